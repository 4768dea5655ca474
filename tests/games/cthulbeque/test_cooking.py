"""CT-9: cooking and fighting."""

from __future__ import annotations

import pytest

from games.cthulbeque.tables import Evening

CALM = (6, 6)  # a Fear check of two Sanity dice that costs nothing


def stove(monster: str, cooking: int = 0, damage: int = 0, dice: int = 5, **options: str) -> Evening:
    """One Monster, and the first chef about to deal with it."""
    evening = Evening(2, **options)
    evening.pools(0, dice, 2)
    evening.stock(0, monster, cooking, damage)
    evening.at(0, "stove")
    return evening


def test_ct_9_1_an_ingredient_goes_on_first_and_then_comes_fear() -> None:
    evening = stove("M04")
    evening.hand(0, "G02", "G03")
    assert evening.legal(0) == ["skip", "cook M04", "cook M04 with G02", "cook M04 with G03", "fight M04"]
    evening.roll(6, 3)
    evening.play(0, "cook M04 with G02")
    assert evening.heard("check")[-1]["target"] == 3  # Fear 2 and Black Butter
    assert evening.chef(0).sanity == 1
    assert evening.ids(evening.chef(0).hand) == ["G03"]
    assert evening.ids(evening.chef(0).kitchen[0].ingredients) == ["G02"]
    assert evening.refusal(1, "no recipe").phrase.facts == {"waiting": [0]}


def test_ct_9_1_losing_the_last_sanity_die_ends_attempt_and_turn() -> None:
    evening = stove("M04")
    evening.pools(0, 5, 1, 5, 2)
    evening.roll(1)
    evening.play(0, "cook M04")
    assert evening.chef(0).asylum
    assert evening.state.turn == 1


def test_ct_9_2_a_matching_recipe_may_be_attached_and_gives_one_reroll_a_test() -> None:
    evening = stove("M05")
    evening.hand(0, "R01", "R03", "R11")
    evening.roll(*CALM)
    evening.play(0, "cook M05")
    assert evening.legal(0) == ["no recipe", "attach R01", "attach R11"]
    assert evening.refusal(0, "attach R03").rule == "CT-9.2"
    evening.roll(6, 5, 4, 3, 2, 6, 3, 2)
    evening.play(0, "attach R01")
    assert evening.step == "reroll_window"
    assert evening.legal(0) == ["keep", "re-roll a 2", "re-roll a 3", "re-roll a 4", "re-roll a 5", "re-roll a 6"]
    evening.roll(5)
    evening.play(0, "re-roll a 2")
    assert evening.chef(0).kitchen[0].cooking == 2  # 10 to 6
    assert evening.step == "go_on"
    evening.roll(6, 5, 4, 3, 1)
    evening.play(0, "cook on")
    assert evening.step == "reroll_window"  # again, in the next Test
    evening.play(0, "keep")
    assert evening.served(0) == ["M05"]
    assert evening.score(0) == 4 + 1 + 2


def test_ct_a22_the_reroll_comes_after_both_rolls_and_stands() -> None:
    evening = stove("M05")
    evening.chef(0).kitchen[0].recipe = evening.number("R11")
    evening.roll(*CALM, 6, 5, 4, 3, 2, 5, 3, 2)
    evening.play(0, "cook M05")
    assert evening.view()["trial"]["yours"] == [5, 3, 2]
    assert evening.refusal(0, "re-roll a 1").rule == "CT-A22"
    evening.roll(1)
    evening.play(0, "re-roll a 6")
    assert evening.chef(0).cooking == 4  # 5 to 5: it would have been won


def test_ct_a44_the_recipe_question_tells_nothing_about_the_hand() -> None:
    for hand in (["R01"], ["A02"]):
        evening = stove("M05")
        evening.hand(0, *hand)
        evening.roll(*CALM)
        evening.play(0, "cook M05")
        assert evening.step == "offer_recipe"
        assert evening.seats_asked() == [0]
        assert evening.legal(1) == []
        assert "R01" not in str(evening.view(1))
    evening = stove("M05")
    evening.hand(0)  # everybody can count to nothing
    evening.roll(*CALM)
    evening.play(0, "cook M05")
    assert evening.heard("test")


