"""CT-11 the end and the score, CT-12 the variants, and the options."""

from __future__ import annotations

import pytest

from games.cthulbeque.tables import Evening
from potluck.games.cthulbeque import game
from potluck.kernel.errors import BadSetup

CALM = (6, 6)


def pass_turn(evening: Evening, seat: int) -> None:
    assert evening.state.turn == seat
    while evening.state.turn == seat and evening.state.result is None:
        evening.play(seat, evening.legal(seat)[0])


# -- the end ------------------------------------------------------------------------------------------


def test_ct_11_1_three_dishes_may_be_served_and_everybody_else_has_one_last_turn() -> None:
    """T12: seat 2 of 4 declares; seats 2, 3, 0 and 1 play, then it is over."""
    evening = Evening(4)
    evening.serve(2, "M01", "M02", "M03")
    evening.serve(3, "M07", "M09", "M10")
    evening.begin(2)
    assert evening.legal(2) == ["not yet", "declare"]
    evening.play(2, "declare")
    for seat in (2, 3, 0, 1):
        assert evening.state.result is None
        pass_turn(evening, seat)
    outcome = evening.state.outcome()
    assert outcome is not None
    assert outcome.reason == "declared"
    assert outcome.winners() == [3]


def test_ct_11_1_two_dishes_are_not_enough() -> None:
    evening = Evening()
    evening.serve(0, "M01", "M02")
    evening.begin(0)
    assert evening.step == "play_a_card"


def test_ct_a27_it_is_the_first_question_even_away_and_only_the_first_declaration_counts() -> None:
    evening = Evening(3)
    evening.serve(0, "M01", "M02", "M03")
    evening.serve(1, "M07", "M09", "M10")
    evening.pools(0, 0, 2, 3)
    evening.chef(0).hospital = True
    evening.begin(0)
    assert evening.step == "ready_to_serve"
    evening.roll(1, 1, 1)
    evening.play(0, "declare")
    assert evening.state.turn == 1
    assert evening.step == "play_a_card"  # seat 1 is not asked any more
    pass_turn(evening, 1)
    pass_turn(evening, 2)
    assert evening.state.result is not None


def test_ct_a42_last_turns_may_challenge_even_the_one_who_declared() -> None:
    evening = Evening()
    evening.serve(0, "M01", "M02", "M03")
    evening.hand(1, "M05", "A03")
    evening.begin(0)
    evening.play(0, "declare")
    pass_turn(evening, 0)
    evening.play(1, "play M05 on 0")
    evening.attempt(0, "cook M05", *CALM, 5, 5, 5, 2, 1, 6, 4, 3)
    evening.play(0, "star")
    pass_turn(evening, 1)
    outcome = evening.state.outcome()
    assert outcome is not None
    assert outcome.scores[0] == 1 + 2 + 3 + 4 + 1 + 2


def test_ct_11_2_the_score_counts_stars_sanity_and_damage() -> None:
    evening = Evening()
    evening.pools(0, 5, 3, 5, 6)
    dishes = evening.serve(0, "M20", "M05", "M07")
    evening.put_on(0, dishes[0], "R11")  # rich: 3 + 1 + 1
    evening.put_on(0, dishes[1], "G01")  # 4 + 1
    dishes[2].damage = 3  # 8 - 3
    dishes[2].bonus = 1
    evening.lay(0, "A06")  # only two clean dishes
    evening.begin(0)
    evening.play(0, "declare")
    pass_turn(evening, 0)
    pass_turn(evening, 1)
    outcome = evening.state.outcome()
    assert outcome is not None
    assert outcome.scores[0] == 5 + 5 + 6 + 3
    assert dict(outcome.breakdown[0]) == {
        "monsters": 15,
        "recipes": 1,
        "rich": 1,
        "ingredients": 1,
        "challenges": 1,
        "damage": -3,
        "sanity": 3,
        "critic": 0,
    }
    assert outcome.race[-1] == outcome.scores


def test_ct_a28_equal_scores_share_the_win() -> None:
    evening = Evening(3)
    for seat in (0, 1):
        evening.serve(seat, "M01", "M02", "M03")
    evening.begin(0)
    evening.play(0, "declare")
    for seat in (0, 1, 2):
        pass_turn(evening, seat)
    outcome = evening.state.outcome()
    assert outcome is not None
    assert outcome.ranks == [1, 1, 3]


