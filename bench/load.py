"""Load on the server, by protocol: `python bench/load.py [--tables 40] [--seconds 20] [--paced 1000]`.

Opens tables of five seats, a screen each, and plays them. A move counts when it is acknowledged, which is after it was
synced to disk; its latency is from sending it to the last of the five screens that shows it. The generator runs on
the same machine and in one process. First as fast as the server goes, then `--paced` tables at human pace.
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import os
import random
import shutil
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import httpx
import msgspec
import psutil

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))
GAME, SEATS = "cafe-carnage", 5
ROOMY = [
    "REQUESTS_A_SECOND",
    "REQUESTS_AT_ONCE",
    "MESSAGES_A_SECOND",
    "MESSAGES_AT_ONCE",
    "TABLES_A_MINUTE",
    "UNFINISHED_TABLES",
    "LINES_AN_ADDRESS",
]


class Offer(msgspec.Struct):
    code: int


class Seat(msgspec.Struct):
    pending: bool
    moves: list[Offer]


class Room(msgspec.Struct):
    status: str


class Frame(msgspec.Struct):
    type: str
    position: int = -1
    seats: dict[str, Seat] = {}
    ref: str = ""
    room: Room | None = None


read = msgspec.json.Decoder(Frame).decode


class Screen(asyncio.Protocol):
    """One seat's socket, as thin as it can be: text frames only."""

    def __init__(self, table: Table, seat: int, path: str, cookie: str) -> None:
        self.table, self.seat, self.path, self.cookie = table, seat, path, cookie
        self.buffer = bytearray()
        self.open = False
        self.count = 0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = transport
        key = base64.b64encode(os.urandom(16)).decode()
        transport.write(
            f"GET {self.path} HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\nCookie: {self.cookie}\r\n\r\n".encode()
        )

    def say(self, message: bytes) -> None:
        mask = b"\0\0\0\0"
        size = len(message)
        head = bytes((0x81, 0x80 | size)) if size < 126 else bytes((0x81, 0xFE)) + size.to_bytes(2, "big")
        self.transport.write(head + mask + message)

    def data_received(self, data: bytes) -> None:
        buffer = self.buffer
        buffer += data
        if not self.open:
            end = buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            assert buffer.startswith(b"HTTP/1.1 101"), bytes(buffer[:200])
            del buffer[: end + 4]
            self.open = True
            self.say(b'{"type":"hello","version":1,"have":{"position":-1,"chat":0}}')
            if self.seat and not self.table.seated[self.seat]:
                self.say(b'{"type":"sit","ref":"sit","seat":%d,"name":"P%d"}' % (self.seat, self.seat))
        at = 0
        while len(buffer) - at >= 2:
            size, head = buffer[at + 1] & 127, 2
            if size == 126:
                size, head = int.from_bytes(buffer[at + 2 : at + 4], "big"), 4
            elif size == 127:
                size, head = int.from_bytes(buffer[at + 2 : at + 10], "big"), 10
            if len(buffer) - at < head + size:
                break
            if buffer[at] & 15 == 1:
                self.table.hear(self, read(bytes(buffer[at + head : at + head + size])))
            at += head + size
        del buffer[:at]