def test_ct_a21_recipes_are_free_one_a_monster_and_stay_between_turns() -> None:
    evening = stove("M05")
    evening.hand(0, "R01", "R11")
    evening.roll(*CALM)
    evening.play(0, "cook M05")
    evening.roll(1, 1, 2, 3, 4, 6, 6, 6)
    evening.play(0, "attach R01", "keep")
    monster = evening.chef(0).kitchen[0]
    assert (evening.ids([monster.recipe]), monster.recipe_owner) == (["R01"], 0)
    evening.at(0, "stove")
    evening.roll(*CALM)
    evening.play(0, "cook M05")
    assert evening.step == "reroll_window"  # no second Recipe is offered


@pytest.mark.parametrize(
    ("answer", "points", "discards"), [("serve", 4 + 1 - 4, []), ("throw away", 0, ["R01", "M05"])]
)
def test_ct_a21_a_recipe_shares_the_fate_of_a_killed_monster(answer: str, points: int, discards: list[str]) -> None:
    evening = stove("M05", damage=2)
    evening.put_on(0, evening.chef(0).kitchen[0], "R01")
    evening.attempt(0, "fight M05", *CALM, 6, 5, 4, 3, 2, 1, 3)
    evening.play(0, answer)
    assert evening.score(0) == points + 2
    assert evening.ids(evening.state.discard) == discards


@pytest.mark.parametrize(
    ("mine", "yours", "counters"), [((6, 3, 1, 2, 4), (5, 3, 2, 1), 1), ((5, 5, 1, 2, 4), (6, 3, 2, 1), 2)]
)
def test_ct_9_3_a_win_places_a_counter_for_every_two_points(
    mine: tuple[int, ...], yours: tuple[int, ...], counters: int
) -> None:
    evening = stove("M07")
    evening.attempt(0, "cook M07", *CALM, *mine, *yours)
    monster = evening.chef(0).kitchen[0]
    assert (monster.cooking, monster.damage) == (counters, 0)
    assert evening.dice_of(0) == (5, 2)


def test_ct_9_3_margins_round_up_and_the_next_test_is_against_fewer_dice() -> None:
    """T6: 9 to 6 is two counters, the Monster rolls one die then; 8 to 3 is three more, which cook it."""
    evening = stove("M05")
    evening.attempt(0, "cook M05", *CALM, 3, 3, 3, 1, 2, 6, 5, 4)
    assert evening.chef(0).kitchen[0].cooking == 2
    evening.roll(4, 4, 1, 2, 3)
    evening.play(0, "cook on")
    assert evening.last_test() == ([4, 4, 2, 1], [3])
    assert evening.heard("counters")[-1]["placed"] == 3
    assert evening.served(0) == ["M05"]


def test_ct_9_3_a_loss_is_a_wound() -> None:
    evening = stove("M07")
    evening.attempt(0, "cook M07", *CALM, 6, 3, 1, 2, 4, 4, 4, 2, 1)
    assert evening.dice_of(0) == (4, 2)
    assert evening.chef(0).kitchen[0].cooking == 0


def test_ct_a9_there_is_no_going_on_after_a_loss() -> None:
    evening = stove("M07")
    evening.attempt(0, "cook M07", *CALM, 6, 3, 1, 2, 4, 4, 4, 2, 1)
    assert evening.step == "discard_a_card"
    evening = stove("M07")  # but after a tie there is
    evening.attempt(0, "cook M07", *CALM, 6, 3, 1, 2, 4, 6, 4, 2, 1)
    assert evening.step == "go_on"


def test_ct_9_4_a_cooked_monster_is_served_without_cooking_counters() -> None:
    """T9: one damage counter and one cooking counter cook a Threat of 2; CT-A7: the damage stays and costs a point."""
    evening = stove("M04", damage=1)
    evening.attempt(0, "cook M04", *CALM, 6, 3, 1, 2, 4, 5)
    dish = evening.chef(0).served[0]
    assert (dish.cooking, dish.damage) == (0, 1)
    assert evening.kitchen(0) == []
    assert evening.score(0) == 3 - 1 + 2


def test_ct_a5_counters_that_reach_the_threat_are_enough() -> None:
    evening = stove("M05", cooking=2)
    evening.attempt(0, "cook M05", *CALM, 6, 3, 1, 2, 4, 5)
    assert evening.heard("counters")[-1]["cooking"] == 3
    assert evening.served(0) == ["M05"]


