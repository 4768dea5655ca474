"""A run: every part of a plan that its folder does not hold yet, or holds damaged, is played and kept."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from potluck.lab.hands import Hands
from potluck.lab.plan import Plan, is_begun, write_plan
from potluck.lab.run_folder import RunFolder


def run(
    plan: Plan, folder: Path, hands: Hands, told: Callable[[int, bool], None] = lambda matches, fresh: None
) -> RunFolder:
    """Play what is missing; `told` hears of so many matches, and whether they were played just now."""
    is_begun(folder, plan)  # refuses another run's folder
    shelf = RunFolder(folder)
    missing = []
    for part in plan.parts():
        if shelf.is_whole(part):
            told(part.matches, False)
        else:
            missing.append(part)
    if missing:
        with hands.staying():  # before anything is written: there may be no such cluster
            write_plan(folder, plan)
            playing = hands.play(plan, missing)
            with closing(playing):  # type: ignore[type-var]
                for part, tables in playing:
                    shelf.put(part, tables)
                    told(part.matches, True)
    return shelf


def matches_of(plan: Plan) -> int:
    """How many matches a run plays, its experiments included."""
    return sum(part.matches for part in plan.parts())
