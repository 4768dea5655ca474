"""Playing an arena's matches, in this process or in another one of many.

Every deal is played as often as there are seats, and the bots move on one seat each time: the luck of the cards and
of the chairs is the same for all. A match depends on its number alone, never on who plays it.
"""

from __future__ import annotations

import itertools
import time
from typing import NamedTuple

from potluck.bots.bot import Bot, Budget, ask
from potluck.catalog import find_game
from potluck.cli.crew import is_homemade, make_bot
from potluck.cli.guests import Guest
from potluck.kernel.chance import Chance, fast
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


class Resident:
    """A bot of the house, which may think at the table; how long and how far it has thought so far."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.seconds = 0.0

    @property
    def iterations(self) -> int:
        """Worlds that it has played through."""
        return self.bot.iterations

    def choose(self, setup: Setup, state: State, seat: int, chance: Chance) -> Move:
        """A legal move."""
        started = time.perf_counter()
        move = ask(self.bot, setup, state, seat, chance)
        self.seconds += time.perf_counter() - started
        return move


class Ring:
    """A card made ready: plays the matches that it is told to."""

    def __init__(self, card: Card) -> None:
        self.card = card
        self.setup: Setup = find_game(card.game).setup(card.seats, card.options, card.deck)
        self.bots = [self.invite(name) for name in card.bots]

    def invite(self, name: str) -> Resident | Guest:
        """A bot of a name."""
        budget = Budget(self.card.iterations, self.card.seconds)
        return Guest(name, budget) if is_homemade(name) else Resident(make_bot(name, budget))

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
            moves = state.legal(seat)
            if len(moves) == 1:
                state.apply(seat, moves[0])
                continue
            seconds, iterations = bot.seconds, bot.iterations
            move = bot.choose(self.setup, state, seat, minds[seat])
            bout.choices[who] += 1
            bout.seconds[who] += bot.seconds - seconds
            bout.iterations[who] += bot.iterations - iterations
            state.apply(seat, move)
        assert state.result is not None
        bout.ranks.extend(state.result.ranks)
        bout.scores.extend(state.result.scores)
        return bout


# -- in a worker process ------------------------------------------------------------------------------

_card: Card | None = None
_ring: Ring | None = None


def open_ring(card: Card) -> None:
    """Once a process."""
    global _card
    follow()
    _card = card


def play_there(number: int) -> Bout:
    """Play one match; the first one that is asked for seats the bots, so that whoever asks hears what is wrong."""
    global _ring
    if _ring is None:
        assert _card is not None
        _ring = Ring(_card)
    return _ring.play(number)
