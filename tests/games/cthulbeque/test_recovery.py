"""CT-4.2 and CT-5: losing the last die, and the turns in the Hospital and the Asylum."""

from __future__ import annotations

from games.cthulbeque.tables import Evening


def insane(evening: Evening, seat: int = 0) -> None:
    """Lose the last Sanity die to a Fear check."""
    evening.chef(seat).sanity = 1
    evening.stock(seat, "M27")  # Fear 2
    evening.at(seat, "stove")
    evening.roll(2)
    evening.play(seat, "cook M27")


def test_ct_5_1_the_last_sanity_die_leads_to_the_asylum_and_lowers_the_maximum() -> None:
    """T5 (a single 2 against 2 or more) and CT-9.1: the attempt and the turn end."""
    evening = Evening()
    evening.pools(0, 4, 3)
    insane(evening)
    chef = evening.chef(0)
    assert (chef.asylum, chef.hospital, chef.sanity, chef.max_sanity) == (True, False, 0, 2)
    assert evening.heard("test") == []
    assert evening.state.turn == 1
    assert evening.kitchen(0) == ["M27"]


def test_ct_a11_the_sanity_maximum_never_sinks_below_one() -> None:
    evening = Evening()
    evening.pools(0, 4, 1)
    insane(evening)
    assert evening.chef(0).max_sanity == 1


def test_ct_5_2_the_last_active_cooking_die_leads_to_the_hospital() -> None:
    """T8: a fight with one active die rolls two (CT-A38); the Monster stays with its counters."""
    evening = Evening()
    evening.pools(0, 1, 6, 4)
    evening.stock(0, "M07", cooking=1)
    evening.at(0, "stove")
    evening.attempt(0, "fight M07", 6, 6, 6, 6, 6, 6, 1, 2, 6, 6, 6)
    assert evening.last_test() == ([2, 1], [6, 6, 6])
    chef = evening.chef(0)
    assert (chef.hospital, chef.cooking, chef.max_cooking) == (True, 0, 4)
    assert chef.kitchen[0].cooking == 1
    assert evening.state.turn == 1


def test_ct_4_2_being_carried_off_ends_the_turn_and_fatigue_returns() -> None:
    """CT-A12: set-aside dice don't keep a chef standing, but they come back."""
    evening = Evening()
    evening.pools(0, 2, 6)
    evening.stock(0, "M07")
    evening.at(0, "stove")
    evening.attempt(0, "cook M07", 6, 6, 6, 6, 6, 6, 6, 5, 4, 3, 2, 1)
    assert evening.step == "go_on"
    evening.roll(1, 6, 6, 6)
    evening.play(0, "cook on")
    chef = evening.chef(0)
    assert chef.hospital
    assert (chef.cooking, chef.fatigue) == (1, 0)
    assert evening.state.turn == 1
    assert evening.heard("turn")[-1]["seat"] == 1


def test_ct_5_3_a_turn_away_costs_a_monster_and_a_card_and_rolls_the_lost_dice() -> None:
    evening = Evening()
    evening.pools(0, 0, 3, 4)
    evening.chef(0).hospital = True
    evening.stock(0, "M05", on=["R01", "G01"])
    evening.stock(0, "M22")
    evening.serve(0, "M30")
    evening.lay(0, "I01", "A01")
    evening.begin(0)
    assert evening.legal(0) == ["discard M05", "discard M22"]
    assert evening.refusal(0, "discard M30").rule == "CT-5.3"
    evening.play(0, "discard M05")
    assert evening.legal(0) == ["discard I01", "discard A01"]
    evening.roll(5, 6, 4, 1)
    evening.play(0, "discard I01")
    assert [roll.facts["dice"] for roll in evening.heard("recovery")[-1]["rolls"]] == [[6, 5, 4, 1]]
    assert evening.dice_of(0) == (2, 3)
    assert evening.ids(evening.state.discard) == ["G01", "R01", "M05", "I01"]
    assert evening.step == "leave_or_stay"


def test_ct_a47_a_discarded_monster_lies_on_top_of_what_was_on_it() -> None:
    evening = Evening()
    evening.pools(0, 0, 3, 4)
    evening.chef(0).hospital = True
    evening.stock(0, "M05", on=["R01", "G01", "G03"])
    evening.begin(0)
    evening.play(0, "discard M05")
    assert evening.ids(evening.state.discard) == ["G01", "G03", "R01", "M05"]


