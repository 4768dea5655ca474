"""AL-9: the crêpe."""

from __future__ import annotations

import pytest

from games.a_la_carte.tables import CUP, EVERYBODY, FREE_CHOICE, KINDS, ONE, THREE, TWO, Shift


def with_crepe(heat: int = 0, seats: int = 3, **options: str) -> Shift:
    """Seat 0's turn begins with a crêpe in the pan."""
    shift = Shift(seats, **options)
    shift.fill(0, dish="crepe", heat=heat)
    return shift


def test_al_9_1_t10_choosing_the_crepe_ends_the_turn_at_once() -> None:
    shift = Shift(dishes=["D01", "D05", "D06"])
    shift.give(0, "victory_point")  # not even a coffee is left
    shift.roll(ONE)
    assert shift.view()["spoons"] == 2
    shift.play("choose crepe")
    assert shift.state.active == 1
    assert (shift.stove()["dish"], shift.stove()["heat"], shift.stove()["crepe_left"]) == ("crepe", 0, False)


def test_al_9_1_one_crepe_a_game() -> None:
    shift = with_crepe(heat=6)
    shift.roll(ONE)
    assert shift.view()["step"] == "new dish"
    assert shift.refused("choose crepe") == "AL-9.1"


def test_al_9_2_the_first_action_is_a_roll_but_a_coffee_break_may_come_first() -> None:
    shift = with_crepe(heat=5)
    shift.give(0, "decrease")
    assert shift.legal() == ["heat", "cup decrease 1", "cup decrease 2", "cup decrease 3"]
    assert shift.refused("flip") == "AL-9.2"
    assert shift.refused("end turn") == "AL-9.2"
    shift.load(CUP, 0)
    shift.play("heat")
    assert shift.stove()["cups"] == ["victory_point", "decrease"]
    assert "flip" in shift.legal()
    assert "end turn" in shift.legal()


def test_al_9_3_burned_at_seven_a_new_dish_and_the_turn_is_over() -> None:
    shift = with_crepe(heat=4)
    shift.roll(THREE)
    assert shift.told("trashed") == [{"seat": 0, "dish": "crepe", "crepe": True, "how": "burned"}]
    shift.play("choose D01")
    assert shift.state.active == 1
    assert shift.stove()["dish"] == "D01"


def test_al_9_4_flips_only_in_the_green() -> None:
    shift = with_crepe()
    shift.roll(THREE)
    assert shift.refused("flip") == "AL-9.4"
    shift.roll(ONE)
    assert shift.legal() == ["end turn", "heat", "flip"]
    assert Shift().refused("flip") == "AL-9.4"


def test_al_a21_t10_further_rolls_until_it_is_hot_then_flips() -> None:
    shift = with_crepe()
    shift.roll(THREE)
    shift.roll(FREE_CHOICE)
    shift.play("raise 1")
    assert (shift.stove()["heat"], shift.view()["spoons"]) == (4, 1)
    shift.play("flip")
    shift.measured("land recipe_up")
    assert shift.state.active == 1


def test_al_9_5_picture_side_up_is_a_crepe_and_the_end_of_the_turn() -> None:
    shift = with_crepe(heat=3)
    shift.roll(TWO)
    shift.play("flip")
    assert (shift.view()["step"], shift.legal()) == ("toss", ["toss"])
    assert shift.refused("land picture_up") == "AL-A30"
    assert shift.refused("end turn") == "AL-9.5"
    assert shift.refused("toss", 1) == "AL-2.1"
    assert shift.state.gesture_outcomes(1) == []
    shift.measured("land picture_up")
    assert shift.stove()["tray"] == ["crepe"]
    shift.play("choose D13")
    assert shift.state.active == 1


@pytest.mark.parametrize("landing", ["recipe_up", "beside"])
def test_al_9_5_any_other_landing_fails_and_the_next_turn_starts_with_a_roll(landing: str) -> None:
    shift = with_crepe(heat=4)
    shift.roll(ONE)
    for _ in range(2):
        shift.play("flip")
        shift.measured(f"land {landing}")
    assert shift.state.active == 1
    assert (shift.stove()["dish"], shift.stove()["heat"]) == ("crepe", 5)
    shift.pass_to(0)
    assert shift.legal() == ["heat"]


