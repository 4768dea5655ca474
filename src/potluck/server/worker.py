"""A mind in a process of its own. It is given plain data made from one seat's knowledge, and nothing else."""

from __future__ import annotations

import gc
import os

from potluck.bots.advice import advise
from potluck.bots.bot import Budget
from potluck.bots.levels import LEVELS
from potluck.offshoot import follow
from potluck.press.job import PrintJob
from potluck.press.typesetting import print_game
from potluck.table.bot_questions import context_of
from potluck.table.ports import MoveAdvice, Question

#: People's moves go first where processors are few.
NICE = 10


def begin() -> None:
    """Leave the keyboard's interrupt to the server, give way to it, and end with it however it ends."""
    follow()
    if hasattr(os, "nice"):
        os.nice(NICE)
    gc.freeze()  # what is loaded by now stays; no sweep over it in the middle of a thought


def ready() -> int:
    """The process that answers: asked once, so that the first bot need not wait for imports."""
    return os.getpid()


def think(question: Question, seconds: float) -> int:
    """The code of the move that a bot chooses within so many seconds."""
    bot = LEVELS[question.level].bot.within(Budget(0, seconds))
    return bot.choose(*context_of(question)).code


def counsel(question: Question, seconds: float) -> list[MoveAdvice]:
    """What a good player thinks of every move, the suggested one first."""
    context, chance = context_of(question)
    return [
        MoveAdvice(rated.move.code, rated.win_chance, rated.share)
        for rated in advise(context, Budget(0, seconds), chance)
    ]


def print_pdf(order: PrintJob) -> bytes:
    """A game as a PDF; typesetting takes a second or two that the server has not got."""
    return print_game(order)
