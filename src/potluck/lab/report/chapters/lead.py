"""Is it exciting? How often the lead changes, and when it is decided."""

from __future__ import annotations

import polars as pl

from potluck.lab.analysis.estimates import share
from potluck.lab.analysis.run_summary import Spread
from potluck.lab.formatting import cardinal, listed, mean_in_words, number, percent, players, share_of
from potluck.lab.report.chapter import Teller
from potluck.lab.report.html_page import Chapter, Finding, figure
from potluck.lab.report.plots import Bar, bars, panels, table

TENTHS = 5


def tell(teller: Teller, findings: list[Finding]) -> list[Chapter]:
    """Changes of the lead, and the moment from which a winner was never behind."""
    facts = teller.facts
    changes = [
        f"<h3>{players(seats).capitalize()}</h3>"
        + bars(
            [Bar(label, guess, percent(guess)) for label, guess in change_bars(spread)],
            f"Changes of the lead with {players(seats)}: {number(spread.mean().value)} in the mean.",
        )
        for seats, spread in facts.lead_changes.items()
    ]
    said = [
        f"{mean_in_words(spread.mean(), 2)} times at {cardinal(seats)}" for seats, spread in facts.lead_changes.items()
    ]
    sentence = f"<strong>The lead changes {listed(said)}.</strong> Somebody who only draws level does not change it."
    numbers = table(
        ["Players", "Changes", "Matches", "Share", "from", "to"],
        [
            [
                str(seats),
                number(value),
                f"{count:,}",
                percent(guess.value, 2),
                percent(guess.low, 2),
                percent(guess.high, 2),
            ]
            for seats, spread in facts.lead_changes.items()
            for value, count in spread.counts.items()
            for guess in (share(count, spread.total),)
        ],
    )
    content = figure(sentence, panels(changes), numbers)
    late = {seats: spread.share_where(lambda value: value > 0.8) for seats, spread in facts.decided.items()}
    early = {seats: spread.share_where(lambda value: value <= 0.5) for seats, spread in facts.decided.items()}
    plots = [
        f"<h3>{players(seats).capitalize()}</h3>"
        + bars(
            [Bar(label, value, percent(value)) for label, value in decided_bars(spread)],
            f"When it is decided with {players(seats)}: {percent(late[seats].value)} in the last fifth.",
        )
        for seats, spread in facts.decided.items()
    ]
    words = [f"{share_of(guess)} at {cardinal(seats)}" for seats, guess in late.items()]
    soon = [f"{share_of(guess)} at {cardinal(seats)}" for seats, guess in early.items()]
    told = (
        f"<strong>It is decided in the last fifth of the match in {listed(words)}.</strong> In its first half "
        f"it is over "
        f"in {listed(soon)}."
    )
    decided = table(
        ["Players", "Mean", "from", "to", "In the first half", "In the last fifth"],
        [
            [
                str(seats),
                percent(guess.value),
                percent(guess.low),
                percent(guess.high),
                percent(early[seats].value),
                percent(late[seats].value),
            ]
            for seats, spread in facts.decided.items()
            for guess in (spread.mean(),)
        ],
    )
    note = "Decided: from then on a winner was never behind at the end of a round, by the scores of that moment."
    content += figure(told, panels(plots), decided, note, examples(teller))
    some = next(iter(late))
    findings.append(
        Finding(
            percent(late[some].value, 0),
            f"of matches of {cardinal(some)} are decided in the last fifth; the lead changes "
            f"{number(facts.lead_changes[some].mean().value)} times.",
        )
    )
    return [Chapter("lead", "The race", content)]


def change_bars(spread: Spread) -> list[tuple[str, float]]:
    """The share of matches by changes of the lead, five and more together."""
    result = [(number(value), 0.0) for value in range(TENTHS)] + [(f"{TENTHS} or more", 0.0)]
    for value, count in spread.counts.items():
        at = min(int(value), TENTHS)
        result[at] = (result[at][0], result[at][1] + count / spread.total)
    return [("never" if label == "0" else f"{label} ×", value) for label, value in result]


def decided_bars(spread: Spread) -> list[tuple[str, float]]:
    """The share of matches by the fifth in which they were decided."""
    labels = ["first fifth", "second fifth", "third fifth", "fourth fifth", "last fifth"]
    totals = [0.0] * 5
    for value, count in spread.counts.items():
        totals[min(4, max(0, int(value * 5 - 1e-6)))] += count / spread.total
    return list(zip(labels, totals, strict=True))


def examples(teller: Teller) -> str:
    """The match with the most changes, one decided at the very end, one decided at once."""
    rows = teller.facts.matches
    found = [
        (int(str(row["match"])), f"the lead changes {row['lead_changes']} times")
        for row in teller.pick(rows, "lead_changes", True)
    ]
    found += [
        (int(str(row["match"])), "decided by the last round")
        for row in teller.pick(rows.filter((pl.col("decided") == 1) & (pl.col("winners") == 1)), "match", False)
    ]
    found += [(int(str(row["match"])), "decided at once") for row in teller.pick(rows, "decided", False)]
    return teller.show("Matches to look at:", found)
