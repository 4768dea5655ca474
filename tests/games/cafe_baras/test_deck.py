"""The house deck as the rules count it, and decks that cannot be played."""

from __future__ import annotations

from typing import cast

import pytest

from games.cafe_baras.tables import GAME, Day
from potluck.games.cafe_baras.cards import SYMBOLS
from potluck.kernel.errors import BadDeck
from potluck.kernel.phrases import Phrase
from potluck.language.teller import table_teller

SOURCE = GAME.house_deck()


def test_cb_1_1_the_house_deck_has_eighty_three_cards() -> None:
    """47 food, 20 decor, 16 equipment; 12 guests, 4 counters."""
    deck = Day(2).deck
    assert [sum(card.kind == kind for card in deck.cards) for kind in range(3)] == [47, 20, 16]
    assert len(deck.guests) == 12
    assert len(deck.counters) == 4
    symbols = [sum(card.provides.count(symbol) for card in deck.cards) for symbol in range(10)]
    assert dict(zip(SYMBOLS, symbols, strict=True)) == {
        "Tea": 7,
        "Coffee": 10,
        "Drink": 11,
        "Snack": 11,
        "Meal": 9,
        "Dessert": 10,
        "Rustic": 6,
        "Retro": 6,
        "Garden": 6,
        "Modern": 6,
    }


def test_the_house_customers_are_as_many_as_they_should_be() -> None:
    cards = Day(2).deck.cards
    assert [sum(len(card.wants) == count for card in cards) for count in (1, 2, 3, 4)] == [4, 25, 34, 20]
    sizes = [want.size for card in cards for want in card.wants]
    assert (sizes.count(2), sizes.count(3)) == (14, 3)
    assert [sum(card.prefers == prefers for card in cards) for prefers in (6, 7, 8, 9, -1)] == [16, 16, 16, 16, 19]


def test_the_catalogue_has_each_move_once() -> None:
    catalogue = Day(2).deck.catalogue
    assert len(catalogue) == 4 * 83 + 12 + 1
    assert catalogue.moves[0].key() == "done"


def test_a_changed_number_is_played() -> None:
    """CB-3.1: a copy of the deck where House Drip costs 5."""
    source = SOURCE.replace('cost = 1\nscore = 1\ncustomer = "Abelardo"', 'cost = 5\nscore = 1\ncustomer = "Abelardo"')
    assert source != SOURCE
    day = Day(2, deck=source)
    day.hand(0, "B01", "B02")
    day.play("add B01")
    assert day.view()["cafes"][0]["coins"] == 2


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ('id = "B02"', 'id = "B01"', "card B01: id 'B01' is taken"),
        ('name = "Cortado"', 'name = "House Drip"', "card B05: name 'House Drip' is taken"),
        ('kind = "equipment"', 'kind = "gadget"', "card B68: kind must be one of food, decor, equipment"),
        ('provides = ["Coffee", "Coffee"]', 'provides = ["Cocoa"]', "card B02: provides must be a list of Tea, Coffee"),
        ('provides = ["Coffee", "Coffee"]', 'provides = ["Retro"]', "card B02: provides must be a list of Tea, Coffee"),
        ('provides = ["Coffee", "Coffee"]', "provides = []", "card B02: provides must be a list of at least one"),
        ('kind = "equipment"', 'kind = "equipment"\nprovides = ["Tea"]', "card B68: provides must be left out"),
        ("cost = 3", "cost = -1", "card B02: cost must be a whole number from 0 to 20"),
        ("score = 2", "score = 21", "card B02: score must be a whole number from 0 to 20"),
        ('score = "per Coffee 1"', 'score = "per Cocoa 1"', "card B08: score has 'Cocoa' in 'per Cocoa 1'"),
        ('score = "per Coffee 1"', 'score = "per Coffee"', "card B08: score cannot be 'per Coffee'; allowed are"),
        ('score = "per Coffee 1"', 'score = "each Coffee 1"', "card B08: score cannot be 'each Coffee 1'; allowed are"),
        (
            'score = "per Coffee 1"',
            'score = "per Coffee x"',
            "card B08: score says per x; the number must be from 1 to",
        ),
        ('now = ["coins 2"]', 'now = ["coins 0"]', "card B03: now says coins 0; the number must be from 1 to 20"),
        ('now = ["coins 2"]', 'now = ["steal 2"]', "card B03: now cannot be 'steal 2'; allowed are coins N"),
        ('now = ["coins 2"]', 'now = ["coins_per"]', "card B03: now cannot be 'coins_per'"),
        ('now = ["coins 2"]', "now = [2]", "card B03: now must be a list of texts"),
        ('ongoing = ["tip Coffee"]', 'ongoing = ["tip Retro"]', "card B09: ongoing has 'Retro' in 'tip Retro'"),
        (
            'ongoing = ["hand_size 5"]',
            'ongoing = ["hand_size 4"]',
            "card B71: ongoing says hand_size 4; .* from 5 to 10",
        ),
        ('ongoing = ["discount food 1"]', 'ongoing = ["discount Tea 1"]', "card B72: ongoing has 'Tea'"),
        ('wants = ["Meal"]', "wants = []", "card B03: wants must be a list of 1 to 6"),
        ('wants = ["Meal"]', 'wants = ["Meal*2"]', "card B03: wants must be"),
        ('wants = ["Meal"]', 'wants = ["Coffee*1"]', "card B03: wants must be"),
        ('wants = ["Meal"]', 'wants = ["Retro"]', "card B03: wants must be"),
        ('prefers = "Rustic"', 'prefers = "Gothic"', "card B03: prefers must be one of Rustic, Retro, Garden, Modern"),
        ('customer = "Bartola"', "", "card B03: customer is missing"),
        ('customer = "Bartola"', 'customer = "Bartola"\nmood = 1', "card B03: there is no field 'mood'"),
        ('needs = ["food_types 6"]', 'needs = ["food_types 7"]', "guest G07: needs says food_types 7; .* from 1 to 6"),
        ('needs = ["decor_types 3"]', 'needs = ["decor_types 5"]', "guest G08: needs says decor_types 5"),
        ('needs = ["row 7"]', "needs = []", "guest G12: needs must be a list of at least one"),
        ('provides = ["Tea", "Coffee"]\n', 'provides = ["Retro"]\n', "counter K1: provides must be a list of Tea"),
        ("[[counter]]", "[[till]]", "counter"),
    ],
)
def test_a_broken_deck_is_told_card_and_field(old: str, new: str, complaint: str) -> None:
    assert old in SOURCE
    with pytest.raises(BadDeck, match=complaint):
        GAME.read_deck(SOURCE.replace(old, new, 1) if old != "[[counter]]" else SOURCE.replace(old, new))


