"""Who plays the parts of a run: this process, or many on this machine. They change nothing but the time it takes."""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import AbstractContextManager, contextmanager, nullcontext
from typing import Protocol

from potluck.lab.plan import BadRun, Part, Plan
from potluck.lab.rows import Tables
from potluck.offshoot import follow


class Hands(Protocol):
    """Somebody who plays parts, in any order, and hands over their rows."""

    def staying(self) -> AbstractContextManager[object]:
        """Within this, they stay for the next run instead of being called again."""
        ...

    def play(self, plan: Plan, parts: Iterable[Part]) -> Iterator[tuple[Part, Tables]]:
        """Each part with its rows as soon as they are there."""
        ...


class OwnHands:
    """This process."""

    def staying(self) -> AbstractContextManager[object]:
        return nullcontext()

    def play(self, plan: Plan, parts: Iterable[Part]) -> Iterator[tuple[Part, Tables]]:
        from potluck.lab.play import Kitchen

        kitchen = Kitchen(plan)
        for part in parts:
            yield part, kitchen.play(part)


class ManyHands:
    """Processes of this machine."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self.pool: ProcessPoolExecutor | None = None

    @contextmanager
    def staying(self) -> Iterator[None]:
        if self.pool is not None:
            yield
            return
        context = multiprocessing.get_context("spawn")
        pool = self.pool = ProcessPoolExecutor(self.workers, mp_context=context, initializer=follow)
        try:
            yield
        finally:
            self.pool = None
            pool.shutdown(wait=True, cancel_futures=True)

    def play(self, plan: Plan, parts: Iterable[Part]) -> Iterator[tuple[Part, Tables]]:
        with one_thread_each(), self.staying():
            pool = self.pool
            assert pool is not None
            flying: dict[Future[Tables], Part] = {}
            waiting = iter(parts)
            try:
                while True:
                    while len(flying) < self.workers * 2 and (part := next(waiting, None)) is not None:
                        flying[pool.submit(play_there, plan, part)] = part
                    if not flying:
                        return
                    done, _ = wait(flying, return_when=FIRST_COMPLETED)
                    for future in done:
                        yield flying.pop(future), future.result()
            except BrokenProcessPool:
                raise BadRun(
                    "a process that played was killed (out of memory?); the same command goes on where it stopped"
                ) from None
            finally:
                for future in flying:
                    future.cancel()


class one_thread_each:  # noqa: N801 - reads as a phrase
    """While processes are started: their frames get one thread each, as there is a process for every core."""

    def __enter__(self) -> None:
        self.before = os.environ.get("POLARS_MAX_THREADS")
        os.environ["POLARS_MAX_THREADS"] = "1"

    def __exit__(self, *trouble: object) -> None:
        if self.before is None:
            os.environ.pop("POLARS_MAX_THREADS", None)
        else:
            os.environ["POLARS_MAX_THREADS"] = self.before


def cores() -> int:
    """How many processes can run at once."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


# -- in a worker process ------------------------------------------------------------------------------

_kitchen: object = None


def play_there(plan: Plan, part: Part) -> Tables:
    """Play a part; the kitchen stays open until another plan comes."""
    from potluck.lab.play import Kitchen

    global _kitchen
    if not isinstance(_kitchen, Kitchen) or _kitchen.plan != plan:
        _kitchen = Kitchen(plan)
    return _kitchen.play(part)
