"""What the two databases say differently: taking numbers in a log, replacing a row, moving a table's status.

Numbers are taken for many tables in one statement, given as one JSON text; what it returns was taken, what it does
not return had been taken before. So a race for one table costs the others nothing.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from sqlalchemy import Executable, Float, Table, TextClause, bindparam, delete, insert, text, update
from sqlalchemy.dialects import postgresql, sqlite

from potluck.server.storage import sql_tables as sql

ENTRY = {"table_id": "text", "number": "int", "entry": "text", "at": "float8"}
#: The database's own clock, in seconds: the nodes' clocks may differ.
NOW = {
    "postgresql": "CAST(extract(epoch FROM clock_timestamp()) AS float8)",
    "sqlite": "(julianday('now') - 2440587.5) * 86400.0",
}
LINE = {"table_id": "text", "number": "int", "name": "text", "text": "text", "at": "text"}


class Dialect(NamedTuple):
    """The statements of a storage, in the order that suits them all: a table comes before its log."""

    lay: Executable
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
        """Those that take numbers, each with the one that gives them back."""
        return (self.append, give_back(sql.entries)), (self.say, give_back(sql.chat))


def take_numbers(table: Table, columns: dict[str, str], dialect: str) -> TextClause:
    """Insert those of the rows whose number is free, and return their keys."""
    names = ", ".join(columns)
    if dialect == "postgresql":
        typed = ", ".join(f"{name} {kind}" for name, kind in columns.items())
        source = f"SELECT {names} FROM json_to_recordset(CAST(:rows AS json)) AS given({typed})"
    else:
        picked = ", ".join(f"value ->> '{name}'" for name in columns)
        source = f"SELECT {picked} FROM json_each(:rows) WHERE true"
    return text(f"INSERT INTO {table.name} ({names}) {source} ON CONFLICT DO NOTHING RETURNING table_id, number")


def give_back(table: Table) -> Executable:
    """Let numbers be free again that were taken in the same transaction."""
    return delete(table).where(table.c.table_id == bindparam("table"), table.c.number == bindparam("taken"))


def pulse(now: str) -> TextClause:
    """Let the house's time go on: by what has passed since the last pulse, but never by much, and never back."""
    passed = f"({now}) - at"
    some = f"CASE WHEN {passed} < 0 THEN 0 WHEN {passed} > :most THEN :most ELSE {passed} END"
    return text(f"UPDATE house SET ran = ran + {some}, at = {now} WHERE id = 1 RETURNING ran").bindparams(
        bindparam("most", type_=Float)
    )


def dialect_of(backend: str) -> Dialect:
    """The statements for a database."""
    upsert: Any = postgresql.insert if backend == "postgresql" else sqlite.insert
    naming = upsert(sql.identities)
    mine = sql.members.c
    table = sql.tables.c
    return Dialect(
        lay=insert(sql.tables),
        append=take_numbers(sql.entries, ENTRY, backend),
        say=take_numbers(sql.chat, LINE, backend),
        set_status=update(sql.tables).where(table.id == bindparam("table")).values(status=bindparam("new_status")),
        set_due=update(sql.tables).where(table.id == bindparam("table")).values(due=bindparam("new_due")),
        leave=delete(sql.members).where(mine.who == bindparam("m"), mine.table_id == bindparam("t")),
        belong=upsert(sql.members).on_conflict_do_nothing(),
        pulse=pulse(NOW[backend]),
        keep_secret=upsert(sql.secrets).on_conflict_do_nothing(),
        name=naming.on_conflict_do_update(index_elements=["who"], set_={"name": naming.excluded.name}),
    )
