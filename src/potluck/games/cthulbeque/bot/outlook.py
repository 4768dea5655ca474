"""Who will win, as far as the table shows it: what is counted for each chef, and how much it weighs.

The weights were fitted to matches between regulars by `python bench/outlook.py cthulbeque --every 4`.
"""

from __future__ import annotations

from typing import Final

from potluck.games.cthulbeque.bot.judgement import card_worth
from potluck.games.cthulbeque.cards import MONSTER, RECIPE
from potluck.games.cthulbeque.moves import NOBODY
from potluck.games.cthulbeque.scoring import score, stars
from potluck.games.cthulbeque.state import DISHES_TO_SERVE, Feast

STAGES: Final = 4
FEATURES: Final = [
    "score",
    "Cooking dice",
    "Sanity dice",
    "most Cooking dice",
    "most Sanity dice",
    "of the Cooking dice, the first two",
    "of the most Cooking dice, the first four",
    "of the Sanity dice, the first",
    "of the most Sanity dice, the first two",
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
        0.194, 0.194, 0.272, 0.203, -0.017, 0.644, 1.189, -0.099, -0.132, -0.154, 0.000, -0.030, 0.147, 0.231,
        0.118, -0.702, 0.114, -0.115, 0.135, 0.139, 0.000,
    ],
    [
        0.236, 0.282, 0.341, 0.400, 0.296, 0.229, 0.982, -0.485, -0.096, 0.041, 0.000, -0.027, 0.204, 0.382,
        0.083, -0.839, 0.163, -0.069, 0.094, 0.109, 0.000,
    ],
    [
        0.315, 0.371, 0.316, 0.113, 0.540, 0.233, 1.474, 0.714, 0.014, 0.103, 0.201, -0.062, 0.271, 0.526,
        0.054, 0.424, 0.144, -0.174, 0.085, 0.147, 0.000,
    ],
    [
        0.438, 0.341, 0.411, 0.019, 0.179, 1.596, 0.459, 0.545, -0.571, 0.062, -0.022, -0.036, 0.280, 0.574,
        0.012, -0.117, 0.199, -0.088, 0.008, 0.181, 0.339,
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
        float(min(chef.cooking, 2)),
        float(min(chef.max_cooking, 4)),
        float(min(chef.sanity, 1)),
        float(min(chef.max_sanity, 2)),
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
