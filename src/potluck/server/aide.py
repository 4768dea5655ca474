"""A process beside the server's, for work that would hold everybody up."""

from __future__ import annotations

import multiprocessing
from concurrent.futures import ProcessPoolExecutor

from potluck.offshoot import deaf, end_at_once
from potluck.server.worker import begin


class Aide:
    """One process, started when it is first needed and again when it was lost."""

    def __init__(self) -> None:
        self.pool: ProcessPoolExecutor | None = None

    def open(self) -> ProcessPoolExecutor:
        """Its process, running; one that died while nobody asked it anything is replaced."""
        if self.pool is not None and self.pool._broken:
            self.end()
        if self.pool is None:
            self.pool = ProcessPoolExecutor(1, mp_context=multiprocessing.get_context("spawn"), initializer=begin)
            with deaf():
                self.pool.submit(int)  # any work starts it
        return self.pool

    def end(self) -> None:
        """End the process at once, whatever it is at."""
        if self.pool is not None:
            pool, self.pool = self.pool, None
            end_at_once(pool)
