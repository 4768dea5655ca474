"""AL-4, AL-8: pouring, by gesture and by odds, and refilling."""

from __future__ import annotations

import pytest

from games.a_la_carte.tables import Shift
from potluck.games.a_la_carte.state import refill
from potluck.language.teller import table_teller


def test_al_4_1_all_that_falls_goes_into_the_pan() -> None:
    shift = Shift()
    shift.season("pepper", 1, 1)
    assert shift.pan() == {"pepper": 1, "salt": 1}
    assert shift.view()["containers"]["pepper"] == {"grains": 14, "salt": 4}
    assert shift.view()["spoons"] == 2
    assert shift.refused("pour dab") == "AL-4.1"


def test_al_4_1_a_shaker_in_the_hand_must_be_poured() -> None:
    shift = Shift()
    shift.play("season pepper")
    assert shift.view()["pour"] == {"container": "pepper", "target": 0}
    assert shift.legal() == ["pour dab", "pour shake", "pour dump"]
    assert shift.refused("end turn") == "AL-4.1"
    assert shift.refused("pour dab", 1) == "AL-2.1"


def test_al_4_2_more_grains_other_colours_and_salt_are_allowed() -> None:
    shift = Shift(dishes=["D05", "D09", "D06"])
    shift.fill(0, heat=2, paprika=2, lemon=1, salt=2)
    shift.season("pepper", 1)
    assert shift.told("served") == [{"seat": 0, "dish": "D05", "crepe": False, "points": 2, "star": False}]


def test_al_4_2_one_grain_too_few_is_not_enough() -> None:
    shift = Shift()
    shift.fill(0, heat=4, pepper=1)
    shift.season("lemon", 1)
    assert shift.told("served") == []


@pytest.mark.parametrize(("before", "own", "salt"), [({"pepper": 2, "lemon": 1}, 1, 0), ({"salt": 2}, 0, 1)])
def test_al_4_3_t3_t4_the_third_grain_of_a_kind_is_too_many(before: dict[str, int], own: int, salt: int) -> None:
    shift = Shift()
    shift.fill(0, heat=2, **before)
    shift.season("pepper", own, salt)
    assert shift.told("trashed") == [{"seat": 0, "dish": "D09", "crepe": False, "how": "overspiced"}]


def test_al_4_3_two_of_everything_are_not_too_many() -> None:
    shift = Shift()
    shift.fill(0, paprika=2, lemon=2, herbs=2, salt=2)
    shift.season("pepper", 2)
    assert not shift.stove()["overspiced"]


def test_al_4_4_another_action_is_another_try() -> None:
    shift = Shift()
    shift.season("pepper", 0)
    shift.season("pepper", 0)
    shift.season("pepper", 1)
    assert shift.pan() == {"pepper": 1}
    assert shift.state.active == 1


@pytest.mark.parametrize("dish", ["D01", "D02", "crepe"])
def test_al_4_5_empty_recipes_are_never_seasoned(dish: str) -> None:
    shift = Shift()
    shift.fill(0, dish=dish)
    shift.state.rolled = True
    assert not any(key.startswith("season") for key in shift.legal())
    assert shift.refused("season lemon") == "AL-4.5"
    shift.fill(0, dish="D09")
    shift.fill(1, dish=dish)
    shift.give(0, "re_season")
    assert shift.refused("cup re_season seat 1 lemon") == "AL-4.5"
    assert "cup re_season seat 2 lemon" in shift.legal()


def test_al_a28_a_colour_that_the_recipe_lacks_may_be_poured() -> None:
    shift = Shift()
    shift.season("herbs", 1)
    assert shift.pan() == {"herbs": 1}


def test_al_8_1_t9_an_empty_shaker_is_refilled_at_once() -> None:
    shift = Shift()
    state = shift.state
    state.sink = [0, 0, 14, 0, 2]
    state.grains[2], state.salt[2] = 1, 3
    shift.season("pepper", 1)
    assert shift.view()["containers"]["pepper"] == {"grains": 14, "salt": 5}
    assert shift.sink() == {}
    assert shift.told("refilled") == [{"container": "pepper", "grains": 14, "salt": 2}]


def test_al_8_1_salt_alone_does_not_keep_a_shaker_from_its_refill() -> None:
    shift = Shift()
    shift.state.sink = [0, 0, 3, 0, 0]
    shift.state.grains[2] = 1
    shift.season("pepper", 1, 2)
    assert shift.view()["containers"]["pepper"] == {"grains": 3, "salt": 3}


