"""Words travel apart from what they tell: messages by language, phrases without a sentence in them."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message
from fluent_compiler.errors import FluentDuplicateMessageId

from potluck.bots.levels import LEVELS
from potluck.catalog import games
from potluck.kernel.phrases import COMMON_KINDS, slug
from potluck.language.catalogues import languages, room_messages
from potluck.language.pseudo import OPEN
from potluck.language.teller import compile_messages, room_teller

from .running_server import CARNAGE, RunningServer, start_table, told

pytestmark = pytest.mark.anyio

SOURCE = Path(__file__).parents[2] / "src" / "potluck"
#: Where the room's refusals and hints are made.
SPEAKERS = [SOURCE / "table", SOURCE / "server", SOURCE / "bots", SOURCE / "kernel" / "match.py"]
NAMES = ["Alice", "Bo", "Cy", "Di"]


def message_ids(messages: str) -> list[str]:
    """The keys of all messages; a failure where one cannot be read."""
    body = FluentParser().parse(messages).body
    assert not [entry.content for entry in body if isinstance(entry, Junk)]
    return [entry.id.name for entry in body if isinstance(entry, Message)]


async def test_every_language_can_be_fetched_and_read(server: RunningServer) -> None:
    async with server.browser() as nobody:
        tags = (await nobody.http.get("/api/languages")).json()
        assert tags == languages()
        assert tags[0] == "en"
        for tag in [*tags, "en-XA"]:
            room = (await nobody.http.get(f"/api/words/{tag}")).json()
            assert (room["language"], room["kinds"]) == (tag, COMMON_KINDS)
            keys = message_ids(room["messages"])
            assert len(keys) == len(set(keys))
            for game in games().values():
                words = (await nobody.http.get(f"/api/words/{tag}/{game.id}")).json()
                assert words["kinds"] == COMMON_KINDS | game.fact_kinds
                assert "tagline" in message_ids(words["messages"])
                problems = compile_messages(tag, words["messages"], room["messages"]).check_messages()
                assert not [one for one in problems if not isinstance(one[1], FluentDuplicateMessageId)], game.id


async def test_a_language_is_found_by_what_it_is_near_to(server: RunningServer) -> None:
    async with server.browser() as nobody:
        assert (await nobody.http.get("/api/words/en-GB")).json()["language"] == "en"
        for path in ("/api/words/tlh", "/api/words/tlh/cafe-carnage"):
            answer = await nobody.http.get(path)
            assert answer.status_code == 404
            assert told(answer.json()["reason"]).startswith("There is no language “tlh” here; there is en")
        answer = await nobody.http.get("/api/words/en/chess")
        assert answer.status_code == 404
        assert "chess" in told(answer.json()["reason"])


@pytest.mark.parametrize("path", ["/api/words/en", "/api/words/en/cafe-carnage", "/api/games/cafe-carnage/cards"])
async def test_words_are_sent_once(server: RunningServer, path: str) -> None:
    async with server.browser() as nobody:
        first = await nobody.http.get(path, headers={"accept-encoding": "gzip"})
        assert first.headers["cache-control"] == "no-cache"
        assert first.headers["content-encoding"] == "gzip"
        tag = first.headers["etag"]
        for stored in (tag, f'"other", {tag}', "*"):
            again = await nobody.http.get(path, headers={"if-none-match": stored})
            assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", tag)
        assert (await nobody.http.get(path, headers={"if-none-match": '"other"'})).json() == first.json()


async def test_the_lobby_speaks_the_browsers_language(server: RunningServer) -> None:
    async with server.browser() as nobody:
        for asked, tag in (("", "en"), ("*", "en"), ("tlh", "en"), ("tlh, en-XA;q=0.5", "en-XA"), ("en-GB", "en")):
            answer = await nobody.http.get("/api/games", headers={"accept-language": asked})
            assert answer.headers["content-language"] == tag
            assert "accept-language" in answer.headers["vary"].lower()
            carnage = next(game for game in answer.json() if game["id"] == CARNAGE)
            assert carnage["title"] == "Café Carnage"
            assert carnage["tagline"].startswith(OPEN if tag == "en-XA" else "Order in secret.")
            assert carnage["options"][0]["title"].startswith(OPEN if tag == "en-XA" else "Advanced menu")
        assert [value["label"] for value in carnage["options"][0]["values"]] == ["Off", "On"]
        assert [value["label"] for value in carnage["options"][1]["values"]] == ["Count the runners", "Count the table"]
        starts = [option for game in answer.json() for option in game["options"] if option["key"] == "start"]
        for start in starts:
            assert [value["label"] for value in start["values"]][:3] == ["By lot", "Seat 1", "Seat 2"]
            assert re.fullmatch(r"Who goes first \(.*\)\.", start["help"]), "a game's own words replace the room's"


async def test_a_table_shows_its_own_cards(server: RunningServer) -> None:
    async with server.browser("Alice") as alice, server.browser() as nobody:
        table = await alice.create_table("me", "bot", "bot", "bot")
        answer = await nobody.http.get(f"/api/tables/{table}/cards")
        assert answer.json() == (await nobody.http.get("/api/games/cafe-carnage/cards")).json()
        stored = {"if-none-match": answer.headers["etag"]}
        assert (await nobody.http.get(f"/api/tables/{table}/cards", headers=stored)).status_code == 304
        assert (await nobody.http.get("/api/tables/nowhere/cards")).status_code == 404
        for face in answer.json():
            assert all(told(effect) for effect in face["effects"])


def strings(value: Any) -> Iterator[str]:
    """Every string in what came over the wire, but for names of fields."""
    if isinstance(value, str):
        yield value
    for part in value.values() if isinstance(value, dict) else value if isinstance(value, list) else ():
        yield from strings(part)


async def test_a_position_has_no_sentence_in_it(server: RunningServer) -> None:
    async with server.browser("Alice") as alice:
        _, (line,) = await start_table(server, alice, rest="local")
        for position in range(20):
            frame = await line.position(position)
            phrases = [view["prompt"] for view in frame["seats"].values()]
            phrases += [move for view in frame["seats"].values() for move in view["moves"]]
            phrases += frame["story"]
            for phrase in phrases:
                assert not [text for text in strings(phrase) if not re.fullmatch(r"[\w-]+", text)], phrase
                assert re.fullmatch(r"(ask|move|event|forecast)-[\w-]+", phrase["key"])
                assert told(phrase, names=NAMES)
            seat = frame["seats"]["0"]["waiting"][0]
            code = frame["seats"][str(seat)]["moves"][0]["code"]
            await line.granted("move", seat=seat, position=frame["position"], code=code)


def test_bots_have_words() -> None:
    words = room_teller()
    for id, level in LEVELS.items():
        assert words.say(f"level-{id}")
        assert words.say(f"level-{id}", form="line")
        assert all(words.say(f"persona-{slug(persona.name)}") for persona in level.personas)


def test_every_refusal_has_its_message_and_every_message_its_refusal() -> None:
    kind = re.compile(r"(refused|hint|why)-[a-z-]+")
    files = [file for place in SPEAKERS for file in ([place] if place.is_file() else sorted(place.rglob("*.py")))]
    constants = [
        node.value for file in files for node in ast.walk(ast.parse(file.read_text())) if isinstance(node, ast.Constant)
    ]
    said = {text for text in constants if isinstance(text, str) and kind.fullmatch(text)}
    there = {key for key in message_ids(room_messages("en")) if kind.fullmatch(key)}
    assert said <= there
    assert {key for key in there if key.startswith(("refused-", "hint-"))} <= said
