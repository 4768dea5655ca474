"""Server time: the seconds for which the server has run. It stands still while no node runs or none can store
anything, so that nobody loses on time because the server was down; and it does not depend on a machine's clock.
"""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic

#: How often the server time is stored, and the most that may pass between two such pulses.
PULSE = 5.0
MOST_GAP = 10.0


class ServerClock:
    """Goes on from the storage's last pulse, by this machine's steady clock, but not far."""

    def __init__(self, steady: Callable[[], float] = monotonic) -> None:
        self.steady = steady
        self.ran = 0.0
        self.since = steady()
        self.latest = 0.0

    def pulse(self, ran: float) -> None:
        """The storage has said how long the server has run until now."""
        self.ran = ran
        self.since = self.steady()

    def __call__(self) -> float:
        """Now; never earlier than the last time that somebody asked."""
        self.latest = max(self.latest, self.ran + min(self.steady() - self.since, MOST_GAP))
        return self.latest
