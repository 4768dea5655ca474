"""What a sensible player of a game thinks: used by bots, never by rules."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from potluck.kernel.chance import Chance
from potluck.kernel.moves import Move
from potluck.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Heuristic:
    """A quick move and a value of a position. It is given an imagined state, never the truth."""

    def choose(self, state: State, seat: int, moves: list[Move], chance: Chance) -> Move:
        """A sensible move among the legal ones."""
        return moves[chance.below(len(moves))]

    def value(self, state: State, seat: int) -> float:
        """How good the position is for a seat, from 0 (lost) to 1 (won)."""
        return 1.0 / state.seats
