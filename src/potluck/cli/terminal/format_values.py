"""Values of a view in a few words: cards by name, seats by their owner, lists and described things in a line."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from potluck.cli.terminal.screen import clean
from potluck.kernel.game import Setup

#: The fields that a described thing may be called by.
TITLES: Final = ["name", "title", "heading", "label", "text", "card", "id"]
#: The fields of a view that name one seat by its number.
SEATS: Final = frozenset({"seat", "active", "player", "owner", "target", "winner", "leader", "chooser", "rival"})
#: Counts of more kinds than this are shown without those that are 0.
LONG_LIST: Final = 5


class Phrases:
    """Puts the values of one table's views in words."""

    def __init__(self, setup: Setup, names: list[str]) -> None:
        self.seats = setup.seats
        self.names = [clean(name) for name in names]
        self.cards = {face.id: face for face in setup.game.faces(setup.deck)}

    def phrase(self, value: object) -> str:
        """Any value in a few words; nothing where there is nothing to say."""
        if value is None or value is False:
            return ""
        if value is True:
            return "yes"
        if isinstance(value, str):
            return self.card(value)
        if isinstance(value, list):
            return self.series(value)
        if isinstance(value, dict):
            return self.thing(value)
        return clean(str(value))

    def thing(self, value: dict[str, Any]) -> str:
        """A described thing: its title, and the rest in brackets."""
        title = next((key for key in TITLES if isinstance(value.get(key), str)), "")
        rest = {key: part for key, part in value.items() if key != title and not (title and key == "id")}
        if len(rest) > LONG_LIST and all(type(part) is int for part in rest.values()):
            rest = {key: part for key, part in rest.items() if part}
        name = self.phrase(value[title]) if title else ""
        if name and len(rest) == 1 and value[title] not in self.cards and type(next(iter(rest.values()))) is int:
            return f"{name} {next(iter(rest.values()))}"
        inside = ", ".join(part for part in (self.pair(key, part) for key, part in rest.items()) if part)
        return f"{name} ({inside})" if name and inside else name or inside

    def series(self, values: list[Any]) -> str:
        """A list in a line, equal neighbours and copies counted once."""
        if all(value is None for value in values):
            return ""
        phrases = [self.phrase(value) or "–" for value in values]
        if None in values:  # places, some of them empty
            return ", ".join(phrases)
        if any(isinstance(value, str) for value in values):
            return ", ".join(f"{text} ×{times}" if times > 1 else text for text, times in Counter(phrases).items())
        return ("; " if any(isinstance(value, list | dict) for value in values) else " ").join(phrases)

    def pair(self, key: str, value: object) -> str:
        """A thing and its name, in a line with others."""
        if value is True:
            return self.key(key)
        said = self.cell(key, value)
        return f"{self.key(key)} {said}" if said else ""

    def card(self, word: str) -> str:
        """A card's name and corner for its id; any other word as it is."""
        face = self.cards.get(word)
        if face is None:
            return clean(word.replace("_", " "))
        return clean(f"{face.name} {face.corner}".strip())

    def key(self, key: str) -> str:
        """A field's name in words, or a card's."""
        return self.card(key) if key in self.cards else clean(key.replace("_", " "))

    def cell(self, key: str, value: object) -> str:
        """A person's field in words; a seat by its owner's name."""
        if is_seat(key) and type(value) is int and 0 <= value < self.seats:
            return self.names[value]
        return self.phrase(value)

    def plain_names(self, value: object) -> str:
        """A value for a narrow column: cards without their corners."""
        if isinstance(value, list):
            return ", ".join(self.cards[part].name if part in self.cards else self.phrase(part) for part in value)
        return self.phrase(value)


def is_seat(key: str) -> bool:
    """Whether a field names a seat: `active`, `start_player`."""
    return key.rpartition("_")[2] in SEATS


def label(key: str) -> str:
    """A field's name as a heading."""
    words = clean(key.replace("_", " "))
    return words[:1].upper() + words[1:]
