"""Lists, plurals and names of players in English sentences."""

from __future__ import annotations


def listed(names: list[str]) -> str:
    """Alice, Kwame and Meera."""
    if len(names) < 2:
        return "".join(names)
    return f"{', '.join(names[:-1])} and {names[-1]}"


def plural(count: int, one: str, many: str | None = None) -> str:
    """1 point, 2 points."""
    return f"{count} {one if count == 1 else many or one + 's'}"


def who(seat: int, names: list[str] | None) -> str:
    """A player by name, or by number where the seat has none."""
    return names[seat] if names and seat < len(names) else f"player {seat + 1}"
