"""Monte Carlo tree search: a fresh imagined world each iteration, and UCB in every seat's tree from the root on."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final, final

from potluck.bots.search import Search, is_simultaneous
from potluck.kernel.chance import Chance
from potluck.kernel.heuristic import Heuristic, SearchStyle
from potluck.kernel.moves import Move
from potluck.kernel.state import State

#: A move that was tried nearly as often as the first is as good.
NEAR: Final = 0.9


@final
class TreeSearch(Search):
    """Chooses by visits: at random in proportion to them where others choose at the same time, else the most."""

    def __init__(
        self,
        state: State,
        seat: int,
        moves: list[Move],
        heuristic: Heuristic,
        style: SearchStyle,
        chance: Chance,
        clock: Callable[[], float] | None = None,
    ) -> None:
        super().__init__(state, seat, moves, heuristic, style, chance, clock)
        self.simultaneous = is_simultaneous(state, seat)
        pending = state.pending()
        #: Seats that have sealed an answer to this very decision: in our worlds they choose again.
        self.sealed: list[int] = [other for other in range(state.seats) if state.legal(other) and other not in pending]

    def is_settled(self, spent: float) -> bool:
        return False

    def iterate(self) -> None:
        state = self.question.imagine(self.seat, self.chance)
        self.to_the_roots()
        for seat in self.sealed:
            state.apply(seat, self.pick(state, seat, state.legal(seat)))
        returns = self.play(state)
        if not self.late:
            self.add_up(returns)

    def best(self) -> Move:
        arms = self.arms()
        most = 1
        for arm in arms:
            most = max(most, arm.visits)
        if self.simultaneous:
            weights = [math.pow((arm.visits + 1) / (most + 1), self.style.mix) for arm in arms]
        else:
            weights = [1.0 if arm.visits >= NEAR * most else 0.0 for arm in arms]
        at = self.chance.below(1 << 24) / (1 << 24) * sum(weights)
        for arm, weight in zip(arms, weights, strict=True):
            at -= weight
            if at < 0.0:
                return arm.move
        return arms[-1].move
