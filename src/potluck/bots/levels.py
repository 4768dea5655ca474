"""The levels of bots by name, for simulations and for seats at a table."""

from __future__ import annotations

from typing import Final, final

from potluck.bots.bot import Bot, Budget, NoviceBot, RandomBot, RegularBot
from potluck.bots.personas import CHEF, MASTER, NOVICE, RANDOM, REGULAR, Persona
from potluck.bots.search_bot import SearchBot


@final
class Level:
    """How well a bot plays, with its names and faces. The message `level-<id>` is its title, its `.line` says more.

    At a table it thinks by the clock (`bot`, for `seconds`). Where a match must come out the same on every machine, it
    thinks a fixed number of iterations (`repeatable`).
    """

    def __init__(self, bot: Bot, personas: list[Persona], seconds: float = 0.0, iterations: int = 0) -> None:
        self.personas = personas
        self.seconds = seconds
        self.bot = bot.within(Budget(0, seconds))
        self.repeatable = bot.within(Budget(iterations, 0.0))


#: By the name that people know, weakest first.
LEVELS: Final[dict[str, Level]] = {
    "random": Level(RandomBot(), RANDOM),
    "novice": Level(NoviceBot(), NOVICE),
    "regular": Level(RegularBot(), REGULAR),
    "chef": Level(SearchBot("chef", Budget()), CHEF, 1.0, 2_000),
    "master": Level(SearchBot("master", Budget()), MASTER, 5.0, 10_000),
}
