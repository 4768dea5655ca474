"""How a match ended: places, scores with their breakdown, and the reason."""

from __future__ import annotations

from typing import final


@final
class Outcome:
    """`ranks` are places from 1 with ties sharing one; `reason` is a code that text.py puts in words.

    `breakdown` says seat by seat where a score came from; its numbers add up to the score.
    `race` holds everybody's score after each round, for the chart on the result page.
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
    """Places from 1; a seat's strength is compared entry by entry, and equal ones share a place."""
    return [1 + sum(1 for other in strengths if other > mine) for mine in strengths]
