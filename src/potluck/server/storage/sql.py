"""The storage port on an SQL database: portable statements, SQLite by default."""

from __future__ import annotations

import asyncio
import secrets
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from time import time
from typing import Any

from sqlalchemy import Row, create_engine, event, func, select, update
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry
from sqlalchemy.sql import Executable

from potluck.kernel.errors import BadSetup
from potluck.server.storage import tables as sql
from potluck.server.storage.dialects import Dialect, dialect_of
from potluck.server.storage.migrate import migrate
from potluck.server.storage.pen import AsyncPen, Pen, ThreadPen
from potluck.server.storage.wire import NOTIFY, PostgresWire
from potluck.server.storage.writer import Statement, Wish, Writer, rows_for
from potluck.table.live.node_messages import ChatAppended, LogAppended, NodeMessage
from potluck.table.live.server_clock import MOST_GAP
from potluck.table.ports import CLAIMED, StoredChatLine, TableHeader, TableUpdate

#: Tables that a host laid longer ago do not count against him any more.
LATELY = 24 * 3600.0
SIGNING_KEY = "signing key"

#: Entries that are longer than this, all in all, other nodes read themselves.
LONGEST_ALOUD = 2_000

#: How long a database may take to answer before it counts as gone.
PATIENCE = 10.0


def open_engine(url: str) -> AsyncEngine:
    """An engine for a database URL; SQLite gets WAL and waits for the disk at every commit."""
    try:
        kind = make_url(url).get_backend_name()
    except (ArgumentError, ValueError):
        raise BadSetup("a database's URL looks like postgresql://user:password@host:5432/name") from None
    if kind == "postgresql":
        return create_async_engine(
            url, pool_pre_ping=True, connect_args={"timeout": PATIENCE, "command_timeout": PATIENCE}
        )
    engine = create_async_engine(url)
    if kind == "sqlite":
        event.listen(engine.sync_engine, "connect", set_pragmas)
    return engine


def open_pen(engine: AsyncEngine) -> Pen:
    """What the logs of a database are written with."""
    if engine.dialect.name != "sqlite":
        return AsyncPen(engine)
    own = create_engine(engine.url.set(drivername="sqlite"))
    event.listen(own, "connect", set_pragmas)
    return ThreadPen(own)


def spoken(url: URL) -> str:
    """A database's address as it may be told: without names, passwords and settings."""
    host = (url.host or "").rpartition("@")[2] or None
    return URL.create(url.get_backend_name(), host=host, port=url.port, database=url.database).render_as_string()


def try_file(name: str) -> None:
    """Open a SQLite file and let it go: where that fails nothing has been begun yet that would have to be ended."""
    with closing(sqlite3.connect(name)) as connection:
        set_pragmas(connection)


