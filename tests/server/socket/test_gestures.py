"""Gestures over real sockets: what everybody sees of one, what is refused, and what is left of it."""

from __future__ import annotations

import asyncio
import random
import signal
from collections.abc import Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from potluck.catalog import find_game
from potluck.kernel.matchfile import verify_match
from potluck.server.rate_limits import Limits
from table.gesture_tables import DUMP, SlowScheduler

from ..running_server import TEST_LIMITS, Browser, RunningServer, SocketClient, run_server, told
from ..server_process import start_server_process

pytestmark = pytest.mark.anyio
GAME = "a-la-carte"


class Kitchen:
    """Two cooks and a spectator, one of the cooks with a shaker to pour from."""

    def __init__(self, table: str, lines: list[SocketClient], watching: SocketClient) -> None:
        self.table = table
        self.lines = lines
        self.watching = watching
        self.seat = 0
        self.position = 0

    @property
    def cook(self) -> SocketClient:
        """Whose gesture is asked for."""
        return self.lines[self.seat]

    async def take_a_shaker(self) -> None:
        """Play on until somebody holds one."""
        for _ in range(200):
            frames = [await line.position(self.position) for line in self.lines]
            seat = next(seat for seat, frame in enumerate(frames) if frame["seats"][str(seat)]["pending"])
            asked = frames[seat]["seats"][str(seat)]
            self.seat = seat
            if asked["view"]["step"] == "pour":
                return
            moves = asked["moves"]
            move = next((move for move in moves if move["key"] == "move-season"), moves[-1])
            self.position = await self.lines[seat].granted("move", seat=seat, position=self.position, code=move["code"])
        raise AssertionError("nobody ever took a shaker")

    async def begin_gesture(self) -> dict[str, Any]:
        """Begin the gesture; what the spectator is told."""
        start = len(self.watching.frames)
        await self.cook.granted("grasp", seat=self.seat, position=self.position)
        return await self.watching.until(lambda frame: frame["type"] == "grasp", start)

    async def move(self, angles: list[int], clock: SlowScheduler | None = None) -> None:
        """Send frames, one a message."""
        for angle in angles:
            if clock is not None:
                clock.time += 1 / 60
            await self.cook.send({"type": "hand", "seat": self.seat, "values": [angle]})


async def open_kitchen(server: RunningServer, stack: AsyncExitStack, clock: SlowScheduler | None = None) -> Kitchen:
    """Alice and Kwame cook, somebody watches."""
    if clock is not None:
        server.context.registry.scheduler = clock
    alice, kwame, nobody = [await stack.enter_async_context(server.browser(name)) for name in ("Alice", "Kwame", "")]
    table = await alice.create_table("me", "open", game=GAME)
    lines = [await alice.open_socket(table), await kwame.open_socket(table)]
    await lines[1].granted("sit", seat=1, name="Kwame")
    await lines[0].granted("start")
    kitchen = Kitchen(table, lines, await nobody.open_socket(table))
    await kitchen.take_a_shaker()
    return kitchen


def motions(line: SocketClient) -> list[list[int]]:
    """All frames that a line was shown, checked to be without a gap."""
    frames: list[list[int]] = []
    for frame in line.frames:
        if frame["type"] == "motion":
            assert frame["number"] == len(frames) + 1
            frames += frame["frames"]
    return frames


async def test_everybody_sees_the_pour_frame_by_frame_and_then_its_outcome(server: RunningServer) -> None:
    async with AsyncExitStack() as stack:
        clock = SlowScheduler()
        kitchen = await open_kitchen(server, stack, clock)
        begun = await kitchen.begin_gesture()
        assert begun["kind"] == "pour"
        assert begun["facts"].keys() == {"container", "target", "own", "salt"}
        assert begun["facts"] | {"target": kitchen.seat, "own": 15, "salt": 5} == begun["facts"]
        assert len(begun["frame"]) == 41
        await kitchen.move(DUMP, clock)
        for line in (*kitchen.lines, kitchen.watching):
            after = await line.position(kitchen.position + 1)
            assert "event-poured" in {story["key"] for story in after["story"]}
            kinds = [frame["type"] for frame in line.frames]
            assert kinds.index("grasp") < kinds.index("motion") < kinds.index("release") < line.frames.index(after)
            frames = motions(line)
            assert [frame[0] for frame in frames] == DUMP
            assert all(len(frame) == 41 for frame in frames)


