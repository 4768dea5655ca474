"""Cake Auf!'s cards as they are printed: recipes first, then the draw pile."""

from __future__ import annotations

from potluck.games.cake_auf.cards import (
    BAN,
    LAY,
    LIFT,
    ONE_FOR_ONE,
    PICKY,
    SWITCH_HANDS,
    SWITCH_RECIPES,
    Pantry,
    PantryCard,
    Recipe,
    icon_names,
)
from potluck.kernel.game import CardFace
from potluck.kernel.phrases import Phrase


def faces(pantry: Pantry) -> list[CardFace]:
    """All cards for people to look at."""
    recipes = [recipe_face(recipe, pantry) for recipe in pantry.recipes]
    return recipes + [card_face(card, kind, pantry) for kind, card in enumerate(pantry.cards)]


def recipe_face(recipe: Recipe, pantry: Pantry) -> CardFace:
    """A recipe: its country, its icons, and what it needs."""
    needs = Phrase("effect-needs", {"cards": pantry.amounts(recipe.ingredients)})
    return CardFace(
        recipe.id,
        recipe.name,
        "recipe",
        1,
        numbers=[("ingredients", len(recipe.ingredients))],
        symbols=icon_names(recipe.icons),
        effects=[needs],
        corner="ingredients",
        also=[recipe.country],
    )


def card_face(card: PantryCard, kind: int, pantry: Pantry) -> CardFace:
    """An ingredient or an action; its copies are the rulebook's mix."""
    numbers: list[tuple[str, int]] = []
    if card.rulebook != card.publisher:
        numbers.append(("publisher-copies", card.publisher))
    effects = [effect_of(card, kind, pantry)]
    return CardFace(card.id, card.name, kind_of(card), card.rulebook, numbers=numbers, effects=effects)


def kind_of(card: PantryCard) -> str:
    """The card's class as its players call it."""
    if card.effect == LAY:
        return "ingredient"
    if card.effect == BAN:
        return "ban"
    return "remedy" if card.effect == LIFT else "instant"


def effect_of(card: PantryCard, kind: int, pantry: Pantry) -> Phrase:
    """What a card of the draw pile does."""
    if card.effect == LAY:
        return Phrase("effect-lay", {"count": sum([1 for recipe in pantry.recipes if kind in recipe.ingredients])})
    if card.effect == BAN:
        return Phrase("effect-ban", {"need": card.need()})
    if card.effect == LIFT:
        return Phrase("effect-lift", {"ban": pantry.lifted_by(card)})
    if card.effect == SWITCH_RECIPES:
        return Phrase("effect-switch-recipes")
    if card.effect == SWITCH_HANDS:
        return Phrase("effect-switch-hands")
    if card.effect == PICKY:
        return Phrase("effect-picky")
    if card.effect == ONE_FOR_ONE:
        return Phrase("effect-one-for-one")
    return Phrase("effect-burn", {"need": card.need()})