def test_al_a18_without_its_colour_anywhere_a_shaker_waits_for_the_sink() -> None:
    shift = Shift()
    state = shift.state
    shift.fill(1, lemon=1)
    state.grains[2] = 1
    shift.season("pepper", 1)
    assert shift.view()["containers"]["pepper"] == {"grains": 0, "salt": 5}
    assert "season pepper" not in shift.legal()
    assert shift.refused("season pepper") == "AL-A18"
    shift.give(0, "re_season")
    assert shift.refused("cup re_season seat 1 pepper") == "AL-A18"
    shift.season("lemon", 3)
    assert shift.view()["containers"]["pepper"] == {"grains": 1, "salt": 5}


def test_al_a19_salt_in_the_shaker_counts_and_the_sinks_salt_is_shared() -> None:
    shift = Shift()
    state = shift.state
    state.grains, state.salt, state.sink = [0, 15, 0, 15], [1, 5, 4, 5], [15, 0, 15, 0, 4]
    refill(state)
    assert (state.grains, state.salt, state.sink[4]) == ([15, 15, 15, 15], [5, 5, 4, 5], 0)
    state.grains, state.salt, state.sink = [0, 15, 15, 15], [3, 5, 5, 5], [15, 0, 0, 0, 7]
    refill(state)
    assert (state.salt, state.sink[4]) == ([5, 5, 5, 5], 5)


# -- by gesture and by odds ---------------------------------------------------------------------------


def test_al_a30_by_gesture_a_pour_is_measured_never_chosen() -> None:
    shift = Shift()
    shift.state.grains[2], shift.state.salt[2] = 3, 1
    shift.play("season pepper")
    outcomes = [move.key() for move in shift.state.gesture_outcomes(0)]
    assert outcomes == [f"spill {own} + {salt}" for own in range(4) for salt in range(2)]
    assert shift.state.gesture_outcomes(1) == []
    assert shift.refused("spill 1 + 0") == "AL-A30"
    shift.spill(3, 1)
    poured = shift.told("poured")[-1]
    assert (poured["seat"], poured["target"], poured["container"]) == (0, 0, "pepper")
    assert (poured["movement"], poured["own"], poured["salt"]) == ("by-hand", 3, 1)


@pytest.mark.parametrize("hand", ["steady", "normal", "shaky"])
def test_al_a30_at_a_table_of_odds_there_are_no_gestures(hand: str) -> None:
    shift = Shift(hand=hand)
    shift.play("season pepper")
    assert shift.state.gesture_outcomes(0) == []
    assert shift.legal() == ["pour dab", "pour shake", "pour dump"]
    shift.play("pour dab")
    assert shift.view()["spoons"] == 2


@pytest.mark.parametrize("hand", ["by-hand", "steady", "normal", "shaky"])
def test_al_a30_by_odds_chance_draws_the_number_and_then_the_grains(hand: str) -> None:
    level = {"by-hand": 1, "steady": 0, "normal": 1, "shaky": 2}[hand]
    for movement, name in enumerate(["dab", "shake", "dump"]):
        row = Shift(hand=hand).book.odds[level].pours[movement]
        edge = 0
        for grains, share in enumerate(row):
            if share == 0:
                continue
            shift = Shift(hand=hand, dishes=["D17", "D05", "D06"])
            shift.play("season pepper")
            # The last word that still means this number; then own, salt, own, salt.
            shift.load(edge + share - 1, 0, 18, 0, 16)
            shift.play(f"pour {name}")
            poured = shift.told("poured")[-1]
            assert poured["own"] + poured["salt"] == grains
            assert poured["own"] == (grains + 1) // 2
            edge += share
        assert edge == 100


def test_al_a30_by_odds_a_shaker_gives_no_more_than_it_has() -> None:
    shift = Shift(hand="normal")
    shift.state.grains[2], shift.state.salt[2] = 1, 1
    shift.play("season pepper")
    shift.load(99)
    shift.play("pour dump")
    assert (shift.told("poured")[-1]["own"], shift.told("poured")[-1]["salt"]) == (1, 1)


def test_a_pour_in_words() -> None:
    shift = Shift()
    shift.season("pepper", 1, 1)
    assert shift.state.journal is not None
    words = table_teller(shift.setup, ["Ada", "Ben", "Cleo"])
    stories = [words.tell(event.phrase()) for event in shift.state.journal]
    assert "Ada pours pepper by hand: 1 pepper and 1 salt." in stories
