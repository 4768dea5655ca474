"""Does it matter where one sits?"""

from __future__ import annotations

import polars as pl

from potluck.lab.analysis.estimates import Guess
from potluck.lab.formatting import cardinal, listed, ordinal, percent, players, points, share_of
from potluck.lab.report.chapter import Teller
from potluck.lab.report.html_page import Chapter, Finding, figure
from potluck.lab.report.plots import Whisker, panels, table, whiskers


def tell(teller: Teller, findings: list[Finding]) -> list[Chapter]:
    """The win share of each seat, for each number of players."""
    wins = teller.facts.wins_by_seat
    plots = []
    for seats, shares in wins.items():
        rows = [
            Whisker(f"{ordinal(seat).capitalize()} seat", guess, share_of(guess), tone(guess, 1 / seats))
            for seat, guess in enumerate(shares)
        ]
        name = (
            f"Win share by seat with {players(seats)}: "
            f"{listed([f'{ordinal(seat)} {percent(guess.value)}' for seat, guess in enumerate(shares)])}."
        )
        plots.append(
            f"<h3>{players(seats).capitalize()}</h3>"
            + whiskers(rows, 1 / seats, lambda value: percent(value, 0), name, f"fair {percent(1 / seats, 0)}")
        )
    biggest = edge(wins)
    if biggest is None:
        widest = max(guess.half for shares in wins.values() for guess in shares)
        sentence = (
            f"<strong>No seat has an edge that could be seen</strong>; one of more than "
            f"{widest * 142:.1f} points would have been."
        )
        findings.append(
            Finding("fair", f"No seat has an edge; one of more than {widest * 142:.1f} points would have been seen.")
        )
    else:
        seats, seat, guess = biggest
        gap = guess.value - 1 / seats
        kind = "more" if gap > 0 else "less"
        sentence = (
            f"<strong>With {players(seats)} the {ordinal(seat)} seat wins {share_of(guess)}</strong>, "
            f"{abs(gap) * 100:.1f} points {kind} than its fair {percent(1 / seats, 0)}; "
            f"that is the largest edge of any seat."
        )
        findings.append(
            Finding(
                points(gap),
                f"points for the {ordinal(seat)} seat at {cardinal(seats)}: it wins {share_of(guess)}, "
                f"fair would be {percent(1 / seats, 0)}.",
            )
        )
    numbers = table(
        ["Players", "Seat", "Win share", "from", "to"],
        [
            [str(seats), ordinal(seat), percent(guess.value, 2), percent(guess.low, 2), percent(guess.high, 2)]
            for seats, shares in wins.items()
            for seat, guess in enumerate(shares)
        ],
    )
    note = "A shared win is divided among those who share it."
    content = figure(sentence, "".join(plots), numbers, note, examples(teller, biggest))
    levels = by_level(teller)
    return [Chapter("seats", "Seats", content + levels)]


def tone(guess: Guess, fair: float) -> str:
    """Whether a seat wins more or less than its share, for certain."""
    if not guess.clear_of(fair):
        return ""
    return "good" if guess.value > fair else "bad"


def edge(wins: dict[int, list[Guess]]) -> tuple[int, int, Guess] | None:
    """The seat that is furthest from its fair share, beyond what so many looks find by chance; None where none is."""
    looks = sum(len(shares) for shares in wins.values())
    sure = 1 + 0.5 * (looks > 4)  # intervals for one look, widened for many
    found = [
        (seats, seat, guess)
        for seats, shares in wins.items()
        for seat, guess in enumerate(shares)
        if abs(guess.value - 1 / seats) > guess.half * sure
    ]
    return max(found, key=lambda item: abs(item[2].value - 1 / item[0]), default=None)


def examples(teller: Teller, biggest: tuple[int, int, Guess] | None) -> str:
    """Matches in which the favoured seat wins; where none is, the best that the first and the last seat did."""
    if biggest is None:
        return even_examples(teller)
    seats, seat, guess = biggest
    won = guess.value > 1 / seats
    rows = teller.facts.seats.filter(
        (pl.col("seats") == seats) & (pl.col("seat") == seat) & (pl.col("win") == (1.0 if won else 0.0))
    )
    found = [
        (int(str(row["match"])), f"the {ordinal(seat)} seat {'wins' if won else 'loses'} with {row['score']}")
        for row in teller.pick(rows, "match", False, 3)
    ]
    return teller.show(f"Matches that the {ordinal(seat)} seat {'wins' if won else 'loses'}:", found)


def even_examples(teller: Teller) -> str:
    """The first and the last seat, each where it won with the most."""
    found = []
    seats = min(teller.facts.played)
    for seat in (0, seats - 1):
        rows = teller.facts.seats.filter((pl.col("seats") == seats) & (pl.col("seat") == seat) & (pl.col("win") == 1))
        found += [
            (
                int(str(row["match"])),
                f"the {ordinal(seat)} seat wins with {row['score']}, its most at {cardinal(seats)}",
            )
            for row in teller.pick(rows, "score", True)
        ]
    return teller.show("Matches to look at:", found)


def by_level(teller: Teller) -> str:
    """Where levels are mixed: how each of them did."""
    wins = teller.facts.wins_by_level
    if all(len(levels) < 2 for levels in wins.values()):
        return ""
    plots, words = [], []
    for seats, levels in wins.items():
        rows = [Whisker(level, guess, share_of(guess), tone(guess, 1 / seats)) for level, guess in levels.items()]
        name = f"Win share by level with {players(seats)}."
        plots.append(
            f"<h3>{players(seats).capitalize()}, by level</h3>"
            + whiskers(rows, 1 / seats, lambda value: percent(value, 0), name, f"fair {percent(1 / seats, 0)}")
        )
        best = max(levels, key=lambda level: levels[level].value)
        words.append(f"at {cardinal(seats)} a {best} bot wins {share_of(levels[best])}")
    numbers = table(
        ["Players", "Level", "Win share", "from", "to"],
        [
            [str(seats), level, percent(guess.value, 2), percent(guess.low, 2), percent(guess.high, 2)]
            for seats, levels in wins.items()
            for level, guess in levels.items()
        ],
    )
    sentence = f"Levels sat side by side: {listed(words)}."
    return figure(sentence, panels(plots) if len(plots) > 9 else "".join(plots), numbers)
