"""potluck serve --matches: match files become replays at addresses that a report can know beforehand."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

from potluck.cli.commands.serve_matches import find_matches
from potluck.cli.files import BadFile
from potluck.lab.report.example_matches import ExampleMatches, main_match
from potluck.lab.run_folder import RunFolder
from potluck.server.app import make_app
from potluck.server.import_matches import import_matches
from potluck.server.settings import Settings


def served(settings: Settings, ask: Callable[[httpx.AsyncClient], Any]) -> Any:
    """What a server of these settings answers, without a network or bots."""

    async def serve() -> Any:
        app = make_app(settings, thinker=object())  # type: ignore[arg-type]
        async with app.router.lifespan_context(app):
            transport = httpx.ASGITransport(app, client=("127.0.0.1", 1))
            async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
                return await ask(client)

    return asyncio.run(serve())


def test_an_example_replays_position_by_position(carnage: RunFolder, tmp_path: Path) -> None:
    examples = ExampleMatches(carnage.plan(), tmp_path)
    id = examples.write(main_match(5))
    [(path, found, match)] = find_matches(tmp_path / "examples")
    assert (path, found) == (examples.path(main_match(5)), id)
    settings = Settings(data=tmp_path / "data")
    for _ in range(2):  # what is there already stays
        asyncio.run(import_matches(settings, [(found, match)]))

    async def ask(client: httpx.AsyncClient) -> tuple[Any, Any, Any]:
        room = (await client.get(f"/api/tables/{id}")).json()
        replay = (await client.get(f"/api/tables/{id}/replay")).json()
        text = (await client.get(f"/api/tables/{id}/match")).text
        return room, replay, text

    room, replay, text = served(settings, ask)
    assert room["status"] == "over"
    assert [seat["name"] for seat in room["seats"]] == match.names
    assert len(replay["frames"]) == match.position + 1
    assert text == path.read_text("utf-8"), "the file comes back as it went in, its seal unbroken"


def test_what_is_no_match_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadFile, match="is no directory"):
        find_matches(tmp_path / "gone")
    with pytest.raises(BadFile, match="holds no match files"):
        find_matches(tmp_path)
    (tmp_path / "letter.json").write_text("{}")
    with pytest.raises(BadFile, match=r"letter\.json is not a match to look at: this is not a Potluck match file"):
        find_matches(tmp_path)
