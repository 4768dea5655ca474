"""Vandals get errors, never data, never a crash."""

from __future__ import annotations

import stat
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from potluck.server.identity import COOKIE

from .running_server import TEST_LIMITS, Browser, RunningServer, SocketClient, hello, run_server, start_table, told

pytestmark = pytest.mark.anyio


async def test_sockets_open_only_for_pages_from_here(server: RunningServer) -> None:
    async with server.browser("Alice") as alice:
        table = await alice.create_table("me", "bot", "bot", "bot")
        address = f"{server.url.replace('http', 'ws')}/api/tables/{table}/socket"
        for origin in ("http://evil.example", "null", "https://127.0.0.1:1"):
            with pytest.raises(InvalidStatus) as refused:
                await connect(address, additional_headers={"origin": origin, "cookie": alice.cookie})
            assert refused.value.response.status_code == 403
            assert b"reason" in refused.value.response.body
        line = SocketClient(await connect(address, additional_headers={"origin": server.url, "cookie": alice.cookie}))
        await line.send(hello())
        assert (await line.status("open"))["host"] is True
        await line.close()


async def test_other_pages_cannot_change_anything(server: RunningServer) -> None:
    async with server.browser("Alice") as alice:
        answer = await alice.http.put("/api/me", json={"name": "Eve"}, headers={"origin": "http://evil.example"})
        assert answer.status_code == 403
        plain = await alice.http.put("/api/me", content='{"name":"Eve"}', headers={"content-type": "text/plain"})
        assert plain.status_code == 400
        assert (await alice.http.get("/api/me")).json()["name"] == "Alice"


@pytest.mark.parametrize("forged", ["{id}", "{id}.AAAA", "{id}.{wrong}", "", "....", '"', "%C3%A9"])
async def test_a_forged_cookie_is_nobody(server: RunningServer, forged: str) -> None:
    async with server.browser("Alice") as alice, server.browser("Bo") as bo:
        table = await alice.create_table("me", "bot", "bot", "bot")
        id = (await alice.http.get("/api/me")).json()["id"]
        wrong = bo.cookie.rpartition(".")[2]
        cookie = f"{COOKIE}={forged.format(id=id, wrong=wrong)}"
        async with httpx.AsyncClient(base_url=server.url, headers={"cookie": cookie}, verify=False) as eve:
            me = (await eve.get("/api/me")).json()
            assert me["id"] != id
            assert me["name"] is None
            assert (await eve.get(f"/api/tables/{table}")).json()["yours"] == []


async def test_the_cookie_is_for_the_server_only(server: RunningServer) -> None:
    async with httpx.AsyncClient(base_url=server.url, verify=False) as new:
        cookie = (await new.get("/api/me")).headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "SameSite=Lax" in cookie
        assert "Secure" not in cookie
        assert "set-cookie" not in (await new.get("/api/me")).headers


async def test_the_key_is_its_owners(server: RunningServer) -> None:
    key = server.context.settings.data / "signing.key"
    assert stat.S_IMODE(key.stat().st_mode) == 0o600


async def test_every_answer_has_its_headers(server: RunningServer) -> None:
    async with server.browser() as nobody:
        for path in ("/", "/t/abc", "/api/games", "/api/tables/nowhere", "/docs", "/api/nothing"):
            headers = (await nobody.http.get(path)).headers
            scripts = next(part for part in headers["content-security-policy"].split("; ") if "script-src" in part)
            assert scripts == "script-src 'self'"
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["x-frame-options"] == "DENY"
            assert "server" not in headers


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"[]",
        b'{"game":"cafe-carnage"}',
        b'{"game":"chess","seats":[]}',
        b'{"game":"cafe-carnage","seats":[{"kind":"king"}]}',
        b'{"game":"cafe-carnage","seats":[{"kind":"me"}]}',
        b'{"game":"cafe-carnage","seats":[{"kind":"bot"},{"kind":"bot"},{"kind":"bot"},{"kind":"bot"}],"x":1}',
        b'{"game":"cafe-carnage","seats":[{"kind":"bot"},{"kind":"bot"},{"kind":"bot"},{"kind":"bot"}],'
        b'"options":{"advanced":"perhaps"}}',
        b'{"game":"../../etc","seats":[{"kind":"me"}],"clock":"none"}',
    ],
)
async def test_tables_that_make_no_sense_are_refused_with_a_reason(server: RunningServer, body: bytes) -> None:
    async with server.browser("Alice") as alice:
        answer = await alice.http.post("/api/tables", content=body, headers={"content-type": "application/json"})
        assert answer.status_code == 400
        assert set(answer.json()) == {"reason"}
        assert told(answer.json()["reason"])
        assert "Traceback" not in answer.text


@pytest.mark.parametrize("name", ["", " ", "x" * 25, "\u202e", 7, None])
async def test_names_that_are_none(server: RunningServer, name: object) -> None:
    async with server.browser() as nobody:
        answer = await nobody.http.put("/api/me", json={"name": name})
        assert answer.status_code == 400
        assert told(answer.json()["reason"])


async def test_large_bodies_and_frames_are_answered(server: RunningServer) -> None:
    async with server.browser("Alice") as alice:
        answer = await alice.http.put("/api/me", json={"name": "x" * 40_000})
        assert answer.status_code == 413
        assert told(answer.json()["reason"]) == "A request has at most 32,768 bytes."
        line = await alice.open_socket(await alice.create_table("me", "bot", "bot", "bot"))
        await line.send({"type": "chat", "ref": "1", "text": "x" * 5_000})
        error = await line.until(lambda frame: frame["type"] == "error")
        assert told(error["reason"]) == "A message has at most 4,096 bytes."
        await line.send("x" * 100_000)
        assert await line.wait_closed() == 1009