def test_ct_5_3_no_normal_steps_while_away() -> None:
    evening = Evening()
    evening.pools(0, 0, 3, 4)
    evening.chef(0).hospital = True
    evening.roll(1, 1, 1, 1)
    evening.begin(0)
    assert evening.state.turn == 1
    assert evening.chef(0).hospital
    assert evening.heard("manages") == []


def test_ct_5_4_one_die_may_leave_and_a_full_pool_must() -> None:
    for answer, stays in (("go home", False), ("stay", True)):
        evening = Evening()
        evening.pools(0, 0, 3, 3)
        evening.chef(0).hospital = True
        evening.roll(6, 1, 1)
        evening.begin(0)
        evening.play(0, answer)
        assert evening.chef(0).hospital == stays
        assert evening.state.turn == 1
    evening = Evening()
    evening.pools(0, 0, 3, 2)
    evening.chef(0).hospital = True
    evening.roll(6, 5)
    evening.begin(0)
    assert not evening.chef(0).hospital


def test_ct_5_4_the_asylum_with_a_maximum_of_two() -> None:
    """T11: it drops to one; a five brings the only die back, and with a full pool the chef must leave."""
    evening = Evening()
    evening.pools(0, 4, 1, 4, 2)
    insane(evening)
    assert evening.chef(0).max_sanity == 1
    evening.chef(0).kitchen.clear()
    evening.roll(5)
    evening.begin(0)
    assert not evening.chef(0).asylum
    assert evening.heard("home")[-1] == {"seat": 0, "asylum": True}


def test_ct_a15_later_recovery_turns_roll_only_what_is_missing() -> None:
    evening = Evening()
    evening.pools(0, 2, 3, 5)
    evening.chef(0).hospital = True
    evening.roll(1, 1, 1)
    evening.begin(0)
    assert [roll.facts["dice"] for roll in evening.heard("recovery")[-1]["rolls"]] == [[1, 1, 1]]
    assert evening.chef(0).cooking == 2
    assert evening.step == "leave_or_stay"


def test_ct_a16_five_in_hospital_but_four_at_home() -> None:
    evening = Evening()
    evening.pools(0, 0, 3, 2)
    evening.chef(0).hospital = True
    evening.roll(4, 4)
    evening.begin(0)
    assert evening.chef(0).cooking == 0
    evening = Evening()
    evening.pools(0, 1, 3, 3)
    evening.at(0, "supply")
    evening.roll(4, 3)
    evening.play(0, "recuperate")
    assert evening.chef(0).cooking == 2


def test_ct_a17_both_places_roll_together_and_are_left_one_by_one() -> None:
    evening = Evening()
    evening.pools(0, 0, 0, 2, 2)
    evening.chef(0).hospital = evening.chef(0).asylum = True
    evening.stock(0, "M05")
    evening.stock(0, "M22")
    evening.lay(0, "I01", "I02")
    evening.begin(0)
    evening.roll(5, 6, 5, 1)
    evening.play(0, "discard M05", "discard I01")
    assert evening.kitchen(0) == ["M22"]
    assert evening.ids(evening.chef(0).table) == ["I02"]
    assert not evening.chef(0).hospital  # full
    evening.play(0, "stay")  # the Asylum is a choice of its own
    assert evening.chef(0).asylum
    evening.begin(0)
    evening.roll(6)
    evening.play(0, "discard M22", "discard I02")
    assert not evening.chef(0).away()


def test_ct_a41_carried_off_in_a_challenge_only_the_attempt_ends() -> None:
    evening = Evening(3)
    evening.hand(0, "M27", "A02")
    evening.pools(1, 4, 1, 4, 3)
    evening.at(0, "play")
    evening.play(0, "play M27 on 1")
    evening.roll(1)
    evening.play(1, "cook M27")
    assert evening.chef(1).asylum
    assert evening.state.turn == 0
    assert evening.step == "take_over"
    evening.play(0, "leave it", "skip", "skip")
    assert evening.state.turn == 2  # the victim's own turn was spent away
    assert evening.heard("recovery")[-1]["seat"] == 1
