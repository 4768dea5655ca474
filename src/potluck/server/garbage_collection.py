"""When the house looks for garbage that holds on to itself. What tables, lines and refusals leave behind is gone
without a look, and a look through a hall full of tables takes a second in which nobody is served. So Python does not
look by itself: the house does when nobody is here, or when there might be very much of it."""

from __future__ import annotations

import gc
import logging
from time import perf_counter

log = logging.getLogger(__name__)

#: How many new objects are worth a look while nobody is here, and while somebody is: more than a thousand tables have.
FEW = 10_000
VERY_MANY = 2_000_000


class Sweeper:
    """Looks in Python's place, once it has begun."""

    def __init__(self) -> None:
        self.begun = False

    def begin(self) -> None:
        """From here on only `sweep` looks; what is loaded by now stays, and is never looked at again."""
        gc.collect()
        gc.freeze()
        gc.disable()
        self.begun = True

    def sweep(self, somebody_here: bool) -> bool:
        """Look if it is time to; whether it was."""
        if not self.begun or gc.get_count()[0] < (VERY_MANY if somebody_here else FEW):
            return False
        began = perf_counter()
        found = gc.collect()
        log.info("swept", extra={"count": found, "ms": round((perf_counter() - began) * 1e3)})
        return True
