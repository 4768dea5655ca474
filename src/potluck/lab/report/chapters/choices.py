"""What is there to choose, and what is chosen."""

from __future__ import annotations

from potluck.lab.analysis.estimates import share
from potluck.lab.analysis.run_summary import Spread
from potluck.lab.formatting import cardinal, listed, number, percent, share_of, times
from potluck.lab.report.chapter import Teller
from potluck.lab.report.html_page import Chapter, Finding, figure
from potluck.lab.report.plots import Bar, bars, panels, table

STEPS = [(1, 1, "only one"), (2, 2, "2"), (3, 3, "3"), (4, 7, "4 to 7"), (8, 15, "8 to 15"), (16, 10**9, "16 or more")]
MOST_SHOWN = 14


def tell(teller: Teller, findings: list[Finding]) -> list[Chapter]:
    """Choices a decision, how many are real, and how often each kind of move is made."""
    facts = teller.facts
    real = facts.real_share
    said = [f"{share_of(guess)} of decisions at {cardinal(seats)}" for seats, guess in real.items()]
    sentence = f"<strong>A real choice, with two moves at least, is left by {listed(said)}.</strong>"
    some = next(iter(real))
    if not facts.has_decisions:
        plot = bars(
            [Bar(f"{seats} players", guess.value, share_of(guess)) for seats, guess in real.items()],
            "The share of decisions that leave a choice.",
            1.0,
        )
        note = "Moves were not kept one by one in this run (<code>--decisions none</code>)."
        findings.append(Finding(percent(real[some].value, 0), f"of decisions at {cardinal(some)} leave a real choice."))
        return [Chapter("choices", "Choices", figure(sentence, plot, "", note, choice_examples(teller)))]
    spread = facts.choices
    sentence += (
        f" There are {number(spread.mean().value)} moves in the mean and {number(spread.quantile(0.5))} in the median, "
        f"at most {number(max(spread.counts))}."
    )
    rows = [Bar(label, part, percent(part)) for label, part in steps(spread)]
    numbers = table(
        ["Moves to choose from", "Share", "from", "to"],
        [
            [label, percent(guess.value, 2), percent(guess.low, 2), percent(guess.high, 2)]
            for label, part in steps(spread)
            for guess in (share(part * spread.total, spread.total),)
        ],
    )
    findings.append(
        Finding(
            percent(real[some].value, 0),
            f"of decisions at {cardinal(some)} leave a real choice, of {number(spread.mean().value)} moves in "
            f"the mean.",
        )
    )
    plot = panels([bars(rows, "How many moves there are to choose from.")])
    content = figure(sentence, plot, numbers, sampled(teller), choice_examples(teller))
    return [Chapter("choices", "Choices", content), moves(teller)]


def sampled(teller: Teller) -> str:
    """Whose decisions were kept."""
    if teller.facts.plan.decisions == "sample":
        return "Counted over the decisions of every tenth match; the share of real choices over all."
    return ""


def steps(spread: Spread) -> list[tuple[str, float]]:
    """The share of decisions by the number of moves."""
    return [
        (label, sum(count for value, count in spread.counts.items() if low <= value <= high) / spread.total)
        for low, high, label in STEPS
    ]


def moves(teller: Teller) -> Chapter:
    """How often each kind of move is made; kinds with few moves that are about no card are taken apart."""
    rows = teller.facts.moves
    total = sum(row.times for row in rows)
    shown = rows[:MOST_SHOWN]
    left = len(rows) - len(shown)
    top, count, _ = rows[0]
    last, few, _ = rows[-1]
    sentence = (
        f"<strong>The commonest move is “{top}”, {share_of(share(count, total))} of all;</strong> the rarest "
        f"that was made "
        f"is “{last}”, {share_of(share(few, total))}."
    )
    plot = bars(
        [Bar(label, made / total, percent(made / total)) for label, made, _ in shown],
        f"How often each kind of move is made; {top} most often.",
    )
    numbers = table(
        ["Move", "Times", "Share", "from", "to"],
        [
            [label, f"{made:,}", percent(guess.value, 2), percent(guess.low, 2), percent(guess.high, 2)]
            for label, made, _ in rows
            for guess in (share(made, total),)
        ],
    )
    note = f"The table has {left} more." if left > 0 else ""
    return Chapter("moves", "Moves", figure(sentence, panels([plot]), numbers, note, move_examples(teller)))


def choice_examples(teller: Teller) -> str:
    """The matches with the widest and the narrowest choice, and the one with the widest moment of all."""
    rows = teller.facts.breadth
    found = [
        (
            int(str(row["match"])),
            f"the {word} choice, {number(float(str(row['breadth'])))} moves in the mean at "
            f"{cardinal(int(str(row['seats'])))}",
        )
        for word, descending in (("widest", True), ("narrowest", False))
        for row in teller.pick(rows, "breadth", descending)
    ]
    if teller.facts.has_decisions:
        widest = teller.pick(teller.facts.shelf.rows("decisions"), "choices", True)[0]
        found.append((int(str(widest["match"])), f"{widest['choices']} moves at once, at decision {said(widest)}"))
    return teller.show("Matches to look at:", found)


def said(row: dict[str, object]) -> str:
    """A decision by its number, counted from one."""
    return f"{int(str(row['number'])) + 1:,}"


def move_examples(teller: Teller) -> str:
    """Where the rarest moves were made, and where the commonest was made most often."""
    facts = teller.facts
    rows = facts.moves
    found: list[tuple[int, str]] = []
    for rare in rows[:-3:-1]:
        first = facts.times_in_matches(rare).row(0, named=True)
        found.append((first["match"], f"“{rare.label}” is made, at decision {first['first'] + 1:,}"))
    most = facts.times_in_matches(rows[0]).sort("times", "match", descending=[True, False]).row(0, named=True)
    found.append((most["match"], f"“{rows[0].label}” is made {times(most['times'])}"))
    return teller.show("Matches to look at:", found)
