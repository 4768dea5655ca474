"""Delete a game's folders and it is gone: nothing else names it, in Python or in the page."""

from __future__ import annotations

import re

import pytest

from .sources import PAGE, game_folders, outside_games, short, texts

GAMES = [folder.name for folder in game_folders()]


def spellings(game: str) -> re.Pattern[str]:
    """A game's package and its id."""
    return re.compile(rf"(?<![\w-])(?:{game}|{game.replace('_', '-')})(?![\w-])")


@pytest.mark.parametrize("game", GAMES)
def test_no_python_outside_names_a_game(game: str) -> None:
    """Docstrings may show a command with a real game in it."""
    pattern = spellings(game)
    named = [f"{short(file)}:{line}" for file in outside_games() for line, text in texts(file) if pattern.search(text)]
    assert named == []


@pytest.mark.parametrize("game", GAMES)
def test_no_part_of_the_page_outside_names_a_game(game: str) -> None:
    pattern = spellings(game)
    own = PAGE / "games" / game.replace("_", "-")
    named = []
    for file in sorted(PAGE.rglob("*")):
        if file.suffix in (".ts", ".svelte", ".css", ".js", ".html") and own not in file.parents:
            lines = file.read_text("utf-8").splitlines()
            named += [f"{short(file)}:{at}" for at, line in enumerate(lines, start=1) if pattern.search(line)]
    assert named == []
