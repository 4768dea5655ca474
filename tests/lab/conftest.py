"""A lab bench: small runs made once, and the command as people type it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from potluck.cli.app import app
from potluck.cli.commands.lab_run import LabRequest, make_plan
from potluck.lab.plan import Plan
from potluck.lab.run import run as run_plan
from potluck.lab.run_folder import RunFolder
from potluck.runner.executors import ThisProcess
from refusals import refusal_of

Run = Callable[..., Result]


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Run:
    """Run `potluck lab …` in an empty folder."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "80")
    return lambda *words: CliRunner().invoke(app, ["lab", *(str(word) for word in words)])


@pytest.fixture
def refused(run: Run) -> Callable[..., str]:
    """Run a command that must be refused: status 2 and one line on stderr, which is given back."""
    return lambda *words: refusal_of(run(*words))


def plan_of(game: str, games: int, **changes: Any) -> Plan:
    """A plan as the command line makes it, always with the same seed."""
    return make_plan(LabRequest(**({"game": game, "games": games, "seed": "lab"} | changes)))


def played(plan: Plan, folder: Path) -> RunFolder:
    """A run made by this process."""
    return run_plan(plan, folder, ThisProcess())


def content(folder: Path) -> dict[str, bytes]:
    """Every file below a folder, byte for byte."""
    return {str(path.relative_to(folder)): path.read_bytes() for path in sorted(folder.rglob("*")) if path.is_file()}


@pytest.fixture(scope="session")
def carnage(tmp_path_factory: pytest.TempPathFactory) -> RunFolder:
    """A small run of Café Carnage among quick levels, luck and ladder included."""
    folder = tmp_path_factory.mktemp("lab") / "carnage"
    return played(plan_of("cafe-carnage", 300, bots="regular,random", players="4-5", luck=60, ladder_games=20), folder)
