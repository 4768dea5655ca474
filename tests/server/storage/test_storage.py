"""One suite over all storages."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import inspect, text

from postgres import Postgres
from potluck.server.settings import Settings
from potluck.server.storage.migrate import HEAD, MIGRATIONS
from potluck.server.storage.sql_storage import SqlStorage
from potluck.server.storage.sql_tables import metadata
from potluck.table.errors import NumberTaken
from potluck.table.memory_storage import MemoryStorage
from potluck.table.ports import Storage, StoredChatLine, TableHeader, TableUpdate

pytestmark = pytest.mark.anyio


async def url_for(kind: str, request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of a kind."""
    if kind == "sqlite":
        return Settings(str(tmp_path / "potluck.sqlite3")).database_url
    server: Postgres = request.getfixturevalue("postgres")
    return Settings(await server.new_database()).database_url


@pytest.fixture(params=["sqlite", "postgresql"])
async def sql(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[SqlStorage]:
    storage = SqlStorage(await url_for(request.param, request, tmp_path))
    await storage.open()
    yield storage
    await storage.close()


@pytest.fixture(params=["memory", "sqlite", "postgresql"])
async def storage(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Storage]:
    if request.param == "memory":
        yield MemoryStorage()
        return
    sql = SqlStorage(await url_for(request.param, request, tmp_path))
    await sql.open()
    yield sql
    await sql.close()


async def create(storage: Storage, id: str = "t", host: str = "alice", public: bool = True) -> None:
    await storage.create(TableHeader(id, "cafe-carnage", host, public), ["laid"], TableUpdate("open", [host]))


async def test_a_log_keeps_its_order(storage: Storage) -> None:
    await create(storage)
    for number in range(1, 20):
        await storage.append("t", number, [f"entry {number}"], TableUpdate())
    assert await storage.entries("t") == ["laid"] + [f"entry {number}" for number in range(1, 20)]
    assert await storage.entries("t", 18) == ["entry 18", "entry 19"]
    assert await storage.entries("nowhere") == []


async def test_a_number_is_given_once(storage: Storage) -> None:
    await create(storage)
    await storage.append("t", 1, ["first"], TableUpdate())
    with pytest.raises(NumberTaken):
        await storage.append("t", 1, ["second"], TableUpdate())
    assert await storage.entries("t", 1) == ["first"]


async def test_entries_are_kept_whole_or_not_at_all(storage: Storage) -> None:
    await create(storage)
    await storage.append("t", 1, ["first", "second"], TableUpdate())
    with pytest.raises(NumberTaken):
        await storage.append("t", 2, ["late", "later", "latest"], TableUpdate())
    assert await storage.entries("t", 1) == ["first", "second"]
    await storage.append("t", 3, ["third"], TableUpdate())


async def test_a_late_one_does_not_spoil_the_group(storage: Storage) -> None:
    for id in "abc":
        await create(storage, id)
    await storage.append("b", 1, ["first"], TableUpdate())
    ends = await asyncio.gather(
        *(storage.append(id, 1, ["second"], TableUpdate("playing", ["kwame"])) for id in "abc"), return_exceptions=True
    )
    assert [type(end) for end in ends] == [type(None), NumberTaken, type(None)]
    assert await storage.entries("a", 1) == await storage.entries("c", 1) == ["second"]
    assert await storage.entries("b", 1) == ["first"]
    assert sorted(await storage.tables_of("kwame", 9)) == ["a", "c"]


async def test_chat(storage: Storage) -> None:
    await create(storage)
    lines = [StoredChatLine(number, "Alice", f"line {number}", "now") for number in range(1, 6)]
    for line in lines:
        await storage.say("t", line)
    assert await storage.chat("t", 3) == lines[2:]
    with pytest.raises(NumberTaken):
        await storage.say("t", lines[4])


async def test_names(storage: Storage) -> None:
    assert await storage.name_of("alice") is None
    await storage.rename("alice", "Alice")
    await storage.rename("alice", "Alix")
    assert await storage.name_of("alice") == "Alix"


async def test_the_lobby(storage: Storage) -> None:
    for id, public in (("a", True), ("b", False), ("c", True)):
        await create(storage, id, public=public)
    await storage.append("a", 1, ["end"], TableUpdate("over", ["kwame"]))
    await storage.append("a", 2, ["more"], TableUpdate(None, ["kwame"]))
    assert await storage.public_tables(9) == ["c"]
    assert await storage.tables_of("alice", 2) == ["c", "b"]
    assert await storage.tables_of("kwame", 9) == ["a"]
    assert await storage.unfinished_of("alice") == 2
    await storage.check()


async def test_two_who_want_the_same_number_are_told_apart(sql: SqlStorage) -> None:
    for id in "ab":
        await create(sql, id)
    appends = [
        sql.append("a", 1, ["first"], TableUpdate()),
        sql.append("a", 1, ["second"], TableUpdate()),
        sql.append("b", 1, ["x"], TableUpdate()),
    ]
    ends = await asyncio.gather(*appends, return_exceptions=True)
    assert [type(end) for end in ends] == [type(None), NumberTaken, type(None)]
    assert await sql.entries("a", 1) == ["first"]


async def test_a_table_that_is_due_is_told_to_one(storage: Storage) -> None:
    for id in "abc":
        await create(storage, id)
        await storage.append(id, 1, ["x"], TableUpdate("playing", due=10.0 if id != "c" else 30.0))
    assert await storage.claim_due(9.0, 9) == []
    assert sorted(await storage.claim_due(11.0, 9)) == ["a", "b"]
    assert await storage.claim_due(11.0, 9) == [], "claimed for a while"
    assert sorted(await storage.claim_due(80.0, 9)) == ["a", "b", "c"]
    await storage.append("a", 2, ["end"], TableUpdate("over"))
    assert "a" not in await storage.claim_due(1e6, 9)


async def test_the_pulse_counts_only_what_passed_while_open(sql: SqlStorage) -> None:
    first = await sql.pulse()
    async with sql.engine.begin() as connection:
        await connection.execute(text("UPDATE house SET at = at - 100000"))
    second = await sql.pulse()
    assert second - first == pytest.approx(10.0), "a day down costs nobody a day"
    async with sql.engine.begin() as connection:
        await connection.execute(text("UPDATE house SET at = at + 100000"))
    assert await sql.pulse() == pytest.approx(second), "nor does a clock that was set back"
    await asyncio.gather(*(sql.pulse() for _ in range(10)))
    assert second <= await sql.pulse() < second + 10.0


async def test_many_who_lose_cost_no_commit_of_their_own(sql: SqlStorage) -> None:
    ids = [f"t{number}" for number in range(40)]
    await asyncio.gather(*(create(sql, id) for id in ids))
    await asyncio.gather(*(sql.append(id, 1, ["first"], TableUpdate()) for id in ids))
    before = sql.writer.commits
    ends = await asyncio.gather(
        *(sql.append(id, 1 + number % 2, "second", TableUpdate("over")) for number, id in enumerate(ids)),
        return_exceptions=True,
    )
    assert [isinstance(end, NumberTaken) for end in ends] == [number % 2 == 0 for number in range(40)]
    assert sql.writer.commits - before < 5
    assert len(await sql.public_tables(99)) == 20, "who lost has changed nothing else either"


async def test_all_nodes_sign_with_one_key(sql: SqlStorage) -> None:
    keys = await asyncio.gather(*(sql.signing_key() for _ in range(4)))
    assert len(set(keys)) == 1
    assert len(keys[0]) == 64


async def test_many_tables_share_a_commit(tmp_path: Path) -> None:
    sql = SqlStorage(f"sqlite+aiosqlite:///{tmp_path / 'potluck.sqlite3'}")
    await sql.open()
    await asyncio.gather(*(create(sql, f"t{number}") for number in range(100)))
    before = sql.writer.commits
    await asyncio.gather(*(sql.append(f"t{number}", 1, "x", TableUpdate()) for number in range(100)))
    assert sql.writer.commits - before < 10
    async with sql.engine.connect() as connection:
        assert (await connection.execute(text("PRAGMA journal_mode"))).scalar() == "wal"
        assert (await connection.execute(text("PRAGMA synchronous"))).scalar() == 2  # FULL
    await sql.close()
    with pytest.raises(RuntimeError, match="closed"):
        await sql.append("t1", 2, ["x"], TableUpdate())


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
async def test_migrations_lead_to_the_tables_that_queries_use(
    kind: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    assert ScriptDirectory.from_config(config).get_current_head() == HEAD
    url = await url_for(kind, request, tmp_path)
    for _ in range(2):  # made, then found as it is
        sql = SqlStorage(url)
        await sql.open()
        async with sql.engine.connect() as connection:
            made = await connection.run_sync(
                lambda sync: {
                    name: {column["name"] for column in inspect(sync).get_columns(name)}
                    for name in inspect(sync).get_table_names()
                }
            )
        await sql.close()
        made.pop("alembic_version")
        assert made == {name: set(table.columns.keys()) for name, table in metadata.tables.items()}
