"""What always holds, whoever plays: I1 to I4."""

from __future__ import annotations

import json
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from games.cafe_carnage.tables import GAME, Evening
from potluck.kernel.chance import fast

tables = st.builds(
    Evening,
    st.integers(4, 6),
    st.text("abcdef", min_size=1, max_size=6),
    advanced=st.sampled_from(["off", "on"]),
    guards=st.sampled_from(["runners", "table"]),
)


def play_randomly(evening: Evening, seed: str) -> None:
    choice = fast(seed)
    while (seat := evening.state.next_seat()) >= 0:
        moves = evening.state.legal(seat)
        evening.state.apply(seat, moves[choice.below(len(moves))])


@settings(max_examples=25, deadline=None)
@given(tables, st.text("xyz", min_size=1, max_size=5))
def test_i1_a_score_is_the_budget_plus_what_was_eaten_less_what_was_paid(evening: Evening, seed: str) -> None:
    eaten = [0] * evening.seats
    paid = [0] * evening.seats
    names: list[set[str]] = [set() for _ in range(evening.seats)]
    play_randomly(evening, seed)
    for night in evening.state.ledger:
        for seat, meal in enumerate(night.dishes):
            paid[seat] += night.paid[seat]
            for dish in meal:
                if not (evening.state.options.advanced and dish in names[seat]):
                    eaten[seat] += evening.menu.values[dish]
            names[seat].update(meal)  # type: ignore[arg-type]
    outcome = evening.state.outcome()
    assert outcome is not None
    for seat, diner in enumerate(evening.state.diners):
        lost = diner.money if diner.ious else 0
        assert outcome.scores[seat] == 30 + eaten[seat] - paid[seat] - lost


@settings(max_examples=10, deadline=None)
@given(tables, st.text("xyz", min_size=1, max_size=5))
def test_i2_thirty_five_cards_a_course_at_all_times(evening: Evening, seed: str) -> None:
    choice = fast(seed)
    while (seat := evening.state.next_seat()) >= 0:
        assert GAME.census(evening.state) == {"starter": 35, "main": 35, "dessert": 35}
        moves = evening.state.legal(seat)
        evening.state.apply(seat, moves[choice.below(len(moves))])


@settings(max_examples=10, deadline=None)
@given(tables, st.text("xyz", min_size=1, max_size=5))
def test_i3_nobody_is_asked_for_a_ballot_with_an_empty_hand(evening: Evening, seed: str) -> None:
    choice = fast(seed)
    captures = [0] * evening.seats
    nights = 0
    while (seat := evening.state.next_seat()) >= 0:
        if len(evening.state.ledger) > nights:
            for caught in evening.state.ledger[-1].caught:
                captures[caught] += 1
            nights += 1
        for number, diner in enumerate(evening.state.diners):
            assert diner.holds() == 6 - evening.state.night + captures[number]
            assert diner.holds() >= 1
        moves = evening.state.legal(seat)
        evening.state.apply(seat, moves[choice.below(len(moves))])


@settings(max_examples=15, deadline=None)
@given(tables, st.integers(0, 5), st.text("xyz", min_size=1, max_size=5))
def test_i4_before_dinner_is_served_a_seat_learns_only_who_has_sealed(evening: Evening, seat: int, seed: str) -> None:
    """Others choose differently in two copies of the table; this seat sees no difference."""
    seat %= evening.seats
    choice = fast(seed)
    worlds = [evening.state, evening.state.copy()]
    for world in worlds:
        world.journal = []
    for _ in range(4):
        if evening.view()["step"] not in ("orders", "ballot"):
            break
        for other in range(evening.seats):
            for world in worlds:
                if other == seat or world is evening.state:
                    world.apply(other, world.legal(other)[0])
                else:
                    moves = world.legal(other)
                    world.apply(other, moves[choice.below(len(moves))])
            if worlds[0].night > 1:
                return
            seen: list[Any] = []
            for world in worlds:
                heard = [event.phrase().plain() for event in world.journal or [] if event.heard_by(seat)]
                seen.append(json.dumps([GAME.view(world, seat), heard]))
            assert seen[0] == seen[1]


def test_the_order_in_which_choices_arrive_changes_nothing() -> None:
    """CC-1.1: every decision is simultaneous."""
    first, second = Evening(5), Evening(5)
    choice = fast("order of arrival")
    while first.state.result is None:
        seats = first.state.pending()
        codes = {}
        for seat in seats:
            moves = first.state.legal(seat)
            codes[seat] = moves[choice.below(len(moves))].code
        for evening, order in ((first, seats), (second, seats[::-1])):
            for seat in order:
                evening.state.apply(seat, evening.menu.catalogue.moves[codes[seat]])
        assert first.view(2) == second.view(2)
    assert first.state.outcome().scores == second.state.outcome().scores  # type: ignore[union-attr]
