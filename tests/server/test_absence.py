"""Clocks and absences over real sockets, with the house's time in the test's hand."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from .friends import Browser, Place, TableLine, opened, play_to_end

pytestmark = pytest.mark.anyio


class Hand:
    """The house's time, moved by hand."""

    def __init__(self, place: Place) -> None:
        self.place = place
        self.steady = 0.0
        place.house.time.steady = lambda: self.steady
        place.house.time.pulse(place.house.time.latest)

    async def pass_time(self, seconds: float) -> None:
        """Let time pass as if the storage had noted every second of it."""
        for _ in range(int(seconds)):
            self.steady += 1.0
            self.place.house.time.pulse(self.place.house.time.ran + 1.0)
            self.place.house.hall.tick()
            while self.place.house.hall.tasks:
                await asyncio.gather(*self.place.house.hall.tasks)


async def sit_down(alice: Browser, bo: Browser, clock: str) -> tuple[str, TableLine, TableLine]:
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot"}, {"kind": "bot"}]
    answer = await alice.http.post("/api/tables", json={"game": "cafe-carnage", "seats": seats, "clock": clock})
    table = answer.json()["id"]
    lines = [await alice.come_to(table), await bo.come_to(table)]
    await lines[1].granted("sit", seat=1, name="Bo")
    await lines[0].granted("start")
    return table, lines[0], lines[1]


def room_where(fits: Any) -> Any:
    return lambda frame: frame["type"] == "room" and fits(frame["room"])


async def test_a_dead_battery_does_not_kill_the_table(tmp_path: Path) -> None:
    async with opened(tmp_path) as place, place.browser("Alice") as alice, place.browser("Bo") as bo:
        table, line, other = await sit_down(alice, bo, "none")
        hand = Hand(place)
        seen = len(line.frames)
        await other.drop()
        await line.until(room_where(lambda room: not room["seats"][1]["connected"]), seen)
        await hand.pass_time(200)
        covered = await line.until(room_where(lambda room: room["seats"][1]["kind"] == "bot"))
        assert covered["room"]["seats"][1]["away"] is True
        assert covered["room"]["seats"][1]["name"] == "Bo"
        elsewhere = place.browser()
        async with elsewhere:
            back = await elsewhere.come_to(table, cookie=bo.cookie)
            assert (await back.status("playing"))["yours"] == [1], "it is his again before he sees anything"
            await asyncio.gather(*(play_to_end(one, lambda moves: moves[0]) for one in (line, back)))
            result = (await line.status("over"))["result"]
        assert result["covered"][0] == 0
        assert result["covered"][1] >= 1


async def test_a_clock_at_zero_is_everybodys_news(tmp_path: Path) -> None:
    async with opened(tmp_path) as place, place.browser("Alice") as alice, place.browser("Bo") as bo:
        _, line, other = await sit_down(alice, bo, "blitz")
        hand = Hand(place)
        frame = await line.position(2)
        assert [clock["running"] for clock in frame["clocks"]] == [True, True, False, False]
        assert all(60.0 < clock["left"] <= 70.0 for clock in frame["clocks"])
        code = frame["seats"]["0"]["moves"][0]["code"]
        await line.granted("move", seat=0, position=frame["position"], code=code)
        await hand.pass_time(75)
        after = await other.position(4)
        assert after["clocks"][1]["left"] <= 10.0
        assert after["clocks"][0]["left"] > 60.0


async def test_without_a_clock_nothing_is_said_of_time(place: Place) -> None:
    async with place.browser("Alice") as alice, place.browser("Bo") as bo:
        _, line, _ = await sit_down(alice, bo, "none")
        assert (await line.position())["clocks"] is None
