"""What À la carte's printed box holds: dishes as rounds, stoves, pans, cups, the die, and where things lie."""

from __future__ import annotations

from typing import Any, cast

from potluck.games.a_la_carte.cards import COLOURS, FACES, MOST_SEATS, Cookbook, Dish
from potluck.games.a_la_carte.faces import cup_face
from potluck.games.a_la_carte.moves import CONDIMENTS
from potluck.kernel.game import Setup
from potluck.kernel.phrases import Phrase, Words

STARS = 9
SPOONS = 3
DIE = 6


def pack(setup: Setup, words: Words) -> dict[str, Any]:
    """Everything that is printed, as plain data."""
    book = cast(Cookbook, setup.deck)
    cups = [
        {"id": cup.id, "name": words.card(cup.id), "copies": cup.copies, "line": words.tell(cup_face(cup).effects[0])}
        for cup in book.cups
        if cup.copies
    ]
    return {
        "parts": ["cards", "backs", "board", "tokens", "sheets", "rules"],
        "decks": [],
        "dishes": [round_of(dish, words) for dish in book.dishes],
        "cups": cups,
        "faces": [{"does": FACES[face.does], "amount": face.amount} for face in book.faces],
        "containers": [
            {
                "id": it.id,
                "name": words.say(f"shaker-{it.id}", form="label"),
                "line": words.say("print-shaker-holds", {"grains": it.grains, "salt": it.salt}),
            }
            for it in book.containers
        ],
        "cooks": MOST_SEATS,
        "stars": STARS,
        "spoons": SPOONS,
        "words": box_words(words),
        "assembly": {
            "pieces": pieces(book, sum(cup.copies for cup in book.cups), words),
            "steps": steps(book, words),
            "needs": needs(book, words),
        },
    }


def pieces(book: Cookbook, cups: int, words: Words) -> list[dict[str, Any]]:
    """What there is to cut out, and how."""
    die = "die" if len(book.faces) == DIE else "die-chits"
    listed = [
        (len(book.dishes) - 1, "dishes"),
        (MOST_SEATS, "crepes"),
        (MOST_SEATS, "stoves"),
        (MOST_SEATS, "pans"),
        (cups, "cups"),
        (1, die),
        (STARS, "stars"),
        (SPOONS, "spoons"),
        (MOST_SEATS, "trays"),
        (3, "places"),
        (len(CONDIMENTS), "labels"),
    ]
    found: list[dict[str, Any]] = []
    for count, piece in listed:
        name = words.say(f"print-piece-{piece}")
        found.append({"count": count, "name": name, "how": words.say(f"print-piece-{piece}", form="how")})
    return found


def steps(book: Cookbook, words: Words) -> list[str]:
    """How to put it together."""
    die = [words.say("print-step-die")] if len(book.faces) == DIE else []
    return [words.say("print-step-rounds"), words.say("print-step-stoves"), *die, words.say("print-step-shakers")]


def needs(book: Cookbook, words: Words) -> list[str]:
    """What cannot be printed."""
    beads: list[object] = [Phrase(f"print-beads-{it.id}", {"count": it.grains}) for it in book.containers]
    salt = sum(it.salt for it in book.containers)
    return [
        words.say("print-need-beads", {"beads": beads, "salt": salt}),
        words.say("print-need-tools"),
        words.say("print-need-pan"),
    ]


def box_words(words: Words) -> dict[str, Any]:
    """The words that `box.typ` prints beside the data."""
    return {
        "no-seasoning": words.say("no-seasoning"),
        "pan-here": words.say("print-pan-here"),
        "heat": words.say("print-heat"),
        "stoves": [words.say("print-stove", {"number": n + 1}) for n in range(MOST_SEATS)],
        "stoves-footer": words.say("print-footer-stoves"),
        "trays-footer": words.say("print-footer-trays"),
        "places-footer": words.say("print-footer-places"),
        "face-cup": words.say("print-face-cup"),
        "face-all": words.say("print-face-all"),
        "face-choose": words.say("print-face-choose"),
        "glue": words.say("print-glue"),
        "served-here": [words.say("print-served-here"), words.say("print-served-here", form="more")],
        "served-by": words.say("print-served-by"),
        "perfect": words.say("print-perfect"),
        "point-cups": words.say("print-point-cups"),
        "goal": words.say("print-goal"),
        "places": {
            "tray": [words.say("print-place-tray"), words.say("print-place-tray", form="line")],
            "used": [words.say("print-place-used"), words.say("print-place-used", form="line")],
            "sink": [words.say("print-place-sink"), words.say("print-place-sink", form="line")],
            "trash": [words.say("print-place-trash"), words.say("print-place-trash", form="line")],
        },
        "cups-do": words.say("print-cups-do"),
    }


def round_of(dish: Dish, words: Words) -> dict[str, Any]:
    """A dish's two sides."""
    return {
        "id": dish.id,
        "name": words.card(dish.id),
        "copies": MOST_SEATS if dish.colour < 0 else 1,
        "colour": "crepe" if dish.colour < 0 else COLOURS[dish.colour],
        "green": [dish.green_min, dish.green_max],
        "red": dish.burned_at,
        "grains": [kind for number, kind in enumerate(CONDIMENTS) for _ in range(dish.recipe[number])],
        "points": dish.points,
    }
