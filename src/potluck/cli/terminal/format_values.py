"""The values of a view in a few words, by the declaration of their fields. Knows no game.

A field is called by the game's message `field-<name>`, a word of it by `<name>-<word>`, a card by its name and corner,
a seat by its owner.
"""

from __future__ import annotations

from typing import Any, Final

from potluck.cli.terminal.cards import CardWords, counted
from potluck.cli.terminal.screen import clean
from potluck.cli.terminal.words import TerminalWords
from potluck.kernel.game import Setup
from potluck.kernel.phrases import Phrase
from potluck.kernel.view import (
    FLAG,
    NUMBER,
    NUMBERS,
    PHRASE,
    RECORD,
    RECORDS,
    SEAT,
    SEATS,
    WORD,
    Field,
    Schema,
)

#: Kinds of fields that are said in a word or two.
SIMPLE: Final = frozenset({NUMBER, FLAG, WORD, SEAT})
#: Kinds of fields that a record is called by where they come first in it.
NAMING: Final = frozenset({WORD, SEAT, PHRASE})
#: Counts of more kinds than this are told without those that are 0.
LONG_LIST: Final = 5
#: Stands for a gap in a list.
GAP: Final = "–"


class ValueWords:
    """Puts the values of one table's views in words."""

    def __init__(self, setup: Setup, words: TerminalWords) -> None:
        self.words = words
        self.names = [clean(words.name(seat)) for seat in range(setup.seats)]
        self.cards = CardWords(setup, words)

    def label(self, field: Field) -> str:
        """What a field is called."""
        return clean(self.words.say(f"field-{field.name}"))

    def tell(self, field: Field, value: Any) -> str:
        """A value in a few words; nothing where there is nothing to say."""
        if value is None or value is False:
            return ""
        if field.by_seat:
            said = [f"{self.names[seat]} {each}" for seat, each in enumerate(self.by_seat(field, value)) if each]
            return (", " if field.kind == NUMBERS else "; ").join(said)
        if field.kind == FLAG:
            return self.words.own.say("terminal-yes")
        if field.kind == WORD:
            return self.word(field, value)
        if field.kind == SEAT:
            return self.names[int(value)]
        if field.kind == RECORD:
            return self.record(field.below(), value)
        if field.kind == PHRASE:
            return clean(self.words.tell(read_phrase(value)))
        return self.series(field, value) if isinstance(value, list) else str(value)

    def by_seat(self, field: Field, values: list[Any]) -> list[str]:
        """What a field says of each seat."""
        if field.kind == NUMBERS:
            return [str(value) for value in values]
        if field.kind == RECORDS:
            return [self.record(field.below(), value) for value in values]
        return [self.series(field, value) for value in values]

    def series(self, field: Field, values: list[Any]) -> str:
        """A list in a line; equal words and cards are counted unless their places matter."""
        if field.kind == RECORDS:
            records = [self.record(field.below(), value) for value in values]
            return "; ".join(record for record in records if record)
        if field.kind == SEATS:
            return ", ".join(self.names[seat] for seat in values)
        if field.kind == NUMBERS:
            return " ".join(str(value) for value in values)
        if all(value is None for value in values):
            return ""
        said = [self.word(field, value) if value is not None else GAP for value in values]
        return ", ".join(said if field.optional else counted(said))

    def record(self, schema: Schema, value: dict[str, Any]) -> str:
        """A record in a line: what it is called by, and the rest in brackets."""
        first, rest = schema.fields[0], schema.fields
        called = self.tell(first, value[first.name]) if first.kind in NAMING else ""
        if called:
            rest = rest[1:]
        numbers = all(field.kind == NUMBER for field in rest)
        if called and numbers and len(rest) == 1 and not first.family:
            return f"{called} {value[rest[0].name]}"
        if numbers and len(rest) > LONG_LIST:
            rest = [field for field in rest if value[field.name]]
        inside = ", ".join(said for field in rest if (said := self.pair(field, value[field.name])))
        return f"{called} ({inside})" if called and inside else called or inside

    def pair(self, field: Field, value: Any) -> str:
        """A field and its value, in a line with others; nothing where there is nothing to say."""
        said = self.tell(field, value)
        if not said:
            return ""
        return self.label(field) if field.kind == FLAG else f"{self.label(field)} {said}"

    def word(self, field: Field, word: str) -> str:
        """A card by its name and corner, any other word by its message."""
        if field.family:
            return self.cards.title(self.cards.faces[word])
        return clean(self.words.word(field.name, word))

    def card_names(self, value: list[str | None]) -> str:
        """Cards for a narrow column: without their corners."""
        return ", ".join(GAP if card is None else self.cards.name(self.cards.faces[card]) for card in value)


def read_phrase(value: dict[str, Any]) -> Phrase:
    """A phrase that a view carries as plain data."""
    return Phrase(value["key"], {name: read_fact(fact) for name, fact in value["facts"].items()})


def read_fact(value: Any) -> object:
    """A fact of such a phrase; a fact that is a dict is a phrase itself."""
    if isinstance(value, list):
        return [read_fact(part) for part in value]
    return read_phrase(value) if isinstance(value, dict) else value
