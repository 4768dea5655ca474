"""A bot's mind in a process of its own. It is given plain data made from one seat's knowledge, and nothing else."""

from __future__ import annotations

import json
import multiprocessing
import os
import signal
import threading

from potluck.bots.bot import Glimpse
from potluck.bots.levels import LEVELS
from potluck.kernel.chance import fast
from potluck.kernel.snapshot import load
from potluck.press.order import Order
from potluck.press.press import print_game
from potluck.table.ports import Question
from potluck.table.setups import find_setup


def begin() -> None:
    """Leave the keyboard's interrupt to the server, and end with it however it ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


def ready() -> int:
    """The process that answers: asked once, so that the first bot need not wait for imports."""
    return os.getpid()


def think(question: Question) -> int:
    """The code of the move that a bot chooses."""
    setup = find_setup(question.game, question.seats, question.options, question.deck)
    moves = [setup.deck.catalogue.moves[code] for code in question.codes]
    imagined = None if question.imagined is None else load(json.loads(question.imagined), setup.deck)
    glimpse = Glimpse(setup, question.seat, moves, imagined)
    return LEVELS[question.level].choose(glimpse, fast(f"mind {question.seed}")).code


def print_pdf(order: Order) -> bytes:
    """A game as a PDF; typesetting takes a second or two that the server has not got."""
    return print_game(order)