def test_ct_a30_after_so_many_rounds_all_is_scored() -> None:
    evening = Evening(2, round_cap="10")
    evening.state.turn = 0
    turns = 0
    evening.begin(0)
    while evening.state.result is None:
        pass_turn(evening, evening.state.turn)
        turns += 1
    assert turns == 20
    assert evening.state.outcome().reason == "cap"  # type: ignore[union-attr]
    assert len(evening.state.race) == 10
    assert game.setup(2, {}).options["round_cap"] == "30"
    with pytest.raises(BadSetup):
        game.setup(2, {"round_cap": "9"})


# -- Switcheroo ---------------------------------------------------------------------------------------


def test_ct_12_1_without_the_option_nobody_switches() -> None:
    evening = Evening()
    evening.stock(0, "M07")
    evening.at(0, "stove")
    evening.attempt(0, "fight M07", *CALM, 6, 4, 3, 2, 1, 1, 5, 4, 3, 2)
    assert evening.legal(0) == ["stop", "fight on"]
    assert evening.refusal(0, "cook on").rule == "CT-12.1"


def test_ct_a25_from_cooking_to_fighting() -> None:
    """CT-12.1: the extra die, damage counters, no new fatigue, and what was set aside stays aside."""
    evening = Evening(switcheroo="on")
    evening.stock(0, "M16")
    evening.at(0, "stove")
    evening.attempt(0, "cook M16", *CALM, 6, 4, 3, 2, 1, 5, 4, 3, 2, 1)
    assert evening.legal(0) == ["stop", "cook on", "fight on"]
    evening.roll(6, 4, 3, 2, 5, 4, 3, 2)
    evening.play(0, "cook on")
    evening.roll(6, 4, 3, 2, 1, 5, 4, 3)
    evening.play(0, "fight on")
    assert evening.last_test() == ([6, 4, 3, 2, 1], [5, 4, 3])
    assert evening.chef(0).fatigue == 1
    monster = evening.chef(0).kitchen[0]
    assert (monster.cooking, monster.damage) == (2, 1)
    assert len(evening.heard("check")) == 1


def test_ct_a25_from_fighting_to_cooking_a_recipe_may_be_attached() -> None:
    evening = Evening(switcheroo="on")
    evening.hand(0, "R11")
    evening.stock(0, "M07")
    evening.at(0, "stove")
    evening.attempt(0, "fight M07", *CALM, 6, 4, 3, 2, 1, 1, 5, 4, 3, 2)
    evening.play(0, "cook on")
    assert evening.step == "offer_recipe"
    evening.roll(6, 4, 3, 2, 5, 4, 3)
    evening.play(0, "attach R11")
    assert evening.step == "reroll_window"
    assert len(evening.last_test()[0]) == 4
    evening.play(0, "keep")
    monster = evening.chef(0).kitchen[0]
    assert (monster.cooking, monster.damage, evening.chef(0).fatigue) == (1, 1, 1)


def test_ct_a25_one_active_die_can_only_fight_on() -> None:
    evening = Evening(switcheroo="on")
    evening.pools(0, 2, 2)
    evening.stock(0, "M05")
    evening.at(0, "stove")
    evening.attempt(0, "cook M05", *CALM, 6, 1, 6, 5, 4)
    assert evening.legal(0) == ["stop", "fight on"]
    assert evening.refusal(0, "cook on").rule == "CT-A13"


def test_ct_a25_a_challenger_may_switch_to_fighting() -> None:
    evening = Evening(switcheroo="on")
    evening.hand(0, "M07", "A02")
    evening.at(0, "play")
    evening.play(0, "play M07 on 1")
    evening.play(1, "pass back")
    evening.attempt(0, "cook M07", *CALM, 6, 4, 3, 2, 1, 5, 4, 3, 2)
    assert "fight on" in evening.legal(0)


# -- Multi-Tasking ------------------------------------------------------------------------------------


def pots(monsters: list[str], dice: int = 5, sanity: int = 2, **options: str) -> Evening:
    evening = Evening(multitask="on", **options)
    evening.pools(0, dice, sanity)
    for monster in monsters:
        evening.stock(0, monster)
    evening.at(0, "stove")
    return evening


def test_ct_12_2_without_the_option_dice_are_not_divided() -> None:
    evening = Evening()
    evening.stock(0, "M01")
    evening.stock(0, "M05")
    evening.at(0, "stove")
    assert not [key for key in evening.legal(0) if key.startswith("give")]
    assert evening.refusal(0, "give M01 2 dice").rule == "CT-12.2"


