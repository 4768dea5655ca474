"""AL-1, AL-2: setting up, and the frame of a turn."""

from __future__ import annotations

from collections import Counter

import pytest

from games.a_la_carte.tables import CUP, EVERYBODY, GAME, KINDS, ONE, TWO, Shift
from potluck.kernel.chance import fast
from potluck.kernel.errors import BadSetup


def test_al_1_1_two_to_four_cooks_each_with_a_cold_stove_a_crepe_and_one_open_cup() -> None:
    for seats in (2, 3, 4):
        state = GAME.setup(seats, {}).start(fast("open"), listen=True)
        view = GAME.view(state, 0)
        assert len(view["cooks"]) == seats
        for stove in view["cooks"]:
            assert (stove["heat"], stove["dish"], stove["crepe_left"]) == (0, None, True)
            assert len(stove["cups"]) == 1
    for seats in (1, 5):
        with pytest.raises(BadSetup):
            GAME.setup(seats, {})


def test_al_1_2_the_middle_of_the_table() -> None:
    view = GAME.view(GAME.setup(4, {}).start(fast("open")), 0)
    assert len(view["menu"]) == 20
    assert Counter(KINDS[dish] for dish in view["menu"]) == dict.fromkeys(
        ["blue", "violet", "orange", "pink", "white"], 4
    )
    assert all(shaker == {"grains": 15, "salt": 5} for shaker in view["containers"].values())
    assert not any(view["sink"].values())
    assert (view["trash"], view["face_down_cups"]) == ([], 9)
    cups = [face for face in GAME.faces(GAME.setup(4, {}).deck) if face.kind == "cup"]
    assert {face.id: face.copies for face in cups} == {
        "victory_point": 3,
        "exchange": 3,
        "three_spoons": 2,
        "re_season": 3,
        "decrease": 2,
    }


def test_al_1_3_the_host_may_say_who_starts() -> None:
    for seat in range(2):
        setup = GAME.setup(2, {"start": str(seat + 1)})
        assert {setup.start(fast(f"start {seed}")).pending()[0] for seed in range(9)} == {seat}


def test_al_1_3_the_first_dishes_go_round_from_a_random_start_player() -> None:
    starts = set()
    for seed in range(12):
        state = GAME.setup(3, {}).start(fast(f"start {seed}"))
        start = state.pending()[0]
        starts.add(start)
        order = []
        for _ in range(3):
            order.append(state.pending()[0])
            state.apply(order[-1], state.legal(order[-1])[0])
        assert order == [start, (start + 1) % 3, (start + 2) % 3]
        assert state.pending() == [start]
        assert GAME.view(state, 0)["spoons"] == 3
    assert starts == {0, 1, 2}


def test_al_a1_cups_before_a_cook_are_open_and_those_on_the_tray_are_not() -> None:
    shift = Shift()
    shift.give(0, "exchange")
    for viewer in (0, 1, 2, 60):
        assert shift.view(viewer)["cooks"][0]["cups"] == ["exchange"]
        assert shift.view(viewer)["face_down_cups"] == 12
    assert "face_down" not in shift.view()


def test_al_a2_in_stacks_only_the_top_of_each_colour_is_to_be_had() -> None:
    shift = Shift(display="stacks")
    view = shift.view()
    assert sorted(KINDS[dish] for dish in view["menu"]) == sorted(["blue", "violet", "orange", "pink", "white"])
    assert set(view["covered"].values()) == {3}
    taken = view["menu"][2]
    shift.play(f"choose {taken}")
    after = shift.view()
    assert after["menu"][2] != taken
    assert KINDS[after["menu"][2]] == KINDS[taken]
    assert after["covered"][KINDS[taken]] == 2
    hidden = next(dish for dish in ("D01", "D02", "D03", "D04") if dish not in after["menu"])
    assert shift.refused(f"choose {hidden}") == "AL-A2"


def test_al_a2_stacks_come_in_any_order_and_open_tables_offer_all() -> None:
    tops = {tuple(Shift(display="stacks", seed=f"{seed}").view()["menu"]) for seed in range(8)}
    assert len(tops) > 4
    assert len(Shift(seats=4).view()["menu"]) == 16


def test_al_a20_nobody_starts_with_a_crepe() -> None:
    shift = Shift(display="stacks")
    assert shift.refused("choose crepe") == "AL-A20"


def test_al_2_1_three_actions_in_any_mix_then_the_next_cook() -> None:
    shift = Shift(dishes=["D17", "D05", "D06"])
    shift.roll(ONE)
    shift.season("lemon", 1)
    assert (shift.state.active, shift.view()["spoons"]) == (0, 1)
    shift.roll(ONE)
    assert (shift.state.active, shift.view()["spoons"]) == (1, 3)
    assert shift.refused("heat", 0) == "AL-2.1"
    assert shift.legal(0) == []


def test_al_2_1_after_the_third_action_an_unused_coffee_break_is_still_there() -> None:
    shift = Shift(dishes=["D17", "D05", "D06"])
    shift.give(0, "victory_point")
    shift.roll(ONE)
    shift.season("lemon", 1)
    shift.season("pepper", 1)
    assert shift.state.active == 0
    assert shift.legal() == ["end turn", "cup victory_point"]
    assert shift.refused("heat") == "AL-2.1"
    shift.play("cup victory_point")
    assert shift.state.active == 1


def test_al_2_2_one_coffee_break_a_turn_costs_no_action() -> None:
    shift = Shift(dishes=["D17", "D05", "D06"])
    shift.give(0, "victory_point", "victory_point")
    assert shift.refused("cup three_spoons") == "AL-2.2"
    shift.play("cup victory_point")
    assert shift.view()["spoons"] == 3
    assert shift.refused("cup victory_point") == "AL-2.2"
    shift.play("end turn")
    shift.pass_to(0)
    assert "cup victory_point" in shift.legal()


def test_al_2_3_what_waits_in_the_pan_is_dealt_with_before_the_first_action() -> None:
    shift = Shift()
    shift.fill(1, heat=2, paprika=1, pepper=1)
    shift.fill(2, heat=0, salt=3)
    shift.play("end turn")
    assert shift.told("served")[-1]["seat"] == 1
    assert shift.view()["step"] == "new dish"
    shift.play("choose D01")
    assert shift.view()["spoons"] == 3
    shift.play("end turn")
    assert shift.told("trashed")[-1] == {"seat": 2, "dish": "D06", "crepe": False, "how": "overspiced"}


def test_al_a3_nobody_must_use_all_actions() -> None:
    shift = Shift()
    shift.roll(TWO)
    shift.play("end turn")
    assert shift.told("stopped") == [{"seat": 0, "spoons": 2}]
    assert shift.state.active == 1


def test_al_a15_a_cup_just_drawn_may_be_used_in_the_same_turn() -> None:
    shift = Shift(dishes=["D17", "D05", "D06"])
    shift.load(CUP, 0)
    shift.play("heat")
    assert shift.stove()["cups"] == ["victory_point"]
    shift.play("cup victory_point")
    shift.load(CUP, 0)
    shift.play("heat")
    assert shift.refused("cup victory_point") == "AL-2.2"


def test_everybody_is_warmed_by_everybody() -> None:
    """AL-3.1 for the others' stoves, seen from a spectator's chair."""
    shift = Shift()
    shift.roll(EVERYBODY)
    assert [stove["heat"] for stove in shift.view()["cooks"]] == [1, 1, 1]
