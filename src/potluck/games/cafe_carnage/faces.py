"""The dishes as they are printed."""

from __future__ import annotations

from potluck.games.cafe_carnage.cards import COURSES, Dish, Menu
from potluck.kernel.game import CardFace
from potluck.kernel.phrases import Phrase


def faces(menu: Menu) -> list[CardFace]:
    """All dishes of a menu."""
    return [dish_face(dish) for dish in menu.dishes]


def dish_face(dish: Dish) -> CardFace:
    """A dish as it is printed."""
    value = Phrase("effect-value", {"value": dish.value})
    numbers = [("cost", dish.value), ("points", dish.value)]
    return CardFace(dish.id, dish.name, COURSES[dish.course], dish.copies, numbers, effects=[value], corner="cost")
