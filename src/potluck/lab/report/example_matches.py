"""Example matches of a report: played again from the plan and saved as match files for the browser's replay."""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import NamedTuple

from potluck.bots.bot import ask
from potluck.kernel.chance import fast
from potluck.kernel.match import Match
from potluck.kernel.matchfile import write_match
from potluck.lab.plan import LADDER, LUCK, MAIN, BadRun, Plan
from potluck.lab.play import Kitchen, Sitting, ladder_seeds, luck_seeds
from potluck.lab.run_folder import write_atomically
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


def play_again(plan: Plan, reference: MatchRef) -> Match:
    """Play a match of a run again, move for move."""
    kitchen = Kitchen(plan)
    number = reference.number
    if reference.kind == LUCK:
        mirror = reference.mirror
        return played(kitchen.mirrored(number, mirror), *luck_seeds(plan, number, 0, mirror))
    if reference.kind == LADDER:
        return played(kitchen.rung(reference.better, reference.weaker, number), *ladder_seeds(plan, number))
    return played(kitchen.sitting(number), f"{plan.seed}/{number}", f"{plan.seed}/{number}/bots")


def played(sitting: Sitting, seed: str, bots_seed: str) -> Match:
    """The match of these seeds, played by the bots."""
    names = [f"{level.capitalize()} {seat + 1}" for seat, level in enumerate(sitting.levels)]
    match = Match(sitting.setup, names, seed, False)
    chance = fast(bots_seed)
    while (seat := match.state.next_seat()) >= 0:
        match.play(seat, ask(sitting.bots[seat], sitting.setup, match.state, seat, chance))
    return match


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
        return self.folder / f"{self.plan.game}-{reference.stem}.json"

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
