"""Finds games through entry points: an installed package adds one."""

from __future__ import annotations

from functools import cache
from importlib.metadata import EntryPoint, entry_points

from potluck.kernel.errors import BadSetup
from potluck.kernel.game import Game

GROUP = "potluck.games"


@cache
def _entries() -> dict[str, EntryPoint]:
    return {entry.name: entry for entry in entry_points(group=GROUP)}


@cache
def _load(id: str) -> Game:
    game = _entries()[id].load()
    if not isinstance(game, Game) or game.id != id:
        raise BadSetup(f"the entry point {id!r} of {GROUP} does not lead to a game of that id")
    return game


@cache
def games() -> dict[str, Game]:
    """All installed games by id, in the order of their titles."""
    return {game.id: game for game in sorted((_load(id) for id in _entries()), key=lambda game: game.title)}


def find_game(id: str) -> Game:
    """The game of that id, or BadSetup with the ids that there are. Loads no other game."""
    if id not in _entries():
        raise BadSetup(f"there is no game {id!r}; installed are {', '.join(sorted(_entries()))}")
    return _load(id)
