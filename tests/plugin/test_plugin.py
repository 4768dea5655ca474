"""Somebody else's package adds a game by being installed: plain Python on the kernel as it is here."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

TESTS = Path(__file__).parent.parent
Run = Callable[..., subprocess.CompletedProcess[str]]


@pytest.fixture(scope="module")
def run(tmp_path_factory: pytest.TempPathFactory) -> Run:
    """Run Python where two games of somebody else's are installed: the toy, and one that is played by drafting."""
    place = tmp_path_factory.mktemp("plugin")
    for folder in ("toy", "draft"):
        shutil.copytree(TESTS / "plugin" / folder, place / folder)
    offline = ["--quiet", "--no-deps", "--no-build-isolation", "--no-index"]
    places = ["--target", str(place / "site"), str(place / "toy"), str(place / "draft")]
    subprocess.run([sys.executable, "-m", "pip", "install", *offline, *places], check=True, capture_output=True)

    def run(*arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
        paths = os.pathsep.join(filter(None, (str(place / "site"), os.environ.get("PYTHONPATH", ""))))
        environment = {**os.environ, "PYTHONPATH": paths}
        return subprocess.run(
            [sys.executable, *arguments],
            env=environment,
            input=typed,
            capture_output=True,
            text=True,
            cwd=TESTS.parent,
        )

    return run


def test_an_installed_game_is_in_the_catalogue_and_bots_play_it(run: Run) -> None:
    code = """
from potluck.bots.bot import RandomBot, RegularBot, play_out
from potluck.catalog import find_game
from potluck.kernel.chance import fast
setup = find_game("pass-the-pie").setup(2, {})
wins = 0
for number in range(200):
    bots = [RegularBot(), RandomBot()] if number % 2 else [RandomBot(), RegularBot()]
    state = setup.start(fast(str(number)))
    play_out(setup, state, bots, fast(f"bot {number}"))
    wins += state.outcome().winners() == [1 - number % 2]
print(wins)
"""
    done = run("-c", code)
    assert done.returncode == 0, done.stderr
    assert int(done.stdout) > 180


@pytest.mark.parametrize("game", ["pass-the-pie", "basket-case"])
def test_an_installed_game_passes_the_conformance_suite(run: Run, game: str) -> None:
    done = run(
        "-m",
        "pytest",
        "-p",
        "no:xdist",
        "tests/conformance",
        "-k",
        f"{game} and not golden and not walks and not rule_is_cited",
    )
    assert done.returncode == 0, done.stdout[-2000:]
    assert "passed" in done.stdout


def test_an_installed_game_is_printed_from_its_faces(run: Run, tmp_path: Path) -> None:
    command = "from potluck.cli import main; main()"
    done = run("-c", command, "print", "pass-the-pie", "--out", str(tmp_path / "pie.pdf"))
    assert done.returncode == 0, done.stderr
    assert (tmp_path / "pie.pdf").read_bytes().startswith(b"%PDF-")


def test_an_installed_game_is_played_in_the_terminal_with_its_words(run: Run, tmp_path: Path) -> None:
    command = "from potluck.cli import main; main()"
    place = str(tmp_path / "pie.json")
    answers = "pie on guest\npie\n" + "1\n" * 30
    done = run("-c", command, "play", "pass-the-pie", "--seed", "1", "--lang", "en", "--save", place, typed=answers)
    assert done.returncode == 0, done.stderr
    assert "1  Take 1 slice  leaves 20" in done.stdout
    assert "The pie goes nowhere: take your slices from it. (PP-1.1; ? shows it)" in done.stdout
    assert "More than one choice can be meant by “pie”" in done.stdout
    assert "The last slice is gone." in done.stdout


def test_an_installed_game_is_an_environment_for_learners(run: Run) -> None:
    code = """
import warnings
warnings.simplefilter("ignore")
import gymnasium, pyspiel
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test
import potluck.gym.gymnasium_env, potluck.gym.openspiel_game
from potluck.gym import pettingzoo_env
api_test(pettingzoo_env.env("pass-the-pie"), num_cycles=100)
parallel_api_test(pettingzoo_env.parallel_env("pass-the-pie"), num_cycles=100)
check_env(gymnasium.make("potluck/pass-the-pie-v1").unwrapped, skip_render_check=True)
pyspiel.random_sim_test(pyspiel.load_game("potluck_pass_the_pie"), num_sims=1, serialize=True, verbose=False)
print("no fault")
"""
    done = run("-c", code)
    assert done.stdout.endswith("no fault\n"), done.stderr


def test_games_that_are_not_installed_are_not_found(run: Run) -> None:
    done = run("-c", "from potluck.catalog import find_game; find_game('poker')")
    assert "there is no game 'poker'; installed are" in done.stderr
    assert "pass-the-pie" in done.stderr
