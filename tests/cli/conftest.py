"""The command as people run it, without leaving the process."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from potluck import catalog
from potluck.cli.app import app
from refusals import refusal_of

Run = Callable[..., Result]


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Run:
    """Run `potluck …` in an empty folder, with answers typed one a line."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("POTLUCK_LANG", "en")

    def potluck(*words: object, answers: list[str] | None = None) -> Result:
        typed = None if answers is None else "".join(f"{answer}\n" for answer in answers)
        return CliRunner().invoke(app, [str(word) for word in words], input=typed)

    return potluck


@pytest.fixture
def refused(run: Run) -> Callable[..., str]:
    """Run a command that must be refused: status 2, nothing on stdout, one line on stderr, which is given back."""
    return lambda *words: refusal_of(run(*words))


def installed() -> list[str]:
    """The ids of all games."""
    return list(catalog.games())
