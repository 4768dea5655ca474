"""Load on the server, by protocol: `python bench/load.py [--tables 40] [--seconds 20] [--paced 1000]`.

Tables of five seats, a screen each, are created beforehand; then some are played at once, each followed by the next. A
move counts when it is acknowledged, which is after it was synced to disk; its latency is from sending it to the last
of the five screens that shows it. Server, database and generator share the machine. Then `--paced` tables at human
pace, and boardgame.io's own server with the same shape of load. `--matches 10000` plays whole matches one after
another, laying and leaving included, and watches the server's memory.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
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
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import msgspec
import psutil

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))
import boardgame_io
from raw_websocket import RawWebSocket

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


class Screen(RawWebSocket):
    """One seat's socket: of what it is sent it reads only what a player has to know."""

    def __init__(self, table: Table, seat: int, path: str, cookie: str) -> None:
        super().__init__(path, cookie)
        self.table, self.seat = table, seat
        self.count = 0
        self.at = -1
        #: The offers of the last position, if it was not answered yet; and when the move was sent that is under way.
        self.offers = b""
        self.began = 0.0
        self.thinking = False

    def opened(self) -> None:
        self.say(b'{"type":"hello","version":2,"have":{"position":-1,"chat":0}}')
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

    def cut_off(self) -> None:
        self.table.load.lost[self.farewell] += 1
        self.table.started.set()  # or whoever creates it would wait for ever

    def think(self) -> None:
        load = self.table.load
        if not self.table.playing or self.thinking:
            return
        if load.pace:  # what others do meanwhile does not make anybody think anew
            self.thinking = True
            delay = random.uniform(0.5, 1.5) * load.pace
            asyncio.get_running_loop().call_later(delay, self.move)
        else:
            self.move()

    def move(self) -> None:
        self.thinking = False
        codes = OFFER.findall(self.offers)
        if not codes or self.began or self.table.over or not self.open:
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
        self.ended = asyncio.Event()

    async def create(self) -> None:
        """Create the table and let everybody sit down; the match begins, but nobody moves yet."""
        load = self.load
        seats = [{"kind": "me"}] + [{"kind": "open"}] * (SEATS - 1)
        headers = {"cookie": load.cookies[0]}
        number = load.created
        load.created += 1
        url = load.urls[number % len(load.urls)]
        answer = await load.http.post(f"{url}/api/tables", json={"game": GAME, "seats": seats}, headers=headers)
        path = f"/api/tables/{answer.json()['id']}/socket"
        loop = asyncio.get_running_loop()
        for seat in range(SEATS):
            screen = Screen(self, seat, path, load.cookies[seat])
            self.screens.append(screen)
            await loop.create_connection(lambda screen=screen: screen, *load.address(number, seat))
        await self.started.wait()

    def play(self) -> None:
        self.playing = True
        for screen in self.screens:
            if screen.offers:
                screen.think()

    def leave(self) -> None:
        for screen in self.screens:
            screen.hang_up()

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
            self.ended.set()
            self.load.matches += 1
            self.load.next_table()

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

    def __init__(self, urls: list[str], pace: float, pids: list[int], together: bool = True) -> None:
        self.urls = urls
        self.together = together
        self.created = 0
        self.pids = pids
        self.pace = pace
        self.kept = self.refused = self.matches = 0
        #: Connections that the server ended, by what it said.
        self.lost: Counter[str] = Counter()
        self.took: list[float] = []
        self.ready: list[Table] = []
        self.over = asyncio.Event()

    def address(self, table: int, seat: int) -> tuple[str, int]:
        """Where a seat of a table connects: friends at the same node, or spread over all."""
        number = table if self.together else seat
        host, port = self.urls[number % len(self.urls)].removeprefix("http://").split(":")
        return host, int(port)

    def cpu(self) -> float:
        """Seconds of processor time that the nodes have used."""
        return sum(sum(psutil.Process(pid).cpu_times()[:2]) for pid in self.pids)

    def next_table(self) -> None:
        """Go on at a table that was created before."""
        if self.ready:
            self.ready.pop().play()
        else:
            self.over.set()

    async def meet(self) -> None:
        """Five people, known to the server."""
        self.cookies = []
        for seat in range(SEATS):
            answer = await self.http.put(f"{self.urls[0]}/api/me", json={"name": f"P{seat}"}, headers={"cookie": ""})
            self.cookies.append(answer.headers["set-cookie"].split(";")[0])
            self.http.cookies.clear()

    async def run(self, tables: int, ahead: int, seconds: float) -> dict[str, float]:
        """Create all tables first; then play some at once, each followed by the next, until one finds none left."""
        gc.disable()  # the generator's pauses are not the server's
        async with httpx.AsyncClient(verify=False, timeout=60) as self.http:
            await self.meet()
            created = [Table(self) for _ in range(tables + ahead)]
            for few in range(0, len(created), 8):
                await asyncio.gather(*(table.create() for table in created[few : few + 8]))
            self.ready = created[tables:]
            for table in created[:tables]:
                table.play()
            await asyncio.sleep(1.5 * self.pace or min(2.0, seconds / 4))
            self.kept, self.took = 0, []
            began, served, made = time.perf_counter(), self.cpu(), time.process_time()
            with suppress(TimeoutError):
                await asyncio.wait_for(self.over.wait(), seconds)
            served, made = self.cpu() - served, time.process_time() - made
            spent = time.perf_counter() - began
            kept, took = self.kept, sorted(self.took)
            for table in created:
                table.leave()
        return figures(kept / spent, took) | {
            "server": served / max(1, kept) * 1e6,
            "generator": made / max(1, kept) * 1e6,
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


class Way(NamedTuple):
    """A way to serve: on what, by how many nodes, and where the friends of a table are connected."""

    name: str
    storage: str
    nodes: int = 1
    together: bool = True


WAYS = [
    Way("SQLite", "sqlite"),
    Way("PostgreSQL", "postgresql"),
    Way("PostgreSQL, 2 nodes, a table at one", "postgresql", 2),
    Way("PostgreSQL, 2 nodes, a table at both", "postgresql", 2, together=False),
]


class Nodes:
    """Servers of our own, started and ended."""

    def __init__(self, way: Way, database: str) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="potluck-load-"))
        self.processes, self.urls = serve(way.nodes, database, self.folder)
        self.pids = [process.pid for process in self.processes]

    def memory(self) -> int:
        return sum(int(psutil.Process(pid).memory_info().rss) for pid in self.pids)

    def close(self) -> None:
        for process in self.processes:
            process.send_signal(signal.SIGKILL)
            process.wait()
        shutil.rmtree(self.folder, ignore_errors=True)


