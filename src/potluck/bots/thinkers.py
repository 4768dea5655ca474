"""Bots that search: they think as long as they are allowed to, and play what held up best."""

from __future__ import annotations

from typing import final

from potluck.bots.bot import Bot, Budget, Glimpse
from potluck.bots.search import Search
from potluck.kernel.chance import Chance
from potluck.kernel.heuristic import Style
from potluck.kernel.moves import Move


@final
class SearchBot(Bot):
    """Searches imagined worlds in the game's own style, or in one that is given."""

    def __init__(self, name: str, budget: Budget, style: Style | None = None) -> None:
        self.name = name
        self.budget = budget
        self.style = style
        #: How much was thought since the bot was made.
        self.iterations = 0

    def within(self, budget: Budget) -> Bot:
        return SearchBot(self.name, budget, self.style)

    def choose(self, glimpse: Glimpse, chance: Chance) -> Move:
        search = self.search(glimpse, chance)
        return search.choice()

    def search(self, glimpse: Glimpse, chance: Chance) -> Search:
        """All that it found out about a question."""
        assert glimpse.imagined is not None
        heuristic = glimpse.setup.game.heuristic
        style = heuristic.style() if self.style is None else self.style
        heuristic.value(glimpse.imagined, glimpse.seat)  # whatever it has to look up in a new deck is not thinking
        search = Search(glimpse.imagined, glimpse.seat, glimpse.moves, heuristic, style, chance)
        search.run(self.budget.iterations, self.budget.seconds)
        self.iterations += search.iterations
        return search