def test_ct_a6_the_last_test_decides_between_cooked_and_killed() -> None:
    evening = stove("M05", cooking=2)
    evening.attempt(0, "fight M05", *CALM, 6, 3, 1, 2, 4, 1, 5)
    assert evening.step == "killed_monster"
    evening = stove("M05", damage=2)
    evening.attempt(0, "cook M05", *CALM, 6, 3, 1, 2, 4, 5)
    assert evening.served(0) == ["M05"]


def test_ct_9_5_stop_and_leave_it_or_press_on_with_one_die_less() -> None:
    evening = stove("M07")
    evening.attempt(0, "cook M07", *CALM, 6, 3, 1, 2, 4, 5, 3, 2, 1)
    assert evening.legal(0) == ["stop", "cook on"]
    assert evening.refusal(0, "fight on").rule == "CT-12.1"
    evening.roll(6, 3, 1, 2, 5, 3, 2)
    evening.play(0, "cook on")
    assert evening.chef(0).fatigue == 1
    assert len(evening.last_test()[0]) == 4
    evening.play(0, "stop")
    assert evening.kitchen(0) == ["M07"]
    assert evening.chef(0).kitchen[0].cooking == 2
    evening.play(0, "skip")
    assert (evening.chef(0).fatigue, evening.chef(0).cooking) == (0, 5)


def test_ct_a10_one_fear_check_an_attempt() -> None:
    evening = stove("M07")
    evening.attempt(0, "cook M07", *CALM, 6, 3, 1, 2, 4, 5, 3, 2, 1)
    evening.roll(6, 3, 1, 2, 5, 3, 2)
    evening.play(0, "cook on", "stop", "skip")
    assert len(evening.heard("check")) == 1
    evening.at(0, "stove")
    evening.play(0, "cook M07")
    assert len(evening.heard("check")) == 2


def test_ct_9_6_wounds_come_from_active_dice() -> None:
    evening = stove("M07", dice=3)
    evening.attempt(0, "cook M07", *CALM, 6, 3, 1, 5, 3, 2, 1)
    evening.roll(2, 1, 6, 3, 2)
    evening.play(0, "cook on")
    chef = evening.chef(0)
    assert (chef.cooking, chef.fatigue, chef.active()) == (2, 1, 1)
    assert not chef.hospital


def test_ct_a13_pressing_on_needs_two_active_dice() -> None:
    """T7: a tie with two active dice costs one, and there is nothing left but to stop."""
    evening = stove("M05", dice=2)
    evening.attempt(0, "cook M05", *CALM, 6, 1, 6, 5, 4)
    assert evening.dice_of(0) == (1, 2)
    assert evening.chef(0).kitchen[0].cooking == 1
    assert evening.step == "discard_a_card"


def test_ct_a14_a_tie_that_takes_the_last_die_still_places_its_counter() -> None:
    evening = stove("M05", cooking=2, dice=1)
    evening.attempt(0, "cook M05", *CALM, 6, 6)
    assert evening.served(0) == ["M05"]
    assert evening.chef(0).hospital
    assert evening.state.turn == 1
    evening = stove("M07", cooking=1, dice=1)
    evening.attempt(0, "cook M07", *CALM, 6, 6, 5, 4)
    assert evening.chef(0).kitchen[0].cooking == 2
    assert evening.chef(0).hospital


def test_ct_a2_a_failed_fear_check_costs_a_die_and_nothing_else() -> None:
    evening = stove("M15")  # Fear 3
    evening.roll(3, 2)
    evening.play(0, "cook M15")
    assert evening.chef(0).sanity == 1
    assert evening.step == "offer_recipe"


def test_ct_a2_paralysing_fear_ends_the_attempt() -> None:
    evening = stove("M15", paralysing_fear="on")
    evening.roll(3, 2)
    evening.play(0, "cook M15")
    assert evening.step == "discard_a_card"
    assert evening.heard("paralysed")
    evening = stove("M15", paralysing_fear="on")
    evening.roll(3, 4)  # a success, at a price
    evening.play(0, "cook M15")
    assert evening.step == "offer_recipe"


