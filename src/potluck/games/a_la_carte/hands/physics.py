"""The physics of pouring and flipping (pymunk): grains in a tilted shaker, and a crêpe thrown from a pan.

A world is stepped frame by frame (`step(...) -> frame`) while a cook moves, or run at once over a whole
gesture. What happens depends on the content, the seed and the gesture alone, on one build of the library.
Only the outcome goes to the rules.
"""

from __future__ import annotations

import itertools
import math
from bisect import bisect_left
from operator import itemgetter, sub
from typing import NamedTuple, final

import pymunk.batch

from potluck.games.a_la_carte.hands.gesture_limits import FRAMES_A_SECOND, Jerk, Tilt, check_flip, check_pour
from potluck.games.a_la_carte.hands.odds import BESIDE, PICTURE_UP, RECIPE_UP
from potluck.kernel.chance import Chance, fast

# -- the shaker, in millimetres -----------------------------------------------------------------------
GRAVITY = 1500.0  # gentle, so that people have time
SUBSTEPS = 2
SETTLING = 40  # steps that the grains take to come to rest after shaking
HALF_WIDTH = 15.0
HALF_HEIGHT = 22.0
SHOULDER = 8.0
HALF_NECK = 5.25
NECK = 7.0
LIP = HALF_HEIGHT + SHOULDER + NECK  # beyond it a grain has left
GRAIN = 3.0
SALT = 2.8
#: A grain that moves less than this in a frame lies still.
STILL = 0.02
#: After so many still frames with an unmoved shaker nothing is computed until it moves again.
NAP = 6
#: Where no grain in the shaker has moved farther in a frame (mm), and the shaker turns no faster (tenths of a degree),
#: one step will do.
CALM = 0.8
SLOW = 15
#: The pan that catches what falls, from its left rim to its right one; whatever misses it counts as well.
PAN_BELOW = [(-70.0, -95.0), (-60.0, -110.0), (100.0, -110.0), (110.0, -95.0)]
#: Where a grain that has left lies in the sauce and stays, and where one that missed the pan is out of sight.
SAUCE = -105.0
OUT_OF_SIGHT = -200.0

#: The inside of the shaker from the neck's left lip round to its right one; (0, 0) is where the wrist turns.
OUTLINE = [
    (-HALF_NECK, LIP),
    (-HALF_NECK, HALF_HEIGHT + SHOULDER),
    (-HALF_WIDTH, HALF_HEIGHT),
    (-HALF_WIDTH, -HALF_HEIGHT),
    (HALF_WIDTH, -HALF_HEIGHT),
    (HALF_WIDTH, HALF_HEIGHT),
    (HALF_NECK, HALF_HEIGHT + SHOULDER),
    (HALF_NECK, LIP),
]


class Spilled(NamedTuple):
    """What a pour gave: grains of the container's own colour, and salt."""

    own: int
    salt: int


class PourFrame(NamedTuple):
    """A sixtieth of a second: the shaker's angle, and x, y of every grain (own ones first) in tenths of a mm."""

    angle: int
    places: list[int]
    spilled: Spilled


def some(chance: Chance, most: float) -> float:
    """A length from 0 up to a limit."""
    return most * chance.below(1 << 20) / (1 << 20)


