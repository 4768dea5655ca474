"""Live tables: kept first, shown after; loaded, evicted, caught up, rematched."""

from __future__ import annotations

import asyncio
import gc
import json
import weakref
from collections.abc import Sequence

import pytest

from potluck.kernel.match import Match
from potluck.kernel.snapshot import fingerprint
from potluck.table.decisions import host, seating
from potluck.table.decisions.moves import MoveRequest, check_move
from potluck.table.decisions.new_table import rematch_table
from potluck.table.decisions.takebacks import check_takeback
from potluck.table.errors import BrokenTable, NoSuchTable, Refused
from potluck.table.live.live_table import LiveTable
from potluck.table.memory_storage import MemoryStorage
from potluck.table.ports import StoredChatLine, TableHeader, TableUpdate
from potluck.table.value.entries import Seated, SeatPlan, write_entry

from .tables import FRIENDS, FirstMove, first_code, friends_plan, plan, registry, story

pytestmark = pytest.mark.anyio


class Ear:
    """Notes what a table tells."""

    def __init__(self, live: LiveTable, who: str) -> None:
        self.live = live
        self.who = who
        self.heard: list[str] = []
        self.changed = asyncio.Event()

    def position_changed(self) -> None:
        self.heard.append(f"position {self.live.table.position}")
        self.changed.set()

    def room_changed(self) -> None:
        self.heard.append("room")

    def said(self, line: StoredChatLine) -> None:
        self.heard.append(line.text)

    def reacted(self, name: str, emoji: str) -> None:
        self.heard.append(emoji)

    def rematched(self, table: str) -> None:
        self.heard.append("rematch")

    async def until_over(self) -> None:
        async with asyncio.timeout(10):
            while self.live.table.status != "over":
                self.changed.clear()
                await self.changed.wait()


class SlowStorage(MemoryStorage):
    """Keeps entries when it is told to."""

    def __init__(self) -> None:
        super().__init__()
        self.asked = asyncio.Event()
        self.go = asyncio.Event()

    async def append(self, table: str, number: int, entries: Sequence[str], note: TableUpdate) -> None:
        self.asked.set()
        await self.go.wait()
        await super().append(table, number, entries, note)


class CountingStorage(MemoryStorage):
    """Counts how often something is kept, and can be out of order."""

    def __init__(self) -> None:
        super().__init__()
        self.kept: list[int] = []
        self.broken = False

    async def append(self, table: str, number: int, entries: Sequence[str], note: TableUpdate) -> None:
        if self.broken:
            raise OSError("the disk is full")
        self.kept.append(len(entries))
        await super().append(table, number, entries, note)


async def play(live: LiveTable, seat: int) -> int:
    request = MoveRequest(
        FRIENDS[seat], f"{live.table.position} {seat}", seat, live.table.position, first_code(live.table, seat)
    )
    return await live.act(lambda table: check_move(table, request))


async def test_nobody_hears_of_a_move_before_it_is_kept() -> None:
    storage = SlowStorage()
    tables = registry(storage)
    live = await tables.find(await tables.create(friends_plan(), started=True))
    ear = Ear(live, "kwame")
    live.join(ear)
    ear.heard.clear()
    moving = asyncio.create_task(play(live, 0))
    await storage.asked.wait()
    assert ear.heard == []
    assert live.table.position == 0
    storage.go.set()
    assert await moving == 1
    assert ear.heard == ["position 1"]


async def test_moves_made_at_once_are_kept_in_one_go_and_shown_together() -> None:
    storage = CountingStorage()
    tables = registry(storage)
    live = await tables.find(await tables.create(friends_plan(), started=True))
    ear = Ear(live, "kwame")
    live.join(ear)
    ear.heard.clear()
    assert await asyncio.gather(*(play(live, seat) for seat in range(4))) == [1, 2, 3, 4]
    assert storage.kept == [4]
    assert ear.heard == ["position 4"]
    again = await registry(storage).find(live.table.id)
    assert fingerprint(again.table.state) == fingerprint(live.table.state)
    assert again.table.narration.happened[-1][0] == live.table.narration.happened[-1][0] == 4


