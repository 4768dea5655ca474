"""Serving customers and gaining regulars."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.cafe_baras.tables import Day
from potluck.games.cafe_baras.cards import FIXED, FOOD, NOTHING, CafeCard, Clause, Want
from potluck.games.cafe_baras.state import Cafe


def customer(*wants: tuple[int, int], prefers: int = NOTHING) -> CafeCard:
    """A customer with wishes of (food, size)."""
    wishes = [Want(food, size, 1 << number) for number, (food, size) in enumerate(wants)]
    return CafeCard("X", "X", FOOD, [0], 0, Clause(FIXED, [], 0), [], [], "X", wishes, prefers)


def cafe(symbols: list[int]) -> Cafe:
    result = Cafe(0)
    result.open([symbol for symbol, count in enumerate(symbols) for _ in range(count)])
    return result


def served(day: Day) -> dict[str, object]:
    """The last customer: the wishes that were met, the coins, and whether they stay."""
    facts = day.told("served")[-1]
    met = [wish.facts["symbol"] for wish in facts["wishes"]]
    return {"card": facts["card"], "met": met, "coins": facts["coins"], "regular": facts["regular"]}


def test_cb_4_1_t1_a_coin_for_each_wish_the_cafe_can_grant() -> None:
    """T1: two Coffees, a Drink and a Snack are wanted; there is no Drink."""
    day = Day(2)
    day.row(0, "B01", "B24")
    day.hand(0, "B22")
    day.play("serve B22")
    assert served(day) == {"card": "B22", "met": ["Coffee", "Snack"], "coins": 2, "regular": False}
    assert day.view()["cafes"][0]["coins"] == 9
    assert "B22" in day.discard()


def test_cb_4_1_t2_decor_pays_nothing_but_makes_a_regular() -> None:
    """T2, CB-5.1: the same café with a Drink; a regular if and only if Retro is there."""
    for decor in ([], ["B56"], ["B52"]):
        day = Day(2)
        day.row(0, "B01", "B24", "B16", *decor)
        day.hand(0, "B22")
        day.play("serve B22")
        regular = decor == ["B52"]
        assert served(day)["coins"] == 3
        assert served(day)["regular"] is regular
        assert day.view()["cafes"][0]["regulars"] == (["B22"] if regular else [])
        assert ("B22" in day.discard()) is not regular


def test_cb_4_2_any_food_of_the_kind_will_do() -> None:
    for snack in ("B24", "B25", "B26", "B37"):
        day = Day(2)
        day.row(0, snack)
        day.hand(0, "B36")
        day.play("serve B36")
        assert served(day)["coins"] == 1


def test_cb_4_3_two_snack_wants_need_two_snacks() -> None:
    """T4, and symbols are not used up: the next customer is served by the same ones."""
    day = Day(2)
    day.row(0, "B24")
    day.hand(0, "B08", "B36")
    day.play("serve B08")
    assert served(day)["coins"] == 1
    assert "B08" in day.discard()
    day.finish_turn()
    day.serve_any()
    day.play("serve B36")
    assert served(day)["coins"] == 1
    both = Day(2)
    both.row(0, "B30")
    both.hand(0, "B08")
    both.play("serve B08")
    assert served(both)["coins"] == 2


def test_cb_4_4_several_coffees_are_one_wish() -> None:
    """CB-4.4, CB-A9, T3: all of them earn one coin, too few earn nothing."""
    wish = customer((1, 2))
    for coffees, coins in ((0, 0), (1, 0), (2, 1), (5, 1)):
        place = cafe([0, coffees, 0, 0, 0, 0, 0, 0, 0, 0])
        assert place.earnings(wish, place.met_wants(wish)) == coins
    day = Day(2)
    day.hand(0, "B38")  # three Coffees, a Drink, a Snack, a Meal
    day.row(0, "B01")
    day.play("serve B38")
    assert served(day)["coins"] == 0


def test_cb_4_5_a_customer_may_be_served_for_nothing() -> None:
    day = Day(2)
    day.coins(0, 0)
    day.hand(0, "B36", "B47", "B50", "B54")
    assert set(day.legal()) == {"serve B36", "serve B47", "serve B50", "serve B54"}
    day.play("serve B36")
    assert served(day) == {"card": "B36", "met": [], "coins": 0, "regular": False}
    assert day.view()["cafes"][0]["coins"] == 0


def test_cb_4_6_a_served_customer_goes_to_the_shared_discard_pile() -> None:
    day = Day(2)
    day.hand(0, "B01")
    day.hand(1, "B04")
    day.play("serve B01", "serve B04")
    assert day.discard() == ["B01", "B04"]


def test_t5_the_start_cafe_serves_tea_and_coffee() -> None:
    """T5, CB-1.4: Tea, Coffee and a Drink are wanted; two of them are there."""
    day = Day(2)
    day.hand(0, "B41")
    day.play("serve B41")
    assert served(day)["coins"] == 2


def test_cb_5_1_every_wish_and_the_decor_make_a_regular() -> None:
    day = Day(2)
    day.row(0, "B24", "B60")  # Snack, Modern
    day.hand(0, "B01", "B36")  # Coffee Snack, Modern
    assert day.forecast(0, "B01")["regular"] is True
    day.play("serve B01")
    assert day.view()["cafes"][0]["regulars"] == ["B01"]
    assert day.view()["cafes"][0]["coins"] == 9
    unfulfilled = Day(2)
    unfulfilled.row(0, "B60")
    unfulfilled.hand(0, "B01")
    unfulfilled.play("serve B01")
    assert unfulfilled.view()["cafes"][0]["regulars"] == []


def test_cb_5_2_t6_without_a_preference_nobody_stays() -> None:
    """T6: fully served, paid, gone."""
    day = Day(2)
    day.row(0, "B48", "B52", "B56", "B60")
    day.hand(0, "B49")  # Coffee, Tea, no preference
    day.play("serve B49")
    assert served(day) == {"card": "B49", "met": ["Coffee", "Tea"], "coins": 2, "regular": False}
    assert "B49" in day.discard()


def test_cb_5_3_a_tucked_card_is_a_regular_and_nothing_else() -> None:
    day = Day(2)
    day.row(0, "B60", "B24")
    day.hand(0, "B01")  # its upper half would be a Coffee worth a point
    before = day.score(0)
    day.play("serve B01")
    view = day.view()["cafes"][0]
    assert view["symbols"]["Coffee"] == 1
    assert [card["id"] for card in view["row"]] == ["B60", "B24"]
    assert day.score(0) == before + 4 + 1  # a regular, and two coins


def test_cb_a7_regulars_are_not_a_matter_of_choice() -> None:
    day = Day(2)
    day.row(0, "B24", "B60")
    day.hand(0, "B01")
    assert day.legal() == ["add B01", "serve B01"]
    day.play("serve B01")
    assert day.view()["cafes"][0]["regulars"] == ["B01"]


def test_cb_a8_of_a_food_the_smallest_wish_comes_first() -> None:
    mixed = customer((1, 2), (1, 1))
    for coffees, met in ((0, 0b00), (1, 0b10), (2, 0b10), (3, 0b11)):
        assert cafe([0, coffees, 0, 0, 0, 0, 0, 0, 0, 0]).met_wants(mixed) == met
    twice = [card.id for card in Day(2).deck.cards if [want.food for want in card.wants].count(1) > 1]
    assert twice == []


def test_cb_a22_equipment_and_decor_grant_no_wish() -> None:
    day = Day(2)
    day.row(0, "B48", "B52", "B56", "B60", "B68", "B70", "B72")
    day.hand(0, "B04")  # Drink, Snack
    day.play("serve B04")
    assert served(day)["met"] == []


def best_by_trying(card: CafeCard, symbols: list[int], relief: int) -> int:
    """The most wishes that any choice of wishes could grant."""
    best = 0
    for chosen in range(1 << len(card.wants)):
        needed = [0] * 10
        for want in card.wants:
            if chosen & want.mark:
                needed[want.food] += max(1, want.size - relief) if want.size > 1 else 1
        if all(needed[symbol] <= symbols[symbol] for symbol in range(10)):
            best = max(best, chosen.bit_count())
    return best


@settings(max_examples=25, deadline=None)
@given(
    st.lists(
        st.tuples(st.integers(0, 5), st.just(1)) | st.tuples(st.just(1), st.integers(1, 4)), min_size=1, max_size=5
    ),
    st.lists(st.integers(0, 4), min_size=6, max_size=6),
    st.integers(0, 2),
)
def test_cb_a8_serving_grants_as_many_wishes_as_possible(
    wants: list[tuple[int, int]], foods: list[int], relief: int
) -> None:
    card = customer(*wants)
    place = cafe([*foods, 0, 0, 0, 0])
    place.coffee_relief = relief
    met = place.met_wants(card)
    assert met.bit_count() == best_by_trying(card, place.symbols, relief)
    assert place.earnings(card, met) == met.bit_count()


@pytest.mark.parametrize("id", [f"B{number:02}" for number in range(1, 84)])
def test_every_customer_can_become_a_regular_who_has_a_preference(id: str) -> None:
    """CB-5.1, CB-5.2 for all 83 customers: in a café that has everything."""
    day = Day(2)
    number = day.number(id)
    card = day.deck.cards[number]
    place = cafe([3] * 10)
    met = place.met_wants(card)
    assert met == card.all_met
    assert place.earnings(card, met) == len(card.wants)
    assert place.befriends(card, met) is (card.prefers != NOTHING)
