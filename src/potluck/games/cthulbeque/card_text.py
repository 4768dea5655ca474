"""Cards as people see them: a card's sentence is made from its data, never written twice."""

from __future__ import annotations

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
from potluck.games.cthulbeque.state import HAND
from potluck.games.cthulbeque.steps.draw_or_recuperate import RESTS_ON
from potluck.games.cthulbeque.steps.recovery import RECOVERS_ON
from potluck.kernel.game import CardFace
from potluck.kernel.words import plural

TRAIT_LINES = {
    "slippery": "Slippery: a tied Test places no counter.",
    "venomous": "Venomous: a wound costs two Cooking dice.",
    "restless": "Restless: counts as two Monsters in kitchen management.",
    "hypnotic": "Hypnotic: one Test an attempt, no going on.",
    "rich": "Rich: one star more if cooked with a Recipe.",
}
SPELL_LINES = {
    "second helping": "After a Test roll of yours: re-roll any of your dice once.",
    "hush": "Before a Sanity check of yours: it succeeds cleanly, without a roll.",
    "knit": "In your turn: recover up to {dice} of Cooking.",
    "quiet": "In your turn: recover up to {dice} of Sanity.",
    "banish": "In your turn: discard one Monster from any Kitchen.",
    "leftovers": "In your turn: the topmost Monster of the discard pile comes to your Kitchen.",
    "hex": "In your turn: another chef's next Test at a Monster, up to the end of his turn, has {dice} fewer.",
    "swap": "In your turn: exchange a Monster of your Kitchen with one of another Kitchen; Recipes go home.",
}


def signed(amount: int, one: str) -> str:
    """One die more, two dice fewer."""
    many = "dice" if one == "die" else None
    return f"{plural(abs(amount), one, many)} {'more' if amount > 0 else 'fewer'}"


def effect_line(field: str, amount: int) -> str:
    """What one field of a card does, without a full stop."""
    lines = {
        "cooking_dice": f"you roll {signed(amount, 'die')} when cooking",
        "fighting_dice": f"you roll {signed(amount, 'die')} when fighting",
        "first_cooking_dice": f"you roll {signed(amount, 'die')} in the first cooking Test of each of your turns",
        "challenge_dice": f"you roll {signed(amount, 'die')} in every Test of a challenge played on you",
        "trims": f"when you kill a Monster, remove up to {plural(amount, 'damage counter')} before serving it",
        "courage": f"Fear is {amount} lower for you",
        "saves_cooking": "discard it to ignore the loss of one Cooking die",
        "saves_sanity": "discard it to ignore the loss of one Sanity die",
        "clutter": f"a Kitchen with Monsters counts {amount} more in kitchen management",
        "clutter_always": f"your Kitchen counts {amount} more in kitchen management, even when it is empty",
        "extra_cards": f"you draw up to {HAND + amount} cards",
        "nursing": f"you recover on {RECOVERS_ON - amount} or more in the Hospital and the Asylum",
        "rest_cooking": f"you recuperate Cooking dice on {RESTS_ON - amount} or more",
        "rest_sanity": f"you recuperate Sanity dice on {RESTS_ON - amount} or more",
        "skips_management": "you skip kitchen management",
        "critic": f"{plural(amount, 'point')} at the end if three of your dishes carry no damage",
        "stars": f"{signed(amount, 'star')} when served",
        "fear": f"Fear is {abs(amount)} {'higher' if amount > 0 else 'lower'} in a Kitchen",
        "monster_dice": f"the Monster rolls {signed(amount, 'die')}",
        "monster_cooking_dice": f"the Monster rolls {signed(amount, 'die')} when it is cooked",
        "rerolls": f"re-roll {plural(amount, 'die', 'dice')}, one at a time, in each cooking Test on it",
        "heals": f"up to {plural(amount, 'damage counter')} come off when it is served",
        "calms": f"when cooked, its chef recovers {plural(amount, 'lost Sanity die', 'lost Sanity dice')}",
    }
    return lines[field]


def card_line(card: LarderCard) -> str:
    """A card's effect in a sentence or two, made from its data."""
    if card.kind == MONSTER:
        return "" if card.trait == NO_TRAIT else TRAIT_LINES[TRAITS[card.trait]]
    if card.kind == RECIPE:
        family = "any Monster" if card.family == ANY_FAMILY else f"a {card.family} Monster"
        return f"For {family}: one die re-rolled in each cooking Test, and one star more."
    if card.kind == SPELL:
        return SPELL_LINES[SPELLS[card.spell]].format(dice=plural(card.amount, "die", "dice"))
    parts: list[str] = []
    for field, _, _, above, below in INGREDIENT_FIELDS if card.kind == INGREDIENT else TABLE_FIELDS:
        amount = card.amounts[above] or card.amounts[below]
        if amount:
            parts.append(effect_line(field, amount))
    line = "; ".join(parts)
    return f"{line[0].upper()}{line[1:]}."


def face(card: LarderCard) -> CardFace:
    """One card for people to look at."""
    details: list[str] = []
    corner = ""
    if card.kind == MONSTER:
        corner = f"★{card.stars}"
        details = [card.family, f"Threat {card.threat}", f"Fear {card.fear}", plural(card.stars, "star")]
        if card.trait != NO_TRAIT:
            details.append(TRAITS[card.trait])
    elif card.kind == RECIPE:
        details = ["any family" if card.family == ANY_FAMILY else card.family]
    elif card.nuisance:
        details = ["nuisance"]
    return CardFace(card.id, card.name, KINDS[card.kind], card.copies, corner, details, card_line(card))


def faces(larder: Larder) -> list[CardFace]:
    """All cards of a deck."""
    return [face(card) for card in larder.cards]
