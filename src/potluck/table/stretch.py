"""A stretch of moves: tried one after another, undone, and taken all at once when they are kept."""

from __future__ import annotations

from typing import Any, NamedTuple

from potluck.kernel.events import Event
from potluck.kernel.match import Played as PlayedLine
from potluck.kernel.state import State
from potluck.table.entries import Played
from potluck.table.table import Answered, Status, Table


class Moment(NamedTuple):
    """All of a table that a move changes, apart from what only grows."""

    state: State
    trail: str
    position: int
    length: int
    fresh: list[int]
    last: Any
    covered: list[int]
    bank: list[float]
    since: list[float | None]


class Grown(NamedTuple):
    """What moves add to the lists of a table."""

    played: list[PlayedLine]
    happened: list[tuple[int, Event]]
    answered: dict[tuple[str, str], Answered]


class Stretch:
    """Moves that go on from a table as it is. Whoever tries them is the only one who changes the table."""

    def __init__(self, table: Table) -> None:
        assert table.match is not None
        self.table = table
        self.match = table.match
        self.start = moment_of(table)
        self.sizes = len(self.match.played), len(table.story.happened)
        self.entries: list[Played] = []
        self.end: tuple[Moment, Grown] | None = None

    def play(self, entry: Played) -> Status | None:
        """Try one more move; the status that it brings, if another one. What raises has changed nothing."""
        change = self.table.prepare(entry)
        change.take()
        self.entries.append(entry)
        return change.status

    def undo(self) -> None:
        """Let the table be as it was: nobody may see what is not kept."""
        table, (played, happened) = self.table, self.sizes
        answered = {key: table.answered.pop(key) for key in {(entry.who, entry.ref) for entry in self.entries}}
        self.end = moment_of(table), Grown(self.match.played[played:], table.story.happened[happened:], answered)
        del self.match.played[played:]
        del table.story.happened[happened:]
        restore(table, self.start)

    def take(self) -> None:
        """Let the table be as it was after the last move."""
        assert self.end is not None
        moment, grown = self.end
        restore(self.table, moment)
        self.match.played.extend(grown.played)
        self.table.story.happened.extend(grown.happened)
        self.table.answered.update(grown.answered)


def moment_of(table: Table) -> Moment:
    """The table's present; `restore` brings it back."""
    match, clock = table.match, table.clock
    assert match is not None
    return Moment(
        match.state,
        match.trail,
        table.position,
        table.length,
        table.fresh,
        table.last,
        list(table.covered),
        list(clock.bank),
        list(clock.since),
    )


def restore(table: Table, moment: Moment) -> None:
    """Let a table be as it was at a moment."""
    match, clock = table.match, table.clock
    assert match is not None
    match.state, match.trail = moment.state, moment.trail
    table.position, table.length = moment.position, moment.length
    table.fresh, table.last = moment.fresh, moment.last
    table.covered, clock.bank, clock.since = list(moment.covered), list(moment.bank), list(moment.since)
