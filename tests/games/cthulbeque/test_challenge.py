"""CT-8 playing cards and CT-10 the Cooking Challenge."""

from __future__ import annotations

import pytest

from games.cthulbeque.tables import Evening


def challenge(monster: str = "M05", seats: int = 3, **options: str) -> Evening:
    """The first chef plays a Monster on the second."""
    evening = Evening(seats, **options)
    evening.hand(0, monster, "A02")
    evening.at(0, "play")
    evening.play(0, f"play {monster} on 1")
    return evening


def test_ct_8_1_cards_are_played_on_oneself_or_anybody_one_a_turn() -> None:
    evening = Evening(3)
    evening.hand(0, "I01", "M05", "A01")
    evening.at(0, "play")
    for key in ("play I01 on 0", "play I01 on 2", "play A01 on 1", "play M05 on 0", "play M05 on 2"):
        assert key in evening.legal(0)
    assert evening.refusal(0, "play I01 on 3").rule == "CT-8.1"
    assert evening.refusal(0, "play I02 on 0").rule == "CT-8.1"
    assert evening.refusal(1, "play I01 on 0").phrase.key == "why-not-your-decision"
    evening.play(0, "play I01 on 0")
    assert evening.step == "discard_a_card"


def test_ct_8_2_items_work_at_once_and_spells_wait_for_their_holder() -> None:
    evening = Evening()
    evening.hand(0, "S03", "A02")
    evening.pools(0, 3, 3, 5)
    evening.at(0, "play")
    evening.play(0, "play S03 on 0")
    assert evening.dice_of(0) == (3, 3)
    evening.play(0, "cast S03")
    assert evening.dice_of(0) == (5, 3)
    assert evening.ids(evening.state.discard) == ["S03"]
    assert evening.chef(0).table == []


def test_ct_8_3_recipes_stay_in_hand_and_ingredients_go_into_any_kitchen() -> None:
    evening = Evening()
    evening.hand(0, "R01", "G05", "S01")
    evening.stock(0, "M05")
    evening.stock(1, "M07")
    evening.at(0, "play")
    assert evening.legal(0) == [
        "skip",
        "season M05 with G05",
        "season M07 with G05",
        "play S01 on 0",
        "play S01 on 1",
    ]
    assert evening.refusal(0, "season M08 with G05").rule == "CT-8.3"
    evening.play(0, "season M07 with G05")
    assert evening.ids(evening.chef(1).kitchen[0].ingredients) == ["G05"]
    evening.at(0, "play")
    evening.play(0, "play S01 on 1")
    assert evening.ids(evening.chef(1).table) == ["S01"]


def test_ct_8_4_a_monster_on_oneself_moves_in_and_on_another_challenges() -> None:
    evening = Evening()
    evening.hand(0, "M05", "A02")
    evening.at(0, "play")
    evening.play(0, "play M05 on 0")
    assert evening.kitchen(0) == ["M05"]
    assert evening.step == "cook_or_fight"
    evening = challenge()
    assert evening.step == "challenged"
    assert evening.seats_asked() == [1]


def test_ct_10_1_the_challenged_chef_cooks_fights_or_passes() -> None:
    evening = challenge()
    evening.hand(1, "G01", "M02")
    assert evening.legal(1) == ["pass back", "fight M05", "cook M05", "cook M05 with G01"]
    assert evening.legal(0) == []
    assert evening.refusal(0, "cook M05").rule == "CT-10.1"
    evening.play(1, "pass back")
    assert evening.kitchen(0) == ["M05"]
    assert evening.step == "take_over"


@pytest.mark.parametrize("place", ["hospital", "asylum"])
def test_ct_10_1_nobody_who_is_away_can_be_challenged(place: str) -> None:
    """CT-A32: but any other card may be played on them."""
    evening = Evening(3)
    evening.hand(0, "M05", "I07")
    setattr(evening.chef(1), place, True)
    evening.at(0, "play")
    assert evening.refusal(0, "play M05 on 1").rule == "CT-10.1"
    assert "play M05 on 2" in evening.legal(0)
    evening.play(0, "play I07 on 1")
    assert evening.ids(evening.chef(1).table) == ["I07"]


