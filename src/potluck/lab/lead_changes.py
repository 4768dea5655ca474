"""Who leads, and when a match is decided, from the scores after each round."""

from __future__ import annotations

from potluck.kernel.outcome import Outcome


def lead_changes(race: list[list[int]]) -> int:
    """How often somebody else took the lead alone; being caught up with changes nothing yet."""
    changes = 0
    leader = -1
    for scores in race:
        best = max(scores)
        if scores.count(best) > 1:
            continue
        ahead = scores.index(best)
        if leader >= 0 and ahead != leader:
            changes += 1
        leader = ahead
    return changes


def decided_at(outcome: Outcome) -> float:
    """The share of the match after which a winner was never behind again."""
    race = outcome.race
    rounds = len(race)
    if rounds == 0:
        return 1.0
    winners = [seat for seat, rank in enumerate(outcome.ranks) if rank == 1]
    since = rounds
    for number in range(rounds - 1, -1, -1):
        scores = race[number]
        best = max(scores)
        if all(scores[seat] < best for seat in winners):
            break
        since = number + 1
    return since / rounds
