"""The base class of all bots, and the bots that do not search."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import mypyc_attr

from potluck.kernel.chance import Chance
from potluck.kernel.game import Setup
from potluck.kernel.moves import Move
from potluck.kernel.state import State

#: The share of its moves, in percent, that a novice overlooks.
OVERLOOKS: Final = 40


@final
class DecisionContext:
    """All that a bot gets: its seat, its legal moves, and a state imagined from what its seat has seen."""

    def __init__(self, setup: Setup, seat: int, moves: list[Move], imagined: State | None) -> None:
        self.setup = setup
        self.seat = seat
        self.moves = moves
        self.imagined = imagined


@final
class Budget:
    """How long a bot may think about one move: iterations, seconds or both; 0 is no limit."""

    def __init__(self, iterations: int = 0, seconds: float = 0.0) -> None:
        self.iterations = iterations
        self.seconds = seconds


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Chooses moves for a seat. It draws from a chance of its own, never from the table's."""

    name: str = ""
    #: Whether `choose` reads `context.imagined`. Imagining costs time; a bot that says no gets None.
    imagines: ClassVar[bool] = True
    #: How many worlds it has played through since it was made; 0 for bots that do not search.
    iterations: int = 0

    def choose(self, context: DecisionContext, chance: Chance) -> Move:
        """One of `context.moves`."""
        raise NotImplementedError

    def within(self, budget: Budget) -> Bot:
        """The same bot with that budget; a bot that does not search returns itself."""
        return self


@final
class RandomBot(Bot):
    """Plays anything that is allowed."""

    name = "random"
    imagines = False

    def choose(self, context: DecisionContext, chance: Chance) -> Move:
        return context.moves[chance.below(len(context.moves))]


@final
class RegularBot(Bot):
    """Plays the move that the game's heuristic chooses."""

    name = "regular"

    def choose(self, context: DecisionContext, chance: Chance) -> Move:
        assert context.imagined is not None
        heuristic = context.setup.game.heuristic
        return heuristic.choose(context.imagined, context.seat, context.moves, chance)


@final
class NoviceBot(Bot):
    """Overlooks some of its moves, and plays what the heuristic chooses among the rest."""

    name = "novice"

    def choose(self, context: DecisionContext, chance: Chance) -> Move:
        assert context.imagined is not None
        seen = [move for move in context.moves if chance.below(100) >= OVERLOOKS]
        if not seen:
            return context.moves[chance.below(len(context.moves))]
        move = context.setup.game.heuristic.choose(context.imagined, context.seat, seen, chance)
        return move if move in seen else seen[chance.below(len(seen))]


def ask(bot: Bot, setup: Setup, state: State, seat: int, chance: Chance) -> Move:
    """Let a bot choose for a seat. It is given an imagined state, never the true one."""
    moves = state.legal(seat)
    if len(moves) == 1:
        return moves[0]
    imagined = state.imagine(seat, chance) if bot.imagines else None
    return bot.choose(DecisionContext(setup, seat, moves, imagined), chance)


def play_out(setup: Setup, state: State, bots: list[Bot], chance: Chance) -> int:
    """Let the bots, one for each seat, play a state to its end; how many decisions that took."""
    decisions = 0
    while True:
        seat = state.next_seat()
        if seat < 0:
            return decisions
        state.apply(seat, ask(bots[seat], setup, state, seat, chance))
        decisions += 1
