"""Clocks and absences, by server time: no test waits for anything."""

from __future__ import annotations

import asyncio

import pytest

from potluck.table.decisions import host
from potluck.table.errors import Refused
from potluck.table.live.live_table import LiveTable
from potluck.table.live.server_clock import MOST_GAP, ServerClock
from potluck.table.ports import Question
from potluck.table.value.clocks import DAY, new_clock

from .clusters import Cluster
from .tables import FRIENDS, FirstMove, friends_plan, plan
from .test_registry import Ear, play

pytestmark = pytest.mark.anyio


class Evening:
    """A friends' table at a cluster of one node, and time that passes when it is told to."""

    def __init__(self, thinker: FirstMove | None = None) -> None:
        self.thinker = thinker or FirstMove()
        self.cluster = Cluster(self.thinker)
        self.registry = self.cluster.nodes[0]
        self.ears: dict[str, Ear] = {}

    async def create(self, clock: str = "none", started: bool = True) -> LiveTable:
        self.live = await self.registry.find(await self.registry.create(friends_plan(clock), started=started))
        return self.live

    async def come(self, *people: str) -> None:
        for who in people:
            await self.registry.welcome(self.live, who)
            self.ears[who] = Ear(self.live, who)
            self.live.join(self.ears[who])

    def go(self, who: str) -> None:
        self.live.leave(self.ears.pop(who))

    async def pass_time(self, seconds: float) -> None:
        """Let time pass, and whatever is due happen."""
        end = self.cluster.now + seconds
        while self.cluster.now < end:
            self.cluster.now = min(end, self.cluster.now + 5.0)
            self.registry.tick()
            await self.settle()

    async def settle(self) -> None:
        while self.registry.tasks or self.live.bots.thinking:
            await asyncio.gather(*self.registry.tasks, *self.live.bots.thinking.values())
            await asyncio.sleep(0)

    @property
    def kinds(self) -> list[str]:
        return [seat.kind for seat in self.live.table.seats]


async def test_who_is_away_is_covered_while_somebody_waits_and_has_the_seat_back_on_return() -> None:
    evening = Evening()
    live = await evening.create()
    await evening.come(*FRIENDS)
    evening.go("meera")
    await evening.pass_time(170)
    assert evening.kinds == ["person"] * 4, "three minutes are three minutes"
    await evening.pass_time(15)
    assert evening.kinds == ["person", "person", "person", "bot"]
    assert live.table.seats[3].away
    assert live.table.names[3] == "Meera"
    assert live.table.position == 1
    await evening.come("meera")
    assert evening.kinds == ["person"] * 4
    assert live.table.seats_of("meera") == [3]
    assert live.table.covered == (0, 0, 0, 1), "the result will say so"


async def test_the_covering_bot_knows_what_the_seat_may_know() -> None:
    evening = Evening()
    live = await evening.create()
    await evening.come("alice", "kwame", "francois")
    await evening.pass_time(200)
    question = evening.thinker.questions[0]
    assert question.seat == 3
    assert question.imagined is not None
    assert live.table.creation.seed.encode() not in question.imagined


async def test_nobody_is_covered_while_nobody_waits() -> None:
    evening = Evening()
    await evening.create()
    await evening.pass_time(4000)
    assert evening.kinds == ["person"] * 4
    await evening.come("alice")
    await evening.pass_time(100)
    assert evening.live.table.position == 0
    evening.go("alice")
    await evening.pass_time(4000)
    assert evening.kinds == ["person"] * 4


async def test_who_does_not_owe_a_decision_is_not_covered() -> None:
    evening = Evening()
    live = await evening.create()
    await evening.come(*FRIENDS)
    await play(live, 3)
    evening.go("meera")
    await evening.pass_time(500)
    assert evening.kinds == ["person"] * 4


async def test_who_stood_up_does_not_sit_down_by_coming_back() -> None:
    from potluck.table.decisions import seating

    evening = Evening()
    live = await evening.create()
    await evening.come(*FRIENDS)
    await live.act(lambda table: seating.stand(table, "meera", 3))
    evening.go("meera")
    await evening.come("meera")
    assert evening.kinds[3] == "bot"


async def test_another_is_host_while_the_host_is_away() -> None:
    evening = Evening()
    live = await evening.create(started=False)
    await evening.come(*FRIENDS)
    evening.go("alice")
    await evening.pass_time(50)
    assert live.table.host == "alice"
    await evening.pass_time(20)
    assert live.table.host == "kwame"
    await live.act(lambda table: host.start(table, "kwame"))
    assert live.table.status == "playing"
    await evening.come("alice")
    await evening.pass_time(5)
    assert live.table.host == "alice"
    with pytest.raises(Refused, match="refused-host-only"):
        await live.act(lambda table: host.lock(table, "kwame", True))


