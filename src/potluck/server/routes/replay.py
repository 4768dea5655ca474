"""REST: a finished match as a file, position by position, and its gestures.

Other seats' views stay hidden even after the end: a game that keeps secrets for good (who voted how) relies on it.
"""

from __future__ import annotations

import asyncio

from fastapi import APIRouter, Request
from starlette.responses import Response

from potluck.kernel.events import SPECTATOR
from potluck.kernel.match import Match, chance_of
from potluck.kernel.matchfile import write_match
from potluck.kernel.phrases import Phrase
from potluck.server import protocol
from potluck.server.context import ServerContext
from potluck.server.protocol import resources
from potluck.server.rest import error_response, json_response, openapi_json
from potluck.table.errors import Refused
from potluck.table.live.live_table import LiveTable

router = APIRouter(prefix="/api/tables", tags=["tables"])


@router.get("/{id}/match", response_class=Response)
async def match_file(request: Request, id: str) -> Response:
    """The match file of a finished match: proves itself with `potluck verify`."""
    context: ServerContext = request.app.state.context
    match = finished_match(await context.registry.find(id))
    text = await asyncio.to_thread(write_match, match)
    name = f"potluck-{match.setup.game.id}.json"
    return Response(
        text,
        media_type="application/json",
        headers={"content-disposition": f'attachment; filename="{name}"', "cache-control": "no-store"},
    )


@router.get("/{id}/replay", openapi_extra=openapi_json(resources.Replay), response_class=Response)
async def replay_of(request: Request, id: str) -> Response:
    """A finished match, position by position."""
    context: ServerContext = request.app.state.context
    live = await context.registry.find(id)
    seats = live.table.seats_of(context.cookies.identify(request) or "")
    return await asyncio.to_thread(lambda: json_response(resources.Replay(replay_frames(finished_match(live), seats))))


@router.get("/{id}/motion/{position}", openapi_extra=openapi_json(resources.Motion), response_class=Response)
async def motion(request: Request, id: str, position: int) -> Response:
    """The movement of somebody's hand that led to a position of a finished match."""
    context: ServerContext = request.app.state.context
    match = finished_match(await context.registry.find(id))
    replayed = await asyncio.to_thread(motion_to, match, position)
    if replayed is None:
        return error_response(why_no_motion(match, position), 404)
    return json_response(replayed)


def finished_match(live: LiveTable) -> Match:
    """The match of a table, or Refused while it is not over."""
    match = live.table.match
    if match is None or match.state.result is None:
        raise Refused("refused-not-over")
    return match


def replay_frames(match: Match, seats: list[int]) -> list[resources.ReplayFrame]:
    """Play a match again: at every position what the public saw, and what the given seats saw."""
    state = match.setup.start(chance_of(match.seed, match.sealed), True)
    result: list[resources.ReplayFrame] = []
    heard = 0
    listener = seats[0] if len(seats) == 1 else SPECTATOR
    for position in range(len(match.played) + 1):
        if position:
            line = match.played[position - 1]
            state.apply(line.seat, line.move)
        assert state.journal is not None
        events = [event for event in state.journal[heard:] if event.heard_by(listener)]
        heard = len(state.journal)
        view = match.setup.game.view
        result.append(
            resources.ReplayFrame(
                position=position,
                story=[protocol.on_wire(event.phrase()) for event in events],
                view=view(state, SPECTATOR),
                seats={str(seat): view(state, seat) for seat in seats},
                by_hand=position > 0 and match.played[position - 1].by_gesture,
            )
        )
    return result


def motion_to(match: Match, position: int) -> resources.Motion | None:
    """The gesture that led to a position, computed again; None where there is none or it cannot be computed again."""
    replayed = match.replay_gesture(position)
    if replayed is None:
        return None
    gesture, frames = replayed
    return resources.Motion(gesture.kind, match.played[position - 1].seat, gesture.facts, frames)


def why_no_motion(match: Match, position: int) -> Phrase:
    """Why there is no gesture to show."""
    if not 1 <= position <= match.position:
        return Phrase("refused-no-such-position", {"last": match.position})
    if not match.played[position - 1].recording:
        return Phrase("refused-no-gesture-there")
    return Phrase("refused-gesture-lost")
