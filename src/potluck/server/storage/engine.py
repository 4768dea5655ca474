"""Opens database engines: the same for every use, SQLite with durable commits."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from typing import Any

from sqlalchemy import create_engine, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

from potluck.kernel.errors import BadSetup
from potluck.server.storage.write_connection import AsyncWriteConnection, ThreadWriteConnection, WriteConnection

#: How long a database may take to answer before it counts as gone, in seconds.
TIMEOUT_SECONDS = 10.0


def open_engine(url: str) -> AsyncEngine:
    """An engine for a database URL; SQLite gets WAL and waits for the disk at every commit."""
    try:
        kind = make_url(url).get_backend_name()
    except (ArgumentError, ValueError):
        raise BadSetup("a database's URL looks like postgresql://user:password@host:5432/name") from None
    if kind == "postgresql":
        return create_async_engine(
            url, pool_pre_ping=True, connect_args={"timeout": TIMEOUT_SECONDS, "command_timeout": TIMEOUT_SECONDS}
        )
    engine = create_async_engine(url)
    if kind == "sqlite":
        event.listen(engine.sync_engine, "connect", set_pragmas)
    return engine


def open_write_connection(engine: AsyncEngine) -> WriteConnection:
    """The connection that a database's writer uses."""
    if engine.dialect.name != "sqlite":
        return AsyncWriteConnection(engine)
    own = create_engine(engine.url.set(drivername="sqlite"))
    event.listen(own, "connect", set_pragmas)
    return ThreadWriteConnection(own)


def url_without_secrets(url: URL) -> str:
    """A database's URL for messages: without user, password and options."""
    host = (url.host or "").rpartition("@")[2] or None
    return URL.create(url.get_backend_name(), host=host, port=url.port, database=url.database).render_as_string()


def check_sqlite_file(name: str) -> None:
    """Open and close a SQLite file; where that fails, no engine and no thread has been started yet."""
    with closing(sqlite3.connect(name)) as connection:
        set_pragmas(connection)


def set_pragmas(connection: Any, _: ConnectionPoolEntry | None = None) -> None:
    """Write-ahead log, sync to disk at every commit, foreign keys, and patience with other writers."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.execute("PRAGMA busy_timeout=5000")
    cursor.close()
