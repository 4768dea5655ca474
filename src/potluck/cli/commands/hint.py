"""`potluck hint`: what a good player would do now in a saved match."""

from __future__ import annotations

import math
from pathlib import Path
from typing import Final

from rich.text import Text

from potluck.bots.bot import Budget
from potluck.cli.arguments import find_game, find_language
from potluck.cli.commands.replay import find_seat
from potluck.cli.files import MATCH_BYTES, BadFile, read_text
from potluck.cli.terminal.advice import rate_moves, show_advice
from potluck.cli.terminal.screen import clean, make_console
from potluck.cli.terminal.words import TerminalWords
from potluck.kernel.errors import BadSetup
from potluck.kernel.matchfile import read_match

MOST_SECONDS: Final = 600.0


def hint(path: Path, seat: str | None, seconds: float, lang: str) -> None:
    """Advise whoever has to choose in a saved match."""
    if not 0.0 < seconds <= MOST_SECONDS or math.isnan(seconds):
        raise BadSetup(f"--time must be more than 0 and at most {MOST_SECONDS:.0f} seconds, not {seconds}")
    language = find_language(lang)
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
    console = make_console()
    words = TerminalWords(match.setup, match.names, language)
    words.me = chooser
    console.print(Text(clean(words.tell(match.state.ask(chooser))), style="bold"))
    ratings = rate_moves(console, match, chooser, Budget(0, seconds), words)
    show_advice(console, match.state, chooser, ratings, words)
