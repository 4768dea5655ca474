"""The storage port on an SQL database: portable statements, SQLite by default."""

from __future__ import annotations

from collections.abc import Sequence
from time import time
from typing import Any

from sqlalchemy import bindparam, delete, event, func, insert, select, update
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

from potluck.server.storage import tables as sql
from potluck.server.storage.migrate import migrate
from potluck.server.storage.writer import Statement, Writer
from potluck.table.ports import ChatLine, NewTable, Note

#: Tables that a host laid longer ago do not count against him any more.
LATELY = 24 * 3600.0

LAY = insert(sql.tables)
APPEND = insert(sql.entries)
SAY = insert(sql.chat)
SET_STATUS = update(sql.tables).where(sql.tables.c.id == bindparam("table")).values(status=bindparam("new_status"))
LEAVE = delete(sql.members).where(sql.members.c.who == bindparam("m"), sql.members.c.table_id == bindparam("t"))
BELONG = insert(sql.members)
FORGET_NAME = delete(sql.identities).where(sql.identities.c.who == bindparam("w"))
NAME = insert(sql.identities)

#: A table comes before its log, and what is replaced goes before what replaces it.
ORDER = (LAY, APPEND, SAY, SET_STATUS, LEAVE, BELONG, FORGET_NAME, NAME)


def open_engine(url: str) -> AsyncEngine:
    """An engine for a database URL; SQLite gets WAL and waits for the disk at every commit."""
    engine = create_async_engine(url)
    if make_url(url).get_backend_name() == "sqlite":

        @event.listens_for(engine.sync_engine, "connect")
        def set_pragmas(connection: Any, _: ConnectionPoolEntry) -> None:
            cursor = connection.cursor()
            cursor.execute("PRAGMA journal_mode=WAL")
            cursor.execute("PRAGMA synchronous=FULL")
            cursor.execute("PRAGMA foreign_keys=ON")
            cursor.execute("PRAGMA busy_timeout=5000")
            cursor.close()

    return engine


class SqlStorage:
    """Tables, logs, chat and names in a database."""

    def __init__(self, url: str) -> None:
        self.engine = open_engine(url)
        self.writer = Writer(self.engine, ORDER)

    async def open(self) -> None:
        """Bring the database to the present and begin to write."""
        async with self.engine.begin() as connection:
            await connection.run_sync(migrate)
        self.writer.start()

    async def close(self) -> None:
        """Write what is under way, then let go."""
        await self.writer.stop()
        await self.engine.dispose()

    async def lay(self, table: NewTable, entries: Sequence[str], note: Note) -> None:
        now = time()
        row = {
            "id": table.id,
            "game": table.game,
            "host": table.host,
            "public": table.public,
            "status": note.status or "open",
            "laid_at": now,
        }
        log = [{"table_id": table.id, "number": n, "entry": entry, "at": now} for n, entry in enumerate(entries)]
        await self.writer.keep([Statement(LAY, [row]), Statement(APPEND, log), *belonging(table.id, note, now)])

    async def append(self, table: str, number: int, entry: str, note: Note) -> None:
        now = time()
        statements = [Statement(APPEND, [{"table_id": table, "number": number, "entry": entry, "at": now}])]
        if note.status is not None:
            statements.append(Statement(SET_STATUS, [{"table": table, "new_status": note.status}]))
        await self.writer.keep([*statements, *belonging(table, note, now)])

    async def entries(self, table: str, start: int = 0) -> list[str]:
        log = sql.entries.c
        query = select(log.entry).where(log.table_id == table, log.number >= start).order_by(log.number)
        return await self._column(query)

    async def say(self, table: str, line: ChatLine) -> None:
        row = {"table_id": table, "number": line.number, "name": line.name, "text": line.text, "at": line.at}
        await self.writer.keep([Statement(SAY, [row])])

    async def chat(self, table: str, last: int) -> list[ChatLine]:
        said = sql.chat.c
        query = (
            select(said.number, said.name, said.text, said.at)
            .where(said.table_id == table)
            .order_by(said.number.desc())
            .limit(last)
        )
        async with self.engine.connect() as connection:
            rows = (await connection.execute(query)).all()
        return [ChatLine(*row) for row in reversed(rows)]

    async def rename(self, who: str, name: str) -> None:
        await self.writer.keep([Statement(FORGET_NAME, [{"w": who}]), Statement(NAME, [{"who": who, "name": name}])])

    async def name_of(self, who: str) -> str | None:
        names = await self._column(select(sql.identities.c.name).where(sql.identities.c.who == who))
        return names[0] if names else None

    async def tables_of(self, who: str, most: int) -> list[str]:
        mine = sql.members.c
        return await self._column(select(mine.table_id).where(mine.who == who).order_by(mine.since.desc()).limit(most))

    async def public_tables(self, most: int) -> list[str]:
        table = sql.tables.c
        query = select(table.id).where(table.public, table.status != "over").order_by(table.laid_at.desc()).limit(most)
        return await self._column(query)

    async def unfinished_of(self, host: str) -> int:
        table = sql.tables.c
        query = select(func.count()).where(table.host == host, table.status != "over", table.laid_at > time() - LATELY)
        async with self.engine.connect() as connection:
            return (await connection.execute(query)).scalar_one()

    async def check(self) -> None:
        if self.writer.task is None or self.writer.task.done():
            raise RuntimeError("the writer has stopped")
        async with self.engine.connect() as connection:
            await connection.execute(select(1))

    async def _column(self, query: Any) -> list[str]:
        async with self.engine.connect() as connection:
            return list((await connection.execute(query)).scalars())


def belonging(table: str, note: Note, now: float) -> list[Statement]:
    """Who belongs to a table: said anew, so that saying it twice does no harm."""
    if not note.members:
        return []
    return [
        Statement(LEAVE, [{"m": who, "t": table} for who in note.members]),
        Statement(BELONG, [{"who": who, "table_id": table, "since": now} for who in note.members]),
    ]
