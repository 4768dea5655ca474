"""Messages between nodes over PostgreSQL's LISTEN and NOTIFY, on one connection."""

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
#: PostgreSQL allows less than 8,000 bytes.
MOST_BYTES = 7_500
FIRST_PAUSE = 0.05
LONGEST_PAUSE = 2.0


class NotifyChannel:
    """Sends news to other nodes and receives theirs. After a lost connection it reconnects and reports that news may
    have been missed."""

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

    def send(self, news: NodeMessage) -> None:
        if self.connected:  # news that cannot be sent now is dropped: later it would be out of date
            self.waiting.append(news)
            self.wake.set()

    def start(self) -> None:
        """Start the task that connects and reconnects."""
        self.task = asyncio.create_task(self._stay_connected(), name="notify")

    async def stop(self) -> None:
        """Send what is left to send, then disconnect."""
        self.closing = True
        self.wake.set()
        if self.task is not None:
            with suppress(TimeoutError):
                await asyncio.wait_for(self.task, 2.0)

    def payloads(self, news: Iterable[NodeMessage]) -> Iterator[str]:
        """The payloads of notifications, not too long: the sending node, then one piece of news a line."""
        payload = self.node
        for line in map(write_message, news):
            if len(payload.encode()) + len(line.encode()) >= MOST_BYTES:
                yield payload
                payload = self.node
            payload = f"{payload}\n{line}"
        if payload != self.node:
            yield payload

    # -- connected ----------------------------------------------------------------------------------

    async def _stay_connected(self) -> None:
        pause = FIRST_PAUSE
        while not self.closing:
            try:
                async with self.engine.connect() as connection:
                    try:
                        await self._exchange(connection)
                    finally:
                        self.connected = False
                        self.waiting.clear()
                        await connection.invalidate()
                pause = FIRST_PAUSE
            except Exception as error:
                if not self.closing:
                    log.warning("the connection for notifications is lost", extra={"kind": type(error).__name__})
                await asyncio.sleep(pause)
                pause = min(2 * pause, LONGEST_PAUSE)

    async def _exchange(self, connection: AsyncConnection) -> None:
        raw: Any = (await connection.get_raw_connection()).driver_connection
        raw.add_termination_listener(lambda _: self.wake.set())
        await raw.add_listener(CHANNEL, self._receive)
        self.connected = True
        self.restored()
        while not raw.is_closed():
            await self.wake.wait()
            self.wake.clear()
            news, self.waiting = self.waiting, []
            for payload in self.payloads(news):
                await raw.execute("SELECT pg_notify($1, $2)", CHANNEL, payload)
            if self.closing and not self.waiting:
                return
        if not self.closing:
            raise ConnectionResetError

    def _receive(self, connection: object, pid: int, channel: str, payload: object) -> None:
        node, *lines = str(payload).split("\n")
        if node == self.node:
            return
        for line in lines:
            try:
                news = read_message(line)
            except msgspec.DecodeError:  # from a newer node
                continue
            try:
                self.heard(node, news)
            except Exception as error:
                log.error("news could not be handled", exc_info=error)
