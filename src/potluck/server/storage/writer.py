"""The one writer: gathers what many tables want to keep and commits it together, one fsync for all."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError
from sqlalchemy.sql import Executable

from potluck.server.storage.write_connection import Pen
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
    #: Whether other nodes should hear what was kept, and not only that something was.
    aloud: bool = False


class Writer:
    """Commits in groups, in the order of asking. Whoever awaits `keep` knows that it is on disk."""

    def __init__(
        self,
        pen: Pen,
        order: Sequence[Executable],
        claims: Sequence[tuple[Executable, Executable]],
        afterwards: Callable[[list[Wish]], Sequence[Statement]] = lambda _: (),
        most: int = 256,
    ) -> None:
        self.pen = pen
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

    async def keep(self, statements: Sequence[Statement], aloud: bool = False) -> None:
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
        self.wishes.put_nowait(Wish(statements, kept, keys, aloud))
        await kept

    async def _write(self) -> None:
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
                    kept = await self.pen.write(partial(self._commit, group=group))
                except Exception as error:
                    tell(group, error)
                else:
                    tell(kept, None)
                    tell(group, NumberTaken())
                if last:
                    break
        finally:
            await self.pen.close()
            while not self.wishes.empty():  # who came after closing time
                if (wish := self.wishes.get_nowait()) is not None:
                    tell([wish], RuntimeError("the storage is closed"))

    def _commit(self, connection: Connection, group: list[Wish]) -> list[Wish]:
        """Commit what can be kept of a group, and return it. (In the pen's thread, so nobody is told from here.)"""
        try:
            kept = self._execute(connection, group)
            connection.commit()
        except IntegrityError:
            connection.rollback()
            if len(group) == 1:
                return []
            # Find the one that cannot be kept; the others must not suffer.
            return [wish for wish in group if self._commit(connection, [wish])]
        self.commits += 1
        return kept

    def _execute(self, connection: Connection, group: list[Wish]) -> list[Wish]:
        for sql in self.order:
            rows = rows_for(sql, group)
            if rows and id(sql) in self.claims:
                group = self._take_numbers(connection, sql, rows, group)
            elif rows:
                connection.execute(sql, rows)
        for statement in self.afterwards(group):
            connection.execute(statement.sql, statement.rows)
        return group

    def _take_numbers(self, connection: Connection, sql: Executable, rows: list[Row], group: list[Wish]) -> list[Wish]:
        """Those whose numbers were free."""
        given = msgspec.json.encode(rows).decode()
        found = {(id(sql), table, number) for table, number in connection.execute(sql, {"rows": given})}
        wanted = {(id(sql), row["table_id"], row["number"]) for row in rows}
        taken = wanted - found
        if not taken:
            return group
        undone = [key for wish in group if wish.keys & taken for key in wish.keys & found]
        if undone:  # a wish is kept whole or not at all
            connection.execute(self.claims[id(sql)], [{"table": table, "taken": number} for _, table, number in undone])
        return [wish for wish in group if not wish.keys & taken]


def rows_for(sql: Executable, group: list[Wish]) -> list[Row]:
    """All rows of a group for one statement, in the order of their keys: so two nodes never wait for each other."""
    rows = [row for wish in group for statement in wish.statements if statement.sql is sql for row in statement.rows]
    return sorted(rows, key=key_of)


def key_of(row: Row) -> tuple[Any, Any]:
    """What a row is about: its first two columns."""
    values = iter(row.values())
    return next(values), next(values)


def tell(group: list[Wish], error: Exception | None) -> None:
    """Tell everybody who still waits: it is kept, or why not."""
    for wish in group:
        if not wish.kept.done():
            if error is None:
                wish.kept.set_result(None)
            else:
                wish.kept.set_exception(error)
