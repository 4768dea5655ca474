"""The writer's database connection: one that is kept open, and replaced after an error."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Protocol, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

T = TypeVar("T")


class WriteConnection(Protocol):
    """Runs work on its connection. After work that raises, the next work gets a new connection."""

    async def run(self, work: Callable[[Connection], T]) -> T:
        """What the work returns."""
        ...

    async def close(self) -> None:
        """Close the connection."""


class AsyncWriteConnection:
    """Writes to a database server, over its asynchronous driver."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.connection: AsyncConnection | None = None

    async def run(self, work: Callable[[Connection], T]) -> T:
        if self.connection is None:
            self.connection = await self.engine.connect()
        try:
            return await self.connection.run_sync(work)
        except BaseException:
            broken, self.connection = self.connection, None
            try:
                await broken.invalidate()
                await broken.close()
            except Exception:  # the connection cannot even be closed
                pass
            raise

    async def close(self) -> None:
        if self.connection is not None:
            await self.connection.close()
            self.connection = None


class ThreadWriteConnection:
    """Writes to a SQLite file in its own thread, which is asked once for each group and not for each statement."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.connection: Connection | None = None
        self.thread = one_thread()

    async def run(self, work: Callable[[Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self.thread, self._run, work)

    def _run(self, work: Callable[[Connection], T]) -> T:
        if self.connection is None:
            self.connection = self.engine.connect()
        try:
            return work(self.connection)
        except BaseException:
            self._drop()
            raise

    def _drop(self) -> None:
        broken, self.connection = self.connection, None
        if broken is not None:
            try:
                broken.invalidate()
                broken.close()
            except Exception:  # the connection cannot even be closed
                return

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self.thread, self._close)
        self.thread.shutdown(wait=False)
        self.thread = one_thread()  # starts only if there is more to write

    def _close(self) -> None:
        if self.connection is not None:
            self.connection.close()
            self.connection = None
        self.engine.dispose()


def one_thread() -> ThreadPoolExecutor:
    """An executor with one thread."""
    return ThreadPoolExecutor(1, thread_name_prefix="writer")
