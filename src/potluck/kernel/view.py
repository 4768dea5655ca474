"""What a seat may see, declared once: typed fields, and whoever writes a view down.

A game declares the fields of its view as a `Schema` and fills them in one function, `Game.write_view`. Its parameter `out`
is one of two writers: `JsonWriter` makes plain data for pages, terminals and files, `VectorWriter` numbers for
learners. TypeScript types, the board for games without one of their own and the names of a learner's numbers come from
the same declaration.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, final

from mypy_extensions import mypyc_attr

from potluck.kernel.phrases import Phrase

#: Kinds of fields.
NUMBER: Final = 0
FLAG: Final = 1
WORD: Final = 2  # one of a few words, or none
SEAT: Final = 3  # a seat's number, or none
SEATS: Final = 4  # some seats, each at most once
NUMBERS: Final = 5  # numbers in order; for each seat one, where `by_seat`
WORDS: Final = 6  # words in order
RECORD: Final = 7  # fields of its own, or none
RECORDS: Final = 8  # a list of those; for each seat one, where `by_seat`
PHRASE: Final = 9  # told to people; no number says it
NOTE: Final = 10  # a number or a word for people that says nothing new, such as a total that never changes

#: Numbers below this are scaled beforehand.
SMALL: Final = 200
#: How many other scaled numbers are remembered.
MOST_KEPT: Final = 50_000


@final
class Field:
    """One thing that a view says."""

    def __init__(self, name: str, kind: int, index: int) -> None:
        self.name = name
        self.kind = kind
        self.index = index  # its place in its schema
        self.words: list[str] = []  # what a word can be; empty where it is a card
        self.family = ""  # cards: which of the game's lists of ids (`Game.card_families`)
        self.length = 0  # lists: how long they always are; 0 where that varies, and then they are bags to learners
        self.by_seat = False  # lists: an entry for each seat
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
        return self.field(name, NOTE)

    def flag(self, name: str) -> Field:
        """Yes or no."""
        return self.field(name, FLAG)

    def word(self, name: str, words: list[str]) -> Field:
        """One of a few words, or none."""
        field = self.field(name, WORD)
        field.words = words
        return field

    def card(self, name: str, family: str) -> Field:
        """A card by its id, or none."""
        field = self.field(name, WORD)
        field.family = family
        return field

    def seat(self, name: str) -> Field:
        """A seat, or none."""
        return self.field(name, SEAT)

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

    def words(self, name: str, words: list[str], length: int = 0) -> Field:
        """Words in order; a bag to learners where their count varies."""
        field = self.field(name, WORDS)
        field.words = words
        field.length = length
        return field

    def cards(self, name: str, family: str, length: int = 0) -> Field:
        """Cards by their ids, in order; a bag to learners where their count varies."""
        field = self.field(name, WORDS)
        field.family = family
        field.length = length
        return field

    def cards_by_seat(self, name: str, family: str, length: int = 0) -> Field:
        """Cards by their ids, a list of them for each seat."""
        field = self.cards(name, family, length)
        field.by_seat = True
        return field

    def record(self, name: str, schema: Schema) -> Field:
        """Fields of its own, or none."""
        field = self.field(name, RECORD)
        field.schema = schema
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

    def phrase(self, name: str) -> Field:
        """Something told to people."""
        return self.field(name, PHRASE)


@mypyc_attr(allow_interpreted_subclasses=True)
class ViewWriter:
    """Takes a view field by field. Every field of a schema is written once, in any order."""

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
        """The next record of a list; write its fields to what this returns, before the next one."""
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


@final
class VectorSheet:
    """A vector while it is written, and beside it the sums of what bags add up."""

    def __init__(self, scale: Callable[[float], float]) -> None:
        self.numbers: Any = None
        self.seat = 0  # lists by seat are turned so that this seat comes first
        self.seats = 0
        self.size = 0
        self.scale = scale
        self.small: list[Any] = [scale(value) for value in range(SMALL)]
        self.known: dict[Any, Any] = {}
        self.sums: list[Any] = []
        self.touched: list[int] = []

    def put(self, at: int, value: int) -> None:
        """Write a whole number; what is 0 is 0 already."""
        if 0 <= value < SMALL:
            self.numbers[at] = self.small[value]
        else:
            self.numbers[at] = self.scaled(value)

    def add(self, at: int, value: Any) -> None:
        """Add a number to what came to this place before."""
        total = self.sums[at]
        if total == 0:
            self.touched.append(at)
        total += value
        self.sums[at] = total
        self.numbers[at] = self.scaled(total)

    def scaled(self, value: Any) -> Any:
        """A number as it is written; most come again and again."""
        found = self.known.get(value)
        if found is None:
            found = self.scale(value)
            if len(self.known) < MOST_KEPT:
                self.known[value] = found
        return found


@final
class VectorWriter(ViewWriter):
    """Writes a record of a view to its places in the vector; the same object for every view of a layout."""

    def __init__(self, sheet: VectorSheet, schema: Schema, adds: bool) -> None:
        self.sheet = sheet
        self.adds = adds  # below a bag: numbers are added up
        self.at: list[int] = [-1] * len(schema.fields)  # where a field's numbers begin
        self.step: list[int] = [0] * len(schema.fields)  # lists in order: how many places an entry has
        self.inside: list[list[VectorWriter]] = [[] for _ in schema.fields]

    def number(self, field: Field, value: int) -> None:
        at = self.at[field.index]
        if value != 0 and at >= 0:
            if self.adds:
                self.sheet.add(at, value)
            else:
                self.sheet.put(at, value)

    def decimal(self, field: Field, value: float) -> None:
        at = self.at[field.index]
        if at >= 0:
            if self.adds:
                self.sheet.add(at, value)
            else:
                self.sheet.numbers[at] = self.sheet.scaled(value)

    def flag(self, field: Field, value: bool) -> None:
        if value:
            self.mark(self.at[field.index])

    def word(self, field: Field, at: int) -> None:
        if at >= 0:
            self.mark(self.at[field.index] + at)

    def card(self, field: Field, at: int, ids: list[str]) -> None:
        if at >= 0:
            self.mark(self.at[field.index] + at)

    def seat(self, field: Field, seat: int) -> None:
        if seat >= 0:
            self.mark(self.at[field.index] + (seat - self.sheet.seat) % self.sheet.seats)

    def seats(self, field: Field, seats: list[int]) -> None:
        at = self.at[field.index]
        for seat in seats:
            self.mark(at + (seat - self.sheet.seat) % self.sheet.seats)

    def numbers(self, field: Field, values: list[int]) -> None:
        at = self.at[field.index]
        sheet = self.sheet
        if field.by_seat:
            for seat, value in enumerate(values):
                if value != 0:
                    sheet.put(at + (seat - sheet.seat) % sheet.seats, value)
        elif field.length:
            for place, value in enumerate(values):
                if value != 0:
                    if self.adds:
                        sheet.add(at + place, value)
                    else:
                        sheet.put(at + place, value)
        elif values:
            total = sum(values)
            if self.adds:
                sheet.add(at, len(values))
                sheet.add(at + 1, total)
            else:
                sheet.put(at, len(values))
                sheet.put(at + 1, total)

    def words(self, field: Field, at: list[int]) -> None:
        self.cards(field, at, field.words)

    def cards(self, field: Field, at: list[int], ids: list[str]) -> None:
        self.write_cards(field, at, self.at[field.index])

    def cards_of_seat(self, field: Field, seat: int, at: list[int], ids: list[str]) -> None:
        places = self.step[field.index] * field.length if field.length else self.step[field.index] + 1
        self.write_cards(field, at, self.at[field.index] + places * ((seat - self.sheet.seat) % self.sheet.seats))

    def write_cards(self, field: Field, at: list[int], first: int) -> None:
        """Write a list of words from a place on."""
        if field.length:
            step = self.step[field.index]
            for number in at:
                if number >= 0:
                    self.mark(first + number)
                first += step
        elif at:
            sheet = self.sheet
            if self.adds:
                sheet.add(first, len(at))
            else:
                sheet.put(first, len(at))
            first += 1
            for number in at:
                if number >= 0:
                    sheet.add(first + number, 1)

    def phrase(self, field: Field, phrase: Phrase | None) -> None:
        return

    def nothing(self, field: Field) -> None:
        return

    def record(self, field: Field) -> ViewWriter:
        self.mark(self.at[field.index])
        return self.inside[field.index][0]

    def begin_list(self, field: Field, count: int) -> None:
        if count and not field.by_seat and not field.length:
            if self.adds:
                self.sheet.add(self.at[field.index], count)
            else:
                self.sheet.put(self.at[field.index], count)

    def entry(self, field: Field, at: int) -> ViewWriter:
        inside = self.inside[field.index]
        if field.by_seat:
            return inside[(at - self.sheet.seat) % self.sheet.seats]
        return inside[at if field.length else 0]

    def mark(self, at: int) -> None:
        """Write that something is there; below a bag, one more."""
        if self.adds:
            self.sheet.add(at, 1)
        else:
            self.sheet.numbers[at] = self.sheet.small[1]


@final
class VectorLayout:
    """Where the fields of a schema go in a learner's vector; `names` say what each number is."""

    def __init__(
        self, schema: Schema, families: dict[str, list[str]], seats: int, scale: Callable[[float], float]
    ) -> None:
        self.names: list[str] = []
        self.families = families
        self.sheet = VectorSheet(scale)
        self.sheet.seats = seats
        self.root = self.writer(schema, "", False)
        self.sheet.sums = [0] * len(self.names)
        self.sheet.size = 4 * len(self.names)

    def begin(self, seat: int) -> VectorWriter:
        """A new vector, with lists by seat turned towards a seat; write a whole view to it, then call `finish`."""
        sheet = self.sheet
        sheet.numbers = memoryview(bytearray(sheet.size)).cast("f")
        sheet.seat = seat
        return self.root

    def finish(self) -> memoryview:
        """The vector, as 32-bit numbers."""
        sheet = self.sheet
        if sheet.touched:
            for at in sheet.touched:
                sheet.sums[at] = 0
            sheet.touched = []
        written: memoryview = sheet.numbers
        return written

    def writer(self, schema: Schema, path: str, adds: bool) -> VectorWriter:
        """Give out the places of a record's fields."""
        writer = VectorWriter(self.sheet, schema, adds)
        for field in schema.fields:
            self.place(writer, field, f"{path}.{field.name}" if path else field.name)
        return writer

    def place(self, writer: VectorWriter, field: Field, name: str) -> None:
        """Give out the places of one field."""
        writer.at[field.index] = len(self.names)
        kind = field.kind
        if kind in (NUMBER, FLAG):
            self.names.append(name)
        elif kind == WORD:
            self.names.extend([f"{name}={word}" for word in self.words_of(field)])
        elif kind in (SEAT, SEATS):
            self.names.extend([f"{name}={seat}" for seat in range(self.sheet.seats)])
        elif kind == NUMBERS:
            self.place_numbers(field, name)
        elif kind == WORDS:
            self.place_words(writer, field, name)
        elif kind == RECORD:
            self.names.append(name)
            writer.inside[field.index] = [self.writer(field.below(), name, writer.adds)]
        elif kind == RECORDS:
            self.place_records(writer, field, name)
        else:
            writer.at[field.index] = -1

    def place_numbers(self, field: Field, name: str) -> None:
        """A list of numbers: by its places, or its length and its sum."""
        count = self.sheet.seats if field.by_seat else field.length
        self.names.extend([f"{name}[{at}]" for at in range(count)] if count else [f"len({name})", f"sum({name})"])

    def place_words(self, writer: VectorWriter, field: Field, name: str) -> None:
        """A list of words: by its places, or its length and how many there are of each."""
        words = self.words_of(field)
        writer.step[field.index] = len(words)
        for path in [f"{name}[{seat}]" for seat in range(self.sheet.seats)] if field.by_seat else [name]:
            if field.length:
                self.names.extend([f"{path}[{at}]={word}" for at in range(field.length) for word in words])
            else:
                self.names.append(f"len({path})")
                self.names.extend([f"{path}={word}" for word in words])

    def place_records(self, writer: VectorWriter, field: Field, name: str) -> None:
        """A list of records: by its places, or its length and all of them added up."""
        count = self.sheet.seats if field.by_seat else field.length
        if count:
            writers = [self.writer(field.below(), f"{name}[{at}]", writer.adds) for at in range(count)]
        else:
            self.names.append(f"len({name})")
            writers = [self.writer(field.below(), f"{name}[]", True)]
        writer.inside[field.index] = writers

    def words_of(self, field: Field) -> list[str]:
        """What a word can be."""
        return self.families[field.family] if field.family else field.words
