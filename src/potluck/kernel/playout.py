"""Playing on at random to the end: the measure of the rules' speed, and the base of every search."""

from __future__ import annotations

from potluck.kernel.chance import Chance
from potluck.kernel.state import State


def play_randomly(state: State, chance: Chance) -> int:
    """Play every seat at random to the end; how many decisions that took."""
    decisions = 0
    while state.result is None:
        decision = state.decision()  # asked once a turn, not by each of the state's doors
        seat = decision.first(state)
        moves = decision.legal(state, seat)
        decision.apply(state, seat, moves[chance.below(len(moves))])
        state.go_on()
        decisions += 1
    return decisions
