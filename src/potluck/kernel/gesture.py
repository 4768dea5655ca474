"""Gestures: movements by which a person's skill decides an outcome, such as a pour or a flip. Knows no game.

A game that asks for skill implements `Gesture`. A gesture is a small simulation that goes on frame by frame, driven by
integers from outside. The integers that counted are its recording: on one build, the same recording in the same
simulation ends in the same outcome.
"""

from __future__ import annotations

from typing import final

from mypy_extensions import mypyc_attr

from potluck.kernel.moves import Move


@mypyc_attr(allow_interpreted_subclasses=True)
class Gesture:
    """One gesture, from its beginning to its outcome. Trusts nothing that it is given."""

    kind: str
    #: What everybody may know of it before the person moves.
    facts: dict[str, object]
    frames_a_second: int = 60
    #: How many integers of input make a frame.
    width: int = 1
    #: How many seconds a seat has for it, once it has begun.
    seconds: int = 20
    #: The input so far, as it counted, in one flat list; empty until the person moves.
    recording: list[int]

    def frame(self) -> list[int]:
        """The simulation as it is now, in integers."""
        raise NotImplementedError

    def follow(self, values: list[int]) -> list[list[int]]:
        """Go on with a person's input, as far as a person can move; the new frames, or BadGesture and nothing changed.

        Rest before the first movement makes no frames, and nothing counts after the end.
        """
        raise NotImplementedError

    def relax(self) -> list[list[int]]:
        """The person lets go: go on to the end without input, as quickly as the rules allow; the new frames."""
        raise NotImplementedError

    def replay(self, recording: list[int]) -> list[list[int]]:
        """A whole recording again, from the beginning to the end: all frames, or BadGesture where it breaks a rule."""
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
        """The legal move that stands for a gesture whose person took too long to begin."""
        raise NotImplementedError


@final
class GestureOdds:
    """How often a gesture at a level of skill comes out each way, in percent.

    `movement` is the game's own name for one way to make such a gesture.
    """

    def __init__(self, kind: str, skill: str, movement: str, shares: dict[str, int]) -> None:
        self.kind = kind
        self.skill = skill
        self.movement = movement
        self.shares = shares
