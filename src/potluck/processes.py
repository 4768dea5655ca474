"""Child processes: one way to start, watch, end and replace them. Knows no game and nothing of what they do.

Children are spawned, ignore SIGINT, and exit when their parent dies.
"""

from __future__ import annotations

import contextlib
import ctypes
import multiprocessing
import os
import pickle
import signal
import sys
import threading
import traceback
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, wait
from contextlib import contextmanager
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from multiprocessing.util import Finalize
from queue import Empty, SimpleQueue
from typing import Any, Final, NamedTuple, TypeVar

Item = TypeVar("Item")
Result = TypeVar("Result")

#: Linux's prctl option: send this process a signal when its parent dies.
PR_SET_PDEATHSIG: Final = 1


class ProcessLost(Exception):
    """A child process died, or was killed, before it had finished its job."""


def cores() -> int:
    """How many processors this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


# -- one process --------------------------------------------------------------------------------------


def start_process(target: Callable[..., None], *args: Any) -> tuple[BaseProcess, Connection]:
    """Start a child that runs `target(connection, *args)`; the child, and our end of the connection.

    `target` must call `become_child` before anything else.
    """
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe()
    # not a daemon: a daemon may not have children, and an arena's workers have some
    process = context.Process(target=target, args=(theirs, *args))
    with sigint_blocked():
        process.start()
    theirs.close()
    return process, ours


@contextmanager
def sigint_blocked() -> Iterator[None]:
    """Processes started meanwhile inherit a blocked SIGINT, so they ignore it even before `become_child`."""
    resource_tracker.ensure_running()  # if starting the process had to start it, that would unblock SIGINT again
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def become_child() -> None:
    """In the child: ignore SIGINT, and exit when the parent dies."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_exit_with_parent, daemon=True).start()


def _exit_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


def lead_group() -> None:
    """In a child that runs foreign code: lead a process group, and die with the parent even while no Python runs."""
    if hasattr(os, "setsid"):
        os.setsid()
    if sys.platform == "linux":
        with contextlib.suppress(OSError, AttributeError):
            ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL, 0, 0, 0)


def end_group(process: BaseProcess, connection: Connection, seconds: float) -> None:
    """End a child that leads a group: hang up, wait so many seconds, then kill whatever is left of the group."""
    connection.close()
    process.join(seconds)
    if hasattr(os, "killpg") and process.pid is not None:
        with contextlib.suppress(OSError):
            os.killpg(process.pid, signal.SIGKILL)
    process.kill()
    process.join()


# -- a pool -------------------------------------------------------------------------------------------


class Job(NamedTuple):
    """A function for a child to call, and the future of its result."""

    future: Future[Any]
    work: Callable[..., Any]
    args: tuple[Any, ...]


Jobs = SimpleQueue[Job | None]


class PoolWorker:
    """A thread's child process: started by the first job, and replaced by the next job when it was lost."""

    def __init__(self, prepare: Callable[[], None] | None) -> None:
        self.prepare = prepare
        self.process: BaseProcess | None = None
        self.connection: Connection | None = None
        self.running: Future[Any] | None = None
        self.closed = False
        self.lock = threading.RLock()  # reentrant: a finalizer may run in the middle of `begin`

    def serve(self, jobs: Jobs) -> None:
        """Take jobs from the queue until there is a None."""
        while (job := jobs.get()) is not None:
            connection = self.begin(job)
            if connection is not None:
                self.call(job, connection)
            del job  # or its arguments would stay in memory until the next one comes
        self.hang_up()

    def begin(self, job: Job) -> Connection | None:
        """The connection to a live child; None where the job was cancelled or the pool is closed."""
        with self.lock:
            if not job.future.set_running_or_notify_cancel():
                return None
            if self.closed:
                job.future.set_exception(ProcessLost("the pool is closed"))
                return None
            if self.process is None or not self.process.is_alive():
                if self.connection is not None:
                    self.connection.close()
                self.process, self.connection = start_process(_work, self.prepare)
            self.running = job.future
            return self.connection

    def call(self, job: Job, connection: Connection) -> None:
        """Send a job to the child and wait for its result."""
        try:
            connection.send_bytes(pickle.dumps((job.work, job.args)))
            done, value = pickle.loads(connection.recv_bytes())
        except (EOFError, OSError):
            done, value = False, ProcessLost("a child process died over its job")
            self.kill()
        except Exception as error:  # a job that cannot be pickled
            done, value = False, error
        with self.lock:
            self.running = None
        if done:
            job.future.set_result(value)
        else:
            job.future.set_exception(value)

    def kill(self) -> None:
        """Kill the child at once; the next job gets another one."""
        with self.lock:
            if self.process is not None:
                self.process.kill()
                self.process.join()
                self.process = None

    def kill_if_running(self, future: Future[Any]) -> None:
        """Kill the child if it is at that job."""
        with self.lock:
            if self.running is future and self.process is not None:
                self.process.kill()
                self.process.join()

    def hang_up(self) -> None:
        """Let an idle child exit by itself."""
        with self.lock:
            self.closed = True
            if self.connection is not None:
                self.connection.close()
            if self.process is not None:
                self.process.join()
                self.process = None

    def pid(self) -> int | None:
        """The child's process id, if it lives."""
        with self.lock:
            return self.process.pid if self.process is not None and self.process.is_alive() else None


