"""Python's own garbage collections are off while a server runs, so tables and connections are freed without them."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import Iterator

import pytest
from websockets.server import ServerProtocol

from potluck.server.garbage_collection import DUE_WHEN_IDLE, GarbageCollector
from potluck.server.socket.connection import TableConnection
from potluck.server.socket.fast_websocket import HttpProtocol, WebSocketProtocol
from potluck.table.errors import Refused
from potluck.table.live.live_table import LiveTable

from .running_server import TIMEOUT, RunningServer, play_to_end, start_table

pytestmark = pytest.mark.anyio

#: None of these may be left when everybody has gone.
FREED = HttpProtocol, WebSocketProtocol, ServerProtocol, TableConnection, LiveTable, Refused


@pytest.fixture
def no_collections() -> Iterator[None]:
    """No garbage collection meanwhile."""
    gc.collect()
    gc.disable()
    yield
    gc.unfreeze()
    gc.enable()


def left_behind() -> list[str]:
    return sorted(type(thing).__name__ for thing in gc.get_objects() if type(thing) in FREED)


async def test_a_match_its_connections_and_its_refusals_leave_no_garbage(
    no_collections: None, server: RunningServer
) -> None:
    server.context.registry.idle_seconds = 0.0
    async with server.browser("Ada") as ada, server.browser("Bo") as bo, server.browser() as cy:
        table, (hers, his) = await start_table(server, ada, bo)
        line = await cy.open_socket(table)
        refused = await hers.ask("move", seat=0, position=9999, code=0)
        assert refused["type"] == "refused"
        await asyncio.gather(*(play_to_end(line, lambda moves: moves[0]) for line in (hers, his)))
        assert {"TableConnection", "LiveTable", "WebSocketProtocol", "ServerProtocol"} <= set(left_behind())
        line.socket.transport.write(b"\xff" * 100)  # no frame begins so
        assert await line.wait_closed()
    async with asyncio.timeout(TIMEOUT):
        while left_behind():
            server.context.registry.clear()
            await asyncio.sleep(0.01)


class Cycle:
    """Refers to itself."""

    def __init__(self) -> None:
        self.me = self


def test_garbage_is_collected_when_nobody_is_connected(no_collections: None) -> None:
    collector = GarbageCollector()
    collector.take_over()
    assert not collector.collect_if_due(somebody_connected=False)
    cycles = [Cycle() for _ in range(DUE_WHEN_IDLE)]
    gone = weakref.ref(cycles[0])
    del cycles
    assert not collector.collect_if_due(somebody_connected=True)
    assert gone() is not None
    assert collector.collect_if_due(somebody_connected=False)
    assert gone() is None


def test_a_collector_that_has_not_taken_over_leaves_it_to_python(no_collections: None) -> None:
    cycles = [Cycle() for _ in range(2 * DUE_WHEN_IDLE)]
    assert not GarbageCollector().collect_if_due(somebody_connected=False)
    assert len(cycles) == 2 * DUE_WHEN_IDLE
