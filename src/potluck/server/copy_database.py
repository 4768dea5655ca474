"""Copies everything from one database to another: `python -m potluck.server.copy_database OLD NEW`.

For the change from a SQLite file to PostgreSQL. Stop the server first; the old database stays as it is.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
from pathlib import Path

from sqlalchemy import func, insert, select

from potluck.kernel.errors import BadSetup
from potluck.server.identity import KEY_FILE
from potluck.server.settings import Settings, default_data
from potluck.server.storage import sql_tables as sql
from potluck.server.storage.sql_storage import SIGNING_KEY, SqlStorage

#: In an order in which foreign keys hold.
COPIED = (sql.tables, sql.entries, sql.chat, sql.members, sql.identities)
ROWS_AT_ONCE = 1000


async def copy_database(old: SqlStorage, new: SqlStorage, key: bytes | None) -> dict[str, int]:
    """Copy everything into an empty database, all or nothing; the number of rows by table."""
    await old.open()
    await new.open()
    copied: dict[str, int] = {}
    try:
        async with old.engine.connect() as source, new.engine.begin() as target:
            if (await target.execute(select(func.count()).select_from(sql.tables))).scalar_one():
                raise BadSetup("there are tables in the new database already; it must be empty")
            for table in COPIED:
                copied[table.name] = 0
                rows = await source.stream(select(table))
                async for part in rows.mappings().partitions(ROWS_AT_ONCE):
                    await target.execute(insert(table), [dict(row) for row in part])
                    copied[table.name] += len(part)
            ran = (await source.execute(select(sql.uptime.c.ran))).scalar_one()
            await target.execute(sql.uptime.update().values(ran=ran))
            if key is not None:
                await target.execute(sql.secrets.delete().where(sql.secrets.c.name == SIGNING_KEY))
                await target.execute(insert(sql.secrets), [{"name": SIGNING_KEY, "value": key.decode()}])
    finally:
        await old.close()
        await new.close()
    return copied


def main() -> None:
    """Read the arguments and copy."""
    parser = argparse.ArgumentParser(
        prog="python -m potluck.server.copy_database", description="Copy a server's database."
    )
    parser.add_argument("old", help="the path of a SQLite file, or a database URL")
    parser.add_argument("new", help="an empty database, say postgresql://potluck@db.example/potluck")
    parser.add_argument("--data", type=Path, default=default_data(), help="the folder with the signing key")
    given = parser.parse_args()
    file = given.data / KEY_FILE
    try:
        if "://" not in given.old and not Path(given.old).is_file():
            raise BadSetup(f"there is no file {given.old}")
        old, new = (SqlStorage(Settings(place).database_url) for place in (given.old, given.new))
        copied = asyncio.run(copy_database(old, new, file.read_bytes() if file.is_file() else None))
    except BadSetup as error:
        sys.exit(str(error))
    sys.stdout.write("".join(f"{count} {name}\n" for name, count in copied.items()))
    if not file.is_file():
        sys.stdout.write("there was no signing key: everybody is a newcomer\n")


if __name__ == "__main__":
    main()
