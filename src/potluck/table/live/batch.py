"""Decisions asked for at one moment, made one after another on successive values of a table."""

from __future__ import annotations

from asyncio import Future
from collections.abc import Callable
from typing import NamedTuple

from potluck.kernel.errors import PotluckError
from potluck.table.live.gestures import GestureControl
from potluck.table.value.entries import Entry, stamped
from potluck.table.value.table import Table, after

#: Looks at a table and says what to do: an entry to append, a position that answers already, or nothing.
Decide = Callable[[Table], Entry | int | None]


class PendingDecision(NamedTuple):
    """A decision that somebody waits for."""

    decide: Decide
    answer: Future[int]

    def grant(self, position: int) -> None:
        """Answer with the position that it led to."""
        if not self.answer.done():
            self.answer.set_result(position)

    def refuse(self, error: BaseException) -> None:
        """Answer with the reason why it led to nothing."""
        if not self.answer.done():
            self.answer.set_exception(error)
            self.answer.exception()  # whoever asked may have gone


class Batch:
    """What was decided: the entries to append, the table after them, and what everybody is told then."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.entries: list[Entry] = []
        self.granted: list[tuple[PendingDecision, int]] = []
        self.refused: list[tuple[PendingDecision, Exception]] = []
        #: Those who are decided next, because a gesture has to end first.
        self.left: list[PendingDecision] = []

    def take(self, entry: Entry, now: float) -> None:
        """Go on to the table after an entry."""
        entry = stamped(entry, now)
        self.table = after(self.table, entry)
        self.entries.append(entry)


def decide_all(table: Table, asked: list[PendingDecision], now: float, gestures: GestureControl) -> Batch:
    """Decide in order, each on the table that the ones before have led to. While a gesture lasts, one at a time."""
    batch = Batch(table)
    for number, one in enumerate(asked):
        try:
            entry = one.decide(batch.table)
            if isinstance(entry, int) or entry is None:
                batch.granted.append((one, batch.table.position if entry is None else entry))
                continue
            ended = gestures.ended_by(batch.table, entry)
            batch.take(entry if ended is None else ended, now)
        except PotluckError as error:
            # A refusal is an answer: nobody needs its traceback, which would form a reference cycle (decision 0017).
            batch.refused.append((one, error.with_traceback(None)))
            continue
        except Exception as error:
            batch.refused.append((one, error))
            continue
        if ended is not None:
            batch.left = asked[number:]
            break
        batch.granted.append((one, batch.table.position))
        if gestures.active is not None:
            batch.left = asked[number + 1 :]
            break
    return batch
