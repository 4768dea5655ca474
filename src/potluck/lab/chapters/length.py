"""How long a match is."""

from __future__ import annotations

from potluck.lab.figures import histogram, panels, table
from potluck.lab.play_time import IN_WORDS
from potluck.lab.sheet import Chapter, Finding, figure
from potluck.lab.telling import Teller
from potluck.lab.words import cardinal, listed, mean_in_words, number, players


def tell(teller: Teller, findings: list[Finding]) -> list[Chapter]:
    """Turns, decisions and estimated minutes, for each number of players."""
    facts = teller.facts
    plots = [
        histogram(
            spread.bins(20),
            f"{unit.capitalize()} of a match with {players(seats)}: nine in ten lie between "
            f"{number(spread.quantile(0.05))} "
            f"and {number(spread.quantile(0.95))}.",
            f"{players(seats).capitalize()}: {unit}",
            unit if unit != "minutes" else "min",
            spread.mean().value,
        )
        for seats in facts.played
        for unit, spreads in facts.lengths.items()
        for spread in (spreads[seats],)
    ]
    minutes = facts.lengths["minutes"]
    said = [f"{mean_in_words(spread.mean())} minutes at {cardinal(seats)}" for seats, spread in minutes.items()]
    turns = [
        f"{mean_in_words(spread.mean())} turns at {cardinal(seats)}" for seats, spread in facts.lengths["turns"].items()
    ]
    asked = [
        f"{mean_in_words(spread.mean())} decisions at {cardinal(seats)}"
        for seats, spread in facts.lengths["decisions"].items()
    ]
    low, high = facts.game.minutes
    sentence = (
        f"<strong>By estimate a match takes {listed(said)}</strong>; the box says {low} to {high}. "
        f"It has {listed(turns)}, and asks for {listed(asked)}."
    )
    least, most = min(minutes), max(minutes)
    spread = minutes[least]
    findings.append(
        Finding(
            f"{number(spread.mean().value, 0)} min",
            f"is the estimate for a match of {cardinal(least)}"
            + (f", {number(minutes[most].mean().value, 0)} for {cardinal(most)}" if most != least else "")
            + f"; nine in ten of {cardinal(least)} take {number(spread.quantile(0.05))} to "
            f"{number(spread.quantile(0.95))}.",
        )
    )
    numbers = table(
        ["Players", "What", "Mean", "from", "to", "Shortest", "1 in 20 below", "Median", "1 in 20 above", "Longest"],
        [
            [
                str(seats),
                unit,
                number(guess.value, 2),
                number(guess.low, 2),
                number(guess.high, 2),
                number(min(spread.counts)),
                number(spread.quantile(0.05)),
                number(spread.quantile(0.5)),
                number(spread.quantile(0.95)),
                number(max(spread.counts)),
            ]
            for seats in facts.played
            for unit, spreads in facts.lengths.items()
            for spread in (spreads[seats],)
            for guess in (spread.mean(),)
        ],
    )
    note = f"Minutes are estimated: {IN_WORDS}. A turn is a stretch of decisions by one player, or one by all at once."
    return [Chapter("length", "Length", figure(sentence, panels(plots), numbers, note, examples(teller)))]


def examples(teller: Teller) -> str:
    """The longest and the shortest match."""
    rows = teller.facts.matches
    found = [
        (int(str(row["match"])), f"the {word}, {row['decisions']} decisions at {cardinal(int(str(row['seats'])))}")
        for word, descending in (("longest", True), ("shortest", False))
        for row in teller.pick(rows, "minutes", descending)
    ]
    return teller.show("Matches to look at:", found)
