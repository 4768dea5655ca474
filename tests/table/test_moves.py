"""Whose move, in which position, and how often."""

from __future__ import annotations

import pytest

from potluck.kernel.phrases import Phrase
from potluck.table.decisions.moves import MoveRequest, check_move
from potluck.table.value.entries import Played
from potluck.table.value.table import after

from .tables import FRIENDS, dinner, first_code, friends_plan, move, take, why_not


def test_a_sealed_answer_makes_nobody_elses_stale() -> None:
    table = dinner()
    for seat in range(3):
        table = move(table, seat, position=0)
    assert table.position == 3
    assert table.fresh == (0, 0, 0, 0)
    table = move(table, 3, position=0)
    assert table.fresh == (4, 4, 4, 4)


def test_a_sealed_answer_may_be_changed_from_the_position_it_was_made_in() -> None:
    table = dinner()
    table = move(table, 0, position=0)
    table = move(table, 1, position=0)
    table = move(table, 0, position=0, number=1)
    assert table.state.pending() == [2, 3]
    assert table.match is not None
    assert [line.seat for line in table.match.played] == [0, 1, 0]


def test_after_the_last_answer_older_moves_are_stale() -> None:
    table = dinner()
    for seat in range(4):
        table = move(table, seat)
    refused = why_not(table, MoveRequest("alice", "late", 0, 3, first_code(table, 0)))
    assert refused.phrase == Phrase("refused-stale", {"position": 3})
    assert refused.rule is None


def test_a_decision_that_looks_the_same_again_is_another_one() -> None:
    table = dinner()
    for _ in range(4):  # three courses and the ballot
        for seat in range(4):
            table = move(table, seat)
    assert table.fresh == (16,) * 4
    refused = why_not(table, MoveRequest("alice", "late", 0, 0, first_code(table, 0)))
    assert refused.phrase.key == "refused-stale"


def test_a_repeated_request_is_answered_and_not_played_again() -> None:
    table = dinner()
    request = MoveRequest("alice", "once", 0, 0, first_code(table, 0))
    table = take(table, check_move(table, request))
    table = move(table, 1)
    assert check_move(table, request) == 1
    for seat in (2, 3):
        table = move(table, seat)
    assert check_move(table, request) == 1  # even after its time


def test_a_ref_names_one_move_only() -> None:
    table = dinner()
    table = move(table, 0, ref="mine")
    other = first_code(table, 0, 1)
    assert why_not(table, MoveRequest("alice", "mine", 0, 1, other)).phrase.key == "refused-ref-used"


def test_two_people_may_use_the_same_ref() -> None:
    table = dinner()
    table = move(table, 0, ref="1")
    table = move(table, 1, ref="1")
    assert table.position == 2


@pytest.mark.parametrize(
    ("asked", "key"),
    [
        (MoveRequest("kwame", "r", 0, 0, 3), "refused-not-your-seat"),
        (MoveRequest("mallory", "r", 0, 0, 3), "refused-not-your-seat"),
        (MoveRequest("alice", "r", 9, 0, 3), "why-no-such-seat"),
        (MoveRequest("alice", "r", -1, 0, 3), "why-no-such-seat"),
        (MoveRequest("alice", "r", 0, 7, 3), "refused-position-ahead"),
        (MoveRequest("alice", "r", 0, 0, 99999), "refused-no-such-move"),
        (MoveRequest("alice", "r", 0, 0, -1), "refused-no-such-move"),
    ],
)
def test_what_is_wrong_is_said(asked: MoveRequest, key: str) -> None:
    assert why_not(dinner(), asked).phrase.key == key


def test_the_rule_is_named() -> None:
    table = dinner()
    vote = table.setup.deck.catalogue.named("vote run")
    assert vote is not None
    assert why_not(table, MoveRequest("alice", "r", 0, 0, vote.code)).rule == "CC-2.1"


def test_nobody_moves_before_the_start_or_after_the_end() -> None:
    from potluck.table.value.table import table_of

    waiting = table_of("t", [friends_plan()])
    assert why_not(waiting, MoveRequest("alice", "r", 0, 0, 0)).phrase.key == "refused-not-begun"
    table = dinner()
    while table.status == "playing":
        table = move(table, table.state.pending()[0])
    assert why_not(table, MoveRequest("alice", "r", 0, table.position, 0)).phrase.key == "why-match-over"


def test_nothing_shows_before_an_entry_is_taken() -> None:
    table = dinner()
    before = table.state
    entry = check_move(table, MoveRequest("alice", "r", 0, 0, first_code(table, 0)))
    assert isinstance(entry, Played)
    taken = after(table, entry)
    assert table.state is before
    assert table.position == 0
    assert table.state.pending() == [0, 1, 2, 3]
    assert taken.state.pending() == [1, 2, 3]


def test_everybody_plays_to_the_end_from_stale_but_valid_positions() -> None:
    table = dinner()
    while table.status == "playing":
        table = move(table, table.state.pending()[-1], position=table.fresh[table.state.pending()[-1]])
    assert table.position == 80
    assert len(FRIENDS) == table.setup.seats
