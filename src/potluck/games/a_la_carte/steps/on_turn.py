"""The base of every decision: only the active cook is ever asked."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from potluck.games.a_la_carte.state import Kitchen
from potluck.kernel.errors import Refusal
from potluck.kernel.moves import Move
from potluck.kernel.state import Decision


@mypyc_attr(allow_interpreted_subclasses=False)
class OnTurn(Decision[Kitchen]):
    """A decision of the active cook."""

    def pending(self, table: Kitchen) -> list[int]:
        return [table.active]

    def first(self, table: Kitchen) -> int:
        return table.active

    def why_not(self, table: Kitchen, seat: int, move: Move) -> Refusal:
        if seat != table.active:
            return Refusal("AL-2.1", "why-not-your-decision", {"waiting": [table.active]})
        return self.refuse(table, seat, move)

    def refuse(self, table: Kitchen, seat: int, move: Move) -> Refusal:
        """Why the active cook may not do this now."""
        raise NotImplementedError
