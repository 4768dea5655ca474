"""The generated files say what the code says."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest

from potluck.server import protocol
from potluck.server.protocol import client_messages, server_messages
from potluck.server.schema import generate
from potluck.server.schema.typescript import expression, typescript

from .running_server import RunningServer


def test_the_generated_files_are_current() -> None:
    assert generate.main(["--check"]) == 0


def test_drift_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(generate, "SCHEMA", tmp_path / "protocol.schema.json")
    monkeypatch.setattr(generate, "TYPES", tmp_path / "web" / "types.ts")
    assert generate.main(["--check"]) == 1
    assert "out of date" in capsys.readouterr().err
    assert generate.main([]) == 0
    assert generate.main(["--check"]) == 0
    assert not (tmp_path / "web").exists()


def test_the_schema_names_every_message() -> None:
    definitions = generate.schema()["$defs"]
    said = {
        kind for name in ("ClientMessage", "ServerMessage") for kind in definitions[name]["discriminator"]["mapping"]
    }
    assert said >= {"hello", "move", "takeback", "sit", "stand", "seat", "lock", "start", "chat", "react", "rematch"}
    assert said >= {"ping", "pong", "room", "position", "ack", "refused", "reaction", "error"}


def test_typescript_of_a_few_shapes() -> None:
    assert expression({"anyOf": [{"type": "string"}, {"type": "null"}]}) == "string | null"
    assert expression({"type": "array", "items": {"anyOf": [{"type": "string"}, {"type": "null"}]}}) == (
        "(string | null)[]"
    )
    assert expression({"type": "object", "additionalProperties": {"$ref": "#/$defs/Room"}}) == "Record<string, Room>"
    assert expression({}) == "unknown"
    assert "any" not in typescript(generate.schema()["$defs"]).replace("anybody", "").split()


def test_messages_survive_the_journey() -> None:
    move = client_messages.MoveMessage(ref="1", seat=0, position=3, code=7)
    assert protocol.read(protocol.write(move)) == move
    chat = json.loads(protocol.write(server_messages.ChatMessage(1, "Bo", "hi", "now")))
    assert chat == {"type": "chat", "number": 1, "from": "Bo", "text": "hi", "at": "now"}
    with pytest.raises(msgspec.DecodeError):
        protocol.read(b'{"type":"move","ref":"1","seat":0,"position":3,"code":7,"and":"more"}')


@pytest.mark.anyio
async def test_docs_describe_the_rest(server: RunningServer) -> None:
    async with server.browser() as nobody:
        document = (await nobody.http.get("/openapi.json")).json()
        assert document["paths"]["/api/tables"]["post"]["requestBody"]["content"]["application/json"]["schema"] == {
            "$ref": "#/components/schemas/NewTable"
        }
        assert "Room" in document["components"]["schemas"]
        page = (await nobody.http.get("/docs")).text
        assert "POST /api/tables" in page
        assert "<script" not in page
        assert (await nobody.http.get("/protocol.schema.json")).json() == generate.schema()


@pytest.mark.anyio
async def test_games_rules_and_cards(server: RunningServer) -> None:
    async with server.browser() as nobody:
        games = (await nobody.http.get("/api/games")).json()
        carnage = next(game for game in games if game["id"] == "cafe-carnage")
        assert carnage["seats"] == {"min": 4, "max": 6}
        assert carnage["levels"] == ["random", "novice", "regular", "chef", "master"]
        levels = (await nobody.http.get("/api/levels")).json()
        assert [level["id"] for level in levels] == carnage["levels"]
        assert all(persona["face"] for level in levels for persona in level["personas"])
        assert "**CC-3.1**" in (await nobody.http.get("/api/games/cafe-carnage/rules")).json()["markdown"]
        assert (await nobody.http.get("/api/games/cafe-carnage/cards")).json()[0] == {
            "id": "S01",
            "name": "Steamed Pears",
            "kind": "starter",
            "copies": 3,
            "numbers": [["cost", 1], ["points", 1]],
            "symbols": [],
            "traits": [],
            "effects": [{"key": "effect-value", "facts": {"value": 1}}],
            "corner": "cost",
            "also": [],
        }
        for what in ("rules", "cards", "view"):
            assert (await nobody.http.get(f"/api/games/chess/{what}")).status_code == 404


@pytest.mark.anyio
async def test_a_view_is_declared_for_pages(server: RunningServer) -> None:
    async with server.browser() as nobody:
        fields = {each["name"]: each for each in (await nobody.http.get("/api/games/cafe-carnage/view")).json()}
        assert fields["night"] == {"name": "night", "kind": "number"}
        assert fields["menu"]["kind"] == "cards"
        assert fields["ballot"] == {"name": "ballot", "kind": "word", "optional": True}
        assert (fields["diners"]["kind"], fields["diners"]["by_seat"]) == ("records", True)
        assert {"name": "can_run", "kind": "flag"} in fields["diners"]["fields"]
        assert {"name": "costs", "kind": "numbers", "by_seat": True} in fields["last_night"]["fields"]


@pytest.mark.anyio
async def test_health(server: RunningServer) -> None:
    async with server.browser() as nobody:
        assert (await nobody.http.get("/healthz")).json() == {"status": "alive"}
        assert (await nobody.http.get("/readyz")).json() == {"status": "ready"}
        await server.context.storage.writer.stop()
        assert (await nobody.http.get("/readyz")).status_code == 503
        assert (await nobody.http.get("/healthz")).status_code == 200
        server.context.storage.writer.start()
