"""Bots of somebody's own at an arena's table, each in a process of its own.

There it is told what its seat may know, and a move's code comes back. The table, what is to come and the arena's seed
stay here: somebody else's code can look around as much as it likes.
"""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import sys
import time
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from multiprocessing.util import Finalize
from typing import Any, Final

import msgspec

from potluck.bots.bot import Bot, Budget
from potluck.cli.crew import FAILURES, make_bot, what_failed
from potluck.kernel.chance import Chance
from potluck.kernel.errors import BadSetup
from potluck.kernel.game import Setup
from potluck.kernel.moves import Move
from potluck.kernel.state import State
from potluck.offshoot import deaf, follow
from potluck.table.ports import Question
from potluck.table.questions import glimpse_of, pose

#: Seconds that a guest has to put on its coat.
COAT: Final = 1.0
#: What it says is shorter, in bytes.
LONGEST: Final = 100_000
#: No move at all.
NOTHING: Final = -1


class Said(msgspec.Struct, frozen=True):
    """What a guest says: when it comes, whether it wants to imagine; then a move's code, how many worlds it has
    played through so far and how long this took it; or what went wrong."""

    imagines: bool = True
    code: int = NOTHING
    iterations: int = 0
    seconds: float = 0.0
    complaint: str = ""


class Guest:
    """Sits at the table for a bot that thinks elsewhere; how long and how far it has thought so far."""

    def __init__(self, name: str, budget: Budget) -> None:
        self.name = name
        self.iterations = 0
        self.seconds = 0.0
        context = multiprocessing.get_context("spawn")
        self.line, theirs = context.Pipe()
        process = context.Process(target=sit_down, args=(theirs, name, budget.iterations, budget.seconds))
        with deaf():
            process.start()
        theirs.close()
        self.leave = Finalize(self, see_out, args=(self.line, process), exitpriority=1)
        self.imagines = self.hear().imagines

    def choose(self, setup: Setup, state: State, seat: int, chance: Chance) -> Move:
        """A legal move; BadSetup says what is wrong with the guest."""
        seed = f"{chance.below(1 << 24):06x}{chance.below(1 << 24):06x}"
        try:
            self.line.send(pose(setup, state, seat, self.name, self.imagines, seed))
        except OSError:
            raise BadSetup(f"{self.name} has ended its process") from None
        said = self.hear()
        self.iterations = said.iterations
        self.seconds += said.seconds
        for move in state.legal(seat):
            if move.code == said.code:
                return move
        known = setup.deck.catalogue.get(said.code)
        raise BadSetup(f"{self.name} chose {known.key() if known else 'something'}, which is not among its moves")

    def hear(self) -> Said:
        """What it says, or BadSetup if that is a complaint, or nothing sensible."""
        try:
            said = msgspec.json.decode(self.line.recv_bytes(LONGEST), type=Said)
        except (EOFError, OSError):
            raise BadSetup(f"{self.name} has ended its process") from None
        except msgspec.MsgspecError:
            raise BadSetup(f"{self.name} talks nonsense") from None
        if said.complaint:
            raise BadSetup(said.complaint)
        return said


def see_out(line: Connection, process: BaseProcess) -> None:
    """Let a guest go; one that does not is made to."""
    line.close()
    process.join(COAT)
    if process.is_alive():
        process.kill()
        process.join()


# -- in the guest's process -----------------------------------------------------------------------------


def sit_down(line: Connection, name: str, iterations: int, seconds: float) -> None:
    """Make the bot, and let it answer for as long as it is asked."""
    follow()
    sys.argv = [name]
    with contextlib.suppress(OSError):
        os.dup2(2, 1)  # what a bot prints, in whatever way, is no part of the results
    sys.stdout = sys.stderr
    try:
        bot = make_bot(name, Budget(iterations, seconds))
    except BadSetup as error:
        line.send_bytes(msgspec.json.encode(Said(complaint=str(error))))
        return
    line.send_bytes(msgspec.json.encode(Said(imagines=bot.imagines)))
    while (question := next_question(line)) is not None:
        line.send_bytes(msgspec.json.encode(answer(bot, question)))


def next_question(line: Connection) -> Question | None:
    """What the guest is asked; nothing once nobody is there any more."""
    try:
        question: Any = line.recv()
    except (EOFError, OSError):
        return None
    assert isinstance(question, Question)
    return question


def answer(bot: Bot, question: Question) -> Said:
    """What the bot says to that."""
    name = question.level
    glimpse, chance = glimpse_of(question)
    started = time.perf_counter()
    try:
        move: object = bot.choose(glimpse, chance)
    except FAILURES as error:
        return Said(complaint=f"{name} failed: {what_failed(error, name.rpartition(':')[0])}")
    if not isinstance(move, Move):
        return Said(complaint=f"{name} chose {move!r:.60}, which is not a move")
    return Said(code=move.code, iterations=bot.iterations, seconds=time.perf_counter() - started)
