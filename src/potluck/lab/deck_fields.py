"""Decks as text: what differs between two of them, and a number changed without touching anything else."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from typing import Any, NamedTuple

from potluck.lab.plan import BadRun


class Spot(NamedTuple):
    """A field of a deck: `dish.M10.value`."""

    section: str
    id: str
    field: str

    def __str__(self) -> str:
        return f"{self.section}.{self.id}.{self.field}"


class Change(NamedTuple):
    """A field that is not what it was."""

    spot: Spot
    name: str
    old: Any
    new: Any

    def __str__(self) -> str:
        if self.spot.field == "":
            return f"{self.name} {'was added' if self.old is None else 'is gone'}"
        return f"{self.name}: {self.spot.field.replace('_', ' ')} {told(self.old)} → {told(self.new)}"


def told(value: Any) -> str:
    """A field's value for people."""
    return "–" if value is None else str(value)


def entries(source: str) -> dict[tuple[str, str], dict[str, Any]]:
    """All entries of a deck by section and id (or name, or number)."""
    result: dict[tuple[str, str], dict[str, Any]] = {}
    for section, tables in tomllib.loads(source).items():
        if isinstance(tables, list):
            for number, table in enumerate(tables, start=1):
                result[section, str(table.get("id", table.get("name", number)))] = table
    return result


def differences(old: str, new: str) -> list[Change]:
    """What was changed from one deck to another."""
    before, after = entries(old), entries(new)
    found: list[Change] = []
    for key in dict.fromkeys([*before, *after]):
        one, other = before.get(key), after.get(key)
        name = str((other or one or {}).get("name", key[1]))
        if one is None or other is None:
            found.append(Change(Spot(*key, ""), name, one, other))
            continue
        for field in dict.fromkeys([*one, *other]):
            if one.get(field) != other.get(field):
                found.append(Change(Spot(*key, field), name, one.get(field), other.get(field)))
    return found


def numbers(source: str) -> Iterator[tuple[Spot, int]]:
    """All whole numbers of a deck."""
    for (section, id), table in entries(source).items():
        for field, value in table.items():
            if isinstance(value, int) and not isinstance(value, bool):
                yield Spot(section, id, field), value


def with_number(source: str, spot: Spot, value: int) -> str:
    """The deck with one number changed; comments and everything else stay as they are."""
    lines = source.split("\n")
    section, start, at = "", 0, 0
    blocks: list[tuple[str, int, int]] = []
    for at, line in enumerate(lines):
        head = re.match(r"\s*\[\[\s*([\w-]+)\s*\]\]", line)
        if head:
            if section:
                blocks.append((section, start, at))
            section, start = head[1], at
    if section:
        blocks.append((section, start, at + 1))
    number = 0
    for name, first, last in blocks:
        if name != spot.section:
            continue
        number += 1
        table = tomllib.loads("\n".join(lines[first:last]))[name][0]
        if str(table.get("id", table.get("name", number))) != spot.id:
            continue
        for place in range(first, last):
            if re.match(rf"\s*{re.escape(spot.field)}\s*=\s*[+-]?\d+", lines[place]):
                lines[place] = re.sub(r"(=\s*)[+-]?\d+", rf"\g<1>{value}", lines[place], count=1)
                return "\n".join(lines)
    raise BadRun(f"the deck has no number {spot}")
