"""Several nodes, one cluster: everybody hears of everything, bots think once, and nobody is missed for long."""

from __future__ import annotations

import asyncio

import pytest

from potluck.kernel.snapshot import fingerprint
from potluck.table.decisions import host
from potluck.table.decisions.moves import MoveRequest, check_move
from potluck.table.live.live_table import LiveTable
from potluck.table.ports import Question

from .clusters import Cluster
from .tables import FirstMove, friends_plan, plan
from .test_registry import Ear, play

pytestmark = pytest.mark.anyio


async def both(cluster: Cluster, started: bool = True) -> tuple[LiveTable, LiveTable]:
    """A friends' table in the memory of both nodes, settled."""
    here, there = cluster.nodes
    id = await here.create(friends_plan(), started=started)
    mine, theirs = await here.find(id), await there.find(id)
    theirs.settled = True
    await followed(theirs)
    return mine, theirs


async def followed(live: LiveTable) -> None:
    """Wait until a table has caught up."""
    while live.following is not None:
        await asyncio.sleep(0)
    async with live.busy:
        pass


async def test_a_move_at_one_node_is_seen_at_the_other() -> None:
    mine, theirs = await both(Cluster())
    ear = Ear(theirs, "kwame")
    theirs.join(ear)
    await play(mine, 0)
    await followed(theirs)
    assert theirs.table.position == 1
    assert "position 1" in ear.heard
    assert fingerprint(theirs.table.state) == fingerprint(mine.table.state)


async def test_who_has_the_table_before_him_hears_the_move_itself() -> None:
    mine, theirs = await both(Cluster())

    async def unread(table: str, start: int = 0) -> list[str]:
        raise AssertionError("there is no need to read the log")

    theirs.storage.entries = unread  # type: ignore[method-assign]
    await asyncio.gather(play(mine, 0), play(mine, 1))
    await followed(theirs)
    assert theirs.table.position == 2
    assert fingerprint(theirs.table.state) == fingerprint(mine.table.state)


async def test_a_race_for_one_number_loses_no_move() -> None:
    mine, theirs = await both(Cluster())
    await asyncio.gather(play(mine, 0), play(theirs, 1), play(mine, 2), play(theirs, 3))
    await followed(mine)
    await followed(theirs)
    assert mine.table.position == theirs.table.position == 4
    assert fingerprint(theirs.table.state) == fingerprint(mine.table.state)


async def test_who_loses_a_race_goes_on_from_what_the_winner_has_said() -> None:
    mine, theirs = await both(Cluster())

    async def unread(table: str, start: int = 0) -> list[str]:
        raise AssertionError("there is no need to read the log")

    mine.storage.entries = theirs.storage.entries = unread  # type: ignore[method-assign]
    await asyncio.gather(play(mine, 0), play(theirs, 1))
    await followed(mine)
    await followed(theirs)
    assert mine.table.position == theirs.table.position == 2
    assert fingerprint(theirs.table.state) == fingerprint(mine.table.state)


async def test_nobody_is_refused_for_what_another_node_knows_already() -> None:
    cluster = Cluster()
    mine, theirs = await both(cluster)
    for seat in range(3):
        await play(mine, seat)
    await followed(theirs)
    cluster.channel(1).cut = True  # the news of the last answer are still on their way
    await play(mine, 3)
    request = MoveRequest("alice", "quick", 0, 4, mine.table.state.legal(0)[0].code)
    assert await theirs.act(lambda table: check_move(table, request)) == 5


async def test_after_the_wire_was_cut_nothing_is_missing() -> None:
    cluster = Cluster()
    mine, theirs = await both(cluster)
    cluster.channel(1).cut = True
    await play(mine, 0)
    await mine.say("Alice", "anybody there?")
    assert theirs.table.position == 0
    cluster.channel(1).mend()
    await followed(theirs)
    await asyncio.gather(*cluster.nodes[1].tasks)
    assert theirs.table.position == 1
    assert [line.text for line in theirs.chat] == ["anybody there?"]


async def test_talk_and_reactions_are_heard_everywhere_in_one_order() -> None:
    cluster = Cluster()
    mine, theirs = await both(cluster)
    ears = [Ear(mine, "alice"), Ear(theirs, "kwame")]
    mine.join(ears[0])
    theirs.join(ears[1])
    await asyncio.gather(mine.say("Alice", "one"), theirs.say("Kwame", "two"), mine.say("Alice", "three"))
    mine.react("Alice", "🔥")
    for node in cluster.nodes:
        await asyncio.gather(*node.tasks)
    assert mine.chat == theirs.chat
    assert len(mine.chat) == 3
    for ear in ears:
        assert sorted(set(ear.heard) & {"one", "two", "three", "🔥"}) == ["one", "three", "two", "🔥"]


