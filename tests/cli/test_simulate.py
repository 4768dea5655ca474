"""potluck simulate: the same numbers however it is run, and files that prove themselves."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from potluck import catalog

from .conftest import Run, installed


def results(run: Run, *words: object) -> dict[str, Any]:
    """A simulation's JSON without its clock."""
    result = run("simulate", *words, "--json")
    assert result.exit_code == 0, result.output
    document: dict[str, Any] = json.loads(result.stdout)
    assert set(document.pop("timing")) >= {"seconds", "games_per_second", "decisions_per_second", "workers"}
    return document


@pytest.mark.parametrize("id", installed())
def test_every_game_can_be_simulated(run: Run, id: str) -> None:
    document = results(run, id, "--games", 4, "--workers", 1, "--bots", "random,regular")
    game = catalog.find_game(id)
    seats = document["results"]["by_seat"]
    assert len(seats) == document["players"] == game.least_seats
    assert sum(seat["wins"] for seat in seats) >= 4
    assert sum(document["results"]["reasons"].values()) == 4
    assert set(document["results"]["by_bot"]) == {"random", "regular"}
    shown = run("simulate", id, "--games", 4, "--workers", 1)
    assert "decisions/s" in shown.stdout
    assert shown.stderr == ""


def test_workers_do_not_change_results(run: Run) -> None:
    words = ["cafe-carnage", "--games", 41, "--seed", "soup", "--bots", "random,regular"]
    alone = results(run, *words, "--workers", 1)
    assert results(run, *words, "--workers", 2) == alone
    assert results(run, *words, "--workers", 3) == alone
    assert results(run, "cafe-carnage", "--games", 41, "--seed", "stew", "--workers", 1)["results"] != alone["results"]


def test_a_seed_is_told_and_repeats_the_run(run: Run) -> None:
    first = results(run, "cafe-carnage", "--games", 5)
    assert results(run, "cafe-carnage", "--games", 5, "--seed", first["seed"]) == first


def test_bots_rotate_over_the_seats(run: Run) -> None:
    document = results(run, "cafe-carnage", "--games", 8, "--players", 5, "--bots", "regular,random")
    assert document["bots"] == ["regular", "random", "regular", "random", "regular"]
    assert document["results"]["by_bot"]["regular"]["played"] == 24
    assert document["results"]["by_bot"]["random"]["played"] == 16
    assert all(seat["played"] == 8 for seat in document["results"]["by_seat"])


@pytest.mark.parametrize("id", installed())
def test_saved_matches_prove_themselves_and_change_no_result(run: Run, tmp_path: Path, id: str) -> None:
    words = [id, "--games", 3, "--seed", "kept", "--workers", 1]
    assert results(run, *words, "--save", "kept") == results(run, *words)
    files = sorted(Path("kept").iterdir())
    assert [file.name for file in files] == [f"{id}-{number:06}.json" for number in range(3)]
    for file in files:
        assert run("verify", file).exit_code == 0


def test_saved_matches_are_not_written_over(run: Run) -> None:
    words = ["simulate", "cafe-carnage", "--games", "1", "--save", "kept", "--workers", "1"]
    run(*words)
    before = [file.read_bytes() for file in sorted(Path("kept").iterdir())]
    result = run(*words)
    assert result.exit_code == 2
    assert "--force" in result.stderr
    assert [file.read_bytes() for file in sorted(Path("kept").iterdir())] == before
    assert run(*words, "--force").exit_code == 0


def test_options_and_decks_are_played(run: Run, tmp_path: Path) -> None:
    deck = catalog.find_game("cafe-carnage").house_deck().replace("value = 1", "value = 9")
    (tmp_path / "dear.toml").write_text(deck, encoding="utf-8")
    plain = results(run, "cafe-carnage", "--games", 5, "--seed", 1)
    dear = results(run, "cafe-carnage", "--games", 5, "--seed", 1, "--deck", "dear.toml")
    advanced = results(run, "cafe-carnage", "--games", 5, "--seed", 1, "--option", "advanced=on")
    assert not dear["deck"]["house"]
    assert dear["deck"]["sha256"] != plain["deck"]["sha256"]
    assert advanced["options"]["advanced"] == "on"
    assert len({str(document["results"]) for document in (plain, dear, advanced)}) == 3
