"""The database's tables as SQLAlchemy knows them, for queries. Migrations create them."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, Float, ForeignKey, Index, Integer, MetaData, String, Table, Text

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("game", String(60), nullable=False),
    Column("host", String(40), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("status", String(10), nullable=False),
    Column("laid_at", Float, nullable=False),
    #: The server time before which no clock of this table runs out; nothing where no clock runs.
    Column("due", Float, nullable=True),
    Index("tables_by_host", "host", "status"),
    Index("tables_in_the_lobby", "public", "status", "laid_at"),
    Index("tables_due", "status", "due"),
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", String(40), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("entry", Text, nullable=False),
    Column("at", Float, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("table_id", String(40), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("name", String(60), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", String(40), nullable=False),
)

members = Table(
    "members",
    metadata,
    Column("who", String(40), primary_key=True),
    Column("table_id", String(40), ForeignKey("tables.id"), primary_key=True),
    Column("since", Float, nullable=False),
)

identities = Table(
    "identities",
    metadata,
    Column("who", String(40), primary_key=True),
    Column("name", String(60), nullable=False),
)

secrets = Table(
    "secrets",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", String(200), nullable=False),
)

#: The server time that clocks run on. The name in the database is older.
uptime = Table(
    "house",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    #: For how many seconds the server has run, until the moment `at` of the database's clock.
    Column("ran", Float, nullable=False),
    Column("at", Float, nullable=False),
)
