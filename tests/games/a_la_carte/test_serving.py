"""AL-7: finished, perfect, spoiled; and the next dish."""

from __future__ import annotations

import pytest

from games.a_la_carte.tables import EVERYBODY, FREE_CHOICE, KINDS, ONE, THREE, TWO, Shift


def test_al_7_1_heat_and_recipe_together_finish_a_dish() -> None:
    shift = Shift()
    shift.fill(0, pepper=2, lemon=1)
    shift.roll(TWO)
    assert shift.told("served") == []
    shift.roll(ONE)
    assert shift.told("served")[0]["dish"] == "D09"


def test_al_7_2_al_a8_a_finished_dish_is_served_at_once_and_a_new_one_is_chosen_for_free() -> None:
    shift = Shift()
    shift.fill(0, heat=2, pepper=2, lemon=1, salt=1)
    shift.roll(ONE)
    assert shift.stove()["tray"] == ["D09"]
    assert (shift.stove()["heat"], shift.pan(), shift.stove()["score"]) == (0, {}, 3)
    assert shift.sink() == {"lemon": 1, "pepper": 2, "salt": 1}
    assert shift.view()["step"] == "new dish"
    assert shift.refused("heat") == "AL-7.2"
    shift.play("choose D01")
    assert (shift.state.active, shift.view()["spoons"]) == (0, 2)


def test_al_7_3_t7_the_next_dish_is_of_a_colour_not_yet_on_the_tray() -> None:
    shift = Shift()
    shift.tray(0, "D01", "D08")
    shift.fill(0, heat=2, pepper=2, lemon=1)
    shift.roll(ONE)
    colours = {KINDS[key.removeprefix("choose ")] for key in shift.legal()}
    assert colours == {"pink", "white", "crepe"}
    assert shift.refused("choose D04") == "AL-7.3"
    assert shift.refused("choose D09") == "AL-7.2"
    assert shift.refused("choose D13", 1) == "AL-2.1"


def test_al_7_3_t7_only_where_no_such_colour_is_left_any_will_do() -> None:
    shift = Shift()
    shift.tray(0, "D01", "D08")
    shift.clear_middle("D02", "D10")
    shift.fill(0, heat=2, pepper=2, lemon=1)
    shift.roll(ONE)
    assert shift.legal() == ["choose D02", "choose D10", "choose crepe"]


@pytest.mark.parametrize(
    ("extra", "star"), [({}, True), ({"salt": 1}, False), ({"herbs": 1}, False), ({"lemon": 1}, False)]
)
def test_al_7_4_t5_only_the_exact_recipe_earns_a_star(extra: dict[str, int], star: bool) -> None:
    shift = Shift()
    shift.fill(0, heat=3, pepper=2, **{"lemon": 1} | ({} if "lemon" in extra else extra))
    if "lemon" in extra:
        shift.fill(0, lemon=1)
    shift.roll(ONE)
    assert shift.told("served") == [{"seat": 0, "dish": "D09", "crepe": False, "points": 3, "star": star}]
    assert shift.stove()["stars"] == int(star)


def test_al_7_4_an_empty_recipe_never_earns_a_star() -> None:
    shift = Shift(dishes=["D01", "D05", "D06"])
    shift.roll(ONE)
    assert shift.told("served") == [{"seat": 0, "dish": "D01", "crepe": False, "points": 1, "star": False}]


def test_al_7_5_a_spoiled_dish_is_out_of_the_game_and_costs_no_action() -> None:
    shift = Shift()
    shift.fill(0, heat=3, herbs=1)
    shift.roll(THREE)
    assert shift.view()["trash"] == ["D09"]
    assert shift.sink() == {"herbs": 1}
    assert shift.refused("choose D09") == "AL-7.5"
    shift.play("choose D10")
    assert (shift.state.active, shift.view()["spoons"]) == (0, 2)
    assert shift.stove()["heat"] == 0


