"""Home-made bots in an arena, each in a process of its own.

The process is sent what the bot's seat may know, and answers with a move's code. The state and the arena's seed stay
here, so a bot that inspects its process finds nothing that its seat may not know. Answers are JSON, not pickles:
unpickling what foreign code has sent would run it here.
"""

from __future__ import annotations

import contextlib
import os
import sys
import time
from collections.abc import Iterator
from multiprocessing.connection import Connection
from multiprocessing.util import Finalize
from typing import Any, Final

import msgspec

from potluck.bots.bot import Bot, Budget
from potluck.cli.arena.load_bot import make_bot, what_failed
from potluck.kernel.chance import Chance
from potluck.kernel.errors import BadSetup
from potluck.kernel.game import Setup
from potluck.kernel.moves import Move
from potluck.kernel.state import State
from potluck.processes import become_child, end_group, lead_group, start_process
from potluck.table.bot_questions import context_of, pose
from potluck.table.ports import Question

#: Seconds that a bot's process has to start, to answer (besides its time to think), and to exit.
START_SECONDS: Final = 60.0
ANSWER_SECONDS: Final = 30.0
EXIT_SECONDS: Final = 1.0
#: Seconds to think, where there is no budget in seconds.
THINK_SECONDS: Final = 600.0
#: The longest answer, in bytes.
LONGEST_ANSWER: Final = 100_000
#: A code that no move has.
NO_MOVE: Final = -1


class Answer(msgspec.Struct, frozen=True):
    """What a bot's process sends: at the start, whether the bot wants an imagined state; then a move's code, how many
    worlds it has played through so far and how long this choice took; or what went wrong."""

    imagines: bool = True
    code: int = NO_MOVE
    iterations: int = 0
    seconds: float = 0.0
    complaint: str = ""


class HomemadeBot:
    """A player whose bot thinks in another process; how long and how far it has thought so far."""

    def __init__(self, name: str, budget: Budget) -> None:
        self.name = name
        self.iterations = 0
        self.seconds = 0.0
        self.patience = ANSWER_SECONDS + (budget.seconds or THINK_SECONDS)
        with hidden_command_line(name):
            process, self.connection = start_process(answer_questions, name, budget.iterations, budget.seconds)
        Finalize(self, end_group, args=(process, self.connection, EXIT_SECONDS), exitpriority=1)
        self.imagines = self.receive(START_SECONDS).imagines

    def choose(self, setup: Setup, state: State, seat: int, moves: list[Move], chance: Chance) -> Move:
        """A legal move; BadSetup says what is wrong with the bot."""
        if len(moves) == 1:
            return moves[0]
        seed = f"{chance.below(1 << 24):06x}{chance.below(1 << 24):06x}"
        try:
            self.connection.send(pose(setup, state, seat, self.name, self.imagines, seed))
        except OSError:
            raise BadSetup(f"{self.name} has ended its process") from None
        answer = self.receive(self.patience)
        self.iterations = answer.iterations
        self.seconds += answer.seconds
        for move in moves:
            if move.code == answer.code:
                return move
        known = setup.deck.catalogue.get(answer.code)
        raise BadSetup(f"{self.name} chose {known.key() if known else 'something'}, which is not among its moves")

    def receive(self, patience: float) -> Answer:
        """The answer within so many seconds; BadSetup where it is a complaint, not valid, or does not come."""
        try:
            if not self.connection.poll(patience):
                raise BadSetup(f"{self.name} has said nothing for {patience:.0f} seconds")
            answer = msgspec.json.decode(self.connection.recv_bytes(LONGEST_ANSWER), type=Answer)
        except (EOFError, OSError):
            raise BadSetup(f"{self.name} has ended its process") from None
        except msgspec.MsgspecError:
            raise BadSetup(f"{self.name} talks nonsense") from None
        if answer.complaint:
            raise BadSetup(answer.complaint)
        return answer


@contextlib.contextmanager
def hidden_command_line(name: str) -> Iterator[None]:
    """Processes started meanwhile do not get this one's command line, which may name the seed."""
    arguments = sys.argv
    sys.argv = [name]
    try:
        yield
    finally:
        sys.argv = arguments


# -- in the bot's process -------------------------------------------------------------------------------


def answer_questions(connection: Connection, name: str, iterations: int, seconds: float) -> None:
    """Make the bot, and let it answer for as long as it is asked."""
    become_child()
    lead_group()
    with contextlib.suppress(OSError):
        os.dup2(2, 1)  # whatever a bot prints must not get into the results
    sys.stdout = sys.stderr
    with contextlib.suppress(EOFError, OSError):  # the arena hung up
        try:
            bot: object = make_bot(name, Budget(iterations, seconds))
            if not isinstance(bot, Bot):
                raise BadSetup(f"{name} thinks within a budget as something that is no bot")
            answer = Answer(imagines=bool(bot.imagines))
        except BadSetup as error:
            answer = complaint(str(error))
        except BaseException as error:  # foreign code may fail in any way
            answer = complaint(f"{name} cannot be used: {what_failed(error, file_of(name))}")
        connection.send_bytes(msgspec.json.encode(answer))
        while not answer.complaint:
            answer = answer_to(bot, connection.recv())
            connection.send_bytes(msgspec.json.encode(answer))


def answer_to(bot: Any, question: Question) -> Answer:
    """What the bot answers to a question."""
    name = question.level
    context, chance = context_of(question)
    started = time.perf_counter()
    try:
        move: object = bot.choose(context, chance)
        taken = time.perf_counter() - started
        if not isinstance(move, Move):
            return complaint(f"{name} chose {move!r:.60}, which is not a move")
        return Answer(code=int(move.code), iterations=int(bot.iterations), seconds=taken)
    except BaseException as error:
        return complaint(f"{name} failed: {what_failed(error, file_of(name))}")


def file_of(name: str) -> str:
    """The file of `file.py:Class`."""
    return name.rpartition(":")[0]


def complaint(words: str) -> Answer:
    """What went wrong, in text that can be encoded."""
    return Answer(complaint=words.encode("utf-8", "replace").decode())
