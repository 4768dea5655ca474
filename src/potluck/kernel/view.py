"""What a seat may see, declared once: typed fields, and whoever writes a view down.

A game declares the fields of its view as a `Schema` and fills them in one function, `Game.write_view(state, viewer,
out)`. `out` is a `JsonWriter`, which makes plain data for pages, terminals and files, or the writer of a learner's
numbers (view_vector.py). TypeScript types, and the board of a game without one of its own, come from the same
declaration.
"""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64, mypyc_attr

from potluck.kernel.phrases import Phrase

#: Kinds of fields.
NUMBER: Final = 0
FLAG: Final = 1
WORD: Final = 2  # one of a few words, or a card by its id
SEAT: Final = 3
SEATS: Final = 4  # some seats, each at most once
NUMBERS: Final = 5  # numbers in order; for each seat one, where `by_seat`
WORDS: Final = 6  # words or cards in order; a list of them for each seat, where `by_seat`
RECORD: Final = 7  # fields of its own
RECORDS: Final = 8  # a list of those; for each seat one, where `by_seat`
PHRASE: Final = 9  # told to people; no number says it


@final
class Field:
    """One thing that a view says."""

    def __init__(self, name: str, kind: int, index: int) -> None:
        self.name = name
        self.kind = kind
        self.index: i64 = index  # its place in its schema
        self.words: list[str] = []  # what a word can be; empty where it is a card
        self.family = ""  # cards, records by card: which of the game's lists of ids (`Game.card_families`)
        self.length = 0  # lists: how long they always are; 0 where that varies, and then they are bags to learners
        self.by_seat = False  # lists: an entry for each seat
        self.learned = True  # whether learners see it; what only people need has no number
        self.optional = False  # whether there may be none; in lists of words: whether there are gaps
        self.schema: Schema | None = None

    def below(self) -> Schema:
        """The fields of a record."""
        assert self.schema is not None
        return self.schema


@final
class Schema:
    """The fields of a record, in the order in which they are declared and shown."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.fields: list[Field] = []

    def field(self, name: str, kind: int) -> Field:
        """One more field."""
        field = Field(name, kind, len(self.fields))
        self.fields.append(field)
        return field

    def number(self, name: str) -> Field:
        """A number."""
        return self.field(name, NUMBER)

    def note(self, name: str) -> Field:
        """A number that never changes in a match, or follows from others: for people, not for learners."""
        field = self.field(name, NUMBER)
        field.learned = False
        return field

    def title_card(self, name: str, family: str) -> Field:
        """The card that a record by card is about: learners know it by the record's place."""
        field = self.card(name, family)
        field.learned = False
        return field

    def flag(self, name: str) -> Field:
        """Yes or no."""
        return self.field(name, FLAG)

    def word(self, name: str, words: list[str], optional: bool = False) -> Field:
        """One of a few words."""
        field = self.field(name, WORD)
        field.words = words
        field.optional = optional
        return field

    def card(self, name: str, family: str, optional: bool = False) -> Field:
        """A card by its id."""
        field = self.field(name, WORD)
        field.family = family
        field.optional = optional
        return field

    def seat(self, name: str, optional: bool = False) -> Field:
        """A seat."""
        field = self.field(name, SEAT)
        field.optional = optional
        return field

    def seats(self, name: str) -> Field:
        """Some seats."""
        return self.field(name, SEATS)

    def numbers(self, name: str, length: int = 0) -> Field:
        """Numbers in order; learners get their sum where their count varies."""
        field = self.field(name, NUMBERS)
        field.length = length
        return field

    def numbers_by_seat(self, name: str) -> Field:
        """A number for each seat."""
        field = self.field(name, NUMBERS)
        field.by_seat = True
        return field

    def words(self, name: str, words: list[str], length: int = 0, optional: bool = False) -> Field:
        """Words in order, perhaps with gaps; a bag to learners where their count varies."""
        field = self.field(name, WORDS)
        field.words = words
        field.length = length
        field.optional = optional
        return field

    def cards(self, name: str, family: str, length: int = 0, optional: bool = False) -> Field:
        """Cards by their ids, in order, perhaps with gaps; a bag to learners where their count varies."""
        field = self.field(name, WORDS)
        field.family = family
        field.length = length
        field.optional = optional
        return field

    def cards_by_seat(self, name: str, family: str, length: int = 0) -> Field:
        """Cards by their ids, a list of them for each seat."""
        field = self.cards(name, family, length)
        field.by_seat = True
        return field

    def record(self, name: str, schema: Schema, optional: bool = False) -> Field:
        """Fields of its own."""
        field = self.field(name, RECORD)
        field.schema = schema
        field.optional = optional
        return field

    def records(self, name: str, schema: Schema, length: int = 0) -> Field:
        """A list of records; a bag to learners where their count varies."""
        field = self.field(name, RECORDS)
        field.schema = schema
        field.length = length
        return field

    def records_by_seat(self, name: str, schema: Schema) -> Field:
        """A record for each seat."""
        field = self.field(name, RECORDS)
        field.schema = schema
        field.by_seat = True
        return field

    def records_by_card(self, name: str, family: str, schema: Schema) -> Field:
        """A record for some of the cards, at most one for each; `entry` gets the card's number."""
        field = self.field(name, RECORDS)
        field.family = family
        field.schema = schema
        return field

    def phrase(self, name: str) -> Field:
        """Something told to people."""
        field = self.field(name, PHRASE)
        field.learned = False
        return field


