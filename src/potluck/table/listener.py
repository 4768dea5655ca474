"""Whoever watches a table."""

from __future__ import annotations

from typing import Protocol

from potluck.table.hand import Grasp
from potluck.table.ports import ChatLine


class Listener(Protocol):
    """Somebody who watches a table. All of these return at once."""

    who: str

    def position_changed(self) -> None:
        """The match went on."""

    def room_changed(self) -> None:
        """Seats, door, presence or status changed."""

    def said(self, line: ChatLine) -> None:
        """Somebody said something."""

    def reacted(self, name: str, emoji: str) -> None:
        """Somebody reacted."""

    def rematched(self, table: str) -> None:
        """The others go on at another table."""

    def grasped(self, grasp: Grasp) -> None:
        """A seat's hand begins a movement."""

    def moved(self, grasp: Grasp) -> None:
        """The movement has new frames."""

    def released(self, grasp: Grasp) -> None:
        """The movement is over; what it came to follows as a new position."""
