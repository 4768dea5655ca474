"""Numbers with their doubt: shares, means and differences with 95 % intervals."""

from __future__ import annotations

import math
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from potluck.runner.statistics import Z as Z
from potluck.runner.statistics import mean_interval, wilson

#: A difference of so many standard errors is found four times in five: 1.96 for the interval, 0.84 for the luck.
FOUND: Final = Z + 0.841621

Numbers = NDArray[np.float64]


class Guess(NamedTuple):
    """A number and the interval that holds the true one 95 times in 100."""

    value: float
    low: float
    high: float

    @property
    def half(self) -> float:
        """Half of the interval's width."""
        return (self.high - self.low) / 2

    def clear_of(self, other: float) -> bool:
        """Whether the interval leaves a number out."""
        return not self.low <= other <= self.high


def share(part: float, whole: float) -> Guess:
    """A share's interval after Wilson: sound for few matches and for shares near 0 and 1."""
    return Guess(part / whole if whole > 0 else 0.0, *wilson(part, whole))


def mean(total: float, squares: float, count: int) -> Guess:
    """A mean's interval from sums (normal)."""
    return Guess(total / count if count else 0.0, *mean_interval(count, total, squares))


def mean_of(numbers: Numbers) -> Guess:
    """The mean of some numbers."""
    return mean(float(numbers.sum()), float((numbers * numbers).sum()), len(numbers))


def two_sided(value: float, error: float) -> float:
    """How likely so large a value is where there is nothing but chance."""
    if error <= 0:
        return 1.0 if value == 0 else 0.0
    return math.erfc(abs(value) / error / math.sqrt(2))


def holm(chances: list[float]) -> list[float]:
    """Chances of a false alarm, raised for having looked so many times (Holm)."""
    order = sorted(range(len(chances)), key=lambda at: chances[at])
    result = [0.0] * len(chances)
    worst = 0.0
    for place, at in enumerate(order):
        worst = max(worst, min(1.0, chances[at] * (len(chances) - place)))
        result[at] = worst
    return result


class Strata:
    """A difference of two rates over groups that are compared only within themselves (Mantel and Haenszel)."""

    def __init__(self) -> None:
        self.weight = 0.0
        self.total = 0.0
        self.variance = 0.0
        self.with_count = 0
        self.without_count = 0

    def add(self, wins_with: float, count_with: int, wins_without: float, count_without: int) -> None:
        """One group."""
        self.with_count += count_with
        self.without_count += count_without
        if not count_with or not count_without:
            return
        weight = count_with * count_without / (count_with + count_without)
        one, other = wins_with / count_with, wins_without / count_without
        self.weight += weight
        self.total += weight * (one - other)
        spread = max(one * (1 - one), 0.25 / count_with) / count_with
        spread += max(other * (1 - other), 0.25 / count_without) / count_without
        self.variance += weight * weight * spread

    def guess(self) -> Guess | None:
        """The difference; None where nothing could be compared."""
        if self.weight == 0:
            return None
        value = self.total / self.weight
        half = Z * math.sqrt(self.variance) / self.weight
        return Guess(value, value - half, value + half)


def bootstrap(count: int, seed: int, times: int = 400) -> list[NDArray[np.int64]]:
    """Samples of so many things with replacement, the same ones every time."""
    source = np.random.default_rng(seed)
    return [source.integers(0, count, count) for _ in range(times)]


def interval(values: list[float]) -> tuple[float, float]:
    """The middle 95 % of bootstrapped values."""
    low, high = np.quantile(np.array(values), [0.025, 0.975])
    return float(low), float(high)