@final
class ShakerWorld:
    """A shaker with its real content, ready to be tilted: `step(angle)` until `over`."""

    def __init__(self, own: int, salt: int, seed: str) -> None:
        self.own = own
        self.salt = salt
        self.tilt = Tilt()
        self.inside = list(range(own + salt))  # the grains that have not left, own ones first
        self.falling: list[int] = []
        self.bodies: list[pymunk.Body] = []
        self.still = 0  # frames in which nothing has stirred
        self.drawn: list[int] | None = None
        self.space = pymunk.Space()
        self.space.gravity = (0.0, -GRAVITY)
        self.space.damping = 0.9
        self.space.iterations = 8
        self.shaker = pymunk.Body(body_type=pymunk.Body.KINEMATIC)
        self.space.add(self.shaker)
        for start, end in itertools.pairwise(OUTLINE):
            wall = pymunk.Segment(self.shaker, start, end, 1.0)
            wall.friction = 0.4
            wall.elasticity = 0.1
            self.space.add(wall)
        for start, end in itertools.pairwise(PAN_BELOW):
            iron = pymunk.Segment(self.space.static_body, start, end, 1.0)
            iron.friction = 0.6
            self.space.add(iron)
        self.buffer = pymunk.batch.Buffer()
        self.shake(fast(seed))
        self.places = self.look()
        #: The frame before, from which one sees what has moved; none yet.
        self.before = [math.inf] * len(self.places)
        self.were_falling: list[int] = []

    def shake(self, chance: Chance) -> None:
        """AL-4.4: the stir before the pour: grains in random order, then at rest."""
        count = self.own + self.salt
        order = list(range(count))
        chance.shuffle(order)
        columns = 4
        pitch = (2.0 * HALF_WIDTH - 2.0) / columns
        spots = [(0.0, 0.0)] * count
        for at, grain in enumerate(order):
            x = -HALF_WIDTH + 1.0 + pitch * (at % columns + 0.5) + some(chance, 0.8) - 0.4
            y = -HALF_HEIGHT + 1.0 + pitch * (at // columns + 0.5) + some(chance, 0.3)
            spots[grain] = (x, y)
        for grain in range(count):
            radius = GRAIN if grain < self.own else SALT
            mass = radius * radius / 9.0
            body = pymunk.Body(mass, pymunk.moment_for_circle(mass, 0.0, radius))
            body.position = spots[grain]
            shape = pymunk.Circle(body, radius)
            shape.friction = 0.6
            shape.elasticity = 0.1
            self.space.add(body, shape)
            self.bodies.append(body)
        self.places = [0.0] * (2 * count)
        self.list_bodies()
        for _ in range(SETTLING):
            self.space.step(1.0 / (FRAMES_A_SECOND * SUBSTEPS))

    @property
    def over(self) -> bool:
        """Whether the shaker stands upright again, or four seconds have passed."""
        return self.tilt.over()

    def step(self, angle: int) -> PourFrame:
        """One frame on, with the shaker at that angle (tenths of a degree), or BadGesture."""
        self.advance(angle)
        return self.frame()

    def frame(self) -> PourFrame:
        """A picture of the moment."""
        if self.drawn is None:
            self.drawn = [round(place * 10.0) for place in self.places]
        return PourFrame(self.tilt.angle, self.drawn, self.spilled())

    def advance(self, angle: int) -> None:
        """One frame on without a picture of it."""
        turn = angle - self.tilt.angle
        before = math.radians(-self.tilt.angle / 10.0)
        self.tilt.take(angle)
        if turn == 0 and self.still >= NAP:
            return
        after = math.radians(-angle / 10.0)
        self.shaker.angular_velocity = (after - before) * FRAMES_A_SECOND
        substeps = 1 if abs(turn) <= SLOW and self.is_calm() else SUBSTEPS
        for _ in range(substeps):
            self.space.step(1.0 / (FRAMES_A_SECOND * substeps))
        self.shaker.angle = after
        places = self.look()
        self.before, self.places, self.drawn = self.places, places, None
        self.were_falling = self.falling
        self.still = self.still + 1 if turn == 0 and max(map(abs, map(sub, places, self.before))) <= STILL else 0
        up_x, up_y = -math.sin(after), math.cos(after)
        leaving = [at for at in self.inside if places[2 * at] * up_x + places[2 * at + 1] * up_y > LIP]
        if leaving:
            self.inside = [at for at in self.inside if at not in leaving]
            self.falling = self.falling + leaving
        if self.falling:
            self.catch()

    def is_calm(self) -> bool:
        """Whether no grain in the shaker has moved far in the last frame."""
        moved: list[float] = list(map(abs, map(sub, self.places, self.before)))
        for grain in self.were_falling:
            moved[2 * grain] = moved[2 * grain + 1] = 0.0
        return max(moved) <= CALM

    def catch(self) -> None:
        """What lies in the pan, or has missed it, moves no more: nothing has to be reckoned for it."""
        for grain in self.falling:
            x, y = self.places[2 * grain], self.places[2 * grain + 1]
            caught = y < SAUCE and PAN_BELOW[0][0] < x < PAN_BELOW[-1][0]
            if caught or y < OUT_OF_SIGHT:
                self.falling = [other for other in self.falling if other != grain]
                self.places[2 * grain + 1] = max(y, SAUCE) if caught else y
                self.space.remove(self.bodies[grain], *self.bodies[grain].shapes)
                self.list_bodies()

    def list_bodies(self) -> None:
        """Learn in which order the space tells of its bodies; it changes when one is taken out."""
        self.buffer.clear()
        pymunk.batch.get_space_bodies(self.space, pymunk.batch.BodyFields.BODY_ID, self.buffer)
        told = {body: at for at, body in enumerate(memoryview(self.buffer.int_buf()).cast("P").tolist())}
        # Whatever is not told of any more stays where it was: its old place comes after all that is told.
        where = [2 * told.get(body.id, len(told) + grain) for grain, body in enumerate(self.bodies)]
        self.in_order = itemgetter(*(at for first in where for at in (first, first + 1)))

    def look(self) -> list[float]:
        """Where the grains are: x and y of each."""
        self.buffer.clear()
        pymunk.batch.get_space_bodies(self.space, pymunk.batch.BodyFields.POSITION, self.buffer)
        told = memoryview(self.buffer.float_buf()).cast("d").tolist()
        return list(self.in_order(told + self.places))

    def spilled(self) -> Spilled:
        """The grains that have left so far."""
        own = bisect_left(self.inside, self.own)
        return Spilled(self.own - own, self.salt - (len(self.inside) - own))


def pour(own: int, salt: int, seed: str, angles: list[int]) -> Spilled:
    """A whole pour at once, or BadGesture: how many grains of each kind fell."""
    check_pour(angles)
    world = ShakerWorld(own, salt, seed)
    for angle in angles:
        world.advance(angle)
    return world.spilled()


def pour_frames(own: int, salt: int, seed: str, angles: list[int]) -> list[PourFrame]:
    """A whole pour as pictures; the last one holds the result."""
    check_pour(angles)
    world = ShakerWorld(own, salt, seed)
    return [world.step(angle) for angle in angles]


# -- the pan, in millimetres --------------------------------------------------------------------------
FALL = 4000.0
PAN = 130.0  # from its middle to its rim
RIM = 24.0
CREPE = 90.0  # from its middle to its edge
THICKNESS = 6.0
SPIN = 0.0036  # radians a mm: a faster jerk turns the crêpe faster, for the far edge leaves the pan last
DRIFT = 0.075  # the share of its upward speed that it flies forward
LONGEST_FLIGHT = 4 * FRAMES_A_SECOND


class FlipFrame(NamedTuple):
    """A sixtieth of a second: the pan's and the crêpe's places in tenths of a mm, its turn in tenths of a degree."""

    pan_x: int
    pan_y: int
    crepe_x: int
    crepe_y: int
    turn: int


@final
class PanWorld:
    """A pan with a crêpe in it, recipe side up: `step(speed, place)` until `over`."""

    def __init__(self, seed: str) -> None:
        chance = fast(seed)
        #: How it lies and sticks differs every time.
        self.spin = SPIN * (0.80 + some(chance, 0.40))
        self.drift = DRIFT + some(chance, 0.10) - 0.05
        self.jerk = Jerk()
        self.flying = False
        self.flight = 0
        self.space = pymunk.Space()
        self.space.gravity = (0.0, -FALL)
        self.pan = pymunk.Body(body_type=pymunk.Body.KINEMATIC)
        self.space.add(self.pan)
        for start, end in (
            ((-PAN, 0.0), (PAN, 0.0)),
            ((-PAN, 0.0), (-PAN - 12.0, RIM)),
            ((PAN, 0.0), (PAN + 12.0, RIM)),
        ):
            iron = pymunk.Segment(self.pan, start, end, 3.0)
            iron.friction = 0.9
            self.space.add(iron)
        mass = 1.0
        self.crepe = pymunk.Body(mass, pymunk.moment_for_box(mass, (2.0 * CREPE, THICKNESS)))
        self.crepe.position = (0.0, THICKNESS)
        shape = pymunk.Poly.create_box(self.crepe, (2.0 * CREPE, THICKNESS))
        shape.friction = 0.9
        self.space.add(self.crepe, shape)

    @property
    def over(self) -> bool:
        """Whether the crêpe has come to rest, or has missed the pan."""
        if not self.flying:
            return self.jerk.frames >= LONGEST_FLIGHT
        missed = self.crepe.position.y < self.pan.position.y - 80.0
        still = self.flight > 20 and self.crepe.velocity.length < 5.0 and abs(self.crepe.angular_velocity) < 0.05
        return missed or still or self.flight >= LONGEST_FLIGHT

    def step(self, speed: int, place: int) -> FlipFrame:
        """One frame on, with the pan rising at that speed and standing at that place, or BadGesture."""
        slowed = self.jerk.speed - speed
        thrown = self.jerk.speed
        slide = place - self.jerk.place
        self.jerk.take(speed, place)
        if not self.flying and thrown > 0 and slowed * FRAMES_A_SECOND > FALL:
            self.throw(float(thrown))
        self.move(float(speed), float(slide * FRAMES_A_SECOND))
        return self.frame()

    def rest(self) -> FlipFrame:
        """One frame on after the gesture, with the pan held still."""
        if not self.flying:
            self.throw(float(max(0, self.jerk.speed)))
        self.move(0.0, 0.0)
        return self.frame()

    def throw(self, speed: float) -> None:
        """The pan slows faster than things fall: the crêpe leaves it."""
        self.flying = True
        self.crepe.velocity = (self.drift * speed, speed)
        self.crepe.angular_velocity = -self.spin * speed

    def move(self, rise: float, slide: float) -> None:
        """Let a frame pass."""
        self.pan.velocity = (slide, rise)
        if not self.flying:
            self.crepe.velocity = (slide, rise)
            self.crepe.angular_velocity = 0.0
        else:
            self.flight += 1
        for _ in range(SUBSTEPS):
            self.space.step(1.0 / (FRAMES_A_SECOND * SUBSTEPS))
        if not self.flying:
            pan = self.pan.position
            self.crepe.position = (pan.x, pan.y + THICKNESS)
            self.crepe.angle = 0.0

    def frame(self) -> FlipFrame:
        """A picture of the moment."""
        pan, crepe = self.pan.position, self.crepe.position
        return FlipFrame(
            round(pan.x * 10.0),
            round(pan.y * 10.0),
            round(crepe.x * 10.0),
            round(crepe.y * 10.0),
            round(math.degrees(self.crepe.angle) * 10.0),
        )

    def landed(self) -> int:
        """How it lies: PICTURE_UP, RECIPE_UP or BESIDE."""
        away = self.crepe.position - self.pan.position
        if abs(away.x) > PAN or away.y < -THICKNESS:
            return BESIDE
        return PICTURE_UP if math.cos(self.crepe.angle) < 0.0 else RECIPE_UP


def flip_frames(seed: str, speeds: list[int], places: list[int]) -> tuple[int, list[FlipFrame]]:
    """A whole flip, or BadGesture: how the crêpe landed, and the pictures."""
    check_flip(speeds, places)
    world = PanWorld(seed)
    frames = [world.step(speed, place) for speed, place in zip(speeds, places, strict=True)]
    while not world.over:
        frames.append(world.rest())
    return world.landed(), frames


def flip(seed: str, speeds: list[int], places: list[int]) -> int:
    """How the crêpe of a whole flip landed, or BadGesture."""
    return flip_frames(seed, speeds, places)[0]
