"""What cards do when they are added, and what they keep doing."""

from __future__ import annotations

import pytest

from games.cafe_baras.tables import Day


def coins(day: Day, seat: int = 0) -> int:
    return int(day.view()["cafes"][seat]["coins"])


def test_now_coins_are_gained_once() -> None:
    """CB-3.2, CB-A20."""
    day = Day(2)
    day.hand(0, "B03", "B10")
    day.play("add B03")
    assert coins(day) == 7 - 2 + 2
    assert day.told("gained") == [{"seat": 0, "coins": 2}]
    day.finish_turn()
    day.serve_any()
    assert len(day.told("gained")) == 1


def test_cb_7_2_promised_cards_are_drawn_after_the_refill_and_before_the_display_is_filled() -> None:
    """CB-A13: above the hand limit."""
    day = Day(2)
    day.hand(0, "B81", "B01", "B02", "B04")  # draw two
    day.play("add B81")
    assert day.view()["cafes"][0]["hand_count"] == 3
    day.play(day.legal()[0])
    assert day.view()["cafes"][0]["hand_count"] == 6
    assert day.told("drew", 0) == [{"seat": 0, "cards": day.view(0)["hand"][4:]}]
    assert day.told("drew", 1) == []
    assert day.told("drew_hidden", 1) == [{"seat": 0, "count": 2}]
    assert day.told("drew_hidden", 0) == []
    kinds = [event.kind for event in day.state.journal or []]
    assert kinds.index("took") < kinds.index("drew") < kinds.index("filled")
    assert day.state.extra_draws == 0


def test_cb_a18_a_swap_is_up_to_so_many_cards() -> None:
    day = Day(2)
    day.hand(0, "B29", "B01", "B02", "B04")  # swap two
    day.play("add B29")
    assert day.view()["step"] == "swap"
    assert day.view()["to_swap"] == 2
    assert set(day.legal()) == {"drop B01", "drop B02", "drop B04", "done"}
    assert day.refusal("serve B01").rule == "CB-A18"
    assert day.refusal("drop B05").rule == "CB-2.1"
    day.play("drop B01", "drop B04")
    assert day.discard() == ["B01", "B04"]
    assert day.told("dropped") == [{"seat": 0, "card": "B01"}, {"seat": 0, "card": "B04"}]
    hand = day.view(0)["hand"]
    assert hand[0] == "B02"
    assert len(hand) == 3
    assert day.told("drew", 0) == [{"seat": 0, "cards": hand[1:]}]
    assert day.view()["step"] == "refill"


@pytest.mark.parametrize("drops", [0, 1])
def test_cb_a18_a_swap_may_stop_early(drops: int) -> None:
    day = Day(2)
    day.hand(0, "B57", "B01", "B02", "B04")
    day.play("add B57", *["drop B01"][:drops], "done")
    assert len(day.discard()) == drops
    assert day.view()["cafes"][0]["hand_count"] == 3
    assert len(day.told("drew", 0)) == drops


def test_cb_a18_what_cannot_be_done_is_skipped() -> None:
    """An empty hand has nothing to swap and nobody to serve; an empty deck gives nothing."""
    day = Day(3)
    day.hand(0, "B29")
    day.play("add B29")
    assert day.state.active == 1
    again = Day(3)
    again.hand(0, "B75")
    again.play("add B75")
    assert again.state.active == 1
    drained = Day(3)
    drained.hand(0, "B81", "B01", "B02", "B04")
    drained.empty_deck()
    drained.play("add B81", f"take {drained.view()['display'][0]}")
    assert drained.told("drew_hidden", 1) == []
    assert drained.view()["cafes"][0]["hand_count"] == 4


def test_refresh_turns_up_four_new_cards_before_the_refill() -> None:
    """CB-A18: two texts, from left to right."""
    day = Day(2)
    day.hand(0, "B74", "B01", "B02", "B04")
    day.display("B10", "B11", "B12", "B13")
    day.play("add B74")
    assert day.discard() == ["B10", "B11", "B12", "B13"]
    assert day.told("refreshed") == [{"seat": 0, "cards": ["B10", "B11", "B12", "B13"]}]
    assert len(day.view()["display"]) == 4
    assert set(day.view()["display"]).isdisjoint({"B10", "B11", "B12", "B13"})
    assert day.view()["step"] == "refill"
    assert coins(day) == 7 - 2 + 1
    kinds = [event.kind for event in day.state.journal or []]
    assert kinds.index("refreshed") < kinds.index("gained")


