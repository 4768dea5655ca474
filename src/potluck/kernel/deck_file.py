"""Reads a deck (`cards.toml`); errors name the card and the field."""

from __future__ import annotations

import hashlib
import tomllib

from mypy_extensions import mypyc_attr

from potluck.kernel.errors import BadDeck
from potluck.kernel.moves import Catalogue


@mypyc_attr(allow_interpreted_subclasses=True)
class Deck:
    """A validated deck: its text, all moves of a match with it, and (in subclasses) its cards."""

    def __init__(self, source: str, catalogue: Catalogue) -> None:
        self.source = source
        self.digest = hashlib.sha256(source.encode()).hexdigest()
        self.catalogue = catalogue


class Entry:
    """One table of a deck file, read field by field; every error says where it is and what is allowed."""

    def __init__(self, table: dict[str, object], where: str) -> None:
        self.table = table
        self.where = where
        self.read: set[str] = set()

    def wrong(self, field: str, allowed: str) -> BadDeck:
        """The error for a field: what it must be, and what it is."""
        if field not in self.table:
            return BadDeck(f"{self.where}: {field} is missing; it must be {allowed}", self.where, field)
        return BadDeck(f"{self.where}: {field} must be {allowed}, not {self.table[field]!r}", self.where, field)

    def text(self, field: str, default: str | None = None, longest: int = 60) -> str:
        """A non-empty line of text; with a default it may be left out."""
        self.read.add(field)
        if field not in self.table and default is not None:
            return default
        value = self.table.get(field)
        if not isinstance(value, str) or not value.strip() or len(value) > longest or not value.isprintable():
            raise self.wrong(field, f"a line of text of at most {longest} characters")
        return value

    def number(self, field: str, least: int, most: int, default: int | None = None) -> int:
        """A whole number in a range; with a default it may be left out."""
        self.read.add(field)
        if field not in self.table and default is not None:
            return default
        value = self.table.get(field)
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            raise self.wrong(field, f"a whole number from {least} to {most}")
        return value

    def choice(self, field: str, allowed: list[str], default: str | None = None) -> str:
        """One of a few words; with a default it may be left out."""
        self.read.add(field)
        if field not in self.table and default is not None:
            return default
        value = self.table.get(field)
        if not isinstance(value, str) or value not in allowed:
            raise self.wrong(field, "one of " + ", ".join(allowed))
        return value

    def flag(self, field: str) -> bool:
        """Yes or no; no where it is left out."""
        self.read.add(field)
        value = self.table.get(field, False)
        if not isinstance(value, bool):
            raise self.wrong(field, "true or false")
        return value

    def words(self, field: str) -> list[str]:
        """A list of texts; empty where it is left out."""
        self.read.add(field)
        value = self.table.get(field, [])
        if not isinstance(value, list):
            raise self.wrong(field, "a list of texts")
        result: list[str] = []
        for word in value:
            if not isinstance(word, str):
                raise self.wrong(field, "a list of texts")
            result.append(word)
        return result

    def done(self) -> None:
        """Refuse fields that were never read: a misspelt one must not pass unseen."""
        for field in self.table:
            if field not in self.read:
                allowed = ", ".join(sorted(self.read))
                raise BadDeck(f"{self.where}: there is no field {field!r}; allowed are {allowed}", self.where, field)


def read_deck(source: str, sections: list[str]) -> dict[str, list[Entry]]:
    """Parse a deck's TOML into its sections, each a list of entries; `title` is free."""
    try:
        document = tomllib.loads(source)
    except tomllib.TOMLDecodeError as error:
        raise BadDeck(f"the deck is not valid TOML: {error}") from None
    result: dict[str, list[Entry]] = {}
    for section in sections:
        tables = document.pop(section, None)
        if not isinstance(tables, list) or not tables:
            raise BadDeck(f"the deck has no [[{section}]] entries")
        entries: list[Entry] = []
        for number, table in enumerate(tables, start=1):
            if not isinstance(table, dict):
                raise BadDeck(f"{section} {number} must be a [[{section}]] table")
            name = table.get("id", table.get("name", number))
            entries.append(Entry(table, f"{section} {name}"))
        result[section] = entries
    document.pop("title", None)
    if document:
        raise BadDeck(
            f"the deck has an unknown section {sorted(document)[0]!r}; allowed are title, {', '.join(sections)}"
        )
    return result


def unique(entries: list[Entry], field: str) -> None:
    """Refuse two entries with the same value of a field."""
    seen: dict[str, str] = {}
    for entry in entries:
        value = entry.text(field)
        if value in seen:
            raise BadDeck(f"{entry.where}: {field} {value!r} is taken by another card already", entry.where, field)
        seen[value] = entry.where
