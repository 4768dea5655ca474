"""What a sensible player of a game thinks: used by bots, never by rules."""

from __future__ import annotations

from math import exp
from typing import final

from mypy_extensions import mypyc_attr

from potluck.kernel.chance import Chance
from potluck.kernel.moves import Move
from potluck.kernel.state import State


@final
class Style:
    """How a search plays a game best. Found by measuring (`bench/strength.py`), kept beside the game's heuristic.

    A seat's first `own` choices of its line are searched, the others' first `rivals` choices too (0: they
    play the heuristic); then everybody plays the heuristic, with `whim` percent of any moves, for `ahead`
    choices (-1: to the end), and the heuristic says what that is worth. `explore` is UCB's constant, `trust`
    how long the heuristic's own choice is favoured. Where `by_moves` is on, a node is known by the moves that
    are open as well as by the way there. Sealed choices are drawn by their visits to the power of `mix`.

    With `halving`, the moves in question are not chosen by UCB: all are tried in the same worlds with the same luck,
    and the worse half of them is dropped, again and again, until two are left for the last stretch; whatever is
    clearly worse is dropped at once, and where nothing is left to find out the thinking ends early. What is clear
    does not look at `trust`, who leads does: the heuristic's own move is played until more than luck is against it.
    """

    def __init__(
        self,
        own: int = 4,
        rivals: int = 4,
        whim: int = 10,
        ahead: int = -1,
        explore: float = 0.7,
        trust: float = 0.5,
        by_moves: bool = False,
        halving: bool = False,
        mix: float = 2.0,
    ) -> None:
        self.own = own
        self.rivals = rivals
        self.whim = whim
        self.ahead = ahead
        self.explore = explore
        self.trust = trust
        self.by_moves = by_moves
        self.halving = halving
        self.mix = mix


@mypyc_attr(allow_interpreted_subclasses=True)
class Heuristic:
    """A quick move and a value of a position. It is given an imagined state, never the truth."""

    def style(self) -> Style:
        """How a search plays this game best."""
        return Style()

    def choose(self, state: State, seat: int, moves: list[Move], chance: Chance) -> Move:
        """A sensible move among the legal ones."""
        return moves[chance.below(len(moves))]

    def value(self, state: State, seat: int) -> float:
        """How good the position is for a seat, from 0 (lost) to 1 (won)."""
        return 1.0 / state.seats

    def values(self, state: State) -> list[float]:
        """The same for all seats (override it where one sum serves all)."""
        return [self.value(state, seat) for seat in range(state.seats)]


def weighed(weights: list[float], features: list[float]) -> float:
    """The sum of what was counted, each times its weight."""
    total = 0.0
    for at, weight in enumerate(weights):
        total += weight * features[at]
    return total


def shares(strengths: list[float]) -> list[float]:
    """Everybody's chance to win by how strong each one stands (softmax)."""
    most = max(strengths)
    powers = [exp(strength - most) for strength in strengths]
    total = sum(powers)
    return [power / total for power in powers]
