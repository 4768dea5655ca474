"""What lies on the table after a roll, for whoever looks: nobody has to have been quick to see it."""

from __future__ import annotations

import json
from typing import Any

from games.cthulbeque.tables import Evening
from potluck.kernel.chance import fast
from potluck.kernel.events import SPECTATOR
from potluck.kernel.snapshot import dump, load


def stove(monster: str, *on_it: str, dice: int = 3, seats: int = 3, sanity: int = 1) -> Evening:
    """One Monster with what lies on it, and the first chef, all dice seen, about to deal with it."""
    evening = Evening(seats)
    evening.pools(0, dice, sanity)
    evening.stock(0, monster, on=list(on_it))
    for chef in evening.state.chefs:
        chef.watched = evening.state.rolled
    evening.at(0, "stove")
    return evening


def seen(evening: Evening, viewer: int = SPECTATOR) -> list[tuple[str, list[int]]]:
    """What a viewer sees rolled: for what, and the dice."""
    return [(roll["purpose"], roll["mine"]) for roll in evening.view(viewer)["rolls"]]


def last(evening: Evening, viewer: int = SPECTATOR) -> dict[str, Any]:
    """The last roll as a viewer sees it."""
    return dict(evening.view(viewer)["rolls"][-1])


def test_ct_2_1_a_test_lies_there_with_its_result_after_the_attempt_is_over() -> None:
    evening = stove("M02")
    evening.attempt(0, "cook M02", 6, 5, 5, 2, 4, 3)  # Fear: 6; then 5 5 2 against 4 3
    assert evening.served(0) == ["M02"]
    for viewer in (0, 1, 2, SPECTATOR):
        test = last(evening, viewer)
        assert test["purpose"] == "cooking"
        assert (test["seat"], test["monster"]) == (0, "M02")
        assert (test["mine"], test["yours"], test["results"]) == ([5, 5, 2], [4, 3], [10, 4])
        assert (test["placed"], test["lost"], test["aside"]) == (3, 0, 0)
        assert test["target"] == 0
        assert evening.view(viewer)["trial"] is None


def test_ct_9_3_a_wound_is_told_with_the_roll_that_cost_it() -> None:
    evening = stove("M02")
    evening.attempt(0, "fight M02", 6, 5, 4, 2, 1, 4, 4)  # a die more in a fight; 5 against 8
    assert last(evening)["purpose"] == "fighting"
    assert (last(evening)["results"], last(evening)["lost"], last(evening)["placed"]) == ([5, 8], 1, 0)


def test_ct_3_2_a_check_tells_its_target_and_the_dice_above_it() -> None:
    evening = stove("M04", sanity=3)
    evening.roll(6, 2, 1)
    evening.play(0, "cook M04")  # Fear 2
    check = last(evening, 1)
    assert (check["purpose"], check["monster"], check["mine"]) == ("fear", "M04", [6, 2, 1])
    assert (check["target"], check["above"], check["lost"]) == (2, 1, 1)
    assert (check["yours"], check["results"]) == ([], [])


def test_ct_9_2_a_die_that_was_rolled_again_is_told() -> None:
    evening = stove("M02", "R01")
    evening.attempt(0, "cook M02", 6, 6, 2, 1, 5, 5)
    assert (evening.view(1)["trial"]["mine"], evening.view(1)["trial"]["again"]) == ([6, 2, 1], [])
    number = evening.view(1)["trial"]["number"]
    assert seen(evening, 1) == [("fear", [6])], "a Test is not over while a die may be rolled again"
    evening.roll(6)
    evening.play(0, "re-roll a 1")
    assert last(evening, 1)["number"] == number
    assert (last(evening, 1)["mine"], last(evening, 1)["again"]) == ([6, 6, 2], [1])


def test_ct_9_5_dice_set_aside_are_told() -> None:
    evening = stove("M07")
    evening.attempt(0, "cook M07", 6, 6, 6, 2, 4, 5, 5, 2)  # 12 against 10: one counter of four
    evening.roll(6, 6, 1, 2, 3)
    evening.play(0, "cook on")
    assert (last(evening)["aside"], last(evening)["mine"]) == (1, [6, 6])


def test_ct_6_1_kitchen_management_and_ct_7_3_rest_lie_there_too() -> None:
    evening = stove("M02")
    evening.at(0, "kitchen")
    evening.roll(2, 2, 1, 6)
    evening.play(0, "test cooking")
    assert (last(evening)["purpose"], last(evening)["results"], last(evening)["lost"]) == ("kitchen", [4, 6], 1)
    evening.roll(4)
    evening.play(0, "recuperate")
    rest = last(evening, 0)
    assert (rest["purpose"], rest["mine"], rest["target"], rest["above"]) == ("cooking_back", [4], 3, 1)


def test_ct_1_3_the_roll_for_the_first_turn_is_seen_by_all() -> None:
    evening = Evening(3)
    first = evening.view(2)["rolls"][:3]
    assert [(roll["purpose"], roll["seat"], len(roll["mine"])) for roll in first] == [
        ("start", 0, 2),
        ("start", 1, 2),
        ("start", 2, 2),
    ]


def test_whoever_decides_has_seen_the_dice_and_the_others_see_them_still() -> None:
    evening = stove("M02")
    evening.attempt(0, "cook M02", 6, 5, 5, 2, 4, 3)
    assert seen(evening, 0) == [("cooking", [5, 5, 2])]
    assert seen(evening, 1) == [("fear", [6]), ("cooking", [5, 5, 2])]
    evening.play(0, "skip")
    assert seen(evening, 0) == []
    assert seen(evening, 1) == [("fear", [6]), ("cooking", [5, 5, 2])]
    numbers = [roll["number"] for roll in evening.view(1)["rolls"]]
    assert numbers == [numbers[0], numbers[0] + 1]


def test_whoever_watches_sees_the_rolls_of_this_turn_and_what_ended_the_last() -> None:
    evening = stove("M02", dice=1)
    evening.attempt(0, "cook M02", 6, 1, 4, 3)  # the last die is lost, and with it the turn
    assert evening.state.turn == 1
    assert seen(evening) == [("cooking", [1])]
    evening.play(1, "skip")
    assert seen(evening) == []


def test_a_snapshot_and_a_copy_keep_the_rolls_and_do_not_share_them() -> None:
    evening = stove("M31")  # its wounds cost two dice
    evening.lay(0, "I05")  # so that the loss of each is asked for
    evening.attempt(0, "fight M31", 6, 1, 2, 3, 5, 4, 4, 6)
    assert evening.step == "ignore_loss"
    evening.state.chance = fast("dice that can be written down")
    copy = evening.state.copy()
    again = load(json.loads(json.dumps(dump(evening.state))), evening.larder)
    evening.play(0, "decline")
    assert last(evening, 1)["lost"] == 1
    for other in (copy, again):
        assert evening.setup.game.view(other, 1)["rolls"][-1]["lost"] == 0
    assert dump(evening.state.imagine(1, fast("x")))["with"]["rolls"] == dump(evening.state)["with"]["rolls"]


def test_rolls_that_everybody_has_decided_after_are_cleared_away() -> None:
    evening = stove("M02", seats=2)
    evening.attempt(0, "cook M02", 6, 5, 5, 2, 4, 3)
    evening.play(0, "skip")
    assert len(evening.state.rolls) == 2
    evening.play(1, "skip", "skip")
    assert evening.state.rolls == []
