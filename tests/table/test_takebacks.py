"""One's own last move, while it has shown nothing."""

from __future__ import annotations

import pytest

from potluck.table.decisions.takebacks import check_takeback, why_no_takeback
from potluck.table.errors import Refused

from .tables import dinner, move, take


def test_the_last_answer_can_be_taken_back() -> None:
    table = dinner()
    table = move(table, 0)
    table = move(table, 1)
    assert why_no_takeback(table, 1) == ""
    table = take(table, check_takeback(table, "kwame", 1))
    assert table.position == 3, "positions only grow"
    assert table.state.pending() == [1, 2, 3]
    assert table.narration.since(2, 0, table.setup, table.names)[0].text == "Kwame takes the last move back."


def test_not_past_another_players_move() -> None:
    table = dinner()
    table = move(table, 0)
    table = move(table, 1)
    assert "your own last move" in why_no_takeback(table, 0)


def test_not_past_a_deal() -> None:
    table = dinner()
    for seat in range(4):
        table = move(table, seat)
    assert "dealt" in why_no_takeback(table, 3)


def test_only_ones_own_seat() -> None:
    table = dinner()
    table = move(table, 0)
    with pytest.raises(Refused, match="not your seat"):
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
    assert "your own last move" in why_no_takeback(table, 0)
