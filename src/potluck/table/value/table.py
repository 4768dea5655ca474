"""A table as an immutable value: its seats, its match, its clock. All of it follows from its log, entry by entry."""

from __future__ import annotations

from typing import Any, Literal, NamedTuple

import msgspec

from potluck.kernel.append_only import AppendOnlyDict, AppendOnlyList
from potluck.kernel.events import Event
from potluck.kernel.game import Setup
from potluck.kernel.match import Match, PlayedMove
from potluck.kernel.moves import Move
from potluck.kernel.state import State
from potluck.table.errors import BrokenTable
from potluck.table.value.clocks import MatchClock, new_clock
from potluck.table.value.entries import (
    ChangedChairs,
    Created,
    Entry,
    Hinting,
    HostPassed,
    Locked,
    Played,
    Rematched,
    Seated,
    SeatPlan,
    Started,
    TookBack,
)
from potluck.table.value.narration import Narration
from potluck.table.value.seats import OPEN, is_played_by, names_of
from potluck.table.value.setup_cache import find_setup

Status = Literal["open", "playing", "over"]

#: What moves are signed with that no person made: a bot's, and the covering bot's when a clock was at zero.
BOT = "bot"
CLOCK = "clock"


class Answered(NamedTuple):
    """A move that was taken, so that its repetition is answered and not played."""

    seat: int
    move: str
    position: int


class AppliedMove(msgspec.Struct, frozen=True, eq=False):
    """A move, the state before it and the state after it. Neither state is changed any more."""

    seat: int
    move: Move
    before: State
    after: State
    #: Whether this was a sealed answer: the same decision waits on, for one seat fewer.
    sealed: bool

    @property
    def events(self) -> list[Event]:
        """What happened in this move."""
        assert self.after.journal is not None
        return self.after.journal

    def leaves_decision_of(self, seat: int) -> bool:
        """Whether that seat still decides the same thing as before, with nothing new to know.

        True while sealed answers come in and all that the seat hears is who has answered. The mover may change the
        own sealed answer.
        """
        if not self.sealed or self.before.legal(seat) != self.after.legal(seat):
            return False
        return seat == self.seat or not any(event.heard_by(seat) and not says_only_who(event) for event in self.events)


class Table(msgspec.Struct, frozen=True, eq=False, weakref=True):
    """One table as its log made it. Nothing that can be reached from here is ever changed: `after` makes a new one."""

    id: str
    creation: Created
    setup: Setup
    seats: tuple[SeatPlan, ...]
    #: The names at the table, seat by seat. (A list, because compiled games take lists.)
    names: list[str]
    host: str
    #: Whether people may ask what a good player would do.
    hints: bool
    clock: MatchClock
    #: How many moves were made for somebody's seat by a bot.
    covered: tuple[int, ...]
    narration: Narration
    answered: AppendOnlyDict[tuple[str, str], Answered]
    #: How many entries the log has.
    length: int = 1
    locked: bool = False
    barred: frozenset[str] = frozenset()
    rematch: str | None = None
    match: Match | None = None
    #: How many moves and takebacks there were: it only grows, and names the moment a move is made in.
    position: int = 0
    #: For every seat the first position with the decision that it has now (see AppliedMove.leaves_decision_of).
    fresh: tuple[int, ...] = ()
    #: The move that led here and `fresh` before it, unless a takeback led here.
    last: tuple[AppliedMove, tuple[int, ...]] | None = None

    @property
    def status(self) -> Status:
        """Where the table is in its life."""
        if self.match is None:
            return "open"
        return "playing" if self.match.state.result is None else "over"

    @property
    def state(self) -> State:
        """The truth of the running match."""
        assert self.match is not None
        return self.match.state

    def seats_of(self, who: str) -> list[int]:
        """The seats that an identity moves."""
        return [number for number, seat in enumerate(self.seats) if is_played_by(seat, who)]

    def covered_for(self, who: str) -> list[int]:
        """The seats that a bot plays for an identity, who may take them back."""
        if self.status != "playing":
            return []
        return [number for number, seat in enumerate(self.seats) if seat.kind == "bot" and seat.owner == who]

    def bots_due(self) -> list[int]:
        """The bots' seats that owe a decision."""
        if self.match is None:
            return []
        return [seat for seat in self.state.pending() if self.seats[seat].kind == "bot"]

    def people_due(self) -> list[int]:
        """The people's seats that owe a decision."""
        if self.match is None:
            return []
        return [seat for seat in self.state.pending() if self.seats[seat].kind in ("person", "local")]


def first_table(id: str, created: Created) -> Table:
    """The table after the first entry of its log."""
    seats = tuple(created.seats)
    return Table(
        id=id,
        creation=created,
        setup=find_setup(created.game, len(seats), created.options, created.deck),
        seats=seats,
        names=names_of(seats),
        host=created.host,
        hints=created.hints,
        clock=new_clock(created.clock, len(seats)),
        covered=(0,) * len(seats),
        narration=Narration(AppendOnlyList([], 0)),
        answered=AppendOnlyDict({}, 0),
    )


def table_of(id: str, entries: list[Entry]) -> Table:
    """The table that results from a log, or BrokenTable."""
    if not entries or not isinstance(entries[0], Created):
        raise BrokenTable
    table = first_table(id, entries[0])
    for entry in entries[1:]:
        table = after(table, entry)
    return table


