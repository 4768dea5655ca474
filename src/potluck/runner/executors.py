"""Executors run the parts of a workload: in this process, or in processes of this machine (`cluster.py`: on Ray).

They decide how long it takes and never what comes out.
"""

from __future__ import annotations

import os
import pickle
from collections.abc import Callable, Iterable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from typing import Any, Protocol, TypeVar

from potluck.processes import ProcessPool

Part = TypeVar("Part")
Result = TypeVar("Result")
Taken = TypeVar("Taken", contravariant=True)
Given = TypeVar("Given", covariant=True)


class Workload(Protocol[Taken, Given]):
    """A plan and its observers as plain data, which can be pickled."""

    def prepare(self) -> Callable[[Taken], Given]:
        """Make the set-ups and the bots, once a process; then plays one part after another."""
        ...


class Executor(Protocol):
    """Runs parts in any order."""

    def kept_open(self) -> AbstractContextManager[object]:
        """Within this context, processes stay for the next run instead of being started again."""
        ...

    def run(self, workload: Workload[Part, Result], parts: Iterable[Part]) -> Iterator[tuple[Part, Result]]:
        """Each part with its result, as soon as it is there."""
        ...


class ThisProcess:
    """Runs parts one after another, here."""

    def kept_open(self) -> AbstractContextManager[object]:
        return nullcontext()

    def run(self, workload: Workload[Part, Result], parts: Iterable[Part]) -> Iterator[tuple[Part, Result]]:
        play = workload.prepare()
        for part in parts:
            yield part, play(part)


class LocalProcesses:
    """Runs parts in processes of this machine; ProcessLost where one dies.

    Interrupted, it kills them at once, or, where they write files (`kill` is False), lets them finish their part.
    """

    def __init__(self, count: int, kill: bool = True) -> None:
        self.count = count
        self.kill = kill
        self.pool: ProcessPool | None = None

    @contextmanager
    def kept_open(self) -> Iterator[None]:
        if self.pool is not None:
            yield
            return
        pool = self.pool = ProcessPool(self.count, limit_threads)
        try:
            yield
        finally:
            self.pool = None
            pool.close(self.kill)

    def run(self, workload: Workload[Part, Result], parts: Iterable[Part]) -> Iterator[tuple[Part, Result]]:
        with self.kept_open():
            assert self.pool is not None
            pickled = pickle.dumps(workload)
            jobs = ((pickled, part) for part in parts)
            for (_, part), result in self.pool.as_completed(run_part, jobs, 2 * self.count):
                yield part, result


def one_or_many(count: int, kill: bool = True) -> Executor:
    """This process, or so many others."""
    return ThisProcess() if count == 1 else LocalProcesses(count, kill)


# -- in a worker process ------------------------------------------------------------------------------

#: The workload that this process was given last, pickled, and what plays its parts.
_prepared: tuple[bytes, Callable[[Any], Any]] | None = None


def limit_threads() -> None:
    """Data frames use one thread a process, as there is a process for every core; before they are imported."""
    os.environ.setdefault("POLARS_MAX_THREADS", "1")


def run_part(job: tuple[bytes, Any]) -> Any:
    """Run a part; the workload is prepared once, until another one comes."""
    global _prepared
    pickled, part = job
    if _prepared is None or _prepared[0] != pickled:
        _prepared = None  # ends whatever the last one has started
        _prepared = pickled, pickle.loads(pickled).prepare()
    return _prepared[1](part)
