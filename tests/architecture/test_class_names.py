"""One name, one class: outside of games, within each game, and between the two."""

from __future__ import annotations

from collections import defaultdict
from pathlib import Path

import pytest

from .sources import classes, game_folders, outside_games, python_files, short

#: Structs of the wire that share the name of the class that they are made from: their names are in the JSON schema.
WIRE = {
    "CardFace": "made from kernel.game.CardFace",
    "Phrase": "made from kernel.phrases.Phrase",
    "Thing": "read into kernel.moves.Thing",
}
#: Where the structs of the wire are defined.
PROTOCOL = "src/potluck/server/protocol"


def places(files: list[Path]) -> dict[str, list[str]]:
    """Where classes are defined, by name."""
    found: dict[str, list[str]] = defaultdict(list)
    for file in files:
        for node in classes(file):
            found[node.name].append(short(file))
    return found


def listed(clashes: dict[str, list[str]]) -> str:
    """A line for each name and the files that define it."""
    return "".join(f"\n{name}: {', '.join(files)}" for name, files in sorted(clashes.items()))


def test_class_names_are_unique_outside_of_games() -> None:
    twice = {}
    for name, files in places(outside_games()).items():
        counted = [file for file in files if not (name in WIRE and file.startswith(PROTOCOL))]
        if len(counted) > 1:
            twice[name] = files
    assert not twice, listed(twice)


def test_the_wire_shares_only_the_names_that_it_needs() -> None:
    found = places(outside_games())
    assert [name for name in WIRE if len(found.get(name, [])) < 2] == []


@pytest.mark.parametrize("game", game_folders(), ids=lambda folder: folder.name)
def test_class_names_are_unique_within_a_game(game: Path) -> None:
    twice = {name: files for name, files in places(python_files(game)).items() if len(files) > 1}
    assert not twice, listed(twice)


@pytest.mark.parametrize("game", game_folders(), ids=lambda folder: folder.name)
def test_no_class_of_a_game_has_the_name_of_one_outside(game: Path) -> None:
    outside = places(outside_games())
    both = {name: files + outside[name] for name, files in places(python_files(game)).items() if name in outside}
    assert not both, listed(both)
