"""Carries out what a browser asks of a table, one small function for each kind of request."""

from __future__ import annotations

from functools import singledispatch

from potluck.kernel.moves import Attempt, Thing
from potluck.server import protocol
from potluck.server.protocol import client_messages, server_messages
from potluck.server.socket.connection import TableConnection
from potluck.table.decisions import host, seating
from potluck.table.decisions.attempts import judge_attempt
from potluck.table.decisions.moves import MoveRequest, check_move
from potluck.table.decisions.takebacks import check_takeback
from potluck.table.errors import Refused
from potluck.table.live.gestures import GestureRequest
from potluck.table.live.registry import TableRegistry
from potluck.table.sanitize import clean_chat, clean_name, clean_reaction

LONGEST_REF = 64


async def name_at(connection: TableConnection, registry: TableRegistry) -> str:
    """The name that somebody chats under: the name of their seat, else their own."""
    seats = connection.live.table.seats_of(connection.who)
    if seats:
        return connection.live.table.seats[seats[0]].name
    return await registry.storage.name_of(connection.who) or "A guest"


def explain(message: client_messages.AskWhyMessage, connection: TableConnection) -> server_messages.WhyMessage:
    """Why a seat cannot do what its player tries, without a reason where it can; or Refused."""
    attempt = Attempt(thing_of(message.held), None if message.aim is None else thing_of(message.aim))
    refusal = judge_attempt(connection.live.table, connection.who, message.seat, attempt)
    if refusal is None:
        return server_messages.WhyMessage(message.ref, None)
    return server_messages.WhyMessage(message.ref, protocol.on_wire(refusal.phrase), refusal.rule or None)


def thing_of(thing: client_messages.Thing) -> Thing:
    """Something on the table, as the rules know it."""
    return Thing(thing.kind, thing.id)


@singledispatch
async def carry_out(message: client_messages.Request, connection: TableConnection, registry: TableRegistry) -> int:
    """Do what a request asks; the position that it led to, or Refused."""
    raise Refused("refused-unknown-request")


@carry_out.register
async def _(message: client_messages.MoveMessage, connection: TableConnection, registry: TableRegistry) -> int:
    wanted = MoveRequest(connection.who, message.ref, message.seat, message.position, message.code)
    return await connection.live.act(lambda table: check_move(table, wanted))


@carry_out.register
async def _(message: client_messages.GraspRequest, connection: TableConnection, registry: TableRegistry) -> int:
    wanted = GestureRequest(connection.who, message.ref, message.seat, message.position)
    return await connection.live.begin_gesture(wanted)


@carry_out.register
async def _(message: client_messages.TakebackMessage, connection: TableConnection, registry: TableRegistry) -> int:
    return await connection.live.act(lambda table: check_takeback(table, connection.who, message.seat))


@carry_out.register
async def _(message: client_messages.SitMessage, connection: TableConnection, registry: TableRegistry) -> int:
    name = clean_name(message.name)
    position = await connection.live.act(lambda table: seating.sit(table, connection.who, message.seat, name))
    if await registry.storage.name_of(connection.who) is None:
        await registry.storage.rename(connection.who, name)
    return position


@carry_out.register
async def _(message: client_messages.StandMessage, connection: TableConnection, registry: TableRegistry) -> int:
    return await connection.live.act(lambda table: seating.stand(table, connection.who, message.seat))


@carry_out.register
async def _(message: client_messages.SeatMessage, connection: TableConnection, registry: TableRegistry) -> int:
    who, seat, level = connection.who, message.seat, message.level
    match message.to:
        case "open":
            return await connection.live.act(lambda table: host.open_seat(table, who, seat))
        case "bot":
            return await connection.live.act(lambda table: host.seat_bot(table, who, seat, level))
        case "person":
            return await connection.live.act(lambda table: host.seat_person(table, who, seat))
        case "kick":
            return await connection.live.act(lambda table: host.kick(table, who, seat))


@carry_out.register
async def _(message: client_messages.LockMessage, connection: TableConnection, registry: TableRegistry) -> int:
    return await connection.live.act(lambda table: host.lock(table, connection.who, message.locked))


@carry_out.register
async def _(message: client_messages.HintsMessage, connection: TableConnection, registry: TableRegistry) -> int:
    return await connection.live.act(lambda table: host.allow_hints(table, connection.who, message.allowed))


@carry_out.register
async def _(message: client_messages.StartMessage, connection: TableConnection, registry: TableRegistry) -> int:
    return await connection.live.act(lambda table: host.start(table, connection.who))


@carry_out.register
async def _(message: client_messages.SayMessage, connection: TableConnection, registry: TableRegistry) -> int:
    await connection.live.say(await name_at(connection, registry), clean_chat(message.text))
    return connection.live.table.position


@carry_out.register
async def _(message: client_messages.ReactMessage, connection: TableConnection, registry: TableRegistry) -> int:
    connection.live.react(await name_at(connection, registry), clean_reaction(message.emoji))
    return connection.live.table.position


@carry_out.register
async def _(message: client_messages.AskRematchMessage, connection: TableConnection, registry: TableRegistry) -> int:
    await registry.rematch(connection.live, connection.who)
    return connection.live.table.position
