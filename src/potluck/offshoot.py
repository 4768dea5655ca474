"""A process beside the first one: it leaves the keyboard's interrupt to that, and ends with it however it ends."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import resource_tracker
from typing import TypeVar

from potluck.kernel.errors import BadSetup

Job = TypeVar("Job")
Result = TypeVar("Result")


@contextmanager
def deaf() -> Iterator[None]:
    """What is started meanwhile never hears the keyboard's interrupt, not even before it follows."""
    resource_tracker.ensure_running()  # if the first process had to start it, it would open our ears again
    heard = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, heard)


def end_at_once(pool: ProcessPoolExecutor) -> None:
    """End a pool's processes, whatever they are at."""
    for process in list((pool._processes or {}).values()):
        process.kill()
    pool.shutdown(wait=True, cancel_futures=True)


def share_out(
    pool: ProcessPoolExecutor, work: Callable[[Job], Result], jobs: Iterable[Job], most: int
) -> Iterator[Result]:
    """What comes of each job, in their order; only so many are ever in flight. BadSetup where a process is lost."""
    flying: deque[Future[Result]] = deque()
    try:
        for job in jobs:
            with deaf():  # this may start a process
                flying.append(pool.submit(work, job))
            if len(flying) >= most:
                yield flying.popleft().result()
        while flying:
            yield flying.popleft().result()
    except BrokenProcessPool:
        raise BadSetup("a process ended in the middle of a match: is the memory full?") from None


def follow() -> None:
    """To be called once, in the new process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)
