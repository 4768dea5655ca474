"""What docs/host-it.md promises: upgrades from the first schema, back-ups, another database, environment variables."""

from __future__ import annotations

import os
import shlex
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, text

from postgres import Postgres
from potluck.kernel.errors import BadSetup
from potluck.server.copy_database import copy_database
from potluck.server.rate_limits import Limits
from potluck.server.settings import Settings, from_environment
from potluck.server.storage.engine import open_engine
from potluck.server.storage.migrate import MIGRATIONS
from potluck.server.storage.sql_storage import SqlStorage
from potluck.table.decisions.moves import MoveRequest, check_move
from potluck.table.decisions.new_table import SeatRequest, new_table
from potluck.table.live.registry import TableRegistry
from potluck.table.value.entries import Created, Started, write_entry

from .running_server import FirstMoveThinker, run_server, start_table

pytestmark = pytest.mark.anyio
DOCS = (Path(__file__).parents[2] / "docs" / "host-it.md").read_text()


def to_the_first_schema(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "0001")


def first_table() -> Created:
    return new_table("alice", "Alice", "cafe-carnage", [SeatRequest("me")] + [SeatRequest("local")] * 3, {}, True)


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
async def test_a_table_from_the_first_schema_is_played_on(
    kind: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    if kind == "sqlite":
        url = Settings(str(tmp_path / "old.sqlite3")).database_url
    else:
        server: Postgres = request.getfixturevalue("postgres")
        url = Settings(await server.new_database()).database_url
    engine = open_engine(url)
    old = [
        entry.replace(',"clock":"none","cover":"regular"', "").replace(',"at":0.0', "")
        for entry in map(write_entry, (first_table(), Started()))
    ]
    assert '"clock"' not in old[0]
    async with engine.begin() as connection:
        await connection.run_sync(to_the_first_schema)
        await connection.execute(
            text("INSERT INTO tables VALUES ('t', 'cafe-carnage', 'alice', :public, 'playing', 1.0)"), {"public": True}
        )
        for number, entry in enumerate(old):
            await connection.execute(
                text("INSERT INTO entries VALUES ('t', :number, :entry, 1.0)"), {"number": number, "entry": entry}
            )
    await engine.dispose()
    storage = SqlStorage(url)
    await storage.open()
    live = await TableRegistry(storage, FirstMoveThinker()).find("t")
    request = MoveRequest("alice", "r", 0, 0, live.table.state.legal(0)[0].code)
    assert await live.act(lambda table: check_move(table, request)) == 1
    assert len(await storage.entries("t")) == 3
    assert await storage.claim_due(1e9, 9) == [], "without a clock nothing is due"
    await storage.close()


async def test_a_back_up_taken_while_people_play_is_complete(tmp_path: Path) -> None:
    copy = tmp_path / "restored"
    copy.mkdir()
    async with run_server(tmp_path / "data") as server, server.browser("Alice") as alice:
        table, (line,) = await start_table(server, alice, rest="local")
        code = (await line.position())["seats"]["0"]["moves"][0]["code"]
        await line.granted("move", seat=0, position=0, code=code)
        assert ".backup" in DOCS
        source = sqlite3.connect(tmp_path / "data" / "potluck.sqlite3")
        target = sqlite3.connect(copy / "potluck.sqlite3")
        source.backup(target)  # what sqlite3's .backup does
        source.close()
        target.close()
        (copy / "signing.key").write_bytes((tmp_path / "data" / "signing.key").read_bytes())
        cookie = alice.cookie
        view = (await line.position(1))["seats"]["0"]["view"]
    async with run_server(copy) as server, server.browser() as back:
        line = await back.open_socket(table, cookie=cookie)
        frame = await line.position(1)
        assert frame["seats"]["0"]["view"] == view
        await line.granted("move", seat=1, position=1, code=frame["seats"]["1"]["moves"][0]["code"])


async def test_a_back_up_of_postgresql_is_complete(postgres: Postgres, tmp_path: Path) -> None:
    old, new = await postgres.new_database(), await postgres.new_database()
    storage = SqlStorage(Settings(old).database_url)
    await storage.open()
    registry = TableRegistry(storage, FirstMoveThinker())
    id = await registry.create(first_table(), started=True)
    key = await storage.signing_key()
    await storage.close()
    assert "pg_dump" in DOCS
    if not (postgres.server.bin_path / "pg_dump").exists():
        pytest.skip("this PostgreSQL comes without pg_dump")
    tools = postgres.server.bin_path
    dump = subprocess.run([tools / "pg_dump", old], check=True, capture_output=True).stdout
    subprocess.run([tools / "psql", "-q", new], input=dump, check=True, capture_output=True)
    again = SqlStorage(Settings(new).database_url)
    await again.open()
    assert (await TableRegistry(again, FirstMoveThinker()).find(id)).table.status == "playing"
    assert await again.signing_key() == key
    await again.close()


def test_settings_come_from_the_environment() -> None:
    given = {"POTLUCK_BOT_PAUSE": "0.1", "POTLUCK_IDLE_SECONDS": "9", "POTLUCK_LIMIT_FRAME_BYTES": "100"}
    settings = from_environment(Settings(), given)
    assert (settings.bot_pause, settings.idle_seconds, settings.limits.frame_bytes) == (0.1, 9.0, 100)
    assert settings.limits.body_bytes == Limits().body_bytes


@pytest.mark.parametrize("value", ["", "many", "1.5", "-1", "nan"])
def test_a_setting_that_is_no_number_is_named(value: str) -> None:
    with pytest.raises(BadSetup, match="POTLUCK_LIMIT_LINES_A_TABLE"):
        from_environment(Settings(), {"POTLUCK_LIMIT_LINES_A_TABLE": value})


@pytest.mark.parametrize("workers", ["0", "257"])
def test_the_number_of_bot_processes_has_limits(workers: str) -> None:
    with pytest.raises(BadSetup, match="POTLUCK_BOT_WORKERS must be 1 to 256"):
        from_environment(Settings(), {"POTLUCK_BOT_WORKERS": workers})


def test_copying_a_database_that_does_not_exist(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "potluck.server.copy_database", "nowhere.sqlite3", "new.sqlite3"]
    told = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, timeout=60, check=False)
    assert (told.returncode, told.stderr) == (1, "there is no file nowhere.sqlite3\n")
    assert list(tmp_path.iterdir()) == []


