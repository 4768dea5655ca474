"""What Cake Auf!'s printed box holds: recipes, and the draw pile in the mix that was chosen."""

from __future__ import annotations

from typing import Any, cast

from potluck.games.cake_auf.cards import BAN, FIRE, ICONS, LAY, LIFT, Pantry, PantryCard
from potluck.games.cake_auf.text import effect_line
from potluck.kernel.game import Setup


def pack(setup: Setup) -> dict[str, Any]:
    """Everything that is printed, as plain data."""
    pantry = cast(Pantry, setup.deck)
    copies = pantry.copies(setup.options["actions"] == "publisher")
    recipes = [
        {
            "id": recipe.id,
            "name": recipe.name,
            "copies": 1,
            "kind": "recipe",
            "country": recipe.country,
            "needs": [pantry.cards[kind].name for kind in recipe.ingredients],
            "icons": [icon for number, icon in enumerate(ICONS) if recipe.icons >> number & 1],
        }
        for recipe in pantry.recipes
    ]
    drawn = [
        {
            "id": card.id,
            "name": card.name,
            "copies": copies[kind],
            "kind": kind_of(card),
            "fire": bool(card.icon & FIRE),
            "line": effect_line(card, pantry),
        }
        for kind, card in enumerate(pantry.cards)
        if copies[kind]
    ]
    ingredients = sum(copies[kind] for kind, card in enumerate(pantry.cards) if card.effect == LAY)
    mix = "the publisher's" if setup.options["actions"] == "publisher" else "the rulebook's"
    return {
        "parts": ["cards", "backs", "rules"],
        "decks": [{"back": "Recipe", "cards": recipes}, {"back": "Cake Auf!", "cards": drawn}],
        "assembly": {
            "pieces": [
                {"count": len(recipes), "name": "recipes", "how": "green backs; a pile of their own"},
                {"count": ingredients, "name": "ingredients", "how": "pink backs; shuffled with the actions"},
                {"count": sum(copies) - ingredients, "name": "actions", "how": f"pink backs; {mix} mix"},
            ],
            "steps": [
                "Print the cards on paper of 200 to 300 g/m², or on plain paper for sleeves, and cut along the marks.",
                "Shuffle the recipes by themselves; ingredients and actions make one draw pile.",
            ],
            "needs": ["Nothing. A real cake would not hurt."],
        },
    }


def kind_of(card: PantryCard) -> str:
    """The card's class as its players call it."""
    return {LAY: "ingredient", BAN: "ban", LIFT: "remedy"}.get(card.effect, "instant")
