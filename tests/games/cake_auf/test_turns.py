"""CA-1 and CA-2: setting up a round, and the frame of a turn."""

from __future__ import annotations

import pytest

from games.cake_auf.tables import (
    ALARM,
    CHURROS,
    KULFI,
    MOCHI,
    OUTAGE,
    PAVLOVA,
    RESTORED,
    STRUDEL,
    Kitchen,
    finished,
    kitchen,
)
from potluck.kernel.errors import BadSetup


def test_ca_1_1_two_to_four_bakers_and_two_piles() -> None:
    for seats in (2, 3, 4):
        table = Kitchen(seats)
        census = table.view()
        assert census["rounds"] == 3
        dealt = sum(len(table.dishes(seat)) for seat in range(seats))
        assert census["recipe_pile_count"] + dealt == 23
        assert census["pile_count"] + 5 * seats == 69
    for seats in (1, 5):
        with pytest.raises(BadSetup, match="2 to 4"):
            Kitchen(seats)


@pytest.mark.parametrize(("seats", "recipes"), [(2, 3), (3, 2), (4, 2)])
def test_ca_1_2_t1_three_recipes_for_two_bakers_two_for_more(seats: int, recipes: int) -> None:
    table = Kitchen(seats)
    for seat in range(seats):
        assert len(table.dishes(seat)) == recipes
        assert table.told("dealt")[seat]["recipes"] == table.dishes(seat)


def test_ca_1_3_five_secret_cards_each() -> None:
    table = Kitchen(3)
    for seat in range(3):
        assert len(table.hand(seat)) == 5
        assert table.view()["bakers"][seat]["hand_count"] == 5
    assert table.view()["hand"] == []


def test_ca_1_4_chance_picks_the_starter_and_play_goes_clockwise() -> None:
    assert {Kitchen(4, f"seed {number}").view()["starter"] for number in range(40)} == {0, 1, 2, 3}
    table = Kitchen(3)
    first = table.view()["starter"]
    assert table.state.pending() == [first]
    table.play(first, "pass")
    assert table.state.pending() == [(first + 1) % 3]
    assert table.may(first) == []
    assert table.refusal(first, "pass").rule == "CA-1.4"


def test_ca_1_4_the_host_may_say_who_starts() -> None:
    for seat in range(3):
        assert {Kitchen(3, f"seed {number}", start=str(seat + 1)).view()["starter"] for number in range(9)} == {seat}


def test_ca_a29_the_next_seat_starts_the_next_round_whoever_won() -> None:
    table = Kitchen(4, "rotation")
    table.play_on()
    starters = [facts["starter"] for facts in table.told("round")]
    assert starters == [starters[0], (starters[0] + 1) % 4, (starters[0] + 2) % 4]


def test_ca_2_1_t2_a_hand_of_three_draws_two() -> None:
    table = kitchen().hold(0, OUTAGE).hold(1, "nuts", "nuts", "nuts").cook(0, CHURROS).cook(1, MOCHI)
    table.play(0, "pass")
    assert len(table.hand(1)) == 5
    assert table.told("drew_some")[-1] == {"seat": 1, "count": 2}


def test_ca_2_1_ca_a25_t2_a_hand_of_six_draws_none_and_keeps_all() -> None:
    table = kitchen().hold(0, OUTAGE).hold(1, *["flour"] * 6).cook(0, CHURROS).cook(1, KULFI)
    table.play(0, "pass")
    assert table.hand(1) == ["flour"] * 6
    assert table.told("drew_some") == []


def test_ca_2_2_ca_a32_any_number_of_plays_in_any_order_even_against_one_victim() -> None:
    table = kitchen().hold(0, "flour", ALARM, "sugar", OUTAGE, "nuts").cook(0, CHURROS).cook(1, PAVLOVA)
    table.play(0, f"lay flour {CHURROS}", f"ban {ALARM} {PAVLOVA}", f"lay sugar {CHURROS}", f"ban {OUTAGE} {PAVLOVA}")
    assert table.bans(PAVLOVA) == [ALARM, OUTAGE]
    assert table.laid(CHURROS) == ["flour", "sugar"]
    assert table.state.pending() == [0]


def test_ca_2_3_up_to_two_discards_then_the_turn_passes() -> None:
    table = kitchen().hold(0, "nuts", "nuts", "fruit", "butter").cook(0, CHURROS).cook(1, MOCHI)
    table.play(0, "discard nuts")
    assert table.view()["step"] == "discard"
    assert table.may(0) == ["discard nuts", "discard fruit", "discard butter", "pass"]
    refusal = table.refusal(0, f"lay butter {CHURROS}")
    assert refusal.rule == "CA-2.3"
    assert table.refusal(0, "mulligan").rule == "CA-2.3"
    table.play(0, "discard fruit")
    assert table.state.pending() == [1]
    assert table.discard() == ["fruit", "nuts"]
    assert table.hand(0) == ["butter", "nuts"]


