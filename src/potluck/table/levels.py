"""Whether a table can give a seat to a bot of that name."""

from __future__ import annotations

from potluck.bots.levels import LEVELS
from potluck.table.errors import Refused


def check_level(level: str) -> str:
    """The level if there is one of that name, else Refused."""
    if level not in LEVELS:
        raise Refused(f"There is no bot of level {level!r}; there are {', '.join(LEVELS)}.")
    return level
