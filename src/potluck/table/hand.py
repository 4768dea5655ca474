"""A hand at work at a table: a movement that goes on beside the log until its outcome is kept."""

from __future__ import annotations

from typing import NamedTuple

from potluck.kernel.movement import Movement
from potluck.table.entries import Played
from potluck.table.errors import Refused
from potluck.table.mover import check_fresh, check_seat
from potluck.table.ports import Timer
from potluck.table.table import Table

#: How long a movement that has begun waits for its hand before it ends by itself.
STALL_SECONDS = 2.0
#: How many frames a hand may be ahead of the clock: where the network held the grasp itself up, they come with it.
AHEAD = 60


class GraspWish(NamedTuple):
    """A movement as somebody asks for it, like a move's Wish."""

    who: str
    ref: str
    seat: int
    position: int


class HandAtWork(Refused):
    """Nobody moves while a hand does."""

    def __init__(self, name: str) -> None:
        super().__init__(f"{name}’s hand is at work: wait until it is done.")


class Pace:
    """Keeps a hand to the time that passes: networks deliver late, never early."""

    def __init__(self, frames_a_second: int, began: float) -> None:
        self.rate = frames_a_second
        self.began = began

    def check(self, frames: int, now: float) -> None:
        """Refuse more frames than there was time for since it began."""
        if frames > (now - self.began) * self.rate + AHEAD:
            raise Refused(f"No hand is that fast: frames come as time passes, {self.rate} a second.")


class Grasp:
    """One seat's movement while it lasts. What it shows is public; what it comes to is kept before it is told."""

    def __init__(self, wish: GraspWish, movement: Movement, now: float) -> None:
        self.wish = wish
        self.seat = wish.seat
        self.movement = movement
        self.pace = Pace(movement.frames_a_second, now)
        self.heard = now
        #: Every frame since the grasp; the first one is number 1.
        self.frames: list[list[int]] = []
        #: The entry that ends it, once it is known.
        self.entry: Played | None = None
        self.timer: Timer | None = None
        #: The frames that were sent last, from one to another, as they were written; filled by whoever sends them.
        self.written: tuple[int, int, bytes] | None = None

    def follow(self, values: list[int], now: float) -> bool:
        """Go on with the next frames of the hand; whether there is anything to see. Or Refused, or BadGesture."""
        self.pace.check(len(self.frames) + len(values) // self.movement.width, now)
        new = self.movement.follow(values)
        self.heard = now
        self.frames += new
        return bool(new)

    def due(self, now: float) -> float:
        """Seconds until this movement ends without its hand; none left means now."""
        left = self.pace.began + self.movement.seconds - now
        return min(left, self.heard + STALL_SECONDS - now) if self.movement.gesture else left

    def end(self, *, by_odds: bool = False) -> Played:
        """Write the entry that ends it: what the hand made, or the odds that stand for one that never began."""
        wish, movement = self.wish, self.movement
        if by_odds:
            self.entry = Played(wish.seat, movement.overdue().key(), wish.who, wish.ref)
        else:
            self.frames += movement.relax()
            gesture = list(movement.gesture)
            self.entry = Played(wish.seat, movement.outcome().key(), wish.who, wish.ref, True, gesture)
        return self.entry


def check_grasp(table: Table, wish: GraspWish) -> Movement | int:
    """The movement for a wish, or the position that the same request led to earlier; else Refused."""
    check_seat(table, wish.who, wish.seat)
    earlier = table.answered.get((wish.who, wish.ref))
    if earlier is not None:
        if earlier.seat != wish.seat:
            raise Refused("That request was used for another move already.")
        return earlier.position
    if table.state.result is not None:
        raise Refused("The match is over.")
    check_fresh(table, wish.seat, wish.position)
    assert table.match is not None
    movement = table.match.grasp(wish.seat)
    if movement is None:
        if wish.seat not in table.state.pending():
            raise Refused("It is not your decision now.", table.state.decision().rule or None)
        raise Refused("Nothing asks for your hand now: choose one of your moves.", table.state.decision().rule or None)
    return movement
