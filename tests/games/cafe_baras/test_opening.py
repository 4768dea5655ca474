"""Opening the cafés, and what a turn is made of."""

from __future__ import annotations

import pytest

from games.cafe_baras.tables import GAME, Day
from potluck.kernel.chance import fast
from potluck.kernel.errors import BadSetup


def test_cb_1_1_four_cards_on_display_and_one_discard_pile() -> None:
    for seats in (2, 3, 4):
        view = Day(seats).view()
        assert len(view["display"]) == 4
        assert view["deck"] == 83 - 4 - 4 * seats
        assert view["discard"] == []
    for seats in (1, 5):
        with pytest.raises(BadSetup, match="2 to 4 players"):
            GAME.setup(seats, {})


def test_cb_1_2_one_guest_more_than_players_and_no_word_of_the_rest() -> None:
    """CB-1.2, CB-A24."""
    seen: set[str] = set()
    for seats in (2, 3, 4):
        setup = GAME.setup(seats, {})
        for seed in range(30):
            guests = GAME.view(setup.start(fast(f"{seed}")), 0)["guests"]
            assert len({guest["id"] for guest in guests}) == seats + 1
            seen |= {guest["id"] for guest in guests}
    assert len(seen) == 12


def test_cb_1_3_seven_coins_and_four_secret_cards() -> None:
    day = Day(3)
    for seat in range(3):
        assert day.view()["cafes"][seat]["coins"] == 7
        assert day.view()["cafes"][seat]["hand_count"] == 4
        assert len(day.view(seat)["hand"]) == 4
        assert day.told("dealt", seat) == [{"seat": seat, "cards": day.view(seat)["hand"]}]
    assert day.view()["hand"] == []
    assert day.told("dealt") == []


def test_cb_1_4_the_counter_provides_tea_and_coffee() -> None:
    """CB-1.4, CB-A2: counters go by seat and are worth the same."""
    cafes = Day(4).view()["cafes"]
    assert [cafe["counter"] for cafe in cafes] == ["K1", "K2", "K3", "K4"]
    for cafe in cafes:
        assert {symbol for symbol, count in cafe["symbols"].items() if count} == {"Tea", "Coffee"}
        assert cafe["symbols"]["Tea"] == cafe["symbols"]["Coffee"] == 1


def test_cb_1_5_a_random_start_player_and_then_clockwise() -> None:
    """CB-1.5, CB-A25."""
    setup = GAME.setup(4, {})
    assert {GAME.view(setup.start(fast(f"{seed}")), 0)["start_player"] for seed in range(40)} == {0, 1, 2, 3}
    day = Day(3)
    order = []
    for _ in range(4):
        order.append(day.state.active)
        day.serve_any()
    assert order == [0, 1, 2, 0]


def test_cb_1_5_the_host_may_say_who_starts() -> None:
    for seat in range(3):
        setup = GAME.setup(3, {"start": str(seat + 1)})
        assert {GAME.view(setup.start(fast(f"{seed}")), 0)["start_player"] for seed in range(9)} == {seat}
    with pytest.raises(BadSetup, match="option start cannot be 4 where there are 3 seats"):
        GAME.setup(3, {"start": "4"})


def test_cb_2_1_exactly_one_card_then_the_refill_then_the_next() -> None:
    day = Day(2)
    day.hand(0, "B01", "B10", "B16", "B24")
    assert day.refusal("done").rule == "CB-2.1"
    assert day.refusal("add B02").rule == "CB-2.1"
    assert day.refusal(f"take {day.view()['display'][0]}").rule == "CB-2.1"
    assert day.refusal("drop B01").rule == "CB-2.1"
    assert day.refusal("add B01", seat=1).rule == "CB-2.1"
    assert day.state.legal(1) == []
    day.play("add B01")
    assert day.view()["step"] == "refill"
    assert day.refusal("serve B10").rule == "CB-7.1"
    assert day.state.active == 0
    day.play(day.legal()[0])
    assert day.state.active == 1


def test_cb_2_2_a_card_is_used_as_one_half_only() -> None:
    day = Day(2)
    day.hand(0, "B01", "B10", "B16", "B24")
    day.play("add B01")
    assert day.view()["cafes"][0]["row"] == [{"id": "B01", "points": 1}]
    assert "B01" not in day.view(0)["hand"]
    day.play(day.legal()[0])
    assert "serve B01" not in day.legal(0)
    assert day.discard() == []


def test_cb_3_1_the_cost_is_paid_and_who_cannot_pay_cannot_add() -> None:
    day = Day(2)
    day.hand(0, "B01", "B50", "B02", "B16")
    day.display("B10", "B11", "B12", "B13")
    day.coins(0, 3)
    refusal = day.refusal("add B50")
    assert refusal.rule == "CB-3.1"
    assert day.tell(refusal.phrase) == "Barn-Door Bar costs 4 coins; you have 3."
    assert "add B50" not in day.legal()
    day.play("add B02")
    assert day.view()["cafes"][0]["coins"] == 0
    day.finish_turn()
    day.serve_any()
    day.coins(0, 1)
    day.play("add B01")
    assert [card["id"] for card in day.view()["cafes"][0]["row"]] == ["B02", "B01"]