@pytest.mark.parametrize(
    ("section", "keep", "complaint"),
    [("card", 19, "19 cards; four players need 20"), ("guest", 4, "4 guests"), ("counter", 3, "3 counters")],
)
def test_a_deck_must_be_large_enough_for_four(section: str, keep: int, complaint: str) -> None:
    head, *tables = SOURCE.split("[[")
    kept = []
    count = 0
    for table in tables:
        if table.startswith(f"{section}]]"):
            count += 1
            if count > keep:
                continue
        kept.append(table)
    with pytest.raises(BadDeck, match=complaint):
        GAME.read_deck("[[".join([head, *kept]))


def test_the_smallest_deck_can_be_played() -> None:
    """CB-A14, CB-A15, CB-A26: twenty cards for four players; everything is dealt, and it still ends."""
    head, *tables = SOURCE.split("[[")
    cards = [table for table in tables if table.startswith("card]]")][:20]
    source = "[[".join([head, *cards, *(table for table in tables if not table.startswith("card]]"))])
    day = Day(4, deck=source)
    assert day.view()["deck"] == 0
    while day.state.result is None:
        day.play(day.legal()[-1])
    assert GAME.census(day.state)["different cards"] == 20


def test_every_card_has_a_face() -> None:
    faces = GAME.faces(Day(2).deck)
    assert len(faces) == len({face.id for face in faces}) == 83 + 12 + 4
    by_id = {face.id: face for face in faces}
    words = table_teller(Day(2).setup)
    texts = {face.id: [words.tell(effect) for effect in face.effects] for face in faces}
    assert texts["B09"] == [
        "From now on: 1 coin more from each customer who gets Coffee.",
        "Worth 1 point.",
        "Burly wants a Coffee, a Drink and a Dessert, and prefers Retro.",
    ]
    assert (by_id["B09"].corner, by_id["B09"].numbers) == ("cost", [("cost", 3), ("points", 1)])
    assert texts["B05"][-1] == "Biscuit wants two Coffees and a Snack, and prefers Modern."
    assert (by_id["B05"].kind, by_id["B05"].also, by_id["B05"].traits) == ("food", ["Biscuit"], [])
    assert by_id["B02"].symbols == ["Coffee", "Coffee"]
    assert by_id["B49"].traits == ["passing"]
    assert texts["G03"] == ["Comes over to the first café with two Teas and a Dessert."]
    assert texts["K1"] == ["Your café starts here, with Tea and Coffee."]
    assert all(text.endswith(".") and text[0].isupper() for lines in texts.values() for text in lines)


