"""A view as numbers, for whoever learns: a layout is found by looking at many views, then fills vectors.

What may vary gets a place in the vector, what is printed the same in every match gets none:

- a number is itself; true is 1;
- a word has one place for each word that was ever seen there;
- a list that always has the same length is read place by place; one with an entry for each seat is turned
  so that the viewer comes first;
- a list whose length varies is a bag: numbers are added up, words are counted, with its length beside them;
- a thing that is sometimes there and then always the same is 1 or 0;
- phrases (a message's key and its facts) and sentences (words that end with a full stop) are for people and get no
  place.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, final

#: How many scaled numbers are remembered.
MOST_KEPT: Final = 50_000
#: What a phrase in a view is made of, see `Phrase.plain`.
PHRASE_KEYS: Final = {"key", "facts"}
#: Whole numbers below this are scaled beforehand.
SMALL: Final = 200


@final
class VectorSlot:
    """A place in the vector. Below a bag several values come there and are added up: `total` numbers its sum."""

    def __init__(self, at: int) -> None:
        #: Never counted with, so it stays an object.
        self.at: Any = at
        self.total = -1


@final
class ViewField:
    """One place of a view, such as `diners[0].coins`, and what was seen there."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.seen = 0
        self.sample: Any = None
        self.varies = False
        self.numbers = False
        self.words: list[str] = []
        self.fields: list[str] = []
        self.below: list[ViewField] = []
        self.lists = False
        self.length = -1
        self.bag = False
        # Where it goes, once the survey is over.
        self.there: VectorSlot | None = None
        self.number: VectorSlot | None = None
        self.size: VectorSlot | None = None
        self.word_at: dict[str, VectorSlot] = {}
        self.turned = False
        #: What below it has places: its field, or its number in a list, side by side.
        self.keys: list[str] = []
        self.entries: list[int] = []
        self.wanted: list[ViewField] = []
        self.by_key: dict[str, ViewField] = {}

    def look(self, value: Any) -> bool:
        """Take a value into account; whether it brought something new."""
        if value is None:
            return False
        new = self.seen == 0
        if new:
            self.sample = value
        elif not self.varies and value != self.sample:
            self.varies = True
            new = True
            self.look_inside(self.sample)
        self.seen += 1
        return self.look_inside(value) or new if self.varies else new

    def look_inside(self, value: Any) -> bool:
        """What a value that varies is made of."""
        if isinstance(value, dict):
            new = False
            if value.keys() == PHRASE_KEYS:
                return new
            for key, part in value.items():
                if key not in self.fields:
                    self.fields.append(key)
                    self.below.append(ViewField(f"{self.name}.{key}" if self.name else key))
                if self.below[self.fields.index(key)].look(part):
                    new = True
            return new
        if isinstance(value, list):
            return self.look_along(value)
        if isinstance(value, str):
            if value in self.words or value.endswith("."):
                return False
            self.words.append(value)
            return True
        new = not self.numbers
        self.numbers = True
        return new

    def look_along(self, value: list[Any]) -> bool:
        """A list: how long, and what is in it, place by place and as a bag."""
        new = not self.lists
        self.lists = True
        if self.length < 0:
            self.length = len(value)
        elif self.length != len(value) and not self.bag:
            self.bag = True
            new = True
        if not self.below:
            self.below.append(ViewField(f"{self.name}[]"))
        for at, part in enumerate(value):
            if self.below[0].look(part):
                new = True
            if self.bag:
                continue
            if len(self.below) <= at + 1:
                self.below.append(ViewField(f"{self.name}[{at}]"))
            if self.below[at + 1].look(part):
                new = True
        return new

    def settle(self, names: list[str], visits: int, seats: int) -> bool:
        """Give out places in the vector, below a spot that was visited so often; whether there are any."""
        before = len(names)
        if not self.varies:
            if 0 < self.seen < visits:
                self.there = place(names, self.name)
            return len(names) > before
        if self.numbers:
            self.number = place(names, self.name)
        for word in sorted(self.words):
            self.word_at[word] = place(names, f"{self.name}={word}")
        if self.lists:
            self.settle_list(names, seats)
        else:
            for key in sorted(self.fields):
                spot = self.below[self.fields.index(key)]
                if spot.settle(names, self.seen, seats):
                    self.keys.append(key)
                    self.wanted.append(spot)
                    self.by_key[key] = spot
        return len(names) > before

    def settle_list(self, names: list[str], seats: int) -> None:
        """Places for a list's entries."""
        if self.bag:
            self.size = place(names, f"len({self.name})")
            each = self.below[0]
            if each.seen and not each.varies:
                each.varies = True
                each.look_inside(each.sample)
            if each.settle(names, each.seen, seats):
                self.wanted.append(each)
            return
        self.turned = self.length == seats
        for at in range(self.length):
            # With turned lists any entry may come to any place, so all share one shape.
            spot = self.below[at + 1]
            if self.turned:
                spot = self.below[0].twin(f"{self.name}[{at}]", self.below[0].name)
            if spot.settle(names, self.seen, seats):
                self.entries.append(at)
                self.wanted.append(spot)

    def twin(self, name: str, old: str) -> ViewField:
        """The same shape at another place."""
        twin = ViewField(name + self.name[len(old) :])
        twin.seen = self.seen
        twin.sample = self.sample
        twin.varies = self.varies
        twin.numbers = self.numbers
        twin.words = self.words
        twin.fields = self.fields
        twin.lists = self.lists
        twin.length = self.length
        twin.bag = self.bag
        twin.below = [spot.twin(name, old) for spot in self.below]
        return twin

    def share(self, totals: int, shared: bool) -> int:
        """Number the sums of what lies below bags, after so many; how many there are then."""
        if shared:
            if self.number is not None:
                self.number.total = totals
                totals += 1
            for place in self.word_at.values():
                place.total = totals
                totals += 1
        for spot in self.wanted:
            totals = spot.share(totals, shared or self.bag)
        return totals

    def part(self, key: str) -> ViewField:
        """The spot of a field; one without places where the field has none."""
        spot = self.by_key.get(key)
        return ViewField(key) if spot is None else spot

    def entry(self, at: int) -> ViewField:
        """The spot of a list's entry, the same for all in a bag; one without places where it has none."""
        if self.bag:
            return self.wanted[0] if self.wanted else ViewField("")
        return self.wanted[self.entries.index(at)] if at in self.entries else ViewField("")

    def write(self, value: Any, seat: int, sheet: Sheet) -> None:
        """Add a value to the vector."""
        if value is None:
            return
        if self.there is not None:
            sheet.put(self.there, 1)
        elif isinstance(value, dict):
            self.write_fields(value, seat, sheet)
        elif isinstance(value, list):
            self.write_list(value, seat, sheet)
        elif isinstance(value, str):
            sheet.put(self.word_at.get(value), 1)
        elif isinstance(value, float):
            sheet.put_part(self.number, value)
        else:
            sheet.put(self.number, value)

    def write_fields(self, value: dict[str, Any], seat: int, sheet: Sheet) -> None:
        """Add a record's fields, by whichever is shorter: its own or those that have places."""
        wanted = self.wanted
        if len(value) < len(wanted):
            by_key = self.by_key
            for key, part in value.items():
                spot = by_key.get(key)
                if spot is not None:
                    spot.write(part, seat, sheet)
            return
        for at, key in enumerate(self.keys):
            part = value.get(key)
            if part is not None:
                wanted[at].write(part, seat, sheet)

    def write_list(self, value: list[Any], seat: int, sheet: Sheet) -> None:
        """Add a list's entries."""
        count = len(value)
        wanted = self.wanted
        if self.bag:
            sheet.size(self.size, count)
            if wanted:
                each = wanted[0]
                for part in value:
                    each.write(part, seat, sheet)
            return
        for number, at in enumerate(self.entries):
            if at < count:
                wanted[number].write(value[(at + seat) % count if self.turned else at], seat, sheet)


