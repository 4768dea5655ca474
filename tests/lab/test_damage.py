"""Folders of runs that lost a file, or may not be written to: the file is named, and what is lost is played again."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from potluck.lab.run_folder import RunFolder

from .conftest import Run, content, plan_of, played

WORDS = ["run", "cafe-carnage", "--games", 60, "--bots", "random", "--luck", 4, "--ladder-games", 4, "--seed", "lab"]
TABLES = ["matches", "seats", "cards", "decisions", "luck", "ladder"]
AGAIN = "the same `potluck lab run` plays that part again"


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A finished run without its report, to be copied."""
    plan = plan_of("cafe-carnage", 60, bots="random", luck=4, ladder_games=4)
    return played(plan, tmp_path_factory.mktemp("lab") / "finished").path


@pytest.fixture
def folder(finished: Path, tmp_path: Path) -> Path:
    """A copy to damage, named `r` from where commands are run."""
    return Path(shutil.copytree(finished, tmp_path / "r"))


def cut_short(file: Path) -> None:
    file.write_bytes(file.read_bytes()[:50])


@pytest.mark.parametrize("table", TABLES)
def test_a_file_cut_short_is_named(table: str, folder: Path, refused: Callable[..., str]) -> None:
    cut_short(folder / table / "000000.parquet")
    assert f"r/{table}/000000.parquet is damaged; {AGAIN}" in refused("report", "r")


@pytest.mark.parametrize("table", ["seats", "cards", "decisions"])
def test_a_table_that_is_gone_is_named(table: str, folder: Path, refused: Callable[..., str]) -> None:
    shutil.rmtree(folder / table)
    assert f"r/{table}/000000.parquet is missing; {AGAIN}" in refused("report", "r")


def test_without_matches_no_other_table_is_blamed(folder: Path, refused: Callable[..., str]) -> None:
    shutil.rmtree(folder / "matches")
    assert "r/matches holds no rows; the same `potluck lab run` plays them" in refused("report", "r")


def test_bytes_gone_wrong_in_the_middle_are_found(folder: Path, refused: Callable[..., str]) -> None:
    file = folder / "cards" / "000001.parquet"
    good = file.read_bytes()
    file.write_bytes(good[:100] + bytes(300) + good[400:])
    assert f"r/cards/000001.parquet is damaged; {AGAIN}" in refused("report", "r")


@pytest.mark.parametrize("table", ["matches", "seats", "cards"])
def test_a_damaged_run_is_not_compared(table: str, folder: Path, finished: Path, refused: Callable[..., str]) -> None:
    cut_short(folder / table / "000001.parquet")
    assert f"r/{table}/000001.parquet is damaged" in refused("compare", finished, "r", "--out", "c")
    shutil.rmtree(folder / table)
    assert f"r/{table}" in refused("compare", "r", finished, "--out", "c")


@pytest.mark.parametrize("table", TABLES)
def test_going_on_plays_damaged_parts_again(table: str, folder: Path, finished: Path, run: Run) -> None:
    cut_short(folder / table / "000000.parquet")
    result = run(*WORDS, "--workers", 1, "--out", "r", "--no-report")
    assert result.exit_code == 0, result.output
    assert "Everything was there already" not in result.stdout
    assert content(folder) == content(finished)
    shutil.rmtree(folder / table)
    result = run(*WORDS, "--workers", 1, "--out", "r", "--no-report")
    assert "Everything was there already" not in result.stdout
    assert content(folder) == content(finished)
    assert "Everything was there already" in run(*WORDS, "--workers", 1, "--out", "r", "--no-report").stdout


def test_only_damaged_parts_are_played_again(folder: Path, run: Run) -> None:
    cut_short(folder / "cards" / "000001.parquet")
    untouched = folder / "cards" / "000000.parquet"
    before = untouched.stat().st_mtime_ns
    parts = {part.number: part for part in RunFolder(folder).plan().parts() if part.kind == "main"}
    result = run(*WORDS, "--workers", 1, "--out", "r", "--no-report")
    assert result.stdout.startswith(f"{parts[1].matches} matches in ")
    assert untouched.stat().st_mtime_ns == before


def test_where_examples_cannot_be_written_the_folder_is_named(
    folder: Path, run: Run, refused: Callable[..., str], tmp_path: Path
) -> None:
    (folder / "examples").write_text("a file, so that nobody can write there, not even root")
    assert "r/examples cannot be written to: file exists" in refused("report", "r")
    assert not (folder / "report.html").exists()
    result = run("report", "r", "--out", "page.html")
    assert result.exit_code == 0, result.output
    assert "It shows no example matches: r/examples cannot be written to: file exists." in result.stdout
    page = (tmp_path / "page.html").read_text("utf-8")
    assert "/replay" not in page
    assert "potluck serve" not in page


def test_a_report_overwrites_nothing_unasked(
    folder: Path, run: Run, refused: Callable[..., str], tmp_path: Path
) -> None:
    (tmp_path / "letter").write_text("mine")
    assert "letter is there already; choose another name, or --force" in refused("report", "r", "--out", "letter")
    assert (tmp_path / "letter").read_text() == "mine"
    assert not (folder / "examples").exists(), "refused before any work"
    assert run("report", "r", "--out", "letter", "--force").exit_code == 0
    assert (tmp_path / "letter").read_text("utf-8").startswith("<!doctype html>")
    for words in ([], [], ["--out", "r/report.html"]):  # a run's own report is written again and again
        assert run("report", "r", *words).exit_code == 0
    assert "there is no directory gone" in refused("report", "r", "--out", "gone/page.html")
