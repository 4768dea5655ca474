"""The chapter on scores: how they are distributed, how close matches are, and why they end."""

from __future__ import annotations

import polars as pl

from potluck.kernel.phrases import slug
from potluck.lab.analysis.estimates import Distribution, Estimate
from potluck.lab.analysis.run_summary import RunSummary
from potluck.lab.formatting import cardinal, listed, mean_with_interval, number, percent, players, share_with_interval
from potluck.lab.report.chapters.context import ChapterContext
from potluck.lab.report.html_page import Chapter, Finding, render_figure
from potluck.lab.report.plots import histogram, panels, table
from potluck.language.teller import Teller, game_teller


def build_chapters(context: ChapterContext, findings: list[Finding]) -> list[Chapter]:
    """The distribution of scores, for each number of players."""
    summary = context.summary
    figure = render_figure(
        scores_caption(summary), score_plots(summary), scores_table(summary), end_note(summary), examples(context)
    )
    return [Chapter("scores", "Scores", figure)]


def score_plots(summary: RunSummary) -> str:
    """A histogram for each number of players."""
    return panels(
        [
            histogram(
                scores.bins(),
                f"Scores with {players(seats)}: half of them lie between {number(scores.quantile(0.25))} and "
                f"{number(scores.quantile(0.75))}.",
                players(seats).capitalize(),
                "points",
                scores.mean().value,
            )
            for seats, scores in summary.scores.items()
        ]
    )


def scores_caption(summary: RunSummary) -> str:
    """Mean scores, margins and shared wins in two sentences."""
    means = [f"{mean_with_interval(scores.mean())} at {cardinal(seats)}" for seats, scores in summary.scores.items()]
    margins = [
        f"{mean_with_interval(margins.mean())} points at {cardinal(seats)}"
        for seats, margins in summary.margins.items()
    ]
    ties = [
        f"{share_with_interval(shared_wins(winners))} at {cardinal(seats)}"
        for seats, winners in summary.winners.items()
    ]
    return (
        f"<strong>The mean score is {listed(means)}.</strong> The best is ahead of the next by "
        f"{listed(margins)}; a win is shared in {listed(ties)}."
    )


def shared_wins(winners: Distribution) -> Estimate:
    """The share of matches with several winners."""
    return winners.share_where(lambda count: count > 1)


def scores_table(summary: RunSummary) -> str:
    """Means, quantiles, margins and shared wins."""
    heads = ["Players", "Mean", "from", "to", "Lowest", "A quarter below", "Median", "A quarter above", "Highest"]
    return table(
        [*heads, "Mean margin", "Shared wins"],
        [
            [
                str(seats),
                number(scores.mean().value, 2),
                number(scores.mean().low, 2),
                number(scores.mean().high, 2),
                number(min(scores.counts)),
                number(scores.quantile(0.25)),
                number(scores.quantile(0.5)),
                number(scores.quantile(0.75)),
                number(max(scores.counts)),
                number(summary.margins[seats].mean().value, 2),
                percent(shared_wins(summary.winners[seats]).value, 2),
            ]
            for seats, scores in summary.scores.items()
        ],
    )


def end_note(summary: RunSummary) -> str:
    """The most frequent reasons why matches end."""
    total = sum(summary.reasons.values())
    words = game_teller(summary.game)
    reasons = list(summary.reasons.items())[:4]
    shares = [f"{percent(count / total, 0)}: {reason_text(words, reason)}" for reason, count in reasons]
    return "How it ends – " + " ".join(shares)


def reason_text(words: Teller, reason: str) -> str:
    """A reason in words; as it is where the run is older than the words."""
    return words.word("reason", reason) if words.has(f"reason-{slug(reason)}") else reason


def examples(context: ChapterContext) -> str:
    """The highest score, the closest match, the widest one."""
    summary = context.summary
    best = context.first_rows(summary.seats, "score", True)
    widest = context.first_rows(summary.matches, "margin", True)
    closest = context.first_rows(summary.matches.filter(pl.col("winners") == 1), "margin", False)
    found = [(row["match"], f"the highest score, {row['score']}") for row in best]
    found += [(row["match"], f"the clearest win, by {row['margin']}") for row in widest]
    found += [(row["match"], f"as close as it gets, by {row['margin']}") for row in closest]
    return context.example_links("Matches to look at:", found)
