"""Clocks and absent players over real sockets, with a server time that the test sets."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from ..running_server import Browser, RunningServer, SocketClient, play_to_end, run_server

pytestmark = pytest.mark.anyio


class ManualTime:
    """The server time, advanced by the test."""

    def __init__(self, server: RunningServer) -> None:
        self.server = server
        self.steady = 0.0
        server.context.time.steady = lambda: self.steady
        server.context.time.pulse(server.context.time.latest)

    async def pass_time(self, seconds: float) -> None:
        """Let time pass as if the storage had noted every second of it."""
        for _ in range(int(seconds)):
            self.steady += 1.0
            self.server.context.time.pulse(self.server.context.time.ran + 1.0)
            self.server.context.registry.tick()
            while self.server.context.registry.tasks:
                await asyncio.gather(*self.server.context.registry.tasks)


async def sit_down(alice: Browser, bo: Browser, clock: str) -> tuple[str, SocketClient, SocketClient]:
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot"}, {"kind": "bot"}]
    answer = await alice.http.post("/api/tables", json={"game": "cafe-carnage", "seats": seats, "clock": clock})
    table = answer.json()["id"]
    lines = [await alice.open_socket(table), await bo.open_socket(table)]
    await lines[1].granted("sit", seat=1, name="Bo")
    await lines[0].granted("start")
    return table, lines[0], lines[1]


def room_where(fits: Any) -> Any:
    return lambda frame: frame["type"] == "room" and fits(frame["room"])


async def test_a_bot_plays_for_somebody_who_lost_the_connection(tmp_path: Path) -> None:
    async with run_server(tmp_path) as server, server.browser("Alice") as alice, server.browser("Bo") as bo:
        table, line, other = await sit_down(alice, bo, "none")
        time = ManualTime(server)
        seen = len(line.frames)
        await other.abort()
        await line.until(room_where(lambda room: not room["seats"][1]["connected"]), seen)
        await time.pass_time(200)
        covered = await line.until(room_where(lambda room: room["seats"][1]["kind"] == "bot"))
        assert covered["room"]["seats"][1]["away"] is True
        assert covered["room"]["seats"][1]["name"] == "Bo"
        elsewhere = server.browser()
        async with elsewhere:
            back = await elsewhere.open_socket(table, cookie=bo.cookie)
            assert (await back.status("playing"))["yours"] == [1], "the seat is theirs again before they see anything"
            await asyncio.gather(*(play_to_end(one, lambda moves: moves[0]) for one in (line, back)))
            result = (await line.status("over"))["result"]
        assert result["covered"][0] == 0
        assert result["covered"][1] >= 1


async def test_a_clock_at_zero_is_everybodys_news(tmp_path: Path) -> None:
    async with run_server(tmp_path) as server, server.browser("Alice") as alice, server.browser("Bo") as bo:
        _, line, other = await sit_down(alice, bo, "blitz")
        time = ManualTime(server)
        frame = await line.position(2)
        assert [clock["running"] for clock in frame["clocks"]] == [True, True, False, False]
        assert all(60.0 < clock["left"] <= 70.0 for clock in frame["clocks"])
        code = frame["seats"]["0"]["moves"][0]["code"]
        await line.granted("move", seat=0, position=frame["position"], code=code)
        await time.pass_time(75)
        after = await other.position(4)
        assert after["clocks"][1]["left"] <= 10.0
        assert after["clocks"][0]["left"] > 60.0


async def test_without_a_clock_nothing_is_said_of_time(server: RunningServer) -> None:
    async with server.browser("Alice") as alice, server.browser("Bo") as bo:
        _, line, _ = await sit_down(alice, bo, "none")
        assert (await line.position())["clocks"] is None
