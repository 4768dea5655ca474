"""A table as each viewer may see it, in the protocol's types. Matches are read through their game's views only."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, cast

import msgspec

from potluck.kernel.events import SPECTATOR
from potluck.kernel.match import commitment
from potluck.kernel.moves import Move
from potluck.kernel.phrases import Phrase, slug
from potluck.kernel.state import State, Step
from potluck.server import protocol
from potluck.server.protocol import resources, server_messages
from potluck.table.decisions.takebacks import offers_takeback
from potluck.table.live.live_table import LiveTable
from potluck.table.value.entries import Created
from potluck.table.value.table import Table


def room_of(live: LiveTable, who: str) -> resources.Room:
    """All about a table except its match, for an identity."""
    table = live.table
    creation = table.creation
    over = table.status == "over"
    return resources.Room(
        id=table.id,
        game=creation.game,
        title=title_of(creation),
        host=who == table.host,
        locked=table.locked,
        status=table.status,
        options=dict(table.setup.options),
        seats=seat_infos(live),
        yours=table.seats_of(who),
        spectators=live.spectators(),
        commitment=commitment(creation.seed),
        seed=creation.seed if over else None,
        result=result_of(table),
        rematch=table.rematch,
        hints=table.hints,
        clock=cast(Any, creation.clock),
        covered=table.covered_for(who),
    )


def seat_infos(live: LiveTable) -> list[resources.SeatInfo]:
    """The seats as everybody sees them."""
    here = live.here()
    return [
        resources.SeatInfo(
            seat=number,
            name=seat.name,
            kind=seat.kind,
            connected=seat.kind == "bot" or seat.owner in here,
            level=seat.level,
            away=seat.away,
        )
        for number, seat in enumerate(live.table.seats)
    ]


def summary_of(live: LiveTable, who: str) -> resources.TableSummary:
    """A table as the lobby shows it."""
    table = live.table
    mine = table.seats_of(who)
    return resources.TableSummary(
        id=table.id,
        game=table.creation.game,
        title=title_of(table.creation),
        seats=seat_infos(live),
        status=table.status,
        your_turn=table.match is not None and any(seat in mine for seat in table.state.pending()),
        watching=live.spectators(),
    )


def title_of(creation: Created) -> resources.Phrase:
    """What a table is called."""
    if creation.host_name:
        return resources.Phrase("table-of", {"name": creation.host_name})
    return resources.Phrase("table-titled", {"title": creation.title})


def result_of(table: Table) -> resources.Result | None:
    """How it ended, if it has."""
    if table.match is None or table.match.state.result is None:
        return None
    outcome = table.match.state.result
    reason = resources.Phrase(f"reason-{slug(outcome.reason)}")
    return resources.Result(reason, outcome.ranks, outcome.scores, outcome.breakdown, outcome.race, list(table.covered))


def position_message(live: LiveTable, who: str, have: int) -> server_messages.PositionMessage:
    """The match as an identity's seats see it, with the story lines since the position that the browser has."""
    table = live.table
    viewers = table.seats_of(who)
    views = {str(seat): seat_position(live, seat) for seat in viewers} or {"spectator": seat_position(live, SPECTATOR)}
    return server_messages.PositionMessage(
        position=table.position,
        seats=cast(dict[str, server_messages.SeatPosition], views),
        story=story_lines(live, viewers, have),
        clocks=seat_clocks(live) if table.clock.runs else None,
    )


def seat_clocks(live: LiveTable) -> list[server_messages.SeatClock]:
    """What every seat's clock has left now; a bot's clock does not run."""
    clock, now = live.table.clock, live.now()
    running = live.table.people_due()
    return [
        server_messages.SeatClock(round(clock.left(seat, now), 1), seat in running)
        for seat in range(len(live.table.seats))
    ]


def story_lines(live: LiveTable, seats: list[int], have: int) -> list[server_messages.StoryLine]:
    """The story lines since a position, for the seats of one browser.

    People who share a browser get the public story: what only one of them may know is not shown to the others.
    """
    listener = seats[0] if len(seats) == 1 else SPECTATOR
    table, written = live.table, live.lines
    narration = table.narration
    lines: list[msgspec.Raw] = []
    for number in narration.heard(have if have <= table.position else -1, listener):
        line = written.get(number)
        if line is None:  # encoded once for all viewers
            at, phrase = narration.line(number)
            told = server_messages.StoryLine(at, phrase.key, phrase.facts)
            line = written[number] = msgspec.Raw(protocol.write(told))
        lines.append(line)
    return cast(list[server_messages.StoryLine], lines)


def seat_position(live: LiveTable, viewer: int) -> msgspec.Raw:
    """One viewer's part of a position message, encoded; made once for each position and viewer."""
    found = live.frames.get(viewer)
    if found is None:
        found = live.frames[viewer] = msgspec.Raw(protocol.write(seat_view(live.table, viewer)))
    return cast(msgspec.Raw, found)


def seat_view(table: Table, viewer: int) -> server_messages.SeatPosition:
    """The match as a seat, or a spectator, sees it."""
    state = table.state
    waiting = state.pending()
    moves = [] if viewer == SPECTATOR else state.legal(viewer)
    return server_messages.SeatPosition(
        view=table.setup.game.view(state, viewer),
        pending=viewer in waiting,
        moves=cast(list[server_messages.MoveOffer], offers(state, viewer, moves)),
        prompt=cast(resources.Phrase, prompt_for(state, viewer, waiting, bool(moves))),
        waiting=waiting,
        takeback=viewer != SPECTATOR and offers_takeback(table, viewer),
    )


def prompt_for(state: State, viewer: int, waiting: list[int], may_move: bool) -> Phrase:
    """What is asked of a viewer, or who is waited for."""
    if state.result is not None:
        return Phrase("why-match-over")
    if may_move:
        return state.ask(viewer)
    return Phrase("ask-wait", {"waiting": waiting})


def offers(state: State, seat: int, moves: list[Move]) -> list[Any]:
    """Moves with their names; encoded once for all tables where a decision names them as they are everywhere."""
    if not moves:
        return []
    decision = type(state.decision())
    if decision.name is Step.name and decision.forecast is Step.forecast:
        return [usual_offer(move) for move in moves]
    return [offer(move, state.name(seat, move), state.forecast(seat, move)) for move in moves]


def offer(move: Move, name: Phrase, effect: Phrase | None) -> server_messages.MoveOffer:
    """A move with its name and what it would do."""
    return server_messages.MoveOffer(move.code, name.key, name.facts, cast(resources.Phrase | None, effect))


@lru_cache(maxsize=100_000)
def usual_offer(move: Move) -> msgspec.Raw:
    """A move with its usual name, encoded."""
    return msgspec.Raw(protocol.write(offer(move, move.phrase(), None)))
