"""What is there to choose, and what is chosen."""

from __future__ import annotations

from potluck.lab.facts import Spread
from potluck.lab.figures import Bar, bars, panels, table
from potluck.lab.sheet import Chapter, Finding, figure
from potluck.lab.stats import share
from potluck.lab.telling import Teller
from potluck.lab.words import cardinal, listed, number, percent, share_of

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
        return [Chapter("choices", "Choices", figure(sentence, plot, "", note))]
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
    content = figure(
        sentence, panels([bars(rows, "How many moves there are to choose from.")]), numbers, sampled(teller)
    )
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
    kinds = teller.facts.moves
    total = sum(sum(counts.values()) for counts in kinds.values())
    rows: list[tuple[str, int]] = []
    for verb, counts in kinds.items():
        if "" in counts or len(counts) > 6:
            rows.append((verb.capitalize(), sum(counts.values())))
        else:
            rows.extend(counts.items())
    rows.sort(key=lambda row: (-row[1], row[0]))
    shown = rows[:MOST_SHOWN]
    left = len(rows) - len(shown)
    top, count = rows[0]
    last, few = rows[-1]
    sentence = (
        f"<strong>The commonest move is “{top}”, {share_of(share(count, total))} of all;</strong> the rarest "
        f"that was made "
        f"is “{last}”, {share_of(share(few, total))}."
    )
    plot = bars(
        [Bar(label, times / total, percent(times / total)) for label, times in shown],
        f"How often each kind of move is made; {top} most often.",
    )
    numbers = table(
        ["Move", "Times", "Share", "from", "to"],
        [
            [label, f"{times:,}", percent(guess.value, 2), percent(guess.low, 2), percent(guess.high, 2)]
            for label, times in rows
            for guess in (share(times, total),)
        ],
    )
    note = f"The table has {left} more." if left > 0 else ""
    return Chapter("moves", "Moves", figure(sentence, panels([plot]), numbers, note))
