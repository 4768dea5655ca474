"""Whole matches over real sockets."""

from __future__ import annotations

import asyncio
import os
import random
import signal
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from potluck.catalog import find_game
from potluck.kernel.match import commitment
from potluck.kernel.matchfile import verify_match

from .running_server import RunningServer, SocketClient, play_to_end, run_server, start_table, told

pytestmark = pytest.mark.anyio
NAMES = ["Alice", "Kwame", "François", "Meera"]


def any_of(chance: random.Random) -> Any:
    return lambda moves: chance.choice(moves)


async def test_four_friends_play_a_match_and_one_loses_the_line(server: RunningServer) -> None:
    async with AsyncExitStack() as stack:
        friends = [await stack.enter_async_context(server.browser(name)) for name in NAMES]
        table, lines = await start_table(server, *friends)
        watcher = await stack.enter_async_context(server.browser())
        watching = await watcher.open_socket(table)
        playing = [
            asyncio.create_task(play_to_end(line, any_of(random.Random(seat)))) for seat, line in enumerate(lines[:3])
        ]
        await asyncio.create_task(play_some(lines[3], 3, 30))
        have = lines[3].latest("position")["position"]
        heard = [line for frame in lines[3].frames if frame["type"] == "position" for line in frame["story"]]
        await lines[3].abort()
        back = await friends[3].open_socket(table, position=have)
        await play_to_end(back, any_of(random.Random(3)))
        await asyncio.gather(*playing)

        rooms = [await line.status("over") for line in (*lines[:3], back, watching)]
        assert all(room["result"] == rooms[0]["result"] for room in rooms)
        missed = [line for frame in back.frames if frame["type"] == "position" for line in frame["story"]]
        assert all(line["position"] > have for line in missed), "what it had is not told again"
        whole = await fresh_story(friends[3], table)
        assert heard + missed == whole, "told once, in order, without a gap"

        room = rooms[0]
        assert commitment(room["seed"]) == room["commitment"]
        assert sum(rank == 1 for rank in room["result"]["ranks"]) >= 1
        for seat, parts in enumerate(room["result"]["breakdown"]):
            assert sum(points for _, points in parts) == room["result"]["scores"][seat]

        file = await friends[0].http.get(f"/api/tables/{table}/match")
        assert "attachment" in file.headers["content-disposition"]
        match = verify_match(file.text, find_game)
        assert match.names == NAMES
        assert all(frame["seats"].keys() == {"spectator"} for frame in watching.frames if frame["type"] == "position")


async def play_some(line: SocketClient, seat: int, until: int) -> None:
    """Play one seat until a position, then stop wherever the match is."""
    start = 0
    while True:
        frame = await line.until(lambda frame: frame["type"] == "position", start)
        start = line.frames.index(frame) + 1
        if frame["position"] >= until:
            return
        if frame["seats"][str(seat)]["pending"]:
            code = frame["seats"][str(seat)]["moves"][0]["code"]
            await line.ask("move", seat=seat, position=frame["position"], code=code)


async def fresh_story(browser: Any, table: str) -> list[dict[str, Any]]:
    line = await browser.open_socket(table)
    return list((await line.position())["story"])


async def test_pass_and_play_with_bots(server: RunningServer) -> None:
    async with server.browser("Alice") as alice:
        table = await alice.create_table("me", "local", "bot", "bot")
        line = await alice.open_socket(table)
        await line.granted("start")
        await play_to_end(line, lambda moves: moves[0])
        room = await line.status("over")
        assert room["yours"] == [0, 1]
        private = {"event-menu", "event-ordered", "event-voted"}
        heard = {line["key"] for frame in line.frames if frame["type"] == "position" for line in frame["story"]}
        assert not heard & private, "people who share a screen hear the public story"


async def test_replay_is_closed_until_the_end_and_then_shows_only_ones_own_secrets(server: RunningServer) -> None:
    async with server.browser("Alice") as alice, server.browser("Bo") as bo:
        table, lines = await start_table(server, alice, bo)
        for path in ("match", "replay"):
            answer = await alice.http.get(f"/api/tables/{table}/{path}")
            assert answer.status_code == 400
            assert answer.json() == {"reason": {"key": "refused-not-over"}}
        await asyncio.gather(*(play_to_end(line, lambda moves: moves[0]) for line in lines))
        frames = (await bo.http.get(f"/api/tables/{table}/replay")).json()["frames"]
        assert [frame["position"] for frame in frames] == list(range(len(frames)))
        assert len(frames) > 80
        assert all(frame["seats"].keys() == {"1"} for frame in frames)
        assert all(frame["view"]["ballot"] is None for frame in frames)
        async with server.browser() as nobody:
            stranger = (await nobody.http.get(f"/api/tables/{table}/replay")).json()["frames"]
        assert all(frame["seats"] == {} for frame in stranger)
        own = {line["key"] for frame in frames for line in frame["story"]}
        public = {line["key"] for frame in stranger for line in frame["story"]}
        assert own - public == {"event-menu", "event-ordered", "event-voted"}
        assert all(told(line, names=["Alice", "Bo"]) for frame in frames for line in frame["story"])


async def test_the_lobby(server: RunningServer) -> None:
    async with server.browser("Alice") as alice, server.browser("Bo") as bo:
        secret = await alice.create_table("me", "bot", "bot", "bot")
        public = await alice.create_table("me", "open", "bot", "bot", public=True)
        mine = (await alice.http.get("/api/tables")).json()
        assert [table["id"] for table in mine["mine"]] == [public, secret]
        theirs = (await bo.http.get("/api/tables")).json()
        assert theirs["mine"] == []
        assert [table["id"] for table in theirs["open"]] == [public]
        line = await alice.open_socket(secret)
        await line.granted("start")
        assert (await alice.http.get("/api/tables")).json()["mine"][1]["your_turn"] is True


async def test_real_bots_play_in_processes_of_their_own(tmp_path: Path) -> None:
    async with run_server(tmp_path, own_bots=True) as server, server.browser("Alice") as alice:
        table = await alice.create_table("bot", "bot", "bot", "bot")
        line = await alice.open_socket(table)
        await line.granted("start")
        await line.position(5)
        processes = server.context.bot_processes
        assert processes is not None
        for pool in processes.pools:
            assert pool.pids()
            for pid in pool.pids():
                os.kill(pid, signal.SIGKILL)  # a process is lost; the match is not
        await line.status("over")
