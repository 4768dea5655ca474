"""A run in numbers: sums and counts over its rows, read lazily so that a million matches need little memory."""

from __future__ import annotations

from functools import cached_property
from typing import NamedTuple

import polars as pl

from potluck.lab.analysis.estimates import Distribution, Estimate, StratifiedDifference, mean, share
from potluck.lab.analysis.luck_shares import LuckShares, luck_shares
from potluck.lab.card_actions import CardActions, verb_of
from potluck.lab.plan import LADDER, LUCK, Plan
from potluck.lab.run_folder import RunFolder
from potluck.language.teller import table_teller

#: A verb with more moves than this is counted as one kind of move.
MOST_OF_A_VERB = 6


class CardSummary(NamedTuple):
    """How an action with a card was used, and how its users did."""

    card: str
    name: str
    verb: str
    seats: int  # seats of matches that had the choice
    used: Estimate  # share of them that did
    could: int  # choices that offered it
    picked: Estimate  # share of them that took it
    with_it: Estimate  # win share of those that did
    without: Estimate  # win share of those that had the choice and did not
    impact: Estimate | None  # the difference, compared within equal tables and levels

    @property
    def label(self) -> str:
        """The action for people, such as "Order Tomato Soup"."""
        return f"{self.verb.capitalize()} {self.name}"


class MoveCount(NamedTuple):
    """A kind of move, how often it was made, and its codes."""

    label: str
    times: int
    codes: list[int]


class LadderResult(NamedTuple):
    """How one player of a better level did among weaker ones."""

    better: str
    weaker: str
    seats: int
    matches: int
    wins: Estimate


