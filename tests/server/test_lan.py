"""The local network: which address is found, who may open the server to it, and that it is then really open.

127.0.0.2 stands for the address on the network, so nothing leaves this machine.
"""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest

from potluck.server import lan
from potluck.server.app import make_app
from potluck.server.run import listening_socket, web_server
from potluck.server.settings import Settings

from .running_server import TEST_LIMITS, Browser, FirstMoveThinker, RunningServer, run_server, told

pytestmark = pytest.mark.anyio

LAN = "127.0.0.2"
OFFLINE = {"status": "offline", "url": None}
CLOSED = {"status": "closed", "url": None}
UNKNOWN = {"status": "unknown", "url": None}


@pytest.fixture
async def home(tmp_path: Path) -> AsyncIterator[RunningServer]:
    """A server on loopback, on a machine that is in a network."""
    async with run_server(tmp_path, lan=LAN) as server:
        yield server


def on_lan(server: RunningServer) -> str:
    """The server's address for other devices."""
    return server.url.replace("127.0.0.1", LAN)


@pytest.mark.parametrize(
    ("found", "chosen"),
    [
        ([], None),
        (["127.0.0.1", "127.0.1.1"], None),
        (["169.254.7.7", "0.0.0.0", "224.0.0.1"], None),
        (["192.168.1.20"], "192.168.1.20"),
        (["127.0.1.1", "10.0.0.7"], "10.0.0.7"),
        (["203.0.113.9", "172.20.3.4", "192.168.1.20"], "172.20.3.4"),
        (["172.32.0.1", "192.168.1.20"], "192.168.1.20"),
        (["203.0.113.9", "198.51.100.2"], "203.0.113.9"),
    ],
)
def test_a_private_address_comes_first(found: list[str], chosen: str | None) -> None:
    assert lan.choose_address(found) == chosen


def test_the_default_route_is_asked_before_the_machines_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lan, "default_route_address", lambda: ["203.0.113.9"])
    monkeypatch.setattr(lan, "host_name_addresses", lambda: ["10.0.0.7"])
    assert lan.lan_address() == "203.0.113.9"
    monkeypatch.setattr(lan, "default_route_address", list)
    assert lan.lan_address() == "10.0.0.7"
    monkeypatch.setattr(lan, "host_name_addresses", lambda: ["127.0.1.1"])
    assert lan.lan_address() is None


