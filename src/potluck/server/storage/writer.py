"""The one writer of a database: gathers what many tables want written and commits it together, with one fsync."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError
from sqlalchemy.sql import Executable

from potluck.server.storage.write_connection import WriteConnection
from potluck.table.errors import NumberTaken

Row = dict[str, Any]


class Statement(NamedTuple):
    """A statement and its rows. Rows of the same statement in one group are executed together."""

    sql: Executable
    rows: list[Row]


class WriteRequest(NamedTuple):
    """Statements to be committed, all or none, and the future that gets the result."""

    statements: Sequence[Statement]
    written: asyncio.Future[None]
    #: The numbers in logs that it claims: statement, table, number.
    keys: frozenset[tuple[int, str, int]]
    #: Whether other nodes are sent the entries themselves, and not only that there are some.
    send_entries: bool = False


class Writer:
    """Commits requests in groups, in their order. When `write` returns, the data is on disk."""

    def __init__(
        self,
        connection: WriteConnection,
        order: Sequence[Executable],
        claims: Sequence[tuple[Executable, Executable]],
        afterwards: Callable[[list[WriteRequest]], Sequence[Statement]] = lambda _: (),
        most: int = 256,
    ) -> None:
        self.connection = connection
        self.order = order
        #: Statements that claim numbers in a log, each with the statement that undoes it.
        self.claims = {id(claim): undo for claim, undo in claims}
        self.afterwards = afterwards
        self.most = most
        self.requests: asyncio.Queue[WriteRequest | None] = asyncio.Queue()
        self.task: asyncio.Task[None] | None = None
        self.commits = 0

    def start(self) -> None:
        """Start the task that writes."""
        self.task = asyncio.create_task(self._run(), name="writer")

    async def stop(self) -> None:
        """Write what was requested so far, then stop."""
        if self.task is not None:
            self.requests.put_nowait(None)
            await self.task

    async def write(self, statements: Sequence[Statement], send_entries: bool = False) -> None:
        """Return once the statements are committed; NumberTaken where another request has claimed a number before."""
        if self.task is None or self.task.done():
            raise RuntimeError("the storage is closed")
        written: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        keys = frozenset(
            (id(statement.sql), row["table_id"], row["number"])
            for statement in statements
            if id(statement.sql) in self.claims
            for row in statement.rows
        )
        self.requests.put_nowait(WriteRequest(statements, written, keys, send_entries))
        await written

    async def _run(self) -> None:
        postponed: WriteRequest | None = None
        try:
            while (first := postponed or await self.requests.get()) is not None:
                postponed = None
                group, taken = [first], set(first.keys)
                last = False
                while len(group) < self.most and not self.requests.empty():
                    request = self.requests.get_nowait()
                    if request is None:
                        last = True
                        break
                    if taken & request.keys:  # two requests for one number: the second is refused in the next group
                        postponed = request
                        break
                    taken |= request.keys
                    group.append(request)
                try:
                    committed = await self.connection.run(partial(self._commit, group=group))
                except Exception as error:
                    resolve(group, error)
                else:
                    resolve(committed, None)
                    resolve(group, NumberTaken())
                if last:
                    break
        finally:
            await self.connection.close()
            while not self.requests.empty():  # requests that came after stop()
                if (request := self.requests.get_nowait()) is not None:
                    resolve([request], RuntimeError("the storage is closed"))

    def _commit(self, connection: Connection, group: list[WriteRequest]) -> list[WriteRequest]:
        """Commit what can be committed, and return it. Runs in the connection's thread, so it sets no future."""
        try:
            committed = self._execute(connection, group)
            connection.commit()
        except IntegrityError:
            connection.rollback()
            if len(group) == 1:
                return []
            # One request cannot be committed: commit the others one by one.
            return [request for request in group if self._commit(connection, [request])]
        self.commits += 1
        return committed

    def _execute(self, connection: Connection, group: list[WriteRequest]) -> list[WriteRequest]:
        for sql in self.order:
            rows = rows_for(sql, group)
            if rows and id(sql) in self.claims:
                group = self._claim_numbers(connection, sql, rows, group)
            elif rows:
                connection.execute(sql, rows)
        for statement in self.afterwards(group):
            connection.execute(statement.sql, statement.rows)
        return group

    def _claim_numbers(
        self, connection: Connection, sql: Executable, rows: list[Row], group: list[WriteRequest]
    ) -> list[WriteRequest]:
        """Claim the numbers of a group's rows; the requests whose numbers were free."""
        given = msgspec.json.encode(rows).decode()
        found = {(id(sql), table, number) for table, number in connection.execute(sql, {"rows": given})}
        wanted = {(id(sql), row["table_id"], row["number"]) for row in rows}
        taken = wanted - found
        if not taken:
            return group
        undone = [key for request in group if request.keys & taken for key in request.keys & found]
        if undone:  # a request is written whole or not at all
            connection.execute(self.claims[id(sql)], [{"table": table, "taken": number} for _, table, number in undone])
        return [request for request in group if not request.keys & taken]


def rows_for(sql: Executable, group: list[WriteRequest]) -> list[Row]:
    """All rows of a group for one statement, in the order of their keys, so that two nodes never deadlock."""
    rows = [
        row for request in group for statement in request.statements if statement.sql is sql for row in statement.rows
    ]
    return sorted(rows, key=key_of)


def key_of(row: Row) -> tuple[Any, Any]:
    """A row's key: its first two columns."""
    values = iter(row.values())
    return next(values), next(values)


def resolve(group: list[WriteRequest], error: Exception | None) -> None:
    """Set the futures that are still waited for: written, or why not."""
    for request in group:
        if not request.written.done():
            if error is None:
                request.written.set_result(None)
            else:
                request.written.set_exception(error)
