"""Example matches of a report: played again from the plan and saved as match files for the browser's replay."""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import NamedTuple

from potluck.atomic_file import write_atomically
from potluck.kernel.match import Match
from potluck.kernel.matchfile import write_match
from potluck.lab.matches import RunMatches
from potluck.lab.plan import LADDER, LUCK, MAIN, BadRun, Plan
from potluck.runner.observers import MatchRecorder
from potluck.runner.play import play_matches
from potluck.table.decisions.import_match import table_id

SUBFOLDER = "examples"


class MatchRef(NamedTuple):
    """Names a match of a run: a main one, a mirrored one, or one of the ladder."""

    kind: str
    number: int
    mirror: int = 0
    better: str = ""
    weaker: str = ""

    @property
    def title(self) -> str:
        """The text of a link to it."""
        if self.kind == LUCK:
            return f"Deal {self.number:,}, {'everybody one seat further' if self.mirror else 'as dealt'}"
        if self.kind == LADDER:
            return f"{self.better.capitalize()} among {self.weaker}, match {self.number:,}"
        return f"Match {self.number:,}"

    @property
    def stem(self) -> str:
        """The name of its file, after the game's id."""
        if self.kind == LUCK:
            return f"luck-{self.number:06}-{self.mirror}"
        if self.kind == LADDER:
            return f"ladder-{self.better}-{self.weaker}-{self.number:06}"
        return f"{self.number:06}"


def main_match(number: int) -> MatchRef:
    """A main match by its number."""
    return MatchRef(MAIN, number)


def play_again(plan: Plan, which: MatchRef) -> Match:
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


class ExampleMatches:
    """Writes example matches into a run's folder, each once, and gives the ids of their tables.

    Where they are not wanted, a report shows none.
    """

    def __init__(self, plan: Plan, folder: Path, wanted: bool = True) -> None:
        self.plan = plan
        self.folder = folder / SUBFOLDER
        self.wanted = wanted
        self.table_ids: dict[MatchRef, str] = {}
        self.matches: dict[MatchRef, Match] = {}

    def path(self, reference: MatchRef) -> Path:
        """The file of a match."""
        return self.folder / f"{self.plan.game_id}-{reference.stem}.json"

    def match(self, reference: MatchRef) -> Match:
        """A match, played again on first use."""
        if reference not in self.matches:
            self.matches[reference] = play_again(self.plan, reference)
        return self.matches[reference]

    def scores(self, reference: MatchRef) -> list[int]:
        """The final scores of a match when it is played again."""
        outcome = self.match(reference).state.outcome()
        assert outcome is not None
        return outcome.scores

    def write(self, reference: MatchRef) -> str:
        """Write the match file and return the id of its table."""
        if reference not in self.table_ids:
            text = write_match(self.match(reference))
            try:
                self.folder.mkdir(exist_ok=True)
                write_atomically(self.path(reference), text.encode())
            except OSError as error:
                raise not_writable(self.folder, error) from None
            self.table_ids[reference] = table_id(text)
        return self.table_ids[reference]


def check_writable(folder: Path) -> None:
    """Raise BadRun where example matches cannot be written into a run's folder, before any work is done for them."""
    place = folder / SUBFOLDER
    try:
        place.mkdir(exist_ok=True)
        with tempfile.TemporaryFile(dir=place):
            pass
    except OSError as error:
        raise not_writable(place, error) from None


def not_writable(place: Path, error: OSError) -> BadRun:
    """The error for a folder that cannot be written to."""
    return BadRun(f"{place} cannot be written to: {(error.strerror or str(error)).lower()}")