def set_pragmas(connection: Any, _: ConnectionPoolEntry | None = None) -> None:
    """Let SQLite write ahead, wait for the disk at every commit, and for whoever else writes."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.execute("PRAGMA busy_timeout=5000")
    cursor.close()


class SqlStorage:
    """Tables, logs, chat and names in a database."""

    def __init__(self, url: str) -> None:
        self.engine = open_engine(url)
        self.sql = dialect_of(self.engine.dialect.name)
        self.wire = PostgresWire(self.engine) if self.engine.dialect.name == "postgresql" else None
        self.writer = Writer(open_pen(self.engine), self.sql, self.sql.claims, self._news)
        self.asked: set[asyncio.Task[list[Row[Any]]]] = set()

    async def open(self) -> None:
        """Bring the database to the present and begin to write; BadSetup where it cannot be opened."""
        try:
            if self.engine.dialect.name == "sqlite":
                try_file(self.engine.url.database or ":memory:")
            async with self.engine.begin() as connection:
                await connection.run_sync(migrate)
        except (OSError, sqlite3.Error, SQLAlchemyError) as error:
            reason = error.orig if isinstance(error, DBAPIError) else error
            raise BadSetup(f"the database {spoken(self.engine.url)} cannot be opened: {reason}") from error
        self.writer.start()
        if self.wire is not None:
            self.wire.start()

    async def close(self) -> None:
        """Write what is under way, answer what was asked, then let go."""
        await self.writer.stop()
        if self.wire is not None:
            await self.wire.stop()
        while self.asked:
            await asyncio.wait(self.asked)
        await self.engine.dispose()

    def _news(self, group: list[Wish]) -> list[Statement]:
        """What other nodes hear with a group's commit, and only with it."""
        if self.wire is None:
            return []
        news: list[NodeMessage] = []
        for wish in group:
            rows = rows_for(self.sql.append, [wish])
            if rows:
                texts = [row["entry"] for row in rows] if wish.aloud else []
                aloud = sum(map(len, texts)) < LONGEST_ALOUD
                news.append(LogAppended(rows[-1]["table_id"], rows[-1]["number"], texts if aloud else []))
        news += [ChatAppended(row["table_id"], row["number"]) for row in rows_for(self.sql.say, group)]
        return [Statement(NOTIFY, [{"payload": payload} for payload in self.wire.letters(news)])] if news else []

    async def signing_key(self) -> bytes:
        """The key that all nodes sign with; the first one makes it."""
        keys = sql.secrets
        await self._ask(self.sql.keep_secret, {"name": SIGNING_KEY, "value": secrets.token_hex(32)})
        [key] = await self._column(select(keys.c.value).where(keys.c.name == SIGNING_KEY))
        return key.encode()

    async def create(self, table: TableHeader, entries: Sequence[str], note: TableUpdate) -> None:
        now = time()
        row = {
            "id": table.id,
            "game": table.game,
            "host": table.host,
            "public": table.public,
            "status": note.status or "open",
            "laid_at": now,
            "due": note.due,
        }
        log = [{"table_id": table.id, "number": n, "entry": entry, "at": now} for n, entry in enumerate(entries)]
        await self.writer.keep(
            [Statement(self.sql.lay, [row]), Statement(self.sql.append, log), *belonging(self.sql, table.id, note, now)]
        )

    async def append(self, table: str, number: int, entries: Sequence[str], note: TableUpdate) -> None:
        now = time()
        log = [{"table_id": table, "number": number + n, "entry": entry, "at": now} for n, entry in enumerate(entries)]
        statements = [Statement(self.sql.append, log)]
        if note.status is not None:
            statements.append(Statement(self.sql.set_status, [{"table": table, "new_status": note.status}]))
        if note.due is not None:
            statements.append(Statement(self.sql.set_due, [{"table": table, "new_due": note.due}]))
        await self.writer.keep([*statements, *belonging(self.sql, table, note, now)], note.broadcast)

    async def entries(self, table: str, start: int = 0) -> list[str]:
        log = sql.entries.c
        query = select(log.entry).where(log.table_id == table, log.number >= start).order_by(log.number)
        return await self._column(query)

    async def say(self, table: str, line: StoredChatLine) -> None:
        row = {"table_id": table, "number": line.number, "name": line.name, "text": line.text, "at": line.at}
        await self.writer.keep([Statement(self.sql.say, [row])])

    async def chat(self, table: str, last: int) -> list[StoredChatLine]:
        said = sql.chat.c
        query = (
            select(said.number, said.name, said.text, said.at)
            .where(said.table_id == table)
            .order_by(said.number.desc())
            .limit(last)
        )
        return [StoredChatLine(*row) for row in reversed(await self._ask(query))]

    async def rename(self, who: str, name: str) -> None:
        await self.writer.keep([Statement(self.sql.name, [{"who": who, "name": name}])])

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
        [(count,)] = await self._ask(query)
        return int(count)

    async def pulse(self) -> float:
        [(ran,)] = await self._ask(self.sql.pulse, {"most": MOST_GAP})
        return float(ran)

    async def claim_due(self, now: float, most: int) -> list[str]:
        table = sql.tables.c
        due = select(table.id).where(table.status == "playing", table.due <= now).order_by(table.due).limit(most)
        claim = (
            update(sql.tables)
            .where(table.id.in_(due.scalar_subquery()), table.due <= now)
            .values(due=now + CLAIMED)
            .returning(table.id)
        )
        return await self._column(claim)

    async def check(self) -> None:
        if self.writer.task is None or self.writer.task.done():
            raise RuntimeError("the writer has stopped")
        await self._ask(select(1))

    async def _column(self, query: Executable) -> list[str]:
        return [row[0] for row in await self._ask(query)]

    async def _ask(self, statement: Executable, given: dict[str, Any] | None = None) -> list[Row[Any]]:
        """The rows that a statement returns. What was begun is finished even if nobody waits for it any more.

        (A connection to a file that is cut off, and cut off again while it closes, waits for ever.)
        """
        asked = asyncio.ensure_future(self._answer(statement, given))
        self.asked.add(asked)
        asked.add_done_callback(self._answered)
        return await asyncio.shield(asked)

    async def _answer(self, statement: Executable, given: dict[str, Any] | None) -> list[Row[Any]]:
        async with self.engine.begin() as connection:
            found = await connection.execute(statement, given)
            return list(found) if found.returns_rows else []

    def _answered(self, asked: asyncio.Task[list[Row[Any]]]) -> None:
        self.asked.discard(asked)
        if not asked.cancelled():
            asked.exception()  # whoever still waits hears of it


def belonging(sql: Dialect, table: str, note: TableUpdate, now: float) -> list[Statement]:
    """Who belongs to a table: said anew, so that saying it twice does no harm."""
    if not note.members:
        return []
    return [
        Statement(sql.leave, [{"m": who, "t": table} for who in note.members]),
        Statement(sql.belong, [{"who": who, "table_id": table, "since": now} for who in note.members]),
    ]
