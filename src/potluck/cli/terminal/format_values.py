"""Values of a view in a few words: cards by name, seats by their owner, lists and described things in a line.

A field is called by the game's message `field-<name>`, a word in it by `field-<name>-<word>`, and so is a field within
another. Where `Game.fact_kinds` says that a field holds words of a family, such as symbols, the family's messages come
first. Where a game has no such message, the name or the word itself is shown.
"""

from __future__ import annotations

from typing import Any, Final

from potluck.cli.terminal.cards import CardWords, counted
from potluck.cli.terminal.screen import clean
from potluck.cli.terminal.words import TerminalWords
from potluck.kernel.game import Setup
from potluck.kernel.phrases import SEAT, Phrase, slug

#: The fields that a described thing may be called by.
TITLES: Final = ["name", "title", "heading", "label", "text", "card", "id"]
#: The fields of a view that name one seat by its number.
SEATS: Final = frozenset({"seat", "active", "player", "owner", "starter", "winner", "leader", "chooser", "rival"})
#: Counts of more kinds than this are shown without those that are 0.
LONG_LIST: Final = 5


class ValueWords:
    """Puts the values of one table's views in words."""

    def __init__(self, setup: Setup, words: TerminalWords) -> None:
        self.seats = setup.seats
        self.words = words
        self.names = [clean(words.name(seat)) for seat in range(setup.seats)]
        self.cards = CardWords(setup, words)
        self.moves = setup.deck.catalogue

    def tell(self, value: object, key: str = "") -> str:
        """Any value of a field in a few words; nothing where there is nothing to say."""
        if value is None or value is False:
            return ""
        if value is True:
            return self.words.own.say("terminal-yes")
        if isinstance(value, str):
            return self.word(value, key)
        if isinstance(value, list):
            return self.series(value, key)
        if isinstance(value, dict):
            phrase = phrase_of(value)
            return self.thing(value, key) if phrase is None else clean(self.words.tell(phrase))
        if self.is_seat(key) and key != "seats" and type(value) is int and 0 <= value < self.seats:
            return self.names[value]
        return clean(str(value))

    def thing(self, value: dict[str, Any], key: str) -> str:
        """A described thing: its title, and the rest in brackets."""
        title = next((name for name in TITLES if isinstance(value.get(name), str)), "")
        rest = {name: part for name, part in value.items() if name != title and not (title and name == "id")}
        if len(rest) > LONG_LIST and all(type(part) is int for part in rest.values()):
            rest = {name: part for name, part in rest.items() if part}
        called = self.tell(value[title], title) if title else ""
        if called and len(rest) == 1 and value[title] not in self.cards.faces:
            only = next(iter(rest.values()))
            if type(only) is int:
                return f"{called} {only}"
        inside = ", ".join(part for part in (self.pair(name, part, key) for name, part in rest.items()) if part)
        return f"{called} ({inside})" if called and inside else called or inside

    def series(self, values: list[Any], key: str) -> str:
        """A list in a line, equal neighbours and copies counted once."""
        if all(value is None for value in values):
            return ""
        parts = [self.tell(value, key) or "–" for value in values]
        if None in values:  # places, some of them empty
            return ", ".join(parts)
        if any(isinstance(value, str) for value in values):
            return ", ".join(counted(parts))
        if self.is_seat(key):
            return ", ".join(parts)
        return ("; " if any(isinstance(value, list | dict) for value in values) else " ").join(parts)

    def pair(self, key: str, value: object, within: str = "") -> str:
        """A field and its value, in a line with others."""
        if value is True:
            return self.field(key, within)
        said = self.tell(value, key)
        return f"{self.field(key, within)} {said}" if said else ""

    def word(self, word: str, key: str) -> str:
        """A card by its name and corner, a move by its name, any other word by its message or as it is."""
        face = self.cards.faces.get(word)
        if face is not None:
            return self.cards.title(face)
        move = self.moves.named(word) if key == "move" else None
        if move is not None:
            return clean(self.words.tell(move.phrase()))
        return self.part(key, word) or clean(word.replace("_", " "))

    def field(self, key: str, within: str = "") -> str:
        """A field's name in words, or a card's."""
        if key in self.cards.faces:
            return self.cards.title(self.cards.faces[key])
        own = f"field-{slug(key)}"
        return (
            self.part(within, key)
            or (clean(self.words.say(own)) if self.words.has(own) else "")
            or clean(key.replace("_", " "))
        )

    def part(self, key: str, word: str) -> str:
        """A word in a field, or the name of a field within another; nothing where it has no message of its own."""
        family = self.words.kinds.get(key, "")
        for message in (f"{family}-{slug(word)}", f"field-{slug(key)}-{slug(word)}"):
            if self.words.has(message):
                return clean(self.words.say(message))
        return ""

    def heading(self, key: str, within: str = "") -> str:
        """A field's name as a heading."""
        words = self.field(key, within)
        return words[:1].upper() + words[1:]

    def is_seat(self, key: str) -> bool:
        """Whether a field names seats: `active`, `start_player`, or what the game's facts call a seat."""
        return self.words.kinds.get(key) == SEAT or key.rpartition("_")[2] in SEATS

    def plain_names(self, value: object, key: str) -> str:
        """A value for a narrow column: cards without their corners."""
        if isinstance(value, list):
            faces = self.cards.faces
            parts = [self.cards.name(faces[part]) if part in faces else self.tell(part, key) for part in value]
            return ", ".join(parts)
        return self.tell(value, key)


def phrase_of(value: dict[str, Any]) -> Phrase | None:
    """The phrase that a view carries as plain data; None where it is something else."""
    key, facts = value.get("key"), value.get("facts")
    if len(value) != 2 or not isinstance(key, str) or not isinstance(facts, dict):
        return None
    return Phrase(key, {name: fact_of(fact) for name, fact in facts.items()})


def fact_of(value: Any) -> object:
    """A fact of such a phrase."""
    if isinstance(value, list):
        return [fact_of(part) for part in value]
    return (phrase_of(value) or value) if isinstance(value, dict) else value
