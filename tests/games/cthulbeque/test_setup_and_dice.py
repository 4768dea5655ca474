"""CT-1 set-up, CT-2 Tests, CT-3 Checks, and their odds."""

from __future__ import annotations

from typing import cast

import pytest

from games.cthulbeque.tables import Evening, LoadedDice
from potluck.games.cthulbeque import game
from potluck.games.cthulbeque.dice import roll, tally
from potluck.games.cthulbeque.odds import (
    check_odds,
    counter_gains,
    finish_odds,
    kept_and_rolled,
    loses_a_die,
    result_ways,
    rolled_again,
    trial_odds,
)
from potluck.games.cthulbeque.state import Feast
from potluck.kernel.chance import fast
from potluck.kernel.errors import BadSetup
from potluck.kernel.events import SPECTATOR
from potluck.kernel.phrases import Phrase


def counted(*dice: int) -> list[int]:
    return [sum(1 for die in dice if die == face) for face in range(7)]


def fresh(seats: int = 2, *faces: int) -> Feast:
    """A table at the very start; the given dice are kept for the start Test."""
    return cast(Feast, game.setup(seats, {}).start(LoadedDice("deal"), listen=True))


def allocate(state: Feast, *cooking: int, rolls: list[int] | None = None) -> None:
    cast(LoadedDice, state.chance).faces = list(rolls or [])
    for seat, dice in enumerate(cooking):
        move = state.larder.catalogue.named(f"allocate {dice}")
        assert move is not None
        state.apply(seat, move)


def test_ct_1_1_two_to_five_chefs_get_four_hidden_cards_each() -> None:
    for seats in (2, 3, 4, 5):
        state = fresh(seats)
        assert [len(chef.hand) for chef in state.chefs] == [4] * seats
        assert len(state.deck) == 100 - 4 * seats
        assert len(game.view(state, 1)["hand"]) == 4
        assert game.view(state, SPECTATOR)["hand"] == []
    for seats in (1, 6):
        with pytest.raises(BadSetup):
            game.setup(seats, {})


def test_ct_1_2_seven_dice_in_two_pools_at_least_one_in_each() -> None:
    state = fresh()
    assert [move.key() for move in state.legal(0)] == [f"allocate {dice}" for dice in range(1, 7)]
    allocate(state, 1, 6)
    assert [(chef.cooking, chef.max_cooking) for chef in state.chefs] == [(1, 1), (6, 6)]
    assert [(chef.sanity, chef.max_sanity) for chef in state.chefs] == [(6, 6), (1, 1)]


def test_ct_a31_dice_are_split_in_secret_with_the_hand_in_view_and_may_be_changed() -> None:
    state = fresh(3)
    state.apply(1, state.legal(1)[4])
    assert game.view(state, 1)["allocated"] == 5
    assert game.view(state, 0)["allocated"] == 0
    assert game.view(state, 0)["chefs"][1]["sealed"]
    assert game.view(state, 0)["chefs"][1]["cooking"] == {"now": 0, "most": 0}
    assert state.pending() == [0, 2]
    state.apply(1, state.legal(1)[2])
    assert state.pending() == [0, 2]
    allocate(state, 4)
    state.apply(2, state.legal(2)[3])
    assert state.chefs[1].max_cooking == 3


def test_ct_1_3_the_best_sanity_test_goes_first_and_play_goes_left() -> None:
    state = fresh(3)
    allocate(state, 5, 5, 5, rolls=[6, 1, 5, 5, 4, 3])
    assert state.turn == state.starter == 1
    while state.turn == 1:
        state.apply(1, state.legal(1)[0])
    assert state.turn == 2


def test_ct_1_3_a_tie_goes_to_more_sanity_dice() -> None:
    state = fresh(2)
    allocate(state, 5, 4, rolls=[6, 1, 6, 1, 2, 6, 6, 1, 2, 3])  # another roll would go the other way
    assert state.turn == 1


def test_ct_a29_those_still_tied_roll_again_and_nobody_loses_dice() -> None:
    state = fresh(3)
    allocate(state, 5, 5, 5, rolls=[6, 1, 6, 2, 3, 1, 4, 2, 5, 1])
    assert state.turn == 1
    assert state.journal is not None
    tests = [cast(list[Phrase], event.facts["rolls"]) for event in state.journal if event.kind == "start_test"]
    assert [[roll.facts["seat"] for roll in rolls] for rolls in tests] == [[0, 1, 2], [0, 1]]
    assert all(chef.sanity == chef.max_sanity for chef in state.chefs)


