"""The limits of gestures: how a wrist may move a shaker or a pan, in integers a sixtieth of a second apart.

Input comes from outside, so it is checked here before any physics uses it. Needs no physics itself.
"""

from __future__ import annotations

from typing import Final, final

from potluck.kernel.errors import BadGesture

#: A gesture has so many frames a second.
FRAMES_A_SECOND: Final = 60

# A pour is the shaker's angle in tenths of a degree; 0 is upright.
MOST_TILT: Final = 1800
MOST_TURN: Final = 150  # a frame: 900 degrees a second
LONGEST_POUR: Final = 4 * FRAMES_A_SECOND
UPRIGHT: Final = 20
#: How far a shaker may sway back before it counts as turning back.
SWAY: Final = 25

# A flip is the pan's upward speed in mm/s and its place in mm, frame by frame.
MOST_SPEED: Final = 2500
MOST_PUSH: Final = 500  # a change of speed a frame
FARTHEST: Final = 300
MOST_SLIDE: Final = 30  # a frame
LONGEST_FLIP: Final = 3 * FRAMES_A_SECOND
#: Once the jerk is over the pan may give way, but not push again.
SECOND_PUSH: Final = 150
#: Live input is followed as far as the limits go; what lies beyond this was never a person's.
WILDEST: Final = 100_000


@final
class Tilt:
    """AL-4.4: follows a pour as it happens and refuses what is not one movement out and back."""

    def __init__(self) -> None:
        self.angle = 0
        self.peak = 0
        self.frames = 0
        self.returning = False

    def take(self, angle: int) -> None:
        """The angle of the next frame, or BadGesture."""
        if self.frames >= LONGEST_POUR:
            raise BadGesture(f"a pour lasts at most {LONGEST_POUR // FRAMES_A_SECOND} seconds")
        if not 0 <= angle <= MOST_TILT:
            raise BadGesture(f"an angle is from 0 to {MOST_TILT} tenths of a degree, not {angle}")
        if abs(angle - self.angle) > MOST_TURN:
            raise BadGesture(f"a wrist turns at most {MOST_TURN} tenths of a degree a frame")
        if angle > self.angle and self.returning:
            raise BadGesture("once the shaker has turned back it may not go out again: one single movement")
        if angle < self.angle:
            self.returning = True
        self.angle = angle
        self.peak = max(self.peak, angle)
        self.frames += 1

    def over(self) -> bool:
        """Whether the shaker stands upright again, or its time is up."""
        return self.frames >= LONGEST_POUR or (self.returning and self.angle <= UPRIGHT)

    def follow(self, wish: int) -> int:
        """The allowed angle nearest to live input: people tremble, and a pour forgives that."""
        angle = max(0, min(MOST_TILT, wish))
        if self.returning:
            angle = min(angle, self.angle)
        elif self.angle - SWAY < angle < self.angle:
            angle = self.angle
        return max(self.angle - MOST_TURN, min(self.angle + MOST_TURN, angle))


def check_live(values: list[int], width: int) -> None:
    """Refuse what cannot be frames of live input, `width` integers each."""
    if len(values) % width:
        raise BadGesture(f"a frame of this movement has {width} numbers, so {len(values)} are no frames")
    for value in values:
        if not -WILDEST <= value <= WILDEST:
            raise BadGesture(f"no hand does that: its numbers are from {-WILDEST} to {WILDEST}")


def check_pour(angles: list[int]) -> None:
    """Refuse a whole pour that breaks a limit in any frame."""
    if not angles:
        raise BadGesture("a pour needs at least one frame")
    tilt = Tilt()
    for number, angle in enumerate(angles):
        if tilt.over():
            raise BadGesture(f"the pour is over at frame {number}, but the gesture goes on")
        tilt.take(angle)
    if not tilt.over():
        raise BadGesture("a pour ends with the shaker upright")


@final
class Jerk:
    """AL-9.5: follows a flip as it happens and refuses what is not one upward jerk and a catch."""

    def __init__(self) -> None:
        self.speed = 0
        self.place = 0
        self.frames = 0
        self.falling = False  # the pan has come to rest, or down, after its jerk
        self.risen = False

    def take(self, speed: int, place: int) -> None:
        """The pan's speed and place in the next frame, or BadGesture."""
        if self.frames >= LONGEST_FLIP:
            raise BadGesture(f"a flip lasts at most {LONGEST_FLIP // FRAMES_A_SECOND} seconds")
        if abs(speed) > MOST_SPEED:
            raise BadGesture(f"a pan moves at most {MOST_SPEED} mm a second, not {speed}")
        if abs(speed - self.speed) > MOST_PUSH:
            raise BadGesture(f"a hand changes the pan's speed by at most {MOST_PUSH} mm/s a frame")
        if abs(place) > FARTHEST:
            raise BadGesture(f"the pan stays within {FARTHEST} mm of the stove's middle, not {place}")
        if abs(place - self.place) > MOST_SLIDE:
            raise BadGesture(f"the pan slides at most {MOST_SLIDE} mm a frame")
        if self.falling and speed > SECOND_PUSH:
            raise BadGesture("a flip is a single jerk: the pan may not push again")
        if speed > SECOND_PUSH:
            self.risen = True
        elif self.risen and speed <= 0:
            self.falling = True
        self.speed = speed
        self.place = place
        self.frames += 1

    def follow(self, speed: int, place: int) -> tuple[int, int]:
        """The allowed speed and place nearest to live input."""
        most = SECOND_PUSH if self.falling else MOST_SPEED
        speed = max(-MOST_SPEED, min(most, speed))
        speed = max(self.speed - MOST_PUSH, min(self.speed + MOST_PUSH, speed))
        place = max(-FARTHEST, min(FARTHEST, place))
        return speed, max(self.place - MOST_SLIDE, min(self.place + MOST_SLIDE, place))


def check_flip(speeds: list[int], places: list[int]) -> None:
    """Refuse a whole flip that breaks a limit."""
    if not speeds or len(speeds) != len(places):
        raise BadGesture("a flip needs a speed and a place for each frame, at least one")
    jerk = Jerk()
    for at in range(len(speeds)):
        jerk.take(speeds[at], places[at])
