"""Advice in the terminal: what a good player would do, and how good the other moves are, as bars."""

from __future__ import annotations

from typing import Final

from rich.console import Console
from rich.text import Text

from potluck.bots.advice import Opinion, advise, in_words
from potluck.bots.bot import Budget, Glimpse
from potluck.cli.terminal.board import LABEL
from potluck.cli.terminal.screen import clean, is_watched
from potluck.kernel.chance import fast
from potluck.kernel.match import Match

BAR: Final = 20
#: No more bars than this; the rest is worse.
MOST_SHOWN: Final = 8


def opinions_of(console: Console, match: Match, seat: int, budget: Budget) -> list[Opinion]:
    """What a good player thinks of a seat's moves, from what that seat may know."""
    chance = fast(f"{match.seed}/hint/{match.position}/{seat}")
    state = match.state
    moves = state.legal(seat)
    if len(moves) == 1:
        return [Opinion(moves[0], 0.0, 1.0)]
    glimpse = Glimpse(match.setup, seat, moves, state.imagine(seat, chance))
    if is_watched(console):
        with console.status(Text("Thinking…")):
            return advise(glimpse, budget, chance)
    return advise(glimpse, budget, chance)


def show_advice(console: Console, match: Match, opinions: list[Opinion]) -> None:
    """A sentence, and a bar a move."""
    names = [clean(match.setup.game.name_move(opinion.move, match.setup, match.names)) for opinion in opinions]
    if len(opinions) == 1:
        console.print(Text(f"There is only one choice: {names[0]}.", style="yellow"))
        return
    console.print(Text(in_words(names, [opinion.chance for opinion in opinions]), style="yellow"))
    width = max(len(name) for name in names[:MOST_SHOWN])
    for opinion, name in list(zip(opinions, names, strict=True))[:MOST_SHOWN]:
        full = round(opinion.chance * BAR)
        bar = "█" * full + "░" * (BAR - full)
        console.print(Text.assemble(f"  {name:<{width}}  ", (bar, LABEL), f"  {opinion.chance:>4.0%}"), soft_wrap=True)
    if len(opinions) > MOST_SHOWN:
        console.print(Text(f"  and {len(opinions) - MOST_SHOWN} more, less promising", style="dim"))
