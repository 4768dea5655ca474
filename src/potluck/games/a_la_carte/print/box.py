"""What À la carte's printed box holds: dishes as rounds, stoves, pans, cups, the die, and where things lie."""

from __future__ import annotations

from typing import Any, cast

from potluck.games.a_la_carte import text
from potluck.games.a_la_carte.cards import COLOURS, FACES, MOST_SEATS, Cookbook, Dish
from potluck.games.a_la_carte.moves import CONDIMENTS
from potluck.kernel.game import Setup
from potluck.kernel.words import listed, plural

STARS = 9
SPOONS = 3
BEADS = {"paprika": "red", "lemon": "yellow", "pepper": "black", "herbs": "green"}


def pack(setup: Setup) -> dict[str, Any]:
    """Everything that is printed, as plain data."""
    book = cast(Cookbook, setup.deck)
    dishes = [round_of(dish) for dish in book.dishes]
    cups = [
        {"id": cup.id, "name": cup.name, "copies": cup.copies, "line": text.cup_line(cup)}
        for cup in book.cups
        if cup.copies
    ]
    faces = [{"does": FACES[face.does], "amount": face.amount} for face in book.faces]
    salt = sum(container.salt for container in book.containers)
    beads = [f"{container.grains} {BEADS[container.id]}" for container in book.containers]
    die_how = "chits: draw one from a cup instead of rolling"
    die_steps: list[str] = []
    if len(faces) == 6:
        die_how = "a net to fold and glue"
        die_steps = ["Die: score the lines, fold, and glue the tabs; a few grains of rice inside keep it honest."]
    count = len(book.dishes) - 1
    return {
        "parts": ["cards", "backs", "board", "tokens", "sheets", "rules"],
        "decks": [],
        "dishes": dishes,
        "cups": cups,
        "faces": faces,
        "containers": [{"id": it.id, "grains": it.grains, "salt": it.salt} for it in book.containers],
        "cooks": MOST_SEATS,
        "stars": STARS,
        "spoons": SPOONS,
        "assembly": {
            "pieces": [
                {
                    "count": count,
                    "name": "dishes",
                    "how": "rounds: recipe on one side, picture on the other",
                },
                {"count": MOST_SEATS, "name": "crêpes", "how": "rounds, one a cook; cardboard, or they will not fly"},
                {"count": MOST_SEATS, "name": "stoves", "how": "each with a knob that is pinned through its middle"},
                {"count": MOST_SEATS, "name": "pans", "how": "cut out with their handles; a dish lies inside"},
                {"count": sum(c["copies"] for c in cups), "name": "coffee cups", "how": "round; ability on one side"},
                {
                    "count": 1,
                    "name": "heating die",
                    "how": die_how,
                },
                {"count": STARS, "name": "stars", "how": "round; one for each perfect dish"},
                {"count": SPOONS, "name": "spoons", "how": "they count a turn's actions"},
                {"count": MOST_SEATS, "name": "trays", "how": "for served dishes, stars and points"},
                {"count": 3, "name": "places", "how": "coffee tray, sink and trash can"},
                {"count": len(CONDIMENTS), "name": "shaker labels", "how": "to wrap round a bottle or a tin"},
            ],
            "steps": [
                "Glue the rounds' sheets onto thin cardboard before you cut; or print both sides on heavy paper.",
                "Stoves: glue onto 2 mm cardboard. Pierce stove and knob at the cross, and join them with a paper "
                "fastener so that the knob turns with a little resistance.",
                *die_steps,
                "Shakers: four small bottles with a neck of about 12 mm, or tins with one hole in the lid; wrap a "
                "label round each and fill in what it says.",
            ],
            "needs": [
                f"Beads of 5 to 6 mm: {listed(beads)}; {plural(salt, 'white one')} for the salt; a few spares.",
                "Four paper fasteners, four small bottles or tins, scissors, glue.",
                "For the crêpe a real small pan, or a saucer with a rim: that flip cannot be printed.",
            ],
        },
    }


def round_of(dish: Dish) -> dict[str, Any]:
    """A dish's two sides."""
    return {
        "id": dish.id,
        "name": dish.name,
        "copies": MOST_SEATS if dish.colour < 0 else 1,
        "colour": "crepe" if dish.colour < 0 else COLOURS[dish.colour],
        "green": [dish.green_min, dish.green_max],
        "red": dish.burned_at,
        "grains": [kind for number, kind in enumerate(CONDIMENTS) for _ in range(dish.recipe[number])],
        "points": dish.points,
    }