def test_ct_a26_all_active_dice_are_divided_among_different_monsters() -> None:
    evening = pots(["M01", "M05", "M07"])
    assert "give M01 4 dice" in evening.legal(0)
    assert "give M01 5 dice" not in evening.legal(0)
    evening.play(0, "give M01 1 dice")
    assert "give M05 1 dice" in evening.legal(0)
    assert "give M05 4 dice" in evening.legal(0)
    assert not [key for key in evening.legal(0) if "M01" in key]
    evening.play(0, "give M05 2 dice")
    assert evening.legal(0) == ["give M07 2 dice"]  # the rest
    evening.play(0, "give M07 2 dice")
    assert evening.step == "next_pot"
    assert evening.view()["pots"] == [
        {"monster": "M01", "dice": 1},
        {"monster": "M05", "dice": 2},
        {"monster": "M07", "dice": 2},
    ]
    assert evening.legal(0) == ["cook M01", "cook M05", "cook M07"]


def test_ct_a26_one_group_after_another_in_the_chefs_order_each_with_its_own_fear_and_dice() -> None:
    evening = pots(["M05", "M07"])
    evening.lay(0, "I01", "I07")  # a bonus for the first group, a penalty for all
    evening.play(0, "give M05 3 dice", "give M07 2 dice")
    evening.attempt(0, "cook M07", *CALM, 6, 1, 5, 4, 3, 2)
    assert evening.last_test() == ([6, 1], [5, 4, 3, 2])
    evening.roll(6, 5, 4, 3)
    evening.play(0, "cook on")
    assert len(evening.last_test()[0]) == 1
    assert evening.step == "next_pot"  # one die left in the group: no pressing on
    assert evening.legal(0) == ["cook M05"]
    evening.attempt(0, "cook M05", *CALM, 6, 1, 5, 4, 3)
    assert evening.last_test() == ([6, 1], [5, 4, 3])  # three dice, less one, and no bonus
    assert len(evening.heard("check")) == 2
    assert all(len(check["dice"]) == 2 for check in evening.heard("check"))
    evening.play(0, "stop")
    assert evening.step == "discard_a_card"


def test_ct_a26_a_group_takes_its_own_wounds_and_hospital_waits_for_the_last_die() -> None:
    evening = pots(["M31", "M05"], dice=3)  # M31 is venomous
    evening.play(0, "give M31 1 dice", "give M05 2 dice")
    evening.attempt(0, "cook M31", *CALM, 1, 6, 5, 4)
    assert evening.chef(0).cooking == 2  # venom takes dice of that group only
    assert not evening.chef(0).hospital
    evening.attempt(0, "cook M05", *CALM, 2, 1, 6, 5, 4)
    assert evening.chef(0).cooking == 1
    evening = pots(["M31", "M37"], dice=2)
    evening.play(0, "give M31 1 dice", "give M37 1 dice")
    evening.attempt(0, "cook M31", *CALM, 1, 6, 5, 4)
    evening.attempt(0, "cook M37", *CALM, 1, 6, 5, 4, 3)
    assert evening.chef(0).hospital


def test_ct_a26_insanity_ends_everything() -> None:
    evening = pots(["M07", "M05"], sanity=1)
    evening.play(0, "give M07 3 dice", "give M05 2 dice")
    evening.roll(1)
    evening.play(0, "cook M07")
    assert evening.chef(0).asylum
    assert evening.state.turn == 1
    assert evening.state.pots == []


def test_ct_a26_a_group_may_switch_and_ingredients_are_free_for_each() -> None:
    evening = pots(["M07", "M05"], switcheroo="on")
    evening.hand(0, "G01", "G03")
    evening.play(0, "give M07 3 dice", "give M05 2 dice")
    assert "cook M05 with G03" in evening.legal(0)
    evening.attempt(0, "cook M07 with G01", *CALM, 6, 2, 1, 5, 4, 3, 2)
    evening.roll(6, 4, 2, 1, 5, 4, 3)
    evening.play(0, "fight on")
    assert len(evening.last_test()[0]) == 4
    assert evening.chef(0).kitchen[0].damage == 1
    evening.play(0, "stop")
    evening.play(0, "cook M05 with G03")
    assert evening.ids(evening.chef(0).kitchen[1].ingredients) == ["G03"]


# -- options ------------------------------------------------------------------------------------------


def test_the_options_and_their_defaults() -> None:
    assert game.setup(4, {}).options == {
        "switcheroo": "off",
        "multitask": "off",
        "paralysing_fear": "off",
        "round_cap": "30",
    }
    caps = [int(value) for value in next(option for option in game.options if option.key == "round_cap").values]
    assert caps[0] == 30
    assert min(caps) == 10
    assert max(caps) == 60
