"""The story of a match: every event with the position it led to, told in words to whoever may hear it."""

from __future__ import annotations

from typing import NamedTuple

from potluck.kernel.events import EVERYONE, Event
from potluck.kernel.game import Setup

TAKEBACK = "takeback"


class Line(NamedTuple):
    """One sentence of the story."""

    position: int
    text: str
    kind: str


class Story:
    """Grows only: a move that was taken back has still been made."""

    def __init__(self) -> None:
        self.happened: list[tuple[int, Event]] = []
        #: The same events in words, each told once for all who hear it, while the names stay as they are.
        self.told: dict[int, str] = {}
        self.told_with: list[str] = []

    def add(self, position: int, events: list[Event]) -> None:
        """What happened on the way to a position."""
        self.happened.extend((position, event) for event in events)

    def add_takeback(self, position: int, seat: int) -> None:
        """Everybody hears that a move was taken back."""
        self.happened.append((position, Event(TAKEBACK, EVERYONE, {"seat": seat})))

    def since(self, position: int, viewer: int, setup: Setup, names: list[str]) -> list[Line]:
        """The lines after a position that a viewer may hear."""
        if names != self.told_with:
            self.told, self.told_with = {}, names
        lines: list[Line] = []
        for number in range(len(self.happened) - 1, -1, -1):
            at, event = self.happened[number]
            if at <= position:
                break
            if event.heard_by(viewer):
                text = self.told.get(number)
                if text is None:
                    text = self.told[number] = tell(event, setup, names)
                lines.append(Line(at, text, event.kind))
        lines.reverse()
        return lines


def tell(event: Event, setup: Setup, names: list[str]) -> str:
    """An event in the game's words; takebacks are the table's own."""
    if event.kind == TAKEBACK:
        seat = event.facts["seat"]
        assert isinstance(seat, int)
        return f"{names[seat]} takes the last move back."
    return setup.game.tell(event, names, setup)