def measure(way: Way, database: str, tables: int, ahead: int, seconds: float, pace: float) -> float:
    """One line of the table; moves a second."""
    nodes = Nodes(way, database)
    try:
        before = nodes.memory()
        load = Load(nodes.urls, pace, nodes.pids, way.together)
        found = asyncio.run(load.run(tables, ahead, seconds))
        memory = (nodes.memory() - before) / (tables + ahead)
    finally:
        nodes.close()
    name = f"{way.name}, a decision every {pace:g} s" if pace else way.name
    moves = show(name, tables, found, memory, load.matches, load.refused)
    for farewell, count in load.lost.items():
        print(f"(the server hung up on {count} of the {SEATS * load.created} screens: {farewell})", flush=True)
    return moves


def measure_peer(tables: int, ahead: int, seconds: float) -> float:
    """boardgame.io's line, where it can be had."""
    folder = boardgame_io.install()
    if folder is None:
        print("(no boardgame.io: there is no Node, or nothing to fetch it from)")
        return 0.0
    port = free_port()
    process = boardgame_io.serve(folder, port)
    try:
        load = boardgame_io.PeerLoad(port, process.pid)
        moves, took, served, made, memory = asyncio.run(load.run(tables, ahead, seconds))
    finally:
        process.kill()
        process.wait()
    found = figures(moves, took) | {"server": served * 1e6, "generator": made * 1e6}
    return show("boardgame.io, in memory", tables, found, memory, load.matches, 0)


