"""Forty bots that think at once: a person's move is kept and acknowledged while they do, and their tables go on."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from .running_server import run_server

pytestmark = pytest.mark.anyio

TABLES = 10


async def test_people_do_not_wait_for_bots_that_think(tmp_path: Path) -> None:
    async with (
        run_server(tmp_path, own_bots=True) as server,
        server.browser("Host") as host,
        server.browser("Ann") as ann,
    ):
        processes = server.context.bot_processes
        assert processes is not None
        tables = [await host.create_table("bot", "bot", "bot", "bot", level="chef") for _ in range(TABLES)]
        lines = [await host.open_socket(table) for table in tables]
        for line in lines:
            await line.granted("start")
        table = await ann.create_table("me", "local", "local", "local")
        mine = await ann.open_socket(table)
        await mine.granted("start")
        while processes.open_questions < 4 * TABLES - 1:
            await asyncio.sleep(0.01)
        position = await mine.position()
        for seat in range(4):  # a whole course, with every worker busy and a line of bots behind it
            assert processes.open_questions > 1
            code = position["seats"][str(seat)]["moves"][0]["code"]
            await mine.granted("move", seat=seat, position=position["position"], code=code)
        for line in lines:
            await line.position(2)
