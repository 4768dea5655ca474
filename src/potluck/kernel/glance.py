"""A quicker way from a state to a seat's vector: what the view would say, written straight to its places.

A game may offer one (`Game.glance`). It has to write exactly what `Layout.fill` makes of the view, which
`tests/conformance/test_glances.py` holds it to; so it can show nothing that the view does not show. The pens
below know what the survey found at a spot: whether a list is a bag, whether a thing is only there or not. So
everything that the view has is written, also what is 0 or a sentence; only what it has as None is not.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from potluck.kernel.observation import Layout, Sheet, VectorSlot, ViewField
from potluck.kernel.state import State

#: Stands for all sentences: they have no place of their own.
SENTENCE: Final = "."


@mypyc_attr(allow_interpreted_subclasses=True)
class Glance:
    """Writes what a viewer sees of a state."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout

    def look(self, state: State, viewer: int, seat: int) -> memoryview:
        """The vector of a viewer, with the lists of seats turned towards a seat."""
        sheet = Sheet(self.layout)
        self.write(state, viewer, seat, sheet)
        return sheet.finish()

    def write(self, state: State, viewer: int, seat: int, sheet: Sheet) -> None:
        """Write everything."""
        raise NotImplementedError


@final
class Number:
    """A number, a yes or no, or only that something is there."""

    def __init__(self, spot: ViewField) -> None:
        self.flag = spot.there is not None
        self.place: VectorSlot | None = spot.there if spot.there is not None else spot.number

    def write(self, value: int, sheet: Sheet) -> None:
        """Write it."""
        if self.place is not None:
            sheet.put(self.place, 1 if self.flag else value)


@final
class There:
    """Something that is made of parts and may be missing: whether it is there, where that is all there is to see."""

    def __init__(self, spot: ViewField) -> None:
        self.place = spot.there

    def write(self, sheet: Sheet) -> None:
        """It is there."""
        sheet.mark(self.place)


@final
class Word:
    """One of a few words, by its number."""

    def __init__(self, spot: ViewField, words: list[str]) -> None:
        there = spot.there
        self.places: list[VectorSlot | None] = [spot.word_at.get(word) if there is None else there for word in words]

    def write(self, at: int, sheet: Sheet) -> None:
        """Write it."""
        sheet.mark(self.places[at])


@final
class Shape:
    """How the survey found a list: a bag, or places for each entry, which may be turned towards a seat."""

    def __init__(self, spot: ViewField) -> None:
        self.place = spot.size
        self.there = spot.there
        self.bag = spot.bag
        self.turned = spot.turned
        self.spots: list[ViewField] = [spot.entry(0)] if spot.bag else []
        if not spot.bag:
            self.spots = [spot.entry(at) for at in range(spot.length)] if spot.varies else []
        self.blank = not spot.wanted

    def open(self, count: int, sheet: Sheet) -> bool:
        """Begin a list of so many; whether its entries are to be written."""
        if self.there is not None:
            sheet.mark(self.there)
        elif self.bag:
            sheet.size(self.place, count)
        return not self.blank

    def at(self, number: int, count: int, seat: int) -> int:
        """Which of the spots an entry goes to, or -1."""
        if self.bag:
            return 0
        if self.turned:
            number = (number - seat) % count
        return number if number < len(self.spots) else -1


@final
class Words:
    """A list of words, by their numbers; -1 where there is none."""

    def __init__(self, spot: ViewField, words: list[str]) -> None:
        self.shape = Shape(spot)
        self.pens = [Word(each, words) for each in self.shape.spots]

    def write(self, numbers: list[int], seat: int, sheet: Sheet) -> None:
        """Write them."""
        shape = self.shape
        count = len(numbers)
        if not shape.open(count, sheet):
            return
        if shape.bag:
            places = self.pens[0].places
            for number in numbers:
                if number >= 0:
                    sheet.mark(places[number])
            return
        for place, number in enumerate(numbers):
            at = shape.at(place, count, seat)
            if at >= 0 and number >= 0:
                self.pens[at].write(number, sheet)

    def write_sorted(self, numbers: list[int], seat: int, sheet: Sheet) -> None:
        """Write them in the order of their numbers, which does not matter in a bag."""
        self.write(numbers if self.shape.bag else sorted(numbers), seat, sheet)

    def write_counts(self, counts: list[int], seat: int, sheet: Sheet) -> None:
        """Write each so many times."""
        if not self.shape.bag:
            self.write([number for number, count in enumerate(counts) for _ in range(count)], seat, sheet)
        elif self.shape.open(sum(counts), sheet):
            places = self.pens[0].places
            for number, count in enumerate(counts):
                sheet.put(places[number], count)


@final
class Numbers:
    """A list of numbers."""

    def __init__(self, spot: ViewField) -> None:
        self.shape = Shape(spot)
        self.pens = [Number(each) for each in self.shape.spots]

    def write(self, numbers: list[int], seat: int, sheet: Sheet) -> None:
        """Write them."""
        shape = self.shape
        count = len(numbers)
        if not shape.open(count, sheet):
            return
        for place, number in enumerate(numbers):
            at = shape.at(place, count, seat)
            if at >= 0:
                self.pens[at].write(number, sheet)


def fields(spot: ViewField, keys: list[str]) -> list[Number]:
    """The numbers of a spot that has many, side by side."""
    return [Number(spot.part(key)) for key in keys]


@final
class Text:
    """A word that is found by itself; for those that are too many to count."""

    def __init__(self, spot: ViewField) -> None:
        self.there = spot.there
        self.places = spot.word_at

    def write(self, word: str, sheet: Sheet) -> None:
        """Write it."""
        sheet.mark(self.places.get(word) if self.there is None else self.there)
