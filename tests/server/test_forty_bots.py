"""Forty bots that think at once: a person's move is kept and acknowledged while they do, and their tables go on."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from .friends import opened

pytestmark = pytest.mark.anyio

TABLES = 10


async def test_people_do_not_wait_for_bots_that_think(tmp_path: Path) -> None:
    async with opened(tmp_path, own_bots=True) as place, place.browser("Host") as host, place.browser("Ann") as ann:
        workers = place.house.workers
        assert workers is not None
        tables = [await host.lay("bot", "bot", "bot", "bot", level="chef") for _ in range(TABLES)]
        lines = [await host.come_to(table) for table in tables]
        for line in lines:
            await line.granted("start")
        table = await ann.lay("me", "local", "local", "local")
        mine = await ann.come_to(table)
        await mine.granted("start")
        while workers.open_questions < 4 * TABLES - 1:
            await asyncio.sleep(0.01)
        position = await mine.position()
        for seat in range(4):  # a whole course, with every worker busy and a line of bots behind it
            assert workers.open_questions > 1
            code = position["seats"][str(seat)]["moves"][0]["code"]
            await mine.granted("move", seat=seat, position=position["position"], code=code)
        for line in lines:
            await line.position(2)