async def test_whatever_is_asked_at_one_moment_is_decided_on_what_came_before_it() -> None:
    storage = CountingStorage()
    tables = registry(storage)
    live = await tables.find(await tables.create(friends_plan(), started=True))
    ends = await asyncio.gather(
        live.act(lambda table: host.lock(table, "alice", True)),
        play(live, 3),
        live.act(lambda table: check_takeback(table, "meera", 3)),
        live.act(lambda table: seating.stand(table, "meera", 3)),
        live.act(lambda table: check_takeback(table, "meera", 3)),
        live.act(lambda table: seating.sit(table, "meera", 3, "Meera")),
        return_exceptions=True,
    )
    assert [ends[number] for number in (0, 1, 2, 3, 5)] == [0, 1, 2, 2, 2]
    assert isinstance(ends[4], Refused), "a bot has that seat by then"
    assert storage.kept == [5]
    assert storage.members["meera"] == [live.table.id]
    assert live.table.locked
    assert live.table.seats[3].kind == "person"
    again = await registry(storage).find(live.table.id)
    assert again.table.length == live.table.length == 7
    assert fingerprint(again.table.state) == fingerprint(live.table.state)


async def test_one_wrong_move_among_many_is_refused_alone() -> None:
    tables = registry(MemoryStorage())
    live = await tables.find(await tables.create(friends_plan(), started=True))
    stranger = MoveRequest("nobody", "x", 1, 0, first_code(live.table, 1))
    wrong = live.act(lambda table: check_move(table, stranger))
    ends = await asyncio.gather(play(live, 0), wrong, play(live, 2), return_exceptions=True)
    assert ends[0] == 1
    assert isinstance(ends[1], Refused)
    assert ends[2] == 2


async def test_moves_that_cannot_be_kept_leave_no_trace() -> None:
    storage = CountingStorage()
    tables = registry(storage)
    live = await tables.find(await tables.create(friends_plan(), started=True))
    await play(live, 0)
    table = live.table
    before = fingerprint(table.state), table.position, table.fresh, table.clock.since, table.answered.items()
    storage.broken = True
    ends = await asyncio.gather(*(play(live, seat) for seat in (1, 2, 3)), return_exceptions=True)
    assert [type(end) for end in ends] == [OSError] * 3
    after = fingerprint(table.state), table.position, table.fresh, table.clock.since, table.answered.items()
    assert before == after
    assert live.table is table
    assert max(at for at, _ in table.narration.happened) == 1
    storage.broken = False
    assert await asyncio.gather(*(play(live, seat) for seat in (1, 2, 3))) == [2, 3, 4]


async def test_a_bot_whose_move_could_not_be_kept_tries_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("potluck.table.live.bots.FIRST_RETRY", 0.01)
    storage = CountingStorage()
    tables = registry(storage)
    live = await tables.find(await tables.create(plan("me", "bot", "bot", "bot"), started=True))
    ear = Ear(live, "alice")
    storage.broken = True
    live.join(ear)  # the bots wake, and nothing can be kept
    while live.bots.failures < 3:
        await asyncio.sleep(0)
    storage.broken = False
    while live.table.position < 3:
        ear.changed.clear()
        await ear.changed.wait()
    live.stop()


async def test_a_mover_who_hangs_up_does_not_undo_his_move() -> None:
    storage = SlowStorage()
    tables = registry(storage)
    live = await tables.find(await tables.create(friends_plan(), started=True))
    moving = asyncio.create_task(play(live, 0))
    await storage.asked.wait()
    moving.cancel()
    storage.go.set()
    async with live.busy:
        assert live.table.position == 1
        assert len(storage.logs[live.table.id]) == live.table.length


async def test_a_table_that_left_memory_comes_back_the_same() -> None:
    tables = registry()
    id = await tables.create(friends_plan(), started=True)
    live = await tables.find(id)
    for seat in (0, 1, 2, 3, 0, 2):
        await play(live, seat)
    await live.say("Alice", "hello")
    assert tables.clear() == 1
    again = await tables.find(id)
    assert again is not live
    assert fingerprint(again.table.state) == fingerprint(live.table.state)
    assert again.table.fresh == live.table.fresh
    assert again.table.answered.items() == live.table.answered.items()
    assert again.chat == live.chat
    assert story(again.table, 0) == story(live.table, 0)


async def test_a_table_somebody_watches_stays() -> None:
    tables = registry()
    live = await tables.find(await tables.create(friends_plan()))
    ear = Ear(live, "alice")
    live.join(ear)
    assert tables.clear() == 0
    live.leave(ear)
    assert tables.clear() == 1


