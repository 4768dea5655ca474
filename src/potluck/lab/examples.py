"""Example matches: played again from the plan and their number, and written down for the browser's replay."""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import NamedTuple

from potluck.kernel.match import Match
from potluck.kernel.matchfile import write_match
from potluck.lab.matches import RunMatches
from potluck.lab.plan import LADDER, LUCK, MAIN, BadRun, Plan
from potluck.lab.shelf import write_whole
from potluck.runner.observers import MatchRecorder
from potluck.runner.play import play_matches
from potluck.table.shelved import table_id

FOLDER = "examples"


class Which(NamedTuple):
    """A match of a run: one of its own, one of the mirrored ones, or one of the ladder."""

    kind: str
    number: int
    mirror: int = 0
    better: str = ""
    weaker: str = ""

    @property
    def title(self) -> str:
        """As a link says it."""
        if self.kind == LUCK:
            return f"Deal {self.number:,}, {'everybody one seat further' if self.mirror else 'as dealt'}"
        if self.kind == LADDER:
            return f"{self.better.capitalize()} among {self.weaker}, match {self.number:,}"
        return f"Match {self.number:,}"

    @property
    def stem(self) -> str:
        """What its file is called, after the game."""
        if self.kind == LUCK:
            return f"luck-{self.number:06}-{self.mirror}"
        if self.kind == LADDER:
            return f"ladder-{self.better}-{self.weaker}-{self.number:06}"
        return f"{self.number:06}"


def main_match(number: int) -> Which:
    """One of the run's own matches."""
    return Which(MAIN, number)


def play_again(plan: Plan, which: Which) -> Match:
    """A match of a run, move for move."""
    matches = RunMatches(plan)
    if which.kind == LUCK:
        planned = matches.mirrored(which.number, 0, which.mirror)
    elif which.kind == LADDER:
        planned = matches.rung(which.better, which.weaker, which.number)
    else:
        planned = matches.main(which.number)
    recorded: list[Match] = []
    play_matches([planned], MatchRecorder(lambda _, match: recorded.append(match), str.capitalize))
    return recorded[0]


class Examples:
    """Writes example matches beside a run, each once, and knows what their tables are called.

    Where they are not wanted, none is shown.
    """

    def __init__(self, plan: Plan, folder: Path, wanted: bool = True) -> None:
        self.plan = plan
        self.folder = folder / FOLDER
        self.wanted = wanted
        self.tables: dict[Which, str] = {}
        self.matches: dict[Which, Match] = {}

    def path(self, which: Which) -> Path:
        """Where a match is written."""
        return self.folder / f"{self.plan.game}-{which.stem}.json"

    def again(self, which: Which) -> Match:
        """A match, played again once."""
        if which not in self.matches:
            self.matches[which] = play_again(self.plan, which)
        return self.matches[which]

    def scores(self, which: Which) -> list[int]:
        """How a match ends when it is played again."""
        outcome = self.again(which).state.outcome()
        assert outcome is not None
        return outcome.scores

    def write(self, which: Which) -> str:
        """Write a match down; the id of its table."""
        if which not in self.tables:
            text = write_match(self.again(which))
            try:
                write_whole(self.path(which), text.encode())
            except OSError as error:
                raise no_room(self.folder, error) from None
            self.tables[which] = table_id(text)
        return self.tables[which]


def check_room(folder: Path) -> None:
    """Complain of a run's folder that cannot take example matches before any work is done for them."""
    place = folder / FOLDER
    try:
        place.mkdir(exist_ok=True)
        with tempfile.TemporaryFile(dir=place):
            pass
    except OSError as error:
        raise no_room(place, error) from None


def no_room(place: Path, error: OSError) -> BadRun:
    """The complaint of a folder for examples that cannot be written to."""
    return BadRun(f"{place} cannot be written to: {(error.strerror or str(error)).lower()}")
