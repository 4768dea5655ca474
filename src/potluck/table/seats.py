"""Seats and who may move them."""

from __future__ import annotations

from potluck.table.entries import SeatPlan

#: Names that bots sit down with, in this order.
BOT_NAMES = ("Basil", "Clementine", "Nigel", "Rosemary", "Pepper", "Olive", "Juniper", "Fennel", "Ginger", "Sorrel")
OPEN = SeatPlan("open")


def is_played_by(seat: SeatPlan, who: str) -> bool:
    """Whether an identity decides for a seat now."""
    return seat.kind in ("person", "local") and seat.owner == who


def names_of(seats: list[SeatPlan]) -> list[str]:
    """What people at a table are called, those included who are not there yet."""
    return [seat.name or f"Seat {number + 1}" for number, seat in enumerate(seats)]


def bot_name(taken: list[str]) -> str:
    """A name that nobody at the table has."""
    for name in BOT_NAMES:
        if name not in taken:
            return name
    return f"Bot {len(taken) + 1}"
