"""Who will win, as far as the stoves show it: what is counted for each cook, and how much it weighs.

The weights were fitted to matches between regulars by `python bench/outlook.py a-la-carte --every 5`.
"""

from __future__ import annotations

from typing import Final

from potluck.games.a_la_carte.cards import EFFECTS, KINDS, SALT, TOO_MANY
from potluck.games.a_la_carte.scoring import dishes_to_win, score
from potluck.games.a_la_carte.state import NOTHING, Kitchen

STAGES: Final = 3
FEATURES: Final = [
    "points",
    "dishes",
    "has one star",
    "has two stars",
    "point cups",
    "exchange cups",
    "spoon cups",
    "season cups",
    "cooling cups",
    "worth of the pan",
    "grains missing",
    "rolls missing",
    "chance of the heat",
    "points in the pan",
    "on turn",
    "spoons",
    "has a crêpe",
    "salt",
    "spoiled",
    "clean",
    "clean, with two stars",
]
# fmt: off
WEIGHTS: Final[list[list[float]]] = [
    [
        0.173, -0.061, 0.006, 0.334, 0.203, 0.366, 0.281, 0.153, 0.110, 0.125, 0.001, 0.006, -0.015, 0.013,
        -0.054, 0.055, 0.188, -0.014, 0.009, -0.129, 0.225,
    ],
    [
        0.208, 0.170, -0.161, -0.129, 0.210, 0.608, 0.452, 0.344, 0.003, 0.160, -0.071, -0.023, 0.171, 0.023,
        -0.138, 0.101, 0.580, -0.049, -0.211, -0.127, 0.033,
    ],
    [
        0.359, 0.132, -0.050, -0.262, 0.537, 0.560, 0.132, 0.471, -0.149, 0.157, -0.147, -0.117, 0.786, 0.021,
        -0.192, 0.166, 0.872, -0.102, -0.114, -0.252, 0.075,
    ],
]
# fmt: on


def stage(table: Kitchen) -> int:
    """How far the match is, by the dishes of whoever has most."""
    most = 0
    for cook in table.cooks:
        most = max(most, len(cook.tray))
    return min(STAGES - 1, STAGES * most // dishes_to_win(table.seats))


def features(table: Kitchen, seat: int, worth: float, rolls: float, chance: float) -> list[float]:
    """What is counted, in the order of FEATURES; the worth of the pan and its heat's odds come from the cook."""
    cook = table.cooks[seat]
    missing = 0
    points = 0.0
    clean = 0.0
    spoiled = 0.0
    if cook.dish != NOTHING:
        dish = table.book.dishes[cook.dish]
        pan = cook.pan
        clean = 0.0 if dish.plain or pan[SALT] > 0 else 1.0
        if cook.heat >= dish.burned_at or pan[SALT] >= TOO_MANY:
            spoiled = 1.0
        for kind in range(KINDS):
            if pan[kind] > dish.recipe[kind]:
                clean = 0.0
                if pan[kind] >= TOO_MANY:
                    spoiled = 1.0
            else:
                missing += dish.recipe[kind] - pan[kind]
        points = dish.points * chance
    cups = [0.0] * len(EFFECTS)
    for kind, count in enumerate(cook.cups):
        cups[table.book.cups[kind].effect] += count
    mine = table.active == seat
    return [
        float(score(table, cook)),
        float(len(cook.tray)),
        1.0 if cook.stars == 1 else 0.0,
        1.0 if cook.stars >= 2 else 0.0,
        cups[0],
        cups[1],
        cups[2],
        cups[3],
        cups[4],
        worth,
        float(missing),
        rolls,
        chance,
        points,
        1.0 if mine else 0.0,
        float(table.spoons + table.extra) if mine else 0.0,
        0.0 if cook.crepe_used else 1.0,
        float(cook.pan[SALT]),
        spoiled,
        clean,
        clean if cook.stars >= 2 else 0.0,
    ]
