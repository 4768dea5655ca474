"""Who will win, as far as the cards show it: what is counted for each baker, and how much it weighs.

The weights were fitted to matches between regulars by `python bench/outlook.py cake-auf --every 7`.
"""

from __future__ import annotations

from math import exp
from typing import Final

from potluck.games.cake_auf.cards import BAN, LAY, LIFT, PICKY, SWITCH_RECIPES, Pantry
from potluck.games.cake_auf.state import MULLIGANS, ROUNDS, Baker, Bakery, Dish

STAGES: Final = ROUNDS
FEATURES: Final = [
    "finished",
    "dishes left",
    "ingredients missing",
    "ingredients in hand",
    "bans",
    "bans that the hand lifts",
    "closeness",
    "trouble of the worst dish",
    "on turn",
    "mulligans left",
    "cards in hand",
    "ingredient cards",
    "counteractions",
    "ban cards",
    "switches",
    "picky eaters",
    "share laid",
]
#: Trouble is counted in turns' worth of looking for a card: one that is missing, one in hand, a ban, a ban in reach.
MISSING: Final = 1.0
IN_HAND: Final = 0.2
BANNED: Final = 1.6
CURABLE: Final = 0.3
#: A dish with this much trouble is about a third as close as one that is done.
NEAR: Final = 1.5
# fmt: off
WEIGHTS: Final[list[list[float]]] = [
    [
        0.585, -0.014, 0.027, 0.014, 0.125, 0.078, 0.609, -0.009, 0.011, 0.139, -0.014, -0.003, -0.048, -0.030,
        0.100, -0.003, -0.044,
    ],
    [
        0.614, 0.134, -0.013, -0.007, 0.136, 0.087, 0.299, -0.066, -0.000, 0.152, -0.076, 0.060, 0.070, 0.063,
        0.170, 0.051, -0.063,
    ],
    [
        0.965, -0.077, 0.037, 0.015, 0.219, 0.146, 0.713, -0.097, -0.007, 0.237, -0.026, -0.029, -0.006, 0.023,
        0.122, -0.001, 0.043,
    ],
]
# fmt: on


def trouble(table: Bakery, baker: Baker, dish: Dish) -> float:
    """How far an own dish is from being finished."""
    pantry = table.pantry
    hand = baker.hand
    total = 0.0
    for kind, count in enumerate(dish.needs):
        if count > 0:
            held = min(count, hand.count(kind))
            total += IN_HAND * held + MISSING * (count - held)
    for ban in dish.bans:
        total += CURABLE if has_cure(pantry, hand, ban) else BANNED
    return total


def has_cure(pantry: Pantry, hand: list[int], ban: int) -> bool:
    """Whether the hand can lift that ban."""
    for kind in hand:  # noqa: SIM110 - no generators in compiled rules
        if pantry.effects[kind] == LIFT and pantry.card_icons[kind] == pantry.card_icons[ban]:
            return True
    return False


def stage(table: Bakery) -> int:
    """The round, from 0."""
    return min(max(table.round, 1), ROUNDS) - 1


def features(table: Bakery, seat: int) -> list[float]:
    """What is counted, in the order of FEATURES."""
    baker = table.bakers[seat]
    pantry = table.pantry
    hand = baker.hand
    missing = 0
    held = 0
    bans = 0
    cured = 0
    near = 0.0
    worst = 0.0
    laid = 0.0
    for dish in baker.dishes:
        here = 0
        for kind, count in enumerate(dish.needs):
            if count > 0:
                here += min(count, hand.count(kind))
        lifts = 0
        for ban in dish.bans:
            if has_cure(pantry, hand, ban):
                lifts += 1
        stuck = len(dish.bans) - lifts
        far = IN_HAND * here + MISSING * (dish.missing - here) + CURABLE * lifts + BANNED * stuck
        near += exp(-far / NEAR)
        worst = max(worst, far)
        missing += dish.missing - here
        held += here
        bans += stuck
        cured += lifts
        laid += len(dish.laid) / pantry.sizes[dish.recipe]
    kinds = [0] * 8
    for kind in hand:
        kinds[pantry.effects[kind]] += 1
    return [
        float(len(baker.finished)),
        float(len(baker.dishes)),
        float(missing),
        float(held),
        float(bans),
        float(cured),
        near,
        worst,
        1.0 if table.active == seat else 0.0,
        float(MULLIGANS - baker.mulligans),
        float(len(hand)),
        float(kinds[LAY]),
        float(kinds[LIFT]),
        float(kinds[BAN]),
        float(kinds[SWITCH_RECIPES]),
        float(kinds[PICKY]),
        laid,
    ]
