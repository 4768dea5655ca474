"""A view as a learner's numbers: where each declared field goes, and the writer that puts it there.

- A number is itself; yes is 1. All numbers are scaled.
- A word, a card or a seat has one place for each that it can be. Seats are counted from the one that looks.
- A list that always has the same length is written place by place, one with an entry for each seat from the seat that
  looks on. Where the length varies, words are counted and numbers added up, with the length beside them.
- A record for some of the cards has places for each card that there is.
- Phrases and notes have no place.
"""

from __future__ import annotations

import struct
from collections.abc import Callable
from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i32, i64

from potluck.kernel.phrases import Phrase
from potluck.kernel.view import (
    FLAG,
    NUMBER,
    NUMBERS,
    RECORD,
    SEAT,
    SEATS,
    WORD,
    WORDS,
    Field,
    Schema,
    ViewWriter,
)

#: Numbers below this are scaled beforehand.
SMALL: Final = 200
#: How many other scaled numbers are remembered.
MOST_KEPT: Final = 50_000


def bits(value: float) -> int:
    """A 32-bit number's bits."""
    return int(struct.unpack("<i", struct.pack("<f", value))[0])


@final
class VectorSheet:
    """A vector while it is written, and beside it the sums of what bags add up."""

    def __init__(self, scale: Callable[[float], float]) -> None:
        self.numbers: vec[i32] = vec[i32]()
        self.blank: vec[i32] = vec[i32]()
        self.seat: i64 = 0  # lists by seat are turned so that this seat comes first
        self.seats: i64 = 0
        self.size = 0
        self.scale = scale
        self.small: vec[i32] = vec[i32]([bits(scale(value)) for value in range(SMALL)])
        self.known: dict[float, int] = {}
        self.sums: vec[i64] = vec[i64]()
        self.touched: list[int] = []

    def put(self, at: i64, value: i64) -> None:
        """Write a whole number; what is 0 is 0 already."""
        if 0 <= value < SMALL:
            self.numbers[at] = self.small[value]
        else:
            self.numbers[at] = self.scaled(float(int(value)))

    def add(self, at: i64, value: i64) -> None:
        """Add a whole number to what came to this place before."""
        sums = self.sums
        total = sums[at]
        if total == 0:
            self.touched.append(at)
        total += value
        sums[at] = total
        if 0 <= total < SMALL:
            self.numbers[at] = self.small[total]
        else:
            self.numbers[at] = self.scaled(float(int(total)))

    def scaled(self, value: float) -> i32:
        """A number as it is written; most come again and again."""
        found = self.known.get(value)
        if found is None:
            found = bits(self.scale(value))
            if len(self.known) < MOST_KEPT:
                self.known[value] = found
        return i32(found)