@pytest.mark.parametrize(
    ("dice", "result"),
    [((6, 5, 5, 4, 2, 2), 10), ((3, 3, 3, 6), 9), ((6, 1), 6), ((), 0)],
)
def test_ct_2_1_equal_dice_add_up_and_the_best_group_is_the_result(dice: tuple[int, ...], result: int) -> None:
    """T1 to T4; CT-A3: no dice give 0."""
    assert tally(counted(*dice)) == result


def test_ct_2_2_a_monster_rolls_its_threat_less_one_a_counter_of_either_kind() -> None:
    """Also CT-A6 and CT-A37: the left neighbour is said to roll."""
    evening = Evening(3)
    evening.stock(0, "M07", cooking=1, damage=1)
    evening.at(0, "stove")
    evening.attempt(0, "cook M07")
    test = evening.heard("test")[-1]
    assert len(test["mine"]) == 5
    assert len(test["yours"]) == 2
    assert test["roller"] == 1


def test_ct_a3_a_monster_without_dice_is_beaten_by_anything() -> None:
    evening = Evening()
    evening.pools(0, 1, 3)
    evening.stock(0, "M05", cooking=2, on=["G03"])
    evening.at(0, "stove")
    evening.attempt(0, "cook M05", 6, 6, 6, 1)
    assert evening.last_test() == ([1], [])
    assert evening.served(0) == ["M05"]


def test_ct_2_3_a_tie_hurts_first_and_helps_then() -> None:
    evening = Evening()
    evening.stock(0, "M05")
    evening.at(0, "stove")
    evening.attempt(0, "cook M05", 6, 6, 6, 5, 4, 3, 2, 6, 5, 4)
    kinds = [event.kind for event in evening.state.journal or []]
    assert kinds.index("wound") < kinds.index("counters")
    assert evening.dice_of(0) == (4, 2)
    assert evening.chef(0).kitchen[0].cooking == 1


@pytest.mark.parametrize(
    ("dice", "left", "failed"),
    [((4, 5, 6), 3, False), ((4, 3, 6), 2, False), ((3, 3, 2), 2, True)],
)
def test_ct_3_2_all_above_is_clean_some_cost_a_die_none_fails(dice: tuple[int, ...], left: int, failed: bool) -> None:
    """T5, CT-3.1: every die by itself against the target; CT-A1: an equal die is not above."""
    evening = Evening()
    evening.pools(0, 4, 3)
    evening.stock(0, "M15")  # Fear 3
    evening.at(0, "stove")
    evening.roll(*dice)
    evening.play(0, "fight M15")
    check = evening.heard("check")[-1]
    assert check["target"] == 3
    assert (check["above"] == 0) == failed
    assert evening.chef(0).sanity == left


def test_ct_3_1_the_whole_pool_is_rolled_and_only_that_pool_loses() -> None:
    evening = Evening()
    evening.pools(0, 4, 5, 4, 6)
    evening.stock(0, "M15")
    evening.stock(0, "M01")
    evening.at(0, "kitchen")
    evening.roll(1, 6, 6, 6, 6)
    evening.play(0, "check sanity")
    assert len(evening.heard("check")[-1]["dice"]) == 5
    assert evening.dice_of(0) == (4, 4)


def test_ct_a46_a_check_against_nothing_needs_no_roll() -> None:
    evening = Evening()
    evening.lay(0, "S02")
    evening.stock(0, "M01")  # Fear 0
    evening.at(0, "stove")
    evening.play(0, "cook M01")
    assert evening.heard("check") == []
    assert evening.step == "offer_recipe"  # and Hush the Horror is not asked for


SPEC_ODDS = [
    (4, 2, 68, 17, 15),
    (4, 3, 52, 21, 27),
    (4, 4, 40, 21, 40),
    (5, 3, 64, 17, 18),
    (5, 4, 51, 19, 29),
    (5, 5, 41, 19, 41),
    (6, 4, 62, 16, 22),
    (6, 5, 51, 17, 32),
]


