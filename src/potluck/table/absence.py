"""What becomes of those who are away: a bot covers the seat, the seat is handed back, a host is stood in for."""

from __future__ import annotations

from collections.abc import Collection

from potluck.table.entries import Entry, HostPassed, Seated, SeatPlan
from potluck.table.seating import given_back
from potluck.table.table import Table


def cover(table: Table, seat: int) -> Entry | None:
    """Let the table's bot decide for somebody who is away and owes a decision."""
    there = table.seats[seat]
    if table.status != "playing" or there.kind not in ("person", "local") or seat not in table.state.pending():
        return None
    return Seated(seat, SeatPlan("bot", there.name, there.owner, table.laid.cover, away=True))


def hand_back(table: Table, who: str) -> Entry | None:
    """Give the first of somebody's covered seats back to him."""
    for seat, there in enumerate(table.seats):
        if there.away and there.owner == who and table.status == "playing":
            return Seated(seat, given_back(table, seat, there.name))
    return None


def pass_host(table: Table, here: Collection[str]) -> Entry | None:
    """Who laid the table is its host whenever he is here; while he is not, somebody who sits there is."""
    if table.status == "over":
        return None
    if table.laid.host in here:
        return HostPassed(table.laid.host) if table.host != table.laid.host else None
    if table.host in here:
        return None
    for there in table.seats:
        if there.kind == "person" and there.owner is not None and there.owner in here:
            return HostPassed(there.owner)
    return None
