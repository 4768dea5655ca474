"""What a cook is told who tries what cannot be done now."""

from __future__ import annotations

import pytest

from games.a_la_carte.tables import CUP, FREE_CHOICE, ONE, THREE, Shift


def with_crepe(heat: int = 0) -> Shift:
    """The first cook has a crêpe in the pan and three spoons."""
    shift = Shift()
    shift.cook(0).crepe_used = True
    shift.cook(0).dish = shift.book.crepe
    shift.cook(0).heat = heat
    return shift


def burned_with_a_cup() -> Shift:
    shift = Shift(dishes=["D05", "D09", "D06"])
    shift.give(0, "decrease")
    shift.fill(0, heat=2)
    shift.roll(THREE)
    return shift


def emptied_pan() -> Shift:
    """The first cook has served a blue and an orange dish and chooses the next."""
    shift = Shift()
    shift.tray(0, "D01")
    shift.fill(0, heat=3, pepper=2)
    shift.season("lemon", 1)
    return shift


def test_al_2_1_whoever_is_not_the_active_cook_is_told_who_is() -> None:
    shift = Shift()
    refusal = shift.why_not("heat", 1)
    assert refusal is not None
    assert (refusal.rule, refusal.phrase.key) == ("AL-2.1", "why-not-your-decision")
    assert refusal.phrase.facts == {"waiting": [0]}


def test_al_2_1_without_actions_neither_die_nor_shaker() -> None:
    shift = Shift()
    shift.give(0, "three_spoons")
    shift.fill(0, heat=0)
    shift.season("herbs", 1)
    shift.season("paprika", 1)
    shift.roll(ONE)
    assert shift.why("place die") == shift.why("place herbs", "place pan")
    assert shift.why("place die")[0] == "AL-2.1"
    assert shift.may("place spoons")


def test_al_2_2_one_coffee_break_a_turn() -> None:
    shift = Shift()
    shift.give(0, "victory_point", "exchange")
    assert shift.why("card re_season") == ("AL-2.2", "You have no Re-season cup before you.")
    shift.play("cup victory_point")
    assert shift.why("card exchange", "seat 1") == ("AL-2.2", "You have had your coffee break this turn.")


def test_al_3_1_the_die_decides_until_the_choice_is_free() -> None:
    shift = Shift()
    assert shift.why("place knob")[0] == "AL-3.1"
    assert shift.why("place die", "seat 1") == ("AL-3.1", "You roll the die for your own stove, not for Ben’s.")
    assert shift.may("place die", "place knob")
    shift.roll(FREE_CHOICE)
    assert shift.may("place knob")
    assert shift.why("place pepper") == ("AL-3.1", "First choose how far you raise your stove, from 1 to 3.")


def test_al_4_1_a_shaker_is_poured_over_a_pan_and_then_poured() -> None:
    shift = Shift()
    assert shift.why("place pepper", "card D10")[0] == "AL-4.1"
    assert shift.may("place pepper", "card D09")
    assert shift.may("card D09", "place pepper")
    shift.play("season pepper")
    assert shift.may("place pepper")
    assert shift.why("place die") == ("AL-4.1", "You hold the pepper over your pan: pour.")
    assert shift.why("place herbs") == ("AL-4.1", "You hold the pepper over your pan: pour.")


def test_al_4_5_what_takes_no_condiments() -> None:
    shift = Shift(dishes=["D01", "D02", "D06"])
    shift.give(0, "re_season")
    assert shift.why("place lemon") == ("AL-4.5", "Breakfast Fidel takes no condiments.")
    assert shift.why("place lemon", "seat 1")[0] == "AL-4.5"
    assert "Ben has Eau pour le café à la Bocuse" in shift.why("card re_season", "seat 1")[1]


def test_al_a18_an_empty_shaker_waits_for_the_sink() -> None:
    shift = Shift()
    shift.state.grains[2] = 0
    words = "The pepper shaker is empty until grains of its colour reach the sink."
    assert shift.why("place pepper") == ("AL-A18", words)


def test_al_5_2_what_is_not_exchanged_is_named() -> None:
    shift = Shift()
    shift.give(0, "exchange")
    shift.fill(1, heat=7)
    words = "Ben’s Tongue Roulade on Mustard Sabayon is burned, and what is spoiled is not exchanged."
    assert shift.why("card exchange", "seat 1") == ("AL-5.2", words)
    assert shift.may("card exchange", "seat 2")
    assert shift.why("card exchange", "place pan") == ("AL-5.2", "Exchange stoves is for another cook’s stove.")
    shift.cook(2).dish = shift.book.crepe
    assert shift.why("card exchange", "seat 2")[1] == "Cleo is making a crêpe, and crêpes are not exchanged."


def test_al_5_3_no_coffee_break_in_the_extra_actions() -> None:
    shift = Shift()
    shift.give(0, "three_spoons", "exchange")
    shift.play("cup three_spoons")
    for _ in range(3):
        shift.season("herbs", 0)
    assert shift.state.in_extra
    assert shift.why("card exchange")[0] == "AL-5.3"


