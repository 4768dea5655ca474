"""What players see and read: forecasts, secrets, sentences."""

from __future__ import annotations

import json

import pytest

from games.cafe_baras.tables import Day
from potluck.kernel.chance import fast
from potluck.kernel.events import SPECTATOR

# -- forecasts ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("row", "card", "line"),
    [
        ([], "B04", "Serves 0 of 2 for 0 coins: no Drink and no Snack yet."),
        ([], "B41", "Serves 2 of 3 for 2 coins: no Drink yet."),
        (["B24"], "B08", "Serves 1 of 2 for 1 coin: only 1 of 2 Snacks yet."),
        ([], "B11", "Serves 1 of 2 for 1 coin: only 1 of 2 Coffees yet."),
        ([], "B49", "Serves both for 2 coins; never becomes a regular."),
        (["B24"], "B01", "Serves both for 2 coins, but no regular: no Modern decor yet."),
        (["B24", "B60"], "B01", "Serves both for 2 coins and becomes a regular."),
        (["B24", "B60"], "B36", "Serves the only wish for 1 coin and becomes a regular."),
        (["B24", "B60", "B83", "B68"], "B36", "Serves the only wish for 4 coins and becomes a regular."),
    ],
)
def test_a_forecast_says_what_a_customer_would_earn(row: list[str], card: str, line: str) -> None:
    """CB-4.1, CB-5.1: and serving then earns just that."""
    day = Day(2)
    day.row(0, *row)
    day.hand(0, card)
    forecast = day.forecast(0, card)
    assert day.read(forecast["serving"]) == line
    day.play(f"serve {card}")
    served = day.told("served")[0]
    assert served["coins"] == forecast["coins"]
    assert served["regular"] == forecast["regular"]
    assert len(served["wishes"]) == sum(forecast["met"])


def test_a_forecast_says_why_an_addition_cannot_be_paid() -> None:
    """CB-3.1: in the words of the refusal."""
    day = Day(2)
    day.hand(0, "B50", "B01")
    day.coins(0, 1)
    dear, cheap = day.forecast(0, "B50"), day.forecast(0, "B01")
    assert dear["adding"] == day.refusal("add B50").phrase.plain()
    assert day.read(dear["adding"]) == "Barn-Door Bar costs 4 coins; you have 1."
    assert (dear["price"], dear["short"]) == (4, 3)
    assert dear["missing_decor"] == "Garden"
    assert day.read(cheap["adding"]) == "You can add it for 1 coin."
    assert cheap["short"] == 0


def test_forecasts_are_for_ones_own_hand_and_the_display() -> None:
    day = Day(3)
    for seat in range(3):
        view = day.view(seat)
        assert [forecast["id"] for forecast in view["forecasts"]] == view["hand"] + view["display"]
    assert day.view()["forecasts"] == []


# -- secrets ------------------------------------------------------------------------------------------


def test_cb_1_3_nobody_else_learns_of_a_hand() -> None:
    day = Day(3)
    secret = day.view(0)["hand"]
    for viewer in (1, 2, SPECTATOR):
        text = json.dumps(day.view(viewer))
        assert not any(f'"{id}"' in text for id in secret)
        assert day.view(viewer)["cafes"][0]["hand_count"] == 4


def test_all_but_hands_and_the_deck_is_public() -> None:
    """Display, rows, coins, regulars, guests, counters, the whole discard pile: alike for everybody."""
    day = Day(3)
    for _ in range(8):
        day.serve_any()
    public = day.view()
    for seat in range(3):
        view = day.view(seat)
        for key in ("display", "deck", "discard", "guests", "cafes", "active", "still_to_play", "step"):
            assert view[key] == public[key]
    assert len(public["discard"]) + sum(len(cafe["regulars"]) for cafe in public["cafes"]) == 8