async def test_who_is_at_another_node_is_here() -> None:
    cluster = Cluster()
    mine, theirs = await both(cluster)
    ear = Ear(theirs, "kwame")
    theirs.join(ear)
    assert "kwame" in mine.here()
    assert "meera" not in mine.here()
    watcher = Ear(theirs, "nobody")
    theirs.join(watcher)
    assert mine.spectators() == 1
    theirs.leave(ear)
    assert "kwame" not in mine.here()


async def test_a_node_that_is_silent_is_missed_and_found_again() -> None:
    cluster = Cluster()
    mine, theirs = await both(cluster)
    theirs.join(Ear(theirs, "kwame"))
    cluster.pass_time(20)
    assert "kwame" in mine.here(), "it says now and then that it lives"
    cluster.channel(1).cut = True
    cluster.pass_time(20)
    assert "kwame" not in mine.here()
    cluster.channel(1).mend()
    assert "kwame" in mine.here()


async def test_a_node_that_says_farewell_is_not_waited_for() -> None:
    cluster = Cluster()
    mine, theirs = await both(cluster)
    theirs.join(Ear(theirs, "kwame"))
    cluster.nodes[1].close()
    assert "kwame" not in mine.here()
    assert mine.leads


async def test_bots_think_once_for_all_nodes() -> None:
    thinkers = FirstMove(), FirstMove()
    cluster = Cluster(*thinkers)
    id = await cluster.nodes[0].create(plan("bot", "bot", "bot", "bot"))
    tables = [await node.find(id) for node in cluster.nodes]
    for live in tables:
        live.settled = True
    assert [live.leads for live in tables].count(True) == 1
    ears = [Ear(live, "alice") for live in tables]
    for live, ear in zip(tables, ears, strict=True):
        live.join(ear)
    await tables[0].act(lambda table: host.start(table, "alice"))
    for ear in ears:
        await ear.until_over()
    asked = [len(thinker.questions) for thinker in thinkers]
    assert 0 in asked
    assert sum(asked) <= 80


async def test_another_node_goes_on_when_the_one_that_kept_the_table_dies() -> None:
    class Hangs(FirstMove):
        async def choose(self, question: Question) -> int:
            await asyncio.Event().wait()
            return 0

    cluster = Cluster(FirstMove(), FirstMove())
    id = await cluster.nodes[0].create(plan("bot", "bot", "bot", "bot"), started=True)
    tables = [await node.find(id) for node in cluster.nodes]
    for live in tables:
        live.settled = True
    dead, other = sorted((0, 1), key=lambda number: not tables[number].leads)
    tables[dead].bots.thinker = Hangs()
    ear = Ear(tables[other], "alice")
    tables[other].join(ear)
    assert tables[other].table.position == 0
    cluster.channel(dead).cut = True
    cluster.nodes[dead].tick = lambda: None  # type: ignore[method-assign]
    cluster.pass_time(10)
    await ear.until_over()
    tables[dead].bots.stop()


async def test_a_table_in_nobodys_memory_is_kept_by_whoever_loads_it() -> None:
    cluster = Cluster()
    mine, theirs = await both(cluster)
    for node in cluster.nodes:
        node.clear()
    assert mine.table.id not in cluster.nodes[0].live
    again = await cluster.nodes[1].find(mine.table.id)
    again.settled = True
    assert again.leads
    assert again is not theirs


async def test_what_may_have_been_kept_is_looked_up_before_the_next_decision() -> None:
    cluster = Cluster()
    mine, _ = await both(cluster)
    keep = mine.storage.append

    async def kept_but_not_told(*given: object) -> None:
        mine.storage.append = keep  # type: ignore[method-assign]
        await keep(*given)  # type: ignore[arg-type]
        raise ConnectionResetError

    mine.storage.append = kept_but_not_told  # type: ignore[method-assign, assignment]
    with pytest.raises(ConnectionResetError):
        await play(mine, 0)
    assert mine.table.position == 0
    await play(mine, 1)
    assert mine.table.position == 2
    assert mine.table.state.pending() == [2, 3]
