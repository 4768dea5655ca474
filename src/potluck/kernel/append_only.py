"""Append-only lists and dictionaries as values: `plus` returns a longer one and leaves the old one as it was.

All versions of a list share one Python list, and each version remembers how much of it is its own. To add an item to
the longest version costs O(1). A version that another one has already grown past copies its own part first: this
happens after a takeback, and after moves that the storage did not keep.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Generic, TypeVar, final

K = TypeVar("K")
T = TypeVar("T")


@final
class AppendOnlyList(Generic[T]):
    """The first `length` items of a list that longer versions share. Nobody but `plus` adds to that list."""

    def __init__(self, shared: list[T], length: int) -> None:
        self.shared = shared
        self.length = length

    def plus(self, items: list[T]) -> AppendOnlyList[T]:
        """A list with these items at its end."""
        shared = self.shared
        if len(shared) != self.length:
            shared = shared[: self.length]
        shared.extend(items)
        return AppendOnlyList(shared, self.length + len(items))

    def first(self, count: int) -> AppendOnlyList[T]:
        """The first so many items."""
        return AppendOnlyList(self.shared, min(count, self.length))

    def items(self) -> list[T]:
        """A plain list of them."""
        return self.shared[: self.length]

    def __len__(self) -> int:
        return self.length

    def __getitem__(self, index: int) -> T:
        place = index + self.length if index < 0 else index
        if not 0 <= place < self.length:
            raise IndexError(index)
        return self.shared[place]

    def __iter__(self) -> Iterator[T]:
        return iter(self.items())


@final
class AppendOnlyDict(Generic[K, T]):
    """The first `length` items of a dictionary that longer versions share; each item knows its number in it."""

    def __init__(self, shared: dict[K, tuple[int, T]], length: int) -> None:
        self.shared = shared
        self.length = length

    def plus(self, key: K, value: T) -> AppendOnlyDict[K, T]:
        """A dictionary with one more item; a key that is there already gets the new value."""
        shared = self.shared
        if len(shared) != self.length or key in shared:
            own = self.items()
            own[key] = value
            copied = {each: (number, own[each]) for number, each in enumerate(own)}
            return AppendOnlyDict(copied, len(copied))
        shared[key] = (self.length, value)
        return AppendOnlyDict(shared, self.length + 1)

    def get(self, key: K) -> T | None:
        """The value of a key, if this version has it."""
        found = self.shared.get(key)
        return found[1] if found is not None and found[0] < self.length else None

    def items(self) -> dict[K, T]:
        """A plain dictionary of them."""
        return {key: value for key, (number, value) in self.shared.items() if number < self.length}

    def __len__(self) -> int:
        return self.length
