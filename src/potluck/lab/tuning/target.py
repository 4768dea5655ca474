"""What a deck is tuned toward: `first seat 25% ±1`, read from words and measured in rows."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

import polars as pl

from potluck.kernel.errors import BadSetup
from potluck.lab.analysis.estimates import Guess, mean, share
from potluck.lab.analysis.run_summary import Facts
from potluck.lab.formatting import ORDINALS

KNOWN: Final = (
    "first seat 25% ±1, last seat 25% ±1, seats 0% ±2 (the gap between the best and the worst), minutes 30 ±3, "
    "turns 40 ±4, "
    "decisions 80 ±8, score 35 ±2, margin 5 ±1, lead changes 2 ±0.3, decided 80% ±5, ties 3% ±1, real choices 95% ±2, "
    "card M10 40% ±5 (of those who can use it)"
)
COLUMNS: Final = {
    "minutes": "minutes",
    "turns": "turns",
    "decisions": "decisions",
    "margin": "margin",
    "lead changes": "lead_changes",
}
SHARES: Final = ("decided", "ties", "real choices")


class Aim(NamedTuple):
    """A measure, the value that it should have, and how near is near enough."""

    what: str
    value: float
    within: float
    percent: bool

    def __str__(self) -> str:
        unit = "%" if self.percent else ""
        scale = 100 if self.percent else 1
        return f"{self.what} {self.value * scale:g}{unit} ±{self.within * scale:g}"

    def miss(self, guess: Guess) -> float:
        """How far off a measurement is, in what is near enough."""
        return abs(guess.value - self.value) / self.within

    def met(self, guess: Guess) -> bool:
        """Whether a measurement is near enough."""
        return self.miss(guess) <= 1


def read_aim(text: str, cards: dict[str, str]) -> Aim:
    """An aim from words, or BadSetup with what is understood."""
    found = re.fullmatch(
        r"\s*(.+?)\s+(-?\d+(?:\.\d+)?)\s*(%?)\s*(?:±|\+-|\+/-)\s*(\d+(?:\.\d+)?)\s*%?\s*", text.replace("−", "-")
    )
    if not found:
        raise BadSetup(f"--target {text!r} must look like one of: {KNOWN}")
    what, value, sign, within = found[1].lower(), float(found[2]), found[3], float(found[4])
    shares = what.endswith("seat") or what in ("seats", *SHARES) or what.startswith("card ")
    if what.startswith("card "):
        what = f"card {card_named(found[1][5:].strip(), cards)}"
    known = what in COLUMNS or what in ("score", "seats", *SHARES) or seat_of(what, 99) is not None
    if not known and not what.startswith("card "):
        raise BadSetup(f"--target {text!r}: nothing is known as {what!r}; it may be one of: {KNOWN}")
    if shares != bool(sign):
        raise BadSetup(
            f"--target {text!r}: {what} is {'a share, so write %' if shares else 'a number, so leave out the %'}"
        )
    if within <= 0:
        raise BadSetup(f"--target {text!r}: what follows ± must be more than 0")
    if shares and not 0 <= value <= 100:
        raise BadSetup(f"--target {text!r}: {what} is a share, so it must be 0% to 100%")
    scale = 100 if shares else 1
    return Aim(what, value / scale, within / scale, shares)


def card_named(word: str, cards: dict[str, str]) -> str:
    """A card's id, from its id or name."""
    for id, name in cards.items():
        if word.casefold() in (id.casefold(), name.casefold()):
            return id
    raise BadSetup(f"--target: there is no card {word!r} in the deck; `potluck cards GAME` lists them")


def seat_of(what: str, seats: int) -> int | None:
    """The seat that is meant, from nought."""
    if what == "last seat":
        return seats - 1
    words = what.split()
    if len(words) == 2 and words[1] == "seat" and words[0] in ORDINALS:
        return ORDINALS.index(words[0])
    return None


def measure(aim: Aim, facts: Facts) -> Guess:
    """The aim's measure in a run, all its numbers of players together."""
    if aim.what == "seats":
        return gap(facts)
    if aim.what.startswith("card "):
        found = [fact for fact in facts.cards if fact.card == aim.what[5:]]
        did = sum(fact.used.value * fact.seats for fact in found)
        return share(did, sum(fact.seats for fact in found))
    if aim.what == "score":
        return mean_in(facts.seats, pl.col("score"))
    if aim.what in COLUMNS:
        return mean_in(facts.matches, pl.col(COLUMNS[aim.what]))
    if aim.what == "decided":
        return mean_in(facts.matches, pl.col("decided"))
    if aim.what == "ties":
        return mean_in(facts.matches, pl.col("winners") > 1)
    if aim.what == "real choices":
        return mean_in(facts.matches, pl.col("real") / pl.col("decisions"))
    wins = total = 0.0
    for seats, shares in facts.wins_by_seat.items():
        seat = seat_of(aim.what, seats)
        if seat is None or seat >= seats:
            raise BadSetup(f"--target: there is no {aim.what} at a table of {seats}")
        wins += shares[seat].value * facts.played[seats]
        total += facts.played[seats]
    return share(wins, total)


def mean_in(rows: pl.LazyFrame, value: pl.Expr) -> Guess:
    """The mean of something over rows."""
    number = value.cast(pl.Float64)
    total, squares, count = (
        rows.select(number.sum().alias("sum"), (number * number).sum().alias("squares"), pl.len()).collect().row(0)
    )
    return mean(total, squares, count)


def gap(facts: Facts) -> Guess:
    """From the worst seat's win share to the best one's, the widest of all tables."""
    widest = Guess(0.0, 0.0, 0.0)
    for shares in facts.wins_by_seat.values():
        best, worst = max(shares), min(shares)
        value = best.value - worst.value
        half = (best.half**2 + worst.half**2) ** 0.5
        if value >= widest.value:
            widest = Guess(value, max(0.0, value - half), value + half)
    return widest
