"""Intervals, and sums that can be merged."""

from __future__ import annotations

import pytest

from potluck.runner.statistics import Sums, mean_interval, wilson


def test_wilson_intervals() -> None:
    low, high = wilson(0, 10)
    assert low == 0.0
    assert high == pytest.approx(0.2775, abs=1e-4)
    assert wilson(5, 10) == pytest.approx((0.2366, 0.7634), abs=1e-4)
    assert wilson(0, 0) == (0.0, 1.0)


def test_sums_add_up_in_any_order() -> None:
    numbers = [3, -5, 10**9, 7, 7, -2]
    whole, left, right = Sums(), Sums(), Sums()
    for number in numbers:
        whole.add(number)
    for number in numbers[:2]:
        left.add(number)
    for number in numbers[2:]:
        right.add(number)
    right.merge(left)
    assert vars(right) == vars(whole)
    assert whole.facts()["least"] == -5
    assert Sums().mean() == 0.0


def test_a_mean_of_few_numbers_has_no_width() -> None:
    assert mean_interval(0, 0, 0) == (0.0, 0.0)
    assert mean_interval(1, 7, 49) == (7.0, 7.0)
    low, high = mean_interval(4, 10, 30)  # 1, 2, 3 and 4
    assert (low + high) / 2 == pytest.approx(2.5)
    assert high - low == pytest.approx(2 * 1.96 * (5 / 3 / 4) ** 0.5, abs=1e-3)
