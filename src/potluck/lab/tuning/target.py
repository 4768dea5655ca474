"""What a deck is tuned toward: `first seat 25% ±1`, read from text and measured in a run."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

import polars as pl

from potluck.kernel.errors import BadSetup
from potluck.lab.analysis.estimates import Estimate, mean, share
from potluck.lab.analysis.run_summary import RunSummary
from potluck.lab.formatting import ORDINALS

EXAMPLES: Final = (
    "first seat 25% ±1, last seat 25% ±1, seats 0% ±2 (the gap between the best and the worst), minutes 30 ±3, "
    "turns 40 ±4, "
    "decisions 80 ±8, score 35 ±2, margin 5 ±1, lead changes 2 ±0.3, decided 80% ±5, ties 3% ±1, real choices 95% ±2, "
    "card M10 40% ±5 (of those who can use it)"
)
PATTERN: Final = re.compile(r"\s*(.+?)\s+(-?\d+(?:\.\d+)?)\s*(%?)\s*(?:±|\+-|\+/-)\s*(\d+(?:\.\d+)?)\s*%?\s*")
#: Numbers of a match, with the column of `matches` that holds them.
COLUMNS: Final = {
    "minutes": "minutes",
    "turns": "turns",
    "decisions": "decisions",
    "margin": "margin",
    "lead changes": "lead_changes",
}
#: Shares of a match, with how each is computed from a row of `matches`.
SHARES: Final = {
    "decided": pl.col("decided"),
    "ties": pl.col("winners") > 1,
    "real choices": pl.col("real") / pl.col("decisions"),
}


class Target(NamedTuple):
    """A measure, the value that it should have, and the tolerance."""

    measure: str
    value: float
    tolerance: float
    is_share: bool

    def __str__(self) -> str:
        return f"{self.measure} {self.wanted}"

    @property
    def wanted(self) -> str:
        """The value with its tolerance."""
        unit = "%" if self.is_share else ""
        scale = 100 if self.is_share else 1
        return f"{self.value * scale:g}{unit} ±{self.tolerance * scale:g}"

    @property
    def card(self) -> str:
        """The id of the card whose use is measured, or an empty text."""
        return self.measure.removeprefix("card ") if self.measure.startswith("card ") else ""

    def distance(self, estimate: Estimate) -> float:
        """How far off a measurement is, in units of the tolerance."""
        return abs(estimate.value - self.value) / self.tolerance

    def is_met(self, estimate: Estimate) -> bool:
        """Whether a measurement is within the tolerance."""
        return self.distance(estimate) <= 1


def read_target(text: str, cards: dict[str, str]) -> Target:
    """A target from its text, or BadSetup with what is allowed."""
    found = PATTERN.fullmatch(text.replace("−", "-"))
    if not found:
        raise BadSetup(f"--target {text!r} must look like one of: {EXAMPLES}")
    measure, value, sign, tolerance = found[1].lower(), float(found[2]), found[3], float(found[4])
    is_share = measure.endswith("seat") or measure in ("seats", *SHARES) or measure.startswith("card ")
    if measure.startswith("card "):
        measure = f"card {card_named(found[1][5:].strip(), cards)}"
    elif not is_known(measure):
        raise BadSetup(f"--target {text!r}: nothing is known as {measure!r}; it may be one of: {EXAMPLES}")
    if is_share != bool(sign):
        raise BadSetup(
            f"--target {text!r}: {measure} is {'a share, so write %' if is_share else 'a number, so leave out the %'}"
        )
    if tolerance <= 0:
        raise BadSetup(f"--target {text!r}: what follows ± must be more than 0")
    if is_share and not 0 <= value <= 100:
        raise BadSetup(f"--target {text!r}: {measure} is a share, so it must be 0% to 100%")
    scale = 100 if is_share else 1
    return Target(measure, value / scale, tolerance / scale, is_share)


def is_known(measure: str) -> bool:
    """Whether there is such a measure, cards aside."""
    return measure in COLUMNS or measure in ("score", "seats", *SHARES) or seat_named(measure, 99) is not None


def card_named(text: str, cards: dict[str, str]) -> str:
    """A card's id, from its id or name."""
    for id, name in cards.items():
        if text.casefold() in (id.casefold(), name.casefold()):
            return id
    raise BadSetup(f"--target: there is no card {text!r} in the deck; `potluck cards GAME` lists them")


def seat_named(measure: str, seats: int) -> int | None:
    """The seat that `first seat` or `last seat` means, from 0; None for any other measure."""
    if measure == "last seat":
        return seats - 1
    words = measure.split()
    if len(words) == 2 and words[1] == "seat" and words[0] in ORDINALS:
        return ORDINALS.index(words[0])
    return None


def measure_target(target: Target, summary: RunSummary) -> Estimate:
    """The target's measure in a run, over all its numbers of players."""
    measure = target.measure
    if measure == "seats":
        return seat_gap(summary)
    if target.card:
        return card_use(target.card, summary)
    if measure == "score":
        return mean_of(summary.seats, pl.col("score"))
    if measure in COLUMNS:
        return mean_of(summary.matches, pl.col(COLUMNS[measure]))
    if measure in SHARES:
        return mean_of(summary.matches, SHARES[measure])
    return seat_wins(measure, summary)


def mean_of(rows: pl.LazyFrame, value: pl.Expr) -> Estimate:
    """The mean of an expression over rows."""
    number = value.cast(pl.Float64)
    total, squares, count = (
        rows.select(number.sum().alias("sum"), (number * number).sum().alias("squares"), pl.len()).collect().row(0)
    )
    return mean(total, squares, count)


def card_use(card: str, summary: RunSummary) -> Estimate:
    """The share of seats that used a card, of those that had the choice."""
    found = [action for action in summary.cards if action.card == card]
    used = sum(action.used.value * action.seats for action in found)
    return share(used, sum(action.seats for action in found))


def seat_wins(measure: str, summary: RunSummary) -> Estimate:
    """The win share of `first seat` or `last seat`."""
    wins = total = 0.0
    for seats, shares in summary.wins_by_seat.items():
        seat = seat_named(measure, seats)
        if seat is None or seat >= seats:
            raise BadSetup(f"--target: there is no {measure} at a table of {seats}")
        wins += shares[seat].value * summary.played[seats]
        total += summary.played[seats]
    return share(wins, total)


def seat_gap(summary: RunSummary) -> Estimate:
    """From the worst seat's win share to the best one's; the widest gap of all table sizes."""
    widest = Estimate(0.0, 0.0, 0.0)
    for shares in summary.wins_by_seat.values():
        best, worst = max(shares), min(shares)
        value = best.value - worst.value
        half = (best.half_width**2 + worst.half_width**2) ** 0.5
        if value >= widest.value:
            widest = Estimate(value, max(0.0, value - half), value + half)
    return widest