async def test_who_comes_in_the_middle_sees_the_rest(server: RunningServer) -> None:
    async with AsyncExitStack() as stack:
        clock = SlowScheduler()
        kitchen = await open_kitchen(server, stack, clock)
        await kitchen.begin_gesture()
        await kitchen.move(DUMP[:20], clock)
        await kitchen.watching.until(lambda frame: frame["type"] == "motion" and frame["frames"][-1][0] == DUMP[19])
        late = await (await stack.enter_async_context(server.browser())).open_socket(kitchen.table)
        begun = await late.until(lambda frame: frame["type"] == "grasp")
        assert begun["frame"][0] == DUMP[19]
        await kitchen.move(DUMP[20:], clock)
        await late.position(kitchen.position + 1)
        shown = [frame for frame in late.frames if frame["type"] == "motion"]
        assert shown[0]["number"] == 21
        assert [frame[0] for message in shown for frame in message["frames"]] == DUMP[20:]


async def test_forged_gestures_get_a_reason_and_count_for_nothing(server: RunningServer) -> None:
    async with AsyncExitStack() as stack:
        clock = SlowScheduler()
        kitchen = await open_kitchen(server, stack, clock)
        other = kitchen.lines[1 - kitchen.seat]
        for line in (other, kitchen.watching):
            refused = await line.ask("grasp", seat=kitchen.seat, position=kitchen.position)
            assert (refused["type"], refused["reason"]) == ("refused", {"key": "refused-not-your-seat"})
        assert (await other.ask("grasp", seat=1 - kitchen.seat, position=kitchen.position))["type"] == "refused"
        await kitchen.begin_gesture()
        again = await kitchen.cook.ask("grasp", seat=kitchen.seat, position=kitchen.position)
        assert "hand is at work" in told(again["reason"])
        code = kitchen.cook.latest("position")["seats"][str(kitchen.seat)]["moves"][0]["code"]
        odds = await kitchen.cook.ask("move", seat=kitchen.seat, position=kitchen.position, code=code)
        assert "hand is at work" in told(odds["reason"])
        for line, values, words in (
            (other, [100], "not your seat"),
            (kitchen.watching, [100], "not your seat"),
            (kitchen.cook, [10**9], "no hand does"),
            (kitchen.cook, [10**30], "no hand does"),
            (kitchen.cook, [1.5], "no message of this protocol"),
            (kitchen.cook, [0] * 601, "no message of this protocol"),
            (kitchen.cook, [1] * 100, "No hand is that fast"),
        ):
            start = len(line.frames)
            await line.send({"type": "hand", "seat": kitchen.seat, "values": values})
            error = await line.until(lambda frame: frame["type"] == "error", start)
            assert words in told(error["reason"])
        assert motions(kitchen.watching) == []
        await kitchen.move(DUMP, clock)
        await kitchen.watching.position(kitchen.position + 1)
        assert [frame[0] for frame in motions(kitchen.watching)] == DUMP


async def test_whoever_floods_with_frames_is_slowed_and_then_hung_up_on(tmp_path: Any) -> None:
    tight = Limits(**{**vars(TEST_LIMITS), "hand_a_second": 0.001, "hand_at_once": 5, "messages_at_once": 60.0})
    tight = Limits(**{**vars(tight), "messages_a_second": 0.001})
    async with run_server(tmp_path, limits=tight) as server, AsyncExitStack() as stack:
        kitchen = await open_kitchen(server, stack, SlowScheduler())
        for _ in range(80):
            await kitchen.cook.send({"type": "hand", "seat": kitchen.seat, "values": [0]})
        await kitchen.cook.until(lambda frame: frame["type"] == "error" and "Not so fast" in told(frame["reason"]))
        assert await kitchen.cook.wait_closed() == 1008


