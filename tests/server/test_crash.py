"""A move acknowledged is a move kept: kill -9 a real server in the middle of ten running tables."""

from __future__ import annotations

import asyncio
import json
import random
import signal
import sys
from asyncio.subprocess import PIPE, Process
from pathlib import Path
from typing import Any

import pytest

from .friends import Browser, TableLine

pytestmark = pytest.mark.anyio
TABLES = 10
ENOUGH = 250


class Server:
    """A server in a process of its own."""

    def __init__(self, process: Process, url: str) -> None:
        assert process.stderr is not None
        self.process = process
        self.url = url
        self.log = asyncio.create_task(process.stderr.read())

    async def end(self, how: signal.Signals) -> bytes:
        """End it and return what it logged."""
        self.process.send_signal(how)
        async with asyncio.timeout(20):
            await self.process.wait()
            return await self.log


async def start_server(data: Path) -> Server:
    """A server that answers."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "potluck.server", "--port", "0", "--data", str(data), stderr=PIPE
    )
    assert process.stderr is not None
    async with asyncio.timeout(60):
        while True:
            line = await process.stderr.readline()
            if line.startswith(b"{") and json.loads(line)["message"] == "listening":
                return Server(process, f"http://127.0.0.1:{json.loads(line)['port']}")


async def play_until_it_dies(line: TableLine, chance: random.Random, acked: list[int], enough: asyncio.Event) -> None:
    """Move all four seats of a pass-and-play table, noting what was acknowledged, until the line breaks."""
    start = 0
    try:
        while True:
            frame = await line.until(lambda frame: frame["type"] == "position", start)
            start = line.frames.index(frame) + 1
            for seat, view in frame["seats"].items():
                if view["pending"]:
                    move = chance.choice(view["moves"])["code"]
                    answer = await line.ask("move", seat=int(seat), position=frame["position"], code=move)
                    if answer["type"] == "ack":
                        acked.append(answer["position"])
                        if len(acked) * TABLES >= ENOUGH:
                            enough.set()
                    break
            else:
                return
    except Exception:
        return


async def test_every_acked_move_survives_kill_9(tmp_path: Path) -> None:
    server = await start_server(tmp_path)
    alice = Browser(server.url, "Alice")
    await alice.__aenter__()
    cookie = alice.cookie
    tables = [await alice.lay("me", "local", "local", "local") for _ in range(TABLES)]
    lines = [await alice.come_to(table) for table in tables]
    for line in lines:
        await line.granted("start")
    acked: list[list[int]] = [[] for _ in tables]
    enough = asyncio.Event()
    playing = [
        asyncio.create_task(play_until_it_dies(line, random.Random(number), acked[number], enough))
        for number, line in enumerate(lines)
    ]
    async with asyncio.timeout(60):
        await enough.wait()
    await server.end(signal.SIGKILL)
    await asyncio.gather(*playing)
    shown = [last_story(line) for line in lines]
    await alice.__aexit__(None, None, None)
    assert all(acked), "every table was in the middle of its match"

    again = await start_server(tmp_path)
    back = Browser(again.url)
    for number, table in enumerate(tables):
        line = await back.come_to(table, cookie=cookie)
        position = await line.position()
        assert position["position"] >= max(acked[number])
        told = [json.dumps(story) for story in position["story"]]
        assert told[: len(shown[number])] == shown[number], "all that was shown happened"
        seat, view = next((seat, view) for seat, view in position["seats"].items() if view["pending"])
        await line.granted("move", seat=int(seat), position=position["position"], code=view["moves"][0]["code"])
        await line.hang_up()
    await back.http.aclose()
    log = await again.end(signal.SIGTERM)
    assert again.process.returncode in (0, -signal.SIGTERM)
    assert not any(table.encode() in log for table in tables), "logs do not give tables away"
    assert cookie.partition("=")[2].encode() not in log


def last_story(line: TableLine) -> list[str]:
    """Every line that was told, as it was told."""
    stories: list[dict[str, Any]] = [
        story for frame in line.frames if frame["type"] == "position" for story in frame["story"]
    ]
    return [json.dumps(story) for story in stories]