def test_every_setting_is_in_the_docs() -> None:
    from dataclasses import fields

    for part in fields(Limits):
        assert f"`POTLUCK_LIMIT_{part.name.upper()}`" in DOCS
    for name in ("BOT_PAUSE", "BOT_WORKERS", "BOT_SECONDS", "IDLE_SECONDS", "ORIGINS", "DATA", "DATABASE"):
        assert f"`POTLUCK_{name}`" in DOCS


def test_the_unit_starts_what_there_is() -> None:
    line = next(line for line in DOCS.splitlines() if line.startswith("ExecStart="))
    program, *arguments = shlex.split(line.removeprefix("ExecStart="))
    assert os.path.basename(program) == "potluck"
    assert arguments[0] == "serve"


async def test_a_sqlite_file_is_copied_to_postgresql_without_losing_a_seat(postgres: Postgres, tmp_path: Path) -> None:
    database = await postgres.new_database()
    async with run_server(tmp_path / "data") as server, server.browser("Alice") as alice:
        table, (line,) = await start_table(server, alice, rest="local")
        code = (await line.position())["seats"]["0"]["moves"][0]["code"]
        await line.granted("move", seat=0, position=0, code=code)
        await line.granted("chat", text="see you there")
        cookie = alice.cookie
    old = Settings(str(tmp_path / "data" / "potluck.sqlite3")).database_url
    key = (tmp_path / "data" / "signing.key").read_bytes()
    copied = await copy_database(SqlStorage(old), SqlStorage(Settings(database).database_url), key)
    assert copied == {"tables": 1, "entries": 3, "chat": 1, "members": 1, "identities": 1}
    with pytest.raises(BadSetup, match="empty"):
        await copy_database(SqlStorage(old), SqlStorage(Settings(database).database_url), key)
    async with run_server(tmp_path / "new", database=database) as server, server.browser() as back:
        line = await back.open_socket(table, cookie=cookie)
        room = await line.status("playing")
        assert room["host"] is True
        frame = await line.position(1)
        await line.granted("move", seat=1, position=1, code=frame["seats"]["1"]["moves"][0]["code"])
        assert (await line.until(lambda frame: frame["type"] == "chat"))["text"] == "see you there"