@pytest.mark.parametrize(
    ("field", "clause", "text", "label"),
    [
        ("now", "coins 1", "Gain 1 coin.", "+1 coin"),
        (
            "now",
            "coins_per Tea Drink Meal",
            "Gain 1 coin for each Tea or Drink or Meal symbol in your café, your counter’s included.",
            "+1 per Tea or Drink or Meal",
        ),
        ("now", "draw 2", "After your refill draw 2 cards from the deck, even above your hand limit.", "Draw 2"),
        ("now", "swap 1", "Discard up to 1 card from your hand, then draw as many from the deck.", "Swap 1"),
        ("now", "refresh", "Discard the whole display and turn up four new cards.", "New display"),
        ("now", "serve_again", "You may serve one more customer from your hand now.", "Serve one more"),
        ("now", "others 1", "Every other player gains 1 coin.", "others +1"),
        ("ongoing", "tip Tea", "From now on: 1 coin more from each customer who gets Tea.", "Tea tips +1"),
        (
            "ongoing",
            "full_service 2",
            "From now on: 2 coins more from each customer who gets everything they want.",
            "All served +2",
        ),
        (
            "ongoing",
            "coffee_relief 1",
            "From now on: a wish for several Coffees needs one fewer, but at least one.",
            "Big orders −1",
        ),
        ("ongoing", "hand_size 5", "From now on: refill your hand to five cards.", "Hand of five"),
        ("ongoing", "discount decor 1", "From now on: decor cards cost you 1 coin less.", "Decor −1"),
        ("ongoing", "regular_coins 2", "From now on: gain 2 coins whenever you gain a regular.", "+2 per regular"),
    ],
)
def test_a_text_has_a_sentence_and_a_label(field: str, clause: str, text: str, label: str) -> None:
    source = SOURCE.replace('now = ["coins 2"]', f'{field} = ["{clause}"]', 1)
    setup = GAME.setup(2, {}, source)
    face = next(face for face in GAME.faces(setup.deck) if face.id == "B03")
    words = table_teller(setup)
    assert (words.tell(face.effects[0]), words.tell(face.effects[0], "short")) == (text, label)


@pytest.mark.parametrize(
    ("score", "text", "points", "per"),
    [
        ("2", "Worth 2 points.", 2, None),
        ('"per Tea 1"', "Worth 1 point for each Tea symbol in your café.", 1, "Tea"),
        ('"pair Meal Drink 2"', "Worth 2 points for each pair of a Meal and a Drink symbol in your café.", 2, "pair"),
        ('"variety_food 1"', "Worth 1 point for each different food in your café.", 1, "foods"),
        ('"variety_decor 2"', "Worth 2 points for each different decor in your café.", 2, "decors"),
        ('"per_regular 2"', "Worth 2 points for each of your regulars.", 2, "regulars"),
        ('"per_regular_decor Garden 2"', "Worth 2 points for each of your regulars who prefers Garden.", 2, "Garden"),
        ('"per_guest 2"', "Worth 2 points for each special guest you have claimed.", 2, "guests"),
        ('"per_coins 3"', "Worth 1 point more for every 3 coins you have left.", 1, "coins"),
    ],
)
def test_a_score_has_a_sentence_and_a_mark(score: str, text: str, points: int, per: str | None) -> None:
    setup = GAME.setup(2, {}, SOURCE.replace("score = 1\n", f"score = {score}\n", 1))
    worth = GAME.faces(setup.deck)[0].effects[0]
    assert table_teller(setup).tell(worth) == text
    assert (worth.facts["points"], worth.facts.get("per")) == (points, per)


@pytest.mark.parametrize(
    ("need", "text", "mark"),
    [
        ("symbols Rustic 2", "two Rustic symbols", "Rustic"),
        ("symbols Snack 1", "a Snack", "Snack"),
        ("food_types 6", "all six different foods", "foods"),
        ("food_types 4", "four different foods", "foods"),
        ("decor_types 3", "three different decors", "decors"),
        ("same_decor 2", "two symbols of the same decor", "same"),
        ("cards equipment 3", "three equipment cards", "equipment"),
        ("cards food 12", "12 food cards", "row"),
        ("regular_decors 2", "regulars who prefer two different decors", "regulars"),
        ("row 7", "seven cards in the row", "row"),
    ],
)
def test_a_need_has_words_and_a_mark(need: str, text: str, mark: str) -> None:
    setup = GAME.setup(2, {}, SOURCE.replace('needs = ["symbols Snack 2"]', f'needs = ["{need}"]', 1))
    face = next(face for face in GAME.faces(setup.deck) if face.id == "G01")
    needs = cast(list[Phrase], face.effects[0].facts["needs"])
    assert table_teller(setup).tell(needs[0]) == text
    assert needs[0].facts.get("mark", needs[0].facts.get("symbol")) == mark
