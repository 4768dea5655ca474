"""A hand at work: what neither rules nor chance decide. A game that asks for skill makes these; nobody else does.

A movement is a little world that goes on frame by frame, driven by whole numbers from outside. What counted
of them is its gesture: the same gesture in the same world, on one build, ends in the same outcome.
"""

from __future__ import annotations

from typing import final

from mypy_extensions import mypyc_attr

from potluck.kernel.moves import Move


@mypyc_attr(allow_interpreted_subclasses=True)
class Movement:
    """One movement, from the grasp to its outcome. Trusts nothing that it is given."""

    kind: str
    #: What everybody may know of it before it begins.
    facts: dict[str, object]
    frames_a_second: int = 60
    #: How many whole numbers of the hand make a frame.
    width: int = 1
    #: How many seconds a seat has for it, once it has grasped.
    seconds: int = 20
    #: What the hand did so far, as it counted, in one flat list; empty while it rests.
    gesture: list[int]

    def frame(self) -> list[int]:
        """The world as it is now, in whole numbers."""
        raise NotImplementedError

    def follow(self, values: list[int]) -> list[list[int]]:
        """Go on with what a live hand does, as far as a hand can; the new frames, or BadGesture and nothing changed.

        A hand that rests before it begins makes no frames, and nothing counts after the end.
        """
        raise NotImplementedError

    def relax(self) -> list[list[int]]:
        """The hand lets go: go on to the end by itself, as quickly as is lawful; the new frames."""
        raise NotImplementedError

    def redo(self, gesture: list[int]) -> list[list[int]]:
        """A whole gesture again, from the grasp to the end: all frames, or BadGesture where it is not lawful."""
        raise NotImplementedError

    def over(self) -> bool:
        """Whether the outcome is certain."""
        raise NotImplementedError

    def outcome(self) -> Move:
        """What it came to, as a move for the rules."""
        raise NotImplementedError

    def result(self) -> dict[str, object]:
        """What it came to, for people."""
        raise NotImplementedError

    def overdue(self) -> Move:
        """The legal move that stands for a hand which took too long to begin."""
        raise NotImplementedError


@final
class HandOdds:
    """How often a movement of a hand that trembles like this comes out each way, in percent."""

    def __init__(self, kind: str, hand: str, movement: str, shares: dict[str, int]) -> None:
        self.kind = kind
        self.hand = hand
        self.movement = movement
        self.shares = shares
