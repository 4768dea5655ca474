"""The processes that bots think in. One that dies or hangs is replaced, and the match goes on."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import secrets
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

from potluck.server.worker import begin, ready, think
from potluck.table.ports import Question

log = logging.getLogger(__name__)

TRIES = 2


class Workers:
    """A small pool of minds, started when first needed."""

    def __init__(self, count: int, seconds: float) -> None:
        self.count = count
        self.seconds = seconds
        self.pool: ProcessPoolExecutor | None = None

    def warm_up(self) -> None:
        """Start a process ahead of the first question."""
        self._open().submit(ready)

    def _open(self) -> ProcessPoolExecutor:
        if self.pool is None:
            self.pool = ProcessPoolExecutor(
                self.count, mp_context=multiprocessing.get_context("spawn"), initializer=begin
            )
        return self.pool

    async def choose(self, question: Question) -> int:
        """Ask a worker; where none can answer, any move that is allowed will do."""
        for _ in range(TRIES):
            pool = self._open()
            try:
                async with asyncio.timeout(self.seconds):
                    code = await asyncio.wrap_future(pool.submit(think, question))
            except (BrokenProcessPool, TimeoutError, RuntimeError) as error:
                log.warning("a worker was replaced", extra={"kind": type(error).__name__})
                self._replace(pool)
                continue
            except Exception as error:
                log.error("a bot failed", exc_info=error, extra={"kind": question.level})
                break
            if code in question.codes:
                return code
            log.error("a bot chose what it was not offered", extra={"kind": question.level})
            break
        return secrets.choice(question.codes)

    def _replace(self, pool: ProcessPoolExecutor) -> None:
        if self.pool is pool:
            self.pool = None
            end(pool)

    def close(self) -> None:
        """Let all processes go."""
        if self.pool is not None:
            end(self.pool)
            self.pool = None


def end(pool: ProcessPoolExecutor) -> None:
    """End a pool's processes at once, whatever they think about."""
    processes = list((pool._processes or {}).values())
    for process in processes:
        process.kill()
    pool.shutdown(wait=True, cancel_futures=True)
