"""Closing time comes at any moment: nothing may be left that never ends."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from potluck.server import context as house_module
from potluck.server.context import House
from potluck.server.settings import Settings
from potluck.server.storage.writer import Statement

from .friends import FirstMove

pytestmark = pytest.mark.anyio

PATIENCE = 5.0


@pytest.mark.parametrize("turns", range(0, 40, 5))
async def test_a_house_that_closes_in_the_middle_of_a_pulse_ends(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, turns: int
) -> None:
    monkeypatch.setattr(house_module, "PULSE", 0.0)
    before = asyncio.all_tasks()
    house = House(Settings(data=tmp_path), FirstMove())
    await house.open()
    for _ in range(turns):
        await asyncio.sleep(0)
    await house.close()
    await hurry(asyncio.all_tasks() - before)


@pytest.mark.parametrize("turns", range(0, 40, 5))
async def test_whoever_leaves_in_the_middle_of_a_question_leaves_nothing_behind(tmp_path: Path, turns: int) -> None:
    before = asyncio.all_tasks()
    house = House(Settings(data=tmp_path), FirstMove())
    await house.open()
    asking = asyncio.create_task(house.storage.entries("no-such-table"))
    for _ in range(turns):
        await asyncio.sleep(0)
    asking.cancel()
    await house.close()
    await hurry(asyncio.all_tasks() - before)


async def test_a_wish_after_closing_time_is_refused(tmp_path: Path) -> None:
    house = House(Settings(data=tmp_path), FirstMove())
    await house.open()
    closing = asyncio.create_task(house.close())
    while house.storage.writer.wishes.empty():
        await asyncio.sleep(0)
    name = Statement(house.storage.sql.name, [{"who": "alice", "name": "Alice"}])
    with pytest.raises(RuntimeError, match="closed"):
        async with asyncio.timeout(PATIENCE):
            await house.storage.writer.keep([name])
    await closing


async def hurry(left: set[asyncio.Task[object]]) -> None:
    """Cancel what is left, as a loop does that ends; it has to give in."""
    for task in left:
        task.cancel()
    pending = (await asyncio.wait(left, timeout=PATIENCE))[1] if left else set()
    for task in pending:
        task.cancel()
    assert not pending
