"""Set-ups, each read once: tables of the same game, deck and options share theirs."""

from __future__ import annotations

from functools import lru_cache

from potluck.catalog import find_game
from potluck.kernel.game import Setup


@lru_cache(maxsize=256)
def _setup(game: str, seats: int, options: tuple[tuple[str, str], ...], deck: str) -> Setup:
    found = find_game(game)
    return found.setup(seats, dict(options), None if deck == found.house_deck() else deck)


def find_setup(game: str, seats: int, options: dict[str, str], deck: str) -> Setup:
    """The set-up of a table, or BadSetup / BadDeck."""
    return _setup(game, seats, tuple(sorted(options.items())), deck)
