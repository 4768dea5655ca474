"""What a bot is, and those that think no further than the next move."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import mypyc_attr

from potluck.kernel.chance import Chance
from potluck.kernel.game import Setup
from potluck.kernel.moves import Move
from potluck.kernel.state import State

#: How many of its moves, in percent, a novice overlooks.
OVERLOOKS: Final = 40


@final
class Glimpse:
    """All that a bot gets: its seat, its legal moves, and a state imagined from what its seat has seen."""

    def __init__(self, setup: Setup, seat: int, moves: list[Move], imagined: State | None) -> None:
        self.setup = setup
        self.seat = seat
        self.moves = moves
        self.imagined = imagined


@final
class Budget:
    """How long a bot may think about one question: iterations, seconds or both; 0 is no limit."""

    def __init__(self, iterations: int = 0, seconds: float = 0.0) -> None:
        self.iterations = iterations
        self.seconds = seconds


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Chooses for a seat. Its chance is its own: the table's dice are not touched."""

    name: str = ""
    #: Whether `choose` looks at `glimpse.imagined`; imagining costs time, so only who asks gets it.
    imagines: ClassVar[bool] = True
    #: How many worlds it has played through since it was made; 0 for bots that do no such thing.
    iterations: int = 0

    def choose(self, glimpse: Glimpse, chance: Chance) -> Move:
        """One of `glimpse.moves`."""
        raise NotImplementedError

    def within(self, budget: Budget) -> Bot:
        """The same bot, thinking no longer than that; one that never thinks long is itself."""
        return self


@final
class RandomBot(Bot):
    """Plays anything that is allowed."""

    name = "random"
    imagines = False

    def choose(self, glimpse: Glimpse, chance: Chance) -> Move:
        return glimpse.moves[chance.below(len(glimpse.moves))]


@final
class RegularBot(Bot):
    """Plays what the game's heuristic thinks sensible."""

    name = "regular"

    def choose(self, glimpse: Glimpse, chance: Chance) -> Move:
        assert glimpse.imagined is not None
        heuristic = glimpse.setup.game.heuristic
        return heuristic.choose(glimpse.imagined, glimpse.seat, glimpse.moves, chance)


@final
class NoviceBot(Bot):
    """Means well and overlooks things: the sensible move among those that it happens to see."""

    name = "novice"

    def choose(self, glimpse: Glimpse, chance: Chance) -> Move:
        assert glimpse.imagined is not None
        seen = [move for move in glimpse.moves if chance.below(100) >= OVERLOOKS]
        if not seen:
            return glimpse.moves[chance.below(len(glimpse.moves))]
        move = glimpse.setup.game.heuristic.choose(glimpse.imagined, glimpse.seat, seen, chance)
        return move if move in seen else seen[chance.below(len(seen))]


def ask(bot: Bot, setup: Setup, state: State, seat: int, chance: Chance) -> Move:
    """Let a bot choose for a seat of a table: the one place where the truth is near a bot, and stays here."""
    moves = state.legal(seat)
    if len(moves) == 1:
        return moves[0]
    imagined = state.imagine(seat, chance) if bot.imagines else None
    return bot.choose(Glimpse(setup, seat, moves, imagined), chance)


def play_out(setup: Setup, state: State, bots: list[Bot], chance: Chance) -> int:
    """Let one bot a seat play a state to its end; how many decisions that took."""
    decisions = 0
    while True:
        seat = state.next_seat()
        if seat < 0:
            return decisions
        state.apply(seat, ask(bots[seat], setup, state, seat, chance))
        decisions += 1
