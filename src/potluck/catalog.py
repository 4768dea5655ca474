"""The catalogue: finds games through entry points, so that a package adds one by being installed."""

from __future__ import annotations

from functools import cache
from importlib.metadata import entry_points

from potluck.kernel.errors import BadSetup
from potluck.kernel.game import Game

GROUP = "potluck.games"


@cache
def games() -> dict[str, Game]:
    """All installed games by id, in the order of their titles."""
    found: dict[str, Game] = {}
    for entry in entry_points(group=GROUP):
        game = entry.load()
        if not isinstance(game, Game) or game.id != entry.name:
            raise BadSetup(f"the entry point {entry.name!r} of {GROUP} does not lead to a game of that id")
        found[game.id] = game
    return dict(sorted(found.items(), key=lambda item: item[1].title))


def find_game(id: str) -> Game:
    """The game of that id, or BadSetup with the ids that there are."""
    known = games()
    if id not in known:
        raise BadSetup(f"there is no game {id!r}; installed are {', '.join(sorted(known))}")
    return known[id]
