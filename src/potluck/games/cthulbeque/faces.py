"""Cards as they are printed: numbers, traits, and effects made from a card's fields."""

from __future__ import annotations

from typing import Final

from potluck.games.cthulbeque.cards import (
    ANY_FAMILY,
    INGREDIENT,
    INGREDIENT_FIELDS,
    KINDS,
    MONSTER,
    NO_TRAIT,
    RECIPE,
    SPELL,
    SPELLS,
    TABLE_FIELDS,
    TRAITS,
    Larder,
    LarderCard,
)
from potluck.games.cthulbeque.state import HAND, RECOVERS_ON, RESTS_ON
from potluck.kernel.game import CardFace
from potluck.kernel.phrases import Phrase, slug

#: The families that have a sigil, which is a symbol on their cards.
SIGILS: Final = ["Deep", "Dream", "Spore", "Grave", "Star"]


def faces(larder: Larder) -> list[CardFace]:
    """All cards of a deck."""
    return [face(card) for card in larder.cards]


def face(card: LarderCard) -> CardFace:
    """One card; a family that has no sigil, in a deck of one's own, is a name on it."""
    numbers: list[tuple[str, int]] = []
    traits: list[str] = []
    corner = ""
    family = "" if card.family == ANY_FAMILY else card.family
    if card.kind == MONSTER:
        numbers = [("threat", card.threat), ("fear", card.fear), ("stars", card.stars)]
        corner = "stars"
        if card.trait != NO_TRAIT:
            traits = [TRAITS[card.trait]]
    elif card.family == ANY_FAMILY:
        traits = ["any-family"]
    elif card.nuisance:
        traits = ["nuisance"]
    return CardFace(
        card.id,
        card.name,
        KINDS[card.kind],
        card.copies,
        numbers,
        symbols=[family.lower()] if family in SIGILS else [],
        traits=traits,
        effects=effects_of(card),
        corner=corner,
        also=[family] if family and family not in SIGILS else [],
    )


def effects_of(card: LarderCard) -> list[Phrase]:
    """What a card does, a phrase for each of its effects. A Monster's trait speaks for itself."""
    if card.kind == MONSTER:
        if card.trait != NO_TRAIT:
            return []
        return [Phrase("effect-monster", {"threat": card.threat, "fear": card.fear})]
    if card.kind == RECIPE:
        if card.family == ANY_FAMILY:
            return [Phrase("effect-recipe-any")]
        return [Phrase("effect-recipe", {"family": family_name(card.family)})]
    if card.kind == SPELL:
        return [spell_effect(card)]
    found: list[Phrase] = []
    for field, _, _, above, below in INGREDIENT_FIELDS if card.kind == INGREDIENT else TABLE_FIELDS:
        amount = card.amounts[above] or card.amounts[below]
        if amount:
            found.append(field_effect(field, amount))
    return found


def family_name(family: str) -> object:
    """A family in sentences: by its sigil's name, or as the deck has it."""
    return Phrase(f"symbol-{family.lower()}") if family in SIGILS else family


def spell_effect(card: LarderCard) -> Phrase:
    """What a Spell does once it is activated."""
    return Phrase(f"effect-{slug(SPELLS[card.spell])}", {"dice": card.amount})


def field_effect(field: str, amount: int) -> Phrase:
    """What one field of a card does: how much, whether that is more, and the number that comes of it."""
    key = f"effect-{field}"
    if field == "extra_cards":
        return Phrase(key, {"limit": HAND + amount})
    if field == "nursing":
        return Phrase(key, {"least": RECOVERS_ON - amount})
    if field in ("rest_cooking", "rest_sanity"):
        return Phrase(key, {"least": RESTS_ON - amount})
    return Phrase(key, {"amount": abs(amount), "more": amount > 0})