def test_ct_a32_cards_other_than_monsters_reach_chefs_who_are_away() -> None:
    evening = Evening()
    evening.hand(0, "M05", "A07", "S01")
    evening.chef(1).asylum = True
    evening.at(0, "play")
    assert evening.legal(0) == [
        "skip",
        "play M05 on 0",
        "play A07 on 0",
        "play A07 on 1",
        "play S01 on 0",
        "play S01 on 1",
    ]


@pytest.mark.parametrize(("reward", "points", "sanity"), [("star", 4 + 1 + 2, 2), ("sanity die", 4 + 3, 3)])
def test_ct_10_2_a_challenged_chef_who_cooks_it_serves_it_and_is_rewarded(
    reward: str, points: int, sanity: int
) -> None:
    evening = challenge()
    evening.attempt(1, "cook M05", 6, 6, 5, 5, 5, 2, 1, 6, 4, 3)  # 15 to 6
    assert evening.legal(1) == ["star", "sanity die"]
    evening.play(1, reward)
    assert evening.served(1) == ["M05"]
    assert (evening.chef(1).sanity, evening.chef(1).max_sanity) == (sanity, sanity)
    assert evening.score(1) == points
    assert evening.state.turn == 0
    assert evening.step == "discard_a_card"  # the challenge is over


def test_ct_a33_a_wound_from_the_same_test_does_not_spoil_the_reward() -> None:
    evening = challenge("M01")
    evening.pools(1, 1, 2, 3)
    evening.attempt(1, "cook M01", 6, 6)
    assert evening.step == "challenge_bonus"
    evening.play(1, "sanity die")
    assert (evening.chef(1).sanity, evening.chef(1).max_sanity) == (3, 3)
    assert evening.chef(1).hospital
    assert evening.state.turn == 0


@pytest.mark.parametrize(("answer", "served"), [("serve", ["M02"]), ("throw away", [])])
def test_ct_10_3_a_challenged_chef_who_kills_it_gets_no_reward(answer: str, served: list[str]) -> None:
    evening = challenge("M02")
    evening.attempt(1, "fight M02", 6, 6, 5, 5, 2, 1, 3, 4, 6, 3)
    evening.play(1, answer)
    assert evening.served(1) == served
    assert evening.kitchen(0) == []
    assert evening.heard("bonus") == []
    assert evening.seats_asked() == [0]


def test_ct_10_4_unfinished_it_comes_to_the_challenger_who_may_cook_it_for_the_reward() -> None:
    """T10: one counter on Threat 3, then the challenger rolls against two dice, after another Fear check."""
    evening = challenge()
    evening.attempt(1, "cook M05", 6, 6, 6, 4, 3, 2, 1, 5, 3, 2)
    evening.play(1, "stop")
    assert evening.kitchen(0) == ["M05"]
    assert evening.legal(0) == ["leave it", "cook M05"]
    evening.roll(6, 6)
    evening.play(0, "cook M05")
    assert len(evening.heard("check")) == 2
    evening.roll(5, 5, 2, 2, 1, 6, 1)
    evening.play(0, "no recipe")
    assert evening.last_test()[1] == [6, 1]
    evening.play(0, "star")
    assert evening.served(0) == ["M05"]
    assert evening.score(0) == 4 + 1 + 2