def test_serve_again_serves_one_more_with_all_that_follows() -> None:
    """CB-A19: regulars and guests come as always."""
    day = Day(3)
    day.guests("G11", "G10")
    day.row(0, "B24", "B60", "B41", "B52")
    day.regulars(0, "B01")
    day.hand(0, "B75", "B10", "B02", "B04")
    day.play("add B75")
    assert day.view()["step"] == "serve again"
    assert set(day.legal()) == {"serve B10", "serve B02", "serve B04", "done"}
    assert day.refusal("add B04").rule == "CB-2.1"
    assert day.refusal("serve B05").rule == "CB-2.1"
    assert day.refusal("drop B04").rule == "CB-A18"
    day.play("serve B10")
    assert day.view()["cafes"][0]["regulars"] == ["B01", "B10"]
    assert day.view()["cafes"][0]["guests"] == ["G11"]
    assert day.view()["to_take"] == 2


def test_serve_again_may_be_declined() -> None:
    """CB-A18."""
    day = Day(2)
    day.hand(0, "B75", "B10", "B02", "B04")
    day.play("add B75", "done")
    assert day.told("served") == []
    assert day.view()["to_take"] == 1


def test_cb_a19_symbols_count_before_the_text_and_guests_after_it() -> None:
    """Pay, place, symbols, text, guests: a deck whose Snack lets its owner serve at once."""
    source = Day(2).setup.deck.source.replace('now = ["swap 2"]', 'now = ["serve_again"]')
    day = Day(2, deck=source)
    day.guests("G01", "G10")
    day.row(0, "B24")
    day.hand(0, "B29", "B08", "B02")  # Brook wants two Snacks
    day.play("add B29")
    assert day.view()["cafes"][0]["guests"] == []
    day.play("serve B08")
    assert day.told("served")[0]["coins"] == 2
    assert day.view()["cafes"][0]["guests"] == ["G01"]


def test_coins_per_symbol_count_this_card_and_the_counter() -> None:
    """CB-A3."""
    day = Day(2)
    day.row(0, "B02")
    day.hand(0, "B78", "B01")
    day.play("add B78")  # Coffee: two and the counter's
    assert coins(day) == 7 - 2 + 3
    tea = Day(2)
    tea.row(0, "B14")
    tea.hand(0, "B79", "B01")
    tea.play("add B79")  # Tea or Drink: two, and the counter's Tea
    assert coins(tea) == 7 - 2 + 3


def test_others_gain_coins_too() -> None:
    day = Day(3)
    day.hand(0, "B82", "B01")
    day.play("add B82")
    assert [coins(day, seat) for seat in range(3)] == [7 - 2 + 3, 8, 8]


@pytest.mark.parametrize(
    ("card", "glad", "coins_from_glad", "other", "coins_from_other"),
    [
        ("B09", "B49", 3, "B51", 1),  # Coffee and Tea; Tea and Snack
        ("B13", "B49", 3, "B36", 0),  # Coffee and Tea; Snack
        ("B23", "B47", 2, "B49", 2),  # Drink; Coffee and Tea
        ("B38", "B03", 2, "B49", 2),  # Meal
        ("B46", "B72", 2, "B49", 2),  # Dessert
    ],
)
def test_a_tip_comes_with_the_food_it_is_for(
    card: str, glad: str, coins_from_glad: int, other: str, coins_from_other: int
) -> None:
    """CB-3.2, CB-A20: one coin more whenever such a wish was granted."""
    for customer, earned in ((glad, coins_from_glad), (other, coins_from_other)):
        day = Day(2)
        day.row(0, card)
        day.hand(0, customer)
        day.play(f"serve {customer}")
        assert day.told("served")[0]["coins"] == earned
        assert coins(day) == 7 + earned


def test_a_tip_is_one_coin_however_many_wishes() -> None:
    day = Day(2)
    day.row(0, "B13")  # a second Tea, and tips for Tea
    day.hand(0, "B21")  # Tea, Tea, Snack, Meal
    day.play("serve B21")
    assert day.told("served")[0]["coins"] == 2 + 1