def test_the_address_of_an_interface_is_found_without_a_packet(monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as ear:
        ear.bind(("127.0.0.1", 0))
        ear.setblocking(False)
        monkeypatch.setattr(lan, "ELSEWHERE", ear.getsockname())
        assert lan.default_route_address() == ["127.0.0.1"]
        with pytest.raises(BlockingIOError):
            ear.recv(1)


async def test_the_host_opens_the_network_and_others_come_in(home: RunningServer) -> None:
    async with home.browser("Alice") as alice:
        table = await alice.create_table("me", "open", "bot", "bot")
        with pytest.raises(httpx.ConnectError):
            await Browser(on_lan(home)).http.get("/")
        assert (await alice.http.get("/api/lan")).json() == CLOSED
        told = await alice.http.post("/api/lan", headers={"origin": home.url})
        assert (told.status_code, told.json()) == (200, {"status": "open", "url": on_lan(home)})
        assert (await alice.http.get("/api/lan")).json() == told.json()
        async with Browser(on_lan(home), "Bo") as bo:
            assert (await bo.http.get(f"/table/{table}")).status_code == 200
            line = await bo.open_socket(table)
            await line.granted("sit", seat=1, name="Bo")
            mine = await (await alice.open_socket(table)).status("open")
            assert mine["seats"][1]["name"] == "Bo"


async def test_sockets_open_for_pages_from_the_network_and_no_others(home: RunningServer) -> None:
    async with home.browser("Alice") as alice:
        table = await alice.create_table("me", "open", "bot", "bot")
        await alice.http.post("/api/lan")
    async with Browser(on_lan(home)) as bo:
        for origin, status in ((on_lan(home), 200), ("http://evil.example", 403)):
            answer = await bo.http.put("/api/me", json={"name": "Bo"}, headers={"origin": origin})
            assert answer.status_code == status
        assert await (await bo.open_socket(table)).status("open")


async def test_opening_twice_is_opening_once(home: RunningServer) -> None:
    async with home.browser() as alice:
        answers = await asyncio.gather(*(alice.http.post("/api/lan") for _ in range(5)))
        assert [answer.json()["status"] for answer in answers] == ["open"] * 5


@pytest.mark.parametrize(
    "headers",
    [
        {"x-forwarded-for": "127.0.0.1"},
        {"x-forwarded-for": "203.0.113.9"},
        {"x-forwarded-proto": "https"},
        {"forwarded": "for=127.0.0.1"},
        {"via": "1.1 proxy"},
        {"x-real-ip": "203.0.113.9"},
        {"host": "potluck.example"},
        {"host": "localhost.evil.example:8000"},
        {"host": "[::1"},
        {"host": "192.168.1.20:8000"},
    ],
)
async def test_whoever_comes_through_a_proxy_learns_and_opens_nothing(
    home: RunningServer, headers: dict[str, str]
) -> None:
    async with home.browser() as outsider, home.browser() as alice:
        assert (await outsider.http.get("/api/lan", headers=headers)).json() == UNKNOWN
        refused = await outsider.http.post("/api/lan", headers=headers)
        assert refused.status_code == 403
        assert told(refused.json()["reason"])
        assert (await alice.http.get("/api/lan")).json() == CLOSED
        await alice.http.post("/api/lan")
        assert (await outsider.http.get("/api/lan", headers=headers)).json() == UNKNOWN


@pytest.mark.parametrize("client", ["192.168.1.7", "203.0.113.9", "fe80::1", "::ffff:192.168.1.7"])
async def test_another_device_learns_and_opens_nothing(home: RunningServer, tmp_path: Path, client: str) -> None:
    app = make_app(Settings(data=tmp_path / "other", limits=TEST_LIMITS), FirstMoveThinker())
    app.state.lan.find = lambda: LAN
    door = httpx.ASGITransport(app, client=(client, 4711))
    async with httpx.AsyncClient(transport=door, base_url="http://localhost:8000") as guest:
        assert (await guest.get("/api/lan")).json() == UNKNOWN
        assert (await guest.post("/api/lan")).status_code == 403


@pytest.mark.parametrize("client", ["127.0.0.1", "127.9.9.9", "::1", "::ffff:127.0.0.1"])
def test_this_machine_has_many_names(client: str) -> None:
    assert lan.is_loopback(client)


async def test_a_page_of_another_site_opens_nothing(home: RunningServer) -> None:
    async with home.browser() as alice:
        for origin in ("http://evil.example", "null", "http://localhost:1"):
            assert (await alice.http.post("/api/lan", headers={"origin": origin})).status_code == 403
        assert (await alice.http.get("/api/lan")).json() == CLOSED


async def test_a_machine_on_no_network(server: RunningServer) -> None:
    async with server.browser() as alice:
        assert (await alice.http.get("/api/lan")).json() == OFFLINE
        refused = await alice.http.post("/api/lan")
        assert (refused.status_code, refused.json()) == (400, {"reason": {"key": "refused-no-network"}})


async def test_a_port_that_is_taken_on_the_network_is_a_reason(home: RunningServer) -> None:
    with listening_socket(LAN, int(home.url.rpartition(":")[2])):
        async with home.browser() as alice:
            refused = await alice.http.post("/api/lan")
            assert refused.status_code == 400
            assert told(refused.json()["reason"]) == "Potluck cannot listen on this network: address already in use."
            assert (await alice.http.get("/api/lan")).json() == CLOSED


async def test_the_end_of_the_server_closes_the_network(tmp_path: Path) -> None:
    async with run_server(tmp_path, lan=LAN) as server, server.browser() as alice:
        await alice.http.post("/api/lan")
        async with Browser(on_lan(server)) as bo:
            assert (await bo.http.get("/healthz")).status_code == 200
    with pytest.raises(httpx.ConnectError):
        await Browser(on_lan(server)).http.get("/healthz")


async def test_a_server_for_all_interfaces_is_open_already(tmp_path: Path) -> None:
    app = make_app(Settings(data=tmp_path, bot_workers=1, limits=TEST_LIMITS), FirstMoveThinker())
    app.state.lan.find = lambda: LAN
    bound = listening_socket("0.0.0.0", 0)
    port = bound.getsockname()[1]
    server = web_server(app)
    serving = asyncio.create_task(server.serve(sockets=[bound]))
    async with Browser(f"http://localhost:{port}") as alice:
        told = {"status": "open", "url": f"http://{LAN}:{port}"}
        assert (await alice.http.get("/api/lan")).json() == told
        assert (await alice.http.post("/api/lan")).json() == told
    assert len(server.servers) == 1
    server.should_exit = True
    await serving
