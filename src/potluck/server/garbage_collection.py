"""When the server runs Python's cyclic garbage collector, in place of Python's own schedule.

A collection with a thousand tables in memory takes a second in which nobody is served. So Python's schedule is off, and
the server collects when nobody is connected or when very much may have piled up. Tables, connections and refusals are
freed by reference counting alone: whoever ends them breaks their reference cycles (`LiveTable`, the protocol classes in
`socket/fast_websocket.py`). `tests/server/test_garbage_collection.py` checks that nothing is left of them.
"""

from __future__ import annotations

import gc
import logging
from time import perf_counter

log = logging.getLogger(__name__)

#: How many new objects make a collection due while nobody is connected, and while somebody is. A thousand tables have
#: fewer than the second number.
DUE_WHEN_IDLE = 10_000
DUE_WHEN_BUSY = 2_000_000


class GarbageCollector:
    """Decides when to collect, once it has taken over from Python."""

    def __init__(self) -> None:
        self.took_over = False

    def take_over(self) -> None:
        """Turn Python's own schedule off; what is loaded by now is never looked at again."""
        gc.collect()
        gc.freeze()
        gc.disable()
        self.took_over = True

    def collect_if_due(self, somebody_connected: bool) -> bool:
        """Collect if it is time to; whether it was."""
        due = DUE_WHEN_BUSY if somebody_connected else DUE_WHEN_IDLE
        if not self.took_over or gc.get_count()[0] < due:
            return False
        began = perf_counter()
        found = gc.collect()
        log.info("garbage collected", extra={"count": found, "ms": round((perf_counter() - began) * 1e3)})
        return True
