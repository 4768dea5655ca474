"""Why something cannot be done: answered over the socket, for the own seat, whatever is asked."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from ..running_server import TEST_LIMITS, RunningServer, play_to_end, run_server, start_table, told

pytestmark = pytest.mark.anyio

RUN = {"kind": "place", "id": "run"}
A_DISH = {"kind": "card", "id": "S01"}


async def test_what_can_be_done_has_no_reason_against_it(server: RunningServer) -> None:
    async with server.browser("Alice") as alice:
        _, (line,) = await start_table(server, alice, rest="local")
        seat = (await line.position())["seats"]["0"]
        dish = {"kind": "card", "id": seat["moves"][0]["facts"]["dish"]}
        answer = await line.ask("why", ref="may I", seat=0, held=dish)
        assert answer == {"type": "why", "ref": "may I", "reason": None, "rule": None}
        assert line.latest("position")["position"] == 0, "asking is not playing"


async def test_a_reason_comes_with_its_rule(server: RunningServer) -> None:
    async with server.browser("Alice") as alice:
        _, (line,) = await start_table(server, alice, rest="local")
        answer = await line.ask("why", seat=0, held=RUN, aim={"kind": "seat", "id": "2"})
        assert (answer["type"], answer["rule"]) == ("why", "CC-2.1")
        assert told(answer["reason"]) == "First the orders, then the ballot."


async def test_nobody_asks_for_anothers_seat(server: RunningServer) -> None:
    async with server.browser("Alice") as alice, server.browser("Bo") as bo, server.browser() as nobody:
        table, lines = await start_table(server, alice, bo, rest="local")
        for line in (lines[1], await nobody.open_socket(table)):
            answer = await line.ask("why", seat=0, held=RUN)
            assert (answer["type"], answer["reason"]) == ("refused", {"key": "refused-not-your-seat"})


@pytest.mark.parametrize(
    ("fields", "key"),
    [
        ({"seat": 4, "held": RUN}, "why-no-such-seat"),
        ({"seat": -1, "held": RUN}, "why-no-such-seat"),
        ({"seat": 0, "held": {"kind": "card", "id": "Z99"}}, "refused-no-such-thing"),
        ({"seat": 0, "held": {"kind": "card", "id": ""}}, "refused-no-such-thing"),
        ({"seat": 0, "held": {"kind": "place", "id": "moon"}}, "refused-no-such-thing"),
        ({"seat": 0, "held": {"kind": "seat", "id": "9"}}, "refused-no-such-thing"),
        ({"seat": 0, "held": A_DISH, "aim": {"kind": "seat", "id": "x"}}, "refused-no-such-thing"),
        ({"seat": 0, "held": A_DISH, "aim": {"kind": "seat", "id": "-1"}}, "refused-no-such-thing"),
        ({"seat": 0, "held": A_DISH, "aim": {"kind": "seat", "id": "1" * 64}}, "refused-no-such-thing"),
    ],
)
async def test_nonsense_is_refused(server: RunningServer, fields: dict[str, Any], key: str) -> None:
    async with server.browser("Alice") as alice:
        _, (line,) = await start_table(server, alice, rest="local")
        answer = await line.ask("why", **fields)
        assert (answer["type"], answer["reason"]["key"]) == ("refused", key)
        assert told(answer["reason"]).endswith(".")


@pytest.mark.parametrize(
    "held", [None, "run", {"kind": "spoon", "id": "1"}, {"kind": "card", "id": "x" * 65}, {"kind": "card"}]
)
async def test_what_is_no_thing_is_no_message(server: RunningServer, held: object) -> None:
    async with server.browser("Alice") as alice:
        _, (line,) = await start_table(server, alice, rest="local")
        await line.send({"type": "why", "ref": "w", "seat": 0, "held": held})
        error = await line.until(lambda frame: frame["type"] == "error")
        assert error["reason"]["key"] == "refused-no-message"


async def test_nobody_asks_before_the_start_or_after_the_end(server: RunningServer) -> None:
    async with server.browser("Alice") as alice:
        line = await alice.open_socket(await alice.create_table("me", "bot", "bot", "bot"))
        assert (await line.ask("why", seat=0, held=RUN))["reason"] == {"key": "refused-not-begun"}
        await line.granted("start")
        await play_to_end(line, lambda moves: moves[0])
        assert (await line.ask("why", seat=0, held=RUN))["reason"] == {"key": "why-match-over"}


async def test_questions_count_as_requests(tmp_path: Path) -> None:
    limits = replace(TEST_LIMITS, messages_a_second=0.001, messages_at_once=3)
    async with run_server(tmp_path, limits=limits) as server, server.browser("Alice") as alice:
        _, (line,) = await start_table(server, alice, rest="local")  # one request: start
        answers = [await line.ask("why", seat=0, held=RUN) for _ in range(3)]
        assert [answer["type"] for answer in answers] == ["why", "why", "refused"]
        assert answers[2]["reason"] == {"key": "refused-too-fast"}
