"""What the server's child processes run. They are given plain data made from one seat's knowledge, nothing else."""

from __future__ import annotations

import gc
import os

from potluck.bots.advice import advise
from potluck.bots.bot import Budget
from potluck.bots.levels import LEVELS
from potluck.press.order import Order
from potluck.press.press import print_game
from potluck.table.ports import Opinion, Question
from potluck.table.questions import glimpse_of

#: Children run at a lower priority: where processors are few, people's moves go first.
NICE = 10


def prepare() -> None:
    """Once a process: lower the priority, and keep the collector from scanning what is loaded by now."""
    if hasattr(os, "nice"):
        os.nice(NICE)
    gc.freeze()


def ready() -> int:
    """The id of this process: asked once at the start, so that the first bot need not wait for imports."""
    return os.getpid()


def choose(question: Question, seconds: float) -> int:
    """The code of the move that a bot chooses within so many seconds."""
    bot = LEVELS[question.level].bot.within(Budget(0, seconds))
    return bot.choose(*glimpse_of(question)).code


def give_advice(question: Question, seconds: float) -> list[Opinion]:
    """What a good player thinks of every move, the suggested one first."""
    glimpse, chance = glimpse_of(question)
    return [
        Opinion(opinion.move.code, opinion.chance, opinion.share)
        for opinion in advise(glimpse, Budget(0, seconds), chance)
    ]


def print_pdf(order: Order) -> bytes:
    """A game as a PDF; typesetting takes a second or two, too long for the server's event loop."""
    return print_game(order)