async def test_an_entry_of_another_node_is_caught_up_with() -> None:
    storage = MemoryStorage()
    here, there = registry(storage), registry(storage)
    id = await here.create(friends_plan(), started=True)
    mine, theirs = await here.find(id), await there.find(id)
    await play(mine, 0)
    await play(theirs, 1)
    assert theirs.table.position == 2
    await play(mine, 2)
    assert fingerprint((await registry(storage).find(id)).table.state) == fingerprint(mine.table.state)


async def test_there_is_no_such_table() -> None:
    with pytest.raises(NoSuchTable):
        await registry().find("nowhere")


@pytest.mark.parametrize("entries", [["{}"], ["nonsense"], [write_entry(Seated(0, SeatPlan("open")))]])
async def test_a_log_that_makes_no_sense_is_refused(entries: list[str]) -> None:
    tables = registry()
    await tables.storage.create(TableHeader("t", "cafe-carnage", "alice", False), entries, TableUpdate())
    with pytest.raises(BrokenTable):
        await tables.find("t")
    assert await tables.look_in(["t"]) == []


async def test_bots_play_a_whole_match_from_what_they_may_know() -> None:
    thinker = FirstMove()
    tables = registry(thinker=thinker)
    live = await tables.find(await tables.create(plan("bot", "bot", "bot", "bot")))
    ear = Ear(live, "alice")
    live.join(ear)
    await live.act(lambda table: host.start(table, "alice"))
    await ear.until_over()
    assert live.table.position == 80
    assert live.table.creation.seed not in json.dumps([list(map(str, question)) for question in thinker.questions])


async def test_a_bot_that_is_sent_away_while_it_thinks_does_not_move() -> None:
    thinking, go = asyncio.Event(), asyncio.Event()

    class Slow(FirstMove):
        async def choose(self, question: object) -> int:
            thinking.set()
            await go.wait()
            return question.codes[0]  # type: ignore[attr-defined, no-any-return]

    tables = registry(thinker=Slow())
    live = await tables.find(await tables.create(plan("me", "local", "local", "bot"), started=True))
    live.wake_bots()
    await thinking.wait()
    await live.act(lambda table: host.open_seat(table, "alice", 3))
    tasks = list(live.bots.thinking.values())
    go.set()
    await asyncio.gather(*tasks)
    assert live.table.position == 0


async def test_a_rematch_is_laid_once_for_all() -> None:
    tables = registry()
    live = await tables.find(await tables.create(friends_plan(), started=True))
    with pytest.raises(Refused, match="refused-rematch-before-the-end"):
        rematch_table(live.table, "alice")
    while live.table.status == "playing":
        await play(live, live.table.state.pending()[0])
    with pytest.raises(Refused, match="refused-rematch-for-players"):
        await tables.rematch(live, "mallory")
    ear = Ear(live, "kwame")
    live.join(ear)
    ids = await asyncio.gather(tables.rematch(live, "alice"), tables.rematch(live, "kwame"))
    assert ids[0] == ids[1]
    assert ear.heard.count("rematch") == 1
    again = await tables.find(ids[0])
    assert again.table.status == "playing"
    assert again.table.seats == live.table.seats
    assert again.table.creation.seed != live.table.creation.seed
    assert isinstance(again.table.match, Match)


async def test_a_host_lays_only_so_many_tables() -> None:
    tables = registry()
    tables.most_unfinished = 2
    await tables.create(friends_plan())
    await tables.create(friends_plan())
    with pytest.raises(Refused, match="refused-too-many-tables"):
        await tables.create(friends_plan())


async def test_nothing_of_a_table_stays_behind_when_it_leaves_memory() -> None:
    tables = registry()
    gone = []
    for _ in range(3):
        live = await tables.find(await tables.create(friends_plan("blitz"), started=True))
        ear = Ear(live, "alice")
        live.join(ear)
        while live.table.status == "playing":
            await play(live, live.table.state.pending()[0])
        tables.tick()
        live.leave(ear)
        gone += [weakref.ref(live), weakref.ref(live.table)]
        del live, ear
    assert tables.clear() == 3
    gc.collect()
    assert [ref() for ref in gone] == [None] * 6
    assert not any((tables.live, tables.used, tables.keepers, tables.loading, tables.tasks))
