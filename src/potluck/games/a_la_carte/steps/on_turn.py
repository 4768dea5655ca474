"""The base of every decision: only the active cook is ever asked."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from potluck.games.a_la_carte.state import Kitchen
from potluck.kernel.state import Decision


@mypyc_attr(allow_interpreted_subclasses=False)
class OnTurn(Decision[Kitchen]):
    """A decision of the active cook."""

    def pending(self, table: Kitchen) -> list[int]:
        return [table.active]

    def first(self, table: Kitchen) -> int:
        return table.active
