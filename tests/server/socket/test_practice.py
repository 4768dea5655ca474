"""Practising gestures over a real socket, and the odds to compare them with."""

from __future__ import annotations

from pathlib import Path

import pytest

from potluck.server.rate_limits import Limits
from potluck.server.socket import practice_socket
from table.gesture_tables import DUMP

from ..running_server import TEST_LIMITS, Browser, RunningServer, SocketClient, connect, run_server, told

pytestmark = pytest.mark.anyio


class Waits:
    """A clock that is always late enough."""

    def __init__(self) -> None:
        self.time = 0.0

    def __call__(self) -> float:
        self.time += 1.0
        return self.time


@pytest.fixture
def _no_hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(practice_socket, "monotonic", Waits())


async def practising(browser: Browser, game: str = "a-la-carte", origin: str = "") -> SocketClient:
    """A practice socket."""
    address = f"{str(browser.http.base_url).replace('http', 'ws', 1)}/api/practice/{game}/socket"
    line = SocketClient(await connect(address, additional_headers={"origin": origin} if origin else {}))
    browser.sockets.append(line)
    return line


@pytest.mark.usefixtures("_no_hurry")
async def test_pour_after_pour_and_what_each_came_to(server: RunningServer) -> None:
    async with server.browser() as nobody:
        line = await practising(nobody)
        for _ in range(2):
            start = len(line.frames)
            await line.send({"type": "take", "kind": "pour"})
            begun = await line.until(lambda frame: frame["type"] == "grasp", start)
            assert (begun["facts"]["own"], begun["facts"]["salt"]) == (15, 5)
            for angle in DUMP:
                await line.send({"type": "hand", "values": [angle]})
            result = await line.until(lambda frame: frame["type"] == "result", start)
            assert result["kind"] == "pour"
            assert result["outcome"].keys() == {"own", "salt"}
            shown = [row for frame in line.frames[start:] if frame["type"] == "motion" for row in frame["frames"]]
            assert [row[0] for row in shown] == DUMP


@pytest.mark.usefixtures("_no_hurry")
async def test_a_flip_lands_somehow(server: RunningServer) -> None:
    async with server.browser() as nobody:
        line = await practising(nobody)
        await line.send({"type": "take", "kind": "flip"})
        speeds = [*range(200, 1201, 200), *range(900, -1, -300), *[0] * 240]
        for speed in speeds:
            await line.send({"type": "hand", "values": [speed, 0]})
        result = await line.until(lambda frame: frame["type"] == "result")
        assert result["outcome"]["landing"] in ("picture_up", "recipe_up", "beside")


async def test_what_is_wrong_is_said(server: RunningServer) -> None:
    async with server.browser() as nobody:
        line = await practising(nobody)
        for message, words in (
            ({"type": "take", "kind": "juggle"}, "knows no such movement"),
            ({"type": "dance"}, "Invalid value 'dance'"),
            ("nonsense", "JSON is malformed"),
        ):
            start = len(line.frames)
            await line.send(message)
            error = await line.until(lambda frame: frame["type"] == "error", start)
            assert words in told(error["reason"])
        await line.send({"type": "hand", "values": [1]})  # no gesture is active: let pass
        await line.send({"type": "take", "kind": "pour"})
        for values, words in (([10**7], "no hand does that"), ([1] * 500, "No hand is that fast")):
            start = len(line.frames)
            await line.send({"type": "hand", "values": values})
            error = await line.until(lambda frame: frame["type"] == "error", start)
            assert words in told(error["reason"])


async def test_only_games_with_hands_and_only_from_our_own_page(server: RunningServer) -> None:
    async with server.browser() as nobody:
        for game, words in (("cafe-carnage", "asks for no hand"), ("chess", "chess")):
            line = await practising(nobody, game)
            assert await line.wait_closed() == 4404
            assert words in told(line.frames[-1]["reason"])
        with pytest.raises(Exception, match="403"):
            await practising(nobody, origin="https://evil.example")


async def test_whoever_floods_is_hung_up_on(tmp_path: Path) -> None:
    slow = {"messages_a_second": 0.001, "messages_at_once": 5.0, "hand_a_second": 0.001, "hand_at_once": 5.0}
    async with (
        run_server(tmp_path, limits=Limits(**{**vars(TEST_LIMITS), **slow})) as server,
        server.browser() as nobody,
    ):
        line = await practising(nobody)
        for _ in range(20):
            await line.send({"type": "hand", "values": [1]})
        assert await line.wait_closed() == 1008


async def test_whoever_goes_away_is_not_waited_for(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(practice_socket, "IDLE_SECONDS", 0.0)
    async with server.browser() as nobody:
        line = await practising(nobody)
        assert await line.wait_closed() == 1008


async def test_the_odds_to_compare_with(server: RunningServer) -> None:
    async with server.browser() as nobody:
        rows = (await nobody.http.get("/api/games/a-la-carte/hands")).json()
        assert len(rows) == 12
        assert all(sum(row["shares"].values()) == 100 for row in rows)
        assert {(row["kind"], row["hand"], row["movement"]) for row in rows} >= {
            ("pour", "normal", "dab"),
            ("flip", "shaky", "toss"),
        }
        for game in ("cafe-carnage", "chess"):
            answer = await nobody.http.get(f"/api/games/{game}/hands")
            assert answer.status_code == 404
            assert told(answer.json()["reason"])
