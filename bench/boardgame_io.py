"""boardgame.io under the same load: its own server in memory, five screens a match, moves at once.

It is fetched by npm into a scratch folder on first use; where there is no Node, there is no peer.
"""

from __future__ import annotations

import asyncio
import os
import random
import re
import shutil
import subprocess
import tempfile
import time
from contextlib import suppress
from pathlib import Path

import psutil
from raw_websocket import RawWebSocket

VERSION = "0.50.2"
SEATS, ROUNDS = 5, 20
DONE = re.compile(rb'"done":\[([\d,]+)\]')
PATH = "/socket.io/?EIO=4&transport=websocket"


def install() -> Path | None:
    """Where boardgame.io is, fetched if need be; None where it cannot be had."""
    npm, node = shutil.which("npm"), shutil.which("node")
    if npm is None or node is None:
        return None
    folder = Path(tempfile.gettempdir()) / f"potluck-peer-{VERSION}"
    if not (folder / "node_modules" / "boardgame.io" / "dist").is_dir():
        folder.mkdir(exist_ok=True)
        (folder / "package.json").write_text('{"private": true}')
        fetch = [npm, "install", "--ignore-scripts", "--no-audit", "--no-fund", f"boardgame.io@{VERSION}"]
        if subprocess.run(fetch, cwd=folder, capture_output=True, check=False).returncode:
            return None
    return folder


class Screen(RawWebSocket):
    """One player's socket, in the words of socket.io."""

    def __init__(self, match: Match, seat: int) -> None:
        super().__init__(PATH)
        self.match, self.seat = match, seat
        self.done = [0] * SEATS
        self.began = 0.0

    def hear(self, data: bytes, start: int, end: int) -> None:
        kind = data[start : start + 2]
        if kind == b"42":
            found = DONE.search(data, start, end)
            if found is not None:
                self.see([int(number) for number in found[1].split(b",")])
        elif kind[:1] == b"2":
            self.say(b"3")
        elif kind == b"40":
            self.say(b'42/dinner,["sync","%s","%d",null,%d]' % (self.match.id, self.seat, SEATS))
        elif kind[:1] == b"0":
            self.say(b"40/dinner,")

    def see(self, done: list[int]) -> None:
        self.done = done
        match = self.match
        match.settle()
        if self.began and done[self.seat] > self.at:
            match.load.kept += 1
            self.began = 0.0
        if match.playing and not self.began and done[self.seat] == min(done) < ROUNDS:
            self.move()
        elif min(done) >= ROUNDS and not match.over:
            match.over = True
            match.load.matches += 1
            match.load.next_match()

    def move(self) -> None:
        self.at = self.done[self.seat]
        self.began = time.perf_counter()
        self.match.waiting.append((self.seat, self.at + 1, self.began))
        self.say(
            b'42/dinner,["update",{"type":"MAKE_MOVE","payload":{"type":"order","args":[%d],"playerID":"%d"}},0,"%s","%d"]'
            % (random.randrange(5), self.seat, self.match.id, self.seat)
        )


class Match:
    """Five screens that play each other."""

    def __init__(self, load: PeerLoad, number: int) -> None:
        self.load = load
        self.id = b"m%d" % number
        self.playing = self.over = False
        self.waiting: list[tuple[int, int, float]] = []
        self.screens = [Screen(self, seat) for seat in range(SEATS)]

    async def create(self, port: int) -> None:
        for screen in self.screens:
            await asyncio.get_running_loop().create_connection(lambda screen=screen: screen, "127.0.0.1", port)

    def play(self) -> None:
        self.playing = True
        for screen in self.screens:
            screen.move()

    def settle(self) -> None:
        now = time.perf_counter()
        later = []
        for seat, number, began in self.waiting:
            if all(screen.done[seat] >= number for screen in self.screens):
                self.load.took.append(now - began)
            else:
                later.append((seat, number, began))
        self.waiting = later


class PeerLoad:
    """As many matches at once as our own tables."""

    def __init__(self, port: int, pid: int) -> None:
        self.port = port
        self.process = psutil.Process(pid)
        self.kept = self.matches = 0
        self.took: list[float] = []
        self.ready: list[Match] = []

    def next_match(self) -> None:
        if self.ready:
            self.ready.pop().play()
        else:
            self.over.set()

    async def run(self, tables: int, ahead: int, seconds: float) -> tuple[float, list[float], float, float, float]:
        """Moves a second, latencies, processor time of server and generator a move, memory a match."""
        self.over = asyncio.Event()
        before = self.process.memory_info().rss
        created = [Match(self, number) for number in range(tables + ahead)]
        for match in created:
            await match.create(self.port)
        await asyncio.sleep(2.0)
        self.ready = created[tables:]
        for match in created[:tables]:
            match.play()
        await asyncio.sleep(min(2.0, seconds / 4))
        self.kept, self.took = 0, []
        began, served, made = time.perf_counter(), sum(self.process.cpu_times()[:2]), time.process_time()
        with suppress(TimeoutError):
            await asyncio.wait_for(self.over.wait(), seconds)
        spent = time.perf_counter() - began
        served, made = sum(self.process.cpu_times()[:2]) - served, time.process_time() - made
        memory = (self.process.memory_info().rss - before) / len(created)
        return self.kept / spent, sorted(self.took), served / max(1, self.kept), made / max(1, self.kept), memory


def serve(folder: Path, port: int) -> subprocess.Popen[bytes]:
    """Start boardgame.io's server and wait until it listens."""
    script = Path(__file__).parent.absolute() / "boardgame_io.cjs"
    environment = {**os.environ, "NODE_ENV": "production"}
    process = subprocess.Popen(["node", str(script), str(port)], cwd=folder, env=environment, stdout=subprocess.DEVNULL)
    while True:
        try:
            asyncio.run(knock(port))
            return process
        except OSError:
            time.sleep(0.1)


async def knock(port: int) -> None:
    """Raise where nobody listens."""
    _, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.close()
