"""Clocks: how long a seat may think, told from the log alone. Times are the house's (see housetime.py)."""

from __future__ import annotations

from collections.abc import Collection
from typing import Literal, NamedTuple, get_args

from potluck.table.errors import Refused

ClockName = Literal["none", "relaxed", "blitz", "days"]
FOREVER = float("inf")
DAY = 24 * 3600.0


class Pace(NamedTuple):
    """A kind of clock, in seconds: a bank for the whole match, what every decision has besides, and the
    grace after which an absent player's seat is covered while somebody waits for him."""

    bank: float
    extra: float
    grace: float


PACES: dict[str, Pace] = {
    "none": Pace(FOREVER, FOREVER, 180.0),
    "relaxed": Pace(600.0, 30.0, 60.0),
    "blitz": Pace(60.0, 10.0, 20.0),
    "days": Pace(0.0, 3 * DAY, FOREVER),
}
#: How long a host may be away before somebody else at the table is host.
HOST_GRACE = 60.0


def check_clock(name: str) -> str:
    """The name if there is such a clock, else Refused."""
    if name not in PACES:
        raise Refused(f"There is no clock {name!r}; there are {', '.join(get_args(ClockName))}.")
    return name


class Clock:
    """What every seat has left, and since when it owes the decision that it owes."""

    def __init__(self, name: str, seats: int) -> None:
        self.pace = PACES.get(name, PACES["none"])  # a clock may have left the house since
        self.runs = self.pace.extra < FOREVER
        self.bank = [self.pace.bank] * seats
        self.since: list[float | None] = [None] * seats

    def go_on(self, at: float, pending: Collection[int], changed: Collection[int]) -> None:
        """The table went on: who decides now, and whose decision is another one than before."""
        for seat, since in enumerate(self.since):
            due = seat in pending
            if since is not None and (not due or seat in changed):
                if self.runs:
                    self.bank[seat] = max(0.0, self.bank[seat] - max(0.0, at - since - self.pace.extra))
                since = None
            self.since[seat] = at if due and since is None else since

    def deadline(self, seat: int) -> float:
        """When a seat's time is up."""
        since = self.since[seat]
        return FOREVER if since is None else since + self.pace.extra + self.bank[seat]

    def left(self, seat: int, now: float) -> float:
        """What a seat has left, for this decision and from its bank."""
        since = self.since[seat]
        whole = self.pace.extra + self.bank[seat]
        return whole if since is None else max(0.0, min(whole, whole - (now - since)))

    def not_before(self, at: float) -> float:
        """No seat's time is up before this, whatever happens now."""
        return min([self.deadline(seat) for seat in range(len(self.since))] + [at + self.pace.extra])
