"""The one writer: gathers what many tables want to keep and commits it together, one fsync for all."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any, NamedTuple

from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine
from sqlalchemy.sql import Executable

from potluck.table.errors import NumberTaken


class Statement(NamedTuple):
    """A statement and the rows it is for. The rows of a group's equal statements are sent as one."""

    sql: Executable
    rows: list[dict[str, Any]]


class Wish(NamedTuple):
    """What somebody wants kept, all or nothing, and where to tell him."""

    statements: Sequence[Statement]
    kept: asyncio.Future[None]


class Writer:
    """Commits in groups, in the order of asking. Whoever awaits `keep` knows that it is on disk."""

    def __init__(self, engine: AsyncEngine, order: Sequence[Executable], most: int = 256) -> None:
        self.engine = engine
        self.order = order
        self.most = most
        self.wishes: asyncio.Queue[Wish | None] = asyncio.Queue()
        self.task: asyncio.Task[None] | None = None
        self.commits = 0

    def start(self) -> None:
        """Begin to write."""
        self.task = asyncio.create_task(self._write(), name="writer")

    async def stop(self) -> None:
        """Write what is asked for so far, then stop."""
        if self.task is not None:
            self.wishes.put_nowait(None)
            await self.task

    async def keep(self, statements: Sequence[Statement]) -> None:
        """Return once the statements are committed; NumberTaken where a key exists already."""
        if self.task is None or self.task.done():
            raise RuntimeError("the storage is closed")
        kept: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.wishes.put_nowait(Wish(statements, kept))
        await kept

    async def _write(self) -> None:
        connection: AsyncConnection | None = None
        try:
            while (first := await self.wishes.get()) is not None:
                group = [first]
                last = False
                while len(group) < self.most and not self.wishes.empty():
                    wish = self.wishes.get_nowait()
                    if wish is None:
                        last = True
                        break
                    group.append(wish)
                try:
                    if connection is None:
                        connection = await self.engine.connect()
                    await self._commit(connection, group)
                except Exception as error:
                    fail(group, error)
                    if connection is not None:
                        await connection.invalidate()
                        await connection.close()
                        connection = None
                if last:
                    break
        finally:
            if connection is not None:
                await connection.close()

    async def _commit(self, connection: AsyncConnection, group: list[Wish]) -> None:
        try:
            for statement in merged(group, self.order):
                await connection.execute(statement.sql, statement.rows)
            await connection.commit()
        except IntegrityError:
            await connection.rollback()
            if len(group) == 1:
                fail(group, NumberTaken())
                return
            for wish in group:  # find the one that was late; the others must not suffer
                await self._commit(connection, [wish])
            return
        self.commits += 1
        for wish in group:
            if not wish.kept.done():
                wish.kept.set_result(None)


def merged(group: list[Wish], order: Sequence[Executable]) -> list[Statement]:
    """The group's rows by statement, the statements in the order that suits them all."""
    rows: dict[int, list[dict[str, Any]]] = {}
    for wish in group:
        for statement in wish.statements:
            rows.setdefault(id(statement.sql), []).extend(statement.rows)
    return [Statement(sql, rows[id(sql)]) for sql in order if id(sql) in rows]


def fail(group: list[Wish], error: Exception) -> None:
    """Tell everybody who still waits."""
    for wish in group:
        if not wish.kept.done():
            wish.kept.set_exception(error)