def test_cb_3_2_symbols_count_at_once_and_for_the_rest_of_the_game() -> None:
    day = Day(2)
    day.hand(0, "B02", "B22", "B16", "B24")
    assert day.forecast(0, "B22")["coins"] == 0
    day.play("add B02")
    assert day.forecast(0, "B22")["coins"] == 1
    day.finish_turn()
    day.serve_any()
    assert day.view()["cafes"][0]["symbols"]["Coffee"] == 3


def test_cb_3_3_food_brings_food_decor_decor_and_equipment_neither() -> None:
    day = Day(2)
    before = dict(day.view()["cafes"][0]["symbols"])
    day.row(0, "B68")
    assert day.view()["cafes"][0]["symbols"] == before
    day.row(0, "B07")
    assert day.view()["cafes"][0]["symbols"] == before | {"Coffee": 2, "Drink": 1}
    day.row(0, "B64")
    assert day.view()["cafes"][0]["symbols"] == before | {"Coffee": 2, "Drink": 1, "Rustic": 1, "Garden": 1}


def test_cb_3_4_rows_grow_without_limit_and_mix_everything() -> None:
    day = Day(2)
    day.row(0, *[f"B{number:02}" for number in range(1, 68)])
    symbols = day.view()["cafes"][0]["symbols"]
    # Every symbol of the house deck, and the counter's.
    assert symbols == {
        "Tea": 8,
        "Coffee": 11,
        "Drink": 11,
        "Snack": 11,
        "Meal": 9,
        "Dessert": 10,
        "Rustic": 6,
        "Retro": 6,
        "Garden": 6,
        "Modern": 6,
    }


# -- refilling ----------------------------------------------------------------------------------------


def test_cb_7_1_take_any_card_of_the_display() -> None:
    day = Day(2)
    day.display("B01", "B02", "B03", "B04")
    day.hand(0, "B10", "B11", "B12", "B13")
    day.play("serve B10")
    assert day.legal() == ["take B01", "take B02", "take B03", "take B04"]
    assert day.refusal("take B30").rule == "CB-7.1"
    day.play("take B03")
    assert day.view(0)["hand"] == ["B11", "B12", "B13", "B03"]
    assert day.told("took") == [{"seat": 0, "card": "B03", "customer": "Bartola"}]


def test_cb_7_2_gaps_are_filled_after_the_taking() -> None:
    """CB-7.2, CB-A12: both cards come from the same four."""
    day = Day(2)
    day.display("B01", "B02", "B03", "B04")
    day.hand(0, "B10", "B11")
    day.play("serve B10")
    assert day.view()["to_take"] == 3
    day.play("take B01")
    assert day.legal() == ["take B02", "take B03", "take B04"]
    day.play("take B02", "take B04")
    display = day.view()["display"]
    assert len(display) == 4
    assert display[0] == "B03"
    assert day.told("filled") == [{"cards": display[1:]}]


def test_cb_7_3_the_discard_pile_becomes_the_deck() -> None:
    """CB-7.3, CB-A16: at the draw that needs it, not before."""
    day = Day(3)
    day.hand(0, "B36", "B47", "B50", "B54")  # neither is content with Tea and Coffee
    day.hand(1, "B04", "B08", "B17", "B42")
    day.empty_deck(keep=1)
    day.serve_any()
    assert day.told("reshuffled") == []
    assert day.view()["deck"] == 0
    assert day.discard() == ["B36"]
    day.play("serve B04")
    assert day.told("reshuffled") == []
    assert day.discard() == ["B36", "B04"]
    day.finish_turn()
    assert day.told("reshuffled") == [{"count": 2}]
    assert day.view()["deck"] == 1
    assert day.discard() == []
    assert len(day.view()["display"]) == 4


def test_cb_a13_a_hand_above_the_limit_takes_nothing() -> None:
    day = Day(2)
    day.hand(0, "B01", "B02", "B03", "B04", "B05", "B06")
    day.play("serve B01")
    assert day.state.active == 1
    assert day.view()["cafes"][0]["hand_count"] == 5
    day.serve_any()
    day.play("serve B02")
    assert day.view()["cafes"][0]["hand_count"] == 4
    assert day.told("took", 0) == [fact for fact in day.told("took") if fact["seat"] == 1]


def test_cb_a14_a_small_display_makes_a_smaller_hand() -> None:
    day = Day(3)
    day.hand(0, "B01", "B10")
    day.display("B16")
    day.empty_deck()
    day.play("add B01")
    assert day.state.active == 1  # the only card was no choice
    assert day.view(0)["hand"] == ["B10", "B16"]
    assert day.view()["display"] == []


def test_cb_a15_gaps_stay_open_until_something_is_discarded() -> None:
    day = Day(3)
    day.hand(0, "B01", "B10", "B16", "B24")
    day.hand(1, "B36", "B04", "B08", "B17")
    day.display("B02", "B03", "B05", "B06")
    day.empty_deck()
    day.play("add B01", "take B02")
    assert day.view()["display"] == ["B03", "B05", "B06"]
    day.play("serve B36", "take B03")
    assert day.view()["display"] == ["B05", "B06", "B36"]
    assert day.told("reshuffled") == [{"count": 1}]


def test_cb_a17_an_empty_hand_is_asked_nothing() -> None:
    day = Day(3)
    day.hand(1)
    day.serve_any()
    assert day.told("idle") == [{"seat": 1}]
    assert day.cafe(1).turns == 1
    assert day.view()["cafes"][1]["hand_count"] == 4  # it refilled with the whole display
    assert day.state.active == 2
