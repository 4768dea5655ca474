"""What the server's child processes run. They are given plain data made from one seat's knowledge, nothing else."""

from __future__ import annotations

import gc
import os

from potluck.bots.advice import advise
from potluck.bots.bot import Budget
from potluck.bots.levels import LEVELS
from potluck.press.job import PrintJob
from potluck.press.typesetting import print_game
from potluck.table.bot_questions import context_of
from potluck.table.ports import MoveAdvice, Question

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
    return bot.choose(*context_of(question)).code


def give_advice(question: Question, seconds: float) -> list[MoveAdvice]:
    """What a good player thinks of every move, the suggested one first."""
    context, chance = context_of(question)
    return [
        MoveAdvice(rated.move.code, rated.win_chance, rated.share)
        for rated in advise(context, Budget(0, seconds), chance)
    ]


def print_pdf(job: PrintJob) -> bytes:
    """A game as a PDF; typesetting takes a second or two, too long for the server's event loop."""
    return print_game(job)
