"""The story of a match: every event with the position it led to, told in words to whoever may hear it."""

from __future__ import annotations

from typing import Any, NamedTuple

from potluck.kernel.events import EVERYONE, Event
from potluck.kernel.game import Setup

TAKEBACK = "takeback"
#: Lines that stay written; older ones are told again to whoever asks.
REMEMBERED = 100


class Line(NamedTuple):
    """One sentence of the story."""

    position: int
    text: str
    kind: str


class Story:
    """Grows only: a move that was taken back has still been made."""

    def __init__(self) -> None:
        self.happened: list[tuple[int, Event]] = []
        self.names: list[str] = []
        #: The latest lines as they travel, while the names stay as they are; filled by whoever makes frames.
        self.written: dict[int, Any] = {}

    def add(self, position: int, events: list[Event]) -> None:
        """What happened on the way to a position."""
        self.happened.extend((position, event) for event in events)

    def add_takeback(self, position: int, seat: int) -> None:
        """Everybody hears that a move was taken back."""
        self.happened.append((position, Event(TAKEBACK, EVERYONE, {"seat": seat})))

    def since(self, position: int, viewer: int, setup: Setup, names: list[str]) -> list[Line]:
        """The lines after a position that a viewer may hear."""
        self.told_with_names(names)
        return [self.line(number, setup) for number in self.heard(position, viewer)]

    def heard(self, position: int, viewer: int) -> list[int]:
        """The numbers of those lines."""
        numbers: list[int] = []
        for number in range(len(self.happened) - 1, -1, -1):
            at, event = self.happened[number]
            if at <= position:
                break
            if event.heard_by(viewer):
                numbers.append(number)
        numbers.reverse()
        return numbers

    def told_with_names(self, names: list[str]) -> dict[int, Any]:
        """What is written with the names that people have now, and not too much of it."""
        if names is not self.names and names != self.names:
            self.names, self.written = names, {}
        if len(self.written) > 2 * REMEMBERED:
            self.written = dict(list(self.written.items())[-REMEMBERED:])
        return self.written

    def line(self, number: int, setup: Setup) -> Line:
        """A line by its number."""
        at, event = self.happened[number]
        return Line(at, tell(event, setup, self.names), event.kind)


def tell(event: Event, setup: Setup, names: list[str]) -> str:
    """An event in the game's words; takebacks are the table's own."""
    if event.kind == TAKEBACK:
        seat = event.facts["seat"]
        assert isinstance(seat, int)
        return f"{names[seat]} takes the last move back."
    return setup.game.tell(event, names, setup)