async def test_a_body_that_does_not_end_is_cut_off(server: RunningServer) -> None:
    async def drip() -> AsyncIterator[bytes]:
        for _ in range(100):
            yield b"x" * 1000

    async with server.browser("Alice") as alice:
        answer = await alice.http.put("/api/me", content=drip(), headers={"content-type": "application/json"})
        assert answer.status_code == 413
        assert told(answer.json()["reason"])


async def test_too_fast(tmp_path: Path) -> None:
    limits = replace(
        TEST_LIMITS,
        requests_a_second=0.001,
        requests_at_once=12,
        messages_a_second=0.001,
        messages_at_once=8,
        talk_a_second=0.001,
        talk_at_once=2,
        tables_a_minute=1,
        lines_an_address=2,
    )
    async with run_server(tmp_path, limits=limits) as server, server.browser("Alice") as alice:
        table = await alice.create_table("me", "bot", "bot", "bot")
        line = await alice.open_socket(table)
        answers = [await line.ask("chat", text="hi") for _ in range(3)]
        assert [answer["type"] for answer in answers] == ["ack", "ack", "refused"]
        assert "Not so fast" in told(answers[2]["reason"])
        answers = [await line.ask("lock", locked=True) for _ in range(9)]
        assert answers[-1]["type"] == "refused"
        await alice.open_socket(table)
        third = await alice.open_socket(table)
        assert await third.wait_closed() == 1008
        assert "Too many connections" in told(third.frames[0]["reason"])
        assert third.socket.close_reason == "refused-too-many-connections"
        seats = [{"kind": "bot"}] * 4
        second = await alice.http.post("/api/tables", json={"game": "cafe-carnage", "seats": seats})
        assert second.status_code == 429
        while (answer := await alice.http.get("/api/games")).status_code == 200:
            pass
        assert answer.status_code == 429
        assert "Not so fast" in told(answer.json()["reason"])
        assert (await alice.http.get("/healthz")).status_code == 200


async def test_a_crowd_has_an_end(tmp_path: Path) -> None:
    async with (
        run_server(tmp_path, limits=replace(TEST_LIMITS, lines_a_table=2)) as server,
        server.browser("Alice") as alice,
    ):
        table = await alice.create_table("me", "bot", "bot", "bot")
        for _ in range(2):
            await (await alice.open_socket(table)).status("open")
        third = await alice.open_socket(table)
        assert await third.wait_closed() == 1008
        assert "full" in told(third.frames[0]["reason"])


async def test_only_so_many_unfinished_tables(tmp_path: Path) -> None:
    async with (
        run_server(tmp_path, limits=replace(TEST_LIMITS, unfinished_tables=1)) as server,
        server.browser("Alice") as alice,
    ):
        await alice.create_table("me", "bot", "bot", "bot")
        seats = [{"kind": "bot"}] * 4
        answer = await alice.http.post("/api/tables", json={"game": "cafe-carnage", "seats": seats})
        assert answer.status_code == 400
        assert told(answer.json()["reason"]) == "You have 1 unfinished table; finish one first."


async def test_a_failure_of_ours_is_a_reason_too(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    async def broken(*_: object) -> None:
        raise OSError("the disk is full of secrets")

    async with server.browser("Alice") as alice:
        _, (line,) = await start_table(server, alice, rest="local")
        monkeypatch.setattr(server.context.storage, "append", broken)
        code = (await line.position())["seats"]["0"]["moves"][0]["code"]
        refused = await line.ask("move", seat=0, position=0, code=code)
        assert told(refused["reason"]) == "Something went wrong here. Look again, then try again."
        assert line.latest("position")["position"] == 0
        monkeypatch.setattr(server.context.storage, "name_of", broken)
        answer = await alice.http.get("/api/me")
        assert answer.status_code == 500
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert "secrets" not in answer.text
        monkeypatch.undo()
        assert await line.granted("move", seat=0, position=0, code=code) == 1


async def test_paths_do_not_lead_out_of_the_page(tmp_path: Path) -> None:
    page = tmp_path / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("<p>page</p>")
    (page / "assets" / "app-1234.js").write_text("1")
    (tmp_path / "secret.txt").write_text("secret")
    async with run_server(tmp_path / "data", page=page) as server, server.browser() as nobody:
        asset = await nobody.http.get("/assets/app-1234.js")
        assert "immutable" in asset.headers["cache-control"]
        for path in ("/", "/t/abc", "/t/abc/replay", "/games"):
            answer = await nobody.http.get(path)
            assert answer.text == "<p>page</p>"
            assert answer.headers["cache-control"] == "no-cache"
        for path in ("/assets/gone.js", "/..%2fsecret.txt", "/assets/..%2f..%2fsecret.txt", "/favicon.ico"):
            answer = await nobody.http.get(path)
            assert answer.status_code == 404
            assert "secret" not in answer.text.replace("no such", "")


async def test_without_a_page_it_says_how_to_build_one(server: RunningServer) -> None:
    async with server.browser() as nobody:
        assert "make page" in (await nobody.http.get("/")).text


async def test_browsers_are_told_apart(server: RunningServer) -> None:
    people = [Browser(server.url) for _ in range(3)]
    ids = set()
    for person in people:
        async with person:
            ids.add((await person.http.get("/api/me")).json()["id"])
    assert len(ids) == 3
