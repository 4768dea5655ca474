"""What people mean who pick something up at the board, and what they are told where it is not possible."""

from __future__ import annotations

from games.cafe_baras.tables import Day
from potluck.kernel.errors import Refusal


def told(day: Day, refusal: Refusal, reader: int = 0) -> tuple[str, str]:
    return refusal.rule, day.tell(refusal.phrase, reader)


def on_turn() -> Day:
    """Alice's turn: four cards in hand, two in her row, one in Kwame's."""
    day = Day(3)
    day.row(0, "B24", "B56")
    day.row(1, "B60")
    day.regulars(1, "B36")
    day.display("B01", "B02", "B03", "B04")
    day.hand(0, "B10", "B11", "B12", "B29")
    return day


def test_a_card_of_ones_hand_is_added_served_or_swapped_by_where_it_is_aimed() -> None:
    day = on_turn()
    assert day.means("B10") == ["add B10", "serve B10", "drop B10"]
    assert day.means("B10", "seat 0") == ["add B10", "serve B10"]
    assert day.means("B10", "row") == day.means("B10", "B24") == ["add B10"]
    assert day.means("B10", "K1") == ["serve B10"]
    assert day.means("B10", "discard") == ["drop B10"]
    assert day.means("B10", "done") == day.means("B10", "B10") == day.means("B10")


def test_a_card_on_display_is_taken_and_a_guest_is_claimed() -> None:
    day = on_turn()
    assert day.means("B01") == day.means("B01", "seat 0") == day.means("B01", "B10") == ["take B01"]
    assert day.means("G10") == day.means("G10", "seat 0") == day.means("G10", "K1") == ["claim G10"]
    assert day.means("done") == ["done"]
    assert day.means("B24") == day.means("K1") == day.means("deck") == []


def test_cb_2_1_first_a_card_then_the_refill() -> None:
    day = on_turn()
    assert told(day, day.why("B01")) == ("CB-2.1", "First add or serve a card of your hand, then refill.")
    assert told(day, day.why("done")) == ("CB-2.1", "You have to add a card or serve a customer.")
    text = "Nothing lets you discard Chai for Two now: add it, or serve its customer."
    assert told(day, day.why("B12", "discard")) == ("CB-2.1", text)


def test_cb_2_1_cards_are_for_ones_own_cafe_and_used_one_by_one() -> None:
    day = on_turn()
    name = day.deck.cards[day.number("B10")].name
    for aim in ("seat 1", "K2", "B60", "B36"):
        assert told(day, day.why("B10", aim)) == ("CB-2.1", f"You play {name} in your own café, not in Kwame’s.")
    other = day.deck.cards[day.number("B11")].name
    text = f"{name} and {other} do nothing together: you use one card a turn."
    assert told(day, day.why("B10", "B11")) == ("CB-2.1", text)


def test_cb_7_1_the_display_is_for_the_refill() -> None:
    day = on_turn()
    assert day.why("B10", "B01").phrase.key == "why-no-exchange"
    assert day.why("B01", "row").phrase.key == day.why("B01", "seat 1").phrase.key == "why-into-your-hand"
    day.play("serve B10")
    text = "Refill your hand first: take 1 card from the display."
    assert told(day, day.why("B11")) == ("CB-7.1", text)
    assert told(day, day.why("B11", "row")) == ("CB-7.1", text)


def test_cb_7_2_cb_7_3_nobody_reaches_into_the_piles() -> None:
    day = on_turn()
    assert day.why("deck").rule == day.why("B10", "deck").rule == "CB-7.2"
    assert day.why("discard").rule == "CB-7.3"
    day.play("serve B10", "take B01")
    text = (
        f"{day.deck.cards[day.number('B10')].name} is in the discard pile, and comes back only when that is shuffled."
    )
    assert told(day, day.why("B10")) == ("CB-7.3", text)


def test_cb_3_2_cb_5_3_what_lies_in_a_cafe_stays_there() -> None:
    day = on_turn()
    name = {id: day.deck.cards[day.number(id)].name for id in ("B24", "B60")}
    assert told(day, day.why("B24")) == ("CB-3.2", f"{name['B24']} is in your café already, and stays there.")
    assert told(day, day.why("B60")) == ("CB-3.2", f"{name['B60']} is in Kwame’s café, and stays there.")
    assert told(day, day.why("B36")) == (
        "CB-5.3",
        "Huck is Kwame’s regular, and the card is nothing else any more.",
    )
    assert day.why("row").rule == "CB-3.2"
    assert told(day, day.why("K2")) == ("CB-1.4", "Old Marsh stays behind Kwame’s counter, where that café begins.")


def test_cb_3_1_a_card_that_cannot_be_paid_can_still_be_served() -> None:
    day = Day(2)
    day.hand(0, "B50")
    day.coins(0, 1)
    assert told(day, day.why("B50", "row")) == ("CB-3.1", "Barn-Door Bar costs 4 coins; you have 1.")
    assert day.legal() == ["serve B50"]
    assert day.means("B50", "seat 0") == ["add B50", "serve B50"]


def test_cb_a4_guests_come_by_themselves_and_say_what_they_miss() -> None:
    day = Day(3)
    day.guests("G01", "G10")
    day.row(0, "B24")
    text = "as soon as your café has all that they like; for Big Eater it still needs two Snacks (1 of 2)."
    rule, words = told(day, day.why("G01"))
    assert rule == "CB-A4"
    assert words.endswith(text)


def test_cb_6_1_a_guest_is_claimed_by_a_cafe_that_pleases_it() -> None:
    day = Day(3, claim="manual")
    day.guests("G01", "G10")
    day.row(0, "B24")
    text = "Your café does not please Big Eater yet; it still needs two Snacks (1 of 2)."
    assert told(day, day.why("G01")) == ("CB-6.1", text)
    assert day.why("G01", "seat 1").phrase.key == "why-guest-chooses"
    assert day.why(day.view(0)["hand"][0], "G01").phrase.key == "why-guest-wants-no-card"


def test_cb_6_2_a_guest_who_has_come_stays() -> None:
    day = Day(3)
    day.guests("G10")
    day.cafe(1).guests = [0]
    assert told(day, day.why("G01")) == ("CB-6.2", "Big Eater has gone to Kwame, and stays there.")
    assert told(day, day.why("G01"), reader=1)[1] == "Big Eater is your guest already."
    assert day.refusal("claim G02").rule == "CB-1.2"


def test_cb_a18_a_swap_is_finished_first() -> None:
    day = on_turn()
    day.play("add B29")
    text = "First finish the swap: discard up to 2 cards, or say that you are done."
    assert told(day, day.why("B01")) == ("CB-A18", text)
    assert told(day, day.why("B10", "row")) == ("CB-A18", text)
    assert day.means("B10", "discard") == ["drop B10"]


def test_cb_2_1_whoever_is_not_on_turn_hears_who_is() -> None:
    day = on_turn()
    assert told(day, day.refusal("done", seat=1)) == ("CB-2.1", "It is Alice’s turn.")
    assert "Alice" in day.tell(day.why(day.view(1)["hand"][0], seat=1).phrase)
