"""What Cake Auf!'s printed box holds: recipes, and the draw pile in the mix that was chosen."""

from __future__ import annotations

from typing import Any, cast

from potluck.games.cake_auf.cards import FIRE, LAY, Pantry, icon_names
from potluck.games.cake_auf.faces import effect_of, kind_of
from potluck.kernel.game import Setup
from potluck.kernel.phrases import Words


def pack(setup: Setup, words: Words) -> dict[str, Any]:
    """Everything that is printed, as plain data."""
    pantry = cast(Pantry, setup.deck)
    mix = setup.options["actions"]
    copies = pantry.copies(mix == "publisher")
    recipes = [
        {
            "id": recipe.id,
            "name": recipe.name,
            "copies": 1,
            "kind": "recipe",
            "country": recipe.country,
            "needs": [pantry.cards[kind].name for kind in recipe.ingredients],
            "icons": icon_names(recipe.icons),
        }
        for recipe in pantry.recipes
    ]
    drawn = [
        {
            "id": card.id,
            "name": card.name,
            "copies": copies[kind],
            "kind": kind_of(card),
            "label": words.word("kind", kind_of(card)),
            "fire": bool(card.icon & FIRE),
            "line": words.say("print-lay") if card.effect == LAY else words.tell(effect_of(card, kind, pantry)),
        }
        for kind, card in enumerate(pantry.cards)
        if copies[kind]
    ]
    ingredients = sum(copies[kind] for kind, card in enumerate(pantry.cards) if card.effect == LAY)
    recipe_back = words.word("kind", "recipe")
    return {
        "parts": ["cards", "backs", "rules"],
        "decks": [{"back": recipe_back, "cards": recipes}, {"back": setup.game.title, "cards": drawn}],
        "words": {"recipe-back": recipe_back},
        "assembly": {
            "pieces": [
                {
                    "count": len(recipes),
                    "name": words.say("print-recipes"),
                    "how": words.say("print-recipes", form="how"),
                },
                {
                    "count": ingredients,
                    "name": words.say("print-ingredients"),
                    "how": words.say("print-ingredients", form="how"),
                },
                {
                    "count": sum(copies) - ingredients,
                    "name": words.say("print-actions", {"mix": mix}),
                    "how": words.say("print-actions", {"mix": mix}, form="how"),
                },
            ],
            "steps": [words.say("print-step-cut"), words.say("print-step-shuffle")],
            "needs": [words.say("print-needs-nothing")],
        },
    }
