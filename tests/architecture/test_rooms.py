"""Every game has the same files and folders, so that a reader of one finds the way in all."""

from __future__ import annotations

from pathlib import Path

import pytest

from .sources import game_folders

#: What every game has; of two spellings, one.
NEEDED = [
    {"__init__.py"},
    {"rules.md"},
    {"cards.toml"},
    {"state.py", "state"},
    {"moves.py"},
    {"cards.py", "cards"},
    {"steps.py", "steps"},
    {"scoring.py"},
    {"view.py"},
    {"imagine.py"},
    {"faces.py"},
    {"words"},
    {"bot"},
    {"print"},
]
#: What a game may have.
ALLOWED = {
    "attempts.py",
    "dice.py",
    "effects.py",
    "forecast.py",
    "hands",
    "memory.py",
    "odds.py",
    "refusals.py",
    "terminal.py",
}
#: What a machine leaves behind.
MADE = {"__pycache__"}


def rooms(folder: Path) -> set[str]:
    """The files and folders of a game, but for compiled ones."""
    return {path.name for path in folder.iterdir() if path.name not in MADE and path.suffix not in (".so", ".pyd")}


@pytest.mark.parametrize("game", game_folders(), ids=lambda folder: folder.name)
def test_a_game_has_the_rooms_that_every_game_has(game: Path) -> None:
    missing = [" or ".join(sorted(names)) for names in NEEDED if len(names & rooms(game)) != 1]
    assert not missing, ", ".join(missing)


@pytest.mark.parametrize("game", game_folders(), ids=lambda folder: folder.name)
def test_a_game_has_no_other_rooms(game: Path) -> None:
    others = sorted(rooms(game) - ALLOWED - set().union(*NEEDED))
    assert not others, ", ".join(others)
