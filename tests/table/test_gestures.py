"""Gestures at a table: one at a time, in its own time, kept before it is told, and never undone."""

from __future__ import annotations

import asyncio

import pytest

from potluck.kernel.errors import BadGesture
from potluck.table.decisions import host, seating
from potluck.table.decisions.moves import MoveRequest, check_move
from potluck.table.decisions.takebacks import check_takeback
from potluck.table.errors import Refused
from potluck.table.live.gestures import AHEAD, STALL_SECONDS, GestureInProgress, GestureRequest
from potluck.table.live.live_table import LiveTable
from potluck.table.memory_storage import MemoryStorage
from potluck.table.value.entries import Played, read_entry

from .gesture_tables import (
    COOKS,
    DUMP,
    SlowScheduler,
    Watcher,
    begin_gesture,
    kitchen_plan,
    kitchen_registry,
    pour,
    waiting_for_pour,
)

pytestmark = pytest.mark.anyio


def last_entry(live: LiveTable) -> Played:
    """The last line of the log, as it is kept."""
    assert isinstance(live.storage, MemoryStorage)
    entry = read_entry(live.storage.logs[live.table.id][-1])
    assert isinstance(entry, Played)
    return entry


async def settled(live: LiveTable) -> None:
    """Wait until a gesture that ends by itself is kept."""
    async with asyncio.timeout(10):
        await live.gestures.resting.wait()


async def test_a_pour_goes_from_its_beginning_to_the_log() -> None:
    clock = SlowScheduler()
    live, seat = await waiting_for_pour(kitchen_registry(clock))
    friend, stranger = Watcher(COOKS[1 - seat]), Watcher("stranger")
    for watcher in (friend, stranger):
        live.join(watcher)
    before = live.table.position
    assert await begin_gesture(live, seat) == before
    await pour(live, seat, clock, DUMP)
    assert live.gestures.active is None
    assert live.table.position == before + 1
    entry = last_entry(live)
    assert entry.by_gesture
    assert entry.recording == DUMP
    assert entry.move.startswith("spill ")
    for watcher in (friend, stranger):
        assert watcher.heard == ["began", "moved", "ended", "position"]
        assert watcher.gesture is not None
        assert [frame[0] for frame in watcher.gesture.frames] == DUMP
    assert clock.waiting() == 0


async def test_the_log_makes_the_same_table_and_the_match_the_same_gesture() -> None:
    clock = SlowScheduler()
    storage = MemoryStorage()
    live, seat = await waiting_for_pour(kitchen_registry(clock, storage))
    watcher = Watcher("stranger")
    live.join(watcher)
    await begin_gesture(live, seat)
    await pour(live, seat, clock, DUMP, at_once=7)
    again = await kitchen_registry(clock, storage).find(live.table.id)
    assert live.table.match is not None
    assert again.table.match is not None
    assert again.table.match.trail == live.table.match.trail
    assert again.table.match.played[-1].recording == DUMP
    replayed = again.table.match.replay_gesture(again.table.match.position)
    assert replayed is not None
    assert watcher.gesture is not None
    assert replayed[1] == watcher.gesture.frames
    assert again.table.match.replay_gesture(again.table.match.position - 1) is None


async def test_a_server_that_dies_in_the_middle_has_the_decision_still_pending_and_the_same_shaker() -> None:
    clock = SlowScheduler()
    storage = MemoryStorage()
    live, seat = await waiting_for_pour(kitchen_registry(clock, storage))
    await begin_gesture(live, seat)
    assert live.gestures.active is not None
    first = live.gestures.active.gesture.frame()
    await pour(live, seat, clock, DUMP[:20])
    again = await kitchen_registry(clock, storage).find(live.table.id)
    assert again.table.position == live.table.position
    assert again.table.state.pending() == [seat]
    await begin_gesture(again, seat)
    assert again.gestures.active is not None
    assert again.gestures.active.gesture.frame() == first


async def test_rest_makes_no_frames_and_trembling_is_forgiven() -> None:
    clock = SlowScheduler()
    live, seat = await waiting_for_pour(kitchen_registry(clock))
    await begin_gesture(live, seat)
    await pour(live, seat, clock, [0] * 30)
    assert live.gestures.active is not None
    assert live.gestures.active.frames == []
    await pour(live, seat, clock, [400, 300, 290, 310, 0, 0, 0])
    assert last_entry(live).recording == [150, 300, 300, 310, 160, 10]


