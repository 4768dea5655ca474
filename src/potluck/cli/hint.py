"""`potluck hint`, and the key h while playing: what a good player would do, and how good the rest is, as bars."""

from __future__ import annotations

import math
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.text import Text

from potluck.bots.advice import RatedMove, advise, in_words
from potluck.bots.bot import Budget, DecisionContext
from potluck.cli.board import LABEL
from potluck.cli.choices import find_game
from potluck.cli.files import MATCH_BYTES, BadFile, read_text
from potluck.cli.replay import find_seat
from potluck.cli.screen import clean, is_watched, paper
from potluck.kernel.chance import fast
from potluck.kernel.errors import BadSetup
from potluck.kernel.match import Match
from potluck.kernel.matchfile import read_match

BAR: Final = 20
#: No more bars than this; the rest is worse.
MOST_SHOWN: Final = 8
MOST_SECONDS: Final = 600.0


def hint(path: Path, seat: str | None, seconds: float) -> None:
    """Advise whoever has to choose in a saved match."""
    if not 0.0 < seconds <= MOST_SECONDS or math.isnan(seconds):
        raise BadSetup(f"--time must be more than 0 and at most {MOST_SECONDS:.0f} seconds, not {seconds}")
    try:
        match = read_match(read_text(path, "match file", MATCH_BYTES), find_game)
    except UnicodeEncodeError:
        raise BadFile(f"the match file {path} has letters that do not exist") from None
    if match.state.result is not None:
        raise BadSetup("the match is over; there is nothing left to choose")
    chooser = match.state.next_seat() if seat is None else find_seat(match, seat)
    if not match.state.legal(chooser):
        waiting = ", ".join(match.names[one] for one in match.state.pending())
        raise BadSetup(f"{match.names[chooser]} has nothing to choose now; the table waits for {waiting}")
    console = paper()
    console.print(Text(clean(match.setup.game.ask(match.state, chooser, match.names)), style="bold"))
    show_advice(console, match, rate_moves(console, match, chooser, Budget(0, seconds)))


def rate_moves(console: Console, match: Match, seat: int, budget: Budget) -> list[RatedMove]:
    """What a good player thinks of a seat's moves, from what that seat may know."""
    chance = fast(f"{match.seed}/hint/{match.position}/{seat}")
    state = match.state
    moves = state.legal(seat)
    if len(moves) == 1:
        return [RatedMove(moves[0], 0.0, 1.0)]
    context = DecisionContext(match.setup, seat, moves, state.imagine(seat, chance))
    if is_watched(console):
        with console.status(Text("Thinking…")):
            return advise(context, budget, chance)
    return advise(context, budget, chance)


def show_advice(console: Console, match: Match, ratings: list[RatedMove]) -> None:
    """A sentence, and a bar a move."""
    names = [clean(match.setup.game.name_move(rated.move, match.setup, match.names)) for rated in ratings]
    if len(ratings) == 1:
        console.print(Text(f"There is only one choice: {names[0]}.", style="yellow"))
        return
    console.print(Text(in_words(names, [rated.win_chance for rated in ratings]), style="yellow"))
    width = max(len(name) for name in names[:MOST_SHOWN])
    for rated, name in list(zip(ratings, names, strict=True))[:MOST_SHOWN]:
        full = round(rated.win_chance * BAR)
        bar = "█" * full + "░" * (BAR - full)
        console.print(
            Text.assemble(f"  {name:<{width}}  ", (bar, LABEL), f"  {rated.win_chance:>4.0%}"), soft_wrap=True
        )
    if len(ratings) > MOST_SHOWN:
        console.print(Text(f"  and {len(ratings) - MOST_SHOWN} more, less promising", style="dim"))
