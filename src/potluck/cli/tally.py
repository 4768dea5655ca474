"""Counting matches: whole numbers that add up in any order, and the shares and intervals made from them.

Everything that is kept while matches run is an exact sum, so that it does not matter who counted what.
"""

from __future__ import annotations

import math
from typing import Any, Final

from potluck.kernel.outcome import Outcome

#: The normal distribution's two-sided 95 % point.
Z: Final = 1.959963984540054


class Heap:
    """Numbers poured together: how many, their sum, the sum of their squares, the smallest, the largest."""

    def __init__(self) -> None:
        self.count = 0
        self.total = 0
        self.squares = 0
        self.least: int | None = None
        self.most: int | None = None

    def add(self, number: int) -> None:
        """One more."""
        self.count += 1
        self.total += number
        self.squares += number * number
        if self.least is None or number < self.least:
            self.least = number
        if self.most is None or number > self.most:
            self.most = number

    def pour(self, other: Heap) -> None:
        """All of another heap."""
        self.count += other.count
        self.total += other.total
        self.squares += other.squares
        self.least = min((n for n in (self.least, other.least) if n is not None), default=None)
        self.most = max((n for n in (self.most, other.most) if n is not None), default=None)

    def mean(self) -> float:
        """The mean."""
        return self.total / self.count if self.count else 0.0

    def interval(self) -> tuple[float, float]:
        """The mean's 95 % confidence interval (normal)."""
        if self.count < 2:
            return self.mean(), self.mean()
        # whole numbers first: no precision is lost however many there are
        variance = (self.count * self.squares - self.total * self.total) / (self.count * (self.count - 1))
        half = Z * math.sqrt(variance / self.count)
        return self.mean() - half, self.mean() + half

    def facts(self) -> dict[str, Any]:
        """For programs."""
        low, high = self.interval()
        return {"mean": self.mean(), "interval": [low, high], "least": self.least, "most": self.most}


def wilson(part: float, whole: int) -> tuple[float, float]:
    """A share's 95 % confidence interval after Wilson: sound for few matches and for shares near 0 and 1."""
    if whole == 0:
        return 0.0, 1.0
    share = part / whole
    spread = 1 + Z * Z / whole
    middle = (share + Z * Z / (2 * whole)) / spread
    half = Z * math.sqrt(share * (1 - share) / whole + Z * Z / (4 * whole * whole)) / spread
    return max(0.0, middle - half), min(1.0, middle + half)


class Place:
    """How one seat, or one bot, did: its scores, its first places, and how many of them were shared."""

    def __init__(self) -> None:
        self.scores = Heap()
        self.firsts = 0
        self.shared = 0

    def pour(self, other: Place) -> None:
        """All of another's."""
        self.scores.pour(other.scores)
        self.firsts += other.firsts
        self.shared += other.shared

    def facts(self) -> dict[str, Any]:
        """For programs."""
        played = self.scores.count
        return {
            "played": played,
            "wins": self.firsts,
            "shared_wins": self.shared,
            "win_share": self.firsts / played if played else 0.0,
            "win_interval": list(wilson(self.firsts, played)),
            "score": self.scores.facts(),
        }


class Tally:
    """All that is kept of many matches. `places[turn][seat]`: in every n-th match the bots sit the same way."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.places = [[Place() for _ in range(seats)] for _ in range(seats)]
        self.decisions = Heap()
        self.reasons: dict[str, int] = {}

    def count(self, number: int, outcome: Outcome, decisions: int) -> None:
        """One finished match, the number-th."""
        shared = outcome.ranks.count(1) > 1
        scores = outcome.scores
        row = self.places[number % self.seats]
        for seat, rank in enumerate(outcome.ranks):
            place = row[seat]
            place.scores.add(scores[seat])
            if rank == 1:
                place.firsts += 1
                if shared:
                    place.shared += 1
        self.decisions.add(decisions)
        self.reasons[outcome.reason] = self.reasons.get(outcome.reason, 0) + 1

    def pour(self, other: Tally) -> None:
        """All matches of another tally."""
        for mine, theirs in zip(self.places, other.places, strict=True):
            for place, more in zip(mine, theirs, strict=True):
                place.pour(more)
        self.decisions.pour(other.decisions)
        for reason, times in other.reasons.items():
            self.reasons[reason] = self.reasons.get(reason, 0) + times

    def by_seat(self) -> list[Place]:
        """Everything that happened on each seat."""
        result = [Place() for _ in range(self.seats)]
        for row in self.places:
            for seat, place in enumerate(row):
                result[seat].pour(place)
        return result

    def by_bot(self, names: list[str]) -> dict[str, Place]:
        """Everything that happened to each bot, wherever it sat."""
        result = {name: Place() for name in names}
        for turn, row in enumerate(self.places):
            for seat, place in enumerate(row):
                result[names[(seat + turn) % self.seats]].pour(place)
        return result
