"""A view as numbers, for whoever learns: a layout is found by looking at many views, then fills vectors.

What may vary gets a place in the vector, what is printed the same in every match gets none:

- a number is itself; true is 1;
- a word has one place for each word that was ever seen there;
- a list that always has the same length is read place by place; one with an entry for each seat is turned
  so that the viewer comes first;
- a list whose length varies is a bag: numbers are added up, words are counted, with its length beside them;
- a thing that is sometimes there and then always the same is 1 or 0;
- sentences (words that end with a full stop) are for people and get no place.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable
from typing import Any, Final, final

#: How many scaled numbers are remembered.
MOST_KEPT: Final = 50_000


@final
class Spot:
    """One place of a view, such as `diners[0].coins`, and what was seen there."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.seen = 0
        self.sample: Any = None
        self.varies = False
        self.numbers = False
        self.words: list[str] = []
        self.fields: list[str] = []
        self.below: list[Spot] = []
        self.lists = False
        self.length = -1
        self.bag = False
        # Where it goes, once the survey is over. (A place is never counted with here, so it stays an object.)
        self.there: Any = None
        self.number: Any = None
        self.size: Any = None
        self.word_at: dict[str, Any] = {}
        self.turned = False
        #: Whether it is below a bag, so that several values come here.
        self.shared = False
        #: What below it has places: its field, or its number in a list, side by side.
        self.keys: list[str] = []
        self.entries: list[int] = []
        self.wanted: list[Spot] = []
        self.by_key: dict[str, Spot] = {}

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
            for key, part in value.items():
                if key not in self.fields:
                    self.fields.append(key)
                    self.below.append(Spot(f"{self.name}.{key}" if self.name else key))
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
            self.below.append(Spot(f"{self.name}[]"))
        for at, part in enumerate(value):
            if self.below[0].look(part):
                new = True
            if self.bag:
                continue
            if len(self.below) <= at + 1:
                self.below.append(Spot(f"{self.name}[{at}]"))
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
                each.share()
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

    def twin(self, name: str, old: str) -> Spot:
        """The same shape at another place."""
        twin = Spot(name + self.name[len(old) :])
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

    def share(self) -> None:
        """Everything from here on is below a bag."""
        self.shared = True
        for spot in self.wanted:
            spot.share()

    def write(self, value: Any, seat: int, sheet: Sheet) -> None:
        """Add a value to the vector."""
        if value is None:
            return
        if self.there is not None:
            sheet.numbers[self.there] = sheet.one
        elif isinstance(value, dict):
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
        elif isinstance(value, list):
            self.write_list(value, seat, sheet)
        elif isinstance(value, str):
            place = self.word_at.get(value)
            if place is None:
                return
            if self.shared:
                sheet.add(place, 1)
            else:
                sheet.numbers[place] = sheet.one
        elif self.number is not None:
            if self.shared:
                sheet.add(self.number, value)
            else:
                sheet.numbers[self.number] = sheet.layout.scaled(value)

    def write_list(self, value: list[Any], seat: int, sheet: Sheet) -> None:
        """Add a list's entries."""
        count = len(value)
        wanted = self.wanted
        if self.bag:
            sheet.numbers[self.size] = sheet.layout.scaled(count)
            if wanted:
                each = wanted[0]
                for part in value:
                    each.write(part, seat, sheet)
            return
        for number, at in enumerate(self.entries):
            if at < count:
                wanted[number].write(value[(at + seat) % count if self.turned else at], seat, sheet)


def place(names: list[str], name: str) -> int:
    """A new place in the vector."""
    names.append(name)
    return len(names) - 1


@final
class Sheet:
    """A vector while it is written: what bags add up is kept beside it until they are empty."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.numbers: Any = layout.blank[:]
        self.one: Any = layout.one
        self.sums: dict[Any, Any] = {}

    def add(self, place: Any, number: Any) -> None:
        """Add to what came there before."""
        sums = self.sums
        before = sums.get(place)
        sums[place] = number if before is None else before + number


@final
class Layout:
    """Where things go: `names` say what each number of a vector is, `scale` how large it is written."""

    def __init__(self, seats: int, scale: Callable[[float], float]) -> None:
        self.seats = seats
        self.scale = scale
        self.root = Spot("")
        self.names: list[str] = []
        self.blank: Any = array("f")
        self.one: Any = scale(1)
        self.known: dict[Any, Any] = {}

    def look(self, view: dict[str, Any]) -> bool:
        """Look at one more view; whether it brought something new."""
        return self.root.look(view)

    def settle(self) -> None:
        """Enough seen: give out the places."""
        self.root.settle(self.names, self.root.seen, self.seats)
        self.blank = array("f", bytes(4 * len(self.names)))

    def fill(self, view: dict[str, Any], seat: int) -> array[float]:
        """A view as a seat sees it."""
        sheet = Sheet(self)
        self.root.write(view, seat, sheet)
        numbers = sheet.numbers
        for place, total in sheet.sums.items():
            numbers[place] = self.scaled(total)
        filled: array[float] = numbers
        return filled

    def scaled(self, number: Any) -> Any:
        """A number as it is written; most are small and come again and again."""
        found = self.known.get(number)
        if found is None:
            found = self.scale(number)
            if len(self.known) < MOST_KEPT:
                self.known[number] = found
        return found
