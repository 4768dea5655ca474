"""A run: every part of a plan that its folder does not hold yet, or holds damaged, is played and kept."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from potluck.lab.matches import RunWorkload
from potluck.lab.plan import BadRun, Plan, is_begun, write_plan
from potluck.lab.run_folder import RunFolder
from potluck.processes import ProcessLost
from potluck.runner.executors import Executor


def run(
    plan: Plan, folder: Path, executor: Executor, on_progress: Callable[[int, bool], None] = lambda matches, fresh: None
) -> RunFolder:
    """Play what is missing; `on_progress` is called with a number of matches, and whether they were played just now."""
    is_begun(folder, plan)  # refuses another run's folder
    run_folder = RunFolder(folder)
    missing = []
    for part in plan.parts():
        if run_folder.is_whole(part):
            on_progress(part.matches, False)
        else:
            missing.append(part)
    if not missing:
        return run_folder
    try:
        with executor.kept_open():  # before anything is written: there may be no such cluster
            write_plan(folder, plan)
            playing = executor.run(RunWorkload(plan), missing)
            with closing(playing):  # type: ignore[type-var]
                for part, tables in playing:
                    run_folder.put(part, tables)
                    on_progress(part.matches, True)
    except ProcessLost:
        raise BadRun(
            "a process that played was killed (out of memory?); the same command goes on where it stopped"
        ) from None
    return run_folder


def matches_of(plan: Plan) -> int:
    """How many matches a run plays, its experiments included."""
    return sum(part.matches for part in plan.parts())
