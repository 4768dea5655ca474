"""potluck games, rules and cards."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from potluck import __version__, catalog
from potluck.rulebook import read_rulebook

from .conftest import Run, installed


def test_the_version_is_told(run: Run) -> None:
    result = run("--version")
    assert result.exit_code == 0
    assert result.stdout == f"potluck {__version__}\n"


def test_every_command_explains_itself(run: Run) -> None:
    for command in ("", "games", "rules", "cards", "play", "simulate", "replay", "verify", "serve"):
        result = run(*command.split(), "--help")
        assert result.exit_code == 0
        assert "Usage:" in result.stdout


def test_games_are_listed_for_people_and_for_programs(run: Run) -> None:
    shown = run("games").stdout
    listed = json.loads(run("games", "--json").stdout)
    assert [game["id"] for game in listed] == installed()
    for game in listed:
        assert game["title"] in shown
        assert game["id"] in shown
        assert len(game["seats"]) == 2


@pytest.mark.parametrize("id", installed())
def test_rules_are_shown_without_a_pager_where_nobody_looks(run: Run, id: str) -> None:
    result = run("rules", id)
    assert result.exit_code == 0
    assert catalog.find_game(id).title in result.stdout
    assert "\x1b" not in result.stdout


@pytest.mark.parametrize("id", installed())
def test_every_rule_can_be_looked_up(id: str) -> None:
    rulebook = read_rulebook(catalog.find_game(id))
    assert len(rulebook.rules) > 10
    for rule in rulebook.rules:
        assert rule.text
        assert rulebook.find(rule.id.lower()) == [rule]


def test_one_rule_and_one_section(run: Run) -> None:
    one = run("rules", "cafe-carnage", "--rule", "CC-3.1").stdout
    assert "CC-3.1" in one
    assert "CC-3.2" not in one
    section = run("rules", "cafe-carnage", "--rule", "cc-3").stdout
    assert "CC-3.1" in section
    assert "CC-3.5" in section
    assert "CC-4.1" not in section


@pytest.mark.parametrize("id", installed())
def test_cards_are_listed(run: Run, id: str) -> None:
    game = catalog.find_game(id)
    deck = json.loads(run("cards", id, "--json").stdout)
    assert deck["game"] == id
    faces = game.faces(game.read_deck(game.house_deck()))
    assert [card["id"] for card in deck["cards"]] == [face.id for face in faces]
    assert run("cards", id).exit_code == 0


def test_a_deck_of_ones_own(run: Run, tmp_path: Path) -> None:
    house = catalog.find_game("cafe-carnage").house_deck()
    (tmp_path / "mine.toml").write_text(house.replace("Tomato Soup", "Nettle Soup"), encoding="utf-8")
    shown = run("cards", "cafe-carnage", "--deck", "mine.toml").stdout
    assert "Nettle Soup" in shown
    assert "Tomato Soup" not in shown
