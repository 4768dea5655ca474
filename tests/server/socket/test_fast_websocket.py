"""The fast way to send, and the plain way where uvicorn's internals are not as expected."""

from __future__ import annotations

import sys
from pathlib import Path
from types import SimpleNamespace

import pytest
from websockets.frames import Frame, Opcode

from potluck.server.socket import fast_websocket, table_socket
from potluck.server.socket.send import FAST_SEND, protocol_classes

from ..running_server import RunningServer, run_server, start_table

IMPLEMENTATION = "uvicorn.protocols.websockets.websockets_sansio_impl"


@pytest.fixture
def offered(monkeypatch: pytest.MonkeyPatch) -> list[bool]:
    """Whether each socket was offered the fast way."""
    found: list[bool] = []
    original = table_socket.sender_for

    def sender_for(socket: object) -> object:
        found.append(FAST_SEND in socket.scope["extensions"])  # type: ignore[attr-defined]
        return original(socket)  # type: ignore[arg-type]

    monkeypatch.setattr(table_socket, "sender_for", sender_for)
    return found


async def play_a_move(server: RunningServer) -> None:
    """Sit down, make a move, chat, and close."""
    async with server.browser("Alice") as alice:
        table, (line,) = await start_table(server, alice, rest="local")
        code = (await line.position())["seats"]["0"]["moves"][0]["code"]
        assert await line.granted("move", seat=0, position=0, code=code) == 1
        assert (await line.position(1))["position"] == 1
        await line.granted("chat", text="é" * 200)
        assert (await line.until(lambda frame: frame["type"] == "chat"))["text"] == "é" * 200
        assert (await alice.http.get(f"/api/tables/{table}")).status_code == 200


@pytest.mark.anyio
async def test_the_installed_uvicorn_has_the_fast_way(server: RunningServer, offered: list[bool]) -> None:
    await play_a_move(server)
    assert offered == [True]


@pytest.mark.anyio
async def test_a_missing_attribute_leads_to_plain_sends(
    server: RunningServer, offered: list[bool], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fast_websocket, "NEEDED", (*fast_websocket.NEEDED, "renamed"))
    await play_a_move(server)
    assert offered == [False]


@pytest.mark.anyio
async def test_uvicorns_own_classes_serve_as_well(
    tmp_path: Path, offered: list[bool], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "potluck.server.socket.fast_websocket", None)
    async with run_server(tmp_path) as server:
        await play_a_move(server)
    assert offered == [False]


def test_classes_that_cannot_be_derived_are_uvicorns_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "potluck.server.socket.fast_websocket")
    monkeypatch.setitem(sys.modules, IMPLEMENTATION, None)
    assert protocol_classes() == {"http": "auto", "ws": "auto"}


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 70_000])
def test_frames_are_those_of_the_library(size: int) -> None:
    text = b"x" * size
    assert fast_websocket.frame_head(size) + text == Frame(Opcode.TEXT, text).serialize(mask=False)


@pytest.mark.parametrize(
    "protocol",
    [SimpleNamespace(), SimpleNamespace(conn=None), SimpleNamespace(conn=SimpleNamespace(parser=7), scope={})],
)
def test_cycles_of_an_unknown_shape_are_left_alone(protocol: SimpleNamespace) -> None:
    fast_websocket.break_cycles(protocol)
