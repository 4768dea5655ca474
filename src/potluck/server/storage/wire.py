"""The nodes' wire over PostgreSQL: LISTEN to hear, NOTIFY to tell, one connection for both."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from typing import Any

import msgspec
from sqlalchemy import bindparam, func, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from potluck.table.live.node_messages import NodeMessage, read_message, write_message

log = logging.getLogger(__name__)

CHANNEL = "potluck"
NOTIFY = select(func.pg_notify(CHANNEL, bindparam("payload")))
#: A notification has less than 8,000 bytes.
LONGEST = 7_500
FIRST_PAUSE = 0.05
LONGEST_PAUSE = 2.0


class PostgresWire:
    """Hears all that other nodes tell. Cut off, it connects again and says that news may have been missed."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.node = secrets.token_urlsafe(8)
        self.heard: Callable[[str, NodeMessage], None] = lambda node, news: None
        self.restored: Callable[[], None] = lambda: None
        self.waiting: list[NodeMessage] = []
        self.wake = asyncio.Event()
        self.task: asyncio.Task[None] | None = None
        self.connected = False
        self.closing = False

    def listen(self, heard: Callable[[str, NodeMessage], None], restored: Callable[[], None]) -> None:
        self.heard = heard
        self.restored = restored

    def tell(self, news: NodeMessage) -> None:
        if self.connected:  # what is told to nobody is not told later: it would not be true any more
            self.waiting.append(news)
            self.wake.set()

    def start(self) -> None:
        """Connect, and stay connected."""
        self.task = asyncio.create_task(self._stay(), name="wire")

    async def stop(self) -> None:
        """Say what is left to say, then hang up."""
        self.closing = True
        self.wake.set()
        if self.task is not None:
            with suppress(TimeoutError):
                await asyncio.wait_for(self.task, 2.0)

    def letters(self, news: Iterable[NodeMessage]) -> Iterator[str]:
        """Notifications of a bearable size: the speaker, then one piece of news a line."""
        letter = self.node
        for line in map(write_message, news):
            if len(letter.encode()) + len(line.encode()) >= LONGEST:
                yield letter
                letter = self.node
            letter = f"{letter}\n{line}"
        if letter != self.node:
            yield letter

    # -- connected ----------------------------------------------------------------------------------

    async def _stay(self) -> None:
        pause = FIRST_PAUSE
        while not self.closing:
            try:
                async with self.engine.connect() as connection:
                    try:
                        await self._converse(connection)
                    finally:
                        self.connected = False
                        self.waiting.clear()
                        await connection.invalidate()
                pause = FIRST_PAUSE
            except Exception as error:
                if not self.closing:
                    log.warning("the wire is cut", extra={"kind": type(error).__name__})
                await asyncio.sleep(pause)
                pause = min(2 * pause, LONGEST_PAUSE)

    async def _converse(self, connection: AsyncConnection) -> None:
        raw: Any = (await connection.get_raw_connection()).driver_connection
        raw.add_termination_listener(lambda _: self.wake.set())
        await raw.add_listener(CHANNEL, self._hear)
        self.connected = True
        self.restored()
        while not raw.is_closed():
            await self.wake.wait()
            self.wake.clear()
            news, self.waiting = self.waiting, []
            for letter in self.letters(news):
                await raw.execute("SELECT pg_notify($1, $2)", CHANNEL, letter)
            if self.closing and not self.waiting:
                return
        if not self.closing:
            raise ConnectionResetError

    def _hear(self, connection: object, pid: int, channel: str, payload: object) -> None:
        node, *lines = str(payload).split("\n")
        if node == self.node:
            return
        for line in lines:
            try:
                news = read_message(line)
            except msgspec.DecodeError:  # a newer node speaks of things that we do not know
                continue
            try:
                self.heard(node, news)
            except Exception as error:
                log.error("news could not be taken", exc_info=error)
