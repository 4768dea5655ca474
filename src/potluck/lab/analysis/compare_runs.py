"""Two runs of the same seeds, match against match: what differs, by how much, and how sure that is."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Any, NamedTuple

import polars as pl

from potluck.lab.analysis.estimates import FOUND, Guess, Z, holm, two_sided
from potluck.lab.analysis.run_summary import Facts
from potluck.lab.deck_fields import differences
from potluck.lab.formatting import ordinal, players
from potluck.lab.plan import BadRun, Plan
from potluck.lab.run_folder import Shelf

#: Chances of a false alarm that are called a difference, once raised for the number of looks.
SURE = 0.05


class Measure(NamedTuple):
    """One number in both runs, and the difference from match to match."""

    name: str
    unit: str  # "%" for shares
    before: float
    after: float
    change: Guess
    alarm: float = 1.0  # the chance of a false alarm, raised for the number of looks

    @property
    def error(self) -> float:
        """The standard error of the difference."""
        return self.change.half / Z

    @property
    def differs(self) -> bool:
        """Whether this is more than chance."""
        return self.alarm < SURE

    @property
    def would_show(self) -> float:
        """How large a difference would have been found, four times in five."""
        return FOUND * self.error


class Comparison(NamedTuple):
    """Everything that was compared."""

    before: Facts
    after: Facts
    changes: list[str]
    matches: int
    measures: list[Measure]
    cards: list[Measure]
    impacts: list[Measure]

    @property
    def moved(self) -> list[Measure]:
        """Cards that are used more or less often, the most surprising first."""
        return sorted(
            (card for card in self.cards if card.differs), key=lambda card: -abs(card.change.value) / card.error
        )

    @property
    def differing(self) -> list[Measure]:
        """Measures of the whole match that differ."""
        return [measure for measure in self.measures if measure.differs]


def compare(before: Shelf, after: Shelf) -> Comparison:
    """Compare two runs, or say why they cannot be paired."""
    one, other = Facts(before), Facts(after)
    check_pair(one.plan, other.plan)
    pairs = one.matches.join(other.matches, on="match", suffix="_after")
    count = pairs.select(pl.len()).collect().item()
    if count < 2:
        raise BadRun("the two runs share fewer than two matches, so nothing can be compared")
    measures = raised([*match_measures(pairs), *seat_measures(one, other)])
    return Comparison(
        one,
        other,
        what_changed(one.plan, other.plan),
        count,
        measures,
        raised(list(card_measures(one, other, count))),
        raised(list(impact_measures(one, other))),
    )


def check_pair(one: Plan, other: Plan) -> None:
    """Only runs of the same game, seed, tables and bots have matches in common."""
    for field in ("game", "seed", "players", "bots"):
        mine, theirs = getattr(one, field), getattr(other, field)
        if mine != theirs:
            raise BadRun(
                f"these runs cannot be paired: {field} {mine!r} and {theirs!r}; run both with the same --seed, "
                f"--players "
                "and --bots, or give decks and options instead of folders"
            )


def what_changed(one: Plan, other: Plan) -> list[str]:
    """The difference that was put in: cards and options."""
    told = [str(change) for change in differences(one.deck, other.deck)]
    titles = {option.key: option for option in one.house.options}
    for key in one.options:
        if one.options[key] != other.options.get(key):
            labels = dict(titles[key].values)
            told.append(f"{titles[key].title}: {labels[one.options[key]]} → {labels[other.options[key]]}")
    return told


def paired(total: float, squares: float, count: int) -> Guess:
    """The mean of differences from match to match."""
    value = total / count
    variance = max(0.0, squares - total * value) / max(1, count - 1)
    half = Z * math.sqrt(variance / count)
    return Guess(value, value - half, value + half)


def raised(measures: list[Measure]) -> list[Measure]:
    """The same with chances of a false alarm that count all looks."""
    alarms = holm([two_sided(measure.change.value, measure.error) for measure in measures])
    return [measure._replace(alarm=alarm) for measure, alarm in zip(measures, alarms, strict=True)]


class Kind(NamedTuple):
    """A number of a whole match: of one column, or one column's share of another."""

    name: str
    unit: str
    column: str
    of: str = ""

    def expression(self, suffix: str) -> pl.Expr:
        """Its value in one of the two runs."""
        value = pl.col(self.column + suffix).cast(pl.Float64)
        if self.column == "winners":
            return (value > 1).cast(pl.Float64)
        return value / pl.col(self.of + suffix) if self.of else value


