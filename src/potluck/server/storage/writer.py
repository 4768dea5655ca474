"""The one writer: gathers what many tables want to keep and commits it together, one fsync for all."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import msgspec
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine
from sqlalchemy.sql import Executable

from potluck.table.errors import NumberTaken

Row = dict[str, Any]


class Statement(NamedTuple):
    """A statement and the rows it is for. The rows of a group's equal statements are sent as one."""

    sql: Executable
    rows: list[Row]


class Wish(NamedTuple):
    """What somebody wants kept, all or nothing, and where to tell him."""

    statements: Sequence[Statement]
    kept: asyncio.Future[None]
    #: The numbers that it takes, in which log.
    keys: frozenset[tuple[int, str, int]]


class Writer:
    """Commits in groups, in the order of asking. Whoever awaits `keep` knows that it is on disk."""

    def __init__(
        self,
        engine: AsyncEngine,
        order: Sequence[Executable],
        claims: Sequence[tuple[Executable, Executable]],
        afterwards: Callable[[list[Wish]], Sequence[Statement]] = lambda _: (),
        most: int = 256,
    ) -> None:
        self.engine = engine
        self.order = order
        #: Statements that take numbers, each with the one that gives them back.
        self.claims = {id(take): give_back for take, give_back in claims}
        self.afterwards = afterwards
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
        keys = frozenset(
            (id(statement.sql), row["table_id"], row["number"])
            for statement in statements
            if id(statement.sql) in self.claims
            for row in statement.rows
        )
        self.wishes.put_nowait(Wish(statements, kept, keys))
        await kept

    async def _write(self) -> None:
        connection: AsyncConnection | None = None
        late: Wish | None = None
        try:
            while (first := late or await self.wishes.get()) is not None:
                late = None
                group, taken = [first], set(first.keys)
                last = False
                while len(group) < self.most and not self.wishes.empty():
                    wish = self.wishes.get_nowait()
                    if wish is None:
                        last = True
                        break
                    if taken & wish.keys:  # two want the same number: the second one sees that when his turn comes
                        late = wish
                        break
                    taken |= wish.keys
                    group.append(wish)
                try:
                    if connection is None:
                        connection = await self.engine.connect()
                    await self._commit(connection, group)
                except Exception as error:
                    fail(group, error)
                    if connection is not None:
                        await let_go(connection)
                        connection = None
                if last:
                    break
        finally:
            if connection is not None:
                await connection.close()

    async def _commit(self, connection: AsyncConnection, group: list[Wish]) -> None:
        going = group
        try:
            for sql in self.order:
                rows = rows_for(sql, going)
                if rows and id(sql) in self.claims:
                    going = await self._take_numbers(connection, sql, rows, going)
                elif rows:
                    await connection.execute(sql, rows)
            for statement in self.afterwards(going):
                await connection.execute(statement.sql, statement.rows)
            await connection.commit()
        except IntegrityError:
            await connection.rollback()
            if len(group) == 1:
                fail(group, NumberTaken())
                return
            for wish in group:  # find the one that cannot be kept; the others must not suffer
                if not wish.kept.done():
                    await self._commit(connection, [wish])
            return
        self.commits += 1
        for wish in group:
            if not wish.kept.done():
                wish.kept.set_result(None)

    async def _take_numbers(
        self, connection: AsyncConnection, sql: Executable, rows: list[Row], group: list[Wish]
    ) -> list[Wish]:
        """Those whose numbers were free; the others are told."""
        given = msgspec.json.encode(rows).decode()
        found = {(id(sql), table, number) for table, number in await connection.execute(sql, {"rows": given})}
        wanted = {(id(sql), row["table_id"], row["number"]) for row in rows}
        taken = wanted - found
        if not taken:
            return group
        late = [wish for wish in group if wish.keys & taken]
        fail(late, NumberTaken())
        undone = [key for wish in late for key in wish.keys & found]
        if undone:  # a wish is kept whole or not at all
            rows = [{"table": table, "taken": number} for _, table, number in undone]
            await connection.execute(self.claims[id(sql)], rows)
        return [wish for wish in group if not wish.keys & taken]


def rows_for(sql: Executable, group: list[Wish]) -> list[Row]:
    """All rows of a group for one statement, in the order of their keys: so two nodes never wait for each other."""
    rows = [row for wish in group for statement in wish.statements if statement.sql is sql for row in statement.rows]
    return sorted(rows, key=key_of)


def key_of(row: Row) -> tuple[Any, Any]:
    """What a row is about: its first two columns."""
    values = iter(row.values())
    return next(values), next(values)


async def let_go(connection: AsyncConnection) -> None:
    """Part with a connection that may be broken."""
    try:
        await connection.invalidate()
        await connection.close()
    except Exception:  # it was broken indeed
        return


def fail(group: list[Wish], error: Exception) -> None:
    """Tell everybody who still waits."""
    for wish in group:
        if not wish.kept.done():
            wish.kept.set_exception(error)
