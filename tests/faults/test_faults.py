"""Whole matches on two nodes while faults are injected. Loopback only, bounded, seeded.

Afterwards every acknowledged move is in the log once, every log replays to what its players saw, everybody saw what
that seat may see and nothing else, and every match was played to its end.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
from collections import Counter
from pathlib import Path
from typing import Any

import asyncpg
import httpx
import pytest

from postgres import Postgres
from potluck.catalog import games
from potluck.server import protocol
from potluck.server.table_views import seat_view
from potluck.table.value.entries import Played, read_entry
from potluck.table.value.table import Table, after, table_of

from .fault_injector import FaultInjector
from .node_process import NodeProcess
from .reconnecting_player import ReconnectingPlayer

pytestmark = [pytest.mark.anyio, pytest.mark.timeout(600)]

#: `make chaos` tries many more.
SEEDS = range(int(os.environ.get("POTLUCK_CHAOS_SEEDS", "1")))
ROUNDS = int(os.environ.get("POTLUCK_CHAOS_ROUNDS", "4"))
TABLES = int(os.environ.get("POTLUCK_CHAOS_TABLES", "2"))
PATIENCE = 240


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.mark.parametrize("seed", SEEDS)
async def test_nothing_is_lost_doubled_or_shown(seed: int, postgres: Postgres, tmp_path: Path) -> None:
    chance = random.Random(f"chaos {seed}")
    database = await postgres.new_database()
    nodes = [NodeProcess(database, tmp_path / name, skew) for name, skew in (("one", 0.0), ("two", -86_400.0))]
    await asyncio.gather(*(node.start() for node in nodes))
    try:
        players = [player for number in range(TABLES) for player in await sit_down(nodes, number, seed)]
        playing = [asyncio.create_task(player.play()) for player in players]
        injector = FaultInjector(nodes, players, postgres, chance)
        await injector.run(ROUNDS)
        async with asyncio.timeout(PATIENCE):
            await asyncio.gather(*playing)
        logs = await kept(database)
    finally:
        for node in nodes:
            await node.kill()
    assert len(injector.done) == ROUNDS
    assert sum(player.lost for player in players) > 0, "connections were lost"
    for table, log in logs.items():
        check(log, [player for player in players if player.table == table])


async def sit_down(nodes: list[NodeProcess], number: int, seed: int) -> list[ReconnectingPlayer]:
    """People at both nodes and one bot, at a table of one of the games, started."""
    game = list(games().values())[(number + seed) % len(games())]
    people = max(2, game.least_seats - 1)
    seats = [{"kind": "me"}] + [{"kind": "open"}] * (people - 1) + [{"kind": "bot", "level": "random"}]
    seats = seats[: game.most_seats]
    players: list[ReconnectingPlayer] = []
    table = ""
    for seat in range(people):
        url = nodes[seat % 2].url
        async with httpx.AsyncClient(base_url=url, verify=False, timeout=30) as http:
            await http.put("/api/me", json={"name": f"Player {seat}"})
            if seat == 0:
                table = (await http.post("/api/tables", json={"game": game.id, "seats": seats})).json()["id"]
            cookie = "; ".join(f"{cookie.name}={cookie.value}" for cookie in http.cookies.jar)
        players.append(ReconnectingPlayer(table, seat, cookie, nodes, random.Random(f"{seed} {number} {seat}")))
    for player in players[1:]:
        await ask(nodes, player, {"type": "sit", "ref": "sit", "seat": player.seat, "name": f"P{player.seat}"})
    await ask(nodes, players[0], {"type": "start", "ref": "start"})
    return players


async def ask(nodes: list[NodeProcess], player: ReconnectingPlayer, request: dict[str, Any]) -> None:
    """Say one thing at a table and wait until it is granted."""
    from websockets.asyncio.client import connect

    url = nodes[player.seat % 2].url.replace("http", "ws", 1)
    async with connect(f"{url}/api/tables/{player.table}/socket", additional_headers={"cookie": player.cookie}) as line:
        for message in ({"type": "hello", "version": protocol.VERSION, "have": {"position": -1, "chat": 0}}, request):
            await line.send(json.dumps(message))
        async for frame in line:
            answer = json.loads(frame)
            if answer.get("ref") == request["ref"]:
                assert answer["type"] == "ack", answer
                return


async def kept(database: str) -> dict[str, list[str]]:
    """All logs, straight from the database."""
    connection = await asyncpg.connect(database)
    rows = await connection.fetch("SELECT table_id, number, entry FROM entries ORDER BY table_id, number")
    await connection.close()
    logs: dict[str, list[str]] = {}
    for table, number, entry in rows:
        log = logs.setdefault(table, [])
        assert number == len(log), "a log has no gaps"
        log.append(entry)
    return logs


def check(log: list[str], players: list[ReconnectingPlayer]) -> None:
    """Hold what players were told against what was kept."""
    entries = [read_entry(text) for text in log]
    made = Counter((entry.seat, entry.ref) for entry in entries if isinstance(entry, Played))
    for player in players:
        for ref in player.acked:
            assert made[player.seat, ref] == 1, (
                f"move {ref} was acknowledged and is in the log {made[player.seat, ref]}×"
            )
    assert set(made.values()) == {1}, "and nothing was played twice"
    seen = {player.seat: dict(player.seen) for player in players}
    compared = 0
    table = table_of(players[0].table, entries[:1])
    for entry in entries[1:]:
        table = after(table, entry)
        if table.match is not None:
            for seat, pictures in seen.items():
                if table.position in pictures:
                    assert picture(table, seat) == plain(pictures.pop(table.position))
                    compared += 1
    assert table.status == "over"
    assert compared > table.position / 2, "players looked at most positions"
    assert not any(seen.values()), "nobody saw a position that the log does not have"


def picture(table: Table, seat: int) -> Any:
    """What a seat may see, by the log alone."""
    return plain(json.loads(protocol.write(seat_view(table, seat))))


def plain(view: dict[str, Any]) -> dict[str, Any]:
    """All of a picture but the offer of a takeback, which looks at how a table got here."""
    return {key: part for key, part in view.items() if key != "takeback"}
