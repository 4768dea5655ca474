"""Special guests: who comes, when, and to whom."""

from __future__ import annotations

import pytest

from games.cafe_baras.tables import Day

#: For each guest a row that pleases it with its last card, and only then.
PLEASING = {
    "G01": ["B24", "B25"],
    "G02": ["B01", "B04"],
    "G03": ["B10", "B41"],
    "G04": ["B16", "B17"],
    "G05": ["B33", "B35"],
    "G06": ["B41", "B42"],
    "G07": ["B16", "B24", "B33", "B41"],
    "G08": ["B48", "B52", "B56"],
    "G09": ["B48", "B50"],
    "G10": ["B68", "B72", "B73"],
    "G12": ["B01", "B10", "B16", "B24", "B33", "B41", "B48"],
}


def owned(day: Day, seat: int) -> list[str]:
    return list(day.view()["cafes"][seat]["guests"])


@pytest.mark.parametrize("guest", PLEASING)
def test_cb_6_1_a_guest_comes_when_the_last_need_is_met(guest: str) -> None:
    """CB-6.1, CB-A3: every guest of the house deck; the counter's symbols count, the counter is no card."""
    *before, last = PLEASING[guest]
    day = Day(4)
    day.guests(guest, "G11")
    day.row(0, *before)
    day.coins(0, 20)
    day.hand(0, last, "B83")
    card = next(card for card in day.deck.guests if card.id == guest)
    assert owned(day, 0) == []
    assert not day.cafe(0).pleases(card)
    day.play(f"add {last}")
    assert owned(day, 0) == [guest]
    assert [(fact["seat"], fact["guest"]) for fact in day.told("claimed")] == [(0, guest)]


def test_cb_6_1_regulars_of_two_tastes_please_the_local_celebrity() -> None:
    """CB-6.1: G11 comes after a serve."""
    day = Day(4)
    day.guests("G11", "G10")
    day.row(0, "B24", "B60", "B52")
    day.regulars(0, "B01")  # Modern
    day.hand(0, "B10", "B83")
    day.row(0, "B41")
    day.play("serve B10")  # Coffee and Dessert, Retro
    assert day.view()["cafes"][0]["regulars"] == ["B01", "B10"]
    assert owned(day, 0) == ["G11"]


def test_cb_6_1_a_claim_is_free_and_extra() -> None:
    day = Day(3)
    day.guests("G01", "G10")
    day.row(0, "B24")
    day.hand(0, "B25", "B83")
    day.play("add B25")
    assert day.view()["cafes"][0]["coins"] == 6
    assert day.view()["step"] == "refill"


def test_cb_6_2_guests_stay_and_are_not_replaced() -> None:
    """CB-6.2, CB-A6: several in one turn, in the order of their cards."""
    day = Day(3)
    day.guests("G06", "G01", "G10", "G12")
    day.row(0, "B24", "B41", "B25")
    day.hand(0, "B42", "B83")
    day.play("add B42")
    assert owned(day, 0) == ["G01", "G06"]
    assert [guest["id"] for guest in day.view()["guests"] if guest["owner"] is None] == ["G10", "G12"]
    day.cafe(0).symbols = [0] * 10
    day.finish_turn()
    for _ in range(3):
        day.serve_any()
    assert owned(day, 0) == ["G01", "G06"]
    assert len(day.state.guests) == 2
    assert day.refusal("claim G01").rule == "CB-6.2"


def test_cb_a4_guests_look_in_when_the_turn_begins() -> None:
    """CB-A4, CB-A5: a café that pleases on another's turn waits for its own."""
    day = Day(3)
    day.guests("G01", "G10")
    day.row(1, "B24", "B25")
    day.play(next(key for key in day.legal() if key.startswith("serve")))
    assert owned(day, 1) == []
    day.finish_turn()
    assert day.state.active == 1
    assert owned(day, 1) == ["G01"]


def test_cb_a5_the_active_player_alone_claims() -> None:
    day = Day(3)
    day.guests("G01", "G10")
    day.row(0, "B24")
    day.row(1, "B26", "B27")
    day.hand(0, "B25", "B83")
    day.play("add B25")
    assert owned(day, 0) == ["G01"]
    assert owned(day, 1) == []


def test_cb_a4_claims_by_hand_are_a_free_choice_until_the_turn_ends() -> None:
    day = Day(3, claim="manual")
    day.guests("G01", "G10")
    day.row(0, "B24")
    day.hand(0, "B25", "B83", "B82", "B81")
    assert day.refusal("claim G01").rule == "CB-6.1"
    assert day.refusal("claim G01", seat=1).rule == "CB-2.1"
    day.play("add B25")
    assert owned(day, 0) == []
    assert "claim G01" in day.legal()
    day.play("claim G01")
    assert owned(day, 0) == ["G01"]
    assert day.view()["step"] == "refill"
    day.finish_turn()
    assert day.state.active == 1


def test_cb_a4_by_hand_there_is_a_last_call_and_a_guest_may_wait() -> None:
    day = Day(3, claim="manual")
    day.guests("G01", "G10")
    day.row(0, "B24", "B25")
    day.serve_any()
    assert day.view()["step"] == "last call"
    assert day.legal() == ["done", "claim G01"]
    assert day.refusal("add B01").rule == "CB-A4"
    day.play("done")
    assert owned(day, 0) == []
    assert day.state.active == 1
    day.row(1, "B26", "B27")
    assert "claim G01" in day.legal()
    day.play("claim G01")
    assert owned(day, 1) == ["G01"]
    day.serve_any()
    day.serve_any()
    assert day.state.active == 0
    assert "claim G01" not in day.legal()


def test_cb_a4_the_last_call_ends_when_nobody_is_left_to_claim() -> None:
    day = Day(3, claim="manual")
    day.guests("G01", "G10")
    day.row(0, "B24", "B25")
    day.serve_any()
    day.play("claim G01")
    assert day.state.active == 1


def test_cb_a4_by_hand_only_where_the_table_says_so() -> None:
    day = Day(3)
    assert day.refusal("claim G10").rule == "CB-A4"
