"""Pouring and flipping with one key, drawn on one line of a terminal. The rules never import it."""

from __future__ import annotations

import math
from typing import Final, final

from potluck.games.a_la_carte.hands.gesture_limits import MOST_SPEED, MOST_TILT
from potluck.games.a_la_carte.hands.live_gestures import FlipGesture, PourGesture
from potluck.kernel.gesture import Gesture

#: How far one frame moves things while the key is the only control.
KEY_TILT: Final = 30
KEY_RETURN: Final = 90
KEY_PUSH: Final = 40
KEY_SLIDE: Final = 3


@final
class PourKey:
    """A shaker that tilts after the first press and turns back after the second."""

    def __init__(self, gesture: PourGesture) -> None:
        self.gesture = gesture

    def presses(self) -> list[str]:
        return ["tilt the shaker", "turn it back"]

    def steer(self, presses: int) -> list[int]:
        if presses == 0:
            return [0]
        angle = self.gesture.world.tilt.angle
        return [angle + KEY_TILT if presses == 1 else max(0, angle - KEY_RETURN)]

    def line(self) -> str:
        world = self.gesture.world
        tilt = world.tilt.angle
        fell = world.spilled()
        own, salt = world.own - fell.own, world.salt - fell.salt
        bar = bar_of(tilt / MOST_TILT)
        return f"[{'●' * own}{'·' * salt}] {bar} {tilt // 10:>3}°  {'●' * fell.own}{'·' * fell.salt}"


@final
class FlipKey:
    """A pan that is jerked up, stopped, and slid below the crêpe until the third press."""

    def __init__(self, gesture: FlipGesture) -> None:
        self.gesture = gesture

    def presses(self) -> list[str]:
        return ["jerk the pan up", "stop it: the crêpe flies", "hold the pan there"]

    def steer(self, presses: int) -> list[int]:
        jerk = self.gesture.world.jerk
        if presses <= 1:
            return [jerk.speed + KEY_PUSH, 0] if presses else [0, 0]
        return [0, jerk.place + KEY_SLIDE if presses == 2 else jerk.place]

    def line(self) -> str:
        world = self.gesture.world
        pan_x, pan_y, crepe_x, crepe_y, turn = world.frame()
        up, ahead = (crepe_y - pan_y) // 10, (crepe_x - pan_x) // 10
        if not world.flying:
            return f"jerk {bar_of(max(0, world.jerk.speed) / MOST_SPEED)} {world.jerk.speed:>4} mm/s"
        side = "picture" if math.cos(math.radians(turn / 10.0)) < 0.0 else "recipe"
        return f"crêpe {bar_of(up / 300)} {up:>4} mm up, {ahead:>4} mm ahead of the pan, {side} side up"


def bar_of(share: float, width: int = 12) -> str:
    """A share of a whole, drawn."""
    full = max(0, min(width, round(share * width)))
    return "█" * full + "░" * (width - full)


def key_control(gesture: Gesture) -> PourKey | FlipKey | None:
    """What one key does in a gesture of this game."""
    if isinstance(gesture, PourGesture):
        return PourKey(gesture)
    return FlipKey(gesture) if isinstance(gesture, FlipGesture) else None
