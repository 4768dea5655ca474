"""The deck as data: what it holds, and how a broken one is refused."""

from __future__ import annotations

import pytest

from games.a_la_carte.tables import GAME, Shift
from potluck.kernel.errors import BadDeck
from potluck.language.teller import table_teller

HOUSE = GAME.house_deck()


def refusal(old: str, new: str) -> str:
    """The complaint about the house deck with one thing changed."""
    assert old in HOUSE
    with pytest.raises(BadDeck) as error:
        GAME.read_deck(HOUSE.replace(old, new, 1))
    return str(error.value)


def test_the_house_deck_is_the_printed_game() -> None:
    book = Shift().book
    dishes = book.dishes[:-1]
    assert len(dishes) == 20
    assert [dish.id for dish in dishes if dish.plain] == ["D01", "D02"]
    assert all(max(dish.recipe) <= 2 for dish in dishes)
    assert (min(dish.points for dish in dishes), max(dish.points for dish in dishes)) == (1, 6)
    crepe = book.dishes[-1]
    assert (crepe.green_min, crepe.green_max, crepe.burned_at, crepe.points) == (4, 6, 7, 5)
    assert sum(cup.copies for cup in book.cups) == 13
    assert len(book.faces) == 6
    assert len(book.catalogue) < 300


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ('id = "D02"', 'id = "D01"', "dish D01: id 'D01' is taken"),
        ('name = "Hippo in Burgundy"', 'name = ""', "dish D09: name must be a line of text"),
        ('colour = "violet"', 'colour = "green"', "dish D05: colour must be one of blue"),
        ("green_min = 5\ngreen_max = 6", "green_min = 5\ngreen_max = 4", "dish D02: green_max must be"),
        ("burned_at = 3", "burned_at = 2", "dish D01: burned_at must be a whole number from 3 to 7"),
        ("lemon = 1", "lemon = 3", "dish D03: lemon must be a whole number from 0 to 2"),
        ("green_min = 1\ngreen_max = 2", "green_min = 0\ngreen_max = 2", "dish D01: green_min must be at least 1"),
        ('id = "D01"', 'id = "crepe"', "dish crepe: id must be any word but crepe"),
        ("points = 6", "pionts = 6", "dish D19: points is missing"),
        ('[[crepe]]\nname = "Crêpe"', '[[crepe]]\nname = "Crêpe"\nlemon = 1', "crepe: there is no field 'lemon'"),
        ('id = "lemon"', 'id = "sugar"', "container sugar: id must be one of paprika"),
        ('[[container]]\nid = "herbs"\ngrains = 15\nsalt = 5\n', "", "container herbs is missing"),
        ("grains = 15", "grains = 0", "container paprika: grains must be a whole number from 1"),
        ('effect = "cool"', 'effect = "freeze"', "cup decrease: effect must be one of points"),
        ('effect = "actions"\ncopies = 2\namount = 3', 'effect = "actions"\ncopies = 2', "cup three_spoons: amount is"),
        ('does = "cup"', 'does = "tea"', "face 6: does must be one of heat"),
        ('[[flip]]\nhand = "shaky"', '[[flip]]\nhand = "steady"', "flip steady: hand is there twice"),
        ('movement = "dump"', 'movement = "dab"', "pour steady dab: hand and movement are there twice"),
        (
            'hand = "steady"\nmovement = "dab"\nnone = ',
            'hand = "steady"\nmovement = "dab"\nnone = 1',
            "pour steady dab:",
        ),
    ],
)
def test_a_broken_deck_is_refused_by_card_and_field(old: str, new: str, complaint: str) -> None:
    assert refusal(old, new).startswith(complaint)


def test_a_deck_needs_dishes_cups_a_die_one_crepe_and_all_odds() -> None:
    dishes = HOUSE[HOUSE.index("[[dish]]") : HOUSE.index("# Everybody has one")]
    three = "[[dish]]".join(dishes.split("[[dish]]")[:4])
    assert "at least 4, one for each cook" in refusal(dishes, three)
    cups = HOUSE
    for copies in (2, 3):
        cups = cups.replace(f"copies = {copies}", "copies = 0")
    with pytest.raises(BadDeck, match="copies are 0 together"):
        GAME.read_deck(cups)
    crepe = HOUSE[HOUSE.index("[[crepe]]") : HOUSE.index("# What a full")]
    assert "exactly one" in refusal(crepe, crepe + crepe)
    die = HOUSE.replace('does = "heat"\namount = 1', 'does = "cup"').replace('does = "all"\namount = 1', 'does = "cup"')
    with pytest.raises(BadDeck, match="no face that can heat by 1"):
        GAME.read_deck(die.replace('does = "choose"\namount = 3', 'does = "cup"'))
    last_pour = HOUSE[HOUSE.rindex("[[pour]]") : HOUSE.index("[[flip]]")]
    assert refusal(last_pour, "").startswith("pour shaky dump is missing")
    last_flip = HOUSE[HOUSE.rindex("[[flip]]") :]
    assert refusal(last_flip, "").startswith("flip shaky is missing")


def test_a_changed_number_is_played() -> None:
    deck = HOUSE.replace('effect = "actions"\ncopies = 2\namount = 3', 'effect = "actions"\ncopies = 2\namount = 1')
    shift = Shift(deck=deck)
    shift.give(0, "three_spoons")
    shift.play("cup three_spoons")
    assert shift.view()["extra_spoons"] == 1


def test_faces_are_made_from_the_data() -> None:
    shift = Shift()
    words = table_teller(shift.setup)
    faces = {face.id: face for face in GAME.faces(shift.book)}
    lines = {id: words.tell(face.effects[0]) for id, face in faces.items()}
    assert lines["D09"] == "Heat 3–5, burned at 6; needs 1 lemon and 2 pepper."
    assert lines["D01"] == "Heat 1–2, burned at 3; no seasoning."
    assert lines["crepe"] == "Heat 4–6, burned at 7; flip it picture side up."
    assert lines["three_spoons"] == "Three more actions after your normal ones."
    assert lines["victory_point"] == "Put it on your tray: 1 point at the end, safe from thieves."
    assert dict(faces["D09"].numbers) == {"points": 3, "heat-from": 3, "heat-to": 5, "burned-at": 6}
    assert faces["D09"].symbols == ["lemon", "pepper", "pepper"]
    assert (faces["crepe"].copies, faces["crepe"].symbols) == (4, [])
