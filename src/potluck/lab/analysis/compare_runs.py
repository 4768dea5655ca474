"""Compares two runs of the same seeds match by match: what differs, by how much, and how significant that is."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Any, NamedTuple

import polars as pl

from potluck.lab.analysis.estimates import DETECTABLE, Estimate, Z, holm, p_value
from potluck.lab.analysis.run_summary import RunSummary
from potluck.lab.deck_fields import deck_changes
from potluck.lab.formatting import ordinal, players
from potluck.lab.plan import BadRun, Plan
from potluck.lab.run_folder import RunFolder
from potluck.language.options import option_title, option_value
from potluck.language.teller import game_teller

#: An adjusted p-value below this is called a difference.
SIGNIFICANCE = 0.05


class Measure(NamedTuple):
    """One number in both runs, and the difference from match to match."""

    name: str
    unit: str  # "%" for shares
    before: float
    after: float
    change: Estimate
    p_value: float = 1.0  # adjusted for the number of comparisons

    @property
    def error(self) -> float:
        """The standard error of the difference."""
        return self.change.half_width / Z

    @property
    def differs(self) -> bool:
        """Whether the difference is significant."""
        return self.p_value < SIGNIFICANCE

    @property
    def detectable(self) -> float:
        """The size of a difference that would have been found with a power of 80 %."""
        return DETECTABLE * self.error


class Comparison(NamedTuple):
    """All measures of two runs, and what differs between their set-ups."""

    before: RunSummary
    after: RunSummary
    changes: list[str]
    matches: int
    measures: list[Measure]
    cards: list[Measure]
    impacts: list[Measure]

    @property
    def moved(self) -> list[Measure]:
        """Actions with cards whose use differs, the most significant first."""
        return sorted(
            (card for card in self.cards if card.differs), key=lambda card: -abs(card.change.value) / card.error
        )

    @property
    def differing(self) -> list[Measure]:
        """Measures of the whole match that differ."""
        return [measure for measure in self.measures if measure.differs]


def compare_runs(before: RunFolder, after: RunFolder) -> Comparison:
    """Compare two runs, or say why they cannot be paired."""
    one, other = RunSummary(before), RunSummary(after)
    check_pair(one.plan, other.plan)
    pairs = one.matches.join(other.matches, on="match", suffix="_after")
    count = pairs.select(pl.len()).collect().item()
    if count < 2:
        raise BadRun("the two runs share fewer than two matches, so nothing can be compared")
    measures = adjusted([*match_measures(pairs), *seat_measures(one, other)])
    return Comparison(
        one,
        other,
        setup_changes(one.plan, other.plan),
        count,
        measures,
        adjusted(list(card_measures(one, other, count))),
        adjusted(list(impact_measures(one, other))),
    )


def check_pair(one: Plan, other: Plan) -> None:
    """Refuse two runs that differ in game, seed, tables or bots: they have no matches in common."""
    for field in ("game", "seed", "players", "bots"):
        mine, theirs = getattr(one, field), getattr(other, field)
        if mine != theirs:
            raise BadRun(
                f"these runs cannot be paired: {field} {mine!r} and {theirs!r}; run both with the same --seed, "
                "--players and --bots, or give decks and options instead of folders"
            )


def setup_changes(one: Plan, other: Plan) -> list[str]:
    """What differs between the set-ups of two runs, in words: cards and options."""
    found = [str(change) for change in deck_changes(one.deck, other.deck)]
    words = game_teller(one.game)
    for option in one.game.options:
        before, after = (plan.options.get(option.key, option.default) for plan in (one, other))
        if before != after:
            change = f"{option_value(words, option, before)} → {option_value(words, option, after)}"
            found.append(f"{option_title(words, option)}: {change}")
    return found


def paired(total: float, squares: float, count: int) -> Estimate:
    """The mean of paired differences, from their sum and their sum of squares."""
    value = total / count
    variance = max(0.0, squares - total * value) / max(1, count - 1)
    half = Z * math.sqrt(variance / count)
    return Estimate(value, value - half, value + half)


def adjusted(measures: list[Measure]) -> list[Measure]:
    """The same measures with p-values adjusted for multiple comparisons."""
    p_values = holm([p_value(measure.change.value, measure.error) for measure in measures])
    return [measure._replace(p_value=value) for measure, value in zip(measures, p_values, strict=True)]


class MatchMeasure(NamedTuple):
    """A number of a whole match: one column, or one column's share of another."""

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
    MatchMeasure("Minutes", "min", "minutes"),
    MatchMeasure("Turns", "", "turns"),
    MatchMeasure("Decisions", "", "decisions"),
    MatchMeasure("Decisions with a real choice", "%", "real", "decisions"),
    MatchMeasure("Changes of the lead", "", "lead_changes"),
    MatchMeasure("Decided after", "%", "decided"),
    MatchMeasure("Margin of the best", "", "margin"),
    MatchMeasure("Shared wins", "%", "winners"),
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


def seat_measures(one: RunSummary, other: RunSummary) -> Iterator[Measure]:
    """The win share of each seat and the mean score of a match, for each number of players."""
    for seats, seat, count, before, later, squares in sums_of(one.seats, other.seats, ["match", "seat"], "win"):
        name = f"{ordinal(seat).capitalize()} seat’s wins, {players(seats)}"
        yield Measure(name, "%", before / count, later / count, paired(later - before, squares, count))
    mean = pl.col("score").cast(pl.Float64).mean()
    scores = [run.seats.group_by("match", "seats").agg(mean, pl.lit(0).alias("seat")) for run in (one, other)]
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


def card_measures(one: RunSummary, other: RunSummary, count: int) -> Iterator[Measure]:
    """How often each action with a card is done in a match."""
    shared = one.matches.select("match").join(other.matches.select("match"), on="match")
    keys = ["match", "card", "verb"]

    def use(run: RunSummary) -> pl.LazyFrame:
        rows = run.folder.rows("cards").join(shared, on="match", how="semi")
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


def impact_measures(one: RunSummary, other: RunSummary) -> Iterator[Measure]:
    """The impact of each action with a card on its player's win share, in both runs."""
    later = {(card.card, card.verb): card for card in other.cards}
    for card in one.cards:
        twin = later.get((card.card, card.verb))
        if card.impact is None or twin is None or twin.impact is None or min(card.seats, twin.seats) < 60:
            continue
        value = twin.impact.value - card.impact.value
        half = math.hypot(card.impact.half_width, twin.impact.half_width)
        change = Estimate(value, value - half, value + half)
        yield Measure(card.label, "%", card.impact.value, twin.impact.value, change)