def test_full_service_pays_only_if_every_wish_was_granted() -> None:
    for customer, earned in (("B49", 2 + 1), ("B41", 2)):
        day = Day(2)
        day.row(0, "B68")
        day.hand(0, customer)
        day.play(f"serve {customer}")
        assert day.told("served")[0]["coins"] == earned


def test_coffee_relief_makes_big_orders_smaller_but_never_nothing() -> None:
    day = Day(2)
    day.row(0, "B70")
    day.hand(0, "B11", "B29", "B01")  # two Coffees and Tea; three Coffees, Snack, Dessert
    assert day.forecast(0, "B11")["met"] == [1, 1]
    assert day.forecast(0, "B29")["met"] == [0, 0, 0]
    assert day.forecast(0, "B01")["met"] == [1, 0]
    day.cafe(0).symbols[1] = 0
    assert day.forecast(0, "B11")["met"] == [0, 1]
    day.cafe(0).coffee_relief = 5
    assert day.forecast(0, "B11")["met"] == [0, 1]
    assert day.forecast(0, "B01")["met"] == [0, 0]


def test_bigger_trays_refill_to_five() -> None:
    """CB-7.1."""
    day = Day(2)
    day.hand(0, "B71", "B01", "B02", "B04")
    day.play("add B71")
    assert day.view()["to_take"] == 2
    day.finish_turn()
    assert day.view()["cafes"][0]["hand_count"] == 5
    assert day.view()["cafes"][0]["hand_limit"] == 5
    assert day.view()["cafes"][1]["hand_limit"] == 4


@pytest.mark.parametrize(("card", "cheaper", "same"), [("B72", "B02", "B48"), ("B73", "B48", "B02")])
def test_cb_a21_discounts_are_for_one_kind(card: str, cheaper: str, same: str) -> None:
    day = Day(2)
    day.row(0, card)
    day.hand(0, cheaper, same)
    costs = {id: day.deck.cards[day.number(id)].cost for id in (cheaper, same)}
    assert day.forecast(0, cheaper)["price"] == costs[cheaper] - 1
    assert day.forecast(0, same)["price"] == costs[same]
    day.play(f"add {cheaper}")
    assert coins(day) == 7 - costs[cheaper] + 1


def test_cb_a21_discounts_add_up_and_stop_at_nothing() -> None:
    day = Day(2)
    day.cafe(0).discounts = [2, 0, 0]
    day.hand(0, "B01", "B02")  # 1 and 3 coins
    day.coins(0, 0)
    assert day.forecast(0, "B02")["price"] == 1
    assert day.legal() == ["add B01", "serve B01", "serve B02"]
    day.play("add B01")
    assert coins(day) == 0
    assert day.told("added") == [{"seat": 0, "card": "B01", "price": 0}]


def test_a_reservation_ledger_pays_for_every_new_regular() -> None:
    day = Day(2)
    day.row(0, "B83", "B24", "B60")
    day.hand(0, "B01", "B36")
    day.play("serve B01")
    assert day.told("served")[0]["coins"] == 2 + 2
    assert coins(day) == 7 + 4
    day.finish_turn()
    day.serve_any()
    day.hand(0, "B49")
    day.play("serve B49")  # no preference, no regular
    assert coins(day) == 11 + 2


def test_cb_a20_scoring_rules_wait_for_the_end() -> None:
    """A scoring rule is no text: adding its card brings no coins and asks nothing."""
    day = Day(2)
    day.hand(0, "B77", "B01")
    day.play("add B77")
    assert coins(day) == 4
    assert day.told("gained") == []


def test_cb_3_2_ongoing_texts_are_kept_once() -> None:
    """All six ongoing texts of the vocabulary, read back from the café."""
    day = Day(2)
    day.row(0, "B09", "B68", "B70", "B71", "B72", "B73", "B83")
    cafe = day.cafe(0)
    assert cafe.tips == [0, 1, 0, 0, 0, 0]
    assert cafe.full_service == cafe.coffee_relief == 1
    assert cafe.regular_coins == 2
    assert cafe.hand_limit == 5
    assert cafe.discounts == [1, 1, 0]
