"""What all chapters of a report share: the facts, and example matches with links to their replays."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

import polars as pl

from potluck.lab.examples import Examples
from potluck.lab.facts import Facts

#: Where `potluck serve` is unless somebody says otherwise.
SERVER: Final = "http://localhost:8000"
MOST_EXAMPLES: Final = 3


class Teller:
    """Facts at hand, and a way to show matches."""

    def __init__(self, facts: Facts, examples: Examples) -> None:
        self.facts = facts
        self.examples = examples

    def show(self, lead: str, found: Sequence[tuple[int, str]]) -> str:
        """Up to three matches with a few words each, as links to their replays."""
        lines: dict[int, str] = {}
        for match, words in found:
            if match not in lines and len(lines) < MOST_EXAMPLES:
                lines[match] = words
        lines = {match: words for match, words in lines.items() if self.is_still(match)}
        if not lines:
            return ""
        items = "".join(
            f'<li><a href="{SERVER}/table/{self.examples.write(match)}/replay">Match {match:,}</a>: {escape(words)} '
            f"(<code>{escape(self.examples.path(match).name)}</code>)</li>"
            for match, words in lines.items()
        )
        return f'<div class="examples"><p>{escape(lead)}</p><ul>{items}</ul></div>'

    def is_still(self, match: int) -> bool:
        """Whether a match, played again, ends as it did: rules or bots may have changed since the run."""
        scores = self.facts.seats.filter(pl.col("match") == match).sort("seat").select("score").collect()
        return self.examples.scores(match) == scores["score"].to_list()

    def pick(self, rows: pl.LazyFrame, by: str, descending: bool, count: int = 1) -> list[dict[str, object]]:
        """The first few rows in an order; of equal ones the match that came first."""
        order = rows.sort(by, "match", descending=[descending, False])
        return order.head(count).collect().to_dicts()
