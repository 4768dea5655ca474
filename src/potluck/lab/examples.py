"""Example matches: played again from the plan and their number, and written down for the browser's replay."""

from __future__ import annotations

from pathlib import Path

from potluck.bots.bot import ask
from potluck.kernel.chance import fast
from potluck.kernel.match import Match
from potluck.kernel.matchfile import write_match
from potluck.lab.plan import Plan
from potluck.lab.play import Kitchen
from potluck.lab.shelf import write_whole
from potluck.table.shelved import table_id

FOLDER = "examples"


def play_again(plan: Plan, number: int) -> Match:
    """Match number i of a run, move for move."""
    sitting = Kitchen(plan).sitting(number)
    names = [f"{level.capitalize()} {seat + 1}" for seat, level in enumerate(sitting.levels)]
    match = Match(sitting.setup, names, f"{plan.seed}/{number}", False)
    chance = fast(f"{plan.seed}/{number}/bots")
    while (seat := match.state.next_seat()) >= 0:
        match.play(seat, ask(sitting.bots[seat], sitting.setup, match.state, seat, chance))
    return match


class Examples:
    """Writes example matches beside a run, each once, and knows what their tables are called."""

    def __init__(self, plan: Plan, folder: Path) -> None:
        self.plan = plan
        self.folder = folder / FOLDER
        self.tables: dict[int, str] = {}
        self.matches: dict[int, Match] = {}

    def path(self, number: int) -> Path:
        """Where a match is written."""
        return self.folder / f"{self.plan.game}-{number:06}.json"

    def again(self, number: int) -> Match:
        """A match, played again once."""
        if number not in self.matches:
            self.matches[number] = play_again(self.plan, number)
        return self.matches[number]

    def scores(self, number: int) -> list[int]:
        """How a match ends when it is played again."""
        outcome = self.again(number).state.outcome()
        assert outcome is not None
        return outcome.scores

    def write(self, number: int) -> str:
        """Write a match down; the id of its table."""
        if number not in self.tables:
            text = write_match(self.again(number))
            self.folder.mkdir(exist_ok=True)
            write_whole(self.path(number), text.encode())
            self.tables[number] = table_id(text)
        return self.tables[number]
