"""What all chapters of a run's report share: the summary, and example matches with links to their replays."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Any, Final

import polars as pl

from potluck.lab.analysis.run_summary import RunSummary
from potluck.lab.plan import LADDER, LUCK
from potluck.lab.report.example_matches import ExampleMatches, MatchRef, main_match

#: Where `potluck serve` listens by default.
SERVER: Final = "http://localhost:8000"
MOST_EXAMPLES: Final = 3


class ChapterContext:
    """The summary of a run and its example matches."""

    def __init__(self, summary: RunSummary, examples: ExampleMatches) -> None:
        self.summary = summary
        self.examples = examples

    def example_links(self, lead: str, found: Sequence[tuple[int | MatchRef, str]]) -> str:
        """Up to three matches with a few words each, as links to their replays; a plain number is a main match."""
        if not self.examples.wanted:
            return ""
        lines: dict[MatchRef, str] = {}
        for match, words in found:
            reference = match if isinstance(match, MatchRef) else main_match(match)
            if reference not in lines and len(lines) < MOST_EXAMPLES:
                lines[reference] = words
        lines = {match: words for match, words in lines.items() if self.ends_as_recorded(match)}
        if not lines:
            return ""
        items = "".join(
            f'<li><a href="{SERVER}/table/{self.examples.write(match)}/replay">{escape(match.title)}</a>: '
            f"{escape(words)} (<code>{escape(self.examples.path(match).name)}</code>)</li>"
            for match, words in lines.items()
        )
        return f'<div class="examples"><p>{escape(lead)}</p><ul>{items}</ul></div>'

    def ends_as_recorded(self, match: MatchRef) -> bool:
        """Whether a match, played again, ends with the scores of the run: rules or bots may have changed since."""
        scores = self.examples.scores(match)
        if match.kind == LADDER:
            rows = self.summary.ladder_matches.filter(
                (pl.col("better") == match.better)
                & (pl.col("weaker") == match.weaker)
                & (pl.col("number") == match.number)
            )
            return [scores[row["seat"]] == row["score"] for row in rows.collect().to_dicts()] == [True]
        if match.kind == LUCK:
            rows = self.summary.mirrored.filter((pl.col("block") == match.number) & (pl.col("mirror") == match.mirror))
        else:
            rows = self.summary.seats.filter(pl.col("match") == match.number)
        return scores == rows.sort("seat").select("score").collect()["score"].to_list()

    def first_rows(self, rows: pl.LazyFrame, by: str, descending: bool, count: int = 1) -> list[dict[str, Any]]:
        """The first few rows in an order; equal ones by the match's number."""
        order = rows.sort(by, "match", descending=[descending, False])
        return order.head(count).collect().to_dicts()