def test_al_5_5_a_cold_stove_cannot_be_cooled() -> None:
    shift = Shift()
    shift.give(0, "decrease")
    assert shift.why("card decrease") == ("AL-5.5", "Your stove stands at 0: it cannot go down by 1.")
    assert shift.why("card decrease", "seat 1")[0] == "AL-5.5"
    shift.fill(0, heat=2)
    assert shift.may("card decrease", "place knob")
    assert shift.may("place knob")


def test_al_6_1_a_cup_is_taken_from_others_and_only_when_the_tray_is_empty() -> None:
    shift = Shift()
    assert shift.why("place cup-tray")[0] == "AL-6.1"
    assert shift.refused("steal seat 1 decrease") == "AL-6.1"
    shift.give(1, "decrease")
    shift.use_up_tray()
    shift.roll(CUP)
    assert shift.may("card decrease")
    assert shift.may("card decrease", "seat 1")
    assert shift.why("card decrease", "seat 2") == ("AL-6.1", "No Decrease heat cup lies before Cleo.")
    assert shift.why("place die") == ("AL-6.1", "First take a cup from somebody: the tray is empty.")


def test_al_7_1_a_dish_says_what_it_still_needs() -> None:
    shift = Shift()
    words = "Hippo in Burgundy is served by itself once it is done; it still needs heat 3–5, 1 lemon and 2 pepper."
    assert shift.why("card D09") == ("AL-7.1", words)
    shift.fill(0, heat=3, pepper=2)
    assert shift.why("place pan")[1].endswith("it still needs 1 lemon.")


def test_al_7_2_first_the_empty_pan() -> None:
    shift = emptied_pan()
    assert shift.why("place die") == ("AL-7.2", "First choose what goes into your empty pan.")
    assert shift.why("card D14", "seat 1") == ("AL-7.2", "You choose dishes for your own pan, not for Ben’s.")
    assert shift.may("place stack-pink")
    assert shift.may("card D14", "place pan")


def test_al_7_2_a_full_pan_takes_no_second_dish() -> None:
    shift = Shift()
    assert shift.why("card D10")[0] == "AL-7.2"
    assert shift.why("card D10")[1].startswith("Hippo in Burgundy is in your pan")
    assert shift.why("card crepe")[0] == "AL-9.1"


def test_al_7_3_a_served_colour_is_named() -> None:
    rule, words = emptied_pan().why("card D02")
    assert rule == "AL-7.3"
    assert words.startswith("Eau pour le café à la Bocuse is blue: you have served that colour")


@pytest.mark.parametrize(
    ("dish", "rule", "words"),
    [
        ("D05", "AL-5.2", "Ben is cooking"),
        ("D01", "AL-7.2", "Breakfast Fidel is served: it lies on Ada’s tray."),
        ("D16", "AL-7.5", "Armadillo in Its Own Alibi is in the trash, and out of the game."),
    ],
)
def test_al_1_2_a_dish_that_is_not_in_the_middle_is_somewhere_else(dish: str, rule: str, words: str) -> None:
    shift = emptied_pan()
    shift.state.menu.remove(shift.number("D16"))
    shift.state.trash.append(shift.number("D16"))
    assert shift.why(f"card {dish}")[0] == rule
    assert shift.why(f"card {dish}")[1].startswith(words)


def test_al_a2_a_covered_dish_is_not_to_be_had() -> None:
    shift = Shift(display="stacks")
    covered = shift.book.dishes[shift.state.covered[3][0]]
    rule, words = shift.why(f"card {covered.id}")
    assert (rule, words.endswith("only the top dish may be chosen.")) == ("AL-A2", True)


def test_al_7_5_only_what_is_spoiled_goes_into_the_trash() -> None:
    assert Shift().why("card D09", "place trash")[0] == "AL-7.6"
    assert burned_with_a_cup().may("card D05", "place trash")


def test_al_7_6_a_burned_dish_comes_first() -> None:
    shift = burned_with_a_cup()
    words = "Tongue Roulade on Mustard Sabayon is burned at heat 5: cool it with a cup, or let it go."
    assert shift.why("place die") == ("AL-7.6", words)
    assert shift.why("card victory_point")[1].startswith("Victory point does not save")
    assert shift.may("card decrease")


def test_al_9_2_a_crepe_begins_with_the_die() -> None:
    shift = with_crepe(heat=4)
    for held in ("card crepe", "place pan", "place spoons", "place pepper"):
        assert shift.why(held) == ("AL-9.2", "With a crêpe in the pan you first roll the heating die.")
    shift.roll(ONE)
    assert shift.may("card crepe")
    assert shift.why("place pepper") == ("AL-4.5", "A crêpe takes no condiments.")


def test_al_9_4_a_crepe_is_flipped_at_the_right_heat() -> None:
    shift = with_crepe()
    shift.roll(ONE)
    words = "A crêpe is flipped only while its heat is 4–6, and yours is at 1."
    assert shift.why("place pan") == ("AL-9.4", words)


def test_al_9_5_a_pan_in_the_hand_is_tossed() -> None:
    shift = with_crepe(heat=4)
    shift.roll(ONE)
    shift.play("flip")
    assert shift.why("place die") == ("AL-9.5", "You have the pan in your hand: toss the crêpe.")
    assert shift.may("place pan")
