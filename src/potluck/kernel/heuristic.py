"""What a game tells bots: a heuristic, and the parameters of a search. Rules never use them."""

from __future__ import annotations

from math import exp
from typing import final

from mypy_extensions import mypyc_attr

from potluck.kernel.chance import Chance
from potluck.kernel.moves import Move
from potluck.kernel.state import State


@final
class SearchStyle:
    """The parameters of a search that suit a game best, found by measuring (`bench/strength.py`).

    | parameter | what it says |
    |---|---|
    | `own`, `rivals` | how many choices of the searching seat, and of each other seat, are searched in a tree |
    | `whim` | percent of random moves in playouts, which follow the heuristic otherwise |
    | `ahead` | choices that a playout looks ahead before the heuristic values the state; -1: to the end |
    | `explore` | UCB's constant |
    | `trust` | how much the heuristic's own move is favoured, in wins that it is given beforehand |
    | `by_moves` | a node is identified by its legal moves as well as by the seat's own choices |
    | `halving` | the seat's moves race (`bots/race_search.py`) instead of being chosen by UCB |
    | `mix` | simultaneous choices are drawn in proportion to their visits to this power |
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
    """A quick choice of a move and a value of a state. It is given imagined states, never the truth."""

    def style(self) -> SearchStyle:
        """The parameters of a search that suit this game best."""
        return SearchStyle()

    def choose(self, state: State, seat: int, moves: list[Move], chance: Chance) -> Move:
        """A sensible move among the legal ones."""
        return moves[chance.below(len(moves))]

    def value(self, state: State, seat: int) -> float:
        """How good the position is for a seat, from 0 (lost) to 1 (won)."""
        return 1.0 / state.seats

    def values(self, state: State) -> list[float]:
        """The values for all seats (override it where they are cheaper to compute together)."""
        return [self.value(state, seat) for seat in range(state.seats)]


def weighted_sum(weights: list[float], features: list[float]) -> float:
    """The sum of the features, each times its weight."""
    total = 0.0
    for at, weight in enumerate(weights):
        total += weight * features[at]
    return total


def softmax(strengths: list[float]) -> list[float]:
    """Each seat's chance to win, from how strong each one is."""
    most = max(strengths)
    powers = [exp(strength - most) for strength in strengths]
    total = sum(powers)
    return [power / total for power in powers]
