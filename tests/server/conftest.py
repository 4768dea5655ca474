from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from .friends import Place, opened


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
async def place(tmp_path: Path) -> AsyncIterator[Place]:
    """A running server with bots that answer at once."""
    async with opened(tmp_path) as place:
        yield place
