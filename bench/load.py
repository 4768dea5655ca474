"""Load on the server, by protocol: `python bench/load.py [--tables 40] [--seconds 20] [--paced 1000]`.

Opens tables of five seats, a screen each, and plays them. A move counts when it is acknowledged, which is after it was
synced to disk; its latency is from sending it to the last of the five screens that shows it. The generator runs on
the same machine and in one process. First as fast as the server goes, then `--paced` tables at human pace.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import re
import shutil
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import msgspec
import psutil

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))
from thin import Thin

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


OFFER = re.compile(rb'\{"code":(\d+)')
POSITION = b'{"type":"position","position":'
ACK = b'{"type":"ack","ref":"'
PENDING = b'"pending":true,"moves":['


class Screen(Thin):
    """One seat's socket: of what it is sent it reads only what a player has to know."""

    def __init__(self, table: Table, seat: int, path: str, cookie: str) -> None:
        super().__init__(path, cookie)
        self.table, self.seat = table, seat
        self.count = 0
        self.at = -1
        #: The offers of the last position, if it was not answered yet; and when the move was sent that is under way.
        self.offers = b""
        self.began = 0.0

    def opened(self) -> None:
        self.say(b'{"type":"hello","version":1,"have":{"position":-1,"chat":0}}')
        if self.seat:
            self.say(b'{"type":"sit","ref":"sit","seat":%d,"name":"P%d"}' % (self.seat, self.seat))

    def hear(self, data: bytes, start: int, end: int) -> None:
        if data.startswith(POSITION, start):
            start += len(POSITION)
            self.at = int(data[start : data.index(b",", start)])
            offers = data.rfind(PENDING, start, end)
            self.offers = data[offers:end] if offers >= 0 else b""
            if self.table.waiting:
                self.table.settle()
            if self.offers and not self.began:
                self.think()
        elif data.startswith(ACK, start):
            self.table.granted(self, msgspec.json.decode(data[start:end]))
        else:
            self.table.hear(self, msgspec.json.decode(data[start:end]))

    def think(self) -> None:
        load = self.table.load
        if not self.table.playing:
            return
        if load.pace:
            delay = random.uniform(0.5, 1.5) * load.pace
            asyncio.get_running_loop().call_later(delay, self.move)
        else:
            self.move()

    def move(self) -> None:
        codes = OFFER.findall(self.offers)
        if not codes or self.began or self.table.over:
            return
        self.offers = b""
        self.count += 1
        self.began = time.perf_counter()
        self.say(
            b'{"type":"move","ref":"%d-%d","seat":%d,"position":%d,"code":%s}'
            % (self.seat, self.count, self.seat, self.at, random.choice(codes))
        )


class Table:
    """Five screens that play each other."""

    def __init__(self, load: Load) -> None:
        self.load = load
        self.screens: list[Screen] = []
        self.waiting: list[tuple[int, float]] = []
        self.seated = 1
        self.playing = self.over = False
        self.started = asyncio.Event()

    async def lay(self) -> None:
        """Lay the table and let everybody sit down; the match begins, but nobody moves yet."""
        load = self.load
        seats = [{"kind": "me"}] + [{"kind": "open"}] * (SEATS - 1)
        headers = {"cookie": load.cookies[0]}
        url = random.choice(load.urls)
        answer = await load.http.post(f"{url}/api/tables", json={"game": GAME, "seats": seats}, headers=headers)
        path = f"/api/tables/{answer.json()['id']}/socket"
        loop = asyncio.get_running_loop()
        for seat in range(SEATS):
            screen = Screen(self, seat, path, load.cookies[seat])
            self.screens.append(screen)
            await loop.create_connection(lambda screen=screen: screen, *load.address(seat))
        await self.started.wait()

    def play(self) -> None:
        self.playing = True
        for screen in self.screens:
            if screen.offers:
                screen.think()

    def leave(self) -> None:
        for screen in self.screens:
            screen.transport.abort()

    def granted(self, screen: Screen, frame: dict[str, Any]) -> None:
        if frame["ref"] == "sit":
            self.seated += 1
            if self.seated == SEATS:
                self.screens[0].say(b'{"type":"start","ref":"start"}')
        elif frame["ref"] == "start":
            self.started.set()
        else:
            self.load.kept += 1
            self.waiting.append((frame["position"], screen.began))
            screen.began = 0.0
            self.settle()
            if screen.offers:
                screen.think()

    def hear(self, screen: Screen, frame: dict[str, Any]) -> None:
        if frame["type"] == "refused":
            self.load.refused += 1
            screen.began = 0.0
            if screen.offers:
                screen.think()
        elif frame["type"] == "room" and frame["room"]["status"] == "over" and not self.over:
            self.over = True
            self.load.matches += 1
            self.load.next_table(self)

    def settle(self) -> None:
        shown = min([screen.at for screen in self.screens])
        now = time.perf_counter()
        took = self.load.took
        later = []
        for pair in self.waiting:
            if pair[0] <= shown:
                took.append(now - pair[1])
            else:
                later.append(pair)
        self.waiting = later


