"""Luck and skill, and the ladder of levels."""

from __future__ import annotations

import polars as pl

from potluck.lab.analysis.estimates import Guess
from potluck.lab.analysis.luck_shares import Luck
from potluck.lab.formatting import cardinal, games, listed, percent, players, share_of
from potluck.lab.plan import LADDER, LUCK, is_slow
from potluck.lab.report.chapter import Teller
from potluck.lab.report.example_matches import Which
from potluck.lab.report.html_page import Chapter, Finding, figure
from potluck.lab.report.plots import Part, Whisker, stack, table, whiskers

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
        luck_examples(teller),
    )


def luck_examples(teller: Teller) -> str:
    """A deal that won for whoever held it, in both of its matches; and one that a player won from two seats."""
    rows = teller.facts.mirrored.sort("block", "mirror", "seat").collect()
    pairs = [pair for _, pair in rows.group_by("block", maintain_order=True)]
    by_seat: list[tuple[int, int]] = []
    by_player: list[tuple[int, int]] = []
    for pair in pairs:
        seats = pair["seats"][0]
        scores = pair["score"].to_list()
        wins = pair["win"].to_list()
        one, other = (winner(wins[:seats]), winner(wins[seats:]))
        if one < 0 or other < 0:
            continue
        worth = lead(scores[:seats]) + lead(scores[seats:])
        if one == other:
            by_seat.append((worth, pair["block"][0]))
        elif (one - 1) % seats == other:
            by_player.append((worth, pair["block"][0]))
    found: list[tuple[Which, str]] = []
    if by_seat:
        worth, block = max(by_seat, key=lambda item: (item[0], -item[1]))
        found += [
            (Which(LUCK, block, 0), f"the same seat wins this deal whoever sits there, by {worth} in both together"),
            (Which(LUCK, block, 1), "the same deal and dice, and the same seat wins"),
        ]
    if by_player:
        worth, block = max(by_player, key=lambda item: (item[0], -item[1]))
        found.append((Which(LUCK, block, 1), f"the same player wins from both seats, by {worth} in both together"))
    return teller.show("Mirrored matches to look at:", found)


def winner(wins: list[float]) -> int:
    """The seat that won alone, or -1."""
    return wins.index(1.0) if 1.0 in wins else -1


def lead(scores: list[int]) -> int:
    """From the best score to the next."""
    best = sorted(scores, reverse=True)
    return best[0] - best[1] if len(best) > 1 else 0


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
    thinking = teller.facts.plan.thinking
    pace = f" thinking {thinking:,} iterations a choice" if thinking else ""
    said = [
        f"one {rung.better} bot{pace if is_slow(rung.better) else ''} among {rung.weaker} ones wins "
        f"{share_of(rung.wins)}"
        for rung in ladder
    ]
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
    return figure(sentence, plot, numbers, thinkers(teller), ladder_examples(teller))


def thinkers(teller: Teller) -> str:
    """How long those who think did so, in which matches."""
    plan = teller.facts.plan
    slow = [rung for rung in teller.facts.ladder if is_slow(rung.better)]
    if not slow:
        return ""
    said = [f"one {rung.better} bot among {rung.weaker} ones played {games(rung.matches)}" for rung in slow]
    pace = f"{plan.thinking:,} iterations a choice" if plan.thinking else "as long as such bots do in simulations"
    return f"Thinking {pace}, {listed(said)}: few, as they take long, so the range is wide."


def ladder_examples(teller: Teller) -> str:
    """Upsets: the better player does worst, on the highest rungs that have one."""
    found: list[tuple[Which, str]] = []
    lost = teller.facts.climbs.filter(pl.col("win") == 0).sort("score", "number").collect()
    for rung in sorted(teller.facts.ladder, key=lambda rung: -rung.wins.value):
        rows = lost.filter((pl.col("better") == rung.better) & (pl.col("weaker") == rung.weaker))
        if rows.height:
            row = rows.row(0, named=True)
            points = f"{row['score']:,} {'point' if row['score'] == 1 else 'points'}".replace("-", "−")
            which = Which(LADDER, row["number"], better=rung.better, weaker=rung.weaker)
            found.append((which, f"an upset, {rung.better} loses with {points}"))
    return teller.show("Upsets to look at:", found)