def place(names: list[str], name: str) -> VectorSlot:
    """A new place in the vector."""
    names.append(name)
    return VectorSlot(len(names) - 1)


@final
class Sheet:
    """A vector while it is written, and beside it what bags add up."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.numbers: Any = memoryview(bytearray(layout.size)).cast("f")
        self.small = layout.small
        self.totals: list[int] = layout.borrow()
        self.touched: list[VectorSlot] = []
        self.parts: dict[Any, float] = {}

    def mark(self, place: VectorSlot | None) -> None:
        """Write that something is there; of what lies below bags, one more."""
        if place is not None:
            if place.total >= 0:
                self.put(place, 1)
            else:
                self.numbers[place.at] = self.small[1]

    def put(self, place: VectorSlot | None, value: int) -> None:
        """Write a whole number, or add it to what came there before; nothing where there is no place for it."""
        if place is None or value == 0:
            return
        if place.total >= 0:
            total = self.totals[place.total]
            if total == 0:
                self.touched.append(place)
            value += total
            self.totals[place.total] = value
        if 0 <= value < SMALL:
            self.numbers[place.at] = self.small[value]
        else:
            self.numbers[place.at] = self.layout.scaled(value)

    def size(self, place: VectorSlot | None, count: int) -> None:
        """Write how long a bag is; of bags within bags the last counts."""
        if place is not None:
            self.numbers[place.at] = self.small[count] if count < SMALL else self.layout.scaled(count)

    def put_part(self, place: VectorSlot | None, value: float) -> None:
        """Write a number that is not whole, or add it."""
        if place is None:
            return
        if place.total >= 0:
            self.parts[place.at] = self.parts.get(place.at, 0.0) + value
            self.touched.append(place)
        else:
            self.numbers[place.at] = self.layout.scaled(value)

    def finish(self) -> memoryview:
        """All sums are known: the vector, as 32-bit numbers."""
        parts = self.parts
        totals = self.totals
        if parts:
            for place in self.touched:
                part = parts.get(place.at)
                if part is not None:
                    self.numbers[place.at] = self.layout.scaled(totals[place.total] + part)
        for place in self.touched:
            totals[place.total] = 0
        self.layout.spare.append(totals)
        written: memoryview = self.numbers
        return written


@final
class Layout:
    """Where things go: `names` say what each number of a vector is, `scale` how large it is written."""

    def __init__(self, seats: int, scale: Callable[[float], float]) -> None:
        self.seats = seats
        self.scale = scale
        self.root = ViewField("")
        self.names: list[str] = []
        self.size = 0
        self.totals = 0
        self.known: dict[Any, Any] = {}
        self.small: list[Any] = [scale(number) for number in range(SMALL)]
        #: Sums that are all 0 again, for the next sheet.
        self.spare: list[list[int]] = []

    def look(self, view: dict[str, Any]) -> bool:
        """Look at one more view; whether it brought something new."""
        return self.root.look(view)

    def settle(self) -> None:
        """Enough seen: give out the places."""
        self.root.settle(self.names, self.root.seen, self.seats)
        self.totals = self.root.share(0, False)
        self.size = 4 * len(self.names)

    def borrow(self) -> list[int]:
        """A sum for each place below a bag, all 0; `Sheet.finish` gives them back."""
        try:
            return self.spare.pop()
        except IndexError:
            return [0] * self.totals

    def fill(self, view: dict[str, Any], seat: int) -> memoryview:
        """A view as a seat sees it: 32-bit numbers."""
        sheet = Sheet(self)
        self.root.write(view, seat, sheet)
        return sheet.finish()

    def scaled(self, number: Any) -> Any:
        """A number as it is written; most are small and come again and again."""
        found = self.known.get(number)
        if found is None:
            found = self.scale(number)
            if len(self.known) < MOST_KEPT:
                self.known[number] = found
        return found
