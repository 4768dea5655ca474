"""The chapter on the race: how often the lead changes, and when a match is decided."""

from __future__ import annotations

import polars as pl

from potluck.lab.analysis.estimates import Distribution, Estimate, share
from potluck.lab.analysis.run_summary import RunSummary
from potluck.lab.formatting import cardinal, listed, mean_with_interval, number, percent, players, share_with_interval
from potluck.lab.report.chapters.context import ChapterContext
from potluck.lab.report.html_page import Chapter, Finding, render_figure
from potluck.lab.report.plots import BarRow, bars, panels, table

#: So many changes of the lead, and more, are counted together.
MANY_CHANGES = 5


def build_chapters(context: ChapterContext, findings: list[Finding]) -> list[Chapter]:
    """Changes of the lead, and the moment from which a winner was never behind."""
    summary = context.summary
    some, distribution = next(iter(summary.decided.items()))
    findings.append(
        Finding(
            percent(share_late(distribution).value, 0),
            f"of matches of {cardinal(some)} are decided in the last fifth; the lead changes "
            f"{number(summary.lead_changes[some].mean().value)} times.",
        )
    )
    return [Chapter("lead", "The race", changes_figure(summary) + decided_figure(context))]


def changes_figure(summary: RunSummary) -> str:
    """How often the lead changes."""
    plots = [
        f"<h3>{players(seats).capitalize()}</h3>"
        + bars(
            [BarRow(label, part, percent(part)) for label, part in change_bars(distribution)],
            f"Changes of the lead with {players(seats)}: {number(distribution.mean().value)} in the mean.",
        )
        for seats, distribution in summary.lead_changes.items()
    ]
    means = [
        f"{mean_with_interval(distribution.mean(), 2)} times at {cardinal(seats)}"
        for seats, distribution in summary.lead_changes.items()
    ]
    caption = f"<strong>The lead changes {listed(means)}.</strong> Somebody who only draws level does not change it."
    numbers = table(
        ["Players", "Changes", "Matches", "Share", "from", "to"],
        [
            [
                str(seats),
                number(value),
                f"{count:,}",
                percent(estimate.value, 2),
                percent(estimate.low, 2),
                percent(estimate.high, 2),
            ]
            for seats, distribution in summary.lead_changes.items()
            for value, count in distribution.counts.items()
            for estimate in (share(count, distribution.total),)
        ],
    )
    return render_figure(caption, panels(plots), numbers)


def decided_figure(context: ChapterContext) -> str:
    """When matches are decided."""
    decided = context.summary.decided
    late = {seats: share_late(distribution) for seats, distribution in decided.items()}
    early = {seats: distribution.share_where(lambda value: value <= 0.5) for seats, distribution in decided.items()}
    plots = [
        f"<h3>{players(seats).capitalize()}</h3>"
        + bars(
            [BarRow(label, part, percent(part)) for label, part in decided_bars(distribution)],
            f"When it is decided with {players(seats)}: {percent(late[seats].value)} in the last fifth.",
        )
        for seats, distribution in decided.items()
    ]
    late_shares = [f"{share_with_interval(estimate)} at {cardinal(seats)}" for seats, estimate in late.items()]
    early_shares = [f"{share_with_interval(estimate)} at {cardinal(seats)}" for seats, estimate in early.items()]
    caption = (
        f"<strong>It is decided in the last fifth of the match in {listed(late_shares)}.</strong> In its first half "
        f"it is over in {listed(early_shares)}."
    )
    numbers = table(
        ["Players", "Mean", "from", "to", "In the first half", "In the last fifth"],
        [
            [
                str(seats),
                percent(estimate.value),
                percent(estimate.low),
                percent(estimate.high),
                percent(early[seats].value),
                percent(late[seats].value),
            ]
            for seats, distribution in decided.items()
            for estimate in (distribution.mean(),)
        ],
    )
    note = "Decided: from then on a winner was never behind at the end of a round, by the scores of that moment."
    return render_figure(caption, panels(plots), numbers, note, examples(context))


def share_late(distribution: Distribution) -> Estimate:
    """The share of matches that are decided in their last fifth."""
    return distribution.share_where(lambda value: value > 0.8)


def change_bars(distribution: Distribution) -> list[tuple[str, float]]:
    """The share of matches by changes of the lead, many together."""
    result = [(number(value), 0.0) for value in range(MANY_CHANGES)] + [(f"{MANY_CHANGES} or more", 0.0)]
    for value, count in distribution.counts.items():
        at = min(int(value), MANY_CHANGES)
        result[at] = (result[at][0], result[at][1] + count / distribution.total)
    return [("never" if label == "0" else f"{label} ×", value) for label, value in result]


def decided_bars(distribution: Distribution) -> list[tuple[str, float]]:
    """The share of matches by the fifth in which they were decided."""
    labels = ["first fifth", "second fifth", "third fifth", "fourth fifth", "last fifth"]
    totals = [0.0] * 5
    for value, count in distribution.counts.items():
        totals[min(4, max(0, int(value * 5 - 1e-6)))] += count / distribution.total
    return list(zip(labels, totals, strict=True))


def examples(context: ChapterContext) -> str:
    """The match with the most changes, one decided at the very end, one decided at once."""
    rows = context.summary.matches
    found = [
        (row["match"], f"the lead changes {row['lead_changes']} times")
        for row in context.first_rows(rows, "lead_changes", True)
    ]
    found += [
        (row["match"], "decided by the last round")
        for row in context.first_rows(rows.filter((pl.col("decided") == 1) & (pl.col("winners") == 1)), "match", False)
    ]
    found += [(row["match"], "decided at once") for row in context.first_rows(rows, "decided", False)]
    return context.example_links("Matches to look at:", found)
