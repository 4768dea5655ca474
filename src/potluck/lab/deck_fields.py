"""The fields of a deck's TOML text: list its numbers, compare two decks, change one number and nothing else."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from potluck.lab.plan import BadRun

SECTION_HEAD: Final = re.compile(r"\s*\[\[\s*([\w-]+)\s*\]\]")


class DeckField(NamedTuple):
    """The address of a field: `dish.M10.value`. An empty field name stands for the whole entry."""

    section: str
    id: str
    name: str

    def __str__(self) -> str:
        return f"{self.section}.{self.id}.{self.name}"


class DeckChange(NamedTuple):
    """A field that differs between two decks, or an entry that only one of them has."""

    field: DeckField
    card: str
    old: Any
    new: Any

    def __str__(self) -> str:
        if self.field.name == "":
            return f"{self.card} {'was added' if self.old is None else 'is gone'}"
        return f"{self.card}: {self.field.name.replace('_', ' ')} {value_text(self.old)} → {value_text(self.new)}"


def value_text(value: Any) -> str:
    """A field's value for people."""
    return "–" if value is None else str(value)


def entry_id(table: dict[str, Any], number: int) -> str:
    """What an entry is called: its id, else its name, else its number in the section."""
    return str(table.get("id", table.get("name", number)))


def deck_entries(source: str) -> dict[tuple[str, str], dict[str, Any]]:
    """All entries of a deck by section and id."""
    result: dict[tuple[str, str], dict[str, Any]] = {}
    for section, tables in tomllib.loads(source).items():
        if isinstance(tables, list):
            for number, table in enumerate(tables, start=1):
                result[section, entry_id(table, number)] = table
    return result


def deck_changes(old: str, new: str) -> list[DeckChange]:
    """What was changed from one deck to another."""
    before, after = deck_entries(old), deck_entries(new)
    found: list[DeckChange] = []
    for key in dict.fromkeys([*before, *after]):
        one, other = before.get(key), after.get(key)
        card = str((other or one or {}).get("name", key[1]))
        if one is None or other is None:
            found.append(DeckChange(DeckField(*key, ""), card, one, other))
            continue
        for name in dict.fromkeys([*one, *other]):
            if one.get(name) != other.get(name):
                found.append(DeckChange(DeckField(*key, name), card, one.get(name), other.get(name)))
    return found


def number_fields(source: str) -> Iterator[tuple[DeckField, int]]:
    """All whole numbers of a deck."""
    for (section, id), table in deck_entries(source).items():
        for name, value in table.items():
            if isinstance(value, int) and not isinstance(value, bool):
                yield DeckField(section, id, name), value


def with_number(source: str, field: DeckField, value: int) -> str:
    """The deck with one number changed; comments and everything else stay as they are."""
    lines = source.split("\n")
    for first, last in entry_lines(lines, field):
        for at in range(first, last):
            if re.match(rf"\s*{re.escape(field.name)}\s*=\s*[+-]?\d+", lines[at]):
                lines[at] = re.sub(r"(=\s*)[+-]?\d+", rf"\g<1>{value}", lines[at], count=1)
                return "\n".join(lines)
    raise BadRun(f"the deck has no number {field}")


def entry_lines(lines: list[str], field: DeckField) -> Iterator[tuple[int, int]]:
    """The first line and the line after the last one of every entry that a field may belong to."""
    heads = [(at, found[1]) for at, line in enumerate(lines) if (found := SECTION_HEAD.match(line))]
    starts = [at for at, _ in heads]
    number = 0
    for (first, section), last in zip(heads, [*starts[1:], len(lines)][: len(heads)], strict=True):
        if section != field.section:
            continue
        number += 1
        table = tomllib.loads("\n".join(lines[first:last]))[section][0]
        if entry_id(table, number) == field.id:
            yield first, last