async def test_a_cook_who_is_gone_in_the_middle_has_poured(server: RunningServer) -> None:
    async with AsyncExitStack() as stack:
        clock = SlowScheduler()
        kitchen = await open_kitchen(server, stack, clock)
        await kitchen.begin_gesture()
        await kitchen.move(DUMP[:18], clock)
        await kitchen.watching.until(lambda frame: frame["type"] == "motion" and frame["frames"][-1][0] == DUMP[17])
        await kitchen.cook.abort()
        clock.pass_by(2.1)
        after = await kitchen.watching.position(kitchen.position + 1)
        assert "event-poured" in {story["key"] for story in after["story"]}
        assert motions(kitchen.watching)[-1][0] == 0


async def test_a_cook_who_reloads_in_the_middle_goes_on(server: RunningServer) -> None:
    async with AsyncExitStack() as stack:
        clock = SlowScheduler()
        kitchen = await open_kitchen(server, stack, clock)
        await kitchen.begin_gesture()
        await kitchen.move(DUMP[:18], clock)
        await kitchen.watching.until(lambda frame: frame["type"] == "motion" and frame["frames"][-1][0] == DUMP[17])
        cookie = str(kitchen.cook.socket.request.headers["cookie"]) if kitchen.cook.socket.request else ""
        await kitchen.cook.abort()
        back = await (await stack.enter_async_context(server.browser())).open_socket(kitchen.table, cookie=cookie)
        kitchen.lines[kitchen.seat] = back
        assert (await back.until(lambda frame: frame["type"] == "grasp"))["frame"][0] == DUMP[17]
        await kitchen.move(DUMP[18:], clock)
        await back.position(kitchen.position + 1)
        assert [frame[0] for frame in motions(kitchen.watching)] == DUMP


def beyond(position: int) -> Callable[[dict[str, Any]], bool]:
    """Position frames after a position."""
    return lambda frame: frame["type"] == "position" and frame["position"] > position


async def play_with_gestures(line: SocketClient, clock: SlowScheduler, chance: random.Random) -> None:
    """Play all seats of a pass-and-play table to the end; with gestures where they are asked for."""
    frame = await line.position()
    while True:
        position, start = frame["position"], len(line.frames) - 1
        owed = [(int(seat), view) for seat, view in frame["seats"].items() if view["pending"]]
        if not owed:
            return
        seat, view = owed[0]
        step = view["view"]["step"]
        if step in ("pour", "toss") and chance.random() < 0.7:
            await line.granted("grasp", seat=seat, position=position)
            flip = [*range(200, 1201, 200), *range(900, -1, -300), *[0] * 200]
            values = DUMP if step == "pour" else [part for speed in flip for part in (speed, 0)]
            width = 1 if step == "pour" else 2
            for start in range(0, len(values), 5 * width):
                clock.time += 5 / 60
                await line.send({"type": "hand", "seat": seat, "values": values[start : start + 5 * width]})
        else:
            moves = [move for move in view["moves"] if move["key"] != "move-do-end-turn"] or view["moves"]
            await line.granted("move", seat=seat, position=position, code=chance.choice(moves)["code"])
        frame = await line.until(beyond(position), start)