def test_cb_7_1_everybody_remembers_what_was_taken_from_the_display() -> None:
    """An imagined hand keeps the cards that were taken openly, and deals the others again."""
    day = Day(3)
    day.display("B01", "B02", "B03", "B04")
    day.hand(0, "B10", "B11", "B12", "B13")
    day.play("serve B10", "take B03")
    hands = set()
    for seed in range(30):
        world = day.state.imagine(1, fast(f"{seed}"))
        hand = world.ids(world.cafes[0].hand)
        assert len(hand) == 4
        assert "B03" in hand
        assert world.cafes[1].hand == day.cafe(1).hand
        hands.add(tuple(sorted(hand)))
    assert len(hands) > 20


def test_cb_a16_a_card_drawn_before_the_shuffle_is_none_of_those_shuffled() -> None:
    """What lay in the discard pile when it became the deck cannot be in a hand drawn before."""
    day = Day(2)
    day.hand(0, "B36", "B47", "B50", "B54")
    day.hand(1, "B04", "B08", "B17", "B42")
    state = day.state
    state.discard, state.pile = state.pile, []
    shuffled = set(state.discard)
    day.play("serve B36", f"take {day.view()['display'][0]}")  # the gap makes the discard pile the deck
    assert state.shuffles == 1
    shuffled.add(day.number("B36"))
    for seed in range(20):
        world = state.imagine(1, fast(f"{seed}"))
        hidden = [card for card in world.cafes[0].hand if card in shuffled]
        assert hidden == []
        assert set(world.cafes[0].hand) == set(day.cafe(0).hand)  # all else has been seen: nothing is left to guess
    state.cafes[0].hand.append(state.pile.pop())  # a card drawn since
    guesses = {state.imagine(1, fast(f"{seed}")).cafes[0].hand[-1] for seed in range(20)}
    assert len(guesses) > 5
    assert guesses <= shuffled


def test_cb_1_2_the_guests_in_the_box_are_nowhere() -> None:
    day = Day(2)
    text = json.dumps([day.view(seat) for seat in range(2)])
    shown = {guest["id"] for guest in day.view()["guests"]}
    assert not any(f'"{guest.id}"' in text for guest in day.deck.guests if guest.id not in shown)


# -- words --------------------------------------------------------------------------------------------


def test_a_turn_in_sentences() -> None:
    day = Day(3)
    day.guests("G01", "G10")
    day.row(0, "B24")
    day.display("B01", "B02", "B03", "B04")
    day.hand(0, "B29", "B08", "B05", "B06")
    told = len(day.sentences(0))
    day.play("add B29", "drop B08", "done", "take B03")
    mine = day.sentences(0)[told:]
    drawn = day.deck.cards[day.cafe(0).hand[2]].name
    assert mine[:5] == [
        "Alice adds Corn Fritters for 2 coins.",
        "Alice discards Siphon Coffee.",
        f"You draw {drawn}.",
        "Big Eater comes over to Alice: two Snacks.",
        "Alice takes Capyccino (Bartola).",
    ]
    assert mine[5].startswith("New on display: ")
    assert "Alice draws 1 card." in day.sentences(1)


def test_serving_in_sentences() -> None:
    day = Day(2)
    day.row(0, "B24", "B60")
    day.hand(0, "B36")
    day.hand(1, "B11")
    day.play("serve B36", "serve B11")
    told = [line for line in day.sentences() if "serves" in line]
    assert told == [
        "Alice serves Huck (a Snack) and earns 1 coin; Huck becomes a regular.",
        "Kwame serves Cedar (a Tea) and earns 1 coin.",
    ]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_event_has_a_sentence_for_whoever_hears_it(seats: int) -> None:
    kinds: set[str] = set()
    for seed in range(4):
        day = Day(seats, seed=f"{seed}", claim="manual" if seed % 2 else "auto")
        choice = fast(f"{seed}")
        while day.state.result is None:
            moves = day.legal()
            assert day.tell(day.state.ask(day.state.active)).endswith(".")
            day.play(moves[choice.below(len(moves))])
        for viewer in [*range(seats), SPECTATOR]:
            assert all(line.endswith(".") for line in day.sentences(viewer))
        kinds |= {event.kind for event in day.state.journal or []}
    assert {"added", "served", "took", "filled", "claimed", "last_turns", "over", "dropped", "refreshed"} <= kinds