@final
class VectorWriter(ViewWriter):
    """Writes a record of a view to its places in the vector; the same object for every view of a layout."""

    for_people = False

    def __init__(self, sheet: VectorSheet, schema: Schema, adds: bool) -> None:
        self.sheet = sheet
        self.adds = adds  # below a bag: numbers are added up
        self.at: vec[i64] = vec[i64]([-1] * len(schema.fields))  # where a field's numbers begin
        self.step: vec[i64] = vec[i64]([0] * len(schema.fields))  # lists in order: how many places an entry has
        self.inside: list[list[VectorWriter]] = [[] for _ in schema.fields]

    def number(self, field: Field, value: int) -> None:
        at = self.at[field.index]
        if at >= 0:
            self.put(at, value)

    def decimal(self, field: Field, value: float) -> None:
        at = self.at[field.index]
        if at >= 0:
            self.sheet.numbers[at] = self.sheet.scaled(value)

    def flag(self, field: Field, value: bool) -> None:
        if value:
            self.mark(self.at[field.index])

    def word(self, field: Field, at: int) -> None:
        if at >= 0:
            self.mark(self.at[field.index] + at)

    def card(self, field: Field, at: int, ids: list[str]) -> None:
        if at >= 0 and field.learned:
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
        if field.by_seat:
            for seat, value in enumerate(values):
                self.put(at + (seat - self.sheet.seat) % self.sheet.seats, value)
        elif field.length:
            for place, value in enumerate(values):
                self.put(at + place, value)
        else:
            self.put(at, len(values))
            self.put(at + 1, sum(values))

    def words(self, field: Field, at: list[int]) -> None:
        self.cards(field, at, field.words)

    def cards(self, field: Field, at: list[int], ids: list[str]) -> None:
        self.write_cards(field, at, self.at[field.index])

    def cards_of_seat(self, field: Field, seat: int, at: list[int], ids: list[str]) -> None:
        places = self.step[field.index] * field.length if field.length else self.step[field.index] + 1
        self.write_cards(field, at, self.at[field.index] + places * ((seat - self.sheet.seat) % self.sheet.seats))

    def write_cards(self, field: Field, at: list[int], first: i64) -> None:
        """Write a list of words from a place on."""
        if field.length:
            step = self.step[field.index]
            for number in at:
                if number >= 0:
                    self.mark(first + number)
                first += step
        elif at:
            sheet = self.sheet
            self.put(first, len(at))
            first += 1
            for number in at:
                if number >= 0:
                    sheet.add(first + number, 1)

    def phrase(self, field: Field, phrase: Phrase | None) -> None:
        return

    def nothing(self, field: Field) -> None:
        return

    def record(self, field: Field) -> ViewWriter:
        if field.optional:
            self.mark(self.at[field.index])
        return self.inside[field.index][0]

    def begin_list(self, field: Field, count: int) -> None:
        if not field.by_seat and not field.length and not field.family:
            self.put(self.at[field.index], count)

    def entry(self, field: Field, at: int) -> ViewWriter:
        inside = self.inside[field.index]
        if field.by_seat:
            return inside[(at - self.sheet.seat) % self.sheet.seats]
        return inside[at if field.length or field.family else 0]

    def put(self, at: i64, value: i64) -> None:
        """Write a number; below a bag, add it. What is 0 is 0 already."""
        if value != 0:
            if self.adds:
                self.sheet.add(at, value)
            else:
                self.sheet.put(at, value)

    def mark(self, at: i64) -> None:
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
        self.sheet.sums = vec[i64]([0] * len(self.names))
        self.sheet.blank = vec[i32]([0] * len(self.names))
        self.sheet.size = 4 * len(self.names)

    def begin(self, seat: int) -> VectorWriter:
        """A new vector, with lists by seat turned towards a seat; write a whole view to it, then call `finish`."""
        sheet = self.sheet
        sheet.numbers = sheet.blank[:]
        sheet.seat = seat
        return self.root

    def finish(self) -> Any:
        """The vector, as 32-bit numbers."""
        sheet = self.sheet
        if sheet.touched:
            for at in sheet.touched:
                sheet.sums[at] = 0
            sheet.touched = []
        return sheet.numbers

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
        if not field.learned:
            writer.at[field.index] = -1
        elif kind in (NUMBER, FLAG):
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
            if field.optional:
                self.names.append(name)
            else:
                writer.at[field.index] = -1
            writer.inside[field.index] = [self.writer(field.below(), name, writer.adds)]
        else:
            self.place_records(writer, field, name)

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
        if field.family:
            writers = [self.writer(field.below(), f"{name}[{id}]", writer.adds) for id in self.families[field.family]]
        elif count:
            writers = [self.writer(field.below(), f"{name}[{at}]", writer.adds) for at in range(count)]
        else:
            self.names.append(f"len({name})")
            writers = [self.writer(field.below(), f"{name}[]", True)]
        writer.inside[field.index] = writers

    def words_of(self, field: Field) -> list[str]:
        """What a word can be."""
        return self.families[field.family] if field.family else field.words
