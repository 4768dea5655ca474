"""What one cook could believe. Nothing lies hidden, so only what chance will draw next is imagined."""

from __future__ import annotations

from potluck.games.a_la_carte.state import Kitchen
from potluck.kernel.chance import Chance


def imagine(truth: Kitchen, seat: int, chance: Chance) -> Kitchen:
    """A copy in which the next cup and the next covered dish are drawn from `chance`."""
    table = truth.copy()
    table.chance = chance.fork()
    return table
