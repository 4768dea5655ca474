"""A table as each viewer may see it, in the protocol's types. Matches are read through their game's views only."""

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
from potluck.server.protocol import resources, server_messages
from potluck.table.decisions.takebacks import offers_takeback
from potluck.table.live.live_table import LiveTable
from potluck.table.value.table import Table


def room_of(live: LiveTable, who: str) -> resources.Room:
    """All about a table except its match, for an identity."""
    table = live.table
    creation = table.creation
    over = table.status == "over"
    return resources.Room(
        id=table.id,
        game=creation.game,
        title=creation.title,
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
        title=table.creation.title,
        seats=seat_infos(live),
        status=table.status,
        your_turn=table.match is not None and any(seat in mine for seat in table.state.pending()),
        watching=live.spectators(),
    )


def result_of(table: Table) -> resources.Result | None:
    """How it ended, if it has."""
    if table.match is None or table.match.state.result is None:
        return None
    outcome = table.match.state.result
    reason = table.setup.game.tell_reason(outcome.reason, table.names)
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
            sentence = server_messages.StoryLine(*narration.line(number, table.setup, table.names))
            line = written[number] = msgspec.Raw(protocol.write(sentence))
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
        moves=[move_offer(move, table) for move in moves],
        prompt=prompt_for(table, viewer, waiting, bool(moves)),
        waiting=waiting,
        takeback=viewer != SPECTATOR and offers_takeback(table, viewer),
    )


def prompt_for(table: Table, viewer: int, waiting: list[int], may_move: bool) -> str:
    """The sentence that says what is asked of a viewer, or who is waited for."""
    if table.state.result is not None:
        return "The match is over."
    if may_move:
        return table.setup.game.ask(table.state, viewer, table.names)
    return f"Waiting for {listed([table.names[seat] for seat in waiting])}."


def move_offer(move: Move, table: Table) -> server_messages.MoveOffer:
    """A move in words and parts, with the names of the players that it is about."""
    usual = nameless_offer(move, table.setup)
    if not is_about_people(move, table.setup):
        return usual
    text = table.setup.game.name_move(move, table.setup, table.names)
    return msgspec.structs.replace(usual, text=text, short=str(usual.args.get("short", text)))


@lru_cache(maxsize=100_000)
def is_about_people(move: Move, setup: Setup) -> bool:
    """Whether a move's words have a player's name in them."""
    return setup.game.name_move(move, setup, ["?"] * setup.seats) != setup.game.name_move(move, setup)


@lru_cache(maxsize=100_000)
def nameless_offer(move: Move, setup: Setup) -> server_messages.MoveOffer:
    """A move in words and parts, as for every table of a set-up; an argument that is a card's id names its card."""
    args: dict[str, Any] = setup.game.picture_move(move, setup)
    text = setup.game.name_move(move, setup)
    named = [value for value in args.values() if isinstance(value, str) and value in card_ids(setup)]
    group = args.get("group")
    return server_messages.MoveOffer(
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