def test_questions_are_plain() -> None:
    day = Day(3, claim="manual")
    day.guests("G01", "G10")
    day.row(0, "B24", "B25")
    day.hand(0, "B29", "B75", "B05", "B06")

    def ask() -> str:
        return day.tell(day.state.ask(0))

    assert ask() == (
        "You have 7 coins: add a card to your café, or serve its customer. You may also claim a special guest."
    )
    day.play("add B29")
    assert ask().startswith("Discard up to 2 cards to draw as many, or stop here.")
    day.play("done")
    assert ask().startswith("Refill your hand: take 1 card from the display.")
    day.play(day.legal()[0])
    assert ask() == "Claim a special guest before your turn ends, or let them wait."
    day.play("done")
    day.serve_any()
    day.serve_any()
    day.play("add B75")
    assert ask().startswith("You may serve one more customer now.")


def test_moves_have_names_and_parts() -> None:
    day = Day(2)
    for key, name, card in [
        ("add B01", "Add House Drip", "B01"),
        ("serve B01", "Serve Abelardo", "B01"),
        ("take B01", "Take House Drip", "B01"),
        ("drop B01", "Discard House Drip", "B01"),
        ("claim G01", "Claim Big Eater", "G01"),
        ("done", "Done", None),
    ]:
        phrase = day.move(key).phrase()
        assert day.tell(phrase) == name
        assert phrase.facts.get("guest" if key.startswith("claim") else "card") == card


def test_stopping_is_called_by_what_is_stopped() -> None:
    day = Day(3, claim="manual")
    day.guests("G01", "G10")
    day.row(0, "B24", "B25")
    day.hand(0, "B29", "B05", "B06", "B08")

    def name() -> str:
        return day.tell(day.state.name(day.state.active, day.move("done")))

    day.play("add B29")
    assert name() == "Done swapping"
    day.play("done")
    day.play(day.legal()[0])
    assert name() == "Let them wait"
    day.play("done")
    day.hand(1, "B75", "B05")
    day.play("add B75")
    assert name() == "Nobody else"


def test_a_move_says_what_it_would_do() -> None:
    """CB-3.1, CB-4.1, CB-A1: what a card costs after discounts, what a customer pays, what a guest is worth."""
    day = Day(2, claim="manual", guest_points="4")
    day.guests("G01", "G10")
    day.row(0, "B73", "B24", "B25")
    day.hand(0, "B48", "B01")
    told = {key: day.state.forecast(0, day.move(key)) for key in day.legal()}
    words = {key: day.tell(phrase) for key, phrase in told.items() if phrase is not None}
    price = day.cafe(0).price(day.deck.cards[day.number("B48")])
    assert price == day.deck.cards[day.number("B48")].cost - 1
    assert words["add B48"] == f"You can add it for {price} coin{'' if price == 1 else 's'}."
    assert words["serve B01"] == "Serves both for 2 coins, but no regular: no Modern decor yet."
    assert words["claim G01"] == "Worth 4 points, and it costs nothing."


def test_three_turns_of_meeras() -> None:
    """The example of the rules page, played: CB-4.4, CB-5.1, CB-6.1, CB-8.3."""
    day = Day(3)
    day.guests("G01", "G10", "G12")
    day.row(0, "B01", "B24", "B56")
    day.coins(0, 3)
    day.hand(0, "B07", "B16", "B50", "B54")
    day.display("B30", "B02", "B03", "B04")
    assert day.read(day.forecast(0, "B07")["serving"]) == "Serves 2 of 3 for 2 coins: no Drink yet."
    day.play("add B16", "take B30")
    assert day.cafe(0).coins == 2
    day.serve_any()
    day.serve_any()
    day.play("serve B07")
    assert day.cafe(0).coins == 5
    assert day.view()["cafes"][0]["regulars"] == ["B07"]
    day.finish_turn()
    day.serve_any()
    day.serve_any()
    day.play("add B30")
    assert day.view()["cafes"][0]["guests"] == ["G01"]
    assert list(day.view()["cafes"][0]["points"].values()) == [0, 5, 2, 0, 4, 3]
    assert day.score(0) == 14
