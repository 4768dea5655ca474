"""What a writer writes with: one connection that is kept, and replaced when it broke."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Protocol, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

T = TypeVar("T")


class Pen(Protocol):
    """Does a piece of work on its connection. Work that raises takes the connection with it."""

    async def write(self, work: Callable[[Connection], T]) -> T:
        """What the work returns."""
        ...

    async def close(self) -> None:
        """Let the connection go."""


class AsyncPen:
    """Writes to a database elsewhere."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.connection: AsyncConnection | None = None

    async def write(self, work: Callable[[Connection], T]) -> T:
        if self.connection is None:
            self.connection = await self.engine.connect()
        try:
            return await self.connection.run_sync(work)
        except BaseException:
            broken, self.connection = self.connection, None
            try:
                await broken.invalidate()
                await broken.close()
            except Exception:  # it was broken indeed
                pass
            raise

    async def close(self) -> None:
        if self.connection is not None:
            await self.connection.close()
            self.connection = None


class ThreadPen:
    """Writes to a file, in a thread of its own that is asked once a group and not once a statement."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.connection: Connection | None = None
        self.thread = one_thread()

    async def write(self, work: Callable[[Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self.thread, self._write, work)

    def _write(self, work: Callable[[Connection], T]) -> T:
        if self.connection is None:
            self.connection = self.engine.connect()
        try:
            return work(self.connection)
        except BaseException:
            self._let_go()
            raise

    def _let_go(self) -> None:
        broken, self.connection = self.connection, None
        if broken is not None:
            try:
                broken.invalidate()
                broken.close()
            except Exception:  # it was broken indeed
                return

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self.thread, self._close)
        self.thread.shutdown(wait=False)
        self.thread = one_thread()  # it starts only if there is more to write

    def _close(self) -> None:
        if self.connection is not None:
            self.connection.close()
            self.connection = None
        self.engine.dispose()


def one_thread() -> ThreadPoolExecutor:
    """Somebody who does one thing after another."""
    return ThreadPoolExecutor(1, thread_name_prefix="pen")
