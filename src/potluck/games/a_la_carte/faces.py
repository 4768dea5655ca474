"""The dishes and the coffee cups as they are printed."""

from __future__ import annotations

from potluck.games.a_la_carte.cards import COLOURS, EFFECTS, POINTS, Cookbook, Cup, Dish, counted, heat_range
from potluck.games.a_la_carte.moves import CONDIMENTS
from potluck.kernel.game import CardFace
from potluck.kernel.phrases import Phrase


def faces(book: Cookbook, cooks: int) -> list[CardFace]:
    """All dishes and cups; of the crêpe there is one for each cook that there can be."""
    return [dish_face(dish, cooks) for dish in book.dishes] + [cup_face(cup) for cup in book.cups]


def dish_face(dish: Dish, cooks: int) -> CardFace:
    """A dish as it is printed; a crêpe has no colour, and everybody has one."""
    crepe = dish.colour < 0
    numbers = [
        ("points", dish.points),
        ("heat-from", dish.green_min),
        ("heat-to", dish.green_max),
        ("burned-at", dish.burned_at),
    ]
    symbols = [kind for number, kind in enumerate(CONDIMENTS) for _ in range(dish.recipe[number])]
    heat: dict[str, object] = {"range": heat_range(dish), "burned": dish.burned_at}
    recipe = Phrase("effect-recipe", {**heat, "grains": counted(dish.recipe)})
    if crepe:
        recipe = Phrase("effect-crepe", heat)
    elif dish.plain:
        recipe = Phrase("effect-plain", heat)
    kind = "crepe" if crepe else COLOURS[dish.colour]
    return CardFace(
        dish.id, dish.name, kind, cooks if crepe else 1, numbers, symbols, effects=[recipe], corner="points"
    )


def cup_face(cup: Cup) -> CardFace:
    """A coffee cup's open side."""
    numbers = [("points", cup.amount)] if cup.effect == POINTS else []
    effect = Phrase(f"effect-cup-{EFFECTS[cup.effect]}", {"amount": cup.amount})
    return CardFace(cup.id, cup.name, "cup", cup.copies, numbers, effects=[effect])
