"""Vandals at length: a fuzzer on the socket, schemathesis on REST, floods, half-open lines, bombs, forged log lines."""

from __future__ import annotations

import asyncio
import gzip
import json
import logging
import random
from dataclasses import replace
from pathlib import Path
from typing import Any

import hypothesis
import pytest
import schemathesis
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from potluck.server.logs import JsonFormatter
from potluck.server.rate_limits import Limits

from .running_server import TEST_LIMITS, RunningServer, SocketClient, hello, run_server, start_table, told

pytestmark = pytest.mark.anyio

#: One of everything that a page says.
SAID: list[dict[str, Any]] = [
    hello(),
    {"type": "move", "ref": "m", "seat": 0, "position": 0, "code": 3},
    {"type": "why", "ref": "w", "seat": 0, "held": {"kind": "card", "id": "S01"}, "aim": {"kind": "seat", "id": "1"}},
    {"type": "takeback", "ref": "t", "seat": 0},
    {"type": "sit", "ref": "s", "seat": 1, "name": "Eve"},
    {"type": "stand", "ref": "u", "seat": 1},
    {"type": "seat", "ref": "h", "seat": 1, "to": "kick", "level": "regular"},
    {"type": "lock", "ref": "l", "locked": True},
    {"type": "start", "ref": "a"},
    {"type": "chat", "ref": "c", "text": "hi"},
    {"type": "react", "ref": "r", "emoji": "🔥"},
    {"type": "rematch", "ref": "x"},
    {"type": "ping"},
]
ODD: list[Any] = [
    None, True, -1, 0, 2**31, 2**63, 2**64, -(2**63), 10**40, 0.5, 1e308, "", "\x00", "\u202e", "<script>", "a" * 3000,
    [], {}, [[]], {"a": {"b": []}}, "__proto__", "../../etc/passwd", "' OR 1=1 --", "💥" * 500,
]  # fmt: skip


def nonsense(chance: random.Random) -> str | bytes:
    """Something that was a message once."""
    message = json.loads(json.dumps(chance.choice(SAID)))
    for _ in range(chance.randint(0, 3)):
        field = chance.choice([*message, "extra"])
        message[field] = chance.choice(ODD)
    text = json.dumps(message)
    match chance.randrange(8):
        case 0:
            return text[: chance.randrange(len(text))]
        case 1:
            return text.encode()
        case 2:
            return chance.randbytes(chance.randrange(1, 200))
        case 3:
            return "[" * chance.choice((10, 900, 4000))
        case 4:
            return '{"a":' * 600 + "1" + "}" * 600
        case 5:
            return text.replace('"', '"\\ud800', 1)
        case _:
            return text


async def speak(line: SocketClient, message: str | bytes) -> None:
    """Send a message whatever it is."""
    await line.socket.send(message)


@pytest.mark.parametrize("seed", range(3))
async def test_a_fuzzed_socket_answers_and_its_neighbours_play_on(server: RunningServer, seed: int) -> None:
    chance = random.Random(f"fuzz {seed}")
    async with server.browser("Alice") as alice, server.browser("Eve") as eve:
        table, (line,) = await start_table(server, alice, rest="local")
        before = [dict(seat) for seat in line.latest("room")["room"]["seats"]]
        vandal = await eve.open_socket(table)
        for _ in range(250):
            try:
                await speak(vandal, nonsense(chance))
            except ConnectionClosed:
                vandal = await eve.open_socket(table)
        try:
            await vandal.send({"type": "ping"})
            await vandal.until(lambda frame: frame["type"] == "pong")
        except (ConnectionClosed, AssertionError):
            assert vandal.closed in (1007, 1008, 1009, 1013)
        for frame in vandal.frames:
            if frame["type"] in ("error", "refused"):
                assert "Traceback" not in told(frame["reason"])
                assert "potluck" not in told(frame["reason"])
            assert frame["type"] != "position" or list(frame["seats"]) == ["spectator"]
        position = await line.position()
        code = position["seats"]["0"]["moves"][0]["code"]
        assert await line.granted("move", seat=0, position=0, code=code) == 1
        assert [seat["name"] for seat in line.latest("room")["room"]["seats"]] == [seat["name"] for seat in before]


async def test_a_flood_is_refused_and_stalls_nobody(tmp_path: Path) -> None:
    usual = Limits()
    limits = replace(TEST_LIMITS, messages_a_second=usual.messages_a_second, messages_at_once=usual.messages_at_once)
    async with (
        run_server(tmp_path, limits=limits) as server,
        server.browser("Alice") as alice,
        server.browser("Eve") as eve,
    ):
        table, (line,) = await start_table(server, alice, rest="local")
        vandal = await eve.open_socket(table)
        for number in range(3000):
            await vandal.send({"type": "takeback", "ref": str(number), "seat": 0})
        code = (await line.position())["seats"]["0"]["moves"][0]["code"]
        assert await line.granted("move", seat=0, position=0, code=code) == 1
        try:
            answer = await vandal.until(lambda frame: frame.get("reason") == {"key": "refused-too-fast"})
            assert answer["type"] == "refused"
        except AssertionError:
            assert vandal.closed == 1013, "or the vandal is cut off"


async def test_somebody_who_never_reads_is_cut_off_and_not_waited_for(tmp_path: Path) -> None:
    async with (
        run_server(tmp_path) as server,
        server.browser("Alice") as alice,
        server.browser("Eve") as eve,
    ):
        table, (line,) = await start_table(server, alice, rest="local")
        deaf = await eve.open_socket(table)
        await deaf.status("playing")
        deaf.socket.transport.pause_reading()
        live = await server.context.registry.find(table)
        long = "A" * 4000
        for _ in range(6000):
            live.reacted(long, "🔥")
            await asyncio.sleep(0)
            if len(live.listeners) == 1:
                break
        assert [listener.who for listener in live.listeners] == [live.table.creation.host]
        code = (await line.position())["seats"]["0"]["moves"][0]["code"]
        assert await line.granted("move", seat=0, position=0, code=code) == 1
        deaf.socket.transport.abort()


