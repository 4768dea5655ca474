"""The bot that searches: it thinks as long as its budget allows, and plays what came out best."""

from __future__ import annotations

from collections.abc import Callable
from typing import final

from potluck.bots.bot import Bot, Budget, DecisionContext
from potluck.bots.race_search import RaceSearch
from potluck.bots.search import Search, is_simultaneous
from potluck.bots.tree_search import TreeSearch
from potluck.kernel.chance import Chance
from potluck.kernel.heuristic import Heuristic, SearchStyle
from potluck.kernel.moves import Move
from potluck.kernel.state import State


def new_search(
    state: State,
    seat: int,
    moves: list[Move],
    heuristic: Heuristic,
    style: SearchStyle,
    chance: Chance,
    clock: Callable[[], float] | None = None,
) -> Search:
    """The search that a style asks for. Only a choice that a seat makes alone can be found by a race."""
    if style.halving and not is_simultaneous(state, seat):
        return RaceSearch(state, seat, moves, heuristic, style, chance, clock)
    return TreeSearch(state, seat, moves, heuristic, style, chance, clock)


@final
class SearchBot(Bot):
    """Searches imagined worlds in the game's own style, or in one that is given."""

    def __init__(self, name: str, budget: Budget, style: SearchStyle | None = None) -> None:
        self.name = name
        self.budget = budget
        self.style = style
        #: The iterations of all searches since the bot was made.
        self.iterations = 0

    def within(self, budget: Budget) -> Bot:
        return SearchBot(self.name, budget, self.style)

    def choose(self, context: DecisionContext, chance: Chance) -> Move:
        return self.search(context, chance).choice()

    def search(self, context: DecisionContext, chance: Chance) -> Search:
        """The search for an answer, after it has run."""
        state = context.imagined
        assert state is not None
        heuristic = context.setup.game.heuristic
        style = heuristic.style() if self.style is None else self.style
        heuristic.value(state, context.seat)  # a new deck is looked up once, before the clock starts
        search = new_search(state, context.seat, context.moves, heuristic, style, chance)
        search.run(self.budget.iterations, self.budget.seconds)
        self.iterations += search.iterations
        return search
