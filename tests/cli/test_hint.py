"""potluck hint: advice on a saved match, for whoever has to choose."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from .conftest import Run


def saved(run: Run, *answers: str) -> None:
    run("play", "cafe-carnage", "--seed", "4", "--save", "dinner.json", "--force", answers=[*answers, "q"])
    assert Path("dinner.json").exists()


def test_a_saved_match_gets_a_sentence_and_bars(run: Run) -> None:
    saved(run, "1")
    shown = run("hint", "dinner.json", "--time", "0.05")
    assert shown.exit_code == 0, shown.output
    told = re.sub(r"\s+", " ", shown.stdout)
    assert re.search(r"A chef would choose “.+”: it wins about \d+ times in a hundred", told)
    assert len(re.findall(r"[█░]{20}\s+\d+%", shown.stdout)) == 3


def test_a_seat_that_has_nothing_to_choose_is_told_so(run: Run, refused: Callable[..., str]) -> None:
    saved(run)
    assert "must be 1 to 4" in refused("hint", "dinner.json", "--seat", "7")
    assert "--time must be" in refused("hint", "dinner.json", "--time", "0")
    run("play", "cafe-carnage", "--seed", "4", "--save", "over.json", answers=["1"] * 40)
    assert "the match is over" in refused("hint", "over.json")
