"""The chapter on length: turns, decisions and estimated minutes of a match."""

from __future__ import annotations

from potluck.lab.analysis.run_summary import RunSummary
from potluck.lab.formatting import cardinal, listed, mean_with_interval, number, players
from potluck.lab.play_time import IN_WORDS
from potluck.lab.report.chapters.context import ChapterContext
from potluck.lab.report.html_page import Chapter, Finding, render_figure
from potluck.lab.report.plots import histogram, panels, table


def build_chapters(context: ChapterContext, findings: list[Finding]) -> list[Chapter]:
    """Turns, decisions and estimated minutes, for each number of players."""
    summary = context.summary
    findings.append(length_finding(summary))
    note = f"Minutes are estimated: {IN_WORDS}. A turn is a stretch of decisions by one player, or one by all at once."
    figure = render_figure(caption(summary), length_plots(summary), length_table(summary), note, examples(context))
    return [Chapter("length", "Length", figure)]


def length_plots(summary: RunSummary) -> str:
    """A histogram for each number of players and each unit."""
    return panels(
        [
            histogram(
                distribution.bins(20),
                f"{unit.capitalize()} of a match with {players(seats)}: nine in ten lie between "
                f"{number(distribution.quantile(0.05))} and {number(distribution.quantile(0.95))}.",
                f"{players(seats).capitalize()}: {unit}",
                unit if unit != "minutes" else "min",
                distribution.mean().value,
            )
            for seats in summary.played
            for unit, distributions in summary.lengths.items()
            for distribution in (distributions[seats],)
        ]
    )


def caption(summary: RunSummary) -> str:
    """The means in a sentence."""
    minutes, turns, decisions = (
        listed(
            [
                f"{mean_with_interval(distribution.mean())} {unit} at {cardinal(seats)}"
                for seats, distribution in summary.lengths[unit].items()
            ]
        )
        for unit in ("minutes", "turns", "decisions")
    )
    low, high = summary.game.minutes
    return (
        f"<strong>By estimate a match takes {minutes}</strong>; the box says {low} to {high}. "
        f"It has {turns}, and asks for {decisions}."
    )


def length_finding(summary: RunSummary) -> Finding:
    """The estimated minutes in a line."""
    minutes = summary.lengths["minutes"]
    least, most = min(minutes), max(minutes)
    distribution = minutes[least]
    largest = f", {number(minutes[most].mean().value, 0)} for {cardinal(most)}" if most != least else ""
    return Finding(
        f"{number(distribution.mean().value, 0)} min",
        f"is the estimate for a match of {cardinal(least)}{largest}; nine in ten of {cardinal(least)} take "
        f"{number(distribution.quantile(0.05))} to {number(distribution.quantile(0.95))}.",
    )


def length_table(summary: RunSummary) -> str:
    """All lengths with their intervals and quantiles."""
    return table(
        ["Players", "What", "Mean", "from", "to", "Shortest", "1 in 20 below", "Median", "1 in 20 above", "Longest"],
        [
            [
                str(seats),
                unit,
                number(estimate.value, 2),
                number(estimate.low, 2),
                number(estimate.high, 2),
                number(min(distribution.counts)),
                number(distribution.quantile(0.05)),
                number(distribution.quantile(0.5)),
                number(distribution.quantile(0.95)),
                number(max(distribution.counts)),
            ]
            for seats in summary.played
            for unit, distributions in summary.lengths.items()
            for distribution in (distributions[seats],)
            for estimate in (distribution.mean(),)
        ],
    )


def examples(context: ChapterContext) -> str:
    """The longest and the shortest match."""
    rows = context.summary.matches
    found = [
        (row["match"], f"the {word}, {row['decisions']} decisions at {cardinal(int(str(row['seats'])))}")
        for word, descending in (("longest", True), ("shortest", False))
        for row in context.first_rows(rows, "minutes", descending)
    ]
    return context.example_links("Matches to look at:", found)
