"""The words of a match in the terminal: the game's, and the terminal's own."""

from __future__ import annotations

from collections.abc import Sequence

from potluck.kernel.game import Setup
from potluck.language.catalogues import ENGLISH
from potluck.language.teller import Teller, room_teller, table_teller


class TerminalWords(Teller):
    """Tells what a game says; `own` tells the terminal's messages, whose facts have none of a game's kinds."""

    def __init__(self, setup: Setup, names: Sequence[str] = (), language: str = ENGLISH) -> None:
        words = table_teller(setup, names, language)
        super().__init__(words.bundles, words.kinds, words.names, words.cards)
        self.own = room_teller(language, part="terminal", names=names)
