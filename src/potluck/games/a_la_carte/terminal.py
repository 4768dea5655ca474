"""Pouring and flipping with one key, drawn on one line of a terminal. The rules never import it."""

from __future__ import annotations

import math
from typing import Final, final

from potluck.games.a_la_carte.hands.gesture_limits import MOST_SPEED, MOST_TILT
from potluck.games.a_la_carte.hands.live_gestures import FlipGesture, PourGesture
from potluck.kernel.gesture import Gesture
from potluck.kernel.phrases import Words

#: How far one frame moves things while the key is the only control.
KEY_TILT: Final = 30
KEY_RETURN: Final = 90
KEY_PUSH: Final = 40
KEY_SLIDE: Final = 3


@final
class PourKey:
    """A shaker that tilts after the first press and turns back after the second."""

    def __init__(self, gesture: PourGesture, words: Words) -> None:
        self.gesture = gesture
        self.words = words

    def presses(self) -> list[str]:
        return [self.words.say("terminal-tilt"), self.words.say("terminal-turn-back")]

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

    def __init__(self, gesture: FlipGesture, words: Words) -> None:
        self.gesture = gesture
        self.words = words

    def presses(self) -> list[str]:
        return [self.words.say("terminal-jerk"), self.words.say("terminal-stop"), self.words.say("terminal-hold")]

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
            speed = world.jerk.speed
            return self.words.say("terminal-pan", {"bar": bar_of(max(0, speed) / MOST_SPEED), "speed": f"{speed:>4}"})
        side = "picture" if math.cos(math.radians(turn / 10.0)) < 0.0 else "recipe"
        where: dict[str, object] = {"bar": bar_of(up / 300), "up": f"{up:>4}", "ahead": f"{ahead:>4}", "side": side}
        return self.words.say("terminal-crepe", where)


def bar_of(share: float, width: int = 12) -> str:
    """A share of a whole, drawn."""
    full = max(0, min(width, round(share * width)))
    return "█" * full + "░" * (width - full)


def key_control(gesture: Gesture, words: Words) -> PourKey | FlipKey | None:
    """What one key does in a gesture of this game."""
    if isinstance(gesture, PourGesture):
        return PourKey(gesture, words)
    return FlipKey(gesture, words) if isinstance(gesture, FlipGesture) else None
