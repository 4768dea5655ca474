"""Playing an arena's matches, in this process or in another one of many.

Every deal is played as often as there are seats, and the bots move on one seat each time: the luck of the cards and
of the chairs is the same for all. A match depends on its number alone, never on who plays it.
"""

from __future__ import annotations

import itertools
import sys
import time
from typing import NamedTuple

from potluck.bots.bot import Bot, Budget, ask
from potluck.catalog import find_game
from potluck.cli.crew import FAILURES, is_homemade, make_bot, what_failed
from potluck.kernel.chance import Chance, fast
from potluck.kernel.errors import BadSetup
from potluck.kernel.game import Setup
from potluck.kernel.moves import Move
from potluck.kernel.state import State
from potluck.offshoot import follow


class Card(NamedTuple):
    """An arena's programme: names and texts, nothing that lives."""

    game: str
    seats: int
    options: dict[str, str]
    deck: str
    bots: list[str]
    seed: str
    iterations: int
    seconds: float

    def line_ups(self) -> list[list[int]]:
        """Who meets whom, by the bots' numbers: all groups that fit the table, or all of them in turn where few."""
        count = len(self.bots)
        if count <= self.seats:
            return [[seat % count for seat in range(self.seats)]]
        return [list(group) for group in itertools.combinations(range(count), self.seats)]

    def seating(self, number: int) -> tuple[int, list[int]]:
        """The deal of match number i, and which bot sits where."""
        line_ups = self.line_ups()
        deal, turn = divmod(number, self.seats)
        line_up = line_ups[deal % len(line_ups)]
        return deal, [line_up[(seat + turn) % self.seats] for seat in range(self.seats)]


class Bout(NamedTuple):
    """What came of one match: bots and ranks by seat, and by bot how often, how long and how far they thought."""

    number: int
    bots: list[int]
    ranks: list[int]
    scores: list[int]
    choices: list[int]
    seconds: list[float]
    iterations: list[int]


class Ring:
    """A card made ready: plays the matches that it is told to."""

    def __init__(self, card: Card) -> None:
        self.card = card
        self.setup: Setup = find_game(card.game).setup(card.seats, card.options, card.deck)
        self.bots = [make_bot(name, Budget(card.iterations, card.seconds)) for name in card.bots]

    def play(self, number: int) -> Bout:
        """Play one match."""
        card = self.card
        deal, seating = card.seating(number)
        count = len(self.bots)
        bout = Bout(number, seating, [], [], [0] * count, [0.0] * count, [0] * count)
        state = self.setup.start(fast(f"{card.seed}/{deal}"))
        minds = [fast(f"{card.seed}/{number}/bot {seat}") for seat in range(card.seats)]
        while (seat := state.next_seat()) >= 0:
            who = seating[seat]
            bot = self.bots[who]
            legal = state.legal(seat)
            before = bot.iterations
            started = time.perf_counter()
            move = self.asked(who, state, seat, minds[seat])
            if len(legal) > 1:
                bout.seconds[who] += time.perf_counter() - started
                bout.choices[who] += 1
                bout.iterations[who] += bot.iterations - before
                self.check(bot, card.bots[who], move, legal)
            state.apply(seat, move)
        assert state.result is not None
        bout.ranks.extend(state.result.ranks)
        bout.scores.extend(state.result.scores)
        return bout

    def asked(self, who: int, state: State, seat: int, mind: Chance) -> Move:
        """What a bot answers; where one of somebody's own fails, BadSetup says how."""
        name = self.card.bots[who]
        try:
            return ask(self.bots[who], self.setup, state, seat, mind)
        except FAILURES as error:
            if not is_homemade(name):
                raise
            raise BadSetup(f"{name} failed: {what_failed(error, name.rpartition(':')[0])}") from None

    def check(self, bot: Bot, name: str, move: Move, legal: list[Move]) -> None:
        """A bot of somebody's own may choose anything; the rules may not be given it."""
        if not any(move is one for one in legal):
            key = move.key() if isinstance(move, Move) else repr(move)
            raise BadSetup(f"{name} chose {key[:60]}, which is not among its moves")


# -- in a worker process ------------------------------------------------------------------------------

_ring: Ring | None = None


def open_ring(card: Card) -> None:
    """Once a process."""
    global _ring
    follow()
    sys.stdout = sys.stderr  # what a bot prints is no part of the results
    _ring = Ring(card)


def play_there(number: int) -> Bout:
    """Play one match."""
    assert _ring is not None
    return _ring.play(number)
