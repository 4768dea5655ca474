"""A table: its seats, its door, its match. All of it follows from its log, entry by entry."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal, NamedTuple

from potluck.kernel.match import Match
from potluck.kernel.match import Played as PlayedLine
from potluck.kernel.state import State
from potluck.table.clocks import Clock
from potluck.table.entries import (
    ChangedChairs,
    Entry,
    Hinting,
    HostPassed,
    Laid,
    Locked,
    Played,
    Rematched,
    Seated,
    Started,
    TookBack,
)
from potluck.table.errors import BrokenTable
from potluck.table.seats import OPEN, is_played_by, names_of
from potluck.table.setups import find_setup
from potluck.table.story import Story
from potluck.table.turn import Turn

Status = Literal["open", "playing", "over"]

#: What moves are signed with that no person made: a bot's, and the covering bot's when a clock was at zero.
BOT = "bot"
CLOCK = "clock"


class Answered(NamedTuple):
    """A move that was taken, so that its repetition is answered and not played."""

    seat: int
    move: str
    position: int


class Change(NamedTuple):
    """A change that is ready to be taken, and the status that it brings, if another one."""

    take: Callable[[], None]
    status: Status | None


class Table:
    """One table as its log made it. `prepare` does all that may fail and changes nothing."""

    def __init__(self, id: str, laid: Laid) -> None:
        self.id = id
        self.laid = laid
        self.setup = find_setup(laid.game, len(laid.seats), laid.options, laid.deck)
        self.seats = list(laid.seats)
        #: The names at the table, seat by seat.
        self.names = names_of(self.seats)
        self.locked = False
        #: Whether people may ask what a good player would do.
        self.hints = laid.hints
        self.barred: set[str] = set()
        self.host = laid.host
        self.rematch: str | None = None
        self.clock = Clock(laid.clock, len(laid.seats))
        #: How many moves were made for somebody's seat by a bot.
        self.covered = [0] * len(laid.seats)
        self.length = 1
        self.match: Match | None = None
        #: How many moves and takebacks there were: it only grows, and names the moment a move is made in.
        self.position = 0
        #: For every seat the first position with the decision that it has now (see Turn.leaves_decision_of).
        self.fresh: list[int] = []
        self.story = Story()
        self.answered: dict[tuple[str, str], Answered] = {}
        #: The turn that led here, unless a takeback did.
        self.last: tuple[Turn, list[int]] | None = None

    # -- reading ------------------------------------------------------------------------------------

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

    # -- going on -----------------------------------------------------------------------------------

    def prepare(self, entry: Entry) -> Change:
        """Try an entry without changing anything; take the change once the entry is kept."""
        go, status = self._prepared(entry)

        def take() -> None:
            go()
            self.length += 1

        return Change(take, status)

    def _prepared(self, entry: Entry) -> tuple[Callable[[], None], Status | None]:
        match entry:
            case Played():
                return self._prepare_turn(entry)
            case TookBack():
                return self._prepare_takeback(entry), None
            case Started(at=at):
                match = Match(self.setup, self.names, self.laid.seed, self.laid.sealed)
                return lambda: self._begin(match, at), "playing"
            case Seated():
                return lambda: self._seat(entry), None
            case ChangedChairs(leaves=leaves, takes=takes):
                return lambda: self._change_chairs(leaves, takes), None
            case Locked(locked=locked):
                return lambda: setattr(self, "locked", locked), None
            case Hinting(allowed=allowed):
                return lambda: setattr(self, "hints", allowed), None
            case HostPassed(who=who):
                return lambda: setattr(self, "host", who), None
            case Rematched(table=table):
                return lambda: setattr(self, "rematch", table), None
            case Laid():
                raise BrokenTable

    def _begin(self, match: Match, at: float) -> None:
        self.match = match
        self.clock.go_on(at, match.state.pending(), ())
        self.fresh = [0] * match.setup.seats
        self.story.add(0, match.events)

    def _prepare_turn(self, entry: Played) -> tuple[Callable[[], None], Status | None]:
        move = self.setup.deck.catalogue.named(entry.move)
        if move is None:
            raise BrokenTable
        turn = Turn(self.state, entry.seat, move, entry.by_hand)
        fresh = [at if turn.leaves_decision_of(seat) else self.position + 1 for seat, at in enumerate(self.fresh)]
        return lambda: self._take_turn(turn, fresh, entry), None if turn.after.result is None else "over"

    def _take_turn(self, turn: Turn, fresh: list[int], entry: Played) -> None:
        assert self.match is not None
        # The state before the move stays as it was: takebacks look at it.
        self.match.take_over(PlayedLine(turn.seat, turn.move, turn.by_hand, entry.gesture), turn.after)
        self.position += 1
        self.last = (turn, self.fresh)
        self.fresh = fresh
        self.story.add(self.position, turn.events)
        self.answered[entry.who, entry.ref] = Answered(entry.seat, entry.move, self.position)
        self._clock_goes_on(entry.seat, entry.at)
        if entry.who in (BOT, CLOCK) and self.seats[entry.seat].owner is not None:
            self.covered[entry.seat] += 1

    def _clock_goes_on(self, mover: int, at: float) -> None:
        changed = [seat for seat, since in enumerate(self.fresh) if since == self.position]
        self.clock.go_on(at, self.state.pending(), {mover, *changed})

    def _prepare_takeback(self, entry: TookBack) -> Callable[[], None]:
        assert self.match is not None
        earlier = self.match.until(self.match.position - 1)
        return lambda: self._take_back(entry, earlier)

    def _take_back(self, entry: TookBack, earlier: Match) -> None:
        seat = entry.seat
        self.match = earlier
        self.position += 1
        before = self.last[1] if self.last else [-1] * len(self.seats)
        # Whose decision the move did not touch, his the takeback does not touch either.
        self.fresh = [
            at if other != seat and at == before[other] else self.position for other, at in enumerate(self.fresh)
        ]
        self.last = None
        self.story.add_takeback(self.position, seat)
        self._clock_goes_on(seat, entry.at)

    def _seat(self, entry: Seated) -> None:
        self.seats[entry.seat] = entry.plan
        self.names = names_of(self.seats)
        if self.clock.since[entry.seat] is not None:  # whoever has the seat now has not thought yet
            self.clock.go_on(entry.at, self.state.pending(), {entry.seat})
        if entry.barred is not None:
            self.barred.add(entry.barred)
        if self.match is not None:
            self.match.names = self.names

    def _change_chairs(self, leaves: int, takes: int) -> None:
        self.seats[takes] = self.seats[leaves]
        self.seats[leaves] = OPEN
        self.names = names_of(self.seats)


def table_of(id: str, entries: list[Entry]) -> Table:
    """The table that a log tells of, or BrokenTable."""
    if not entries or not isinstance(entries[0], Laid):
        raise BrokenTable
    table = Table(id, entries[0])
    for entry in entries[1:]:
        table.prepare(entry).take()
    return table