async def test_half_open_requests_and_silent_sockets_stall_nobody(server: RunningServer) -> None:
    host, port = server.url.removeprefix("http://").split(":")
    slow = [await asyncio.open_connection(host, int(port)) for _ in range(150)]
    for number, (_, writer) in enumerate(slow):
        writer.write(b"GET /api/games HTTP/1.1\r\nHost: x\r\nX-Slow: " if number % 2 else b"P")
    async with server.browser("Alice") as alice:
        table = await alice.create_table("me", "bot", "bot", "bot")
        address = f"{server.url.replace('http', 'ws')}/api/tables/{table}/socket"
        silent = [await connect(address) for _ in range(100)]
        line = await alice.open_socket(table)
        await line.granted("start")
        assert (await line.position())["position"] >= 0
        live = await server.context.registry.find(table)
        assert len(live.listeners) == 1, "who has not said hello has no place in memory"
        for socket in silent:
            socket.transport.abort()
    for _, writer in slow:
        writer.transport.abort()


async def test_bombs_are_not_unpacked(server: RunningServer) -> None:
    bomb = gzip.compress(b'{"name":"' + b"x" * 20_000_000 + b'"}')
    assert len(bomb) < 32_768
    async with server.browser("Alice") as alice:
        headers = {"content-type": "application/json", "content-encoding": "gzip"}
        answer = await alice.http.put("/api/me", content=bomb, headers=headers)
        assert answer.status_code == 400
        table = await alice.create_table("me", "bot", "bot", "bot")
        address = f"{server.url.replace('http', 'ws')}/api/tables/{table}/socket"
        async with connect(address, compression="deflate") as socket:
            assert not socket.protocol.extensions, "nothing that travels on a socket is compressed"


async def test_guessed_links_are_all_alike(server: RunningServer) -> None:
    async with server.browser("Alice") as alice, server.browser("Eve") as eve:
        table = await alice.create_table("me", "bot", "bot", "bot")
        guesses = [
            table[:-1] + ("A" if table[-1] != "A" else "B"),
            table.swapcase(),
            f"{table}x",
            "%00",
            "'--",
            "a" * 500,
        ]
        answers = [await eve.http.get(f"/api/tables/{guess}") for guess in guesses]
        assert {(answer.status_code, answer.text) for answer in answers} == {
            (404, '{"reason":{"key":"refused-no-such-table"}}'),
        }


@pytest.mark.parametrize("text", ["<script>alert(1)</script>", '"><img src=x onerror=alert(1)>', "a\nb\r\n{}"])
async def test_a_script_is_text_wherever_it_is_put(server: RunningServer, text: str) -> None:
    async with server.browser("Alice") as alice, server.browser("Bo") as bo:
        name = text[:24]
        assert (await alice.http.put("/api/me", json={"name": name})).status_code == 200
        seats = [{"kind": "me", "name": name}, {"kind": "local", "name": name}, {"kind": "bot", "name": name}]
        answer = await alice.http.post(
            "/api/tables", json={"game": "cafe-carnage", "public": True, "seats": [*seats, {"kind": "open"}]}
        )
        table = answer.json()["id"]
        line, other = await alice.open_socket(table), await bo.open_socket(table)
        await other.granted("sit", seat=3, name=name)
        await line.granted("chat", text=text)
        heard = await other.until(lambda frame: frame["type"] == "chat")
        assert "\n" not in heard["text"] + heard["from"]
        for path in ("/api/me", "/api/tables", f"/api/tables/{table}"):
            answer = await alice.http.get(path)
            assert answer.headers["content-type"] == "application/json"
            assert answer.headers["x-content-type-options"] == "nosniff"


def test_a_log_line_is_one_line_whatever_is_in_it() -> None:
    forged = 'x"}\n{"level":"error","message":"forged"}\r\n\u2028\x1b[31m'
    record = logging.LogRecord("potluck", logging.INFO, __file__, 1, "%s", (forged,), None)
    record.table = forged
    line = JsonFormatter().format(record)
    assert len(line.splitlines()) == 1
    assert json.loads(line)["message"] == forged


async def test_rest_keeps_its_word_whatever_it_is_sent(server: RunningServer) -> None:
    async with server.browser("Alice") as alice:
        document = (await alice.http.get("/openapi.json")).json()
    schema = schemathesis.openapi.from_dict(document)
    await asyncio.to_thread(try_everything, schema, server.url)


def try_everything(schema: Any, url: str) -> None:
    """Every operation with many inputs, right and wrong: never a failure of ours, always a reason."""
    for found in schema.get_all_operations():
        operation = found.ok()

        @hypothesis.settings(
            max_examples=25,
            deadline=None,
            database=None,
            derandomize=True,
            suppress_health_check=list(hypothesis.HealthCheck),
        )
        @hypothesis.given(case=operation.as_strategy())
        def attempt(case: Any) -> None:
            answer = case.call(base_url=url)
            assert answer.status_code < 500, (case.as_curl_command(), answer.text)
            assert "Traceback" not in answer.text
            if answer.status_code >= 400 and case.path.startswith("/api/"):
                reason = json.loads(answer.text)
                assert set(reason) == {"reason"}, answer.text
                assert told(reason["reason"])

        attempt()
