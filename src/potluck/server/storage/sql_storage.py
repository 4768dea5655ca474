"""The storage of tables, logs, chat and names in an SQL database: SQLite or PostgreSQL."""

from __future__ import annotations

import asyncio
import secrets
import sqlite3
from collections.abc import Sequence
from time import time
from typing import Any

from sqlalchemy import Row, func, select, update
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.sql import Executable

from potluck.kernel.errors import BadSetup
from potluck.server.storage import sql_tables as sql
from potluck.server.storage.dialects import Dialect, dialect_of
from potluck.server.storage.engine import check_sqlite_file, open_engine, open_write_connection, url_without_secrets
from potluck.server.storage.migrate import migrate
from potluck.server.storage.notify import NOTIFY, NotifyChannel
from potluck.server.storage.writer import Statement, Writer, WriteRequest, rows_for
from potluck.table.live.node_messages import ChatAppended, LogAppended, NodeMessage
from potluck.table.live.server_clock import MOST_GAP
from potluck.table.ports import CLAIMED, StoredChatLine, TableHeader, TableUpdate

#: A host's tables that are older than this do not count against the host's limit.
RECENT_SECONDS = 24 * 3600.0
SIGNING_KEY = "signing key"

#: Longer entries are not sent to other nodes; they read them from the database.
MOST_ENTRY_BYTES = 2_000


class SqlStorage:
    """Tables, logs, chat and names in a database."""

    def __init__(self, url: str) -> None:
        self.engine = open_engine(url)
        self.sql = dialect_of(self.engine.dialect.name)
        self.channel = NotifyChannel(self.engine) if self.engine.dialect.name == "postgresql" else None
        self.writer = Writer(open_write_connection(self.engine), self.sql, self.sql.claims, self._notifications)
        self.queries: set[asyncio.Task[list[Row[Any]]]] = set()

    async def open(self) -> None:
        """Migrate the database and start the writer; BadSetup where it cannot be opened."""
        try:
            if self.engine.dialect.name == "sqlite":
                check_sqlite_file(self.engine.url.database or ":memory:")
            async with self.engine.begin() as connection:
                await connection.run_sync(migrate)
        except (OSError, sqlite3.Error, SQLAlchemyError) as error:
            reason = error.orig if isinstance(error, DBAPIError) else error
            raise BadSetup(f"the database {url_without_secrets(self.engine.url)} cannot be opened: {reason}") from error
        self.writer.start()
        if self.channel is not None:
            self.channel.start()

    async def close(self) -> None:
        """Write what was requested, finish the queries that are under way, then close."""
        await self.writer.stop()
        if self.channel is not None:
            await self.channel.stop()
        while self.queries:
            await asyncio.wait(self.queries)
        await self.engine.dispose()

    def _notifications(self, group: list[WriteRequest]) -> list[Statement]:
        """What other nodes are told with a group's commit, and only with it."""
        if self.channel is None:
            return []
        news: list[NodeMessage] = []
        for request in group:
            rows = rows_for(self.sql.append, [request])
            if rows:
                texts = [row["entry"] for row in rows] if request.send_entries else []
                short = sum(map(len, texts)) < MOST_ENTRY_BYTES
                news.append(LogAppended(rows[-1]["table_id"], rows[-1]["number"], texts if short else []))
        news += [ChatAppended(row["table_id"], row["number"]) for row in rows_for(self.sql.say, group)]
        return [Statement(NOTIFY, [{"payload": payload} for payload in self.channel.payloads(news)])] if news else []

    async def signing_key(self) -> bytes:
        """The key that all nodes sign with; the first one makes it."""
        keys = sql.secrets
        await self._query(self.sql.keep_secret, {"name": SIGNING_KEY, "value": secrets.token_hex(32)})
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
        await self.writer.write(
            [
                Statement(self.sql.insert_table, [row]),
                Statement(self.sql.append, log),
                *membership(self.sql, table.id, note, now),
            ]
        )

    async def append(self, table: str, number: int, entries: Sequence[str], note: TableUpdate) -> None:
        now = time()
        log = [{"table_id": table, "number": number + n, "entry": entry, "at": now} for n, entry in enumerate(entries)]
        statements = [Statement(self.sql.append, log)]
        if note.status is not None:
            statements.append(Statement(self.sql.set_status, [{"table": table, "new_status": note.status}]))
        if note.due is not None:
            statements.append(Statement(self.sql.set_due, [{"table": table, "new_due": note.due}]))
        await self.writer.write([*statements, *membership(self.sql, table, note, now)], note.broadcast)

    async def entries(self, table: str, start: int = 0) -> list[str]:
        log = sql.entries.c
        query = select(log.entry).where(log.table_id == table, log.number >= start).order_by(log.number)
        return await self._column(query)

    async def say(self, table: str, line: StoredChatLine) -> None:
        row = {"table_id": table, "number": line.number, "name": line.name, "text": line.text, "at": line.at}
        await self.writer.write([Statement(self.sql.say, [row])])

    async def chat(self, table: str, last: int) -> list[StoredChatLine]:
        said = sql.chat.c
        query = (
            select(said.number, said.name, said.text, said.at)
            .where(said.table_id == table)
            .order_by(said.number.desc())
            .limit(last)
        )
        return [StoredChatLine(*row) for row in reversed(await self._query(query))]

    async def rename(self, who: str, name: str) -> None:
        await self.writer.write([Statement(self.sql.name, [{"who": who, "name": name}])])

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
        query = select(func.count()).where(
            table.host == host, table.status != "over", table.laid_at > time() - RECENT_SECONDS
        )
        [(count,)] = await self._query(query)
        return int(count)

    async def pulse(self) -> float:
        [(ran,)] = await self._query(self.sql.pulse, {"most": MOST_GAP})
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
        await self._query(select(1))

    async def _column(self, query: Executable) -> list[str]:
        return [row[0] for row in await self._query(query)]

    async def _query(self, statement: Executable, given: dict[str, Any] | None = None) -> list[Row[Any]]:
        """The rows that a statement returns. A query that was begun is finished even if its caller is cancelled:
        a SQLite connection that is cancelled, and cancelled again while it closes, waits for ever.
        """
        query = asyncio.ensure_future(self._execute(statement, given))
        self.queries.add(query)
        query.add_done_callback(self._finished)
        return await asyncio.shield(query)

    async def _execute(self, statement: Executable, given: dict[str, Any] | None) -> list[Row[Any]]:
        async with self.engine.begin() as connection:
            found = await connection.execute(statement, given)
            return list(found) if found.returns_rows else []

    def _finished(self, query: asyncio.Task[list[Row[Any]]]) -> None:
        self.queries.discard(query)
        if not query.cancelled():
            query.exception()  # the caller gets it, if there still is one; without this asyncio would log it


def membership(sql: Dialect, table: str, note: TableUpdate, now: float) -> list[Statement]:
    """Statements that note who belongs to a table; executing them twice does no harm."""
    if not note.members:
        return []
    return [
        Statement(sql.leave, [{"m": who, "t": table} for who in note.members]),
        Statement(sql.belong, [{"who": who, "table_id": table, "since": now} for who in note.members]),
    ]