class RunSummary:
    """Everything that reports need to know of a run; each number is computed on first use."""

    def __init__(self, folder: RunFolder) -> None:
        self.folder = folder
        self.plan: Plan = folder.plan()
        self.game = self.plan.game
        self.setup = self.plan.setups[self.plan.players[0]]
        self.names = {face.id: face.name for face in self.game.faces(self.setup.deck)}

    @cached_property
    def matches(self) -> pl.LazyFrame:
        """One row for each match."""
        return self.folder.rows("matches")

    @cached_property
    def seats(self) -> pl.LazyFrame:
        """One row for each seat of each match."""
        return self.folder.rows("seats")

    @cached_property
    def played(self) -> dict[int, int]:
        """Matches for each number of players."""
        rows = self.matches.group_by("seats").len().sort("seats").collect()
        return dict(zip(rows["seats"].to_list(), rows["len"].to_list(), strict=True))

    @cached_property
    def wins_by_seat(self) -> dict[int, list[Estimate]]:
        """For each number of players the win share of each seat; a shared win is divided."""
        rows = (
            self.seats.group_by("seats", "seat")
            .agg(pl.col("win").cast(pl.Float64).sum(), pl.len())
            .sort("seats", "seat")
            .collect()
        )
        result: dict[int, list[Estimate]] = {}
        for seats, _, wins, count in rows.iter_rows():
            result.setdefault(seats, []).append(share(wins, count))
        return result

    @cached_property
    def wins_by_level(self) -> dict[int, dict[str, Estimate]]:
        """For each number of players the win share of a player of each level."""
        rows = (
            self.seats.group_by("seats", "level")
            .agg(pl.col("win").cast(pl.Float64).sum(), pl.len())
            .sort("seats", "level")
            .collect()
        )
        result: dict[int, dict[str, Estimate]] = {}
        for seats, level, wins, count in rows.iter_rows():
            result.setdefault(seats, {})[level] = share(wins, count)
        return result

    def distributions(self, table: pl.LazyFrame, column: str, digits: int | None = None) -> dict[int, Distribution]:
        """The distribution of a column, for each number of players."""
        value = pl.col(column) if digits is None else pl.col(column).cast(pl.Float64).round(digits)
        rows = table.group_by("seats", value.alias("value")).len().sort("seats", "value").collect()
        result: dict[int, dict[float, int]] = {}
        for seats, number, count in rows.iter_rows():
            result.setdefault(seats, {})[number] = count
        return {seats: Distribution(counts) for seats, counts in result.items()}

    @cached_property
    def scores(self) -> dict[int, Distribution]:
        """Everybody's scores."""
        return self.distributions(self.seats, "score")

    @cached_property
    def margins(self) -> dict[int, Distribution]:
        """From the best score to the next."""
        return self.distributions(self.matches, "margin")

    @cached_property
    def winners(self) -> dict[int, Distribution]:
        """How many share the win."""
        return self.distributions(self.matches, "winners")

    @cached_property
    def lengths(self) -> dict[str, dict[int, Distribution]]:
        """Turns, decisions and minutes."""
        return {
            "minutes": self.distributions(self.matches, "minutes", 1),
            "turns": self.distributions(self.matches, "turns"),
            "decisions": self.distributions(self.matches, "decisions"),
        }

    @cached_property
    def lead_changes(self) -> dict[int, Distribution]:
        """How often the lead changed."""
        return self.distributions(self.matches, "lead_changes")

    @cached_property
    def decided(self) -> dict[int, Distribution]:
        """The share of a match after which a winner was never behind."""
        return self.distributions(self.matches, "decided", 3)

    @cached_property
    def reasons(self) -> dict[str, int]:
        """Why matches ended."""
        rows = self.matches.group_by("reason").len().sort("len", "reason", descending=[True, False]).collect()
        return dict(zip(rows["reason"].to_list(), rows["len"].to_list(), strict=True))

    @cached_property
    def real_share(self) -> dict[int, Estimate]:
        """The share of decisions with at least two moves; the interval comes from the variance between matches."""
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
    def choices(self) -> Distribution:
        """How many moves there were to choose from, decision by decision."""
        rows = self.folder.rows("decisions").group_by("choices").len().collect()
        return Distribution(dict(zip(rows["choices"].to_list(), rows["len"].to_list(), strict=True)))

    @cached_property
    def moves(self) -> list[MoveCount]:
        """How often each kind of move was made, the commonest first.

        Moves about cards count as one kind for each verb, and so do the moves of a verb that has many.
        """
        rows = self.folder.rows("decisions").group_by("move").len().collect()
        actions = CardActions(self.setup)
        words = table_teller(self.setup)
        by_verb: dict[str, dict[str, MoveCount]] = {}
        for code, count in rows.sort("move").iter_rows():
            move = self.setup.deck.catalogue.moves[code]
            verb = verb_of(move)
            name = "" if actions.of_move[code] else words.tell(move.phrase())
            known = by_verb.setdefault(verb, {}).get(name, MoveCount(name, 0, []))
            by_verb[verb][name] = MoveCount(name, known.times + count, [*known.codes, code])
        found: list[MoveCount] = []
        for verb, kinds in by_verb.items():
            if "" in kinds or len(kinds) > MOST_OF_A_VERB:
                codes = [code for kind in kinds.values() for code in kind.codes]
                found.append(MoveCount(verb.capitalize(), sum(kind.times for kind in kinds.values()), codes))
            else:
                found.extend(kinds.values())
        return sorted(found, key=lambda kind: (-kind.times, kind.label))

    def times_in_matches(self, kind: MoveCount) -> pl.DataFrame:
        """By match, of those whose decisions were kept: how often a kind of move was made, and when first."""
        rows = self.folder.rows("decisions").filter(pl.col("move").is_in(kind.codes))
        made = rows.group_by("match").agg(pl.len().alias("times"), pl.col("number").min().alias("first"))
        return made.sort("match").collect()

    @cached_property
    def breadth(self) -> pl.LazyFrame:
        """One row for each match, with the mean number of moves that its decisions offered."""
        totals = self.seats.group_by("match", "seats").agg(pl.col("choices").sum(), pl.col("decisions").sum())
        return totals.with_columns((pl.col("choices") / pl.col("decisions")).alias("breadth"))

    @cached_property
    def cards(self) -> list[CardSummary]:
        """Every action with a card, in the deck's order."""
        did = pl.col("did") > 0
        win = pl.col("win").cast(pl.Float64)
        rows = (
            self.folder.rows("cards")
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
            self.card_summary(str(card), str(verb), group)
            for (card, verb), group in rows.group_by(["card", "verb"], maintain_order=True)
        ]
        return sorted(found, key=lambda action: (order.get(action.card, 0), action.verb))

    def card_summary(self, card: str, verb: str, group: pl.DataFrame) -> CardSummary:
        """One action with a card, from its rows by number of players and level."""
        difference = StratifiedDifference()
        for row in group.iter_rows(named=True):
            difference.add(row["wins_with"], row["used"], row["wins_without"], row["rows"] - row["used"])
        rows, used = int(group["rows"].sum()), int(group["used"].sum())
        could = int(group["could"].sum())
        return CardSummary(
            card,
            self.names[card],
            verb,
            rows,
            share(used, rows),
            could,
            share(int(group["did"].sum()), could),
            share(float(group["wins_with"].sum()), used),
            share(float(group["wins_without"].sum()), rows - used),
            difference.estimate(),
        )

    @cached_property
    def unseen(self) -> list[str]:
        """Cards that occur in moves, but that nobody ever had the choice of."""
        seen = {action.card for action in self.cards}
        known = {action.card for action in CardActions(self.setup).all}
        return [card for card in self.names if card in known and card not in seen]

    @cached_property
    def luck(self) -> list[LuckShares]:
        """Luck and skill for each number of players; empty where they were not measured."""
        if not self.folder.has_any(LUCK):
            return []
        rows = self.folder.rows("luck").collect()
        return [luck_shares(rows, seats) for seats in sorted(rows["seats"].unique().to_list())]

    @cached_property
    def mirrored(self) -> pl.LazyFrame:
        """One row for each seat of a mirrored match, of those with the deal's own dice."""
        return self.folder.rows("luck").filter(pl.col("dice") == 0)

    @cached_property
    def ladder_matches(self) -> pl.LazyFrame:
        """One row for each match of the ladder."""
        return self.folder.rows("ladder")

    @cached_property
    def ladder(self) -> list[LadderResult]:
        """The results of the ladder's pairings; empty where no ladder was played."""
        if not self.folder.has_any(LADDER):
            return []
        rows = (
            self.ladder_matches.group_by("better", "weaker", "seats")
            .agg(pl.col("win").cast(pl.Float64).sum(), pl.len())
            .collect()
        )
        found = {
            (better, weaker): LadderResult(better, weaker, seats, count, share(wins, count))
            for better, weaker, seats, wins, count in rows.iter_rows()
        }
        pairs = [(rung.better, rung.weaker) for rung in self.plan.rungs]
        return [found[pair] for pair in pairs if pair in found]
