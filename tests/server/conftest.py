from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from .running_server import RunningServer, run_server


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[RunningServer]:
    """A running server with bots that answer at once."""
    async with run_server(tmp_path) as server:
        yield server
