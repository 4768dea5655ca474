"""Everything that one running server has: storage, table registry, bot processes, rate limits, counters."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from time import monotonic

from potluck.catalog import games
from potluck.kernel.game import Game
from potluck.server.garbage_collection import GarbageCollector
from potluck.server.identity import IdentityCookies, signing_key
from potluck.server.processes.bot_processes import BotProcesses
from potluck.server.processes.print_process import PrintProcess
from potluck.server.rate_limits import RateLimiter
from potluck.server.settings import Settings
from potluck.server.storage.sql_storage import SqlStorage
from potluck.table.live.registry import TableRegistry
from potluck.table.live.server_clock import PULSE, ServerClock
from potluck.table.ports import Thinker

log = logging.getLogger(__name__)

#: How often idle tables leave memory, and how often clocks and garbage are looked at, in seconds.
CLEARING_SECONDS = 5.0
TICK_SECONDS = 0.5


class ServerContext:
    """One server, from start to shutdown."""

    def __init__(self, settings: Settings, thinker: Thinker | None = None) -> None:
        self.settings = settings
        self.bot_processes = None if thinker else BotProcesses(settings.bot_workers, settings.bot_seconds)
        settings.data.mkdir(parents=True, exist_ok=True)
        self.storage = SqlStorage(settings.database_url)
        #: Nodes that share a database share the signing key in it; a single server has its own in a file.
        self.key = signing_key(settings.data) if self.storage.channel is None else None
        self.cookies: IdentityCookies
        self.time = ServerClock()
        self.registry = TableRegistry(
            self.storage,
            thinker or self._own_bot_processes(),
            bot_pause=settings.bot_pause,
            idle_seconds=settings.idle_seconds,
            most_unfinished=settings.limits.unfinished_tables,
            channel=self.storage.channel,
            now=self.time,
        )
        limits = settings.limits
        self.request_limit = RateLimiter(limits.requests_a_second, limits.requests_at_once)
        self.new_table_limit = RateLimiter(limits.tables_a_minute / 60, limits.tables_a_minute)
        self.hint_limit = RateLimiter(limits.hints_a_second, limits.hints_at_once)
        self.print_limit = RateLimiter(limits.prints_a_minute / 60, limits.prints_a_minute)
        self.print_process = PrintProcess(settings.print_seconds, limits.prints_waiting, limits.printed_bytes)
        #: Open sockets by the client's address.
        self.sockets: Counter[str] = Counter()
        self.garbage_collector = GarbageCollector()
        self.closing = asyncio.Event()
        self.ticking: asyncio.Task[None] | None = None
        self.pulsing: asyncio.Task[None] | None = None
        self.loading_games: asyncio.Task[dict[str, Game]] | None = None

    def _own_bot_processes(self) -> BotProcesses:
        assert self.bot_processes is not None
        return self.bot_processes

    async def open(self) -> None:
        """Open the storage; from here on tables can be played at."""
        await self.storage.open()
        self.cookies = IdentityCookies(self.key or await self.storage.signing_key())
        self.time.pulse(await self.storage.pulse())
        self.pulsing = asyncio.create_task(self._pulse())
        self.ticking = asyncio.create_task(self._tick())
        # ahead of the first request, which would have to wait for it
        self.loading_games = asyncio.create_task(asyncio.to_thread(games))
        if self.bot_processes is not None:
            self.bot_processes.warm_up()

    async def close(self) -> None:
        """Close all sockets, finish what is being written, and end the worker processes."""
        self.closing.set()
        if self.loading_games is not None:
            await asyncio.wait((self.loading_games,))
        for task in (self.ticking, self.pulsing):
            if task is not None:
                task.cancel()
        self.registry.close()
        await self.storage.close()
        self.print_process.close()
        if self.bot_processes is not None:
            self.bot_processes.close()

    async def _tick(self) -> None:
        """Look after clocks, garbage and idle tables."""
        clearing = monotonic() + CLEARING_SECONDS
        while True:
            await asyncio.sleep(TICK_SECONDS)
            self.registry.tick()
            self.garbage_collector.collect_if_due(bool(self.sockets))
            if monotonic() >= clearing:
                clearing = monotonic() + CLEARING_SECONDS
                count = self.registry.clear()
                if count:
                    log.info("tables left memory", extra={"count": count})

    async def _pulse(self) -> None:
        """Let the clocks' time go on while the storage answers, and open tables whose clocks are due."""
        while True:
            await asyncio.sleep(PULSE)
            try:
                self.time.pulse(await self.storage.pulse())
                await self.registry.open_due()
            except Exception as error:
                log.warning("the storage does not answer; clocks stand still", extra={"kind": type(error).__name__})

    def count_socket(self, address: str) -> bool:
        """Count one more socket from an address; False where it has too many."""
        if self.sockets[address] >= self.settings.limits.lines_an_address:
            return False
        self.sockets[address] += 1
        return True

    def uncount_socket(self, address: str) -> None:
        """Count one socket fewer."""
        self.sockets[address] -= 1
        if not self.sockets[address]:
            del self.sockets[address]
