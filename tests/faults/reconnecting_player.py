"""A player who reconnects to any node after a lost connection and repeats unanswered moves: perhaps twice, late, or in
another order. Everything that the player was sent is kept for the checks."""

from __future__ import annotations

import asyncio
import json
import random
from contextlib import suppress
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from potluck.server.protocol import VERSION

from .node_process import NodeProcess


class ReconnectingPlayer:
    """One seat at one table."""

    def __init__(self, table: str, seat: int, cookie: str, nodes: list[NodeProcess], chance: random.Random) -> None:
        self.table = table
        self.seat = seat
        self.cookie = cookie
        self.nodes = nodes
        self.chance = chance
        self.acked: dict[str, int] = {}
        self.seen: dict[int, Any] = {}
        self.sent: dict[str, dict[str, Any]] = {}
        self.over = asyncio.Event()
        self.socket: ClientConnection | None = None
        self.count = 0
        self.lost = 0

    async def play(self) -> None:
        """Play to the end, whatever happens."""
        while not self.over.is_set():
            url = self.chance.choice(self.nodes).url.replace("http", "ws", 1)
            with suppress(Exception):
                async with asyncio.timeout(5):
                    self.socket = await connect(
                        f"{url}/api/tables/{self.table}/socket",
                        additional_headers={"cookie": self.cookie},
                        ping_interval=1,
                        ping_timeout=2,
                    )
                await self._sit()
            self.lost += 1
            if self.socket is not None:
                self.socket.transport.abort()
            await asyncio.sleep(0.05)

    async def _sit(self) -> None:
        assert self.socket is not None
        have = max(self.seen, default=-1)
        await self._say({"type": "hello", "version": VERSION, "have": {"position": have, "chat": 0}})
        again = list(self.sent.values())
        self.chance.shuffle(again)
        for move in again:  # out of order, and perhaps twice
            for _ in range(self.chance.choice((1, 1, 2))):
                await self._say(move)
        async for frame in self.socket:
            await self._hear(json.loads(frame))
            if self.over.is_set():
                return

    async def _say(self, message: dict[str, Any]) -> None:
        assert self.socket is not None
        await self.socket.send(json.dumps(message))

    async def _hear(self, frame: dict[str, Any]) -> None:
        match frame["type"]:
            case "ack":
                if frame["ref"] in self.sent:
                    del self.sent[frame["ref"]]
                    self.acked[frame["ref"]] = frame["position"]
            case "refused":
                if frame["reason"]["key"] != "refused-request-failed":
                    self.sent.pop(frame["ref"], None)
                elif frame["ref"] in self.sent:
                    await asyncio.sleep(0.1)
                    await self._say(self.sent[frame["ref"]])
            case "room":
                if frame["room"]["status"] == "over":
                    self.over.set()
            case "position":
                await self._look(frame)

    async def _look(self, frame: dict[str, Any]) -> None:
        view = frame["seats"].get(str(self.seat))
        assert view is not None, "a seat stays its owner's"
        assert self.seen.get(frame["position"], view) == view, "one position, one picture"
        self.seen[frame["position"]] = view
        if not view["pending"]:
            return
        if any(move["position"] == frame["position"] for move in self.sent.values()):
            return
        await asyncio.sleep(self.chance.uniform(0.0, 0.02))
        self.count += 1
        ref = f"{self.seat}-{self.count}"
        move = {
            "type": "move",
            "ref": ref,
            "seat": self.seat,
            "position": frame["position"],
            "code": self.chance.choice(view["moves"])["code"],
        }
        self.sent[ref] = move
        await self._say(move)
        if self.chance.random() < 0.1:
            await self._say(move)
