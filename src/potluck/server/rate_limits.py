"""Rate limits: the numbers, and token buckets that hold people to them, with credit for bursts."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass
from time import monotonic


@dataclass(frozen=True)
class Limits:
    """How much one visitor may ask for; what is more is refused with a reason."""

    body_bytes: int = 32_768
    frame_bytes: int = 4_096
    requests_a_second: float = 30.0
    requests_at_once: float = 120.0
    messages_a_second: float = 20.0
    messages_at_once: float = 60.0
    talk_a_second: float = 1.0
    talk_at_once: float = 8.0
    #: Messages with a gesture's frames: one per animation frame of the screen, and those that the network delayed.
    hand_a_second: float = 150.0
    hand_at_once: float = 400.0
    hints_a_second: float = 0.5
    hints_at_once: float = 5.0
    tables_a_minute: float = 20.0
    unfinished_tables: int = 30
    lines_a_table: int = 120
    lines_an_address: int = 200
    waiting_frames: int = 400
    tables_listed: int = 30
    prints_a_minute: float = 10.0
    prints_waiting: int = 8
    printed_bytes: int = 32_000_000


class TokenBucket:
    """Fills with tokens at a rate, up to a size; every request takes one."""

    __slots__ = ("at", "level", "rate", "size")

    def __init__(self, rate: float, size: float) -> None:
        self.rate = rate
        self.size = size
        self.level = size
        self.at = monotonic()

    def take(self) -> bool:
        """Whether there was a token left."""
        now = monotonic()
        self.level = min(self.size, self.level + (now - self.at) * self.rate)
        self.at = now
        if self.level < 1.0:
            return False
        self.level -= 1.0
        return True


class RateLimiter:
    """One bucket for each address or person; those used longest ago are dropped."""

    def __init__(self, rate: float, size: float, most: int = 10_000) -> None:
        self.rate = rate
        self.size = size
        self.most = most
        self.buckets: OrderedDict[str, TokenBucket] = OrderedDict()

    def take(self, key: str) -> bool:
        """Whether this address or person may go on."""
        bucket = self.buckets.get(key)
        if bucket is None:
            bucket = self.buckets[key] = TokenBucket(self.rate, self.size)
            if len(self.buckets) > self.most:
                self.buckets.popitem(last=False)
        else:
            self.buckets.move_to_end(key)
        return bucket.take()
