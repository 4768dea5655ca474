"""Estimates with 95 % intervals: shares, means, stratified differences and distributions."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from potluck.runner.statistics import Z as Z
from potluck.runner.statistics import mean_interval, wilson

#: A difference of so many standard errors is found four times in five: 1.96 for the interval, 0.84 for the luck.
DETECTABLE: Final = Z + 0.841621

Numbers = NDArray[np.float64]


class Estimate(NamedTuple):
    """A number with its 95 % interval."""

    value: float
    low: float
    high: float

    @property
    def half_width(self) -> float:
        """Half of the interval's width."""
        return (self.high - self.low) / 2

    def excludes(self, other: float) -> bool:
        """Whether a number lies outside of the interval."""
        return not self.low <= other <= self.high


def share(part: float, whole: float) -> Estimate:
    """A share's interval after Wilson: sound for few matches and for shares near 0 and 1."""
    return Estimate(part / whole if whole > 0 else 0.0, *wilson(part, whole))


def mean(total: float, squares: float, count: int) -> Estimate:
    """A mean's interval from sums (normal)."""
    return Estimate(total / count if count else 0.0, *mean_interval(count, total, squares))


def p_value(value: float, error: float) -> float:
    """The two-sided p-value of a difference with this standard error."""
    if error <= 0:
        return 1.0 if value == 0 else 0.0
    return math.erfc(abs(value) / error / math.sqrt(2))


def holm(p_values: list[float]) -> list[float]:
    """P-values adjusted for multiple comparisons (Holm)."""
    order = sorted(range(len(p_values)), key=lambda at: p_values[at])
    result = [0.0] * len(p_values)
    worst = 0.0
    for place, at in enumerate(order):
        worst = max(worst, min(1.0, p_values[at] * (len(p_values) - place)))
        result[at] = worst
    return result


class StratifiedDifference:
    """The difference of two rates, compared only within groups (Mantel and Haenszel)."""

    def __init__(self) -> None:
        self.weight = 0.0
        self.total = 0.0
        self.variance = 0.0

    def add(self, wins_with: float, count_with: int, wins_without: float, count_without: int) -> None:
        """Add one group; a group with one side empty says nothing."""
        if not count_with or not count_without:
            return
        weight = count_with * count_without / (count_with + count_without)
        one, other = wins_with / count_with, wins_without / count_without
        self.weight += weight
        self.total += weight * (one - other)
        spread = max(one * (1 - one), 0.25 / count_with) / count_with
        spread += max(other * (1 - other), 0.25 / count_without) / count_without
        self.variance += weight * weight * spread

    def estimate(self) -> Estimate | None:
        """The difference; None where no group could be compared."""
        if self.weight == 0:
            return None
        value = self.total / self.weight
        half = Z * math.sqrt(self.variance) / self.weight
        return Estimate(value, value - half, value + half)


def bootstrap_samples(count: int, seed: int, times: int = 400) -> list[NDArray[np.int64]]:
    """Index samples with replacement, the same ones every time."""
    source = np.random.default_rng(seed)
    return [source.integers(0, count, count) for _ in range(times)]


def bootstrap_interval(values: list[float]) -> tuple[float, float]:
    """The middle 95 % of bootstrapped values."""
    low, high = np.quantile(np.array(values), [0.025, 0.975])
    return float(low), float(high)


class Distribution:
    """Values with how often each occurred."""

    def __init__(self, counts: dict[float, int]) -> None:
        self.counts = dict(sorted(counts.items()))
        self.total = sum(self.counts.values())

    def mean(self) -> Estimate:
        """The mean."""
        total = sum(value * count for value, count in self.counts.items())
        squares = sum(value * value * count for value, count in self.counts.items())
        return mean(total, squares, self.total)

    def quantile(self, part: float) -> float:
        """The smallest value that at least this part of all values does not exceed."""
        seen = 0
        for value, count in self.counts.items():
            seen += count
            if seen >= part * self.total:
                return value
        return 0.0

    def share_where(self, holds: Callable[[float], bool]) -> Estimate:
        """The share of the values for which a condition holds."""
        return share(sum(count for value, count in self.counts.items() if holds(value)), self.total)

    def bins(self, most: int = 24) -> list[tuple[float, float, int]]:
        """The counts in bins of equal, round width: (from, to, count)."""
        low, high = min(self.counts), max(self.counts)
        width = round_width((high - low) / most, all(float(value).is_integer() for value in self.counts))
        start = np.floor(low / width) * width
        result: dict[int, int] = {}
        for value, count in self.counts.items():
            at = int((value - start) / width + 1e-9)
            result[at] = result.get(at, 0) + count
        return [
            (float(start + at * width), float(start + (at + 1) * width), result.get(at, 0))
            for at in range(max(result) + 1)
        ]


def round_width(width: float, whole: bool) -> float:
    """The next round number: 1, 2, 5, 10 and so on; at least 1 for whole numbers."""
    if whole and width <= 1:
        return 1.0
    if width <= 0:
        return 1.0
    ten = 10 ** np.floor(np.log10(width))
    return float(next(step * ten for step in (1, 2, 5, 10) if step * ten >= width * 0.999))
