"""Takebacks at a table: a seat's own last move, while it has shown nobody anything new. The rule is the match's."""

from __future__ import annotations

from potluck.kernel.match import WORLDS_TRIED
from potluck.kernel.phrases import Phrase
from potluck.table.decisions.moves import check_seat
from potluck.table.errors import Refused
from potluck.table.value.entries import TookBack
from potluck.table.value.table import Table

#: Worlds that are tried for the offer that goes with every frame; a real takeback is looked at more closely.
WORLDS_FOR_AN_OFFER = 2


def check_takeback(table: Table, who: str, seat: int) -> TookBack:
    """The entry for a takeback, or Refused."""
    check_seat(table, who, seat)
    reason = why_no_takeback(table, seat)
    if reason is not None:
        raise Refused(reason.key, reason.facts)
    return TookBack(seat)


def offers_takeback(table: Table, seat: int) -> bool:
    """Whether this seat may take its last move back, at a glance."""
    sealed = table.last is not None and table.last[0].seat == seat and table.last[0].leaves_decision_of(seat)
    # Of a sealed answer even its player hears only that it is in: there is nothing to compare.
    return why_no_takeback(table, seat, 0 if sealed else WORLDS_FOR_AN_OFFER) is None


def why_no_takeback(table: Table, seat: int, worlds: int = WORLDS_TRIED) -> Phrase | None:
    """None if this seat may take its last move back, else why not.

    The table still has the state before the last move, so that the match need not play itself again to find out.
    """
    if table.match is None:
        return Phrase("refused-not-begun")
    if table.last is None or table.last[0].seat != seat:
        return table.match.why_no_takeback(seat)
    return table.match.why_no_takeback(seat, table.last[0].before, worlds, f"takeback {table.position}")
