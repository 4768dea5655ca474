"""Luck and skill, and the ladder of levels."""

from __future__ import annotations

from potluck.lab.figures import Part, Whisker, stack, table, whiskers
from potluck.lab.luck import Luck
from potluck.lab.sheet import Chapter, Finding, figure
from potluck.lab.stats import Guess
from potluck.lab.telling import Teller
from potluck.lab.words import cardinal, listed, percent, players, share_of

#: Fewer blocks than this say nothing.
ENOUGH = 20

PARTS = [
    ("deal", "The deal", "all that is random before the first choice"),
    ("dice", "Dice and draws", "all that is random after it"),
    ("seat", "The seat", "where one sits"),
    ("player", "The player", "how well one plays"),
    ("table", "The table", "choices, and what follows from them"),
]


def tell(teller: Teller, findings: list[Finding]) -> list[Chapter]:
    """Both, as far as they were measured."""
    return [
        Chapter("luck", "Luck and skill", shares(teller, findings)),
        Chapter("ladder", "The ladder", rungs(teller, findings)),
    ]


def part_of(luck: Luck, name: str) -> Guess:
    """One share by its name."""
    guess: Guess = getattr(luck, name)
    return guess


def shares(teller: Teller, findings: list[Finding]) -> str:
    """What explains who wins."""
    measured = [luck for luck in teller.facts.luck if luck.blocks >= ENOUGH]
    if not measured:
        return "<p>Not measured in this run: it is too small, or <code>--luck 0</code> was asked for.</p>"
    plots, words = [], []
    for luck in measured:
        parts = [
            Part(f"{title}, {what}:", part_of(luck, name).value, share_of(part_of(luck, name)), name)
            for name, title, what in PARTS
        ]
        known = listed([f"{title.lower()} {percent(part_of(luck, name).value, 0)}" for name, title, _ in PARTS])
        plots.append(
            f"<h3>{players(luck.seats).capitalize()}</h3>"
            + stack(parts, f"What explains who wins with {players(luck.seats)}: {known}.")
        )
        words.append(
            f"at {cardinal(luck.seats)} the player explains {share_of(luck.player)}, deal and dice together "
            f"{percent(luck.deal.value + luck.dice.value)}, the seat {percent(luck.seat.value)}"
        )
    first = measured[0]
    chance = first.deal.value + first.dice.value
    findings.append(
        Finding(
            percent(first.player.value, 0),
            f"of who wins at {cardinal(first.seats)} is explained by who plays ({listed(first.levels)}), "
            f"{percent(chance, 0)} by deal and dice.",
        )
    )
    numbers = table(
        ["Players", "Explained by", "Share", "from", "to"],
        [
            [str(luck.seats), title, percent(guess.value, 2), percent(guess.low, 2), percent(guess.high, 2)]
            for luck in measured
            for name, title, _ in PARTS
            for guess in (part_of(luck, name),)
        ],
    )
    total = sum(luck.blocks for luck in measured) * 4
    note = (
        f"From {total:,} mirrored matches, with {listed(first.levels)} bots at one table: every deal is played "
        f"with two "
        "streams of dice, and each of them again with everybody one seat further. What stays the same for a "
        "seat is the "
        "deal’s and the dice’s doing; shares are of the variance of winning. Dice help only while the same "
        "things happen, "
        "so a stream that others’ choices turn into other events counts for the table."
    )
    return figure(
        f"<strong>Of who wins, {listed(words[:1])}.</strong> "
        f"{'; '.join(words[1:]).capitalize()}{'.' if words[1:] else ''}",
        "".join(plots),
        numbers,
        note,
    )


def rungs(teller: Teller, findings: list[Finding]) -> str:
    """One player of a better level among weaker ones."""
    ladder = teller.facts.ladder
    if not ladder:
        return "<p>Nobody climbed in this run: it is too small, or <code>--ladder none</code> was asked for.</p>"
    seats = ladder[0].seats
    fair = 1 / seats
    rows = [
        Whisker(
            f"{rung.better} among {rung.weaker}",
            rung.wins,
            share_of(rung.wins),
            ("good" if rung.wins.value > fair else "bad") if rung.wins.clear_of(fair) else "",
        )
        for rung in ladder
    ]
    said = [f"one {rung.better} bot among {rung.weaker} ones wins {share_of(rung.wins)}" for rung in ladder]
    sentence = (
        f"<strong>At {players(seats)} {said[0]}</strong>{'; ' + '; '.join(said[1:]) if said[1:] else ''}. "
        f"By chance alone it would be {percent(fair, 0)}."
    )
    plot = whiskers(
        rows, fair, lambda value: percent(value, 0), f"The ladder: {listed(said)}.", f"chance {percent(fair, 0)}"
    )
    numbers = table(
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
    top = max(ladder, key=lambda rung: rung.wins.value)
    findings.append(
        Finding(
            percent(top.wins.value, 0),
            f"is what one {top.better} bot wins among {top.weaker} ones at {cardinal(seats)} (chance: "
            f"{percent(fair, 0)}): "
            f"{'skill pays' if top.wins.low > fair * 1.3 else 'skill hardly pays'}.",
        )
    )
    return figure(sentence, plot, numbers)
