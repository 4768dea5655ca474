"""Why something cannot be done: asked for the own seat only, and about things that there are."""

from __future__ import annotations

import pytest

from potluck.kernel.errors import Refusal
from potluck.kernel.moves import A_CARD, A_PLACE, A_SEAT, Attempt, Thing
from potluck.table.decisions.attempts import judge_attempt
from potluck.table.errors import Refused
from potluck.table.value.table import Table, table_of

from .tables import dinner, friends_plan, move

RUN = Thing(A_PLACE, "run")


def on_the_menu(table: Table, seat: int) -> Thing:
    """A dish that a diner may order."""
    return Thing(A_CARD, str(table.state.legal(seat)[0].phrase().facts["dish"]))


def why(table: Table, held: Thing, aim: Thing | None = None, who: str = "alice", seat: int = 0) -> Refusal | None:
    return judge_attempt(table, who, seat, Attempt(held, aim))


def test_what_can_be_done_has_no_reason_against_it() -> None:
    table = dinner()
    assert why(table, on_the_menu(table, 0)) is None


def test_what_cannot_be_done_has_a_reason_and_a_rule() -> None:
    refusal = why(dinner(), RUN)
    assert refusal is not None
    assert (refusal.phrase.key, refusal.rule) == ("why-orders-first", "CC-2.1")


@pytest.mark.parametrize("who", ["kwame", "mallory"])
def test_nobody_asks_for_anothers_seat(who: str) -> None:
    with pytest.raises(Refused, match="refused-not-your-seat"):
        why(dinner(), RUN, who=who)


@pytest.mark.parametrize("seat", [-1, 4, 10**9])
def test_there_is_no_such_seat(seat: int) -> None:
    with pytest.raises(Refused, match="why-no-such-seat"):
        why(dinner(), RUN, seat=seat)


@pytest.mark.parametrize(
    "nothing",
    [
        Thing(A_CARD, ""),
        Thing(A_CARD, "S99"),
        Thing(A_CARD, "run"),
        Thing(A_PLACE, "S01"),
        Thing(A_PLACE, "kitchen"),
        Thing(A_SEAT, "4"),
        Thing(A_SEAT, "-1"),
        Thing(A_SEAT, "01"),
        Thing(A_SEAT, "²"),
        Thing(A_SEAT, "one"),
        Thing("table", "0"),
    ],
    ids=lambda thing: f"{thing.kind} {thing.id}",
)
def test_only_things_that_there_are_can_be_held_or_aimed_at(nothing: Thing) -> None:
    table = dinner()
    for held, aim in ((nothing, None), (on_the_menu(table, 0), nothing), (nothing, RUN)):
        with pytest.raises(Refused, match="refused-no-such-thing") as refused:
            why(table, held, aim)
        assert refused.value.phrase.facts == {"id": nothing.id}


def test_whatever_there_is_can_be_asked_about() -> None:
    table = dinner()
    things = [Thing(A_CARD, "S01"), RUN, Thing(A_SEAT, "0"), Thing(A_SEAT, "3")]
    for held in things:
        for aim in (None, *things):
            why(table, held, aim)


def test_nobody_asks_before_the_start_or_after_the_end() -> None:
    with pytest.raises(Refused, match="refused-not-begun"):
        why(table_of("t", [friends_plan()]), RUN)
    table = dinner()
    while table.status == "playing":
        table = move(table, table.state.pending()[0])
    with pytest.raises(Refused, match="why-match-over"):
        why(table, RUN)