async def test_at_zero_the_covering_bot_makes_that_one_move() -> None:
    evening = Evening()
    live = await evening.create("blitz")
    await evening.come(*FRIENDS)
    for seat in range(3):
        await play(live, seat)
    await evening.pass_time(65)
    assert live.table.position == 3
    await evening.pass_time(5)
    assert live.table.position == 4
    assert evening.kinds == ["person"] * 4, "the seat stays his"
    assert live.table.covered == (0, 0, 0, 1)
    assert live.table.clock.bank == (60.0, 60.0, 60.0, 0.0)
    await evening.pass_time(5)
    assert live.table.position == 4, "the next decision has its own seconds"
    await evening.pass_time(5)
    assert live.table.covered[3] == 2


async def test_a_move_made_while_the_bot_thinks_counts() -> None:
    thinking, go = asyncio.Event(), asyncio.Event()

    class Slow(FirstMove):
        async def choose(self, question: Question) -> int:
            thinking.set()
            await go.wait()
            return await super().choose(question)

    evening = Evening(Slow())
    live = await evening.create("blitz")
    await evening.come(*FRIENDS)
    for seat in range(3):
        await play(live, seat)
    evening.cluster.now += 71
    evening.registry.tick()
    await thinking.wait()
    await play(live, 3)
    go.set()
    await evening.settle()
    assert live.table.position == 4
    assert live.table.covered == (0,) * 4


async def test_deadlines_come_from_the_log_alone() -> None:
    evening = Evening()
    live = await evening.create("relaxed")
    evening.cluster.now += 100
    await play(live, 0)
    evening.cluster.now += 50
    await play(live, 1)
    before = [live.table.clock.deadline(seat) for seat in range(4)], live.table.clock.bank
    evening.registry.clear()
    again = await evening.registry.find(live.table.id)
    assert again is not live
    assert ([again.table.clock.deadline(seat) for seat in range(4)], again.table.clock.bank) == before
    assert again.table.clock.bank == (530.0, 480.0, 600.0, 600.0)


async def test_a_table_in_nobodys_memory_is_opened_when_it_is_due() -> None:
    evening = Evening()
    live = await evening.create("days")
    id = live.table.id
    evening.registry.clear()
    evening.cluster.now += 2.9 * DAY
    await evening.registry.open_due()
    assert id not in evening.registry.live
    evening.cluster.now += 0.2 * DAY
    await evening.registry.open_due()
    evening.live = evening.registry.live[id]
    evening.registry.tick()
    await evening.settle()
    assert evening.live.table.position == 4
    assert evening.live.table.covered == (1,) * 4


async def test_days_leave_everybody_the_days() -> None:
    evening = Evening()
    live = await evening.create("days")
    await evening.come("alice")
    await evening.pass_time(10_000)
    assert evening.kinds == ["person"] * 4
    assert live.table.position == 0


async def test_bots_have_no_clock_at_zero() -> None:
    evening = Evening()
    evening.live = await evening.registry.find(
        await evening.registry.create(plan("me", "bot", "bot", "bot", clock="blitz"), True)
    )
    evening.live.join(Ear(evening.live, "alice"))
    await evening.settle()
    assert evening.live.table.people_due() == [0]
    assert evening.live.table.covered == (0,) * 4


def test_what_is_within_the_extra_time_costs_nothing() -> None:
    clock = new_clock("blitz", 2)
    clock = clock.go_on(0.0, [0, 1], ())
    clock = clock.go_on(9.0, [1], {0})
    assert clock.bank == (60.0, 60.0)
    assert clock.left(0, 9.0) == 70.0
    assert clock.left(1, 9.0) == 61.0
    clock = clock.go_on(30.0, [0], {1})
    assert clock.bank == (60.0, 40.0)
    assert clock.deadline(0) == 100.0
    assert clock.deadline(1) == float("inf")


def test_a_clock_that_ran_back_gives_nothing_and_takes_nothing() -> None:
    clock = new_clock("blitz", 1)
    clock = clock.go_on(100.0, [0], ())
    clock = clock.go_on(50.0, [0], {0})
    assert clock.bank == (60.0,)


def test_the_houses_time_stands_still_while_nothing_can_be_kept() -> None:
    now = 1000.0
    time = ServerClock(lambda: now)
    time.pulse(50.0)
    now += 4
    assert time() == 54.0
    now += 10_000  # stopped, or the storage is gone
    assert time() == 50.0 + MOST_GAP
    time.pulse(55.0)
    assert time() == 50.0 + MOST_GAP, "it never goes back"
    now += 8
    assert time() == 63.0


@pytest.mark.parametrize("name", ["", "hours", "NONE"])
def test_there_is_no_such_clock(name: str) -> None:
    with pytest.raises(Refused, match="refused-no-such-clock") as refused:
        plan("me", "open", "open", "open", clock=name)
    assert refused.value.phrase.facts == {"clock": name, "clocks": ["none", "relaxed", "blitz", "days"]}
