"""Playing a stretch of a simulation's matches, in this process or in another one of many.

Match number i is dealt from the seed `SEED/i`, its bots choose by `SEED/i/bots`, and the bot that is
named k-th (from 0) sits on seat (k - i) modulo the seats. So a match depends on its number alone, and
never on which process plays it or on what was played before.
"""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from potluck.bots.bot import Bot, ask, play_out
from potluck.bots.levels import LEVELS
from potluck.catalog import find_game
from potluck.cli.files import write_text
from potluck.cli.tally import Tally
from potluck.kernel.chance import fast
from potluck.kernel.game import Setup
from potluck.kernel.match import Match
from potluck.kernel.matchfile import write_match
from potluck.offshoot import follow


class Recipe(NamedTuple):
    """All that a process needs to play any of the matches: names and texts, nothing that lives."""

    game: str
    seats: int
    options: dict[str, str]
    deck: str
    bots: list[str]  # one a seat
    seed: str
    folder: str | None
    force: bool


class Kitchen:
    """A recipe made ready: plays the matches that it is told to."""

    def __init__(self, recipe: Recipe) -> None:
        self.recipe = recipe
        self.setup: Setup = find_game(recipe.game).setup(recipe.seats, recipe.options, recipe.deck)
        crew = [LEVELS[name].repeatable for name in recipe.bots]
        #: Who sits where in match i: the bots move on by one seat with every match.
        self.turns: list[list[Bot]] = [
            [crew[(seat + turn) % recipe.seats] for seat in range(recipe.seats)] for turn in range(recipe.seats)
        ]

    def play(self, first: int, last: int) -> Tally:
        """Play matches `first` to `last - 1` and count them."""
        tally = Tally(self.recipe.seats)
        if self.recipe.folder is not None:
            for number in range(first, last):
                self.play_and_save(number, tally)
            return tally
        setup, seed, turns, seats = self.setup, self.recipe.seed, self.turns, self.recipe.seats
        for number in range(first, last):
            state = setup.start(fast(f"{seed}/{number}"))
            decisions = play_out(setup, state, turns[number % seats], fast(f"{seed}/{number}/bots"))
            outcome = state.result
            assert outcome is not None
            tally.count(number, outcome, decisions)
        return tally

    def play_and_save(self, number: int, tally: Tally) -> None:
        """The same match, move for move, and written down."""
        crew = self.turns[number % self.recipe.seats]
        names = [f"{bot.name} {seat + 1}" for seat, bot in enumerate(crew)]
        match = Match(self.setup, names, f"{self.recipe.seed}/{number}", False)
        chance = fast(f"{self.recipe.seed}/{number}/bots")
        while (seat := match.state.next_seat()) >= 0:
            match.play(seat, ask(crew[seat], self.setup, match.state, seat, chance))
        assert match.state.result is not None
        tally.count(number, match.state.result, match.position)
        write_text(match_path(self.recipe, number), write_match(match), self.recipe.force)


def match_path(recipe: Recipe, number: int) -> Path:
    """Where match number i is written."""
    assert recipe.folder is not None
    return Path(recipe.folder) / f"{recipe.game}-{number:06}.json"


# -- in a worker process ------------------------------------------------------------------------------

_kitchen: Kitchen | None = None


def open_kitchen(recipe: Recipe) -> None:
    """Once a process."""
    global _kitchen
    follow()
    _kitchen = Kitchen(recipe)


def play_there(stretch: tuple[int, int]) -> tuple[int, Tally]:
    """Play a stretch of matches; how many, and what came of it."""
    assert _kitchen is not None
    first, last = stretch
    return last - first, _kitchen.play(first, last)
