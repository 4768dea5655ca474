"""The deck as data: the house deck's totals, decks of one's own, and what a broken one is told."""

from __future__ import annotations

import re

import pytest

from games.cake_auf.tables import FREEZER, GAME, MOCHI, OUTAGE, RESTORED, TIRAMISU
from potluck.kernel.chance import fast
from potluck.kernel.errors import BadDeck
from potluck.language.teller import table_teller

HOUSE = GAME.house_deck()


def test_ca_a1_the_house_deck_has_the_icons_and_numbers_that_it_should() -> None:
    faces = GAME.faces(GAME.read_deck(HOUSE))
    recipes = [face for face in faces if face.kind == "recipe"]
    assert len(recipes) == 23
    sizes = [dict(recipe.numbers)["ingredients"] for recipe in recipes]
    assert [sizes.count(size) for size in (3, 4, 5)] == [8, 12, 3]
    icons = [sum(icon in recipe.symbols for recipe in recipes) for icon in ("power", "fire", "fridge", "overnight")]
    assert icons == [11, 16, 9, 7]
    assert sum(face.copies for face in faces if face.kind == "ingredient") == 39


def test_every_card_has_a_face_with_a_sentence() -> None:
    setup = GAME.setup(2, {})
    words = table_teller(setup)
    faces = {face.id: face for face in GAME.faces(setup.deck)}
    assert len(faces) == 23 + 8 + 9
    lines = {id: words.tell(face.effects[0]) for id, face in faces.items()}
    assert all(line.endswith(".") for line in lines.values())
    assert lines[MOCHI] == "Needs Flour (2) and Sugar."
    assert "needs power" in lines[OUTAGE]
    assert lines[RESTORED] == "Lifts a Power Outage from any recipe."
    tiramisu = faces[TIRAMISU]
    assert (tiramisu.also, tiramisu.symbols) == (["Italy"], ["power", "fridge", "overnight"])
    assert (tiramisu.numbers, tiramisu.corner) == ([("ingredients", 4)], "ingredients")
    assert faces[OUTAGE].numbers == [("publisher-copies", 4)]
    assert [faces[id].kind for id in ("flour", OUTAGE, RESTORED, FREEZER)] == ["ingredient", "ban", "remedy", "instant"]


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("copies = 7", "copies = 0", r"ingredient flour: copies must be a whole number from 1 to 99"),
        ("copies = 7", "copies = 1", r"recipe C17: ingredients asks for 2 flour, and the deck has 1"),
        ('name = "Sugar"', 'name = "Flour"', r"ingredient sugar: name 'Flour' is taken"),
        ('id = "sugar"', 'id = "flour"', r"ingredient flour: id 'flour' is taken"),
        ('effect = "picky"', 'effect = "greedy"', r"action picky-eater: effect must be one of ban, lift"),
        ('effect = "picky"', 'effect = "one for one"', r"action 1-for-one: effect and icon are those of picky-eater"),
        ('icon = "fridge"', 'icon = "moon"', r"action freezer-burn: icon must be one of power, fire, fridge"),
        ("rulebook = 4", "rulebook = -1", r"action picky-eater: rulebook must be a whole number from 0 to 99"),
        ("publisher = 5", "publisher = 0", r"action fire-alarm: publisher has copies of it, but no card that lifts it"),
        ('"eggs", "sugar", "milk", "chocolate"', '"onion"', r"recipe C01: ingredients must be a list of flour, sugar"),
        ('"eggs", "sugar", "milk", "chocolate"', "", r"recipe C01: ingredients must be one to eight"),
        ('icons = ["fire", "fridge"]', 'icons = ["gas"]', r"recipe C03: icons must be a list of power, fire"),
        ('country = "Italy"', 'contry = "Italy"', r"recipe C01: country is missing"),
        ('country = "Italy"', 'country = "Italy"\npoints = 3', r"recipe C01: there is no field 'points'"),
        ('id = "C02"', 'id = "C01"', r"recipe C01: id 'C01' is taken"),
    ],
)
def test_a_broken_deck_is_told_what_is_wrong(old: str, new: str, complaint: str) -> None:
    assert old in HOUSE
    with pytest.raises(BadDeck, match=complaint):
        GAME.read_deck(HOUSE.replace(old, new, 1))


def test_too_few_recipes_or_cards_cannot_be_played() -> None:
    cut = HOUSE[: HOUSE.index('[[recipe]]\nid = "C08"')]
    with pytest.raises(BadDeck, match="7 recipes"):
        GAME.read_deck(cut)
    with pytest.raises(BadDeck, match="rulebook mix has 17 cards"):
        GAME.read_deck(
            re.sub(r"(copies|rulebook|publisher) = \d+", r"\1 = 1", HOUSE).replace("copies = 1", "copies = 1")
        )


def test_a_deck_of_ones_own_is_played() -> None:
    source = HOUSE.replace('effect = "ban"\nicon = "fire"', 'effect = "ban"\nicon = "fridge"')
    source = source.replace('effect = "lift"\nicon = "fire"', 'effect = "lift"\nicon = "fridge"')
    setup = GAME.setup(3, {}, source)
    catalogue = setup.deck.catalogue
    assert catalogue.named("ban fire-alarm C14") is not None, "Kulfi is in the fridge"
    assert catalogue.named("ban fire-alarm C08") is None, "Churros are not"
    state = setup.start(fast("own deck"))
    choice = fast("own choice")
    while (seat := state.next_seat()) >= 0:
        moves = state.legal(seat)
        state.apply(seat, moves[choice.below(len(moves))])
    assert state.outcome() is not None


def test_a_deck_without_switcheroos_and_picky_eaters_has_no_such_moves() -> None:
    parts = HOUSE.split("[[action]]")
    kept = [part for part in parts if 'effect = "switch recipes"' not in part and 'effect = "picky"' not in part]
    keys = list(GAME.read_deck("[[action]]".join(kept)).catalogue.codes)
    assert not [key for key in keys if key.startswith(("switch C", "swap"))]
