"""How a match ended: ranks, scores with their breakdown, and the reason."""

from __future__ import annotations

from typing import final


@final
class Outcome:
    """`ranks` count from 1, and ties share one. `reason` is told by the message `reason-<reason>`.

    `breakdown` says for each seat where its score came from, by words that the messages `score-<word>` tell; the
    numbers add up to the score.
    `race` holds all scores after each round, for the chart on the result page.
    """

    def __init__(
        self,
        reason: str,
        ranks: list[int],
        scores: list[int],
        breakdown: list[list[tuple[str, int]]],
        race: list[list[int]],
    ) -> None:
        self.reason = reason
        self.ranks = ranks
        self.scores = scores
        self.breakdown = breakdown
        self.race = race

    def winners(self) -> list[int]:
        """The seats in first place."""
        return [seat for seat, rank in enumerate(self.ranks) if rank == 1]


def rank(strengths: list[list[int]]) -> list[int]:
    """Ranks from 1; strengths are compared entry by entry, and equal ones share a rank."""
    return [1 + sum(1 for other in strengths if other > mine) for mine in strengths]
