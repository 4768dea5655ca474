"""Decisions asked for at one moment, tried together: what is kept in one go, and what everybody is told then."""

from __future__ import annotations

from asyncio import Future
from collections.abc import Callable, Sequence
from typing import NamedTuple

from potluck.kernel.errors import PotluckError
from potluck.table.entries import Entry, Played, stamped
from potluck.table.handkeeper import HandKeeper
from potluck.table.stretch import Stretch
from potluck.table.table import Status, Table

#: Looks at a table and says what to do: an entry to keep, a position that answers already, or nothing.
Decide = Callable[[Table], Entry | int | None]


class Asked(NamedTuple):
    """A decision that somebody waits for."""

    decide: Decide
    answer: Future[int]

    def tell(self, position: int) -> None:
        """The position that it led to."""
        if not self.answer.done():
            self.answer.set_result(position)

    def fail(self, error: BaseException) -> None:
        """Why it led to nothing."""
        if not self.answer.done():
            self.answer.set_exception(error)
            self.answer.exception()  # whoever asked may have gone


class Trial:
    """What came of trying. The table is as it was; `take` brings it to the end of the entries."""

    def __init__(self) -> None:
        self.entries: Sequence[Entry] = ()
        self.status: Status | None = None
        self.take: Callable[[], None] = lambda: None
        #: Who is told which position once the entries are kept (the one that they lead to, where it is None), who is
        #: told why not, and who is next.
        self.answers: list[tuple[Asked, int | None]] = []
        self.refused: list[tuple[Asked, Exception]] = []
        self.left: list[Asked] = []

    def tell_answers(self, now: int) -> None:
        """Tell those whose wish is granted."""
        for one, position in self.answers:
            one.tell(now if position is None else position)

    def tell_refusals(self) -> None:
        """Tell those whose wish is not."""
        for one, error in self.refused:
            one.fail(error)


def try_all(table: Table, asked: list[Asked], now: float, hands: HandKeeper) -> Trial:
    """Try decisions in their order, for as long as they are plain moves; anything else is tried alone."""
    trial = Trial()
    stretch: Stretch | None = None
    for number, one in enumerate(asked):
        try:
            entry = one.decide(table)
            if entry is None or isinstance(entry, int):
                trial.answers.append((one, table.position if entry is None else entry))
                continue
            alone = not isinstance(entry, Played) or hands.grasp is not None
            if alone and stretch is not None:
                trial.left = asked[number:]
                break
            if alone:
                return try_alone(trial, table, asked[number:], entry, now, hands)
            assert isinstance(entry, Played)
            if stretch is None:
                stretch = Stretch(table)
            trial.status = stretch.play(stamped(entry, now)) or trial.status
            trial.answers.append((one, table.position))
        except PotluckError as error:  # nobody asks where it was raised, and what knows that holds on to itself
            trial.refused.append((one, error.with_traceback(None)))
        except Exception as error:
            trial.refused.append((one, error))
    if stretch is not None and stretch.entries:
        stretch.undo()
        trial.entries, trial.take = stretch.entries, stretch.take
    return trial


def try_alone(trial: Trial, table: Table, asked: list[Asked], entry: Entry, now: float, hands: HandKeeper) -> Trial:
    """Try the first decision by itself. If it disturbs a hand, what that hand made is kept first."""
    hand = hands.disturbed_by(table, entry)
    entry = stamped(entry if hand is None else hand, now)
    change = table.prepare(entry)
    trial.entries, trial.status, trial.take = [entry], change.status, change.take
    if hand is None:
        trial.answers.append((asked[0], None))
    trial.left = asked if hand is not None else asked[1:]
    return trial
