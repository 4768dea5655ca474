"""The processes that bots and hints think in. Questions are answered in the order in which they came.

A process that dies or hangs is replaced alone. When there are more questions than processes, every bot thinks for a
shorter time instead of later: the time that its level allows is shared among all questions that wait.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable
from time import monotonic
from typing import TypeVar

from potluck.bots.advice import SECONDS
from potluck.bots.levels import LEVELS
from potluck.processes import ProcessLost, ProcessPool
from potluck.server.processes.worker import choose, give_advice, prepare, ready
from potluck.table.errors import Refused
from potluck.table.ports import MoveAdvice, Question

log = logging.getLogger(__name__)

T = TypeVar("T")

TRIES = 2
#: The shortest time to think, however many questions wait.
LEAST_SECONDS = 0.02


class BotProcesses:
    """Some processes. One that has not answered `seconds` after its time to think counts as stuck."""

    def __init__(self, count: int, seconds: float) -> None:
        self.seconds = seconds
        self.pools = [ProcessPool(1, prepare) for _ in range(count)]
        self.free: asyncio.Queue[ProcessPool] = asyncio.Queue()  # first come, first served
        for pool in self.pools:
            self.free.put_nowait(pool)
        #: Questions that were asked and not answered yet.
        self.open_questions = 0

    def warm_up(self) -> None:
        """Start a process ahead of the first question."""
        self.pools[0].submit(ready)

    async def choose(self, question: Question) -> int:
        """The code of a bot's move; where no process can answer, any legal move will do."""
        for _ in range(TRIES):
            try:
                code = await self._ask(choose, question, LEVELS[question.level].seconds)
            except ProcessLost:
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
        """What a good player thinks of every move, the suggested one first; Refused where no process can answer."""
        for _ in range(TRIES):
            try:
                return await self._ask(give_advice, question, SECONDS)
            except ProcessLost:
                continue
            except Exception as error:
                log.error("an adviser failed", exc_info=error, extra={"kind": question.game})
                break
        raise Refused("refused-no-opinion")

    async def _ask(self, work: Callable[[Question, float], T], question: Question, wanted: float) -> T:
        """Ask a process. A question whose asker has gone is answered all the same: that is short."""
        asking = asyncio.ensure_future(self._ask_when_free(work, question, wanted))
        asking.add_done_callback(ignore_failure)
        return await asyncio.shield(asking)

    async def _ask_when_free(self, work: Callable[[Question, float], T], question: Question, wanted: float) -> T:
        asked = monotonic()
        self.open_questions += 1
        try:
            pool = await self.free.get()
            try:
                seconds = self.fair_share(wanted, monotonic() - asked)
                return await self._answer(pool, work, question, seconds)
            except (ProcessLost, TimeoutError) as error:
                log.warning("a worker was replaced", extra={"kind": type(error).__name__})
                raise ProcessLost from error
            finally:
                self.free.put_nowait(pool)
        finally:
            self.open_questions -= 1

    async def _answer(
        self, pool: ProcessPool, work: Callable[[Question, float], T], question: Question, seconds: float
    ) -> T:
        job = pool.submit(work, question, seconds)
        try:
            async with asyncio.timeout(self.seconds + seconds):
                return await asyncio.wrap_future(job)
        except TimeoutError:
            pool.kill_job(job)
            raise

    def fair_share(self, wanted: float, waited: float) -> float:
        """How long to think for an answer that should take `wanted` seconds: waiting counts, and so do the others."""
        if wanted == 0.0:
            return 0.0
        share = wanted * min(1.0, len(self.pools) / self.open_questions)
        return max(LEAST_SECONDS, min(share, wanted - waited))

    def close(self) -> None:
        """Kill all processes."""
        for pool in self.pools:
            pool.close()


def ignore_failure(asking: asyncio.Future[T]) -> None:
    """Mark a failure as seen: whoever still waits gets it, and if nobody does, asyncio need not complain."""
    if not asking.cancelled():
        asking.exception()