def test_ct_10_4_the_rivals_recipe_goes_back_to_his_hand_and_everybody_has_seen_it() -> None:
    evening = challenge()
    evening.hand(1, "R01", "M02")
    evening.roll(6, 6)
    evening.play(1, "cook M05")
    evening.roll(6, 4, 3, 2, 1, 5, 3, 2)
    evening.play(1, "attach R01", "keep", "stop")
    assert sorted(evening.ids(evening.chef(1).hand)) == ["M02", "R01"]
    assert evening.view(2)["chefs"][1]["hand_seen"] == ["R01"]
    assert evening.chef(0).kitchen[0].recipe == -1
    evening.play(0, "leave it", "skip", "skip")
    evening.play(1, "skip", "discard R01")
    assert evening.view(2)["chefs"][1]["hand_seen"] == []


def test_ct_10_4_declined_at_once_it_may_still_be_cooked_for_the_reward_in_the_cooking_step() -> None:
    evening = challenge("M01")
    evening.play(1, "pass back")
    evening.play(0, "leave it")
    evening.attempt(0, "cook M01", 6, 4, 3, 2, 1, 1)
    assert evening.step == "challenge_bonus"
    evening = challenge("M01")  # but not in a later turn
    evening.play(1, "pass back")
    evening.play(0, "leave it", "skip", "skip")
    evening.at(0, "stove")
    evening.attempt(0, "cook M01", 6, 4, 3, 2, 1, 1)
    assert evening.served(0) == ["M01"]
    assert evening.step == "discard_a_card"


def test_ct_a23_the_challengers_try_is_extra_but_no_monster_is_tried_twice() -> None:
    evening = challenge("M07")
    evening.stock(0, "M01")
    evening.play(1, "pass back")
    assert evening.refusal(0, "fight M07").rule == "CT-A23"
    evening.attempt(0, "cook M07", 6, 6, 6, 4, 3, 2, 1, 5, 3, 2, 1)
    evening.play(0, "stop")
    assert evening.step == "cook_or_fight"
    assert evening.legal(0) == ["skip", "cook M01", "fight M01"]
    assert evening.refusal(0, "cook M07").rule == "CT-A23"


def test_ct_a24_counters_and_ingredients_go_along_and_the_rivals_fatigue_ends() -> None:
    evening = challenge("M07")
    evening.hand(1, "G01", "A03")
    evening.attempt(1, "cook M07 with G01", 6, 6, 6, 4, 3, 2, 1, 5, 3, 2, 1)
    evening.roll(6, 4, 3, 2, 5, 3, 2)
    evening.play(1, "cook on")
    assert evening.chef(1).fatigue == 1
    evening.play(1, "stop")
    assert evening.chef(1).fatigue == 0
    monster = evening.chef(0).kitchen[0]
    assert (monster.cooking, evening.ids(monster.ingredients)) == (2, ["G01"])


def test_ct_a40_a_challenge_monster_is_in_nobodys_kitchen() -> None:
    evening = challenge()
    view = evening.view()
    assert view["challenge"]["card"] == "M05"
    assert view["rival"] == 1
    assert [chef["kitchen"] for chef in view["chefs"]] == [[], [], []]
    assert [chef["crowd"] for chef in view["chefs"]] == [0, 0, 0]
    evening.lay(0, "S05")
    assert evening.state.legal(0) == []


def test_ct_a39_a_nuisance_is_thrown_out_instead_of_playing_a_card() -> None:
    evening = Evening()
    evening.lay(0, "I07", "I07", "A07", "I01")
    evening.hand(0)
    evening.hand(1, "M02", "M03", "M04", "M05")
    evening.at(0, "play")
    assert evening.legal(0) == ["skip", "discard I07", "discard A07"]
    assert evening.refusal(0, "discard I01").rule == "CT-A39"
    evening.play(0, "discard I07")
    assert evening.ids(evening.chef(0).table) == ["I07", "A07", "I01"]
    assert evening.ids(evening.state.discard) == ["I07"]
    evening.pools(1, 0, 3, 4)  # and while away a nuisance will do as well
    evening.chef(1).hospital = True
    evening.lay(1, "I08")
    evening.begin(1)
    evening.play(1, "discard I08")
    assert evening.chef(1).table == []
