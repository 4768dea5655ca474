"""An arena as plain data for an executor: match numbers in, results out.

Every deal is played as often as there are seats, and the bots move on one seat each time: the luck of the cards and
of the seats is the same for all. A match depends on its number alone, never on which process plays it.
"""

from __future__ import annotations

import itertools
import time
from collections.abc import Callable
from typing import ClassVar, NamedTuple

from potluck.bots.bot import Budget
from potluck.catalog import find_game
from potluck.cli.arena.homemade_bot import HomemadeBot
from potluck.cli.arena.load_bot import is_homemade, make_bot
from potluck.kernel.chance import Chance
from potluck.kernel.game import Setup
from potluck.kernel.moves import Move
from potluck.kernel.outcome import Outcome
from potluck.kernel.state import State
from potluck.runner.plan import BotPlayer, PlannedMatch, Seating
from potluck.runner.play import MatchObserver, play_matches


class TimedBot(BotPlayer):
    """A level's bot, which thinks in this process; how long it has thought so far."""

    seconds = 0.0

    @property
    def iterations(self) -> int:
        """Worlds that it has played through."""
        return self.bot.iterations

    def choose(self, setup: Setup, state: State, seat: int, moves: list[Move], chance: Chance) -> Move:
        if len(moves) == 1:
            return moves[0]
        started = time.perf_counter()
        move = super().choose(setup, state, seat, moves, chance)
        self.seconds += time.perf_counter() - started
        return move


class ArenaResult(NamedTuple):
    """What came of one match: bots and ranks by seat, and by bot how often, how long and how far they thought."""

    number: int
    bots: list[int]
    ranks: list[int]
    scores: list[int]
    choices: list[int]
    seconds: list[float]
    iterations: list[int]


class Arena(NamedTuple):
    """What is played: names and texts."""

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

    def make_player(self, name: str) -> TimedBot | HomemadeBot:
        """The player of a name; BadSetup says what is wrong with a bot."""
        budget = Budget(self.iterations, self.seconds)
        return HomemadeBot(name, budget) if is_homemade(name) else TimedBot(make_bot(name, budget))

    def prepare(self) -> Callable[[int], ArenaResult]:
        """Make the set-up and the bots ready to play."""
        setup = find_game(self.game).setup(self.seats, self.options, self.deck)
        players = [self.make_player(name) for name in self.bots]

        def play(number: int) -> ArenaResult:
            deal, bots = self.seating(number)
            seating = Seating(setup, [self.bots[bot] for bot in bots], [players[bot] for bot in bots], [])
            bot_seeds = [f"{self.seed}/{number}/bot {seat}" for seat in range(self.seats)]
            clock = ThinkingClock(bots, players)
            play_matches([PlannedMatch(number, seating, f"{self.seed}/{deal}", bot_seeds)], clock)
            return clock.result

        return play


class ThinkingClock(MatchObserver):
    """Observes one match: its result, and how often, how long and how far each bot thought."""

    watches_decisions: ClassVar[bool] = True
    result: ArenaResult

    def __init__(self, bots: list[int], players: list[TimedBot | HomemadeBot]) -> None:
        self.bots = bots
        self.players = players
        self.choices = [0] * len(players)

    def on_start(self, match: PlannedMatch, state: State) -> None:
        self.before = [(player.seconds, player.iterations) for player in self.players]

    def on_decision(self, state: State, seat: int, moves: list[Move], move: Move) -> None:
        if len(moves) > 1:
            self.choices[self.bots[seat]] += 1

    def on_end(self, match: PlannedMatch, outcome: Outcome, decisions: int) -> None:
        thought = list(zip(self.players, self.before, strict=True))
        self.result = ArenaResult(
            match.number,
            self.bots,
            outcome.ranks,
            outcome.scores,
            self.choices,
            [player.seconds - seconds for player, (seconds, _) in thought],
            [player.iterations - iterations for player, (_, iterations) in thought],
        )
