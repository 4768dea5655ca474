"""Seats and who may move them."""

from __future__ import annotations

from potluck.bots.levels import LEVELS
from potluck.table.entries import SeatPlan

OPEN = SeatPlan("open")


def is_played_by(seat: SeatPlan, who: str) -> bool:
    """Whether an identity decides for a seat now."""
    return seat.kind in ("person", "local") and seat.owner == who


def names_of(seats: list[SeatPlan]) -> list[str]:
    """What people at a table are called, those included who are not there yet."""
    return [seat.name or f"Seat {number + 1}" for number, seat in enumerate(seats)]


def bot_name(level: str, taken: list[str]) -> str:
    """The name of a persona of that level that nobody at the table has."""
    for persona in LEVELS[level].personas:
        if persona.name not in taken:
            return persona.name
    return f"Bot {len(taken) + 1}"
