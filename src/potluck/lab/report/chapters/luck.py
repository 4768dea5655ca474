"""The chapter on luck and skill: what explains who wins."""

from __future__ import annotations

from potluck.lab.analysis.estimates import Estimate
from potluck.lab.analysis.luck_shares import LuckShares
from potluck.lab.formatting import cardinal, listed, percent, players, share_with_interval
from potluck.lab.plan import LUCK
from potluck.lab.report.chapters.context import ChapterContext
from potluck.lab.report.example_matches import MatchRef
from potluck.lab.report.html_page import Chapter, Finding, render_figure
from potluck.lab.report.plots import StackPart, stack, table

#: With fewer blocks of mirrored matches nothing is shown.
ENOUGH = 20

#: The fields of LuckShares, with their titles and what they mean.
PARTS = [
    ("deal", "The deal", "all that is random before the first choice"),
    ("dice", "Dice and draws", "all that is random after it"),
    ("seat", "The seat", "where one sits"),
    ("player", "The player", "how well one plays"),
    ("table", "The table", "choices, and what follows from them"),
]


def build_chapters(context: ChapterContext, findings: list[Finding]) -> list[Chapter]:
    """The shares of luck and skill in winning, where they were measured."""
    measured = [luck for luck in context.summary.luck if luck.blocks >= ENOUGH]
    if not measured:
        missing = "<p>Not measured in this run: it is too small, or <code>--luck 0</code> was asked for.</p>"
        return [Chapter("luck", "Luck and skill", missing)]
    findings.append(luck_finding(measured[0]))
    figure = render_figure(
        luck_caption(measured), luck_plots(measured), luck_table(measured), luck_note(measured), luck_examples(context)
    )
    return [Chapter("luck", "Luck and skill", figure)]


def part_of(luck: LuckShares, name: str) -> Estimate:
    """One share by its name."""
    estimate: Estimate = getattr(luck, name)
    return estimate


def luck_plots(measured: list[LuckShares]) -> str:
    """A stacked bar for each number of players."""
    plots = []
    for luck in measured:
        parts = [
            StackPart(f"{title}, {what}:", part_of(luck, name).value, share_with_interval(part_of(luck, name)), name)
            for name, title, what in PARTS
        ]
        shares = listed([f"{title.lower()} {percent(part_of(luck, name).value, 0)}" for name, title, _ in PARTS])
        plots.append(
            f"<h3>{players(luck.seats).capitalize()}</h3>"
            + stack(parts, f"What explains who wins with {players(luck.seats)}: {shares}.")
        )
    return "".join(plots)


def luck_caption(measured: list[LuckShares]) -> str:
    """The shares in a sentence for each number of players."""
    first, *others = [
        f"at {cardinal(luck.seats)} the player explains {share_with_interval(luck.player)}, deal and dice together "
        f"{percent(luck.deal.value + luck.dice.value)}, the seat {percent(luck.seat.value)}"
        for luck in measured
    ]
    return f"<strong>Of who wins, {first}.</strong> {'; '.join(others).capitalize()}{'.' if others else ''}"


def luck_finding(luck: LuckShares) -> Finding:
    """The shares at the smallest table in a line."""
    return Finding(
        percent(luck.player.value, 0),
        f"of who wins at {cardinal(luck.seats)} is explained by who plays ({listed(luck.levels)}), "
        f"{percent(luck.deal.value + luck.dice.value, 0)} by deal and dice.",
    )


def luck_table(measured: list[LuckShares]) -> str:
    """All shares with their intervals."""
    return table(
        ["Players", "Explained by", "Share", "from", "to"],
        [
            [str(luck.seats), title, percent(estimate.value, 2), percent(estimate.low, 2), percent(estimate.high, 2)]
            for luck in measured
            for name, title, _ in PARTS
            for estimate in (part_of(luck, name),)
        ],
    )


def luck_note(measured: list[LuckShares]) -> str:
    """How the shares are measured."""
    total = sum(luck.blocks for luck in measured) * 4
    return (
        f"From {total:,} mirrored matches, with {listed(measured[0].levels)} bots at one table: every deal is played "
        "with two streams of dice, and each of them again with everybody one seat further. What stays the same for a "
        "seat is the deal’s and the dice’s doing; shares are of the variance of winning. Dice help only while the same "
        "things happen, so a stream that others’ choices turn into other events counts for the table."
    )


def luck_examples(context: ChapterContext) -> str:
    """A deal that the same seat won in both of its matches, and one that the same player won from two seats."""
    rows = context.summary.mirrored.sort("block", "mirror", "seat").collect()
    pairs = [pair for _, pair in rows.group_by("block", maintain_order=True)]
    by_seat: list[tuple[int, int]] = []
    by_player: list[tuple[int, int]] = []
    for pair in pairs:
        seats = pair["seats"][0]
        scores = pair["score"].to_list()
        wins = pair["win"].to_list()
        one, other = winner(wins[:seats]), winner(wins[seats:])
        if one < 0 or other < 0:
            continue
        margin = margin_of(scores[:seats]) + margin_of(scores[seats:])
        if one == other:
            by_seat.append((margin, pair["block"][0]))
        elif (one - 1) % seats == other:
            by_player.append((margin, pair["block"][0]))
    found: list[tuple[MatchRef, str]] = []
    if by_seat:
        margin, block = max(by_seat, key=lambda item: (item[0], -item[1]))
        found += [
            (
                MatchRef(LUCK, block, 0),
                f"the same seat wins this deal whoever sits there, by {margin} in both together",
            ),
            (MatchRef(LUCK, block, 1), "the same deal and dice, and the same seat wins"),
        ]
    if by_player:
        margin, block = max(by_player, key=lambda item: (item[0], -item[1]))
        found.append((MatchRef(LUCK, block, 1), f"the same player wins from both seats, by {margin} in both together"))
    return context.example_links("Mirrored matches to look at:", found)


def winner(wins: list[float]) -> int:
    """The seat that won alone, or -1."""
    return wins.index(1.0) if 1.0 in wins else -1


def margin_of(scores: list[int]) -> int:
    """From the best score to the next."""
    best = sorted(scores, reverse=True)
    return best[0] - best[1] if len(best) > 1 else 0
