"""The wheel, installed into an empty environment: it plays, serves its page and prints, and is compiled."""

from __future__ import annotations

import json
import subprocess
import tarfile
import urllib.request
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from .conftest import run

pytestmark = pytest.mark.timeout(900)


def test_the_wheel_has_the_page_the_compiled_rules_and_the_games_files(packages: Path) -> None:
    (wheel,) = packages.glob("*.whl")
    names = zipfile.ZipFile(wheel).namelist()
    assert "potluck/server/page/index.html" in names
    assert "potluck/_compiled.json" in names
    assert any(name.endswith(".so") and name.startswith("potluck/kernel/") for name in names)
    for game in ("a_la_carte", "cafe_baras", "cafe_carnage", "cake_auf", "cthulbeque"):
        for file in ("rules.md", "cards.toml", "print/box.typ", "print/pictures.json"):
            assert f"potluck/games/{game}/{file}" in names
    assert not [name for name in names if name.startswith("tests/") or "node_modules" in name]


def test_the_source_distribution_has_all_that_building_needs(packages: Path) -> None:
    (source,) = packages.glob("*.tar.gz")
    with tarfile.open(source) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    assert {"setup.py", "tools/page.py", "web/package-lock.json", "src/potluck/server/page/index.html"} <= names
    assert not [name for name in names if name.endswith(".so") or "node_modules/" in name or ".venv/" in name]


def test_it_runs_compiled_outside_of_the_checkout(installed: Path, tmp_path: Path) -> None:
    told = run(installed, "-c", "import potluck; print(potluck._mode.COMPILED, potluck.__file__)", cwd=tmp_path)
    compiled, file = told.split()
    assert compiled == "True"
    assert Path(file).is_relative_to(installed.parents[1])


def test_it_plays_matches_of_every_game(installed: Path, tmp_path: Path) -> None:
    potluck = installed.with_name("potluck")
    games = [game["id"] for game in json.loads(run(potluck, "games", "--json", cwd=tmp_path))]
    assert len(games) == 5
    for game in games:
        told = run(potluck, "simulate", game, "--games", 2, "--bots", "regular", "--json", "--workers", 1, cwd=tmp_path)
        assert json.loads(told)["games"] == 2


def test_it_prints_a_card(installed: Path, tmp_path: Path) -> None:
    run(installed.with_name("potluck"), "print", "cafe-carnage", "--what", "cards", "--out", "cards.pdf", cwd=tmp_path)
    assert (tmp_path / "cards.pdf").read_bytes().startswith(b"%PDF")


@pytest.fixture
def server(installed: Path, tmp_path: Path) -> Iterator[str]:
    """The address of a server of the installed package."""
    command = [str(installed.with_name("potluck")), "serve", "--port", "0", "--no-open", "--database", "tables.sqlite3"]
    process = subprocess.Popen(command, cwd=tmp_path, stderr=subprocess.PIPE, text=True)
    assert process.stderr is not None
    for line in process.stderr:  # the log says where it listens
        if line.startswith("{") and (port := json.loads(line).get("port")):
            break
    else:
        raise AssertionError("the server did not start")
    yield f"http://127.0.0.1:{port}"
    process.terminate()
    process.communicate(timeout=30)


def test_it_serves_the_page_and_its_scripts(server: str) -> None:
    with urllib.request.urlopen(f"{server}/", timeout=30) as answer:
        page = answer.read().decode()
    assert '<div id="app"' in page
    script = page.partition('src="/assets/')[2].partition('"')[0]
    with urllib.request.urlopen(f"{server}/assets/{script}", timeout=30) as answer:
        assert len(answer.read()) > 1000
    with urllib.request.urlopen(f"{server}/api/games", timeout=30) as answer:
        assert len(json.loads(answer.read())) > 0
