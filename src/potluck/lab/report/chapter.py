"""What all chapters of a report share: the facts, and example matches with links to their replays."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

import polars as pl

from potluck.lab.analysis.run_summary import Facts
from potluck.lab.plan import LADDER, LUCK
from potluck.lab.report.example_matches import Examples, Which, main_match

#: Where `potluck serve` is unless somebody says otherwise.
SERVER: Final = "http://localhost:8000"
MOST_EXAMPLES: Final = 3


class Teller:
    """Facts at hand, and a way to show matches."""

    def __init__(self, facts: Facts, examples: Examples) -> None:
        self.facts = facts
        self.examples = examples

    def show(self, lead: str, found: Sequence[tuple[int | Which, str]]) -> str:
        """Up to three matches with a few words each, as links to their replays; a number is one of the run's own."""
        if not self.examples.wanted:
            return ""
        lines: dict[Which, str] = {}
        for match, words in found:
            which = match if isinstance(match, Which) else main_match(match)
            if which not in lines and len(lines) < MOST_EXAMPLES:
                lines[which] = words
        lines = {match: words for match, words in lines.items() if self.is_still(match)}
        if not lines:
            return ""
        items = "".join(
            f'<li><a href="{SERVER}/table/{self.examples.write(match)}/replay">{escape(match.title)}</a>: '
            f"{escape(words)} (<code>{escape(self.examples.path(match).name)}</code>)</li>"
            for match, words in lines.items()
        )
        return f'<div class="examples"><p>{escape(lead)}</p><ul>{items}</ul></div>'

    def is_still(self, match: Which) -> bool:
        """Whether a match, played again, ends as it did: rules or bots may have changed since the run."""
        scores = self.examples.scores(match)
        if match.kind == LADDER:
            climbs = self.facts.climbs.filter(
                (pl.col("better") == match.better)
                & (pl.col("weaker") == match.weaker)
                & (pl.col("number") == match.number)
            )
            return [scores[row["seat"]] == row["score"] for row in climbs.collect().to_dicts()] == [True]
        if match.kind == LUCK:
            rows = self.facts.mirrored.filter((pl.col("block") == match.number) & (pl.col("mirror") == match.mirror))
        else:
            rows = self.facts.seats.filter(pl.col("match") == match.number)
        return scores == rows.sort("seat").select("score").collect()["score"].to_list()

    def pick(self, rows: pl.LazyFrame, by: str, descending: bool, count: int = 1) -> list[dict[str, object]]:
        """The first few rows in an order; of equal ones the match that came first."""
        order = rows.sort(by, "match", descending=[descending, False])
        return order.head(count).collect().to_dicts()