async def test_only_ones_own_seat_and_only_when_a_gesture_is_asked_for() -> None:
    clock = SlowScheduler()
    registry = kitchen_registry(clock)
    live, seat = await waiting_for_pour(registry)
    other = 1 - seat
    position = live.table.position
    for request, words in (
        (GestureRequest(COOKS[other], "r", seat, position), "refused-not-your-seat"),
        (GestureRequest("mallory", "r", seat, position), "refused-not-your-seat"),
        (GestureRequest(COOKS[other], "r", other, position), "why-not-your-decision"),
        (GestureRequest(COOKS[seat], "r", 7, position), "why-no-such-seat"),
        (GestureRequest(COOKS[seat], "r", seat, position + 1), "refused-position-ahead"),
        (GestureRequest(COOKS[seat], "r", seat, position - 1), "refused-stale"),
    ):
        with pytest.raises(Refused, match=words):
            await live.begin_gesture(request)
    fresh = await registry.find(await registry.create(kitchen_plan(), started=True))
    chooser = fresh.table.state.pending()[0]
    with pytest.raises(Refused, match="refused-no-gesture-now") as refused:
        await begin_gesture(fresh, chooser)
    assert refused.value.rule == "AL-1.3"
    by_odds, seat = await shaker_or_odds(registry)
    with pytest.raises(Refused, match="refused-no-gesture-now"):
        await begin_gesture(by_odds, seat)


async def shaker_or_odds(registry: object) -> tuple[LiveTable, int]:
    """A table that agreed on odds, where somebody holds a shaker."""
    from potluck.table.live.registry import TableRegistry

    from .gesture_tables import choose

    assert isinstance(registry, TableRegistry)
    live = await registry.find(await registry.create(kitchen_plan(hand="normal"), started=True))
    for _ in range(200):
        seat = live.table.state.pending()[0]
        if live.table.state.legal(seat)[0].key() == "pour dab":
            return live, seat
        await choose(live, "season")
    raise AssertionError("nobody ever took a shaker")


async def test_one_gesture_at_a_time_and_nobody_moves_meanwhile() -> None:
    clock = SlowScheduler()
    live, seat = await waiting_for_pour(kitchen_registry(clock))
    await begin_gesture(live, seat, "mine")
    assert await begin_gesture(live, seat, "mine") == live.table.position  # asked again
    with pytest.raises(GestureInProgress):
        await begin_gesture(live, seat, "another")
    await pour(live, seat, clock, DUMP[:25])
    dab = MoveRequest(COOKS[seat], "odds", seat, live.table.position, live.table.state.legal(seat)[0].code)
    with pytest.raises(GestureInProgress, match="refused-gesture-in-progress"):
        await live.act(lambda table: check_move(table, dab))
    with pytest.raises(GestureInProgress):
        await live.act(lambda table: check_takeback(table, COOKS[seat], seat))
    with pytest.raises(Refused, match="refused-not-your-seat"):
        await live.move_gesture(COOKS[1 - seat], seat, [500])
    await pour(live, seat, clock, DUMP[25:])
    with pytest.raises(Refused):
        await live.act(lambda table: check_takeback(table, COOKS[seat], seat))
    assert await begin_gesture(live, seat, "mine") == live.table.position  # asked once more, after the end


async def test_frames_after_the_end_are_let_pass() -> None:
    clock = SlowScheduler()
    live, seat = await waiting_for_pour(kitchen_registry(clock))
    await begin_gesture(live, seat)
    await pour(live, seat, clock, [*DUMP, 0, 0, 900, 1800])
    assert last_entry(live).recording == DUMP


@pytest.mark.parametrize(
    ("values", "error", "words"),
    [
        ([100_001], BadGesture, "no hand does"),
        ([-100_001], BadGesture, "no hand does"),
        ([100] * (AHEAD + 2), Refused, "refused-gesture-too-fast"),
    ],
)
async def test_forged_frames_are_refused_and_change_nothing(
    values: list[int], error: type[Exception], words: str
) -> None:
    clock = SlowScheduler()
    live, seat = await waiting_for_pour(kitchen_registry(clock))
    await begin_gesture(live, seat)
    for _ in range(3):
        with pytest.raises(error, match=words):
            await live.move_gesture(COOKS[seat], seat, values)
    assert live.gestures.active is not None
    assert live.gestures.active.frames == []
    assert live.gestures.active.gesture.recording == []


async def test_no_gesture_is_faster_than_the_clock_but_a_network_may_deliver_late() -> None:
    clock = SlowScheduler()
    live, seat = await waiting_for_pour(kitchen_registry(clock))
    await begin_gesture(live, seat)
    clock.pass_by(1.0)
    await live.move_gesture(COOKS[seat], seat, DUMP[:25])  # held up, then all at once
    with pytest.raises(Refused, match="refused-gesture-too-fast"):
        await live.move_gesture(COOKS[seat], seat, [1500] * 100)
    await pour(live, seat, clock, DUMP[25:])
    assert last_entry(live).recording == DUMP


