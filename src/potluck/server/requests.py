"""What a browser may ask of a table on its line, one small function a request."""

from __future__ import annotations

from functools import singledispatch

from potluck.server import protocol
from potluck.server.line import Line
from potluck.table.decisions import host, seating
from potluck.table.decisions.moves import MoveRequest, check_move
from potluck.table.decisions.takebacks import check_takeback
from potluck.table.errors import Refused
from potluck.table.live.gestures import GestureRequest
from potluck.table.live.registry import TableRegistry
from potluck.table.sanitize import clean_chat, clean_name, clean_reaction

LONGEST_REF = 64


async def name_at(line: Line, hall: TableRegistry) -> str:
    """The name that somebody speaks under: his seat's, else his own."""
    seats = line.live.table.seats_of(line.who)
    if seats:
        return line.live.table.seats[seats[0]].name
    return await hall.storage.name_of(line.who) or "A guest"


@singledispatch
async def grant(message: protocol.Request, line: Line, hall: TableRegistry) -> int:
    """Do what a request asks; the position that it led to, or Refused."""
    raise Refused("Nobody here understands that.")


@grant.register
async def _(message: protocol.MoveMessage, line: Line, hall: TableRegistry) -> int:
    wish = MoveRequest(line.who, message.ref, message.seat, message.position, message.code)
    return await line.live.act(lambda table: check_move(table, wish))


@grant.register
async def _(message: protocol.GraspRequest, line: Line, hall: TableRegistry) -> int:
    return await line.live.begin_gesture(GestureRequest(line.who, message.ref, message.seat, message.position))


@grant.register
async def _(message: protocol.TakebackMessage, line: Line, hall: TableRegistry) -> int:
    return await line.live.act(lambda table: check_takeback(table, line.who, message.seat))


@grant.register
async def _(message: protocol.SitMessage, line: Line, hall: TableRegistry) -> int:
    name = clean_name(message.name)
    position = await line.live.act(lambda table: seating.sit(table, line.who, message.seat, name))
    if await hall.storage.name_of(line.who) is None:
        await hall.storage.rename(line.who, name)
    return position


@grant.register
async def _(message: protocol.StandMessage, line: Line, hall: TableRegistry) -> int:
    return await line.live.act(lambda table: seating.stand(table, line.who, message.seat))


@grant.register
async def _(message: protocol.SeatMessage, line: Line, hall: TableRegistry) -> int:
    who, seat, level = line.who, message.seat, message.level
    match message.to:
        case "open":
            return await line.live.act(lambda table: host.open_seat(table, who, seat))
        case "bot":
            return await line.live.act(lambda table: host.seat_bot(table, who, seat, level))
        case "person":
            return await line.live.act(lambda table: host.seat_person(table, who, seat))
        case "kick":
            return await line.live.act(lambda table: host.kick(table, who, seat))


@grant.register
async def _(message: protocol.LockMessage, line: Line, hall: TableRegistry) -> int:
    return await line.live.act(lambda table: host.lock(table, line.who, message.locked))


@grant.register
async def _(message: protocol.HintsMessage, line: Line, hall: TableRegistry) -> int:
    return await line.live.act(lambda table: host.allow_hints(table, line.who, message.allowed))


@grant.register
async def _(message: protocol.StartMessage, line: Line, hall: TableRegistry) -> int:
    return await line.live.act(lambda table: host.start(table, line.who))


@grant.register
async def _(message: protocol.SayMessage, line: Line, hall: TableRegistry) -> int:
    await line.live.say(await name_at(line, hall), clean_chat(message.text))
    return line.live.table.position


@grant.register
async def _(message: protocol.ReactMessage, line: Line, hall: TableRegistry) -> int:
    line.live.react(await name_at(line, hall), clean_reaction(message.emoji))
    return line.live.table.position


@grant.register
async def _(message: protocol.AskRematchMessage, line: Line, hall: TableRegistry) -> int:
    await hall.rematch(line.live, line.who)
    return line.live.table.position
