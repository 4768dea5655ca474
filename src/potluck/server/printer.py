"""The server's press: one process that typesets, a shelf of what it has made, and a short queue."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from concurrent.futures.process import BrokenProcessPool

from potluck.press.job import PrintJob
from potluck.server.aide import Aide
from potluck.server.worker import print_pdf
from potluck.table.errors import Refused

log = logging.getLogger(__name__)

BUSY = "The press is busy. Try again in a moment."


class Printer:
    """Prints each order once and keeps what it printed, up to a number of bytes."""

    def __init__(self, seconds: float, most_waiting: int, shelf_bytes: int) -> None:
        self.seconds = seconds
        self.most_waiting = most_waiting
        self.shelf_bytes = shelf_bytes
        self.shelf: OrderedDict[str, bytes] = OrderedDict()
        self.under_way: dict[str, asyncio.Task[bytes]] = {}
        self.aide = Aide()

    async def print(self, order: PrintJob) -> bytes:
        """The PDF; PotluckError where the order is wrong, Refused where too many wait."""
        key = repr((order.game, order.paper, order.what, order.low_ink, sorted(order.options.items())))
        if key in self.shelf:
            self.shelf.move_to_end(key)
            return self.shelf[key]
        if key not in self.under_way:
            if len(self.under_way) >= self.most_waiting:
                raise Busy(BUSY)
            self.under_way[key] = asyncio.create_task(self._make(order))
            self.under_way[key].add_done_callback(lambda task: self._done(key, task))
        # whoever goes away does not stop it for others who wait for the same
        return await asyncio.shield(self.under_way[key])

    def _done(self, key: str, task: asyncio.Task[bytes]) -> None:
        self.under_way.pop(key, None)
        if task.cancelled() or task.exception() is not None:
            return
        self.shelf[key] = task.result()
        while sum(map(len, self.shelf.values())) > self.shelf_bytes and len(self.shelf) > 1:
            self.shelf.popitem(last=False)

    async def _make(self, order: PrintJob) -> bytes:
        pool = self.aide.open()
        try:
            async with asyncio.timeout(self.seconds):
                return await asyncio.wrap_future(pool.submit(print_pdf, order))
        except (BrokenProcessPool, TimeoutError, RuntimeError) as error:
            log.warning("the press was replaced", extra={"kind": type(error).__name__})
            if self.aide.pool is pool:
                self.aide.end()
            raise Busy(BUSY) from None

    def close(self) -> None:
        """Let the process go."""
        for task in self.under_way.values():
            task.cancel()
        self.aide.end()


class Busy(Refused):
    """Too much is being printed."""
