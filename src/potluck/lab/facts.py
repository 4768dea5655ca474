"""What the rows of a run say: sums and counts, read lazily, so that a million matches need little memory."""

from __future__ import annotations

from functools import cached_property
from typing import Any, NamedTuple

import numpy as np
import polars as pl

from potluck.lab.card_actions import CardActions, verb_of
from potluck.lab.luck import Luck, measure
from potluck.lab.plan import LADDER, LUCK, Plan
from potluck.lab.shelf import Shelf
from potluck.lab.stats import Guess, Strata, mean, share

#: Of a verb with more moves than this, they are told as one.
MOST_OF_A_VERB = 6


class Spread:
    """How numbers are spread: values with how often each came up."""

    def __init__(self, counts: dict[float, int]) -> None:
        self.counts = dict(sorted(counts.items()))
        self.total = sum(self.counts.values())

    def mean(self) -> Guess:
        """The mean."""
        total = sum(value * count for value, count in self.counts.items())
        squares = sum(value * value * count for value, count in self.counts.items())
        return mean(total, squares, self.total)

    def quantile(self, part: float) -> float:
        """The value that so great a part is not above."""
        seen = 0
        for value, count in self.counts.items():
            seen += count
            if seen >= part * self.total:
                return value
        return 0.0

    def share_where(self, holds: Any) -> Guess:
        """The share of the values for which something holds."""
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
    """The next round number: 1, 2, 5, 10 and so on."""
    if whole and width <= 1:
        return 1.0
    if width <= 0:
        return 1.0
    ten = 10 ** np.floor(np.log10(width))
    return float(next(step * ten for step in (1, 2, 5, 10) if step * ten >= width * 0.999))


class CardFact(NamedTuple):
    """What came of something that can be done with a card."""

    card: str
    name: str
    verb: str
    seats: int  # seats of matches that could
    used: Guess  # share of them that did
    could: int  # choices that offered it
    picked: Guess  # share of them that took it
    with_it: Guess  # win share of those that did
    without: Guess  # and of those that could and did not
    impact: Guess | None  # the difference, compared within equal tables and levels

    @property
    def label(self) -> str:
        """In words."""
        return f"{self.verb.capitalize()} {self.name}"


class MoveFact(NamedTuple):
    """A kind of move, how often it was made, and its codes."""

    label: str
    times: int
    codes: list[int]


class Rung(NamedTuple):
    """How one player of a better level did among weaker ones."""

    better: str
    weaker: str
    seats: int
    matches: int
    wins: Guess


