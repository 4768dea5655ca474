"""The narration of a match: every event with the position it led to, told to whoever may hear it."""

from __future__ import annotations

import msgspec

from potluck.kernel.append_only import AppendOnlyList
from potluck.kernel.events import EVERYONE, Event
from potluck.kernel.phrases import Phrase

TAKEBACK = "takeback"


class Narration(msgspec.Struct, frozen=True, eq=False):
    """What happened, in order. It grows only: a move that was taken back has still been made."""

    happened: AppendOnlyList[tuple[int, Event]]

    def plus(self, position: int, events: list[Event]) -> Narration:
        """With what happened on the way to a position."""
        return Narration(self.happened.plus([(position, event) for event in events]))

    def plus_takeback(self, position: int, seat: int) -> Narration:
        """With a takeback, which everybody hears of."""
        return self.plus(position, [Event(TAKEBACK, EVERYONE, {"seat": seat})])

    def heard(self, position: int, viewer: int) -> list[int]:
        """The numbers of those lines."""
        numbers: list[int] = []
        happened = self.happened
        for number in range(len(happened) - 1, -1, -1):
            at, event = happened[number]
            if at <= position:
                break
            if event.heard_by(viewer):
                numbers.append(number)
        numbers.reverse()
        return numbers

    def line(self, number: int) -> tuple[int, Phrase]:
        """A line by its number: the position that it led to, and what is told."""
        at, event = self.happened[number]
        return at, event.phrase()
