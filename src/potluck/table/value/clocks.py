"""Clocks: how long a seat may think, computed from the log alone. Times are server time (see live/server_clock.py)."""

from __future__ import annotations

from collections.abc import Collection
from typing import Literal, NamedTuple, get_args

import msgspec

from potluck.table.errors import Refused

ClockName = Literal["none", "relaxed", "blitz", "days"]
FOREVER = float("inf")
DAY = 24 * 3600.0


class TimeControl(NamedTuple):
    """A kind of clock, in seconds: a bank for the whole match, what every decision has besides, and the
    grace after which an absent player's seat is covered while somebody waits."""

    bank: float
    extra: float
    grace: float


TIME_CONTROLS: dict[str, TimeControl] = {
    "none": TimeControl(FOREVER, FOREVER, 180.0),
    "relaxed": TimeControl(600.0, 30.0, 60.0),
    "blitz": TimeControl(60.0, 10.0, 20.0),
    "days": TimeControl(0.0, 3 * DAY, FOREVER),
}
#: How long a host may be away before somebody else at the table is host.
HOST_GRACE = 60.0


def check_clock(name: str) -> str:
    """The name if there is such a clock, else Refused."""
    if name not in TIME_CONTROLS:
        raise Refused("refused-no-such-clock", {"clock": name, "clocks": list(get_args(ClockName))})
    return name


class MatchClock(msgspec.Struct, frozen=True, eq=False):
    """What every seat has left, and since when it owes the decision that it owes."""

    control: TimeControl
    bank: tuple[float, ...]
    since: tuple[float | None, ...]

    @property
    def runs(self) -> bool:
        """Whether anybody can lose on time."""
        return self.control.extra < FOREVER

    def go_on(self, at: float, pending: Collection[int], changed: Collection[int]) -> MatchClock:
        """The clock when the table goes on: who decides now, and whose decision is another one than before."""
        extra, runs = self.control.extra, self.runs
        banks: list[float] = []
        starts: list[float | None] = []
        for seat, since in enumerate(self.since):
            bank = self.bank[seat]
            due = seat in pending
            if since is not None and (not due or seat in changed):
                if runs:
                    bank = max(0.0, bank - max(0.0, at - since - extra))
                since = None
            banks.append(bank)
            starts.append(at if due and since is None else since)
        return MatchClock(self.control, tuple(banks), tuple(starts))

    def deadline(self, seat: int) -> float:
        """When a seat's time is up."""
        since = self.since[seat]
        return FOREVER if since is None else since + self.control.extra + self.bank[seat]

    def left(self, seat: int, now: float) -> float:
        """What a seat has left, for this decision and from its bank."""
        since = self.since[seat]
        whole = self.control.extra + self.bank[seat]
        return whole if since is None else max(0.0, min(whole, whole - (now - since)))

    def not_before(self, at: float) -> float:
        """No seat's time is up before this, whatever happens now."""
        return min([self.deadline(seat) for seat in range(len(self.since))] + [at + self.control.extra])


def new_clock(name: str, seats: int) -> MatchClock:
    """A clock that has not begun to run."""
    control = TIME_CONTROLS.get(name, TIME_CONTROLS["none"])  # a log may name a clock that is no longer offered
    return MatchClock(control, (control.bank,) * seats, (None,) * seats)
