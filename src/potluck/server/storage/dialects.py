"""The statements of a storage, with what SQLite and PostgreSQL write differently.

Numbers in logs are claimed for many tables in one statement, with the rows as one JSON text. It returns the keys that
it claimed; the others were taken before. So a race for one table costs the other tables nothing.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from sqlalchemy import Executable, Float, Table, TextClause, bindparam, delete, insert, text, update
from sqlalchemy.dialects import postgresql, sqlite

from potluck.server.storage import sql_tables as sql

ENTRY = {"table_id": "text", "number": "int", "entry": "text", "at": "float8"}
#: The database's own clock, in seconds, because the nodes' clocks may differ.
NOW = {
    "postgresql": "CAST(extract(epoch FROM clock_timestamp()) AS float8)",
    "sqlite": "(julianday('now') - 2440587.5) * 86400.0",
}
CHAT_LINE = {"table_id": "text", "number": "int", "name": "text", "text": "text", "at": "text"}


class Dialect(NamedTuple):
    """The statements of a storage, in the order in which a group executes them: a table comes before its log."""

    insert_table: Executable
    append: Executable
    say: Executable
    set_status: Executable
    set_due: Executable
    leave: Executable
    belong: Executable
    name: Executable
    keep_secret: Executable
    pulse: Executable

    @property
    def claims(self) -> tuple[tuple[Executable, Executable], ...]:
        """The statements that claim numbers, each with the statement that undoes it."""
        return (self.append, release_number(sql.entries)), (self.say, release_number(sql.chat))


def claim_numbers(table: Table, columns: dict[str, str], dialect: str) -> TextClause:
    """Insert the rows whose number is free, and return their keys."""
    names = ", ".join(columns)
    if dialect == "postgresql":
        typed = ", ".join(f"{name} {kind}" for name, kind in columns.items())
        source = f"SELECT {names} FROM json_to_recordset(CAST(:rows AS json)) AS given({typed})"
    else:
        picked = ", ".join(f"value ->> '{name}'" for name in columns)
        source = f"SELECT {picked} FROM json_each(:rows) WHERE true"
    return text(f"INSERT INTO {table.name} ({names}) {source} ON CONFLICT DO NOTHING RETURNING table_id, number")


def release_number(table: Table) -> Executable:
    """Undo a claim of the same transaction."""
    return delete(table).where(table.c.table_id == bindparam("table"), table.c.number == bindparam("taken"))


def pulse(now: str) -> TextClause:
    """Advance the server time by what has passed since the last pulse, but never by much, and never backwards."""
    passed = f"({now}) - at"
    some = f"CASE WHEN {passed} < 0 THEN 0 WHEN {passed} > :most THEN :most ELSE {passed} END"
    return text(f"UPDATE {sql.uptime.name} SET ran = ran + {some}, at = {now} WHERE id = 1 RETURNING ran").bindparams(
        bindparam("most", type_=Float)
    )


def dialect_of(backend: str) -> Dialect:
    """The statements for a database."""
    upsert: Any = postgresql.insert if backend == "postgresql" else sqlite.insert
    naming = upsert(sql.identities)
    mine = sql.members.c
    table = sql.tables.c
    return Dialect(
        insert_table=insert(sql.tables),
        append=claim_numbers(sql.entries, ENTRY, backend),
        say=claim_numbers(sql.chat, CHAT_LINE, backend),
        set_status=update(sql.tables).where(table.id == bindparam("table")).values(status=bindparam("new_status")),
        set_due=update(sql.tables).where(table.id == bindparam("table")).values(due=bindparam("new_due")),
        leave=delete(sql.members).where(mine.who == bindparam("m"), mine.table_id == bindparam("t")),
        belong=upsert(sql.members).on_conflict_do_nothing(),
        pulse=pulse(NOW[backend]),
        keep_secret=upsert(sql.secrets).on_conflict_do_nothing(),
        name=naming.on_conflict_do_update(index_elements=["who"], set_={"name": naming.excluded.name}),
    )