class Load:
    """Many tables, and what came of them."""

    def __init__(self, urls: list[str], pace: float, pids: list[int]) -> None:
        self.urls = urls
        self.pids = pids
        self.pace = pace
        self.kept = self.refused = self.matches = 0
        self.took: list[float] = []
        self.ready: list[Table] = []
        self.over: asyncio.Event

    def address(self, seat: int) -> tuple[str, int]:
        host, port = self.urls[seat % len(self.urls)].removeprefix("http://").split(":")
        return host, int(port)

    def cpu(self) -> float:
        """Seconds of processor time that the nodes have used."""
        return sum(sum(psutil.Process(pid).cpu_times()[:2]) for pid in self.pids)

    def next_table(self, done: Table) -> None:
        """Go on at a table that was laid before."""
        if self.ready:
            self.ready.pop().play()
        else:
            self.over.set()

    async def meet(self) -> None:
        """Five people, known to the house."""
        self.cookies = []
        for seat in range(SEATS):
            answer = await self.http.put(f"{self.urls[0]}/api/me", json={"name": f"P{seat}"}, headers={"cookie": ""})
            self.cookies.append(answer.headers["set-cookie"].split(";")[0])
            self.http.cookies.clear()

    async def run(self, tables: int, ahead: int, seconds: float) -> dict[str, float]:
        """Lay all tables first; then play some at once, each followed by the next, until one finds none left."""
        self.over = asyncio.Event()
        async with httpx.AsyncClient(verify=False, timeout=60) as self.http:
            await self.meet()
            laid = [Table(self) for _ in range(tables + ahead)]
            for few in range(0, len(laid), 8):
                await asyncio.gather(*(table.lay() for table in laid[few : few + 8]))
            self.ready = laid[tables:]
            for table in laid[:tables]:
                table.play()
            await asyncio.sleep(min(2.0, seconds / 4))
            self.kept, self.took = 0, []
            began, served, made = time.perf_counter(), self.cpu(), time.process_time()
            with suppress(TimeoutError):
                await asyncio.wait_for(self.over.wait(), seconds)
            served, made = self.cpu() - served, time.process_time() - made
            spent = time.perf_counter() - began
            kept, took = self.kept, sorted(self.took)
            for table in laid:
                table.leave()
        cut = statistics.quantiles(took, n=100) if len(took) > 1 else [0.0] * 99
        return {"moves/s": kept / spent, "p50": cut[49] * 1e3, "p95": cut[94] * 1e3, "p99": cut[98] * 1e3} | {
            "server": served / max(1, kept) * 1e6,
            "generator": made / max(1, kept) * 1e6,
            "seconds": spent,
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


def measure(name: str, nodes: int, database: str, tables: int, ahead: int, seconds: float, pace: float) -> None:
    """One line of the table."""
    folder = Path(tempfile.mkdtemp(prefix="potluck-load-"))
    processes, urls = serve(nodes, database, folder)
    try:
        before = sum(psutil.Process(process.pid).memory_info().rss for process in processes)
        load = Load(urls, pace, [process.pid for process in processes])
        found = asyncio.run(load.run(tables, ahead, seconds))
        after = sum(psutil.Process(process.pid).memory_info().rss for process in processes)
    finally:
        for process in processes:
            process.send_signal(signal.SIGKILL)
            process.wait()
        shutil.rmtree(folder, ignore_errors=True)
    memory = (after - before) / (tables + ahead) / 1024
    print(
        f"| {name} | {nodes} | {tables} | {found['moves/s']:,.0f} | {found['p50']:.1f} | {found['p95']:.1f} "
        f"| {found['p99']:.1f} | {found['server']:.0f} | {found['generator']:.0f} "
        f"| {memory:.0f} | {load.matches} | {load.refused} |",
        flush=True,
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=40)
    parser.add_argument("--ahead", type=int, default=300, help="tables laid beforehand, to go on at")
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
    print("| CPU µs a move, server | generator | kB a table | matches | refused |")
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
            measure(storage, nodes, database, given.tables, given.ahead, given.seconds, 0.0)
        if given.paced and given.only != "postgresql":
            measure("sqlite, paced", 1, "", given.paced, 0, given.seconds, given.pace)
    finally:
        if postgres is not None:
            postgres.close()


if __name__ == "__main__":
    main()
