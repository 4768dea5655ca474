"""One process that typesets PDFs, a cache of those that it has made, and a short queue."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict

from potluck.press.job import PrintJob
from potluck.processes import ProcessLost, ProcessPool
from potluck.server.processes.worker import prepare, print_pdf
from potluck.table.errors import Refused

log = logging.getLogger(__name__)


class PrintProcess:
    """Prints each job once and caches the PDFs, up to a number of bytes."""

    def __init__(self, seconds: float, most_waiting: int, cache_bytes: int) -> None:
        self.seconds = seconds
        self.most_waiting = most_waiting
        self.cache_bytes = cache_bytes
        self.cache: OrderedDict[str, bytes] = OrderedDict()
        self.under_way: dict[str, asyncio.Task[bytes]] = {}
        self.pool = ProcessPool(1, prepare)

    async def print(self, job: PrintJob) -> bytes:
        """The PDF; PotluckError where the job is wrong, Busy where too many wait."""
        key = repr((job.game, job.paper, job.what, job.low_ink, sorted(job.options.items())))
        if key in self.cache:
            self.cache.move_to_end(key)
            return self.cache[key]
        if key not in self.under_way:
            if len(self.under_way) >= self.most_waiting:
                raise Busy
            self.under_way[key] = asyncio.create_task(self._make(job))
            self.under_way[key].add_done_callback(lambda task: self._done(key, task))
        # shielded: others may wait for the same PDF when one of them goes away
        return await asyncio.shield(self.under_way[key])

    def _done(self, key: str, task: asyncio.Task[bytes]) -> None:
        self.under_way.pop(key, None)
        if task.cancelled() or task.exception() is not None:
            return
        self.cache[key] = task.result()
        while sum(map(len, self.cache.values())) > self.cache_bytes and len(self.cache) > 1:
            self.cache.popitem(last=False)

    async def _make(self, job: PrintJob) -> bytes:
        try:
            running = self.pool.submit(print_pdf, job)
            try:
                async with asyncio.timeout(self.seconds):
                    return await asyncio.wrap_future(running)
            except TimeoutError:
                self.pool.kill_job(running)
                raise
        except (ProcessLost, TimeoutError) as error:
            log.warning("the press was replaced", extra={"kind": type(error).__name__})
            raise Busy from None

    def close(self) -> None:
        """Kill the process."""
        for task in self.under_way.values():
            task.cancel()
        self.pool.close()


class Busy(Refused):
    """Too many PDFs are being printed."""

    def __init__(self) -> None:
        super().__init__("refused-printing-busy")
