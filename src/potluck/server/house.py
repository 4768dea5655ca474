"""All that one running server has: its storage, hall, workers, doorman and counters."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from time import monotonic

from starlette.responses import Response

from potluck.catalog import games
from potluck.kernel.game import Game
from potluck.server import protocol
from potluck.server.identity import Doorman, signing_key
from potluck.server.limits import Buckets
from potluck.server.processes.bot_processes import Workers
from potluck.server.processes.print_process import Printer
from potluck.server.settings import Settings
from potluck.server.storage.sql import SqlStorage
from potluck.server.sweeping import Sweeper
from potluck.table.hall import Hall
from potluck.table.housetime import PULSE, HouseTime
from potluck.table.ports import Thinker

log = logging.getLogger(__name__)

CLEARING_SECONDS = 5.0
TICK_SECONDS = 0.5


class House:
    """One server, from opening to closing time."""

    def __init__(self, settings: Settings, thinker: Thinker | None = None) -> None:
        self.settings = settings
        self.workers = None if thinker else Workers(settings.bot_workers, settings.bot_seconds)
        settings.data.mkdir(parents=True, exist_ok=True)
        self.storage = SqlStorage(settings.database_url)
        #: Nodes that share a database share its key; a server that is alone has its own.
        self.key = signing_key(settings.data) if self.storage.wire is None else None
        self.doorman: Doorman
        self.time = HouseTime()
        self.hall = Hall(
            self.storage,
            thinker or self._own_workers(),
            bot_pause=settings.bot_pause,
            idle_seconds=settings.idle_seconds,
            most_unfinished=settings.limits.unfinished_tables,
            wire=self.storage.wire,
            now=self.time,
        )
        limits = settings.limits
        self.asking = Buckets(limits.requests_a_second, limits.requests_at_once)
        self.laying = Buckets(limits.tables_a_minute / 60, limits.tables_a_minute)
        self.printing = Buckets(limits.prints_a_minute / 60, limits.prints_a_minute)
        self.printer = Printer(settings.print_seconds, limits.prints_waiting, limits.printed_bytes)
        self.hinting = Buckets(limits.hints_a_second, limits.hints_at_once)
        self.lines: Counter[str] = Counter()
        self.sweeper = Sweeper()
        self.closing = asyncio.Event()
        self.minding: asyncio.Task[None] | None = None
        self.pulsing: asyncio.Task[None] | None = None
        self.looking: asyncio.Task[dict[str, Game]] | None = None

    def _own_workers(self) -> Workers:
        assert self.workers is not None
        return self.workers

    async def open(self) -> None:
        """Open the storage; from here on tables can be played at."""
        await self.storage.open()
        self.doorman = Doorman(self.key or await self.storage.signing_key())
        self.time.pulse(await self.storage.pulse())
        self.pulsing = asyncio.create_task(self._pulse())
        self.minding = asyncio.create_task(self._mind())
        self.looking = asyncio.create_task(asyncio.to_thread(games))  # so that the first visitor need not wait
        if self.workers is not None:
            self.workers.warm_up()

    async def close(self) -> None:
        """Hang up, finish what is being written, and let the workers go."""
        self.closing.set()
        if self.looking is not None:
            await asyncio.wait((self.looking,))
        for task in (self.minding, self.pulsing):
            if task is not None:
                task.cancel()
        self.hall.close()
        await self.storage.close()
        self.printer.close()
        if self.workers is not None:
            self.workers.close()

    async def _mind(self) -> None:
        clearing = monotonic() + CLEARING_SECONDS
        while True:
            await asyncio.sleep(TICK_SECONDS)
            self.hall.tick()
            self.sweeper.sweep(bool(self.lines))
            if monotonic() >= clearing:
                clearing = monotonic() + CLEARING_SECONDS
                count = self.hall.clear()
                if count:
                    log.info("tables left memory", extra={"count": count})

    async def _pulse(self) -> None:
        """Let the house's time go on while tables can be kept, and open those that are due."""
        while True:
            await asyncio.sleep(PULSE)
            try:
                self.time.pulse(await self.storage.pulse())
                await self.hall.open_due()
            except Exception as error:
                log.warning("the house has no pulse", extra={"kind": type(error).__name__})

    def enter(self, address: str) -> bool:
        """Count one more line from an address; False where it has too many."""
        if self.lines[address] >= self.settings.limits.lines_an_address:
            return False
        self.lines[address] += 1
        return True

    def leave(self, address: str) -> None:
        """Count one line fewer."""
        self.lines[address] -= 1
        if not self.lines[address]:
            del self.lines[address]

    def denial(self, reason: str, status: int = 403) -> Response:
        """A plain refusal before anything begins."""
        return Response(protocol.write(protocol.Trouble(reason)), status, media_type="application/json")