class Table:
    """Five screens that play each other."""

    def __init__(self, load: Load) -> None:
        self.load = load
        self.screens: list[Screen] = []

    async def lay(self) -> None:
        self.at = [-1] * SEATS
        self.decided = [-1] * SEATS
        self.sent: dict[str, tuple[float, int]] = {}
        self.waiting: list[tuple[int, float]] = []
        self.seated = [True] + [False] * (SEATS - 1)
        self.over = False
        load = self.load
        seats = [{"kind": "me"}] + [{"kind": "open"}] * (SEATS - 1)
        url = random.choice(load.urls)
        headers = {"cookie": load.cookies[0]}
        answer = await load.http.post(f"{url}/api/tables", json={"game": GAME, "seats": seats}, headers=headers)
        self.id = answer.json()["id"]
        for screen in self.screens:
            screen.transport.abort()
        loop = asyncio.get_running_loop()
        self.screens = []
        for seat in range(SEATS):
            host, port = load.address(seat)
            path = f"/api/tables/{self.id}/socket"
            _, screen = await loop.create_connection(
                lambda seat=seat, path=path: Screen(self, seat, path, load.cookies[seat]), host, port
            )
            self.screens.append(screen)

    def hear(self, screen: Screen, frame: Frame) -> None:
        kind = frame.type
        if kind == "position":
            self.see(screen, frame)
        elif kind == "ack":
            if frame.ref == "sit":
                self.seated[screen.seat] = True
                if all(self.seated):
                    self.screens[0].say(b'{"type":"start","ref":"start"}')
            elif frame.ref in self.sent:
                began, _ = self.sent.pop(frame.ref)
                self.load.kept += 1
                self.waiting.append((frame.position, began))
                self.settle()
        elif kind == "refused":
            self.load.refused += 1
            self.sent.pop(frame.ref, None)
        elif kind == "room" and frame.room is not None and frame.room.status == "over" and not self.over:
            self.over = True
            self.load.matches += 1
            self.load.start(self.lay())

    def see(self, screen: Screen, frame: Frame) -> None:
        seat = screen.seat
        self.at[seat] = frame.position
        if self.waiting:
            self.settle()
        mine = frame.seats.get(str(seat))
        if mine is None or not mine.pending or not mine.moves:
            return
        if any(owner == seat for _, owner in self.sent.values()):
            return
        code = random.choice(mine.moves).code
        if self.load.pace:
            delay = random.uniform(0.5, 1.5) * self.load.pace
            asyncio.get_running_loop().call_later(delay, self.move, screen, self.id, code)
        else:
            self.move(screen, self.id, code)

    def move(self, screen: Screen, id: str, code: int) -> None:
        if id != self.id or self.over or any(owner == screen.seat for _, owner in self.sent.values()):
            return
        screen.count += 1
        ref = f"{screen.seat}-{screen.count}"
        self.sent[ref] = (time.perf_counter(), screen.seat)
        position = self.at[screen.seat]
        screen.say(
            b'{"type":"move","ref":"%s","seat":%d,"position":%d,"code":%d}'
            % (ref.encode(), screen.seat, position, code)
        )

    def settle(self) -> None:
        shown = min(self.at)
        now = time.perf_counter()
        for position, began in self.waiting:
            if position <= shown:
                self.load.took.append(now - began)
        self.waiting = [pair for pair in self.waiting if pair[0] > shown]


