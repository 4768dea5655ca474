"""Python's own looking for garbage is off while a house is open: so tables and lines must go without it."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import Iterator

import pytest
from websockets.server import ServerProtocol

from potluck.server.line import Line
from potluck.server.quick import QuickDoor, QuickSocket
from potluck.server.sweeping import FEW, Sweeper
from potluck.table.errors import Refused
from potluck.table.live.live_table import LiveTable

from .friends import PATIENCE, Place, play_to_end, seated_friends

pytestmark = pytest.mark.anyio

LEFT_BEHIND = QuickDoor, QuickSocket, ServerProtocol, Line, LiveTable, Refused


@pytest.fixture
def unswept() -> Iterator[None]:
    """Nobody looks for garbage meanwhile."""
    gc.collect()
    gc.disable()
    yield
    gc.unfreeze()
    gc.enable()


def left_behind() -> list[str]:
    return sorted(type(thing).__name__ for thing in gc.get_objects() if type(thing) in LEFT_BEHIND)


async def test_a_match_its_lines_and_its_refusals_leave_nothing_to_sweep(unswept: None, place: Place) -> None:
    place.house.hall.idle_seconds = 0.0
    async with place.browser("Ada") as ada, place.browser("Bo") as bo, place.browser() as cy:
        table, (hers, his) = await seated_friends(place, ada, bo)
        line = await cy.come_to(table)
        refused = await hers.ask("move", seat=0, position=9999, code=0)
        assert refused["type"] == "refused"
        await asyncio.gather(*(play_to_end(line, lambda moves: moves[0]) for line in (hers, his)))
        assert {"Line", "LiveTable", "QuickSocket", "ServerProtocol"} <= set(left_behind())
        line.socket.transport.write(b"\xff" * 100)  # no frame begins like that
        assert await line.gone()
    async with asyncio.timeout(PATIENCE):
        while left_behind():
            place.house.hall.clear()
            await asyncio.sleep(0.01)


class Knot:
    """Holds on to itself."""

    def __init__(self) -> None:
        self.me = self


def test_the_house_is_swept_when_nobody_is_here(unswept: None) -> None:
    sweeper = Sweeper()
    sweeper.begin()
    assert not sweeper.sweep(somebody_here=False)
    knots = [Knot() for _ in range(FEW)]
    gone = weakref.ref(knots[0])
    del knots
    assert not sweeper.sweep(somebody_here=True)
    assert gone() is not None
    assert sweeper.sweep(somebody_here=False)
    assert gone() is None


def test_a_house_that_has_not_begun_to_sweep_leaves_it_to_python(unswept: None) -> None:
    knots = [Knot() for _ in range(2 * FEW)]
    assert not Sweeper().sweep(somebody_here=False)
    assert len(knots) == 2 * FEW
