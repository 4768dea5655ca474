"""Events: what happened, and who may know. They are recorded only where somebody listens."""

from __future__ import annotations

from typing import Final, final

from potluck.kernel.phrases import Phrase

#: An audience is a bit mask: one bit for each seat, and one for all spectators.
SPECTATOR: Final = 60
EVERYONE: Final = -1


def only(seat: int) -> int:
    """The audience of one seat alone."""
    return 1 << seat


def except_for(seat: int) -> int:
    """The audience of everybody but one seat (which gets an event that tells more)."""
    return ~(1 << seat)


@final
class Event:
    """One thing that happened. Its phrase is told by the message `event-<kind>`."""

    def __init__(self, kind: str, audience: int, facts: dict[str, object]) -> None:
        self.kind = kind
        self.audience = audience
        self.facts = facts

    def heard_by(self, viewer: int) -> bool:
        """Whether a seat (or SPECTATOR) may know."""
        return (self.audience >> viewer) & 1 == 1

    def phrase(self) -> Phrase:
        """What is told of it."""
        return Phrase(f"event-{self.kind}", self.facts)
