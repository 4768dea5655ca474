"""Playing on at random to the end: the measure of the rules' speed, and the base of every search."""

from __future__ import annotations

from potluck.kernel.chance import Chance
from potluck.kernel.state import State


def play_randomly(state: State, chance: Chance) -> int:
    """Play every seat at random to the end; how many decisions that took."""
    decisions = 0
    while True:
        seat = state.next_seat()
        if seat < 0:
            return decisions
        moves = state.legal(seat)
        state.apply(seat, moves[chance.below(len(moves))])
        decisions += 1
