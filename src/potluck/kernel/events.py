"""Events: what happened, and who may know. Recorded only while somebody listens."""

from __future__ import annotations

from typing import Final, final

#: An audience is a set of bits, one a seat, and one for everybody who only watches.
SPECTATOR: Final = 60
EVERYONE: Final = -1


def only(seat: int) -> int:
    """An event for one seat's eyes."""
    return 1 << seat


def except_for(seat: int) -> int:
    """An event for everybody but one seat (who hears a fuller story)."""
    return ~(1 << seat)


@final
class Event:
    """One thing that happened. `facts` are plain JSON values; words are made from them elsewhere."""

    def __init__(self, kind: str, audience: int, facts: dict[str, object]) -> None:
        self.kind = kind
        self.audience = audience
        self.facts = facts

    def heard_by(self, viewer: int) -> bool:
        """Whether a seat (or SPECTATOR) may know."""
        return (self.audience >> viewer) & 1 == 1
