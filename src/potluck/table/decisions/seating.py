"""Seating: sitting down, standing up, and what becomes of the seats of those who are away."""

from __future__ import annotations

from collections.abc import Collection

from potluck.table.errors import Refused
from potluck.table.sanitize import LONGEST_NAME
from potluck.table.value.entries import ChangedChairs, Entry, HostPassed, Seated, SeatPlan
from potluck.table.value.seats import OPEN, is_played_by
from potluck.table.value.table import Table


def seat_at(table: Table, seat: int) -> SeatPlan:
    """The seat of that number, or Refused."""
    if not 0 <= seat < len(table.seats):
        raise Refused("why-no-such-seat")
    return table.seats[seat]


def given_back(table: Table, seat: int, name: str) -> SeatPlan:
    """A covered seat as its owner gets it back; for an owner who has another seat it is a local one again."""
    owner = table.seats[seat].owner
    has_another = any(there.kind == "person" and there.owner == owner for there in table.seats)
    return SeatPlan("local" if has_another else "person", name, owner)


def own_name(table: Table, seat: int, name: str) -> str:
    """A name that nobody else at the table has: the second Bo is Bo 2."""
    taken = {there.name.casefold() for number, there in enumerate(table.seats) if number != seat}
    tried = (name if count == 1 else f"{name[: LONGEST_NAME - 2]} {count}" for count in range(1, len(table.seats) + 1))
    return next(wanted for wanted in tried if wanted.casefold() not in taken)


def sit(table: Table, who: str, seat: int, name: str) -> Entry:
    """Take an open seat, or take one's own back from the bot that covers it."""
    there = seat_at(table, seat)
    name = own_name(table, seat, name)
    if is_played_by(there, who):
        return Seated(seat, SeatPlan(there.kind, name, who))
    if there.kind == "bot" and there.owner == who:
        return Seated(seat, given_back(table, seat, name))
    if there.kind != "open":
        raise Refused("refused-seat-taken")
    if who in table.barred:
        raise Refused("refused-sent-away")
    if table.locked and who != table.host:
        raise Refused("refused-locked")
    if table.status == "over":
        raise Refused("why-match-over")
    mine = [number for number in table.seats_of(who) if table.seats[number].kind == "person"]
    if not mine:
        return Seated(seat, SeatPlan("person", name, who))
    if table.status != "open":
        raise Refused("refused-seated-already")
    return ChangedChairs(mine[0], seat)


def stand(table: Table, who: str, seat: int) -> Entry:
    """Leave a seat; in a running match a bot covers it until its owner is back."""
    there = seat_at(table, seat)
    if not is_played_by(there, who):
        raise Refused("refused-not-your-seat")
    if table.status == "playing":
        return Seated(seat, SeatPlan("bot", there.name, who, table.creation.cover))
    return Seated(seat, OPEN)


def cover(table: Table, seat: int) -> Entry | None:
    """Let the table's bot decide for somebody who is away and owes a decision."""
    there = table.seats[seat]
    if table.status != "playing" or there.kind not in ("person", "local") or seat not in table.state.pending():
        return None
    return Seated(seat, SeatPlan("bot", there.name, there.owner, table.creation.cover, away=True))


def give_back(table: Table, who: str) -> Entry | None:
    """Give the first of somebody's covered seats back to that person."""
    for seat, there in enumerate(table.seats):
        if there.away and there.owner == who and table.status == "playing":
            return Seated(seat, given_back(table, seat, there.name))
    return None


def pass_host(table: Table, here: Collection[str]) -> Entry | None:
    """Whoever created the table is its host while here; otherwise somebody who sits there is."""
    if table.status == "over":
        return None
    if table.creation.host in here:
        return HostPassed(table.creation.host) if table.host != table.creation.host else None
    if table.host in here:
        return None
    for there in table.seats:
        if there.kind == "person" and there.owner is not None and there.owner in here:
            return HostPassed(there.owner)
    return None
