"""Gestures at the same time: a real server, N tables, each with a pour that goes on at sixty frames a second.

    python bench/pours.py [--tables 20] [--watchers 1] [--rounds 2] [--json build/pours.json]

Every frame is timed from the moment its message leaves the cook to the moment the cook, and everybody who
watches, is shown it. A frame is late when that takes more than two frames of a screen (33 ms). The load
generator runs beside the server and is counted in. First the physics alone: milliseconds of CPU a pour.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

FRAME = 1 / 60
LATE = 2 * FRAME
#: About four seconds, the longest there is: out, over for a while, back.
POUR = [*range(50, 1201, 50), *[1200] * 180, *range(1150, -1, -50)][:238]


def physics_alone() -> dict[str, float]:
    """CPU milliseconds of whole pours, settling and pictures included: the median and the worst of thirty.

    Each is done three times and its quickest counts: what a pour costs, not what else the machine does.
    """
    from potluck.games.a_la_carte.hands.physics import ShakerWorld
    from potluck.games.a_la_carte.hands.skills import tilted

    figures: dict[str, float] = {}
    gestures = {
        "an ordinary pour": tilted(138.5, 0.033, 0.35, 0.30),
        "a long pour, barely over": tilted(107.0, 3.2, 0.35, 0.30),
        "four seconds upside down": [*range(150, 1651, 150), *[1650] * 229],
        "four seconds, never at rest": [round(1650 * frame / 240) for frame in range(1, 241)],
    }
    for name, angles in gestures.items():
        spent: list[float] = []
        for number in range(30):
            tries: list[float] = []
            for _ in range(3):
                began = time.process_time()
                world = ShakerWorld(15, 5, f"bench {number}")
                for angle in angles:
                    world.step(angle)
                tries.append(1000 * (time.process_time() - began))
            spent.append(min(tries))
        figures[name] = sorted(spent)[15]
        figures[f"{name}, worst"] = max(spent)
    return figures


class Cook:
    """Somebody alone at a table, playing both seats until one of them has a shaker to pour from."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.seat = 0
        self.position = 0
        self.refs = 0

    async def ask(self, kind: str, **fields: Any) -> None:
        """A request that must be granted."""
        self.refs += 1
        await self.socket.send(json.dumps({"type": kind, "ref": str(self.refs), **fields}))

    async def take_a_shaker(self) -> None:
        """Play on until there is one to pour from."""
        async for text in self.socket:
            frame = json.loads(text)
            if frame["type"] == "refused":
                raise SystemExit(frame["reason"]["key"])
            if frame["type"] != "position":
                continue
            self.position = frame["position"]
            for seat, view in frame["seats"].items():
                if view["pending"]:
                    self.seat = int(seat)
                    if view["view"]["step"] == "pour":
                        return
                    moves = view["moves"]
                    move = next((move for move in moves if move["key"] == "move-season"), moves[-1])
                    await self.ask("move", seat=self.seat, position=self.position, code=move["code"])

    async def pour(self, sent: dict[int, float]) -> None:
        """Begin the gesture, then send a frame every sixtieth of a second."""
        await self.ask("grasp", seat=self.seat, position=self.position)
        loop = asyncio.get_running_loop()
        due = loop.time()
        for number, angle in enumerate(POUR, start=1):
            due += FRAME
            await asyncio.sleep(max(0.0, due - loop.time()))
            sent[number] = loop.time()
            await self.socket.send(json.dumps({"type": "hand", "seat": self.seat, "values": [angle]}))


async def watch(socket: ClientConnection, sent: dict[int, float], delays: list[float]) -> None:
    """Time every frame that comes, until the gesture is over."""
    loop = asyncio.get_running_loop()
    async for text in socket:
        frame = json.loads(text)
        if frame["type"] == "motion":
            now = loop.time()
            first = frame["number"]
            delays.extend(now - sent[number] for number in range(first, first + len(frame["frames"])))
        elif frame["type"] == "release":
            return


async def measure(url: str, pid: int, tables: int, watchers: int, rounds: int) -> dict[str, float]:
    """All tables pour at once, as often as there are rounds."""
    delays: list[float] = []
    kitchens: list[tuple[Cook, list[ClientConnection]]] = []
    hello = json.dumps({"type": "hello", "version": 2, "have": {"position": -1, "chat": 0}})
    async with httpx.AsyncClient(base_url=url) as http:
        for number in range(tables):
            await http.put("/api/me", json={"name": f"Cook {number}"})
            cookie = "; ".join(f"{cookie.name}={cookie.value}" for cookie in http.cookies.jar)
            request = {"game": "a-la-carte", "seats": [{"kind": "me"}, {"kind": "local"}]}
            table = (await http.post("/api/tables", json=request)).json()["id"]
            http.cookies.clear()
            address = f"{url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
            cook = Cook(await connect(address, additional_headers={"cookie": cookie}))
            await cook.socket.send(hello)
            await cook.ask("start")
            watching = [await connect(address) for _ in range(watchers)]
            for socket in watching:
                await socket.send(hello)
            kitchens.append((cook, watching))
            await asyncio.sleep(3.1 if number % 15 == 14 else 0)  # as many tables a minute as the server allows
    cpu = 0.0
    wall = 0.0
    for _ in range(rounds):
        await asyncio.gather(*(cook.take_a_shaker() for cook, _ in kitchens))
        before, began = cpu_of(pid), time.monotonic()
        work: list[Any] = []
        for number, (cook, watching) in enumerate(kitchens):
            sent: dict[int, float] = {}
            work.append(stagger(number / tables * FRAME, cook.pour(sent)))
            work += [watch(socket, sent, delays) for socket in (cook.socket, *watching)]
        await asyncio.gather(*work)
        cpu += cpu_of(pid) - before
        wall += time.monotonic() - began
    for cook, watching in kitchens:
        for socket in (cook.socket, *watching):
            await socket.close()
    delays.sort()
    return {
        "frames": len(delays),
        "p50 ms": 1000 * delays[len(delays) // 2],
        "p99 ms": 1000 * delays[len(delays) * 99 // 100],
        "worst ms": 1000 * delays[-1],
        "late %": 100 * sum(delay > LATE for delay in delays) / len(delays),
        "server CPU %": 100 * cpu / wall,
    }


async def stagger(seconds: float, work: Any) -> None:
    """People do not move in step."""
    await asyncio.sleep(seconds)
    await work


def cpu_of(pid: int) -> float:
    """CPU seconds of a process so far."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--watchers", type=int, default=1, help="spectators at every table")
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--json", type=Path)
    arguments = parser.parse_args()
    figures = physics_alone()
    with tempfile.TemporaryDirectory() as folder:
        words = [sys.executable, "-m", "potluck.server", "--port", "0", "--data", folder]
        with subprocess.Popen(words, stderr=subprocess.PIPE) as server:
            assert server.stderr is not None
            for line in server.stderr:
                if line.startswith(b"{") and json.loads(line)["message"] == "listening":
                    url = f"http://127.0.0.1:{json.loads(line)['port']}"
                    break
            try:
                served = measure(url, server.pid, arguments.tables, arguments.watchers, arguments.rounds)
                figures |= asyncio.run(served)
            finally:
                server.terminate()
                server.stderr.read()
    print(f"{arguments.tables} pours at once, {arguments.watchers + 1} screens each, {arguments.rounds} rounds")
    for name, figure in figures.items():
        print(f"  {name:<34}{figure:>10.2f}")
    if arguments.json is not None:
        arguments.json.parent.mkdir(parents=True, exist_ok=True)
        arguments.json.write_text(json.dumps(figures, indent=1))


if __name__ == "__main__":
    main()
