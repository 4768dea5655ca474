"""CC-10: what counts at the end of the week, and who has won."""

from __future__ import annotations

from potluck.games.cafe_carnage.state import LOAN, Dinner
from potluck.kernel.outcome import Outcome, rank


def outcome(table: Dinner) -> Outcome:
    """CC-10: money left becomes points for whoever never borrowed; most points win, then most money."""
    scores: list[int] = []
    breakdown: list[list[tuple[str, int]]] = []
    for diner in table.diners:
        saved = 0 if diner.ious else diner.money
        scores.append(diner.points + saved)
        breakdown.append(
            [
                ("dishes", diner.points + LOAN * diner.ious),
                ("money", saved),
                ("ious", -LOAN * diner.ious),
            ]
        )
    ranks = rank([[scores[seat], diner.money] for seat, diner in enumerate(table.diners)])
    race = [night.points for night in table.ledger] + [scores]
    return Outcome(reason_of(ranks, scores), ranks, scores, breakdown, race)


def reason_of(ranks: list[int], scores: list[int]) -> str:
    """CC-10.2: whether points alone decided, or money, or nothing could."""
    if ranks.count(1) > 1:
        return "shared"
    return "money" if scores.count(max(scores)) > 1 else "points"