class ProcessPool:
    """Some child processes that do jobs, first come first served. `prepare` is called once in each."""

    def __init__(self, count: int, prepare: Callable[[], None] | None = None) -> None:
        self.jobs: Jobs = SimpleQueue()
        self.workers = [PoolWorker(prepare) for _ in range(count)]
        self.threads = [
            threading.Thread(target=worker.serve, args=(self.jobs,), daemon=True) for worker in self.workers
        ]
        for thread in self.threads:
            thread.start()
        self.closed = False
        # a pool that nobody closed must not keep the interpreter from exiting
        self.finalizer = Finalize(self, _close, args=(self.jobs, self.workers, self.threads, True), exitpriority=1)

    def submit(self, work: Callable[..., Result], *args: Any) -> Future[Result]:
        """Let a child call `work(*args)`; ProcessLost where it dies over it."""
        if self.closed:
            raise ProcessLost("the pool is closed")
        future: Future[Result] = Future()
        self.jobs.put(Job(future, work, args))
        return future

    def kill_job(self, future: Future[Any]) -> None:
        """Give up a job: cancel it if it waits, kill its process if it runs. Other jobs go on."""
        if not future.cancel():
            for worker in self.workers:
                worker.kill_if_running(future)

    def as_completed(
        self, work: Callable[[Item], Result], items: Iterable[Item], most: int
    ) -> Iterator[tuple[Item, Result]]:
        """Each item with what `work` makes of it, as soon as it is there; only so many are in flight at once."""
        flying: dict[Future[Result], Item] = {}
        waiting = iter(items)
        try:
            while True:
                while len(flying) < most and (item := next(waiting, None)) is not None:
                    flying[self.submit(work, item)] = item
                if not flying:
                    return
                done, _ = wait(flying, return_when=FIRST_COMPLETED)
                for future in done:
                    yield flying.pop(future), future.result()
        finally:
            for future in flying:
                future.cancel()

    def pids(self) -> list[int]:
        """The process ids of all living children."""
        return [pid for worker in self.workers if (pid := worker.pid()) is not None]

    def close(self, kill: bool = True) -> None:
        """Cancel the jobs that wait and end the children: at once, or after the jobs that they are at."""
        self.closed = True
        if self.finalizer.still_active():
            self.finalizer.cancel()
            _close(self.jobs, self.workers, self.threads, kill)


def _close(jobs: Jobs, workers: list[PoolWorker], threads: list[threading.Thread], kill: bool) -> None:
    with contextlib.suppress(Empty):
        while True:
            job = jobs.get_nowait()
            if job is not None:
                job.future.cancel()
    for worker in workers:
        if kill:
            worker.closed = True
            worker.kill()
        jobs.put(None)
    for thread in threads:
        if thread is not threading.current_thread():  # the garbage collector may call this anywhere
            thread.join()


# -- in the child ---------------------------------------------------------------------------------------


def _work(connection: Connection, prepare: Callable[[], None] | None) -> None:
    become_child()
    if prepare is not None:
        prepare()
    while True:
        try:
            job = connection.recv_bytes()
        except (EOFError, OSError):  # the pool hung up
            return
        connection.send_bytes(_result(job))
        del job


def _result(job: bytes) -> bytes:
    """What comes of a job, pickled: whether it was done, and its result or what went wrong."""
    try:
        work, args = pickle.loads(job)
        return pickle.dumps((True, work(*args)))
    except BaseException as error:
        with contextlib.suppress(Exception):
            error.add_note(f"In the child process:\n{traceback.format_exc()}")
            return pickle.dumps((False, error))
        return pickle.dumps((False, RuntimeError(traceback.format_exc())))
