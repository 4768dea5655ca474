"""Numbers, shares, intervals and lists as text for people."""

from __future__ import annotations

from typing import Final

from potluck.lab.analysis.estimates import Estimate

ORDINALS: Final = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth"]
CARDINALS: Final = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"]


def listed(parts: list[str]) -> str:
    """Names in a row: random, regular and chef."""
    return f"{', '.join(parts[:-1])} and {parts[-1]}" if len(parts) > 1 else "".join(parts)


def ordinal(seat: int) -> str:
    """The ordinal of a seat that is counted from 0."""
    return ORDINALS[seat] if seat < len(ORDINALS) else f"{seat + 1}th"


def cardinal(number: int) -> str:
    """A small number in words."""
    return CARDINALS[number] if 0 <= number < len(CARDINALS) else f"{number:,}"


def percent(value: float, digits: int = 1) -> str:
    """A share as a percentage."""
    return f"{value * 100:.{digits}f}\N{NO-BREAK SPACE}%"


def points(value: float, digits: int = 1) -> str:
    """A difference of two shares in percentage points, signed."""
    return f"{value * 100:+.{digits}f}".replace("-", "−")


def signed(value: float, digits: int = 2) -> str:
    """A difference, signed."""
    return f"{value:+.{digits}f}".replace("-", "−")


def number(value: float, digits: int = 1) -> str:
    """A number; whole ones without a point."""
    text = f"{value:,.{digits}f}"
    return (text.rstrip("0").rstrip(".") if "." in text else text).replace("-", "−")


def share_with_interval(estimate: Estimate) -> str:
    """A share with its interval."""
    return f"{percent(estimate.value)} ({estimate.low * 100:.1f} to {estimate.high * 100:.1f})"


def points_with_interval(estimate: Estimate) -> str:
    """A difference of shares with its interval."""
    return f"{points(estimate.value)} points ({points(estimate.low)} to {points(estimate.high)})"


def mean_with_interval(estimate: Estimate, digits: int = 1) -> str:
    """A mean with its interval, unless that is too narrow to be seen."""
    if number(estimate.low, digits) == number(estimate.high, digits):
        return number(estimate.value, digits)
    return f"{number(estimate.value, digits)} ({number(estimate.low, digits)} to {number(estimate.high, digits)})"


def times(count: int) -> str:
    """A count of times: once, twice, 3 times."""
    return {1: "once", 2: "twice"}.get(count, f"{count:,} times")


def players(count: int) -> str:
    """A number of players."""
    return f"{cardinal(count)} players"


def matches(count: int) -> str:
    """A number of matches."""
    return "one match" if count == 1 else f"{count:,} matches"
