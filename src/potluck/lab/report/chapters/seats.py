"""The chapter on seats: whether a seat or a level wins more than its fair share."""

from __future__ import annotations

import polars as pl

from potluck.lab.analysis.estimates import Estimate
from potluck.lab.formatting import cardinal, listed, ordinal, percent, players, points, share_with_interval
from potluck.lab.report.chapters.context import ChapterContext
from potluck.lab.report.html_page import Chapter, Finding, render_figure
from potluck.lab.report.plots import WhiskerRow, panels, table, whiskers


def build_chapters(context: ChapterContext, findings: list[Finding]) -> list[Chapter]:
    """The win share of each seat and of each level, for each number of players."""
    wins = context.summary.wins_by_seat
    biggest = edge(wins)
    if biggest is None:
        caption, finding = no_edge_texts(wins)
    else:
        caption, finding = edge_texts(*biggest)
    findings.append(finding)
    numbers = table(
        ["Players", "Seat", "Win share", "from", "to"],
        [
            [str(seats), ordinal(seat), percent(estimate.value, 2), percent(estimate.low, 2), percent(estimate.high, 2)]
            for seats, shares in wins.items()
            for seat, estimate in enumerate(shares)
        ],
    )
    note = "A shared win is divided among those who share it."
    by_seat = render_figure(caption, seat_plots(wins), numbers, note, examples(context, biggest))
    return [Chapter("seats", "Seats", by_seat + by_level(context))]


def seat_plots(wins: dict[int, list[Estimate]]) -> str:
    """The win share of each seat, a plot for each number of players."""
    plots = []
    for seats, shares in wins.items():
        rows = [
            WhiskerRow(
                f"{ordinal(seat).capitalize()} seat", estimate, share_with_interval(estimate), tone(estimate, 1 / seats)
            )
            for seat, estimate in enumerate(shares)
        ]
        values = listed([f"{ordinal(seat)} {percent(estimate.value)}" for seat, estimate in enumerate(shares)])
        name = f"Win share by seat with {players(seats)}: {values}."
        plots.append(
            f"<h3>{players(seats).capitalize()}</h3>"
            + whiskers(rows, 1 / seats, lambda value: percent(value, 0), name, f"fair {percent(1 / seats, 0)}")
        )
    return "".join(plots)


def no_edge_texts(wins: dict[int, list[Estimate]]) -> tuple[str, Finding]:
    """Caption and finding where no seat has an edge."""
    widest = max(estimate.half_width for shares in wins.values() for estimate in shares)
    return (
        f"<strong>No seat has an edge that could be seen</strong>; one of more than "
        f"{widest * 142:.1f} points would have been.",
        Finding("fair", f"No seat has an edge; one of more than {widest * 142:.1f} points would have been seen."),
    )


def edge_texts(seats: int, seat: int, estimate: Estimate) -> tuple[str, Finding]:
    """Caption and finding for the seat with the largest edge."""
    gap = estimate.value - 1 / seats
    return (
        f"<strong>With {players(seats)} the {ordinal(seat)} seat wins {share_with_interval(estimate)}</strong>, "
        f"{abs(gap) * 100:.1f} points {'more' if gap > 0 else 'less'} than its fair {percent(1 / seats, 0)}; "
        f"that is the largest edge of any seat.",
        Finding(
            points(gap),
            f"points for the {ordinal(seat)} seat at {cardinal(seats)}: it wins {share_with_interval(estimate)}, "
            f"fair would be {percent(1 / seats, 0)}.",
        ),
    )


def tone(estimate: Estimate, fair: float) -> str:
    """The colour of a dot: only where the interval excludes the fair share."""
    if not estimate.excludes(fair):
        return ""
    return "good" if estimate.value > fair else "bad"


def edge(wins: dict[int, list[Estimate]]) -> tuple[int, int, Estimate] | None:
    """The seat that is furthest from its fair share, where that is significant for so many comparisons."""
    comparisons = sum(len(shares) for shares in wins.values())
    widening = 1 + 0.5 * (comparisons > 4)  # intervals are made for one comparison
    found = [
        (seats, seat, estimate)
        for seats, shares in wins.items()
        for seat, estimate in enumerate(shares)
        if abs(estimate.value - 1 / seats) > estimate.half_width * widening
    ]
    return max(found, key=lambda item: abs(item[2].value - 1 / item[0]), default=None)


def examples(context: ChapterContext, biggest: tuple[int, int, Estimate] | None) -> str:
    """Matches that the seat with the largest edge wins, or loses where it is at a disadvantage."""
    if biggest is None:
        return even_examples(context)
    seats, seat, estimate = biggest
    won = estimate.value > 1 / seats
    rows = context.summary.seats.filter(
        (pl.col("seats") == seats) & (pl.col("seat") == seat) & (pl.col("win") == (1.0 if won else 0.0))
    )
    found = [
        (row["match"], f"the {ordinal(seat)} seat {'wins' if won else 'loses'} with {row['score']}")
        for row in context.first_rows(rows, "match", False, 3)
    ]
    return context.example_links(f"Matches that the {ordinal(seat)} seat {'wins' if won else 'loses'}:", found)


def even_examples(context: ChapterContext) -> str:
    """The highest winning scores of the first and the last seat."""
    found = []
    seats = min(context.summary.played)
    for seat in (0, seats - 1):
        rows = context.summary.seats.filter(
            (pl.col("seats") == seats) & (pl.col("seat") == seat) & (pl.col("win") == 1)
        )
        found += [
            (
                row["match"],
                f"the {ordinal(seat)} seat wins with {row['score']}, its most at {cardinal(seats)}",
            )
            for row in context.first_rows(rows, "score", True)
        ]
    return context.example_links("Matches to look at:", found)


def by_level(context: ChapterContext) -> str:
    """The win share of each level, where several are mixed."""
    wins = context.summary.wins_by_level
    if all(len(levels) < 2 for levels in wins.values()):
        return ""
    plots, words = [], []
    for seats, levels in wins.items():
        rows = [
            WhiskerRow(level, estimate, share_with_interval(estimate), tone(estimate, 1 / seats))
            for level, estimate in levels.items()
        ]
        name = f"Win share by level with {players(seats)}."
        plots.append(
            f"<h3>{players(seats).capitalize()}, by level</h3>"
            + whiskers(rows, 1 / seats, lambda value: percent(value, 0), name, f"fair {percent(1 / seats, 0)}")
        )
        best = max(levels, key=lambda level: levels[level].value)
        words.append(f"at {cardinal(seats)} a {best} bot wins {share_with_interval(levels[best])}")
    numbers = table(
        ["Players", "Level", "Win share", "from", "to"],
        [
            [str(seats), level, percent(estimate.value, 2), percent(estimate.low, 2), percent(estimate.high, 2)]
            for seats, levels in wins.items()
            for level, estimate in levels.items()
        ],
    )
    sentence = f"Levels sat side by side: {listed(words)}."
    return render_figure(sentence, panels(plots) if len(plots) > 9 else "".join(plots), numbers)
