"""potluck lab run: rows that depend on the plan alone, however, wherever and how often it is run."""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path

import polars as pl
import psutil
import pytest

from potluck import catalog
from potluck.bots.bot import play_out
from potluck.bots.levels import LEVELS
from potluck.kernel.chance import fast
from potluck.lab.matches import PartPlayer
from potluck.lab.plan import Part
from potluck.lab.run import matches_of
from potluck.lab.run import run as run_plan
from potluck.lab.run_folder import RunFolder
from potluck.runner.executors import LocalProcesses, ThisProcess

from .conftest import Run, content, plan_of, played


def test_one_process_and_two_write_the_same_bytes(tmp_path: Path) -> None:
    plan = plan_of("cafe-carnage", 120, bots="random,regular", luck=8, ladder_games=6)
    run_plan(plan, tmp_path / "one", ThisProcess())
    run_plan(plan, tmp_path / "two", LocalProcesses(2))
    assert content(tmp_path / "one") == content(tmp_path / "two")
    other = plan_of("cafe-carnage", 120, bots="random,regular", luck=8, ladder_games=6, seed="another")
    played(other, tmp_path / "other")
    assert content(tmp_path / "other")["seats/000000.parquet"] != content(tmp_path / "one")["seats/000000.parquet"]


def test_processes_that_stay_play_one_run_after_another(tmp_path: Path) -> None:
    plans = [plan_of("cafe-carnage", 60, bots="random", luck=0, ladder="none", seed=seed) for seed in ("a", "b", "a")]
    executor = LocalProcesses(2)
    with executor.kept_open():
        pool = executor.pool
        for number, plan in enumerate(plans):
            run_plan(plan, tmp_path / f"many{number}", executor)
            assert executor.pool is pool
    assert executor.pool is None
    for number, plan in enumerate(plans):
        played(plan, tmp_path / f"own{number}")
        assert content(tmp_path / f"many{number}") == content(tmp_path / f"own{number}")
    assert content(tmp_path / "many0") == content(tmp_path / "many2") != content(tmp_path / "many1")


def test_killed_and_run_again_it_goes_on_and_writes_the_same_bytes(tmp_path: Path) -> None:
    folder = tmp_path / "killed"
    words = ["lab", "run", "cafe-carnage", "--games", "4000", "--bots", "random", "--players", "4", "--seed", "lab"]
    words += ["--luck", "0", "--ladder", "none", "--no-report"]
    command = [sys.executable, "-c", "from potluck.cli import main; main()", *words]
    process = subprocess.Popen([*command, "--workers", "2", "--out", str(folder)])
    while not list(folder.glob("matches/*.parquet")):
        assert process.poll() is None, "the run ended before a part was seen"
        time.sleep(0.002)
    workers = psutil.Process(process.pid).children()
    process.kill()
    process.wait()
    _, alive = psutil.wait_procs(workers, timeout=30)
    assert len(workers) >= 2
    assert not alive, "whoever plays for a run ends with it"
    there = {path: path.stat().st_mtime_ns for path in folder.glob("matches/*.parquet")}
    plan = RunFolder(folder).plan()
    assert 0 < len(there) < len(list(plan.parts()))
    fresh: list[int] = []
    run_plan(plan, folder, ThisProcess(), lambda matches, new: fresh.append(matches) if new else None)
    assert {path: path.stat().st_mtime_ns for path in there} == there, "whole parts are not played again"
    assert sum(fresh) == matches_of(plan) - 100 * len(there)
    for leftover in folder.rglob(".potluck-*"):  # what was half written has no name, and nobody reads it
        leftover.unlink()
    played(plan, tmp_path / "whole")
    assert content(folder) == content(tmp_path / "whole")


def test_a_finished_run_is_not_played_again(run: Run) -> None:
    words = ["run", "cafe-carnage", "--games", 30, "--bots", "random", "--seed", "x", "--out", "o", "--no-report"]
    first = run(*words)
    assert first.exit_code == 0, first.output
    assert "matches in" in first.stdout
    again = run(*words)
    assert again.exit_code == 0
    assert "Everything was there already." in again.stdout
    assert run(*[word for word in words if word not in ("--seed", "x")]).exit_code == 0, "the folder knows its seed"


@pytest.mark.parametrize("id", list(catalog.games()))
def test_rows_tell_what_was_played(id: str, tmp_path: Path) -> None:
    plan = plan_of(id, 8, bots="random", luck=1, ladder_games=1)
    folder = played(plan, tmp_path / "run")
    matches = folder.rows("matches").collect().to_dicts()
    seats = folder.rows("seats").collect()
    decisions = folder.rows("decisions").collect()
    for row in matches:
        number = row["match"]
        setup = plan.setups[row["seats"]]
        state = setup.start(fast(f"lab/{number}"))
        count = play_out(setup, state, [LEVELS["random"].repeatable] * setup.seats, fast(f"lab/{number}/bots"))
        outcome = state.outcome()
        assert outcome is not None
        mine = seats.filter(pl.col("match") == number)
        assert mine["score"].to_list() == outcome.scores
        assert mine["rank"].to_list() == outcome.ranks
        assert mine["win"].sum() == pytest.approx(1)
        assert row["decisions"] == count == decisions.filter(pl.col("match") == number).height
        assert row["reason"] == outcome.reason
        assert mine["decisions"].sum() == count
        assert mine["real"].sum() == row["real"] == (decisions.filter(pl.col("match") == number)["choices"] > 1).sum()
        assert 0 < row["decided"] <= 1
    cards = folder.rows("cards").collect()
    assert (cards["did"] <= cards["could"]).all()
    assert (cards["could"] > 0).all()
    assert cards["did"].sum() > 0


def test_cards_count_the_orders_of_every_diner(carnage: RunFolder) -> None:
    """Fifteen dishes a week: what could not be chosen (three equal cards) is the only difference."""
    cards = carnage.rows("cards").filter(pl.col("verb") == "order").collect()
    ordered = cards.group_by("match", "seat").agg(pl.col("did").sum(), pl.col("could").sum())
    assert ordered["did"].max() == 15
    assert (ordered["did"] >= 12).all()
    assert (ordered["could"] <= 45).all()


def test_bots_and_tables_take_turns(carnage: RunFolder) -> None:
    seats = carnage.rows("seats").collect()
    assert set(seats.filter(pl.col("match") % 2 == 0)["seats"]) == {4}
    assert set(seats.filter(pl.col("match") % 2 == 1)["seats"]) == {5}
    fours = seats.filter(pl.col("seats") == 4).group_by("seat", "level").len()
    assert set(fours["len"]) == {75}


def test_decisions_are_kept_of_all_of_some_or_of_none(tmp_path: Path) -> None:
    def kept(how: str) -> set[int]:
        plan = plan_of("cafe-carnage", 1050, bots="random", decisions=how, luck=0, ladder="none", players="4")
        found: set[int] = set()
        player = PartPlayer(plan)
        for part in (Part("main", 0, 90, 110), Part("main", 1, 995, 1005)):
            rows = pl.read_parquet(player.play(part)["decisions"])
            found |= set(rows["match"].to_list())
        return found

    assert kept("all") == {*range(90, 110), *range(995, 1005)}
    assert kept("sample") == {*range(90, 100), *range(1000, 1005)}
    assert kept("none") == set()