def test_ct_9_7_a_fight_begins_with_fear_and_has_no_rerolls() -> None:
    evening = stove("M05")
    evening.put_on(0, evening.chef(0).kitchen[0], "R01")
    evening.put_on(0, evening.chef(0).kitchen[0], "G04")
    evening.attempt(0, "fight M05", *CALM, 6, 3, 1, 2, 4, 1, 5, 3, 2)
    assert evening.heard("check")[-1]["fear"]
    assert evening.step == "go_on"


def test_ct_9_8_a_fight_has_one_extra_die_and_places_damage() -> None:
    evening = stove("M07")
    evening.attempt(0, "fight M07", *CALM, 5, 5, 1, 2, 4, 3, 6, 3, 2, 1)
    assert len(evening.last_test()[0]) == 6
    monster = evening.chef(0).kitchen[0]
    assert (monster.cooking, monster.damage) == (0, 2)
    assert evening.dice_of(0) == (5, 2)


def test_ct_9_8_a_lost_fight_is_a_wound() -> None:
    evening = stove("M07")
    evening.attempt(0, "fight M07", *CALM, 6, 5, 4, 3, 2, 1, 6, 6, 2, 1)
    assert evening.dice_of(0) == (4, 2)
    assert evening.step == "discard_a_card"


def test_ct_a4_a_tied_fight_places_one_damage_counter() -> None:
    evening = stove("M07")
    evening.attempt(0, "fight M07", *CALM, 6, 5, 4, 3, 2, 1, 6, 3, 2, 1)
    assert evening.dice_of(0) == (4, 2)
    assert evening.chef(0).kitchen[0].damage == 1


def test_ct_a8_every_counter_earned_is_placed() -> None:
    evening = stove("M05")
    evening.attempt(0, "fight M05", *CALM, 6, 6, 6, 3, 2, 1, 4, 3, 2)  # 18 to 4
    evening.play(0, "serve")
    assert evening.chef(0).served[0].damage == 7
    assert evening.score(0) == 4 - 7 + 2


@pytest.mark.parametrize(("answer", "served"), [("serve", ["M05"]), ("throw away", [])])
def test_ct_9_9_a_killed_monster_is_served_with_its_damage_or_thrown_away(answer: str, served: list[str]) -> None:
    evening = stove("M05", cooking=1, damage=1)
    evening.attempt(0, "fight M05", *CALM, 6, 5, 4, 3, 2, 1, 5)
    assert evening.legal(0) == ["serve", "throw away"]
    evening.play(0, answer)
    assert evening.served(0) == served
    if served:
        assert (evening.chef(0).served[0].cooking, evening.chef(0).served[0].damage) == (0, 2)  # CT-A7
    else:
        assert evening.ids(evening.state.discard) == ["M05"]


def test_ct_9_10_fighting_on_tires_nobody() -> None:
    evening = stove("M07", dice=1)
    evening.attempt(0, "fight M07", *CALM, 6, 1, 5, 3, 2, 1)
    assert evening.legal(0) == ["stop", "fight on"]
    evening.roll(6, 1, 5, 3, 2)
    evening.play(0, "fight on")
    assert len(evening.last_test()[0]) == 2
    assert evening.chef(0).fatigue == 0


def test_ct_a34_a_dish_may_be_worth_less_than_nothing() -> None:
    evening = stove("M01")
    evening.attempt(0, "fight M01", 6, 6, 6, 3, 2, 1, 1)  # Fear 0: no check
    evening.play(0, "serve")
    assert evening.score(0) == 1 - 9 + 2


def test_ct_a38_the_extra_die_cannot_be_lost() -> None:
    evening = stove("M07", dice=1)
    evening.pools(0, 1, 2, 3)
    evening.attempt(0, "fight M07", *CALM, 2, 1, 5, 3, 2, 1)
    assert evening.chef(0).cooking == 0
    assert evening.chef(0).hospital


def test_ct_a35_kitchens_and_tables_have_no_limit() -> None:
    evening = Evening()
    for number in range(1, 9):
        evening.stock(0, f"M0{number}")
    evening.lay(0, "I01", "I01", "I02", "I02", "I04", "A01", "A01")
    evening.pools(0, 14, 9)
    evening.hand(0, "M10")
    evening.at(0, "play")
    evening.play(0, "play M10 on 0")
    assert len(evening.kitchen(0)) == 9
    evening.roll(*[6] * 9)
    evening.play(0, "cook M08")
    assert len(evening.heard("check")[-1]["dice"]) == 9
