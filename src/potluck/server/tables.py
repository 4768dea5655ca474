"""REST: the lobby, laying a table, looking at one, and what is left of it after the end."""

from __future__ import annotations

import asyncio

from fastapi import APIRouter, Request, WebSocket
from starlette.responses import Response

from potluck.kernel.match import Match
from potluck.kernel.matchfile import write_match
from potluck.server import frames, protocol, replay
from potluck.server.answers import body, say, told, trouble
from potluck.server.house import House
from potluck.server.people import me
from potluck.server.safety import address_of
from potluck.server.socket import serve_socket
from potluck.table.decisions.new_table import SeatRequest, new_table
from potluck.table.errors import Refused
from potluck.table.live.live_table import LiveTable
from potluck.table.sanitize import clean_name
from potluck.table.value.seats import COVER

router = APIRouter(prefix="/api/tables", tags=["tables"])

MOST_SEATS = 16


@router.get("", openapi_extra=told(protocol.Tables), response_class=Response)
async def lobby(request: Request) -> Response:
    """The tables that you belong to, and those that are open to everybody."""
    house: House = request.app.state.house
    who = house.doorman.recognise(request) or ""
    most = house.settings.limits.tables_listed
    mine = await house.hall.look_in(await house.storage.tables_of(who, most) if who else [])
    public = await house.hall.look_in(await house.storage.public_tables(most))
    return say(
        protocol.Tables(
            mine=[frames.summary(live, who) for live in mine],
            open=[frames.summary(live, who) for live in public if live not in mine],
        )
    )


@router.post("", openapi_extra=told(protocol.TableId, takes=protocol.NewTable), response_class=Response)
async def lay_table(request: Request) -> Response:
    """Lay a table; its id is the link to it."""
    house: House = request.app.state.house
    wanted = await body(request, protocol.NewTable)
    if len(wanted.seats) > MOST_SEATS:
        raise Refused(f"A table has at most {MOST_SEATS} seats.")
    if not house.laying.take(address_of(request)):
        return trouble("You are laying tables too fast: wait a minute.", 429)
    visitor = await me(request)
    given = next((seat.name for seat in wanted.seats if seat.kind == "me" and seat.name), None)
    name = clean_name(given) if given else visitor.name or "Guest"
    seats = [SeatRequest(seat.kind, seat.name, seat.level) for seat in wanted.seats]
    laid = new_table(
        visitor.id,
        name,
        wanted.game,
        seats,
        in_words(wanted.options),
        wanted.public,
        wanted.hints,
        wanted.clock,
        wanted.cover or COVER,
    )
    return visitor.greeted(say(protocol.TableId(await house.hall.create(laid))))


def in_words(options: dict[str, protocol.OptionWord]) -> dict[str, str]:
    """Options as games know them."""
    return {
        key: ("on" if value else "off") if isinstance(value, bool) else str(value) for key, value in options.items()
    }


@router.get("/{id}", openapi_extra=told(protocol.Room), response_class=Response)
async def room(request: Request, id: str) -> Response:
    """A table as you find it."""
    house: House = request.app.state.house
    live = await house.hall.find(id)
    return say(frames.room(live, house.doorman.recognise(request) or ""))


@router.get("/{id}/match", response_class=Response)
async def match_file(request: Request, id: str) -> Response:
    """The match file of a finished match: proves itself with `potluck verify`."""
    live = await request.app.state.house.hall.find(id)
    match = finished(live)
    text = await asyncio.to_thread(write_match, match)
    name = f"potluck-{match.setup.game.id}.json"
    return Response(
        text,
        media_type="application/json",
        headers={"content-disposition": f'attachment; filename="{name}"', "cache-control": "no-store"},
    )


@router.get("/{id}/replay", openapi_extra=told(protocol.Replay), response_class=Response)
async def replay_of(request: Request, id: str) -> Response:
    """A finished match, position by position."""
    house: House = request.app.state.house
    live = await house.hall.find(id)
    seats = live.table.seats_of(house.doorman.recognise(request) or "")
    return await asyncio.to_thread(lambda: say(protocol.Replay(replay.frames(finished(live), seats))))


@router.get("/{id}/motion/{position}", openapi_extra=told(protocol.Motion), response_class=Response)
async def motion(request: Request, id: str, position: int) -> Response:
    """The movement of somebody's hand that led to a position of a finished match."""
    live = await request.app.state.house.hall.find(id)
    match = finished(live)
    redone = await asyncio.to_thread(replay.motion, match, position)
    if redone is None:
        return trouble(replay.why_no_motion(match, position), 404)
    return say(redone)


def finished(live: LiveTable) -> Match:
    """The match of a table, once it is over."""
    match = live.table.match
    if match is None or match.state.result is None:
        raise Refused("The match is not over yet.")
    return match


@router.websocket("/{id}/socket")
async def socket(socket: WebSocket, id: str) -> None:
    """A table's line: see protocol.schema.json."""
    await serve_socket(socket, id, socket.app.state.house)
