"""The narration of a match: every event with the position it led to, told in words to whoever may hear it."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from potluck.kernel.append_only import AppendOnlyList
from potluck.kernel.events import EVERYONE, Event
from potluck.kernel.game import Setup

TAKEBACK = "takeback"


class NarrationLine(NamedTuple):
    """One sentence."""

    position: int
    text: str
    kind: str


class Narration(msgspec.Struct, frozen=True, eq=False):
    """What happened, in order. It grows only: a move that was taken back has still been made."""

    happened: AppendOnlyList[tuple[int, Event]]

    def plus(self, position: int, events: list[Event]) -> Narration:
        """With what happened on the way to a position."""
        return Narration(self.happened.plus([(position, event) for event in events]))

    def plus_takeback(self, position: int, seat: int) -> Narration:
        """With a takeback, which everybody hears of."""
        return self.plus(position, [Event(TAKEBACK, EVERYONE, {"seat": seat})])

    def since(self, position: int, viewer: int, setup: Setup, names: list[str]) -> list[NarrationLine]:
        """The lines after a position that a viewer may hear."""
        return [self.line(number, setup, names) for number in self.heard(position, viewer)]

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

    def line(self, number: int, setup: Setup, names: list[str]) -> NarrationLine:
        """A line by its number."""
        at, event = self.happened[number]
        return NarrationLine(at, tell(event, setup, names), event.kind)


def tell(event: Event, setup: Setup, names: list[str]) -> str:
    """An event in the game's words; takebacks are the table's own."""
    if event.kind == TAKEBACK:
        seat = event.facts["seat"]
        assert isinstance(seat, int)
        return f"{names[seat]} takes the last move back."
    return setup.game.tell(event, names, setup)
