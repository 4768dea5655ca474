"""Numbers in words: as people read them at a meeting."""

from __future__ import annotations

from typing import Final

from potluck.kernel.words import listed as listed
from potluck.lab.stats import Guess

ORDINALS: Final = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth"]
CARDINALS: Final = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"]


def ordinal(seat: int) -> str:
    """A seat, counted from nought, in words."""
    return ORDINALS[seat] if seat < len(ORDINALS) else f"{seat + 1}th"


def cardinal(number: int) -> str:
    """A small number in words."""
    return CARDINALS[number] if 0 <= number < len(CARDINALS) else f"{number:,}"


def percent(value: float, digits: int = 1) -> str:
    """A share."""
    return f"{value * 100:.{digits}f}\N{NO-BREAK SPACE}%"


def points(value: float, digits: int = 1) -> str:
    """A difference of two shares, signed."""
    return f"{value * 100:+.{digits}f}".replace("-", "−")


def signed(value: float, digits: int = 2) -> str:
    """A difference, signed."""
    return f"{value:+.{digits}f}".replace("-", "−")


def number(value: float, digits: int = 1) -> str:
    """A number; whole ones without a point."""
    text = f"{value:,.{digits}f}"
    return (text.rstrip("0").rstrip(".") if "." in text else text).replace("-", "−")


def share_of(guess: Guess) -> str:
    """A share with its interval."""
    return f"{percent(guess.value)} ({guess.low * 100:.1f} to {guess.high * 100:.1f})"


def points_of(guess: Guess) -> str:
    """A difference of shares with its interval."""
    return f"{points(guess.value)} points ({points(guess.low)} to {points(guess.high)})"


def mean_in_words(guess: Guess, digits: int = 1) -> str:
    """A mean with its interval, unless that is too narrow to be seen."""
    if number(guess.low, digits) == number(guess.high, digits):
        return number(guess.value, digits)
    return f"{number(guess.value, digits)} ({number(guess.low, digits)} to {number(guess.high, digits)})"


def times(count: int) -> str:
    """How often."""
    return {1: "once", 2: "twice"}.get(count, f"{count:,} times")


def players(count: int) -> str:
    """A table by its size."""
    return f"{cardinal(count)} players"


def games(count: int) -> str:
    """So many matches."""
    return "one match" if count == 1 else f"{count:,} matches"
