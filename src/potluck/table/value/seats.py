"""Seats: who may move them, and which bots may have one."""

from __future__ import annotations

from collections.abc import Sequence

from potluck.bots.levels import LEVELS
from potluck.table.errors import Refused
from potluck.table.value.entries import SeatPlan

OPEN = SeatPlan("open")
#: The level of the bot that covers a seat when nobody has said which.
COVER = "regular"


def is_played_by(seat: SeatPlan, who: str) -> bool:
    """Whether an identity decides for a seat now."""
    return seat.kind in ("person", "local") and seat.owner == who


def names_of(seats: Sequence[SeatPlan]) -> list[str]:
    """What people at a table are called, those included who are not there yet."""
    return [seat.name or f"Seat {number + 1}" for number, seat in enumerate(seats)]


def bot_name(level: str, taken: list[str]) -> str:
    """The name of a persona of that level that nobody at the table has."""
    for persona in LEVELS[level].personas:
        if persona.name not in taken:
            return persona.name
    return f"Bot {len(taken) + 1}"


def check_level(level: str) -> str:
    """The level if there is one of that name, else Refused."""
    if level not in LEVELS:
        raise Refused("refused-no-such-level", {"level": level, "levels": list(LEVELS)})
    return level
