"""AL-5, AL-6: coffee cups, and where they come from."""

from __future__ import annotations

from games.a_la_carte.tables import CUP, ONE, Shift


def test_al_5_1_a_victory_point_goes_to_the_tray_and_cannot_be_stolen() -> None:
    shift = Shift()
    shift.give(0, "victory_point")
    shift.play("cup victory_point")
    assert (shift.stove()["kept_cups"], shift.stove()["cups"]) == (["victory_point"], [])
    assert shift.stove()["score"] == 1
    shift.give(2, "decrease")
    shift.use_up_tray()
    shift.pass_to(1)
    shift.roll(CUP)
    assert shift.legal() == ["steal seat 2 decrease"]
    assert shift.refused("steal seat 0 victory_point") == "AL-5.1"


def test_al_5_2_stoves_change_places_with_all_that_is_on_them() -> None:
    shift = Shift()
    shift.give(0, "exchange")
    shift.fill(0, heat=1, lemon=1)
    shift.fill(1, heat=3, paprika=1, salt=1)
    shift.tray(1, "D01")
    shift.play("cup exchange seat 1")
    mine, theirs = shift.stove(0), shift.stove(1)
    assert (mine["dish"], mine["heat"], shift.pan(0), mine["tray"]) == ("D05", 3, {"paprika": 1, "salt": 1}, [])
    assert (theirs["dish"], theirs["heat"], shift.pan(1), theirs["tray"]) == ("D09", 1, {"lemon": 1}, ["D01"])


def test_al_5_2_nothing_spoiled_and_no_crepe_is_exchanged() -> None:
    shift = Shift(seats=4)
    shift.give(0, "exchange")
    shift.fill(1, heat=4)
    shift.fill(2, salt=3)
    shift.fill(3, dish="crepe")
    for seat in (1, 2, 3):
        assert shift.refused(f"cup exchange seat {seat}") == "AL-5.2"
    assert shift.refused("cup exchange seat 0") == "AL-5.2"
    shift.fill(3, dish="D07")
    shift.fill(0, dish="crepe")
    assert shift.refused("cup exchange seat 3") == "AL-5.2"


def test_al_a11_an_exchange_does_not_care_about_colours() -> None:
    shift = Shift()
    shift.tray(0, "D08")
    shift.give(0, "exchange")
    shift.play("cup exchange seat 1")
    shift.fill(0, heat=2, paprika=1)
    shift.season("pepper", 1)
    assert shift.stove()["tray"] == ["D08", "D05"]


def test_al_a12_al_a27_a_finished_dish_that_was_exchanged_is_served_at_once_star_included() -> None:
    shift = Shift()
    shift.give(0, "exchange")
    shift.fill(1, heat=2, paprika=1, pepper=1)
    shift.play("cup exchange seat 1")
    assert shift.told("served") == [{"seat": 0, "dish": "D05", "crepe": False, "points": 2, "star": True}]
    assert shift.stove()["stars"] == 1


def test_al_a7_the_other_half_of_an_exchange_waits_for_its_new_owners_turn() -> None:
    """A finished dish that comes to another cook off turn waits, and can be ruined."""
    shift = Shift()
    shift.fill(1, heat=1, paprika=1, pepper=1)
    shift.roll(3)
    assert shift.stove(1)["finished"]
    assert shift.told("served") == []
    shift.give(0, "re_season")
    shift.play("cup re_season seat 1 pepper")
    shift.spill(2)
    assert shift.stove(1)["overspiced"]
    shift.play("end turn")
    assert shift.told("trashed")[0]["seat"] == 1


def test_al_5_3_three_more_actions_after_the_normal_ones_and_no_cup_in_them() -> None:
    shift = Shift(dishes=["D17", "D05", "D06"])
    shift.give(0, "three_spoons", "victory_point")
    shift.play("cup three_spoons")
    assert (shift.view()["spoons"], shift.view()["extra_spoons"]) == (3, 3)
    shift.season("lemon", 0)
    shift.season("lemon", 0)
    shift.season("lemon", 0)
    assert (shift.state.active, shift.view()["spoons"], shift.view()["in_extra"]) == (0, 3, True)
    assert shift.refused("cup victory_point") == "AL-5.3"
    shift.season("lemon", 0)
    shift.season("lemon", 0)
    shift.season("lemon", 0)
    assert shift.state.active == 1


def test_al_a13_three_spoons_after_the_last_action_and_lost_when_the_turn_ends_at_once() -> None:
    shift = Shift(dishes=["D01", "D05", "D06"])
    shift.give(0, "three_spoons")
    shift.load(CUP, 0, CUP, 0)
    shift.play("heat", "heat")
    shift.roll(ONE)
    shift.play("choose D09", "cup three_spoons")
    assert (shift.state.active, shift.view()["spoons"]) == (0, 3)
    other = Shift(dishes=["D01", "D05", "D06"])
    other.give(0, "three_spoons")
    other.play("cup three_spoons")
    other.roll(ONE)
    other.play("choose crepe")
    assert other.state.active == 1


