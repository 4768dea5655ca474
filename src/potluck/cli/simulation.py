"""A simulation as plain data for an executor: stretches of matches in, tallies out; saves matches where asked to."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final, NamedTuple

from potluck.catalog import find_game
from potluck.cli.files import write_text
from potluck.kernel.match import Match
from potluck.kernel.matchfile import write_match
from potluck.runner.observers import MatchRecorder, ResultTally
from potluck.runner.plan import Rotation
from potluck.runner.play import play_matches

LONGEST_STRETCH: Final = 200

#: The first match's number, and the last one's plus one.
Stretch = tuple[int, int]


class Simulation(NamedTuple):
    """What is played: names and texts."""

    game: str
    seats: int
    options: dict[str, str]
    deck: str
    bots: list[str]  # one a seat
    seed: str
    folder: str | None
    force: bool

    def prepare(self) -> Callable[[Stretch], ResultTally]:
        """Make the set-up and the bots ready to play."""
        setup = find_game(self.game).setup(self.seats, self.options, self.deck)
        rotation = Rotation([setup], self.bots, self.seed)
        recorders = [] if self.folder is None else [MatchRecorder(self.save)]

        def play(stretch: Stretch) -> ResultTally:
            tally = ResultTally(self.seats)
            play_matches(map(rotation.match, range(*stretch)), tally, *recorders)
            return tally

        return play

    def save(self, number: int, match: Match) -> None:
        """Write a match to its file."""
        write_text(self.path(number), write_match(match), self.force)

    def path(self, number: int) -> Path:
        """The file of match number i."""
        assert self.folder is not None
        return Path(self.folder) / f"{self.game}-{number:06}.json"


def stretches(games: int, workers: int) -> Iterator[Stretch]:
    """The matches in short stretches, enough of them to keep all workers busy to the end."""
    length = max(1, min(LONGEST_STRETCH, games // (workers * 16)))
    for first in range(0, games, length):
        yield first, min(first + length, games)
