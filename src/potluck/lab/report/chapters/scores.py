"""How many points are made, and how close it is."""

from __future__ import annotations

import polars as pl

from potluck.lab.formatting import cardinal, listed, mean_in_words, number, percent, players, share_of
from potluck.lab.report.chapter import Teller
from potluck.lab.report.html_page import Chapter, Finding, figure
from potluck.lab.report.plots import histogram, panels, table


def tell(teller: Teller, findings: list[Finding]) -> list[Chapter]:
    """How scores are spread, for each number of players."""
    facts = teller.facts
    plots = [
        histogram(
            spread.bins(),
            f"Scores with {players(seats)}: half of them lie between {number(spread.quantile(0.25))} and "
            f"{number(spread.quantile(0.75))}.",
            players(seats).capitalize(),
            "points",
            spread.mean().value,
        )
        for seats, spread in facts.scores.items()
    ]
    words = [f"{mean_in_words(spread.mean())} at {cardinal(seats)}" for seats, spread in facts.scores.items()]
    margins = [f"{mean_in_words(spread.mean())} points at {cardinal(seats)}" for seats, spread in facts.margins.items()]
    shared = {seats: spread.share_where(lambda value: value > 1) for seats, spread in facts.winners.items()}
    ties = [f"{share_of(guess)} at {cardinal(seats)}" for seats, guess in shared.items()]
    sentence = (
        f"<strong>The mean score is {listed(words)}.</strong> The best is ahead of the next by "
        f"{listed(margins)}; "
        f"a win is shared in {listed(ties)}."
    )
    numbers = table(
        [
            "Players",
            "Mean",
            "from",
            "to",
            "Lowest",
            "A quarter below",
            "Median",
            "A quarter above",
            "Highest",
            "Mean margin",
            "Shared wins",
        ],
        [
            [
                str(seats),
                number(spread.mean().value, 2),
                number(spread.mean().low, 2),
                number(spread.mean().high, 2),
                number(min(spread.counts)),
                number(spread.quantile(0.25)),
                number(spread.quantile(0.5)),
                number(spread.quantile(0.75)),
                number(max(spread.counts)),
                number(facts.margins[seats].mean().value, 2),
                percent(shared[seats].value, 2),
            ]
            for seats, spread in facts.scores.items()
        ],
    )
    return [Chapter("scores", "Scores", figure(sentence, panels(plots), numbers, reasons(teller), examples(teller)))]


def reasons(teller: Teller) -> str:
    """Why matches end."""
    facts = teller.facts
    total = sum(facts.reasons.values())
    names = [f"player {seat + 1}" for seat in range(facts.plan.players[-1])]
    told = []
    for reason, count in list(facts.reasons.items())[:4]:
        try:
            words = facts.game.tell_reason(reason, names)
        except Exception:  # a game may need more than a reason to put it in words
            words = reason
        told.append(f"{percent(count / total, 0)}: {words}")
    return "How it ends – " + " ".join(told)


def examples(teller: Teller) -> str:
    """The highest score, the closest match, the widest one."""
    facts = teller.facts
    best = teller.pick(facts.seats, "score", True)
    widest = teller.pick(facts.matches, "margin", True)
    closest = teller.pick(facts.matches.filter(pl.col("winners") == 1), "margin", False)
    found = [(int(str(row["match"])), f"the highest score, {row['score']}") for row in best]
    found += [(int(str(row["match"])), f"the clearest win, by {row['margin']}") for row in widest]
    found += [(int(str(row["match"])), f"as close as it gets, by {row['margin']}") for row in closest]
    return teller.show("Matches to look at:", found)
