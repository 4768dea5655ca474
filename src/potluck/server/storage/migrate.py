"""Migrates a database to the newest schema. Alembic is imported only where there is something to do."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Connection, inspect, text

#: The newest step in migrations/versions; a test checks it.
HEAD = "0003"
#: The key of PostgreSQL's advisory lock: the letters "potluck".
LOCK = 0x706F746C75636B
MIGRATIONS = Path(__file__).parents[1] / "migrations"


def is_current(connection: Connection) -> bool:
    """Whether the database is at the newest step already."""
    if not inspect(connection).has_table("alembic_version"):
        return False
    return connection.execute(text("select version_num from alembic_version")).scalars().all() == [HEAD]


def migrate(connection: Connection) -> None:
    """Run the missing steps in the connection's transaction; a lock lets nodes that start together take turns."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("select pg_advisory_xact_lock(:key)"), {"key": LOCK})
    if is_current(connection):
        return
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
