"""Advice in the terminal: what a good player would do, and how good the other moves are, as bars."""

from __future__ import annotations

from typing import Final

from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

from potluck.bots.advice import RatedMove, advise, in_words
from potluck.bots.bot import Budget, DecisionContext
from potluck.cli.terminal.board import LABEL
from potluck.cli.terminal.screen import clean, is_watched
from potluck.cli.terminal.words import TerminalWords
from potluck.kernel.chance import fast
from potluck.kernel.match import Match
from potluck.kernel.state import State

BAR: Final = 20
#: No more bars than this; the rest is worse.
MOST_SHOWN: Final = 8


def rate_moves(console: Console, match: Match, seat: int, budget: Budget, words: TerminalWords) -> list[RatedMove]:
    """What a good player thinks of a seat's moves, from what that seat may know."""
    chance = fast(f"{match.seed}/hint/{match.position}/{seat}")
    state = match.state
    moves = state.legal(seat)
    if len(moves) == 1:
        return [RatedMove(moves[0], 0.0, 1.0)]
    context = DecisionContext(match.setup, seat, moves, state.imagine(seat, chance))
    if is_watched(console):
        with console.status(Text(words.own.say("terminal-thinking-hint"))):
            return advise(context, budget, chance)
    return advise(context, budget, chance)


def show_advice(console: Console, state: State, seat: int, ratings: list[RatedMove], words: TerminalWords) -> None:
    """A sentence, and a bar a move."""
    phrases = [state.name(seat, rated.move) for rated in ratings]
    sentence = in_words(phrases, [rated.win_chance for rated in ratings])
    console.print(Text(clean(words.tell(sentence)), style="yellow"))
    if len(ratings) == 1:
        return
    names = [clean(words.tell(phrase)) for phrase in phrases]
    width = max(cell_len(name) for name in names[:MOST_SHOWN])
    for rated, name in list(zip(ratings, names, strict=True))[:MOST_SHOWN]:
        full = round(rated.win_chance * BAR)
        bar = "█" * full + "░" * (BAR - full)
        space = " " * (width - cell_len(name))
        console.print(Text.assemble(f"  {name}{space}  ", (bar, LABEL), f"  {rated.win_chance:>4.0%}"), soft_wrap=True)
    if len(ratings) > MOST_SHOWN:
        rest = words.own.say("terminal-less-promising", {"count": len(ratings) - MOST_SHOWN})
        console.print(Text(f"  {rest}", style="dim"))
