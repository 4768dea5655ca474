"""potluck lab compare: a doctored deck is found, and where nothing is, it says what would have been."""

from __future__ import annotations

from pathlib import Path

import pytest

from potluck.catalog import find_game
from potluck.lab.analysis.compare_runs import compare_runs
from potluck.lab.deck_fields import DeckField, deck_changes, with_number
from potluck.lab.plan import BadRun
from potluck.lab.report.compare_report import compare_page, sentences

from .conftest import Run, plan_of, played


def doctored(field: str, id: str, value: int) -> str:
    return with_number(find_game("cafe-carnage").house_deck(), DeckField("dish", id, field), value)


def test_a_doctored_dish_is_found(run: Run, tmp_path: Path) -> None:
    """Tomato Soup for $9 instead of $1: the sensible diner orders it, or avoids it, unlike before."""
    (tmp_path / "dear.toml").write_text(doctored("value", "S02", 9), "utf-8")
    words = ["--games", 150, "--players", 4, "--seed", "pair", "--workers", 1, "--out", "pair"]
    result = run("compare", "house", "dear.toml", *words)
    assert result.exit_code == 0, result.output
    assert "Put in: Tomato Soup: value 1 → 9." in result.stdout
    moved = result.stdout.partition("Cards that moved")[2]
    assert "Order Tomato Soup" in moved
    page = (tmp_path / "pair" / "report.html").read_text("utf-8")
    assert "Tomato Soup: value 1 → 9" in page


def test_no_difference_and_how_large_one_would_have_been(tmp_path: Path) -> None:
    """A dish's name is no rule: everything else stays as it is, match for match."""
    house = find_game("cafe-carnage").house_deck()
    one = played(plan_of("cafe-carnage", 60, bots="random", players="4", luck=0, ladder="none"), tmp_path / "a")
    (tmp_path / "deck.toml").write_text(house.replace("Tomato Soup", "Tomato Broth"), "utf-8")
    plan = plan_of("cafe-carnage", 60, bots="random", players="4", luck=0, ladder="none", deck=tmp_path / "deck.toml")
    same = compare_runs(one, played(plan, tmp_path / "b"))
    assert not same.differing
    assert not same.moved
    assert any("the same in every match" in line for line in sentences(same))
    (tmp_path / "deck.toml").write_text(house.replace("copies = 4", "copies = 5"), "utf-8")
    plan = plan_of("cafe-carnage", 60, bots="random", players="4", luck=0, ladder="none", deck=tmp_path / "deck.toml")
    shuffled = compare_runs(one, played(plan, tmp_path / "c"))
    lines = [line for line in sentences(shuffled) if "First seat" in line]
    assert len(lines) == 1
    assert "no difference found, and one larger than" in lines[0]
    assert "points would have been" in lines[0]
    assert "No difference found" in compare_page(shuffled, ("house", "other"))


def test_what_would_have_been_found_is_found(tmp_path: Path) -> None:
    """The size that is named keeps its word: twice as large a difference lies outside of its interval."""
    one = played(plan_of("cafe-carnage", 80, bots="random", players="4", luck=0, ladder="none"), tmp_path / "a")
    plan = plan_of("cafe-carnage", 80, bots="random", players="4", luck=0, ladder="none", options=["advanced=on"])
    for measure in compare_runs(one, played(plan, tmp_path / "b")).measures:
        assert measure.detectable == pytest.approx(measure.change.half_width * 2.801585 / 1.959964)


def test_only_runs_of_the_same_seeds_are_paired(tmp_path: Path) -> None:
    one = played(plan_of("cafe-carnage", 25, bots="random", luck=0, ladder="none"), tmp_path / "a")
    other = played(plan_of("cafe-carnage", 25, bots="random", luck=0, ladder="none", seed="z"), tmp_path / "b")
    with pytest.raises(BadRun, match="cannot be paired: seed 'lab' and 'z'"):
        compare_runs(one, other)


def test_differences_of_decks_are_told_by_name() -> None:
    house = find_game("cafe-baras").house_deck()
    changed = with_number(house, DeckField("card", "B02", "cost"), 4)
    assert [str(change) for change in deck_changes(house, changed)] == ["Double Espresso: cost 3 → 4"]
    assert changed.count("\n") == house.count("\n"), "comments and lines stay"
    with pytest.raises(BadRun, match=r"the deck has no number card\.B02\.price"):
        with_number(house, DeckField("card", "B02", "price"), 4)