def test_ca_2_3_discarding_is_optional_and_one_is_enough() -> None:
    table = kitchen().hold(0, "nuts", "fruit").cook(0, CHURROS).cook(1, MOCHI)
    table.play(0, "pass")
    assert table.discard() == []
    table.play(1, "pass")
    table.play(0, "discard nuts", "pass")
    assert table.discard() == ["nuts"]
    assert table.state.pending() == [1]


def test_ca_2_3_an_empty_hand_passes_by_itself() -> None:
    table = kitchen().hold(0, "flour").cook(0, CHURROS).cook(1, MOCHI)
    table.play(0, f"lay flour {CHURROS}")
    assert table.state.pending() == [1]
    assert table.told("passed") == [{"seat": 0}]


def test_ca_2_3_only_cards_in_hand_are_discarded() -> None:
    table = kitchen().hold(0, "nuts").cook(0, CHURROS).cook(1, MOCHI)
    assert table.refusal(0, "discard fruit").rule == "CA-2.3"


def test_ca_2_4_ca_a21_a_mulligan_discards_all_and_draws_as_many() -> None:
    table = kitchen().hold(0, "nuts", "nuts", "nuts").cook(0, CHURROS).cook(1, MOCHI)
    pile = table.view()["pile_count"]
    table.play(0, "mulligan")
    assert table.discard() == ["nuts"] * 3
    assert len(table.hand(0)) == 3
    assert "nuts" not in table.hand(0)
    assert table.view()["pile_count"] == pile - 3
    assert table.view()["bakers"][0]["mulligans_left"] == 2
    assert table.view()["discards_left"] == 2, "a mulligan is not an end-of-turn discard"
    assert table.state.pending() == [0]


def test_ca_2_4_t8_a_fourth_mulligan_in_a_round_is_refused() -> None:
    table = kitchen().hold(0, "nuts", "nuts").cook(0, CHURROS).cook(1, MOCHI)
    table.play(0, "mulligan", "mulligan", "mulligan")
    assert "mulligan" not in table.may(0)
    assert table.refusal(0, "mulligan").rule == "CA-2.4"


def test_ca_2_4_mulligans_are_counted_by_the_round() -> None:
    table = kitchen().hold(0, "nuts", "flour").cook(0, CHURROS, "butter", "sugar").cook(1, MOCHI)
    table.play(0, "mulligan")
    table.state.bakers[0].hand = table.fetch("flour", "nuts") if "flour" not in table.hand(0) else [table.kind("flour")]
    table.remembered()
    table.play(0, f"lay flour {CHURROS}")
    assert table.view()["round"] == 2
    assert [baker["mulligans_left"] for baker in table.view()["bakers"]] == [3, 3]


def test_ca_a21_a_mulligan_reshuffles_its_own_discards_when_the_pile_is_short() -> None:
    table = kitchen().hold(0, "nuts", "fruit").cook(0, CHURROS).cook(1, MOCHI)
    table.state.bakers[1].hand = table.state.pile  # nothing left to draw
    table.state.pile = []
    table.remembered()
    table.play(0, "mulligan")
    assert table.hand(0) == ["fruit", "nuts"]
    assert table.discard() == []


def test_ca_7_3_the_discards_become_the_new_pile() -> None:
    table = kitchen().hold(0, "nuts", "nuts").hold(1, "fruit", "fruit").cook(0, CHURROS).cook(1, MOCHI)
    table.thrown("eggs", "eggs", "eggs", "milk")
    table.state.bakers[0].hand += table.state.pile
    table.state.pile = []
    table.remembered()
    table.play(0, "pass")
    assert table.told("reshuffled") == [{"count": 4}]
    assert len(table.hand(1)) == 5
    assert set(table.hand(1)) <= {"fruit", "eggs", "milk"}
    assert table.view()["pile_count"] == 1
    assert table.discard() == []


def test_ca_a22_with_both_piles_empty_one_draws_what_there_is() -> None:
    table = kitchen().hold(0, "nuts", "nuts").hold(1, "fruit", "fruit").cook(0, CHURROS).cook(1, MOCHI)
    table.thrown("eggs")
    table.state.bakers[0].hand += table.state.pile
    table.state.pile = []
    table.remembered()
    table.play(0, "pass")
    assert table.hand(1) == ["eggs", "fruit", "fruit"]
    table.play(1, "discard eggs", "discard fruit")
    assert table.state.pending() == [0], "the round goes on"


def test_ca_a27_forty_turns_each_end_a_round_without_a_winner() -> None:
    table = kitchen(3).hold(0, RESTORED).cook(0, CHURROS).cook(1, MOCHI).cook(2, STRUDEL)
    turns = 1
    while table.view()["round"] == 1:
        table.play(table.state.active, "pass")
        turns += 1
    assert turns == 3 * 40 + 1
    assert table.told("round_over") == [{"round": 1, "winners": [], "standings": finished(0, 0, 0)}]


def test_ca_a34_nobody_is_made_to_play_an_ingredient() -> None:
    table = kitchen().hold(0, "nuts", "nuts", "nuts").cook(0, KULFI).cook(1, MOCHI)
    table.pass_round(5)
    assert table.hand(0).count("nuts") == 3
    assert table.laid(KULFI) == []
