"""What each viewer of a table is sent. Matches are only looked at through their game's views."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, cast

import msgspec

from potluck.kernel.events import SPECTATOR
from potluck.kernel.game import Setup
from potluck.kernel.match import commitment
from potluck.kernel.moves import Move
from potluck.kernel.words import listed
from potluck.server import protocol
from potluck.table.decisions.takebacks import offers_takeback
from potluck.table.live.live_table import LiveTable
from potluck.table.value.table import Table


def room(live: LiveTable, who: str) -> protocol.Room:
    """A table as an identity finds it."""
    table = live.table
    laid = table.creation
    over = table.status == "over"
    return protocol.Room(
        id=table.id,
        game=laid.game,
        title=laid.title,
        host=who == table.host,
        locked=table.locked,
        status=table.status,
        options=dict(table.setup.options),
        seats=seats(live),
        yours=table.seats_of(who),
        spectators=live.spectators(),
        commitment=commitment(laid.seed),
        seed=laid.seed if over else None,
        result=result(table),
        rematch=table.rematch,
        hints=table.hints,
        clock=cast(Any, laid.clock),
        covered=table.covered_for(who),
    )


def seats(live: LiveTable) -> list[protocol.SeatInfo]:
    """The seats as everybody sees them."""
    here = live.here()
    return [
        protocol.SeatInfo(
            seat=number,
            name=seat.name,
            kind=seat.kind,
            connected=seat.kind == "bot" or seat.owner in here,
            level=seat.level,
            away=seat.away,
        )
        for number, seat in enumerate(live.table.seats)
    ]


def summary(live: LiveTable, who: str) -> protocol.TableSummary:
    """A table as the lobby shows it."""
    table = live.table
    mine = table.seats_of(who)
    return protocol.TableSummary(
        id=table.id,
        game=table.creation.game,
        title=table.creation.title,
        seats=seats(live),
        status=table.status,
        your_turn=table.match is not None and any(seat in mine for seat in table.state.pending()),
        watching=live.spectators(),
    )


def result(table: Table) -> protocol.Result | None:
    """How it ended, if it has."""
    if table.match is None or table.match.state.result is None:
        return None
    outcome = table.match.state.result
    reason = table.setup.game.tell_reason(outcome.reason, table.names)
    return protocol.Result(reason, outcome.ranks, outcome.scores, outcome.breakdown, outcome.race, list(table.covered))


def position(live: LiveTable, who: str, have: int) -> protocol.PositionMessage:
    """The match as an identity's seats see it, with the lines that it has not heard."""
    table = live.table
    viewers = table.seats_of(who)
    views = {str(seat): seat_position(live, seat) for seat in viewers} or {"spectator": seat_position(live, SPECTATOR)}
    return protocol.PositionMessage(
        position=table.position,
        seats=cast(dict[str, protocol.SeatPosition], views),
        story=story(live, viewers, have),
        clocks=clocks(live) if table.clock.runs else None,
    )


def clocks(live: LiveTable) -> list[protocol.SeatClock]:
    """What every seat has left now; a bot's does not run."""
    clock, now = live.table.clock, live.now()
    running = live.table.people_due()
    return [
        protocol.SeatClock(round(clock.left(seat, now), 1), seat in running) for seat in range(len(live.table.seats))
    ]


def story(live: LiveTable, seats: list[int], have: int) -> list[protocol.StoryLine]:
    """The lines since a position that a browser may tell.

    People who share one hear the public story: what only one of them may know is not read out to the others.
    """
    ear = seats[0] if len(seats) == 1 else SPECTATOR
    table, written = live.table, live.lines
    narration = table.narration
    lines: list[msgspec.Raw] = []
    for number in narration.heard(have if have <= table.position else -1, ear):
        line = written.get(number)
        if line is None:  # it is made once, however many hear it
            told = protocol.StoryLine(*narration.line(number, table.setup, table.names))
            line = written[number] = msgspec.Raw(protocol.write(told))
        lines.append(line)
    return cast(list[protocol.StoryLine], lines)


def seat_position(live: LiveTable, viewer: int) -> msgspec.Raw:
    """One viewer's part of a position frame, encoded; made once a position, however many look."""
    found = live.frames.get(viewer)
    if found is None:
        found = live.frames[viewer] = msgspec.Raw(protocol.write(look(live.table, viewer)))
    return cast(msgspec.Raw, found)


def look(table: Table, viewer: int) -> protocol.SeatPosition:
    """The match as a seat, or a spectator, sees it."""
    state = table.state
    waiting = state.pending()
    moves = [] if viewer == SPECTATOR else state.legal(viewer)
    return protocol.SeatPosition(
        view=table.setup.game.view(state, viewer),
        pending=viewer in waiting,
        moves=[offer(move, table) for move in moves],
        prompt=prompt(table, viewer, waiting, bool(moves)),
        waiting=waiting,
        takeback=viewer != SPECTATOR and offers_takeback(table, viewer),
    )


def prompt(table: Table, viewer: int, waiting: list[int], may_move: bool) -> str:
    """The one sentence that says what is asked, or who is waited for."""
    if table.state.result is not None:
        return "The match is over."
    if may_move:
        return table.setup.game.ask(table.state, viewer, table.names)
    return f"Waiting for {listed([table.names[seat] for seat in waiting])}."


def offer(move: Move, table: Table) -> protocol.MoveOffer:
    """A move in words and parts, with the names of those whom it is about."""
    usual = usual_offer(move, table.setup)
    if not is_about_people(move, table.setup):
        return usual
    text = table.setup.game.name_move(move, table.setup, table.names)
    return msgspec.structs.replace(usual, text=text, short=str(usual.args.get("short", text)))


@lru_cache(maxsize=100_000)
def is_about_people(move: Move, setup: Setup) -> bool:
    """Whether a move's words have a player's name in them."""
    return setup.game.name_move(move, setup, ["?"] * setup.seats) != setup.game.name_move(move, setup)


@lru_cache(maxsize=100_000)
def usual_offer(move: Move, setup: Setup) -> protocol.MoveOffer:
    """A move in words and parts, the same for every table of a set-up; a part that is a card's id names its card."""
    args: dict[str, Any] = setup.game.picture_move(move, setup)
    text = setup.game.name_move(move, setup)
    named = [value for value in args.values() if isinstance(value, str) and value in card_ids(setup)]
    group = args.get("group")
    return protocol.MoveOffer(
        code=move.code,
        text=text,
        short=str(args.get("short", text)),
        args=args,
        card=named[0] if named else None,
        group=group if isinstance(group, str) else None,
    )


@lru_cache(maxsize=256)
def card_ids(setup: Setup) -> frozenset[str]:
    """The ids of all cards in a set-up's deck."""
    return frozenset(face.id for face in setup.game.faces(setup.deck))