@pytest.mark.parametrize(("mine", "theirs", "win", "tie", "loss"), SPEC_ODDS)
def test_the_odds_of_a_test_are_exact(mine: int, theirs: int, win: int, tie: int, loss: int) -> None:
    odds = trial_odds(mine, theirs)
    assert [round(100 * part) for part in odds] == [win, tie, loss]
    assert sum(odds) == pytest.approx(1)


def test_simulated_tests_agree_with_the_computed_odds() -> None:
    chance = fast("simulation")
    rounds = 6000
    for mine, theirs in [(4, 3), (5, 2), (2, 4), (1, 0)]:
        seen = [0, 0, 0]
        for _ in range(rounds):
            ahead = tally(roll(chance, mine)) - tally(roll(chance, theirs))
            seen[0 if ahead > 0 else 1 if ahead == 0 else 2] += 1
        for part, count in zip(trial_odds(mine, theirs), seen, strict=True):
            error = (part * (1 - part) / rounds) ** 0.5
            assert abs(count / rounds - part) <= 4 * error + 1e-9


def test_the_odds_of_a_check_are_exact() -> None:
    assert [round(100 * loses_a_die(3, fear)) for fear in (1, 2, 3, 4)] == [42, 70, 88, 96]
    assert [round(100 * loses_a_die(2, fear)) for fear in (1, 2, 3, 4)] == [31, 56, 75, 89]
    assert check_odds(2, 3) == pytest.approx((0.25, 0.5, 0.25))
    assert check_odds(3, 0) == pytest.approx((1, 0, 0))
    assert check_odds(3, 7) == pytest.approx((0, 0, 1))


def test_all_rolls_are_counted_once() -> None:
    for dice in range(8):
        assert sum(result_ways(dice)) == 6**dice
    assert result_ways(2)[:7] == [0, 0, 3, 4, 7, 8, 11]  # 2: a pair of ones, 2-1, 1-2
    assert sum(counter_gains(4, 3)) == pytest.approx(1)


def test_finishing_odds_agree_with_playing_it_out() -> None:
    """An attempt that always presses on: CT-9.3, CT-9.5, CT-A13."""
    chance = fast("finish")
    rounds = 4000
    for dice, missing in [(5, 3), (4, 2), (3, 3)]:
        done = 0
        for _ in range(rounds):
            pool, need = dice, missing
            while True:
                ahead = tally(roll(chance, pool)) - tally(roll(chance, need))
                if ahead < 0:
                    break
                need -= max(1, (ahead + 1) // 2)
                pool -= 1 if ahead == 0 else 0
                if need <= 0:
                    done += 1
                    break
                pool -= 1
                if pool < 1:
                    break
        assert done / rounds == pytest.approx(finish_odds(dice, missing, 0, 0), abs=0.035)


def test_reroll_odds_look_at_all_six_faces() -> None:
    assert rolled_again(counted(5, 5, 1), 1, 10) == pytest.approx(1 / 6)  # only a third five
    assert rolled_again(counted(6, 6, 1), 1, 11) == pytest.approx(1)
    assert kept_and_rolled(counted(5), 2, 9) == pytest.approx(12 / 36)  # a five, or two sixes
    assert kept_and_rolled(counted(5, 5), 0, 9) == pytest.approx(1)
    assert kept_and_rolled(counted(5, 5), 0, 10) == pytest.approx(0)


def test_the_odds_of_an_attempt_count_its_dice_and_its_fear() -> None:
    evening = Evening()
    evening.pools(0, 5, 2)
    evening.stock(0, "M04", cooking=1)  # Threat 2, Fear 2
    evening.lay(0, "I01")
    evening.at(0, "stove")
    odds = evening.odds(0)
    cook = odds["cook M04"]
    assert cook.dice == [6, 1]
    assert cook.test == [round(part, 4) for part in trial_odds(6, 1)]
    assert cook.sanity_loss == round(loses_a_die(2, 2), 4)
    assert odds["fight M04"].dice == [6, 1]
    assert evening.odds(1) == {}
    evening.attempt(0, "cook M04", 6, 6)
    assert len(evening.heard("test")[-1]["mine"]) == 6
