"""Hints: for the own seat only, where the table allows them, from the seat's own knowledge, never in the way."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from potluck.table.ports import MoveAdvice, Question

from ..running_server import Browser, FirstMoveThinker, RunningServer, run_server, told

pytestmark = pytest.mark.anyio


class Sage(FirstMoveThinker):
    """Has opinions, and can be made to wait."""

    def __init__(self) -> None:
        self.asked: list[Question] = []
        self.may_speak = asyncio.Event()
        self.may_speak.set()

    async def advise(self, question: Question) -> list[MoveAdvice]:
        self.asked.append(question)
        await self.may_speak.wait()
        best = [0.6, *[0.1] * (len(question.codes) - 1)]
        return [MoveAdvice(code, chance, chance) for code, chance in zip(question.codes, best, strict=True)]


@pytest.fixture
async def sage() -> Sage:
    return Sage()


@pytest.fixture
async def server(tmp_path: Path, sage: Sage) -> AsyncIterator[RunningServer]:
    async with run_server(tmp_path, sage) as server:
        yield server


@pytest.fixture
async def alice(server: RunningServer) -> AsyncIterator[Browser]:
    async with server.browser("Alice") as alice:
        yield alice


async def test_alone_among_bots_one_may_ask(alice: Browser, sage: Sage) -> None:
    table = await alice.create_table("me", "bot", "bot", "bot")
    line = await alice.open_socket(table)
    await line.granted("start")
    position = await line.position()
    answer = await line.ask("hint", seat=0)
    assert answer["type"] == "advice"
    offered = {move["code"]: told(move) for move in position["seats"]["0"]["moves"]}
    assert {move["code"]: told(move["name"]) for move in answer["moves"]} == offered
    assert answer["moves"][0]["chance"] == 0.6
    best = told(answer["moves"][0]["name"])
    assert told(answer["sentence"]) == (
        f"A chef would choose “{best}”: it wins about 60 times in a hundred, 50 more than the next best."
    )
    [question] = sage.asked
    assert question.seat == 0
    assert question.imagined is not None


async def test_among_people_the_host_decides(server: RunningServer, alice: Browser) -> None:
    table = await alice.create_table("me", "open", "bot", "bot")
    line = await alice.open_socket(table)
    async with server.browser("Bob") as bob:
        other = await bob.open_socket(table)
        await other.granted("sit", seat=1, name="Bob")
        await line.granted("start")
        assert told((await line.ask("hint", seat=0))["reason"]) == "This table is played without hints."
        assert (await other.ask("hints", allowed=True))["type"] == "refused"
        await line.granted("hints", allowed=True)
        await other.until(lambda frame: frame["type"] == "room" and frame["room"]["hints"])
        assert (await other.ask("hint", seat=1))["type"] == "advice"
        assert not [frame for frame in line.frames if frame["type"] == "advice"]
        await line.granted("hints", allowed=False)
        assert (await other.ask("hint", seat=1))["type"] == "refused"


async def test_a_hint_is_for_the_own_seat_and_only_where_there_is_a_choice(
    alice: Browser, server: RunningServer
) -> None:
    table = await alice.create_table("me", "bot", "bot", "bot")
    line = await alice.open_socket(table)
    assert told((await line.ask("hint", seat=0))["reason"]) == "The match has not begun."
    await line.granted("start")
    assert told((await line.ask("hint", seat=1))["reason"]) == "That is not your seat."
    assert told((await line.ask("hint", seat=9))["reason"]) == "There is no such seat."
    async with server.browser("Watcher") as watcher:
        eyes = await watcher.open_socket(table)
        assert told((await eyes.ask("hint", seat=0))["reason"]) == "That is not your seat."


async def test_a_move_does_not_wait_for_a_hint(alice: Browser, sage: Sage) -> None:
    table = await alice.create_table("me", "bot", "bot", "bot")
    line = await alice.open_socket(table)
    await line.granted("start")
    position = await line.position()
    sage.may_speak.clear()
    await line.send({"type": "hint", "ref": "slow", "seat": 0})
    assert told((await line.ask("hint", seat=0))["reason"]) == "Your last hint is still being thought over."
    code = position["seats"]["0"]["moves"][0]["code"]
    await line.granted("move", seat=0, position=position["position"], code=code)
    assert not [frame for frame in line.frames if frame.get("ref") == "slow"]
    sage.may_speak.set()
    await line.until(lambda frame: frame.get("ref") == "slow")


async def test_hints_run_out_for_whoever_asks_all_the_time(tmp_path: Path, sage: Sage) -> None:
    from dataclasses import replace

    from ..running_server import TEST_LIMITS

    async with (
        run_server(
            tmp_path / "strict", sage, limits=replace(TEST_LIMITS, hints_a_second=0.0, hints_at_once=2.0)
        ) as server,
        server.browser("Alice") as alice,
    ):
        table = await alice.create_table("me", "bot", "bot", "bot")
        line = await alice.open_socket(table)
        await line.granted("start")
        kinds = [(await line.ask("hint", seat=0))["type"] for _ in range(3)]
        assert kinds == ["advice", "advice", "refused"]
        again = await alice.open_socket(table)
        assert (await again.ask("hint", seat=0))["type"] == "refused"


async def test_an_adviser_is_told_nothing_that_the_seat_may_not_know(
    alice: Browser, server: RunningServer, sage: Sage
) -> None:
    table = await alice.create_table("me", "bot", "bot", "bot")
    line = await alice.open_socket(table)
    await line.granted("start")
    await line.ask("hint", seat=0)
    [question] = sage.asked
    truth = (await server.context.registry.find(table)).table
    assert question.imagined is not None
    assert truth.creation.seed.encode() not in question.imagined
    assert json.loads(question.imagined)["with"]["chance"]["is"].endswith(":FastChance")


async def test_hints_survive_a_rematch_and_a_restart(alice: Browser, server: RunningServer) -> None:
    table = await alice.create_table("me", "open", "bot", "bot")
    line = await alice.open_socket(table)
    await line.granted("hints", allowed=True)
    server.context.registry.live.clear()
    assert (await server.context.registry.find(table)).table.hints
