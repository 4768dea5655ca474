"""Who will win, as far as the table shows it: what is counted for each chef, and how much it weighs.

The weights were fitted to matches between regulars by `python bench/outlook.py cthulbeque`.
"""

from __future__ import annotations

from typing import Final

from potluck.games.cthulbeque.feast import DISHES_TO_SERVE, NOBODY, Feast, stars
from potluck.games.cthulbeque.judgement import card_worth
from potluck.games.cthulbeque.scoring import score
from potluck.games.cthulbeque.vocabulary import MONSTER, RECIPE

STAGES: Final = 4
FEATURES: Final = [
    "score",
    "Cooking dice",
    "Sanity dice",
    "most Cooking dice",
    "most Sanity dice",
    "dishes served",
    "ready to serve",
    "stars in the Kitchen",
    "of those, cooked",
    "Monsters in the Kitchen",
    "worth of the cards on the table",
    "away",
    "on turn",
    "cards in hand",
    "Monsters in hand",
    "Recipes in hand",
    "has declared",
]
# fmt: off
WEIGHTS: Final[list[list[float]]] = [
    [
        0.192, 0.231, 0.209, 0.792, -0.061, -0.037, 0.000, -0.024, 0.139, 0.278, 0.124, -0.917, 0.103, -0.109,
        0.122, 0.174, 0.000,
    ],
    [
        0.234, 0.318, 0.301, 0.949, 0.301, 0.057, 0.000, -0.038, 0.200, 0.478, 0.082, -0.556, 0.151, -0.094,
        0.105, 0.133, 0.000,
    ],
    [
        0.320, 0.394, 0.241, 0.810, 0.562, 0.126, 0.175, -0.054, 0.239, 0.538, 0.069, -0.334, 0.134, -0.138,
        0.134, 0.139, 0.000,
    ],
    [
        0.424, 0.390, 0.403, 0.401, 0.058, 0.099, -0.112, -0.034, 0.250, 0.468, 0.022, -0.126, 0.226, -0.062,
        0.045, 0.130, 0.350,
    ],
]
# fmt: on


def stage(table: Feast) -> int:
    """How far the meal is: by the dishes of whoever has most, and whether somebody has declared."""
    if table.declarer != NOBODY:
        return 3
    most = 0
    for chef in table.chefs:
        most = max(most, len(chef.served))
    return min(max(most, 1), DISHES_TO_SERVE) - 1


def features(table: Feast, seat: int) -> list[float]:
    """What is counted, in the order of FEATURES."""
    chef = table.chefs[seat]
    larder = table.larder
    waiting = 0.0
    cooked = 0.0
    for monster in chef.kitchen:
        worth = float(stars(table, monster))
        waiting += worth
        cooked += worth * (monster.cooking + monster.damage) / larder.threats[monster.card]
    helpful = 0.0
    for card in chef.table:
        helpful += card_worth(table, card)
    monsters = 0
    recipes = 0
    for card in chef.hand:
        if larder.kinds[card] == MONSTER:
            monsters += 1
        elif larder.kinds[card] == RECIPE:
            recipes += 1
    served = len(chef.served)
    return [
        float(score(table, seat)),
        float(chef.cooking),
        float(chef.sanity),
        float(chef.max_cooking),
        float(chef.max_sanity),
        float(min(served, DISHES_TO_SERVE)),
        1.0 if served >= DISHES_TO_SERVE else 0.0,
        waiting,
        cooked,
        float(len(chef.kitchen)),
        helpful,
        1.0 if chef.away() else 0.0,
        1.0 if table.turn == seat else 0.0,
        float(len(chef.hand)),
        float(monsters),
        float(recipes),
        1.0 if table.declarer == seat else 0.0,
    ]