class Load:
    """Many tables, and what came of them."""

    def __init__(self, urls: list[str], pace: float, pids: list[int]) -> None:
        self.urls = urls
        self.pids = pids
        self.pace = pace
        self.kept = self.refused = self.matches = 0
        self.took: list[float] = []
        self.tasks: set[asyncio.Task[None]] = set()

    def address(self, seat: int) -> tuple[str, int]:
        host, port = self.urls[seat % len(self.urls)].removeprefix("http://").split(":")
        return host, int(port)

    def cpu(self) -> float:
        """Seconds of processor time that the nodes have used."""
        return sum(sum(psutil.Process(pid).cpu_times()[:2]) for pid in self.pids)

    def start(self, work: object) -> None:
        task = asyncio.ensure_future(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def run(self, tables: int, seconds: float) -> dict[str, float]:
        async with httpx.AsyncClient(verify=False, timeout=60) as self.http:
            self.cookies = []
            for seat in range(SEATS):
                answer = await self.http.put(
                    f"{self.urls[0]}/api/me", json={"name": f"P{seat}"}, headers={"cookie": ""}
                )
                self.cookies.append(answer.headers["set-cookie"].split(";")[0])
                self.http.cookies.clear()
            for _ in range(tables):
                await Table(self).lay()
            await asyncio.sleep(min(5.0, seconds / 4))
            self.kept, self.took = 0, []
            began, served, made = time.perf_counter(), self.cpu(), time.process_time()
            await asyncio.sleep(seconds)
            served, made = self.cpu() - served, time.process_time() - made
            spent = time.perf_counter() - began
            kept, took = self.kept, sorted(self.took)
            for task in list(self.tasks):
                task.cancel()
        cut = statistics.quantiles(took, n=100) if len(took) > 1 else [0.0] * 99
        return {"moves/s": kept / spent, "p50": cut[49] * 1e3, "p95": cut[94] * 1e3, "p99": cut[98] * 1e3} | {
            "server": served / max(1, kept) * 1e3,
            "generator": made / max(1, kept) * 1e3,
        }


def free_port() -> int:
    with socket.socket() as bound:
        bound.bind(("127.0.0.1", 0))
        return int(bound.getsockname()[1])


def serve(nodes: int, database: str, folder: Path) -> tuple[list[subprocess.Popen[bytes]], list[str]]:
    """Start some nodes and wait until they answer."""
    limits = {f"POTLUCK_LIMIT_{name}": "1000000" for name in ROOMY}
    processes, urls = [], []
    for number in range(nodes):
        port = free_port()
        command = [sys.executable, "-m", "potluck.server", "--port", str(port), "--data", str(folder / str(number))]
        command += ["--database", database] if database else []
        log = (folder / f"{number}.log").open("wb")
        processes.append(subprocess.Popen(command, stderr=log, env={**os.environ, **limits}))
        urls.append(f"http://127.0.0.1:{port}")
    for url in urls:
        while True:
            try:
                if httpx.get(f"{url}/readyz", timeout=5).status_code == 200:
                    break
            except httpx.HTTPError:
                time.sleep(0.1)
    return processes, urls


def measure(name: str, nodes: int, database: str, tables: int, seconds: float, pace: float) -> None:
    """One line of the table."""
    folder = Path(tempfile.mkdtemp(prefix="potluck-load-"))
    processes, urls = serve(nodes, database, folder)
    try:
        before = sum(psutil.Process(process.pid).memory_info().rss for process in processes)
        load = Load(urls, pace, [process.pid for process in processes])
        found = asyncio.run(load.run(tables, seconds))
        after = sum(psutil.Process(process.pid).memory_info().rss for process in processes)
    finally:
        for process in processes:
            process.send_signal(signal.SIGKILL)
            process.wait()
        shutil.rmtree(folder, ignore_errors=True)
    memory = (after - before) / tables / 1024
    print(
        f"| {name} | {nodes} | {tables} | {found['moves/s']:,.0f} | {found['p50']:.1f} | {found['p95']:.1f} "
        f"| {found['p99']:.1f} | {found['server']:.2f} | {found['generator']:.2f} "
        f"| {memory:.0f} | {load.matches} | {load.refused} |",
        flush=True,
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=40)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--paced", type=int, default=1000, help="tables at human pace; 0 for none")
    parser.add_argument("--pace", type=float, default=20.0, help="seconds a decision at human pace")
    parser.add_argument("--only", help="sqlite or postgresql")
    given = parser.parse_args()
    try:
        import uvloop

        uvloop.install()
    except ImportError:
        print("without uvloop the generator is slower")
    print("| storage | nodes | tables | kept moves/s | p50 ms | p95 ms | p99 ms ", end="")
    print("| CPU ms a move, server | generator | kB a table | matches | refused |")
    print("|---" * 12 + "|")
    postgres = None
    if given.only != "sqlite":
        from postgres import Postgres

        postgres = Postgres()
    try:
        for storage, nodes in (("sqlite", 1), ("postgresql", 1), ("postgresql", 2)):
            if given.only not in (None, storage):
                continue
            database = "" if postgres is None or storage == "sqlite" else asyncio.run(postgres.new_database())
            measure(storage, nodes, database, given.tables, given.seconds, 0.0)
        if given.paced and given.only != "postgresql":
            measure("sqlite, paced", 1, "", given.paced, given.seconds, given.pace)
    finally:
        if postgres is not None:
            postgres.close()


if __name__ == "__main__":
    main()
