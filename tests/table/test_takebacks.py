"""One's own last move, while it has shown nothing."""

from __future__ import annotations

import pytest

from potluck.kernel.phrases import Phrase
from potluck.table.decisions.takebacks import check_takeback, why_no_takeback
from potluck.table.errors import Refused

from .tables import dinner, move, story, take


def test_the_last_answer_can_be_taken_back() -> None:
    table = dinner()
    table = move(table, 0)
    table = move(table, 1)
    assert why_no_takeback(table, 1) is None
    table = take(table, check_takeback(table, "kwame", 1))
    assert table.position == 3, "positions only grow"
    assert table.state.pending() == [1, 2, 3]
    assert story(table, 0, since=2) == [(3, Phrase("event-takeback", {"seat": 1}))]


def test_not_past_another_players_move() -> None:
    table = dinner()
    table = move(table, 0)
    table = move(table, 1)
    assert why_no_takeback(table, 0) == Phrase("why-not-your-last-move")


def test_not_past_a_deal() -> None:
    table = dinner()
    for seat in range(4):
        table = move(table, seat)
    assert why_no_takeback(table, 3) == Phrase("why-chance-was-used")


def test_only_ones_own_seat() -> None:
    table = dinner()
    table = move(table, 0)
    with pytest.raises(Refused, match="refused-not-your-seat"):
        check_takeback(table, "kwame", 0)


def test_a_takeback_makes_nobody_elses_answer_stale() -> None:
    table = dinner()
    table = move(table, 0)
    table = take(table, check_takeback(table, "alice", 0))
    table = move(table, 1, position=0)
    assert table.state.pending() == [0, 2, 3]


def test_the_quick_answer_is_the_matchs_answer() -> None:
    table = dinner()
    while table.status == "playing":
        table = move(table, table.state.pending()[0])
        assert table.match is not None
        for seat in range(4):
            assert why_no_takeback(table, seat) == table.match.why_no_takeback(seat)


def test_two_takebacks_in_a_row_go_on_from_the_match() -> None:
    table = dinner()
    table = move(table, 0)
    table = move(table, 0, number=1)
    table = take(table, check_takeback(table, "alice", 0))
    table = take(table, check_takeback(table, "alice", 0))
    assert table.state.pending() == [0, 1, 2, 3]
    assert why_no_takeback(table, 0) == Phrase("why-not-your-last-move")
