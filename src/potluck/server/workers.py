"""The processes that bots think in. Whoever asked first is answered first; one that dies or hangs is replaced alone.

When more ask than there are processes, everybody thinks less instead of later: a thought is as long as its
level allows for an answer, shared among those who stand in line.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from time import monotonic
from typing import TypeVar

from potluck.bots.advice import SECONDS
from potluck.bots.levels import LEVELS
from potluck.server.aide import Aide
from potluck.server.worker import counsel, ready, think
from potluck.table.errors import Refused
from potluck.table.ports import MoveAdvice, Question

log = logging.getLogger(__name__)

T = TypeVar("T")

TRIES = 2
#: The shortest thought that is worth its name, however many stand in line.
LEAST_SECONDS = 0.02


class Workers:
    """A few minds. `seconds` is how long one may be silent beyond its time before it counts as stuck."""

    def __init__(self, count: int, seconds: float) -> None:
        self.seconds = seconds
        self.minds = [Aide() for _ in range(count)]
        self.free: asyncio.Queue[Aide] = asyncio.Queue()  # its waiters are served in the order they came
        for mind in self.minds:
            self.free.put_nowait(mind)
        self.in_line = 0

    def warm_up(self) -> None:
        """Start a process ahead of the first question."""
        self.minds[0].open().submit(ready)

    async def choose(self, question: Question) -> int:
        """Ask a mind; where none can answer, any move that is allowed will do."""
        for _ in range(TRIES):
            try:
                code = await self._ask(think, question, LEVELS[question.level].seconds)
            except Lost:
                continue
            except Exception as error:
                log.error("a bot failed", exc_info=error, extra={"kind": question.level})
                break
            if code in question.codes:
                return code
            log.error("a bot chose what it was not offered", extra={"kind": question.level})
            break
        return secrets.choice(question.codes)

    async def advise(self, question: Question) -> list[MoveAdvice]:
        """What a good player thinks of every move, the suggested one first; Refused where nobody can say."""
        for _ in range(TRIES):
            try:
                return await self._ask(counsel, question, SECONDS)
            except Lost:
                continue
            except Exception as error:
                log.error("an adviser failed", exc_info=error, extra={"kind": question.game})
                break
        raise Refused("Nobody has an opinion right now; try again.")

    async def _ask(self, work: Callable[[Question, float], T], question: Question, wish: float) -> T:
        """Ask a mind. A thought that nobody waits for any more is finished all the same: it is short."""
        asking = asyncio.ensure_future(self._stand_in_line(work, question, wish))
        asking.add_done_callback(forget)
        return await asyncio.shield(asking)

    async def _stand_in_line(self, work: Callable[[Question, float], T], question: Question, wish: float) -> T:
        asked = monotonic()
        self.in_line += 1
        try:
            mind = await self.free.get()
            try:
                seconds = self.fair(wish, monotonic() - asked)
                async with asyncio.timeout(self.seconds + seconds):
                    return await asyncio.wrap_future(mind.open().submit(work, question, seconds))
            except (BrokenProcessPool, TimeoutError, RuntimeError) as error:
                log.warning("a worker was replaced", extra={"kind": type(error).__name__})
                mind.end()
                raise Lost from error
            finally:
                self.free.put_nowait(mind)
        finally:
            self.in_line -= 1

    def fair(self, wish: float, waited: float) -> float:
        """How long to think for an answer that should take `wish` seconds: the wait counts, and so do the others."""
        if wish == 0.0:
            return 0.0
        share = wish * min(1.0, len(self.minds) / self.in_line)
        return max(LEAST_SECONDS, min(share, wish - waited))

    def close(self) -> None:
        """Let all processes go."""
        for mind in self.minds:
            mind.end()


class Lost(Exception):
    """A mind died or hung over a question."""


def forget(asking: asyncio.Future[T]) -> None:
    """Whoever still waits hears of a failure; if nobody does, nobody has to."""
    if not asking.cancelled():
        asking.exception()
