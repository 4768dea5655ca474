"""Bots in processes of their own: asked in plain data, replaced when they fail, fair when many ask."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Iterator

import msgspec
import pytest

from potluck.server.processes.bot_processes import LEAST_SECONDS, BotProcesses
from potluck.server.processes.worker import ready
from potluck.table.decisions.advice import question_for
from potluck.table.decisions.new_table import SeatRequest, new_table
from potluck.table.errors import Refused
from potluck.table.ports import Question
from potluck.table.value.entries import Created, Started
from potluck.table.value.table import Table, table_of

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def processes() -> Iterator[BotProcesses]:
    pool = BotProcesses(1, 60.0)
    yield pool
    pool.close()


def bots(level: str = "regular") -> Table:
    created: Created = new_table("alice", "Alice", "cafe-carnage", [SeatRequest("bot", level=level)] * 4, {}, False)
    return table_of("table", [msgspec.structs.replace(created, seed="5eed" * 16), Started()])


async def test_a_process_answers_with_one_of_its_moves(processes: BotProcesses) -> None:
    for level in ("novice", "regular", "chef"):
        table = bots(level)
        for seat in range(2):
            question = question_for(table, seat)
            assert question.imagined is not None
            assert table.creation.seed.encode() not in question.imagined
            assert await processes.choose(question) in question.codes


async def test_an_adviser_has_an_opinion_on_every_move(processes: BotProcesses) -> None:
    question = question_for(bots(), 0)
    opinions = await processes.advise(question)
    assert sorted(opinion.code for opinion in opinions) == sorted(question.codes)
    shares = [opinion.share for opinion in opinions]
    assert shares == sorted(shares, reverse=True)


async def test_a_process_that_fails_costs_a_good_move_and_no_more(processes: BotProcesses) -> None:
    question = question_for(bots(), 0)._replace(imagined=b"nonsense")
    assert await processes.choose(question) in question.codes
    with pytest.raises(Refused):
        await processes.advise(question)


async def test_a_killed_process_is_replaced_and_the_question_asked_again(processes: BotProcesses) -> None:
    before = await asyncio.wrap_future(processes.pools[0].submit(ready))
    question = question_for(bots("chef"), 0)
    thinking = asyncio.create_task(processes.choose(question))
    while not processes.open_questions or processes.free.qsize():
        await asyncio.sleep(0)
    os.kill(before, signal.SIGKILL)
    assert await thinking in question.codes
    after = await asyncio.wrap_future(processes.pools[0].submit(ready))
    assert after != before


async def test_processes_that_died_while_idle_are_replaced_before_the_next_question() -> None:
    pair = BotProcesses(2, 60.0)
    try:
        question = question_for(bots(), 0)
        await asyncio.gather(pair.choose(question), pair.choose(question))
        for pool in pair.pools:
            os.kill(await asyncio.wrap_future(pool.submit(ready)), signal.SIGKILL)
            while pool.pids():
                await asyncio.sleep(0.01)
        opinions = await pair.advise(question)
        assert sorted(opinion.code for opinion in opinions) == sorted(question.codes)
    finally:
        pair.close()


async def test_a_stuck_process_is_replaced_alone() -> None:
    """Stopped like a process that hangs: its question is answered by another one, and the second never notices."""
    pair = BotProcesses(2, 60.0)
    try:
        question = question_for(bots(), 0)
        await asyncio.gather(pair.choose(question), pair.choose(question))  # both have read the game now
        first, second = [await asyncio.wrap_future(pool.submit(ready)) for pool in pair.pools]
        os.kill(first, signal.SIGSTOP)
        pair.seconds = 4.0
        answers = await asyncio.gather(pair.choose(question), pair.choose(question))
        assert set(answers) <= set(question.codes)
        assert await asyncio.wrap_future(pair.pools[1].submit(ready)) == second
        assert first not in pair.pools[0].pids()
    finally:
        pair.close()


async def test_a_process_that_takes_too_long_is_replaced() -> None:
    impatient = BotProcesses(1, 0.0)
    question = question_for(bots(), 0)
    assert await impatient.choose(question) in question.codes
    impatient.close()


async def test_when_many_ask_everybody_thinks_less_and_whoever_came_first_is_first() -> None:
    """Forty chefs at two processes: each thinks its share of a second, and nobody overtakes."""
    busy = BotProcesses(2, 60.0)
    allowed: list[tuple[str, float]] = []

    class Slow:
        """A process that takes no time, but whose turn has to come."""

        def submit(self, work: object, question: Question, seconds: float) -> object:
            from concurrent.futures import Future

            allowed.append((question.seed, seconds))
            future: Future[int] = Future()
            asyncio.get_running_loop().call_soon(future.set_result, question.codes[0])
            return future

    while not busy.free.empty():
        busy.free.get_nowait()
    for _ in range(2):
        busy.free.put_nowait(Slow())  # type: ignore[arg-type]
    question = question_for(bots("chef"), 0)
    await asyncio.gather(*[busy.choose(question._replace(seed=f"{number:02}")) for number in range(40)])
    assert [seed for seed, _ in allowed] == [f"{number:02}" for number in range(40)]
    for number, (_, seconds) in list(enumerate(allowed))[2:]:  # two came before there was a line
        assert seconds <= min(1.0, 2 / (40 - number)) + 1e-9
    assert all(seconds >= LEAST_SECONDS for _, seconds in allowed)
    assert busy.open_questions == 0


def test_waiting_counts_as_thinking() -> None:
    pool = BotProcesses(2, 60.0)
    pool.open_questions = 1
    assert pool.fair_share(1.0, 0.0) == 1.0
    assert pool.fair_share(1.0, 0.4) == pytest.approx(0.6)
    assert pool.fair_share(1.0, 5.0) == LEAST_SECONDS
    pool.open_questions = 8
    assert pool.fair_share(1.0, 0.0) == pytest.approx(0.25)
    assert pool.fair_share(0.0, 0.0) == 0.0