class Facts:
    """Everything that a report tells, worked out when it is asked for."""

    def __init__(self, shelf: Shelf) -> None:
        self.shelf = shelf
        self.plan: Plan = shelf.plan()
        self.game = self.plan.house
        self.setup = self.plan.setups[self.plan.players[0]]
        self.names = {face.id: face.name for face in self.game.faces(self.setup.deck)}

    @cached_property
    def matches(self) -> pl.LazyFrame:
        """A row a match."""
        return self.shelf.rows("matches")

    @cached_property
    def seats(self) -> pl.LazyFrame:
        """A row a seat of a match."""
        return self.shelf.rows("seats")

    @cached_property
    def played(self) -> dict[int, int]:
        """Matches for each number of players."""
        rows = self.matches.group_by("seats").len().sort("seats").collect()
        return dict(zip(rows["seats"].to_list(), rows["len"].to_list(), strict=True))

    @cached_property
    def wins_by_seat(self) -> dict[int, list[Guess]]:
        """For each number of players the win share of each seat; a shared win is divided."""
        rows = (
            self.seats.group_by("seats", "seat")
            .agg(pl.col("win").cast(pl.Float64).sum(), pl.len())
            .sort("seats", "seat")
            .collect()
        )
        result: dict[int, list[Guess]] = {}
        for seats, _, wins, count in rows.iter_rows():
            result.setdefault(seats, []).append(share(wins, count))
        return result

    @cached_property
    def wins_by_level(self) -> dict[int, dict[str, Guess]]:
        """For each number of players the win share of a player of each level."""
        rows = (
            self.seats.group_by("seats", "level")
            .agg(pl.col("win").cast(pl.Float64).sum(), pl.len())
            .sort("seats", "level")
            .collect()
        )
        result: dict[int, dict[str, Guess]] = {}
        for seats, level, wins, count in rows.iter_rows():
            result.setdefault(seats, {})[level] = share(wins, count)
        return result

    def spread(self, table: pl.LazyFrame, column: str, digits: int | None = None) -> dict[int, Spread]:
        """How a column is spread, for each number of players."""
        value = pl.col(column) if digits is None else pl.col(column).cast(pl.Float64).round(digits)
        rows = table.group_by("seats", value.alias("value")).len().sort("seats", "value").collect()
        result: dict[int, dict[float, int]] = {}
        for seats, number, count in rows.iter_rows():
            result.setdefault(seats, {})[number] = count
        return {seats: Spread(counts) for seats, counts in result.items()}

    @cached_property
    def scores(self) -> dict[int, Spread]:
        """Everybody's scores."""
        return self.spread(self.seats, "score")

    @cached_property
    def margins(self) -> dict[int, Spread]:
        """From the best score to the next."""
        return self.spread(self.matches, "margin")

    @cached_property
    def winners(self) -> dict[int, Spread]:
        """How many share the win."""
        return self.spread(self.matches, "winners")

    @cached_property
    def lengths(self) -> dict[str, dict[int, Spread]]:
        """Turns, decisions and minutes."""
        return {
            "minutes": self.spread(self.matches, "minutes", 1),
            "turns": self.spread(self.matches, "turns"),
            "decisions": self.spread(self.matches, "decisions"),
        }

    @cached_property
    def lead_changes(self) -> dict[int, Spread]:
        """How often the lead changed."""
        return self.spread(self.matches, "lead_changes")

    @cached_property
    def decided(self) -> dict[int, Spread]:
        """The share of a match after which a winner was never behind."""
        return self.spread(self.matches, "decided", 3)

    @cached_property
    def reasons(self) -> dict[str, int]:
        """Why matches ended."""
        rows = self.matches.group_by("reason").len().sort("len", "reason", descending=[True, False]).collect()
        return dict(zip(rows["reason"].to_list(), rows["len"].to_list(), strict=True))

    @cached_property
    def real_share(self) -> dict[int, Guess]:
        """The share of decisions that left a choice; matches are what varies, so they make the interval."""
        part = pl.col("real") / pl.col("decisions")
        rows = (
            self.matches.group_by("seats")
            .agg(part.sum().alias("sum"), (part * part).sum().alias("squares"), pl.len())
            .sort("seats")
            .collect()
        )
        return {seats: mean(total, squares, count) for seats, total, squares, count in rows.iter_rows()}

    @cached_property
    def has_decisions(self) -> bool:
        """Whether any decision has a row of its own."""
        return self.plan.decisions != "none"

    @cached_property
    def choices(self) -> Spread:
        """How many moves there were to choose from, decision by decision."""
        rows = self.shelf.rows("decisions").group_by("choices").len().collect()
        return Spread(dict(zip(rows["choices"].to_list(), rows["len"].to_list(), strict=True)))

    @cached_property
    def moves(self) -> list[MoveFact]:
        """How often each kind of move was made, the commonest first.

        Moves about cards are not told apart, nor are many of one verb.
        """
        rows = self.shelf.rows("decisions").group_by("move").len().collect()
        deeds = CardActions(self.setup)
        by_verb: dict[str, dict[str, MoveFact]] = {}
        for code, count in rows.sort("move").iter_rows():
            move = self.setup.deck.catalogue.moves[code]
            verb = verb_of(move)
            name = "" if deeds.of_move[code] else self.game.name_move(move, self.setup)
            known = by_verb.setdefault(verb, {}).get(name, MoveFact(name, 0, []))
            by_verb[verb][name] = MoveFact(name, known.times + count, [*known.codes, code])
        found: list[MoveFact] = []
        for verb, facts in by_verb.items():
            if "" in facts or len(facts) > MOST_OF_A_VERB:
                codes = [code for fact in facts.values() for code in fact.codes]
                found.append(MoveFact(verb.capitalize(), sum(fact.times for fact in facts.values()), codes))
            else:
                found.extend(facts.values())
        return sorted(found, key=lambda fact: (-fact.times, fact.label))

    def times_in_matches(self, fact: MoveFact) -> pl.DataFrame:
        """How often a kind of move was made in each match whose decisions were kept, and the first time."""
        rows = self.shelf.rows("decisions").filter(pl.col("move").is_in(fact.codes))
        made = rows.group_by("match").agg(pl.len().alias("times"), pl.col("number").min().alias("first"))
        return made.sort("match").collect()

    @cached_property
    def breadth(self) -> pl.LazyFrame:
        """A row a match: how many moves a decision had to choose from in the mean."""
        totals = self.seats.group_by("match", "seats").agg(pl.col("choices").sum(), pl.col("decisions").sum())
        return totals.with_columns((pl.col("choices") / pl.col("decisions")).alias("breadth"))

    @cached_property
    def cards(self) -> list[CardFact]:
        """What came of each thing that can be done with a card, in the deck's order."""
        did = pl.col("did") > 0
        win = pl.col("win").cast(pl.Float64)
        rows = (
            self.shelf.rows("cards")
            .group_by("card", "verb", "seats", "level")
            .agg(
                pl.len().alias("rows"),
                did.sum().alias("used"),
                pl.col("could").cast(pl.UInt64).sum(),
                pl.col("did").cast(pl.UInt64).sum(),
                win.filter(did).sum().alias("wins_with"),
                win.filter(~did).sum().alias("wins_without"),
            )
            .sort("card", "verb", "seats", "level")
            .collect()
        )
        order = {card: at for at, card in enumerate(self.names)}
        found = [
            self.card_fact(str(card), str(verb), group)
            for (card, verb), group in rows.group_by(["card", "verb"], maintain_order=True)
        ]
        return sorted(found, key=lambda fact: (order.get(fact.card, 0), fact.verb))

    def card_fact(self, card: str, verb: str, group: pl.DataFrame) -> CardFact:
        """One deed, from its rows by number of players and level."""
        strata = Strata()
        for row in group.iter_rows(named=True):
            strata.add(row["wins_with"], row["used"], row["wins_without"], row["rows"] - row["used"])
        rows, used = int(group["rows"].sum()), int(group["used"].sum())
        could = int(group["could"].sum())
        return CardFact(
            card,
            self.names[card],
            verb,
            rows,
            share(used, rows),
            could,
            share(int(group["did"].sum()), could),
            share(float(group["wins_with"].sum()), used),
            share(float(group["wins_without"].sum()), rows - used),
            strata.guess(),
        )

    @cached_property
    def unseen(self) -> list[str]:
        """Cards that some move is about, and that nobody could ever choose."""
        seen = {fact.card for fact in self.cards}
        known = {deed.card for deed in CardActions(self.setup).all}
        return [card for card in self.names if card in known and card not in seen]

    @cached_property
    def luck(self) -> list[Luck]:
        """Luck and skill for each number of players; empty where it was not measured."""
        if not self.shelf.holds(LUCK):
            return []
        rows = self.shelf.rows("luck").collect()
        return [measure(rows, seats) for seats in sorted(rows["seats"].unique().to_list())]

    @cached_property
    def mirrored(self) -> pl.LazyFrame:
        """A row a seat of a mirrored match, of the stream of dice that comes with the deal."""
        return self.shelf.rows("luck").filter(pl.col("dice") == 0)

    @cached_property
    def climbs(self) -> pl.LazyFrame:
        """A row a match of the ladder."""
        return self.shelf.rows("ladder")

    @cached_property
    def ladder(self) -> list[Rung]:
        """The ladder's pairings; empty where nobody climbed."""
        if not self.shelf.holds(LADDER):
            return []
        rows = (
            self.climbs.group_by("better", "weaker", "seats")
            .agg(pl.col("win").cast(pl.Float64).sum(), pl.len())
            .collect()
        )
        found = {
            (better, weaker): Rung(better, weaker, seats, count, share(wins, count))
            for better, weaker, seats, wins, count in rows.iter_rows()
        }
        pairs = [(rung.better, rung.weaker) for rung in self.plan.rungs]
        return [found[pair] for pair in pairs if pair in found]