def test_al_7_5_t6_what_burns_off_turn_stays_until_its_owners_turn() -> None:
    shift = Shift()
    shift.fill(2, heat=3)
    shift.give(1, "exchange")
    shift.give(2, "decrease")
    shift.roll(EVERYBODY)
    assert shift.told("ruined") == [{"seat": 2, "dish": "D06", "how": "burned"}]
    assert (shift.stove(2)["dish"], shift.stove(2)["burned"]) == ("D06", True)
    shift.play("end turn")
    assert shift.refused("cup exchange seat 2") == "AL-5.2"
    shift.play("end turn")
    assert (shift.state.active, shift.view()["step"]) == (2, "rescue")
    assert shift.view()["trash"] == []


def test_al_7_6_al_a5_a_burned_dish_may_be_cooled_before_it_goes() -> None:
    shift = Shift(dishes=["D05", "D09", "D06"])
    shift.give(0, "decrease")
    shift.fill(0, heat=3)
    shift.roll(ONE)
    assert shift.legal() == ["cup decrease 1", "cup decrease 2", "cup decrease 3", "let it burn"]
    assert shift.refused("heat") == "AL-7.6"
    assert shift.refused("let it burn", 1) == "AL-2.1"
    shift.play("cup decrease 1")
    assert (shift.stove()["dish"], shift.stove()["heat"], shift.view()["spoons"]) == ("D05", 3, 2)
    assert shift.told("saved") == [{"seat": 0, "dish": "D05", "crepe": False, "heat": 3}]


def test_al_7_6_cooling_too_little_saves_nothing_and_letting_go_neither() -> None:
    for last in ("cup decrease 1", "let it burn"):
        shift = Shift(dishes=["D05", "D09", "D06"])
        shift.give(0, "decrease")
        shift.fill(0, heat=3)
        shift.roll(TWO)
        shift.play(last)
        assert shift.view()["trash"] == ["D05"]
        assert shift.view()["step"] == "new dish"


def test_al_a5_there_is_no_rescue_after_the_coffee_break() -> None:
    shift = Shift(dishes=["D05", "D09", "D06"])
    shift.give(0, "decrease", "victory_point")
    shift.play("cup victory_point")
    shift.fill(0, heat=3)
    shift.roll(ONE)
    assert shift.view()["step"] == "new dish"


def test_al_7_6_overspicing_cannot_be_undone() -> None:
    shift = Shift()
    shift.give(0, "decrease")
    shift.fill(0, heat=2)
    shift.season("pepper", 3)
    assert shift.view()["step"] == "new dish"


def test_al_a6_overspiced_beats_burned_and_burned_beats_finished() -> None:
    shift = Shift()
    shift.give(1, "decrease")
    shift.fill(1, heat=7, pepper=3, paprika=1)
    shift.play("end turn")
    assert shift.told("trashed")[0]["how"] == "overspiced"
    finished = Shift()
    finished.fill(1, heat=2, pepper=1, paprika=3)
    finished.play("end turn")
    assert finished.told("served") == []


def test_al_a7_a_dish_that_is_finished_off_turn_is_served_when_the_turn_comes() -> None:
    shift = Shift()
    shift.fill(1, heat=1, paprika=1, pepper=1)
    shift.roll(EVERYBODY)
    assert shift.told("served") == []
    shift.play("end turn")
    assert shift.told("served") == [{"seat": 1, "dish": "D05", "crepe": False, "points": 2, "star": True}]


def test_al_a10_t8_the_colour_of_a_spoiled_dish_may_be_tried_again() -> None:
    shift = Shift(dishes=["D13", "D05", "D06"])
    shift.season("lemon", 3)
    assert shift.view()["trash"] == ["D13"]
    assert "choose D14" in shift.legal()


def test_al_a27_it_does_not_matter_whose_hand_poured() -> None:
    shift = Shift()
    shift.give(0, "re_season")
    shift.fill(1, heat=2, paprika=1)
    shift.play("cup re_season seat 1 pepper")
    shift.spill(1)
    shift.play("end turn")
    assert shift.told("served") == [{"seat": 1, "dish": "D05", "crepe": False, "points": 2, "star": True}]


def test_free_choice_can_finish_a_dish() -> None:
    """AL-7.1 after AL-3.1's choice."""
    shift = Shift()
    shift.fill(0, heat=2, pepper=2, lemon=1)
    shift.roll(FREE_CHOICE)
    shift.play("raise 3")
    assert shift.told("served")[0]["star"]
