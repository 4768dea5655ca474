"""A full disk: what is not kept is not acknowledged, everybody gets a reason, and play goes on once there is room."""

from __future__ import annotations

from typing import Any

import pytest
from sqlalchemy import event

from server.running_server import FirstMoveThinker, run_server, start_table

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


async def test_a_full_disk_is_said_and_nothing_is_pretended(tmp_path: Any) -> None:
    async with run_server(tmp_path, FirstMoveThinker()) as server, server.browser("Alice") as alice:
        _, (line,) = await start_table(server, alice, rest="local")
        storage = server.context.storage
        full = True

        @event.listens_for(storage.writer.connection.engine, "before_cursor_execute", retval=True)
        def quota(_: Any, cursor: Any, statement: str, parameters: Any, *rest: Any) -> Any:
            if statement.startswith("INSERT INTO entries"):
                cursor.execute(f"PRAGMA max_page_count = {1 if full else 1_000_000}")
            return statement, parameters

        frame = await line.position()
        acked = 0
        refused: dict[str, Any] = {}
        for number in range(400):  # the pages that there are have some room left
            codes = [move["code"] for move in frame["seats"]["0"]["moves"]]
            answer = await line.ask(
                "move", seat=0, position=0, code=codes[number % len(codes)], ref="x" * 50 + str(number)
            )
            if answer["type"] == "refused":
                refused = answer
                break
            acked += 1
        assert refused["reason"] == {"key": "refused-request-failed"}
        live = await server.context.registry.find(line.latest("room")["room"]["id"])
        assert live.table.position == acked
        answer = await alice.http.get("/api/games")
        assert answer.status_code == 200, "the rest of the server goes on"
        full = False
        ref = "x" * 50 + str(acked)
        code = codes[acked % len(codes)]
        assert await line.granted("move", seat=0, position=0, code=code, ref=ref) == acked + 1
        assert len(await storage.entries(live.table.id)) == live.table.length