async def test_a_match_by_gestures_replays_with_every_one(server: RunningServer) -> None:
    server.context.registry.scheduler = clock = SlowScheduler()
    async with server.browser("Alice") as alice:
        table = await alice.create_table("me", "local", game=GAME)
        line = await alice.open_socket(table)
        await line.granted("start")
        early = await alice.http.get(f"/api/tables/{table}/motion/1")
        assert early.status_code == 400
        await play_with_gestures(line, clock, random.Random("hands"))
        frames = (await alice.http.get(f"/api/tables/{table}/replay")).json()["frames"]
        by_gesture = [frame["position"] for frame in frames if frame["by_hand"]]
        assert len(by_gesture) > 5
        shown: list[list[list[int]]] = []
        for message in line.frames:
            if message["type"] == "grasp":
                shown.append([])
            elif message["type"] == "motion":
                shown[-1] += message["frames"]
        assert len(shown) == len(by_gesture)
        some = sorted(random.Random(1).sample(range(len(by_gesture)), 5))
        for position, live in [(by_gesture[number], shown[number]) for number in some]:
            motion = (await alice.http.get(f"/api/tables/{table}/motion/{position}")).json()
            assert motion.keys() == {"kind", "seat", "facts", "frames"}
            assert motion["frames"] == live
        other = next(frame["position"] for frame in frames if not frame["by_hand"])
        for wrong in (other, 0, -1, len(frames), 10**20):
            answer = await alice.http.get(f"/api/tables/{table}/motion/{wrong}")
            assert answer.status_code == 404, wrong
            assert told(answer.json()["reason"])
        file = (await alice.http.get(f"/api/tables/{table}/match")).text
        match = verify_match(file, find_game)
        assert [number for number, played in enumerate(match.played, start=1) if played.recording] == by_gesture
        assert all(match.replay_gesture(by_gesture[number]) is not None for number in some)


async def test_kill_9_before_the_end_keeps_the_decision_and_after_it_the_pour(tmp_path: Path) -> None:
    server = await start_server_process(tmp_path)
    alice = await Browser(server.url, "Alice").__aenter__()
    cookie = alice.cookie
    table = await alice.create_table("me", "local", game=GAME)
    line = await alice.open_socket(table)
    await line.granted("start")
    seat, position = await both_until_a_pour(line)
    await line.granted("grasp", seat=seat, position=position)
    first = (await line.until(lambda frame: frame["type"] == "grasp"))["frame"]
    await line.send({"type": "hand", "seat": seat, "values": DUMP[:15]})
    await line.until(lambda frame: frame["type"] == "motion")
    await server.end(signal.SIGKILL)
    await alice.__aexit__(None, None, None)

    server = await start_server_process(tmp_path)
    alice = Browser(server.url)
    line = await alice.open_socket(table, cookie=cookie)
    assert await both_until_a_pour(line) == (seat, position), "the same decision waits"
    await line.granted("grasp", seat=seat, position=position)
    assert (await line.until(lambda frame: frame["type"] == "grasp"))["frame"] == first
    await asyncio.sleep(len(DUMP) / 60)  # frames come no faster than time passes
    await line.send({"type": "hand", "seat": seat, "values": DUMP})
    told = (await line.position(position + 1))["story"]
    await server.end(signal.SIGKILL)
    await alice.__aexit__(None, None, None)

    server = await start_server_process(tmp_path)
    alice = Browser(server.url)
    again = await (await alice.open_socket(table, cookie=cookie)).position()
    assert again["position"] == position + 1
    assert again["story"][-len(told) :] == told
    await alice.__aexit__(None, None, None)
    await server.end(signal.SIGTERM)


async def both_until_a_pour(line: SocketClient) -> tuple[int, int]:
    """Play both seats of a table until one of them has a shaker to pour from: which, and where."""
    frame = await line.position()
    while True:
        seat, view = next((int(seat), view) for seat, view in frame["seats"].items() if view["pending"])
        if view["view"]["step"] == "pour":
            return seat, int(frame["position"])
        moves = view["moves"]
        move = next((move for move in moves if move["key"] == "move-season"), moves[-1])
        position = await line.granted("move", seat=seat, position=frame["position"], code=move["code"])
        frame = await line.position(position)
