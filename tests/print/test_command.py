"""`potluck print`: one whole file, or one clear line and none."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from potluck.catalog import find_game
from potluck.cli.app import app


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., Result]:
    """Run `potluck print …` in an empty folder."""
    monkeypatch.chdir(tmp_path)
    return lambda *words: CliRunner().invoke(app, ["print", *map(str, words)])


@pytest.fixture
def refused(run: Callable[..., Result], tmp_path: Path) -> Callable[..., str]:
    """Run an order that must be refused: status 2, one line, and no file more than before."""

    def order(*words: object) -> str:
        before = sorted(os.listdir(tmp_path))
        result = run(*words)
        assert result.exit_code == 2, result.output
        assert result.stdout == ""
        assert result.stderr.count("\n") == 1
        assert sorted(os.listdir(tmp_path)) == before
        return result.stderr

    return order


def test_the_file_gets_the_game_s_name_and_never_another_s_place(run: Callable[..., Result], tmp_path: Path) -> None:
    for _ in range(2):
        result = run("cake-auf", "--what", "cards")
        assert result.exit_code == 0, result.output
    assert sorted(os.listdir(tmp_path)) == ["cake-auf-2.pdf", "cake-auf.pdf"]
    assert (tmp_path / "cake-auf.pdf").read_bytes().startswith(b"%PDF-")


def test_a_deck_of_one_s_own_is_printed(run: Callable[..., Result], tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text(find_game("cake-auf").house_deck().replace("Tiramisu", "Trifle"))
    assert run("cake-auf", "--deck", "mine.toml", "--what", "cards", "--low-ink", "--out", "mine.pdf").exit_code == 0
    assert (tmp_path / "mine.pdf").stat().st_size > 10_000


def test_the_language_is_chosen_by_the_command_or_the_environment(
    run: Callable[..., Result], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("POTLUCK_LANG", "en-XA")
    assert run("cake-auf", "--what", "cards", "--out", "environment.pdf").exit_code == 0
    assert run("cake-auf", "--what", "cards", "--lang", "en-XA", "--out", "accents.pdf").exit_code == 0
    assert run("cake-auf", "--what", "cards", "--lang", "en", "--out", "english.pdf").exit_code == 0
    accents, english = ((tmp_path / name).read_bytes() for name in ("accents.pdf", "english.pdf"))
    assert (tmp_path / "environment.pdf").read_bytes() == accents != english


def test_a_file_stays_unless_it_may_be_overwritten(
    run: Callable[..., Result], refused: Callable[..., str], tmp_path: Path
) -> None:
    (tmp_path / "old.pdf").write_text("precious")
    assert "old.pdf is there already" in refused("cake-auf", "--what", "cards", "--out", "old.pdf")
    assert (tmp_path / "old.pdf").read_text() == "precious"
    assert run("cake-auf", "--what", "cards", "--out", "old.pdf", "--force").exit_code == 0
    assert (tmp_path / "old.pdf").read_bytes().startswith(b"%PDF-")


def test_places_that_take_no_file_are_refused_before_any_work(refused: Callable[..., str], tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    assert "folder is a directory; give a file" in refused("cake-auf", "--out", "folder")
    assert "there is no directory nowhere" in refused("cake-auf", "--out", "nowhere/cake.pdf")


def test_a_pipe_stays_a_pipe_and_a_link_a_link(
    run: Callable[..., Result], refused: Callable[..., str], tmp_path: Path
) -> None:
    os.mkfifo("pipe")
    assert "pipe is no ordinary file" in refused("cake-auf", "--out", "pipe", "--force")
    assert Path("pipe").is_fifo()
    Path("old.pdf").write_bytes(b"old")
    Path("link.pdf").symlink_to("old.pdf")
    assert run("cake-auf", "--what", "rules", "--out", "link.pdf", "--force").exit_code == 0
    assert Path("link.pdf").is_symlink()
    assert Path("old.pdf").read_bytes().startswith(b"%PDF")


def test_a_broken_deck_gets_the_same_error_as_everywhere(refused: Callable[..., str], tmp_path: Path) -> None:
    (tmp_path / "broken.toml").write_text(find_game("cake-auf").house_deck().replace('id = "C01"', 'id = ""'))
    said = refused("cake-auf", "--deck", "broken.toml", "--out", "cake.pdf")
    result = CliRunner().invoke(app, ["cards", "cake-auf", "--deck", str(tmp_path / "broken.toml")])
    assert said == result.stderr
    assert "recipe" in said


def test_wrong_orders_say_what_there_is(refused: Callable[..., str]) -> None:
    assert "did you mean cake-auf?" in refused("cake-off")
    assert "there is no paper 'a3'; it is one of a4, letter" in refused("cake-auf", "--paper", "a3")
    assert "there is nothing like 'box' to print" in refused("cake-auf", "--what", "cards,box")
    assert "Cake Auf! has no tokens to print" in refused("cake-auf", "--what", "tokens")
    assert "there is no option 'mix'" in refused("cake-auf", "--option", "mix=publisher")
    assert "two numbers of millimetres" in refused("cake-auf", "--shift", "1")
    assert "there is no language 'tlh' here" in refused("cake-auf", "--lang", "tlh")
