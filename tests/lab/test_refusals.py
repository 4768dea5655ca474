"""What people get wrong in the lab gets one clear sentence that says what is allowed."""

from __future__ import annotations

import builtins
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from potluck.kernel.errors import BadSetup

from .conftest import Run


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["cafe-carnag", "--out", "o"], "did you mean cafe-carnage?"),
        (["cafe-carnage", "--out", "o", "--games", "0"], "--games must be 1 to"),
        (["cafe-carnage", "--out", "o", "--games", "many"], "'many' is not a whole number"),
        (["cafe-carnage", "--out", "o", "--players", "7"], "Café Carnage is for 4 to 6 players, not 7"),
        (["cafe-carnage", "--out", "o", "--players", "few"], "--players must be a number, a range such as 4-6, or all"),
        (["cafe-carnage", "--out", "o", "--bots", "genius"], "there are random, novice, regular"),
        (["cafe-baras", "--out", "o", "--bots", "random,novice,regular"], "3 bots are named for 2 seats"),
        (["cafe-carnage", "--out", "o", "--option", "guards=many"], "it may be runners, table"),
        (["cafe-carnage", "--out", "o", "--decisions", "few"], "it may be all, sample, none"),
        (["cafe-carnage", "--out", "o", "--ladder", "snake"], "there are random, novice, regular"),
        (["cafe-carnage", "--out", "o", "--luck", "-1"], "--luck must be 0 to"),
        (["cafe-carnage", "--out", "o", "--workers", "0"], "--workers must be 1 to"),
        (["cafe-carnage", "--out", "o", "--deck", "gone.toml"], "gone.toml cannot be read"),
        (["cafe-carnage", "--out", "o", "--cluster", "local", "--workers", "2"], "a cluster brings its own"),
    ],
)
def test_runs(refused: Callable[..., str], words: list[str], said: str) -> None:
    assert said in refused("run", *words)


def test_a_broken_deck_names_the_card_and_the_field(refused: Callable[..., str], tmp_path: Path) -> None:
    (tmp_path / "deck.toml").write_text('[[dish]]\nid = "X"\ncourse = "soup"\nname = "X"\nvalue = 1\ncopies = 1\n')
    said = refused("run", "cafe-carnage", "--deck", "deck.toml", "--out", "o")
    assert "dish X: course must be one of starter, main, dessert" in said
    assert not (tmp_path / "o").exists()


def test_another_runs_folder_is_left_alone(run: Run, refused: Callable[..., str], tmp_path: Path) -> None:
    words = ["run", "cafe-carnage", "--bots", "random", "--seed", "s", "--out", "o", "--no-report"]
    assert run(*words, "--games", 4).exit_code == 0
    assert "holds another run (its games: 4, not 5" in refused(*words, "--games", 5)
    (tmp_path / "full").mkdir()
    (tmp_path / "full" / "letter.txt").write_text("mine")
    assert "full holds other things" in refused(*words[:-3], "--out", "full", "--no-report")
    (tmp_path / "file").write_text("")
    assert "file is a file; give a folder" in refused(*words[:-3], "--out", "file", "--no-report")
    assert "holds no run" in refused("report", "full")


def test_without_polars_it_says_how_to_get_it(refused: Callable[..., str], monkeypatch: pytest.MonkeyPatch) -> None:
    real = builtins.__import__

    def without(name: str, *others: Any, **more: Any) -> Any:
        if name == "polars":
            raise ModuleNotFoundError(name="polars")
        return real(name, *others, **more)

    monkeypatch.setattr(builtins, "__import__", without)
    assert "the lab needs polars, which is not installed: pip install numpy optuna polars" in refused(
        "run", "cafe-carnage", "--out", "o"
    )


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["house", "house"], "--game is missing"),
        (["gone.toml", "house"], "'gone.toml' is no run's folder, no deck file, no key=value, and not `house`"),
        (["house", "guards=nobody", "--game", "cafe-carnage"], "it may be runners, table"),
        ([",", ",", "--game", "cafe-carnage"], "',' has an empty name in it"),
        (["house", "", "--game", "cafe-carnage"], "'' has an empty name in it"),
        (["house", "guards=table, ", "--game", "cafe-carnage"], "'guards=table, ' has an empty name in it"),
    ],
)
def test_comparisons(refused: Callable[..., str], words: list[str], said: str) -> None:
    assert said in refused("compare", *words, "--out", "o")


@pytest.mark.parametrize(
    ("vary", "said"),
    [
        ("dish.M99.value=1..2", "the deck has no such number; it has dish.*.copies, dish.*.value"),
        ("dish.M10.value=2", "a range such as 3..8, or ±2"),
        ("dish.M10.value=8..3", "8 is more than 3"),
        ("value", "must look like dish.S01.value=0..3"),
        ("option.rain", "there are advanced, guards"),
        ("option.guards=dogs", "may be runners|table"),
        ("dish.M09.value=-5..-1", "dish M09: value must be a whole number from 0 to 99, not -5"),
        ("dish.M09.value=0..99999999999999", "must be a whole number from 0 to 99, not 99999999999999"),
        (f"dish.M09.value=0..{'9' * 5000}", "--vary 'dish.M09.value=0..9999"),
    ],
)
def test_tunings(refused: Callable[..., str], tmp_path: Path, vary: str, said: str) -> None:
    assert said in refused("tune", "cafe-carnage", "--vary", vary, "--target", "minutes 5 ±1", "--out", "o")
    assert not (tmp_path / "o").exists()


@pytest.mark.parametrize(
    "words",
    [
        ["run", "cafe-carnage"],
        ["compare", "house", "guards=table", "--game", "cafe-carnage"],
        ["tune", "cafe-carnage", "--vary", "dish.M10.value=3..8", "--target", "minutes 5 ±1"],
    ],
)
def test_without_its_cluster_nothing_is_written(
    refused: Callable[..., str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path, words: list[str]
) -> None:
    def nowhere(address: str) -> Any:
        raise BadSetup(f"there is no Ray cluster at {address!r}")

    monkeypatch.setattr("potluck.runner.cluster.load_ray", nowhere)
    assert "there is no Ray cluster at 'x'" in refused(*words, "--cluster", "x", "--out", "rx")
    assert not (tmp_path / "rx").exists()
