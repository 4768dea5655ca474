"""Random number generators that give the same numbers interpreted and compiled, on every platform.

`FastChance` is for simulations. `SealedChance` is for live tables: it is cryptographic, so earlier numbers do not
predict later ones. A state keeps its generator and copies it with itself; rules use no other.
"""

from __future__ import annotations

import hashlib
from typing import Final, TypeVar, final

from mypy_extensions import i64, mypyc_attr

T = TypeVar("T")

MASK: Final = 0xFFFFFFFF
BLOCK_WORDS: Final = 16


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """A stream of random 32-bit words, and what games make of them."""

    def word(self) -> int:
        """The next 32 bits."""
        raise NotImplementedError

    def copy(self) -> Chance:
        """A copy that gives the same numbers from here on."""
        raise NotImplementedError

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1, each equally likely (n at most 2**31, or products would not fit)."""
        span: i64 = n
        product: i64 = self.word() * span
        low: i64 = product & MASK
        if low < span:
            threshold: i64 = (MASK + 1) % span
            while low < threshold:
                product = self.word() * span
                low = product & MASK
        return product >> 32

    def fork(self) -> FastChance:
        """A new, independent fast stream that starts from this one's next words."""
        return from_words(self.word(), self.word(), self.word())

    def take(self, pile: list[T]) -> T:
        """Draw one card at random from a pile whose order means nothing: no shuffle is needed."""
        at = self.below(len(pile))
        card = pile[at]
        last = pile.pop()
        if at < len(pile):
            pile[at] = last
        return card

    def shuffle(self, pile: list[T]) -> None:
        """Put a pile whose order matters into random order."""
        for top in range(len(pile) - 1, 0, -1):
            at = self.below(top + 1)
            card = pile[at]
            pile[at] = pile[top]
            pile[top] = card

    def die(self) -> int:
        """One six-sided die."""
        return self.below(6) + 1


@final
class FastChance(Chance):
    """sfc32: small, quick and statistically sound, but predictable. Made by `fast(seed)`."""

    def __init__(self, a: int, b: int, c: int, count: int) -> None:
        self.a: i64 = a
        self.b: i64 = b
        self.c: i64 = c
        self.count: i64 = count

    def word(self) -> int:
        mask: i64 = MASK
        b = self.b
        c = self.c
        result: i64 = (self.a + b + self.count) & mask
        self.count = (self.count + 1) & mask
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & mask
        self.c = ((((c << 21) | (c >> 11)) & mask) + result) & mask
        return result

    # Repeats Chance.below: in a final class the compiler calls word() directly, and this is the hottest function.
    def below(self, n: int) -> int:
        span: i64 = n
        product: i64 = self.word() * span
        low: i64 = product & MASK
        if low < span:
            threshold: i64 = (MASK + 1) % span
            while low < threshold:
                product = self.word() * span
                low = product & MASK
        return product >> 32

    def copy(self) -> FastChance:
        return FastChance(self.a, self.b, self.c, self.count)


def from_words(a: int, b: int, c: int) -> FastChance:
    """A fast stream seeded with three words."""
    chance = FastChance(a, b, c, 1)
    for _ in range(12):
        chance.word()
    return chance


def fast(seed: str) -> FastChance:
    """The fast stream of a seed: any text."""
    material = hashlib.sha256(seed.encode()).digest()
    return from_words(
        int.from_bytes(material[0:4], "little"),
        int.from_bytes(material[4:8], "little"),
        int.from_bytes(material[8:12], "little"),
    )


@final
class SealedChance(Chance):
    """Keyed BLAKE2b in counter mode over a 256-bit seed (given as 64 hex digits)."""

    def __init__(self, seed: str) -> None:
        self.seed = seed
        self.block = 0
        self.at = BLOCK_WORDS
        self.words: list[int] = []

    def word(self) -> int:
        if self.at == BLOCK_WORDS:
            block = hashlib.blake2b(self.block.to_bytes(8, "little"), key=bytes.fromhex(self.seed)).digest()
            self.words = [int.from_bytes(block[i : i + 4], "little") for i in range(0, 64, 4)]
            self.block += 1
            self.at = 0
        result = self.words[self.at]
        self.at += 1
        return result

    def copy(self) -> SealedChance:
        other = SealedChance(self.seed)
        other.block = self.block
        other.at = self.at
        other.words = self.words  # replaced, never changed
        return other
