"""A server may be shut down at any moment: every task must end."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from potluck.server import context as context_module
from potluck.server.context import ServerContext
from potluck.server.settings import Settings
from potluck.server.storage.writer import Statement

from .running_server import FirstMoveThinker

pytestmark = pytest.mark.anyio

PATIENCE = 5.0


@pytest.mark.parametrize("turns", range(0, 40, 5))
async def test_a_server_that_closes_in_the_middle_of_a_pulse_ends(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, turns: int
) -> None:
    monkeypatch.setattr(context_module, "PULSE", 0.0)
    before = asyncio.all_tasks()
    context = ServerContext(Settings(data=tmp_path), FirstMoveThinker())
    await context.open()
    for _ in range(turns):
        await asyncio.sleep(0)
    await context.close()
    await hurry(asyncio.all_tasks() - before)


@pytest.mark.parametrize("turns", range(0, 40, 5))
async def test_a_query_that_is_cancelled_leaves_no_task_behind(tmp_path: Path, turns: int) -> None:
    before = asyncio.all_tasks()
    context = ServerContext(Settings(data=tmp_path), FirstMoveThinker())
    await context.open()
    asking = asyncio.create_task(context.storage.entries("no-such-table"))
    for _ in range(turns):
        await asyncio.sleep(0)
    asking.cancel()
    await context.close()
    await hurry(asyncio.all_tasks() - before)


async def test_a_write_after_closing_is_refused(tmp_path: Path) -> None:
    context = ServerContext(Settings(data=tmp_path), FirstMoveThinker())
    await context.open()
    closing = asyncio.create_task(context.close())
    while context.storage.writer.requests.empty():
        await asyncio.sleep(0)
    name = Statement(context.storage.sql.name, [{"who": "alice", "name": "Alice"}])
    with pytest.raises(RuntimeError, match="closed"):
        async with asyncio.timeout(PATIENCE):
            await context.storage.writer.write([name])
    await closing


async def hurry(left: set[asyncio.Task[object]]) -> None:
    """Cancel what is left, as a loop does that ends; it has to give in."""
    for task in left:
        task.cancel()
    pending = (await asyncio.wait(left, timeout=PATIENCE))[1] if left else set()
    for task in pending:
        task.cancel()
    assert not pending
