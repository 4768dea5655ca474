"""The chapters on choices and moves: how many moves there are to choose from, and which are made."""

from __future__ import annotations

from potluck.lab.analysis.estimates import Distribution, share
from potluck.lab.formatting import cardinal, listed, number, percent, share_with_interval, times
from potluck.lab.report.chapters.context import ChapterContext
from potluck.lab.report.html_page import Chapter, Finding, render_figure
from potluck.lab.report.plots import BarRow, bars, panels, table

CHOICE_GROUPS = [
    (1, 1, "only one"),
    (2, 2, "2"),
    (3, 3, "3"),
    (4, 7, "4 to 7"),
    (8, 15, "8 to 15"),
    (16, 10**9, "16 or more"),
]
MOST_SHOWN = 14


def build_chapters(context: ChapterContext, findings: list[Finding]) -> list[Chapter]:
    """The number of choices, the share of real ones, and how often each kind of move is made."""
    summary = context.summary
    real = summary.real_share
    shares = [f"{share_with_interval(estimate)} of decisions at {cardinal(seats)}" for seats, estimate in real.items()]
    sentence = f"<strong>A real choice, with two moves at least, is left by {listed(shares)}.</strong>"
    some = next(iter(real))
    if not summary.has_decisions:
        plot = bars(
            [
                BarRow(f"{seats} players", estimate.value, share_with_interval(estimate))
                for seats, estimate in real.items()
            ],
            "The share of decisions that leave a choice.",
            1.0,
        )
        note = "Moves were not kept one by one in this run (<code>--decisions none</code>)."
        findings.append(Finding(percent(real[some].value, 0), f"of decisions at {cardinal(some)} leave a real choice."))
        return [Chapter("choices", "Choices", render_figure(sentence, plot, "", note, choice_examples(context)))]
    distribution = summary.choices
    sentence += (
        f" There are {number(distribution.mean().value)} moves in the mean and "
        f"{number(distribution.quantile(0.5))} in the median, at most {number(max(distribution.counts))}."
    )
    rows = [BarRow(label, part, percent(part)) for label, part in shares_by_choices(distribution)]
    numbers = table(
        ["Moves to choose from", "Share", "from", "to"],
        [
            [label, percent(estimate.value, 2), percent(estimate.low, 2), percent(estimate.high, 2)]
            for label, part in shares_by_choices(distribution)
            for estimate in (share(part * distribution.total, distribution.total),)
        ],
    )
    findings.append(
        Finding(
            percent(real[some].value, 0),
            f"of decisions at {cardinal(some)} leave a real choice, of {number(distribution.mean().value)} moves in "
            f"the mean.",
        )
    )
    plot = panels([bars(rows, "How many moves there are to choose from.")])
    content = render_figure(sentence, plot, numbers, sample_note(context), choice_examples(context))
    return [Chapter("choices", "Choices", content), moves_chapter(context)]


def sample_note(context: ChapterContext) -> str:
    """A note where the decisions of only some matches were kept."""
    if context.summary.plan.decisions == "sample":
        return "Counted over the decisions of every tenth match; the share of real choices over all."
    return ""


def shares_by_choices(distribution: Distribution) -> list[tuple[str, float]]:
    """The share of decisions by the number of moves."""
    return [
        (label, sum(count for value, count in distribution.counts.items() if low <= value <= high) / distribution.total)
        for low, high, label in CHOICE_GROUPS
    ]


def moves_chapter(context: ChapterContext) -> Chapter:
    """How often each kind of move is made."""
    rows = context.summary.moves
    total = sum(row.times for row in rows)
    shown = rows[:MOST_SHOWN]
    left = len(rows) - len(shown)
    top, count, _ = rows[0]
    last, few, _ = rows[-1]
    sentence = (
        f"<strong>The commonest move is “{top}”, {share_with_interval(share(count, total))} of all;</strong> the "
        f"rarest that was made is “{last}”, {share_with_interval(share(few, total))}."
    )
    plot = bars(
        [BarRow(label, made / total, percent(made / total)) for label, made, _ in shown],
        f"How often each kind of move is made; {top} most often.",
    )
    numbers = table(
        ["Move", "Times", "Share", "from", "to"],
        [
            [label, f"{made:,}", percent(estimate.value, 2), percent(estimate.low, 2), percent(estimate.high, 2)]
            for label, made, _ in rows
            for estimate in (share(made, total),)
        ],
    )
    note = f"The table has {left} more." if left > 0 else ""
    return Chapter("moves", "Moves", render_figure(sentence, panels([plot]), numbers, note, move_examples(context)))


def choice_examples(context: ChapterContext) -> str:
    """The matches with the most and the fewest moves to choose from, and the one with the widest single decision."""
    rows = context.summary.breadth
    found = [
        (
            row["match"],
            f"the {word} choice, {number(row['breadth'])} moves in the mean at {cardinal(row['seats'])}",
        )
        for word, descending in (("widest", True), ("narrowest", False))
        for row in context.first_rows(rows, "breadth", descending)
    ]
    if context.summary.has_decisions:
        widest = context.first_rows(context.summary.folder.rows("decisions"), "choices", True)[0]
        found.append((widest["match"], f"{widest['choices']} moves at once, at decision {widest['number'] + 1:,}"))
    return context.example_links("Matches to look at:", found)


def move_examples(context: ChapterContext) -> str:
    """Where the rarest moves were made, and where the commonest was made most often."""
    summary = context.summary
    rows = summary.moves
    found: list[tuple[int, str]] = []
    for rare in rows[:-3:-1]:
        first = summary.times_in_matches(rare).row(0, named=True)
        found.append((first["match"], f"“{rare.label}” is made, at decision {first['first'] + 1:,}"))
    most = summary.times_in_matches(rows[0]).sort("times", "match", descending=[True, False]).row(0, named=True)
    found.append((most["match"], f"“{rows[0].label}” is made {times(most['times'])}"))
    return context.example_links("Matches to look at:", found)