MATCH_MEASURES = [
    Kind("Minutes", "min", "minutes"),
    Kind("Turns", "", "turns"),
    Kind("Decisions", "", "decisions"),
    Kind("Decisions with a real choice", "%", "real", "decisions"),
    Kind("Changes of the lead", "", "lead_changes"),
    Kind("Decided after", "%", "decided"),
    Kind("Margin of the best", "", "margin"),
    Kind("Shared wins", "%", "winners"),
]


def match_measures(pairs: pl.LazyFrame) -> Iterator[Measure]:
    """Numbers of a whole match."""
    wanted = []
    for kind in MATCH_MEASURES:
        old, new = kind.expression(""), kind.expression("_after")
        wanted += [old.sum().alias(f"{kind.name}:a"), new.sum().alias(f"{kind.name}:b")]
        wanted.append(((new - old) ** 2).sum().alias(f"{kind.name}:s"))
    sums = pairs.select(pl.len().alias("n"), *wanted).collect().row(0, named=True)
    count = sums["n"]
    for kind in MATCH_MEASURES:
        one, other, squares = (sums[f"{kind.name}:{part}"] for part in "abs")
        yield Measure(kind.name, kind.unit, one / count, other / count, paired(other - one, squares, count))


def seat_measures(one: Facts, other: Facts) -> Iterator[Measure]:
    """The win share of each seat and the mean score of a match, for each number of players."""
    for seats, seat, count, before, later, squares in sums_of(one.seats, other.seats, ["match", "seat"], "win"):
        name = f"{ordinal(seat).capitalize()} seat’s wins, {players(seats)}"
        yield Measure(name, "%", before / count, later / count, paired(later - before, squares, count))
    mean = pl.col("score").cast(pl.Float64).mean()
    scores = [facts.seats.group_by("match", "seats").agg(mean, pl.lit(0).alias("seat")) for facts in (one, other)]
    for seats, _, count, before, later, squares in sums_of(scores[0], scores[1], ["match"], "score"):
        yield Measure(
            f"Score, {players(seats)}", "", before / count, later / count, paired(later - before, squares, count)
        )


def sums_of(one: pl.LazyFrame, other: pl.LazyFrame, on: list[str], column: str) -> Iterator[tuple[Any, ...]]:
    """By number of players and seat: count, both sums, and the sum of squared differences."""
    old, new = pl.col(column).cast(pl.Float64), pl.col(f"{column}_after").cast(pl.Float64)
    both = one.join(other, on=on, suffix="_after")
    rows = both.group_by("seats", "seat").agg(
        pl.len(), old.sum().alias("before"), new.sum().alias("later"), ((new - old) ** 2).sum().alias("squares")
    )
    yield from rows.sort("seats", "seat").collect().iter_rows()


def card_measures(one: Facts, other: Facts, count: int) -> Iterator[Measure]:
    """How often a match each thing is done with a card."""
    shared = one.matches.select("match").join(other.matches.select("match"), on="match")
    keys = ["match", "card", "verb"]

    def use(facts: Facts) -> pl.LazyFrame:
        rows = facts.shelf.rows("cards").join(shared, on="match", how="semi")
        return rows.group_by(keys).agg(pl.col("did").cast(pl.Float64).sum())

    both = use(one).join(use(other), on=keys, how="full", coalesce=True, suffix="_after").fill_null(0.0)
    change = pl.col("did_after") - pl.col("did")
    rows = (
        both.group_by("card", "verb")
        .agg(pl.col("did").sum(), pl.col("did_after").sum(), (change**2).sum().alias("squares"))
        .sort("card", "verb")
        .collect()
    )
    names = {**other.names, **one.names}
    for card, verb, before, later, squares in rows.iter_rows():
        label = f"{verb.capitalize()} {names.get(card, card)}"
        yield Measure(label, "a match", before / count, later / count, paired(later - before, squares, count))


def impact_measures(one: Facts, other: Facts) -> Iterator[Measure]:
    """What a card does to its player's chance, in both runs."""
    later = {(fact.card, fact.verb): fact for fact in other.cards}
    for fact in one.cards:
        twin = later.get((fact.card, fact.verb))
        if fact.impact is None or twin is None or twin.impact is None or min(fact.seats, twin.seats) < 60:
            continue
        value = twin.impact.value - fact.impact.value
        half = math.hypot(fact.impact.half, twin.impact.half)
        change = Guess(value, value - half, value + half)
        yield Measure(fact.label, "%", fact.impact.value, twin.impact.value, change)
