"""Buckets: how often somebody may do something, with a little credit for bursts."""

from __future__ import annotations

from collections import OrderedDict
from time import monotonic


class Bucket:
    """Fills at a rate up to a size; every request takes one."""

    __slots__ = ("at", "level", "rate", "size")

    def __init__(self, rate: float, size: float) -> None:
        self.rate = rate
        self.size = size
        self.level = size
        self.at = monotonic()

    def take(self) -> bool:
        """Whether there was one left."""
        now = monotonic()
        self.level = min(self.size, self.level + (now - self.at) * self.rate)
        self.at = now
        if self.level < 1.0:
            return False
        self.level -= 1.0
        return True


class Buckets:
    """One bucket a visitor; those used longest ago are forgotten."""

    def __init__(self, rate: float, size: float, most: int = 10_000) -> None:
        self.rate = rate
        self.size = size
        self.most = most
        self.found: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str) -> bool:
        """Whether that visitor may go on."""
        bucket = self.found.get(key)
        if bucket is None:
            bucket = self.found[key] = Bucket(self.rate, self.size)
            if len(self.found) > self.most:
                self.found.popitem(last=False)
        else:
            self.found.move_to_end(key)
        return bucket.take()
