"""Gestures of three levels of skill, for the table of odds and for whoever has no mouse.

Every level aims at the same movement and misses it by its skill. Needs no physics.
"""

from __future__ import annotations

import math
from typing import Final, final

from potluck.games.a_la_carte.hands.gesture_limits import FARTHEST, FRAMES_A_SECOND, MOST_PUSH, MOST_SLIDE, MOST_SPEED
from potluck.games.a_la_carte.hands.odds import MOVEMENTS, SKILL_LEVELS
from potluck.kernel.chance import Chance


@final
class AimedPour:
    """A movement as it is meant: how far over (degrees), how long there, how long out and back (seconds)."""

    def __init__(self, peak: float, hold: float, out: float, back: float) -> None:
        self.peak = peak
        self.hold = hold
        self.out = out
        self.back = back


@final
class Skill:
    """How far a movement misses: the peak by degrees, times and jerks by a share, the catch by mm.

    `toss` is the speed (mm/s) that the cook dares to give the pan: who is unsure stops short.
    """

    def __init__(self, degrees: float, share: float, toss: float, jerk: float, catch: float) -> None:
        self.degrees = degrees
        self.share = share
        self.toss = toss
        self.jerk = jerk
        self.catch = catch


#: Careful (barely over, with a pause), ordinary, bold; in the order of MOVEMENTS.
AIMS: Final = [
    AimedPour(109.0, 0.217, 0.35, 0.30),
    AimedPour(138.5, 0.033, 0.35, 0.30),
    AimedPour(146.5, 0.033, 0.35, 0.30),
]
#: In the order of SKILL_LEVELS.
SKILLS: Final = [
    Skill(1.0, 0.05, 1060.0, 0.10, 55.0),
    Skill(2.5, 0.15, 1040.0, 0.14, 72.0),
    Skill(5.0, 0.20, 980.0, 0.20, 80.0),
]
#: Where a flipped crêpe should come down, in mm before the stove's middle.
CATCH: Final = 60.0


def bell(chance: Chance) -> float:
    """A number around 0, spread by about 1, from whole numbers only (the same on every platform)."""
    total = 0
    for _ in range(12):
        total += chance.below(1 << 16)
    return total / (1 << 16) - 6.0


def eased(share: float) -> float:
    """A movement that starts and ends gently."""
    return share * share * (3.0 - 2.0 * share)


def pour_gesture(level: str, movement: str, chance: Chance) -> list[int]:
    """One pour at a level of skill, within the limits of a gesture."""
    aim = AIMS[MOVEMENTS.index(movement)]
    skill = SKILLS[SKILL_LEVELS.index(level)]
    peak = max(30.0, min(170.0, aim.peak + skill.degrees * bell(chance)))
    hold = max(0.0, aim.hold * (1.0 + skill.share * bell(chance)))
    out = max(0.30, aim.out * (1.0 + 0.5 * skill.share * bell(chance)))
    back = max(0.30, aim.back * (1.0 + 0.5 * skill.share * bell(chance)))
    return tilted(peak, hold, out, back)


def tilted(peak: float, hold: float, out: float, back: float) -> list[int]:
    """The angles of a movement out to a peak (degrees), a pause there, and back (seconds)."""
    top = round(peak * 10.0)
    outward = max(1, round(out * FRAMES_A_SECOND))
    homeward = max(1, round(back * FRAMES_A_SECOND))
    angles = [round(top * eased(frame / outward)) for frame in range(1, outward + 1)]
    angles.extend([top] * round(hold * FRAMES_A_SECOND))
    for frame in range(1, homeward + 1):
        angles.append(round(top * (1.0 - eased(frame / homeward))))
        if angles[-1] <= 20:  # upright: the pour is over
            break
    return angles


def flip_gesture(level: str, chance: Chance) -> tuple[list[int], list[int]]:
    """One flip at a level of skill: the pan's speeds and places."""
    skill = SKILLS[SKILL_LEVELS.index(level)]
    peak = skill.toss * (1.0 + skill.jerk * bell(chance))
    catch = CATCH + skill.catch * bell(chance)
    return tossed(peak, catch)


def tossed(peak: float, catch: float) -> tuple[list[int], list[int]]:
    """A jerk up to a speed (mm/s), a stop, and a slide to where the crêpe should come down (mm)."""
    top = max(0, min(MOST_SPEED, round(peak)))
    target = max(-FARTHEST, min(FARTHEST, round(catch)))
    rise = max(4, math.ceil(top / (MOST_PUSH - 100)))
    stop = max(3, math.ceil(top / MOST_PUSH))
    speeds = [top * frame // rise for frame in range(1, rise + 1)]
    speeds.extend([top - top * frame // stop for frame in range(1, stop + 1)])
    places = [0] * len(speeds)
    place = 0
    while place != target:
        place = max(place - MOST_SLIDE // 2, min(place + MOST_SLIDE // 2, target))
        speeds.append(0)
        places.append(place)
    return speeds, places
