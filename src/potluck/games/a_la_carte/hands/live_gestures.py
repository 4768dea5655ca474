"""A cook's pour and flip as gestures in progress (AL-A30). Needs the physics, so it is imported only when somebody
begins a gesture.
"""

from __future__ import annotations

from typing import final

from potluck.games.a_la_carte.cards import Cookbook
from potluck.games.a_la_carte.hands.gesture_limits import (
    LONGEST_FLIP,
    MOST_TURN,
    check_flip,
    check_live,
    check_pour,
)
from potluck.games.a_la_carte.hands.odds import LANDINGS, SHAKE
from potluck.games.a_la_carte.hands.physics import PanWorld, ShakerWorld
from potluck.games.a_la_carte.moves import CONDIMENTS
from potluck.games.a_la_carte.state import Kitchen
from potluck.games.a_la_carte.steps.crepe import Toss
from potluck.games.a_la_carte.steps.seasoning import Pour
from potluck.kernel.chance import fast
from potluck.kernel.gesture import Gesture
from potluck.kernel.moves import Move


@final
class PourGesture(Gesture):
    """A cook tilts a shaker. A frame is its angle, then x and y of every grain, its own ones before the salt."""

    def __init__(self, book: Cookbook, container: int, target: int, own: int, salt: int, seed: str) -> None:
        self.book = book
        self.kind = "pour"
        self.facts = {"container": CONDIMENTS[container], "target": target, "own": own, "salt": salt}
        self.recording = []
        self.world = ShakerWorld(own, salt, seed)

    def frame(self) -> list[int]:
        angle, places, _ = self.world.frame()
        return [angle, *places]

    def follow(self, values: list[int]) -> list[list[int]]:
        check_live(values, self.width)
        frames: list[list[int]] = []
        for wish in values:
            angle = self.world.tilt.follow(wish)
            if not self.over() and (angle or self.recording):
                frames.append(self.turn(angle))
        return frames

    def relax(self) -> list[list[int]]:
        frames: list[list[int]] = []
        while not self.over():
            frames.append(self.turn(max(0, self.world.tilt.angle - MOST_TURN)))
        return frames

    def replay(self, recording: list[int]) -> list[list[int]]:
        check_pour(recording)
        return [self.turn(angle) for angle in recording]

    def turn(self, angle: int) -> list[int]:
        """One frame on."""
        frame = self.world.step(angle)
        self.recording.append(angle)
        return [angle, *frame.places]

    def over(self) -> bool:
        return self.world.over

    def outcome(self) -> Move:
        spilled = self.world.spilled()
        return self.book.spills[spilled.own][spilled.salt]

    def result(self) -> dict[str, object]:
        return {"own": self.world.spilled().own, "salt": self.world.spilled().salt}

    def overdue(self) -> Move:
        return self.book.wrists[SHAKE]


@final
class FlipGesture(Gesture):
    """A cook tosses the pan. A frame is the pan's x and y, the crêpe's x and y (tenths of a mm), and its turn (tenths
    of a degree); the input is the pan's upward speed and its place."""

    def __init__(self, book: Cookbook, seed: str) -> None:
        self.book = book
        self.kind = "flip"
        self.facts = {}
        self.width = 2
        self.recording = []
        self.world = PanWorld(seed)

    def frame(self) -> list[int]:
        return list(self.world.frame())

    def follow(self, values: list[int]) -> list[list[int]]:
        check_live(values, self.width)
        frames: list[list[int]] = []
        for speed, place in zip(values[::2], values[1::2], strict=True):
            if self.over() or not (speed or place or self.recording):
                continue
            if self.world.jerk.frames < LONGEST_FLIP:
                frames.append(self.move(*self.world.jerk.follow(speed, place)))
            else:
                frames.append(list(self.world.rest()))
        return frames

    def relax(self) -> list[list[int]]:
        frames: list[list[int]] = []
        while not self.over():
            frames.append(list(self.world.rest()))
        return frames

    def replay(self, recording: list[int]) -> list[list[int]]:
        check_flip(recording[::2], recording[1::2])
        frames = [self.move(speed, place) for speed, place in zip(recording[::2], recording[1::2], strict=True)]
        return frames + self.relax()

    def move(self, speed: int, place: int) -> list[int]:
        """One frame on."""
        frame = self.world.step(speed, place)
        self.recording.extend((speed, place))
        return list(frame)

    def over(self) -> bool:
        return self.world.over

    def outcome(self) -> Move:
        return self.book.lands[self.world.landed()]

    def result(self) -> dict[str, object]:
        return {"landing": LANDINGS[self.world.landed()]}

    def overdue(self) -> Move:
        return self.book.toss[0]


def begin_gesture(table: Kitchen, seat: int, seed: str) -> Gesture | None:
    """The gesture that the active cook can begin now."""
    decision = table.decision()
    if not decision.gesture_outcomes(table, seat):
        return None
    if isinstance(decision, Pour):
        container = decision.container
        own, salt = table.grains[container], table.salt[container]
        return PourGesture(table.book, container, decision.target, own, salt, seed)
    return FlipGesture(table.book, seed) if isinstance(decision, Toss) else None


def practise_gesture(book: Cookbook, kind: str, seed: str) -> Gesture | None:
    """A full shaker of any colour, or a pan with a crêpe in it, that nobody's dish depends on."""
    if kind == "pour":
        container = fast(f"container {seed}").below(len(CONDIMENTS))
        full = book.containers[container]
        return PourGesture(book, container, 0, full.grains, full.salt, seed)
    return FlipGesture(book, seed) if kind == "flip" else None