def test_al_9_5_by_odds_chance_tosses() -> None:
    for hand, level in (("by-hand", 1), ("steady", 0), ("shaky", 2)):
        flips = Shift(hand=hand).book.odds[level].flips
        for word, landing in ((0, "picture_up"), (flips[0], "recipe_up"), (flips[0] + flips[1], "beside")):
            shift = with_crepe(heat=4, hand=hand)
            shift.roll(ONE)
            shift.load(word)
            shift.play("flip")
            if hand == "by-hand":
                shift.play("toss")
            assert shift.told("flipped") == [{"seat": 0, "landing": landing, "by_hand": False}]


def test_al_9_6_a_crepe_counts_as_a_dish_without_star_or_colour() -> None:
    shift = with_crepe(heat=4)
    shift.tray(0, "D01", "D08")
    shift.roll(ONE)
    shift.play("flip")
    shift.measured("land picture_up")
    assert (shift.stove()["tray"], shift.stove()["stars"]) == (["D01", "D08", "crepe"], 0)
    assert shift.stove()["score"] == 8
    assert {KINDS[key.removeprefix("choose ")] for key in shift.legal()} == {
        "orange",
        "pink",
        "white",
    }


def test_al_9_6_a_crepe_can_be_the_fifth_dish() -> None:
    shift = with_crepe(heat=4)
    shift.tray(0, "D01", "D08", "D10", "D13")
    shift.roll(ONE)
    shift.play("flip")
    shift.measured("land picture_up")
    assert shift.state.outcome() is not None


def test_al_a14_in_the_extra_actions_a_crepe_is_rolled_for_again() -> None:
    shift = with_crepe(heat=3)
    shift.give(0, "three_spoons")
    shift.roll(ONE)
    for _ in range(2):
        shift.play("flip")
        shift.measured("land recipe_up")
    shift.play("cup three_spoons")
    assert shift.legal() == ["heat"]
    assert shift.refused("flip") == "AL-9.2"


def test_al_a13_a_finished_crepe_forfeits_the_extra_actions() -> None:
    shift = with_crepe(heat=3)
    shift.give(0, "three_spoons")
    shift.play("cup three_spoons")
    shift.roll(ONE)
    shift.play("flip")
    shift.measured("land picture_up")
    shift.play("choose D01")
    assert shift.state.active == 1


def test_al_a20_at_the_start_of_a_turn_a_crepe_costs_all_three_actions() -> None:
    shift = Shift()
    shift.fill(1, salt=3)
    shift.play("end turn")
    shift.play("choose crepe")
    assert shift.state.active == 2
    assert shift.stove(1)["dish"] == "crepe"


def test_al_a22_burned_off_turn_it_costs_no_turn() -> None:
    shift = Shift()
    shift.fill(1, dish="crepe", heat=6)
    shift.roll(EVERYBODY)
    shift.play("end turn")
    assert shift.told("trashed") == [{"seat": 1, "dish": "crepe", "crepe": True, "how": "burned"}]
    shift.play("choose D13")
    assert (shift.state.active, shift.view()["spoons"]) == (1, 3)
    assert "season lemon" in shift.legal()


def test_al_a22_burned_off_turn_it_may_be_saved_and_is_then_rolled_for() -> None:
    shift = Shift()
    shift.fill(1, dish="crepe", heat=7)
    shift.give(1, "decrease")
    shift.play("end turn", "cup decrease 3")
    assert (shift.stove(1)["dish"], shift.stove(1)["heat"]) == ("crepe", 4)
    assert shift.legal() == ["heat"]


def test_al_a23_a_crepe_burned_by_an_own_roll_may_be_saved() -> None:
    shift = with_crepe(heat=6)
    shift.give(0, "decrease")
    shift.roll(ONE)
    shift.play("cup decrease 2")
    assert (shift.stove()["heat"], shift.view()["spoons"]) == (5, 2)
    assert "flip" in shift.legal()


def test_al_a24_with_no_dish_left_the_crepe_must_go_into_the_pan() -> None:
    shift = Shift()
    shift.clear_middle()
    shift.season("pepper", 3)
    assert shift.legal() == ["choose crepe"]
    shift.play("choose crepe")
    assert shift.state.outcome() is None
    assert shift.state.active == 1
