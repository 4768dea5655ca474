"""Whoever watches a table: the interface that connections implement."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from potluck.table.ports import StoredChatLine

if TYPE_CHECKING:
    from potluck.table.live.gestures import ActiveGesture


class Listener(Protocol):
    """Somebody who watches a table. All of these return at once."""

    who: str

    def position_changed(self) -> None:
        """The match went on."""

    def room_changed(self) -> None:
        """Seats, lock, presence or status changed."""

    def said(self, line: StoredChatLine) -> None:
        """Somebody said something."""

    def reacted(self, name: str, emoji: str) -> None:
        """Somebody reacted."""

    def rematched(self, table: str) -> None:
        """The others go on at another table."""

    def gesture_began(self, active: ActiveGesture) -> None:
        """A seat begins a gesture."""

    def gesture_moved(self, active: ActiveGesture) -> None:
        """The gesture has new frames."""

    def gesture_ended(self, active: ActiveGesture) -> None:
        """The gesture is over; what it came to follows as a new position."""