@mypyc_attr(allow_interpreted_subclasses=True)
class ViewWriter:
    """Takes a view field by field. Every field of a schema is written once, in any order."""

    #: Whether people read it. What only they need and what takes time to find need not be written otherwise.
    for_people: bool = True

    def number(self, field: Field, value: int) -> None:
        """A whole number, also of a note."""
        raise NotImplementedError

    def decimal(self, field: Field, value: float) -> None:
        """A number with decimals."""
        raise NotImplementedError

    def flag(self, field: Field, value: bool) -> None:
        """Yes or no."""
        raise NotImplementedError

    def word(self, field: Field, at: int) -> None:
        """One of the field's words by its number; -1 for none."""
        raise NotImplementedError

    def card(self, field: Field, at: int, ids: list[str]) -> None:
        """A card by its number in the list of ids; -1 for none."""
        raise NotImplementedError

    def seat(self, field: Field, seat: int) -> None:
        """A seat; -1 for none."""
        raise NotImplementedError

    def seats(self, field: Field, seats: list[int]) -> None:
        """Some seats."""
        raise NotImplementedError

    def numbers(self, field: Field, values: list[int]) -> None:
        """Numbers in order, or one for each seat."""
        raise NotImplementedError

    def words(self, field: Field, at: list[int]) -> None:
        """Words by their numbers; -1 for a gap."""
        raise NotImplementedError

    def cards(self, field: Field, at: list[int], ids: list[str]) -> None:
        """Cards by their numbers in the list of ids; -1 for a gap."""
        raise NotImplementedError

    def cards_of_seat(self, field: Field, seat: int, at: list[int], ids: list[str]) -> None:
        """The cards of one seat after the other, in a field that has cards by seat."""
        raise NotImplementedError

    def phrase(self, field: Field, phrase: Phrase | None) -> None:
        """Something told to people."""
        raise NotImplementedError

    def nothing(self, field: Field) -> None:
        """A record that is not there."""
        raise NotImplementedError

    def record(self, field: Field) -> ViewWriter:
        """A record that is there; write its fields to what this returns, before anything else."""
        raise NotImplementedError

    def begin_list(self, field: Field, count: int) -> None:
        """Begin a list of so many records."""
        raise NotImplementedError

    def entry(self, field: Field, at: int) -> ViewWriter:
        """The next record of a list: its place, its seat or its card; write its fields to what this returns first."""
        raise NotImplementedError


@final
class JsonWriter(ViewWriter):
    """Writes a view as plain data."""

    def __init__(self) -> None:
        self.data: dict[str, Any] = {}

    def number(self, field: Field, value: int) -> None:
        self.data[field.name] = value

    def decimal(self, field: Field, value: float) -> None:
        self.data[field.name] = value

    def flag(self, field: Field, value: bool) -> None:
        self.data[field.name] = value

    def word(self, field: Field, at: int) -> None:
        self.data[field.name] = None if at < 0 else field.words[at]

    def card(self, field: Field, at: int, ids: list[str]) -> None:
        self.data[field.name] = None if at < 0 else ids[at]

    def seat(self, field: Field, seat: int) -> None:
        self.data[field.name] = None if seat < 0 else seat

    def seats(self, field: Field, seats: list[int]) -> None:
        self.data[field.name] = seats.copy()

    def numbers(self, field: Field, values: list[int]) -> None:
        self.data[field.name] = values.copy()

    def words(self, field: Field, at: list[int]) -> None:
        self.cards(field, at, field.words)

    def cards(self, field: Field, at: list[int], ids: list[str]) -> None:
        self.data[field.name] = [None if number < 0 else ids[number] for number in at]

    def cards_of_seat(self, field: Field, seat: int, at: list[int], ids: list[str]) -> None:
        if seat == 0:
            self.data[field.name] = []
        self.data[field.name].append([None if number < 0 else ids[number] for number in at])

    def phrase(self, field: Field, phrase: Phrase | None) -> None:
        self.data[field.name] = None if phrase is None else phrase.plain()

    def nothing(self, field: Field) -> None:
        self.data[field.name] = None

    def record(self, field: Field) -> ViewWriter:
        inside = JsonWriter()
        self.data[field.name] = inside.data
        return inside

    def begin_list(self, field: Field, count: int) -> None:
        self.data[field.name] = []

    def entry(self, field: Field, at: int) -> ViewWriter:
        inside = JsonWriter()
        self.data[field.name].append(inside.data)
        return inside
