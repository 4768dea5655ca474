"""Exact sums that can be merged, and the 95 % intervals made from them. Needs the standard library only."""

from __future__ import annotations

import math
from typing import Any, Final

#: The normal distribution's two-sided 95 % point.
Z: Final = 1.959963984540054


def wilson(part: float, whole: float) -> tuple[float, float]:
    """A share's 95 % confidence interval after Wilson: sound for few matches and for shares near 0 and 1."""
    if whole <= 0:
        return 0.0, 1.0
    share = part / whole
    spread = 1 + Z * Z / whole
    middle = (share + Z * Z / (2 * whole)) / spread
    half = Z * math.sqrt(max(0.0, share * (1 - share)) / whole + Z * Z / (4 * whole * whole)) / spread
    return max(0.0, middle - half), min(1.0, middle + half)


def mean_interval(count: int, total: float, squares: float) -> tuple[float, float]:
    """A mean's 95 % confidence interval (normal), from the sums of the numbers and of their squares."""
    mean = total / count if count else 0.0
    if count < 2:
        return mean, mean
    # sums first: with whole numbers no precision is lost, however many there are
    variance = max(0.0, (count * squares - total * total) / (count * (count - 1)))
    half = Z * math.sqrt(variance / count)
    return mean - half, mean + half


class Sums:
    """Whole numbers summed up: how many, their sum, the sum of their squares, the smallest, the largest."""

    def __init__(self) -> None:
        self.count = 0
        self.total = 0
        self.squares = 0
        self.least: int | None = None
        self.most: int | None = None

    def add(self, number: int) -> None:
        """Add one number."""
        self.count += 1
        self.total += number
        self.squares += number * number
        if self.least is None or number < self.least:
            self.least = number
        if self.most is None or number > self.most:
            self.most = number

    def merge(self, other: Sums) -> None:
        """Add all numbers of another one."""
        self.count += other.count
        self.total += other.total
        self.squares += other.squares
        self.least = min((n for n in (self.least, other.least) if n is not None), default=None)
        self.most = max((n for n in (self.most, other.most) if n is not None), default=None)

    def mean(self) -> float:
        """The mean."""
        return self.total / self.count if self.count else 0.0

    def interval(self) -> tuple[float, float]:
        """The mean's 95 % confidence interval."""
        return mean_interval(self.count, self.total, self.squares)

    def facts(self) -> dict[str, Any]:
        """For programs."""
        low, high = self.interval()
        return {"mean": self.mean(), "interval": [low, high], "least": self.least, "most": self.most}
