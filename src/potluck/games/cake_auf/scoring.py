"""CA-8.1, CA-9.1: a point for each finished recipe, and who has won."""

from __future__ import annotations

from potluck.games.cake_auf.state import Bakery
from potluck.kernel.outcome import Outcome, rank


def outcome(table: Bakery, reason: str) -> Outcome:
    """CA-8.1, CA-A8: a point for each finished recipe, counted once; whoever won the throws is ahead."""
    points = table.race[-1]
    ranks = rank([[points[seat], 1 if seat in table.rivals else 0] for seat in range(table.seats)])
    breakdown: list[list[tuple[str, int]]] = []
    for seat in range(table.seats):
        rounds: list[tuple[str, int]] = []
        before = 0
        for number, after in enumerate(table.race):
            rounds.append((f"round-{number + 1}", after[seat] - before))
            before = after[seat]
        breakdown.append(rounds)
    return Outcome(reason, ranks, points.copy(), breakdown, [after.copy() for after in table.race])
