"""A sensible diner: eats what the purse allows, votes by what he ate, runs when it pays."""

from __future__ import annotations

from potluck.kernel.heuristic import Heuristic


class SensibleDiner(Heuristic):
    pass
