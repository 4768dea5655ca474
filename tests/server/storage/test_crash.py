"""A move acknowledged is a move kept: kill -9 a real server in the middle of ten running tables."""

from __future__ import annotations

import asyncio
import json
import random
import signal
from pathlib import Path
from typing import Any

import pytest

from ..running_server import Browser, SocketClient
from ..server_process import start_server_process

pytestmark = pytest.mark.anyio
TABLES = 10
ENOUGH = 250


async def play_until_it_dies(
    line: SocketClient, chance: random.Random, acked: list[int], enough: asyncio.Event
) -> None:
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
    server = await start_server_process(tmp_path)
    alice = Browser(server.url, "Alice")
    await alice.__aenter__()
    cookie = alice.cookie
    tables = [await alice.create_table("me", "local", "local", "local") for _ in range(TABLES)]
    lines = [await alice.open_socket(table) for table in tables]
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

    again = await start_server_process(tmp_path)
    back = Browser(again.url)
    for number, table in enumerate(tables):
        line = await back.open_socket(table, cookie=cookie)
        position = await line.position()
        assert position["position"] >= max(acked[number])
        told = [json.dumps(story) for story in position["story"]]
        assert told[: len(shown[number])] == shown[number], "all that was shown happened"
        seat, view = next((seat, view) for seat, view in position["seats"].items() if view["pending"])
        await line.granted("move", seat=int(seat), position=position["position"], code=view["moves"][0]["code"])
        await line.close()
    await back.http.aclose()
    log = await again.end(signal.SIGTERM)
    assert again.process.returncode in (0, -signal.SIGTERM)
    assert not any(table.encode() in log for table in tables), "logs do not give tables away"
    assert cookie.partition("=")[2].encode() not in log


def last_story(line: SocketClient) -> list[str]:
    """Every line that was told, as it was told."""
    stories: list[dict[str, Any]] = [
        story for frame in line.frames if frame["type"] == "position" for story in frame["story"]
    ]
    return [json.dumps(story) for story in stories]