def figures(moves: float, took: list[float]) -> dict[str, float]:
    cut = statistics.quantiles(took, n=100) if len(took) > 1 else [0.0] * 99
    return {"moves/s": moves, "p50": cut[49] * 1e3, "p95": cut[94] * 1e3, "p99": cut[98] * 1e3}


def show(name: str, tables: int, found: dict[str, float], memory: float, matches: int, refused: int) -> float:
    print(
        f"| {name} | {tables} | {found['moves/s']:,.0f} | {found['p50']:.1f} | {found['p95']:.1f} | {found['p99']:.1f} "
        f"| {found['server']:.0f} | {found['generator']:.0f} | {memory / 1024:.0f} | {matches} | {refused} |",
        flush=True,
    )
    return found["moves/s"]


async def play_on(load: Load, nodes: Nodes, tables: int, matches: int) -> None:
    """Play matches one after another at a few tables; the memory as it goes."""
    print("| matches | MB |\n|---|---|", flush=True)
    shown, step = 0, max(1, min(1000, matches // 10))
    async with httpx.AsyncClient(verify=False, timeout=60) as load.http:
        await load.meet()
        under_way: set[asyncio.Task[None]] = set()
        begun = 0
        while begun < matches or under_way:
            while begun < matches and len(under_way) < tables:
                begun += 1
                under_way.add(asyncio.create_task(play_one(load)))
            _, under_way = await asyncio.wait(under_way, return_when=asyncio.FIRST_COMPLETED)
            if load.matches >= shown + step:
                shown = load.matches // step * step
                print(f"| {shown:,} | {nodes.memory() / 1e6:.0f} |", flush=True)


async def play_one(load: Load) -> None:
    table = Table(load)
    await table.create()
    table.play()
    await table.ended.wait()
    table.leave()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=40, help="tables that are played at once")
    parser.add_argument("--ahead", type=int, default=300, help="tables laid beforehand, to go on at")
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--paced", type=int, default=1000, help="tables at human pace; 0 for none")
    parser.add_argument("--pace", type=float, default=20.0, help="seconds a decision at human pace")
    parser.add_argument("--matches", type=int, default=0, help="play so many whole matches, and watch the memory only")
    parser.add_argument("--only", choices=["sqlite", "postgresql", "peer", "paced"])
    given = parser.parse_args()
    try:
        import uvloop

        uvloop.install()
    except ImportError:
        print("without uvloop the generator is slower")
    if given.matches:
        nodes = Nodes(WAYS[0], "")
        try:
            asyncio.run(play_on(Load(nodes.urls, 0.0, nodes.pids), nodes, given.tables, given.matches))
        finally:
            nodes.close()
        return
    print("| server | tables | kept moves/s | p50 ms | p95 ms | p99 ms ", end="")
    print("| server's CPU, µs a move | generator's | kB a table | matches | refused |")
    print("|---" * 11 + "|", flush=True)
    ours = 0.0
    for way in WAYS:
        if given.only in (None, way.storage):
            with database_for(way) as database:
                ours = max(ours, measure(way, database, given.tables, given.ahead, given.seconds, 0.0))
    if given.paced and given.only in (None, "paced"):
        measure(WAYS[0], "", given.paced, 0, given.seconds, given.pace)
    if given.only in (None, "peer"):
        theirs = measure_peer(given.tables, given.ahead, given.seconds)
        if ours and theirs:
            print(f"\n{ours / theirs:.1f} times boardgame.io's moves a second.")


@contextmanager
def database_for(way: Way) -> Iterator[str]:
    """A new database; an empty text for the server's own file."""
    if way.storage == "sqlite":
        yield ""
        return
    from postgres import Postgres

    postgres = Postgres()
    try:
        yield asyncio.run(postgres.new_database())
    finally:
        postgres.close()


if __name__ == "__main__":
    main()
