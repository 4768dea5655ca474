"""The chapter on the ladder: how one player of a better level does among weaker ones."""

from __future__ import annotations

import polars as pl

from potluck.lab.analysis.run_summary import LadderResult
from potluck.lab.formatting import cardinal, listed, matches, percent, players, share_with_interval
from potluck.lab.plan import LADDER, Plan, is_slow
from potluck.lab.report.chapters.context import ChapterContext
from potluck.lab.report.example_matches import MatchRef
from potluck.lab.report.html_page import Chapter, Finding, render_figure
from potluck.lab.report.plots import WhiskerRow, table, whiskers


def build_chapters(context: ChapterContext, findings: list[Finding]) -> list[Chapter]:
    """The win share of the better player of each pairing, where a ladder was played."""
    ladder = context.summary.ladder
    if not ladder:
        missing = "<p>Nobody climbed in this run: it is too small, or <code>--ladder none</code> was asked for.</p>"
        return [Chapter("ladder", "The ladder", missing)]
    plan = context.summary.plan
    seats = ladder[0].seats
    fair = 1 / seats
    results = [result_text(rung, plan) for rung in ladder]
    caption = (
        f"<strong>At {players(seats)} {results[0]}</strong>{''.join(f'; {text}' for text in results[1:])}. "
        f"By chance alone it would be {percent(fair, 0)}."
    )
    rows = [
        WhiskerRow(f"{rung.better} among {rung.weaker}", rung.wins, share_with_interval(rung.wins), tone(rung, fair))
        for rung in ladder
    ]
    name = f"The ladder: {listed(results)}."
    plot = whiskers(rows, fair, lambda value: percent(value, 0), name, f"chance {percent(fair, 0)}")
    findings.append(ladder_finding(ladder, fair))
    figure = render_figure(caption, plot, ladder_table(ladder), thinking_note(ladder, plan), upsets(context))
    return [Chapter("ladder", "The ladder", figure)]


def tone(rung: LadderResult, fair: float) -> str:
    """The colour of a pairing's dot."""
    if not rung.wins.excludes(fair):
        return ""
    return "good" if rung.wins.value > fair else "bad"


def result_text(rung: LadderResult, plan: Plan) -> str:
    """The result of a pairing in words."""
    thinking = f" thinking {plan.thinking:,} iterations a choice" if plan.thinking and is_slow(rung.better) else ""
    return f"one {rung.better} bot{thinking} among {rung.weaker} ones wins {share_with_interval(rung.wins)}"


def ladder_finding(ladder: list[LadderResult], fair: float) -> Finding:
    """The clearest result in a line."""
    top = max(ladder, key=lambda rung: rung.wins.value)
    return Finding(
        percent(top.wins.value, 0),
        f"is what one {top.better} bot wins among {top.weaker} ones at {cardinal(top.seats)} (chance: "
        f"{percent(fair, 0)}): {'skill pays' if top.wins.low > fair * 1.3 else 'skill hardly pays'}.",
    )


def ladder_table(ladder: list[LadderResult]) -> str:
    """All pairings with their intervals."""
    return table(
        ["One", "among", "Matches", "Win share", "from", "to"],
        [
            [
                rung.better,
                rung.weaker,
                f"{rung.matches:,}",
                percent(rung.wins.value, 2),
                percent(rung.wins.low, 2),
                percent(rung.wins.high, 2),
            ]
            for rung in ladder
        ],
    )


def thinking_note(ladder: list[LadderResult], plan: Plan) -> str:
    """How long the levels that search thought, and in how many matches."""
    slow = [rung for rung in ladder if is_slow(rung.better)]
    if not slow:
        return ""
    counts = [f"one {rung.better} bot among {rung.weaker} ones played {matches(rung.matches)}" for rung in slow]
    pace = f"{plan.thinking:,} iterations a choice" if plan.thinking else "as long as such bots do in simulations"
    return f"Thinking {pace}, {listed(counts)}: few, as they take long, so the range is wide."


def upsets(context: ChapterContext) -> str:
    """The matches that the better player lost with the lowest score, from the pairings with the highest win shares."""
    found: list[tuple[MatchRef, str]] = []
    lost = context.summary.ladder_matches.filter(pl.col("win") == 0).sort("score", "number").collect()
    for rung in sorted(context.summary.ladder, key=lambda rung: -rung.wins.value):
        rows = lost.filter((pl.col("better") == rung.better) & (pl.col("weaker") == rung.weaker))
        if rows.height:
            row = rows.row(0, named=True)
            points = f"{row['score']:,} {'point' if row['score'] == 1 else 'points'}".replace("-", "−")
            match = MatchRef(LADDER, row["number"], better=rung.better, weaker=rung.weaker)
            found.append((match, f"an upset, {rung.better} loses with {points}"))
    return context.example_links("Upsets to look at:", found)