def test_al_5_4_re_season_pours_once_into_another_pan() -> None:
    shift = Shift()
    shift.give(0, "re_season")
    assert shift.refused("cup re_season seat 0 pepper") == "AL-5.4"
    shift.play("cup re_season seat 1 herbs")
    assert shift.view()["pour"] == {"container": "herbs", "target": 1}
    shift.spill(2, 1)
    assert shift.pan(1) == {"herbs": 2, "salt": 1}
    assert shift.pan(0) == {}
    assert (shift.state.active, shift.view()["spoons"]) == (0, 3)


def test_al_a29_a_spoiled_dish_may_be_re_seasoned() -> None:
    shift = Shift()
    shift.fill(1, heat=7, salt=3)
    shift.give(0, "re_season")
    shift.play("cup re_season seat 1 herbs")
    shift.spill(1)
    assert shift.stove(1)["pan"]["herbs"] == 1


def test_al_5_5_decrease_lowers_the_own_heat_but_not_below_zero() -> None:
    shift = Shift()
    shift.give(0, "decrease")
    assert shift.refused("cup decrease 1") == "AL-5.5"
    shift.fill(0, heat=2)
    assert [key for key in shift.legal() if key.startswith("cup")] == ["cup decrease 1", "cup decrease 2"]
    shift.play("cup decrease 2")
    assert shift.stove()["heat"] == 0
    assert shift.view()["spoons"] == 3


def test_al_5_5_decrease_saves_a_dish_that_is_burned_even_at_seven() -> None:
    shift = Shift(dishes=["D19", "D05", "D06"])
    shift.give(0, "decrease")
    shift.fill(0, heat=6)
    shift.roll(ONE)
    assert shift.stove()["heat"] == 7
    shift.play("cup decrease 1")
    assert (shift.stove()["dish"], shift.stove()["heat"]) == ("D19", 6)


def test_al_5_6_used_cups_lie_open_in_the_discard() -> None:
    shift = Shift()
    shift.give(0, "decrease", "victory_point")
    shift.fill(0, heat=1)
    shift.play("cup decrease 1")
    assert shift.view()["used_cups"] == ["decrease"]
    shift.play("end turn")
    shift.pass_to(0)
    shift.play("cup victory_point")
    assert shift.view()["used_cups"] == ["decrease"]


def test_al_6_1_a_cup_is_drawn_at_random_from_the_tray() -> None:
    drawn = set()
    for at in (0, 3, 6, 8, 11):
        shift = Shift()
        shift.load(CUP, at)
        shift.play("heat")
        drawn |= set(shift.stove()["cups"])
        assert shift.view()["face_down_cups"] == 12
    assert drawn == {"victory_point", "exchange", "three_spoons", "re_season", "decrease"}


def test_al_6_1_al_a17_from_an_empty_tray_one_steals_before_anything_is_shuffled() -> None:
    shift = Shift()
    shift.give(1, "decrease", "exchange")
    shift.give(2, "exchange")
    shift.use_up_tray()
    shift.roll(CUP)
    assert shift.view()["step"] == "steal"
    assert shift.legal() == ["steal seat 1 exchange", "steal seat 1 decrease", "steal seat 2 exchange"]
    assert shift.refused("heat") == "AL-6.1"
    assert shift.refused("steal seat 1 exchange", 1) == "AL-2.1"
    shift.play("steal seat 1 decrease")
    assert (shift.stove(0)["cups"], shift.stove(1)["cups"]) == (["decrease"], ["exchange"])
    assert len(shift.view()["used_cups"]) == 10


def test_al_a34_a_victory_point_that_was_not_used_yet_can_be_stolen() -> None:
    shift = Shift()
    shift.give(1, "victory_point")
    shift.use_up_tray()
    shift.roll(CUP)
    shift.play("steal seat 1 victory_point")
    assert shift.stove(0)["cups"] == ["victory_point"]
    assert shift.stove(0)["kept_cups"] == []
    assert shift.stove(0)["score"] == 0


def test_al_6_1_al_a16_with_nothing_to_steal_the_used_cups_come_back() -> None:
    shift = Shift()
    shift.give(0, "decrease")
    shift.use_up_tray()
    shift.load(CUP, 0)
    shift.play("heat")
    assert shift.told("cups_back") == [{"count": 12}]
    assert shift.stove()["cups"] == ["victory_point", "decrease"]
    assert (shift.view()["face_down_cups"], shift.view()["used_cups"]) == (11, [])


def test_al_a16_with_no_cup_anywhere_nothing_happens() -> None:
    shift = Shift()
    shift.cook(0).kept = shift.state.face_down
    shift.state.face_down = [0, 0, 0, 0, 0]
    shift.roll(CUP)
    assert shift.told("no_cup") == [{"seat": 0}]
    assert shift.view()["spoons"] == 2
