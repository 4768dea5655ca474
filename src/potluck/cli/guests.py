"""Bots of somebody's own at an arena's table, each in a process of its own.

There it is told what its seat may know, and a move's code comes back. The table, what is to come and the arena's seed
stay here: somebody else's code can look around as much as it likes.
"""

from __future__ import annotations

import contextlib
import ctypes
import multiprocessing
import os
import signal
import sys
import time
from collections.abc import Iterator
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from multiprocessing.util import Finalize
from typing import Any, Final

import msgspec

from potluck.bots.bot import Bot, Budget
from potluck.cli.crew import make_bot, what_failed
from potluck.kernel.chance import Chance
from potluck.kernel.errors import BadSetup
from potluck.kernel.game import Setup
from potluck.kernel.moves import Move
from potluck.kernel.state import State
from potluck.offshoot import deaf, follow
from potluck.table.bot_questions import context_of, pose
from potluck.table.ports import Question

#: Seconds that a guest has to come, to answer (besides what it may think), and to put on its coat.
DOOR: Final = 60.0
ANSWER: Final = 30.0
COAT: Final = 1.0
#: And to think where nobody says how long it may.
PATIENCE: Final = 600.0
#: What it says is shorter, in bytes.
LONGEST: Final = 100_000
#: No move at all.
NOTHING: Final = -1
#: By this name Linux knows the wish to end with one's parent.
PR_SET_PDEATHSIG: Final = 1


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
        self.patience = ANSWER + (budget.seconds or PATIENCE)
        context = multiprocessing.get_context("spawn")
        self.line, theirs = context.Pipe()
        process = context.Process(target=sit_down, args=(theirs, name, budget.iterations, budget.seconds))
        with deaf(), unspoken(name):
            process.start()
        theirs.close()
        Finalize(self, see_out, args=(self.line, process), exitpriority=1)
        self.imagines = self.hear(DOOR).imagines

    def choose(self, setup: Setup, state: State, seat: int, chance: Chance) -> Move:
        """A legal move; BadSetup says what is wrong with the guest."""
        seed = f"{chance.below(1 << 24):06x}{chance.below(1 << 24):06x}"
        try:
            self.line.send(pose(setup, state, seat, self.name, self.imagines, seed))
        except OSError:
            raise BadSetup(f"{self.name} has ended its process") from None
        said = self.hear(self.patience)
        self.iterations = said.iterations
        self.seconds += said.seconds
        for move in state.legal(seat):
            if move.code == said.code:
                return move
        known = setup.deck.catalogue.get(said.code)
        raise BadSetup(f"{self.name} chose {known.key() if known else 'something'}, which is not among its moves")

    def hear(self, patience: float) -> Said:
        """What it says within so many seconds; BadSetup if that is a complaint, nothing, or nothing sensible."""
        try:
            if not self.line.poll(patience):
                raise BadSetup(f"{self.name} has said nothing for {patience:.0f} seconds")
            said = msgspec.json.decode(self.line.recv_bytes(LONGEST), type=Said)
        except (EOFError, OSError):
            raise BadSetup(f"{self.name} has ended its process") from None
        except msgspec.MsgspecError:
            raise BadSetup(f"{self.name} talks nonsense") from None
        if said.complaint:
            raise BadSetup(said.complaint)
        return said


@contextlib.contextmanager
def unspoken(name: str) -> Iterator[None]:
    """A process that is started meanwhile is not told what the command was: that may name the seed."""
    words = sys.argv
    sys.argv = [name]
    try:
        yield
    finally:
        sys.argv = words


def see_out(line: Connection, process: BaseProcess) -> None:
    """Let a guest go, with all that came with it; one that does not go is made to."""
    line.close()
    process.join(COAT)
    if hasattr(os, "killpg") and process.pid is not None:
        with contextlib.suppress(OSError):
            os.killpg(process.pid, signal.SIGKILL)
    process.kill()
    process.join()


# -- in the guest's process -----------------------------------------------------------------------------


def sit_down(line: Connection, name: str, iterations: int, seconds: float) -> None:
    """Make the bot, and let it answer for as long as it is asked."""
    follow()
    end_with_parent()
    with contextlib.suppress(OSError):
        os.dup2(2, 1)  # what a bot prints, in whatever way, is no part of the results
    sys.stdout = sys.stderr
    with contextlib.suppress(EOFError, OSError):  # nobody is there any more
        try:
            bot: object = make_bot(name, Budget(iterations, seconds))
            if not isinstance(bot, Bot):
                raise BadSetup(f"{name} thinks within a budget as something that is no bot")
            said = Said(imagines=bool(bot.imagines))
        except BadSetup as error:
            said = complaint(str(error))
        except BaseException as error:  # somebody else's code fails in its own ways
            said = complaint(f"{name} cannot be used: {what_failed(error, file_of(name))}")
        line.send_bytes(msgspec.json.encode(said))
        while not said.complaint:
            said = answer(bot, line.recv())
            line.send_bytes(msgspec.json.encode(said))


def end_with_parent() -> None:
    """Lead a group of processes that can be ended together, and end with our parent even where Python never looks up
    (Linux knows how)."""
    if hasattr(os, "setsid"):
        os.setsid()
    if sys.platform == "linux":
        with contextlib.suppress(OSError, AttributeError):
            ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL, 0, 0, 0)


def answer(bot: Any, question: Question) -> Said:
    """What the bot says to that."""
    name = question.level
    context, chance = context_of(question)
    started = time.perf_counter()
    try:
        move: object = bot.choose(context, chance)
        taken = time.perf_counter() - started
        if not isinstance(move, Move):
            return complaint(f"{name} chose {move!r:.60}, which is not a move")
        return Said(code=int(move.code), iterations=int(bot.iterations), seconds=taken)
    except BaseException as error:
        return complaint(f"{name} failed: {what_failed(error, file_of(name))}")


def file_of(name: str) -> str:
    """The file of `file.py:Class`."""
    return name.rpartition(":")[0]


def complaint(words: str) -> Said:
    """Something is wrong; in letters that can be sent."""
    return Said(complaint=words.encode("utf-8", "replace").decode())