async def test_a_gesture_that_stalls_turns_the_shaker_back_and_the_pour_counts() -> None:
    clock = SlowScheduler()
    live, seat = await waiting_for_pour(kitchen_registry(clock))
    watcher = Watcher("stranger")
    live.join(watcher)
    await begin_gesture(live, seat)
    await pour(live, seat, clock, DUMP[:22])
    clock.pass_by(STALL_SECONDS - 0.1)
    assert live.gestures.active is not None
    clock.pass_by(0.2)
    await settled(live)
    entry = last_entry(live)
    assert entry.by_gesture
    assert entry.recording[:22] == DUMP[:22]
    assert entry.recording[-1] == 0
    assert all(one - two == 150 for one, two in zip(entry.recording[21:-2], entry.recording[22:-1], strict=True))
    assert watcher.heard[-3:] == ["moved", "ended", "position"]
    assert live.table.match is not None
    assert live.table.match.replay_gesture(live.table.match.position) is not None


async def test_a_gesture_that_drips_frames_ends_after_twenty_seconds() -> None:
    clock = SlowScheduler()
    live, seat = await waiting_for_pour(kitchen_registry(clock))
    await begin_gesture(live, seat)
    for _ in range(14):
        clock.pass_by(1.5)
        await asyncio.sleep(0)
        await live.move_gesture(COOKS[seat], seat, [100])
    await settled(live)
    assert last_entry(live).by_gesture


async def test_al_a30_a_gesture_that_never_begins_leaves_it_to_an_ordinary_shake_by_odds() -> None:
    clock = SlowScheduler()
    live, seat = await waiting_for_pour(kitchen_registry(clock))
    await begin_gesture(live, seat)
    await pour(live, seat, clock, [0] * 60)
    clock.pass_by(18.9)
    assert live.gestures.active is not None
    clock.pass_by(0.2)
    await settled(live)
    entry = last_entry(live)
    assert entry.move == "pour shake"
    assert not entry.by_gesture
    assert entry.recording == []


async def test_whoever_stands_up_in_the_middle_has_poured() -> None:
    clock = SlowScheduler()
    live, seat = await waiting_for_pour(kitchen_registry(clock))
    await begin_gesture(live, seat)
    await pour(live, seat, clock, DUMP[:22])
    await live.act(lambda table: seating.stand(table, COOKS[seat], seat))
    assert live.table.match is not None
    spilled = live.table.match.played[-1] if live.table.match.played[-1].by_gesture else None
    lines = [line for line in live.table.match.played if line.by_gesture]
    assert len(lines) == 1
    assert spilled is None or spilled is lines[0]
    assert live.table.seats[seat].kind == "bot"


async def test_a_new_name_does_not_disturb_a_gesture() -> None:
    clock = SlowScheduler()
    live, seat = await waiting_for_pour(kitchen_registry(clock))
    await begin_gesture(live, seat)
    await pour(live, seat, clock, DUMP[:22])
    await live.act(lambda table: seating.sit(table, COOKS[seat], seat, "Somebody"))
    await pour(live, seat, clock, DUMP[22:])
    assert last_entry(live).recording == DUMP


async def test_a_bot_takes_over_from_a_gesture_that_had_not_begun() -> None:
    clock = SlowScheduler()
    live, seat = await waiting_for_pour(kitchen_registry(clock))
    watcher = Watcher("stranger")
    live.join(watcher)
    await begin_gesture(live, seat)
    await live.act(lambda table: host.seat_bot(table, "alice", seat, "regular"))
    assert live.gestures.active is None
    assert watcher.heard[:2] == ["began", "ended"]
    assert live.table.match is not None
    assert not any(line.by_gesture for line in live.table.match.played)


async def test_a_storage_that_fails_keeps_nothing_and_the_decision_waits_on() -> None:
    clock = SlowScheduler()
    storage = MemoryStorage()
    live, seat = await waiting_for_pour(kitchen_registry(clock, storage))

    async def broken(*_: object) -> None:
        raise OSError("full")

    await begin_gesture(live, seat)
    await pour(live, seat, clock, DUMP[:-1])
    live.storage.append = broken  # type: ignore[method-assign]
    before = live.table.position
    with pytest.raises(OSError, match="full"):
        await pour(live, seat, clock, DUMP[-1:])
    assert live.gestures.active is None
    assert live.table.position == before
    assert live.table.state.pending() == [seat]


async def test_a_table_with_an_active_gesture_stays_in_memory() -> None:
    clock = SlowScheduler()
    registry = kitchen_registry(clock)
    live, seat = await waiting_for_pour(registry)
    await begin_gesture(live, seat)
    assert registry.clear() == 0
    await pour(live, seat, clock, DUMP)
    registry.close()
    assert registry.clear() == 1