def after(table: Table, entry: Entry) -> Table:
    """The table after one more entry of its log. Pure: the table that is given stays as it is.

    Whether somebody may do this was decided before the entry was made (`table/decisions`).
    """
    match entry:
        case Played():
            return after_move(table, entry)
        case TookBack():
            return after_takeback(table, entry)
        case Seated():
            return after_seating(table, entry)
        case Started(at=at):
            return after_start(table, at)
        case Created():
            raise BrokenTable
        case _:
            return after_setting(table, entry)


def after_setting(table: Table, entry: ChangedChairs | Locked | Hinting | HostPassed | Rematched) -> Table:
    """What does not touch the match."""
    match entry:
        case ChangedChairs(leaves=leaves, takes=takes):
            seats = with_seat(with_seat(table.seats, takes, table.seats[leaves]), leaves, OPEN)
            return changed(table, seats=seats, names=names_of(seats))
        case Locked(locked=locked):
            return changed(table, locked=locked)
        case Hinting(allowed=allowed):
            return changed(table, hints=allowed)
        case HostPassed(who=who):
            return changed(table, host=who)
        case Rematched(table=other):
            return changed(table, rematch=other)


def changed(table: Table, **fields: Any) -> Table:
    """A copy whose log is one entry longer, with other values for these fields."""
    return msgspec.structs.replace(table, length=table.length + 1, **fields)


def after_start(table: Table, at: float) -> Table:
    """The match begins."""
    match = Match(table.setup, table.names, table.creation.seed, table.creation.sealed)
    return changed(
        table,
        match=match,
        clock=table.clock.go_on(at, match.state.pending(), ()),
        fresh=(0,) * match.setup.seats,
        narration=table.narration.plus(0, match.events),
    )


def after_move(table: Table, entry: Played) -> Table:
    """A move, a bot's or what a gesture came to."""
    move = table.setup.deck.catalogue.named(entry.move)
    if move is None or table.match is None:
        raise BrokenTable
    seat, position = entry.seat, table.position + 1
    applied = apply_move(table.state, seat, move)
    fresh = tuple([at if applied.leaves_decision_of(other) else position for other, at in enumerate(table.fresh)])
    covered = table.covered
    if entry.who in (BOT, CLOCK) and table.seats[seat].owner is not None:
        covered = (*covered[:seat], covered[seat] + 1, *covered[seat + 1 :])
    return changed(
        table,
        match=table.match.after(PlayedMove(seat, move, entry.by_gesture, entry.recording), applied.after),
        position=position,
        last=(applied, table.fresh),
        fresh=fresh,
        narration=table.narration.plus(position, applied.events),
        answered=table.answered.plus((entry.who, entry.ref), Answered(seat, entry.move, position)),
        clock=clock_after(table.clock, entry.at, applied.after, seat, fresh, position),
        covered=covered,
    )


def apply_move(before: State, seat: int, move: Move) -> AppliedMove:
    """Make a checked move on a copy of the state."""
    after = before.copy()
    after.journal = []
    after.apply(seat, move)
    return AppliedMove(seat, move, before, after, is_sealed(before, after, seat))


def is_sealed(before: State, after: State, seat: int) -> bool:
    """Whether the same decision waits on after a seat's move, for all but that seat."""
    if after.result is not None or not same_decision(before, after):
        return False
    still = after.pending()
    return seat not in still and still == [other for other in before.pending() if other != seat]


def same_decision(one: State, other: State) -> bool:
    """Whether the same decision is on top of both agendas."""
    return len(one.agenda) == len(other.agenda) and type(one.agenda[-1]) is type(other.agenda[-1])


def says_only_who(event: Event) -> bool:
    """Whether an event tells no more than whose answer is in."""
    return all(fact == "seat" for fact in event.facts)


def after_takeback(table: Table, entry: TookBack) -> Table:
    """A seat's last move is taken back."""
    assert table.match is not None
    earlier = table.match.until(table.match.position - 1)
    seat, position = entry.seat, table.position + 1
    before = table.last[1] if table.last else (-1,) * len(table.seats)
    # A seat whose decision the move did not touch keeps it: the takeback does not touch it either.
    fresh = tuple([at if other != seat and at == before[other] else position for other, at in enumerate(table.fresh)])
    return changed(
        table,
        match=earlier,
        position=position,
        last=None,
        fresh=fresh,
        narration=table.narration.plus_takeback(position, seat),
        clock=clock_after(table.clock, entry.at, earlier.state, seat, fresh, position),
    )


def after_seating(table: Table, entry: Seated) -> Table:
    """Somebody else has a seat, or nobody."""
    seats = with_seat(table.seats, entry.seat, entry.plan)
    names = names_of(seats)
    clock = table.clock
    if clock.since[entry.seat] is not None:  # whoever has the seat now has not thought yet
        clock = clock.go_on(entry.at, table.state.pending(), {entry.seat})
    return changed(
        table,
        seats=seats,
        names=names,
        clock=clock,
        barred=table.barred if entry.barred is None else table.barred | {entry.barred},
        match=None if table.match is None else table.match.with_names(names),
    )


def clock_after(
    clock: MatchClock, at: float, state: State, mover: int, fresh: tuple[int, ...], position: int
) -> MatchClock:
    """The clock after a move or a takeback that led to a position."""
    renewed = [seat for seat, since in enumerate(fresh) if since == position]
    return clock.go_on(at, state.pending(), {mover, *renewed})


def with_seat(seats: tuple[SeatPlan, ...], number: int, plan: SeatPlan) -> tuple[SeatPlan, ...]:
    """The seats with another one at a number."""
    result = list(seats)
    result[number] = plan
    return tuple(result)
