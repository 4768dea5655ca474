"""AL-3: the heating die."""

from __future__ import annotations

from games.a_la_carte.tables import CUP, EVERYBODY, FREE_CHOICE, GAME, ONE, THREE, TWO, Shift


def test_al_3_1_numbers_heat_the_own_stove_by_that_much() -> None:
    for face, heat in ((ONE, 1), (TWO, 2), (THREE, 3)):
        shift = Shift()
        shift.roll(face)
        assert [stove["heat"] for stove in shift.view()["cooks"]] == [heat, 0, 0]


def test_al_3_1_free_choice_raises_by_one_to_three() -> None:
    for amount in (1, 2, 3):
        shift = Shift(dishes=["D02", "D05", "D06"])
        shift.roll(FREE_CHOICE)
        assert shift.legal() == ["raise 1", "raise 2", "raise 3"]
        assert shift.refused("end turn") == "AL-3.1"
        assert shift.refused("raise 1", 1) == "AL-2.1"
        shift.play(f"raise {amount}")
        assert shift.stove()["heat"] == amount
        assert shift.view()["spoons"] == 2


def test_al_3_1_everybody_heats_every_stove_and_a_cup_heats_none() -> None:
    shift = Shift()
    shift.roll(EVERYBODY)
    assert [stove["heat"] for stove in shift.view()["cooks"]] == [1, 1, 1]
    shift.load(CUP, 5)
    shift.play("heat")
    assert [stove["heat"] for stove in shift.view()["cooks"]] == [1, 1, 1]
    assert len(shift.stove()["cups"]) == 1


def test_al_3_2_al_a4_t1_what_does_not_fit_below_seven_is_ignored() -> None:
    def at_six(face: int) -> Shift:
        shift = Shift(dishes=["D19", "D05", "D06"])
        shift.fill(0, heat=6)
        shift.roll(face)
        return shift

    assert at_six(TWO).stove()["heat"] == 6
    assert at_six(THREE).told("ignored")[-1] == {"seat": 0, "by": 3, "heat": 6}
    choosing = at_six(FREE_CHOICE)
    choosing.play("raise 2")
    assert choosing.stove()["heat"] == 6
    assert at_six(ONE).told("heated")[-1]["heat"] == 7
    assert at_six(EVERYBODY).told("heated")[0]["heat"] == 7


def test_al_3_2_t1_everybody_leaves_a_stove_at_seven_alone() -> None:
    shift = Shift()
    shift.fill(1, heat=7)
    shift.roll(EVERYBODY)
    assert shift.stove(1)["heat"] == 7
    assert shift.stove(2)["heat"] == 1


def test_al_3_3_t2_at_the_red_level_a_dish_is_burned() -> None:
    shift = Shift(dishes=["D05", "D09", "D06"])
    shift.fill(0, heat=3)
    assert not shift.stove()["burned"]
    shift.roll(ONE)
    assert shift.told("trashed") == [{"seat": 0, "dish": "D05", "crepe": False, "how": "burned"}]
    assert shift.view()["trash"] == ["D05"]
    assert shift.stove()["heat"] == 0


def test_al_3_3_cold_dishes_are_right_at_zero() -> None:
    shift = Shift(dishes=["D03", "D05", "D06"])
    shift.season("lemon", 1)
    assert shift.told("served")[0]["dish"] == "D03"


def test_al_a9_above_green_and_below_red_a_dish_is_neither_done_nor_burned() -> None:
    deck = GAME.house_deck().replace("green_max = 2\nburned_at = 3", "green_max = 2\nburned_at = 5")
    shift = Shift(dishes=["D01", "D05", "D06"], deck=deck)
    shift.roll(THREE)
    assert shift.stove()["dish"] == "D01"
    assert not shift.stove()["burned"]
    assert not shift.stove()["finished"]
    house = Shift().book
    assert all(dish.burned_at == dish.green_max + 1 for dish in house.dishes)
