"""The press behind the server: PDFs in a process of their own, kept, counted, and refused with a reason."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest

from .running_server import TEST_LIMITS, RunningServer, run_server, told

pytestmark = pytest.mark.anyio

CARDS = "/api/games/cake-auf/print?what=cards&paper=letter&ink=low"
SETTING = 60.0


async def test_a_game_comes_as_a_pdf_and_is_set_once(server: RunningServer) -> None:
    async with server.browser() as guest:
        answers = await asyncio.gather(*(guest.http.get(CARDS, timeout=SETTING) for _ in range(3)))
        for answer in answers:
            assert answer.status_code == 200, answer.text
            assert answer.headers["content-type"] == "application/pdf"
            assert answer.headers["content-disposition"] == 'attachment; filename="cake-auf-letter.pdf"'
            assert answer.content.startswith(b"%PDF-")
        assert len({answer.content for answer in answers}) == 1
        assert len(server.context.print_process.cache) == 1


async def test_the_mix_can_be_chosen(server: RunningServer) -> None:
    async with server.browser() as guest:
        plain = await guest.http.get("/api/games/cake-auf/print?what=cards", timeout=SETTING)
        other = await guest.http.get("/api/games/cake-auf/print?what=cards&option=actions=publisher", timeout=SETTING)
        assert plain.status_code == other.status_code == 200
        assert plain.content != other.content


@pytest.mark.parametrize(
    ("path", "status", "reason"),
    [
        ("cake-off/print", 404, "there is no game 'cake-off'"),
        ("cake-auf/print?paper=a3", 400, "there is no paper 'a3'"),
        ("cake-auf/print?ink=gold", 400, "ink is full or low"),
        ("cake-auf/print?what=lid", 400, "there is nothing like 'lid' to print"),
        ("cake-auf/print?option=mix=mine", 400, "has no option 'mix'"),
        ("cake-auf/print?option=actions", 400, "option actions is one of"),
    ],
)
async def test_wrong_orders_get_a_reason(server: RunningServer, path: str, status: int, reason: str) -> None:
    async with server.browser() as guest:
        answer = await guest.http.get(f"/api/games/{path}")
        assert answer.status_code == status
        assert reason in told(answer.json()["reason"])
        assert server.context.print_process.pool.pids() == []  # nothing was set for it


async def test_what_a_game_has_not_is_refused(server: RunningServer) -> None:
    async with server.browser() as guest:
        answer = await guest.http.get("/api/games/cake-auf/print?what=board", timeout=SETTING)
        assert answer.status_code == 400
        assert "has no board to print" in told(answer.json()["reason"])
        assert not server.context.print_process.cache


async def test_the_press_is_not_for_hammering(tmp_path: Path) -> None:
    async with (
        run_server(tmp_path, limits=replace(TEST_LIMITS, prints_a_minute=1.0)) as server,
        server.browser() as guest,
    ):
        assert (await guest.http.get(CARDS, timeout=SETTING)).status_code == 200
        again = await guest.http.get(CARDS)
        assert again.status_code == 429
        assert "wait a moment" in told(again.json()["reason"])


async def test_a_full_queue_says_that_it_is_busy(tmp_path: Path) -> None:
    async with run_server(tmp_path, limits=replace(TEST_LIMITS, prints_waiting=0)) as server, server.browser() as guest:
        answer = await guest.http.get(CARDS)
        assert answer.status_code == 503
        assert told(answer.json()["reason"]) == "The press is busy. Try again in a moment."


async def test_the_shelf_keeps_no_more_than_it_may(tmp_path: Path) -> None:
    async with run_server(tmp_path, limits=replace(TEST_LIMITS, printed_bytes=1)) as server, server.browser() as guest:
        for paper in ("a4", "letter"):
            answer = await guest.http.get(f"/api/games/cake-auf/print?what=cards&paper={paper}", timeout=SETTING)
            assert answer.status_code == 200
        assert [("letter" in key) for key in server.context.print_process.cache] == [True]
