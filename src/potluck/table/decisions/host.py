"""What only the host may do: lock the table, start, and say who or what sits where."""

from __future__ import annotations

from potluck.table.decisions.seating import given_back, seat_at
from potluck.table.errors import Refused
from potluck.table.value.entries import Entry, Hinting, Locked, Seated, SeatPlan, Started
from potluck.table.value.seats import OPEN, bot_name, check_level
from potluck.table.value.table import Table


def check_host(table: Table, who: str) -> None:
    """Only the host passes."""
    if who != table.host:
        raise Refused("refused-host-only")


def lock(table: Table, who: str, locked: bool) -> Entry:
    """Let nobody else sit down, or let them again."""
    check_host(table, who)
    return Locked(locked)


def allow_hints(table: Table, who: str, allowed: bool) -> Entry:
    """Let people ask what a good player would do, or not."""
    check_host(table, who)
    return Hinting(allowed)


def start(table: Table, who: str) -> Entry | None:
    """Begin the match; nothing to do where it has begun."""
    check_host(table, who)
    if table.match is not None:
        return None
    empty = sum(seat.kind == "open" for seat in table.seats)
    if empty:
        raise Refused("refused-seats-empty", {"count": empty})
    return Started()


def open_seat(table: Table, who: str, seat: int) -> Entry:
    """Free a seat for anybody."""
    check_host(table, who)
    seat_at(table, seat)
    check_not_over(table)
    return Seated(seat, OPEN)


def seat_bot(table: Table, who: str, seat: int, level: str | None) -> Entry:
    """Give a seat to a bot; in a running match its owner may take it back."""
    check_host(table, who)
    there = seat_at(table, seat)
    check_not_over(table)
    wanted = check_level(level or table.creation.cover)
    keeps_owner = table.status == "playing" and there.owner is not None
    same = there.kind == "bot" and there.level == wanted
    name = there.name if keeps_owner or same else bot_name(wanted, table.names)
    return Seated(seat, SeatPlan("bot", name, there.owner if keeps_owner else None, wanted))


def seat_person(table: Table, who: str, seat: int) -> Entry:
    """Give a seat back from its bot to the person it belongs to; if to nobody, it is open."""
    check_host(table, who)
    there = seat_at(table, seat)
    check_not_over(table)
    if there.kind != "bot":
        raise Refused("refused-no-bot-there")
    if there.owner is None:
        return Seated(seat, OPEN)
    return Seated(seat, given_back(table, seat, there.name))


def kick(table: Table, who: str, seat: int) -> Entry:
    """Send somebody away for good; in a running match a bot goes on in that seat."""
    check_host(table, who)
    there = seat_at(table, seat)
    check_not_over(table)
    if there.owner is None:
        raise Refused("refused-nobody-there")
    if there.owner == who:
        raise Refused("refused-kick-yourself")
    cover = table.creation.cover
    empty = SeatPlan("bot", bot_name(cover, table.names), None, cover) if table.status == "playing" else OPEN
    return Seated(seat, empty, there.owner)


def check_not_over(table: Table) -> None:
    """Seats do not change after the end."""
    if table.status == "over":
        raise Refused("why-match-over")
