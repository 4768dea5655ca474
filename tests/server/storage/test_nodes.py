"""Two servers that share nothing but a PostgreSQL: any browser at any of them."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path

import asyncpg
import pytest

from postgres import Postgres
from potluck.catalog import find_game
from potluck.kernel.matchfile import verify_match

from ..running_server import Browser, RunningServer, SocketClient, play_to_end, run_server
from ..test_match import NAMES, any_of

pytestmark = pytest.mark.anyio


@pytest.fixture
async def database(postgres: Postgres) -> str:
    return await postgres.new_database()


@pytest.fixture
async def servers(database: str, tmp_path: Path) -> AsyncIterator[tuple[RunningServer, RunningServer]]:
    async with (
        run_server(tmp_path / "one", database=database) as one,
        run_server(tmp_path / "two", database=database) as two,
    ):
        yield one, two


async def seated(
    servers: tuple[RunningServer, RunningServer], stack: AsyncExitStack
) -> tuple[str, list[Browser], list[SocketClient]]:
    """Four friends, two at each node, at one table whose match has begun."""
    friends = [await stack.enter_async_context(servers[seat % 2].browser(name)) for seat, name in enumerate(NAMES)]
    table = await friends[0].create_table("me", "open", "open", "open")
    lines = [await friend.open_socket(table) for friend in friends]
    for seat, line in enumerate(lines[1:], start=1):
        await line.granted("sit", seat=seat, name=NAMES[seat])
    await lines[0].granted("start")
    return table, friends, lines


async def test_a_match_across_two_nodes(servers: tuple[RunningServer, RunningServer]) -> None:
    async with AsyncExitStack() as stack:
        table, friends, lines = await seated(servers, stack)
        await asyncio.gather(
            *(play_to_end(line, any_of(random.Random(seat))) for seat, line in enumerate(lines)),
        )
        rooms = [await line.status("over") for line in lines]
        assert all(room["result"] == rooms[0]["result"] for room in rooms)
        files = [(await friend.http.get(f"/api/tables/{table}/match")).text for friend in friends]
        assert files[0] == files[1]
        assert verify_match(files[0], find_game).names == NAMES


async def test_identity_presence_talk_and_reactions_cross_nodes(servers: tuple[RunningServer, RunningServer]) -> None:
    async with AsyncExitStack() as stack:
        table, friends, lines = await seated(servers, stack)
        elsewhere = await stack.enter_async_context(servers[1].browser())
        back = await elsewhere.open_socket(table, cookie=friends[0].cookie)
        assert (await back.status("playing"))["yours"] == [0]
        await lines[1].granted("chat", text="over here")
        assert (await lines[0].until(lambda frame: frame["type"] == "chat"))["text"] == "over here"
        await lines[0].granted("react", emoji="🍰")
        assert (await lines[3].until(lambda frame: frame["type"] == "reaction"))["emoji"] == "🍰"
        await lines[3].close()
        await lines[0].until(
            lambda frame: frame["type"] == "room" and not frame["room"]["seats"][3]["connected"],
            len(lines[0].frames) - 1,
        )


async def test_simultaneous_answers_at_two_nodes_are_all_taken(servers: tuple[RunningServer, RunningServer]) -> None:
    async with AsyncExitStack() as stack:
        _, _, lines = await seated(servers, stack)
        offers = [(await line.position())["seats"][str(seat)]["moves"][0]["code"] for seat, line in enumerate(lines)]
        answers = await asyncio.gather(
            *(line.granted("move", seat=seat, position=0, code=offers[seat]) for seat, line in enumerate(lines))
        )
        assert sorted(answers) == [1, 2, 3, 4]
        for line in lines:
            await line.position(4)


async def test_a_lost_database_connection_is_replaced_and_nothing_is_missing(
    servers: tuple[RunningServer, RunningServer], database: str
) -> None:
    async with AsyncExitStack() as stack:
        _, _, lines = await seated(servers, stack)
        channel = servers[1].context.storage.channel
        assert channel is not None
        cutter = await asyncpg.connect(database)
        await cutter.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
            "WHERE pid <> pg_backend_pid() AND datname = current_database()"
        )
        await cutter.close()
        async with asyncio.timeout(15):
            while True:
                offer = (await lines[0].position())["seats"]["0"]["moves"][0]["code"]
                answer = await lines[0].ask("move", ref="once", seat=0, position=0, code=offer)
                if answer["type"] == "ack":
                    break
        await lines[1].position(1)
        assert (await lines[1].position(1))["seats"]["1"]["waiting"] == [1, 2, 3]


async def test_players_of_a_closed_node_go_on_at_the_other(database: str, tmp_path: Path) -> None:
    async with AsyncExitStack() as stack:
        one = await stack.enter_async_context(run_server(tmp_path / "one", database=database))
        async with run_server(tmp_path / "two", database=database) as two:
            friends = [
                await stack.enter_async_context(server.browser(name)) for server, name in ((one, "A"), (two, "B"))
            ]
            table = await friends[1].create_table("me", "open", "bot", "bot")
            line = await friends[1].open_socket(table)
            await (await friends[0].open_socket(table)).granted("sit", seat=1, name="A")
            await line.granted("start")
            cookie = friends[1].cookie
        elsewhere = await stack.enter_async_context(one.browser())
        back = await elsewhere.open_socket(table, cookie=cookie)
        assert (await back.status("playing"))["host"] is True
        await asyncio.gather(
            play_to_end(back, lambda moves: moves[0]), play_to_end(friends[0].sockets[0], lambda moves: moves[0])
        )
        await back.status("over")
