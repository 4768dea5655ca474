"""Minds in processes of their own: asked in plain data, replaced when they fail."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from potluck.server.workers import Workers
from potluck.table.botkeeper import question_for
from potluck.table.entries import Laid, Started
from potluck.table.layer import SeatWish, lay
from potluck.table.table import Table, table_of

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def workers() -> Iterator[Workers]:
    pool = Workers(1, 60.0)
    yield pool
    pool.close()


def bots() -> Table:
    laid: Laid = lay("alice", "Alice", "cafe-carnage", [SeatWish("bot")] * 4, {}, False)
    return table_of("table", [laid, Started()])


async def test_a_mind_answers_with_one_of_its_moves(workers: Workers) -> None:
    table = bots()
    for seat in range(4):
        question = question_for(table, seat)
        assert question.imagined is not None
        assert table.laid.seed.encode() not in question.imagined
        assert await workers.choose(question) in question.codes


async def test_a_mind_that_fails_costs_a_good_move_and_no_more(workers: Workers) -> None:
    question = question_for(bots(), 0)._replace(imagined=b"nonsense")
    assert await workers.choose(question) in question.codes


async def test_a_mind_that_takes_too_long_is_replaced() -> None:
    impatient = Workers(1, 0.0)
    question = question_for(bots(), 0)
    assert await impatient.choose(question) in question.codes
    impatient.close()
