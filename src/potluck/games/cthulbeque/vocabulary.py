"""The vocabulary of Cthulbeque's cards: kinds, traits, effects and spells as numbers, and the fields that set them."""

from __future__ import annotations

from typing import Final

NOTHING: Final = -1

MONSTER: Final = 0
RECIPE: Final = 1
INGREDIENT: Final = 2
ITEM: Final = 3
SPELL: Final = 4
ASSISTANT: Final = 5
KINDS: Final = ["monster", "recipe", "ingredient", "item", "spell", "assistant"]

NO_TRAIT: Final = 0
SLIPPERY: Final = 1
VENOMOUS: Final = 2
RESTLESS: Final = 3
HYPNOTIC: Final = 4
RICH: Final = 5
TRAITS: Final = ["none", "slippery", "venomous", "restless", "hypnotic", "rich"]

#: What a card in front of a chef changes, as places in his list of perks; bonuses and penalties apart (CT-A26).
COOKING_MORE: Final = 0
COOKING_FEWER: Final = 1
FIGHTING_MORE: Final = 2
FIGHTING_FEWER: Final = 3
FIRST_COOKING: Final = 4
CHALLENGE_DICE: Final = 5
TRIMS: Final = 6
COURAGE: Final = 7
SAVES_COOKING: Final = 8
SAVES_SANITY: Final = 9
CLUTTER: Final = 10
CLUTTER_ALWAYS: Final = 11
EXTRA_CARDS: Final = 12
NURSING: Final = 13
REST_COOKING: Final = 14
REST_SANITY: Final = 15
SKIPS_MANAGEMENT: Final = 16
CRITIC: Final = 17
HOLDS_HELPING: Final = 18
HOLDS_HUSH: Final = 19
#: What an Ingredient changes on its Monster.
STARS: Final = 20
FEAR: Final = 21
MONSTER_DICE: Final = 22
MONSTER_COOKING_DICE: Final = 23
REROLLS: Final = 24
HEALS: Final = 25
CALMS: Final = 26
EFFECTS: Final = 27

#: The fields of Items and Assistants: name, least, most, and the perk that a number above (or below) zero adds to.
TABLE_FIELDS: Final[list[tuple[str, int, int, int, int]]] = [
    ("cooking_dice", -3, 3, COOKING_MORE, COOKING_FEWER),
    ("fighting_dice", -3, 3, FIGHTING_MORE, FIGHTING_FEWER),
    ("first_cooking_dice", 0, 3, FIRST_COOKING, FIRST_COOKING),
    ("challenge_dice", 0, 3, CHALLENGE_DICE, CHALLENGE_DICE),
    ("trims", 0, 9, TRIMS, TRIMS),
    ("courage", 0, 5, COURAGE, COURAGE),
    ("saves_cooking", 0, 1, SAVES_COOKING, SAVES_COOKING),
    ("saves_sanity", 0, 1, SAVES_SANITY, SAVES_SANITY),
    ("clutter", 0, 5, CLUTTER, CLUTTER),
    ("clutter_always", 0, 5, CLUTTER_ALWAYS, CLUTTER_ALWAYS),
    ("extra_cards", 0, 3, EXTRA_CARDS, EXTRA_CARDS),
    ("nursing", 0, 3, NURSING, NURSING),
    ("rest_cooking", 0, 3, REST_COOKING, REST_COOKING),
    ("rest_sanity", 0, 3, REST_SANITY, REST_SANITY),
    ("skips_management", 0, 1, SKIPS_MANAGEMENT, SKIPS_MANAGEMENT),
    ("critic", 0, 9, CRITIC, CRITIC),
]
INGREDIENT_FIELDS: Final[list[tuple[str, int, int, int, int]]] = [
    ("stars", -9, 9, STARS, STARS),
    ("fear", -5, 5, FEAR, FEAR),
    ("monster_dice", -3, 3, MONSTER_DICE, MONSTER_DICE),
    ("monster_cooking_dice", -3, 3, MONSTER_COOKING_DICE, MONSTER_COOKING_DICE),
    ("rerolls", 0, 3, REROLLS, REROLLS),
    ("heals", 0, 9, HEALS, HEALS),
    ("calms", 0, 9, CALMS, CALMS),
]

SECOND_HELPING: Final = 0
HUSH: Final = 1
KNIT: Final = 2
QUIET: Final = 3
BANISH: Final = 4
LEFTOVERS: Final = 5
HEX: Final = 6
SWAP: Final = 7
SPELLS: Final = ["second helping", "hush", "knit", "quiet", "banish", "leftovers", "hex", "swap"]
SPELLS_WITH_AMOUNT: Final = [KNIT, QUIET, HEX]
