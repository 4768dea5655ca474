"""CT-4.1 the order of a turn, CT-6 kitchen management, CT-7 drawing and recuperating, CT-10.5 discarding."""

from __future__ import annotations

from games.cthulbeque.tables import Evening
from potluck.games.cthulbeque.odds import trial_odds


def test_ct_4_1_the_steps_of_a_turn_come_in_order() -> None:
    evening = Evening()
    evening.pools(0, 4, 3, 5)
    evening.stock(0, "M01")
    evening.serve(0, "M02", "M03", "M04")
    evening.begin(0)
    steps = []
    evening.roll(6, 6, 6, 6, 1)
    for key in ("not yet", "test cooking", "draw", "skip", "skip", "skip"):
        assert evening.state.turn == 0
        steps.append(evening.step)
        evening.play(0, key)
    assert steps == [
        "ready_to_serve",
        "manage_kitchen",
        "draw_or_recuperate",
        "play_a_card",
        "cook_or_fight",
        "discard_a_card",
    ]
    assert evening.state.turn == 1


def test_ct_6_1_test_cooking_against_as_many_dice_as_monsters() -> None:
    """CT-A18: dice, not a number; a loss costs a Cooking die."""
    evening = Evening()
    evening.stock(0, "M01")
    evening.stock(0, "M05")
    evening.at(0, "kitchen")
    assert evening.legal(0) == ["test cooking", "check sanity"]
    assert evening.refusal(0, "draw").rule == "CT-4.1"
    evening.roll(5, 4, 3, 2, 1, 6, 6)
    evening.play(0, "test cooking")
    assert evening.last_test() == ([5, 4, 3, 2, 1], [6, 6])
    assert evening.dice_of(0) == (4, 2)


def test_ct_a18_a_tie_costs_a_die_and_a_win_nothing() -> None:
    for monster, left in ((6, 4), (5, 5)):
        evening = Evening()
        evening.stock(0, "M05")
        evening.at(0, "kitchen")
        evening.roll(6, 4, 3, 2, 1, monster)
        evening.play(0, "test cooking")
        assert evening.chef(0).cooking == left


def test_ct_6_1_check_sanity_against_their_number() -> None:
    evening = Evening()
    evening.pools(0, 4, 3)
    for id in ("M01", "M05", "M22"):
        evening.stock(0, id)
    evening.at(0, "kitchen")
    odds = evening.odds(0)
    assert odds["test cooking"].test == [round(part, 4) for part in trial_odds(4, 3)]
    assert odds["check sanity"].sanity_loss == 0.875
    evening.roll(3, 4, 5)
    evening.play(0, "check sanity")
    check = evening.heard("check")[-1]
    assert (check["target"], check["dice"], check["above"], check["verdict"]) == (3, [5, 4, 3], 2, "dear")
    assert evening.dice_of(0) == (4, 2)


def test_ct_6_1_the_last_cooking_die_lost_here_means_hospital() -> None:
    evening = Evening()
    evening.pools(0, 1, 3, 4)
    evening.stock(0, "M05")
    evening.at(0, "kitchen")
    evening.roll(1, 6)
    evening.play(0, "test cooking")
    assert evening.chef(0).hospital
    assert evening.state.turn == 1


def test_ct_6_2_an_empty_kitchen_needs_no_management() -> None:
    evening = Evening()
    evening.at(0, "kitchen")
    assert evening.step == "play_a_card"


def test_ct_7_1_draw_up_to_four_cards() -> None:
    evening = Evening()
    evening.state.deck = [evening.number(id) for id in ("M01", "M02", "M03", "M04", "M05")]
    evening.at(0, "supply")
    assert len(evening.chef(0).hand) == 4
    assert len(evening.state.deck) == 2
    assert len(evening.heard("drew", 0)[-1]["cards"]) == 3
    assert evening.heard("drew", 1) == []
    assert evening.heard("draws", 1)[-1] == {"seat": 0, "count": 3}
    evening.hand(0, "M10", "M11", "M12", "M13", "M14")
    evening.at(0, "supply")
    assert len(evening.chef(0).hand) == 5


def test_ct_7_2_a_new_deck_brings_its_drawer_a_die() -> None:
    for answer, dice in (("cooking die", (6, 2)), ("sanity die", (5, 3))):
        evening = Evening()
        evening.state.deck = [evening.number("M01")]
        evening.state.discard = [evening.number(id) for id in ("M02", "M03", "M04")]
        evening.at(0, "supply")
        assert evening.step == "new_die"
        assert len(evening.chef(0).hand) == 2
        evening.play(0, answer)
        chef = evening.chef(0)
        assert (chef.cooking, chef.sanity) == (chef.max_cooking, chef.max_sanity) == dice
        assert len(chef.hand) == 4
        assert evening.state.discard == []
        assert len(evening.state.deck) == 1


def test_ct_a19_only_a_draw_from_nothing_counts_and_only_once_a_turn() -> None:
    evening = Evening()
    evening.state.deck = [evening.number(id) for id in ("M01", "M02", "M03")]
    evening.state.discard = [evening.number("M04")]
    evening.at(0, "supply")  # takes the last card, and needs no more
    assert evening.step == "play_a_card"
    assert evening.ids(evening.state.discard) == ["M04"]
    evening = Evening()  # nothing to draw and nothing to shuffle
    evening.at(0, "supply")
    assert evening.step == "play_a_card"
    assert evening.heard("new_deck") == []
    evening = Evening()
    evening.state.grew = True
    evening.state.discard = [evening.number("M04")]
    evening.at(0, "supply")
    assert evening.step == "play_a_card"
    assert evening.chef(0).max_cooking == 5


def test_ct_7_3_recuperating_rolls_lost_dice_of_both_pools_and_ends_the_turn() -> None:
    evening = Evening()
    evening.pools(0, 2, 1, 5, 3)
    evening.at(0, "supply")
    evening.roll(4, 6, 3, 5, 1)
    evening.play(0, "recuperate")
    assert [roll.facts["dice"] for roll in evening.heard("recuperates")[-1]["rolls"]] == [[6, 4, 3], [5, 1]]
    assert evening.dice_of(0) == (4, 2)
    assert evening.state.turn == 1


def test_ct_a20_nobody_recuperates_who_has_lost_nothing() -> None:
    evening = Evening()
    evening.lay(0, "S07")  # a Spell to ask about, so that the step is asked at all
    evening.at(0, "supply")
    assert evening.step == "draw_or_recuperate"
    assert "recuperate" not in evening.legal(0)
    assert evening.refusal(0, "recuperate").rule == "CT-A20"


def test_ct_10_5_one_card_may_be_discarded_at_the_end() -> None:
    evening = Evening()
    evening.hand(0, "M01", "R11", "R11")
    evening.hand(1, "M02", "M03", "M04", "M05")
    evening.at(0, "discard")
    assert evening.legal(0) == ["skip", "discard M01", "discard R11"]
    evening.play(0, "discard R11")
    assert evening.ids(evening.chef(0).hand) == ["M01", "R11"]
    assert evening.ids(evening.state.discard) == ["R11"]
    assert evening.state.turn == 1
