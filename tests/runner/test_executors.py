"""Executors and the process pool below them: the same results, lost processes, jobs that take too long."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Callable
from typing import NamedTuple

import psutil
import pytest

from potluck.processes import ProcessLost, ProcessPool
from potluck.runner.executors import LocalProcesses, ThisProcess, one_or_many

PATIENCE = 60.0


class Squares(NamedTuple):
    """A workload: numbers in, their squares and more out; it dies over one of them."""

    more: int = 0
    deadly: int = -1

    def prepare(self) -> Callable[[int], int]:
        return self.square

    def square(self, number: int) -> int:
        if number == self.deadly:
            os._exit(1)
        return number * number + self.more


class Odd(Exception):
    """Cannot be made again from its arguments."""

    def __init__(self, one: int, two: int) -> None:
        super().__init__("odd")


def fail(kind: str) -> None:
    if kind == "odd":
        raise Odd(1, 2)
    raise ValueError(kind)


def test_processes_give_what_this_process_gives() -> None:
    alone = dict(ThisProcess().run(Squares(), range(20)))
    assert dict(LocalProcesses(2).run(Squares(), range(20))) == alone
    assert isinstance(one_or_many(1), ThisProcess)
    assert isinstance(one_or_many(2), LocalProcesses)


def test_processes_that_are_kept_take_another_workload() -> None:
    executor = LocalProcesses(1)
    with executor.kept_open():
        assert dict(executor.run(Squares(), [3])) == {3: 9}
        assert executor.pool is not None
        pids = executor.pool.pids()
        assert dict(executor.run(Squares(more=1), [3])) == {3: 10}
        assert executor.pool.pids() == pids
    assert executor.pool is None
    assert not any(psutil.pid_exists(pid) for pid in pids)


def test_a_lost_process_is_told() -> None:
    with pytest.raises(ProcessLost):
        list(LocalProcesses(2).run(Squares(deadly=5), range(10)))


def test_a_pool_replaces_what_it_has_lost() -> None:
    pool = ProcessPool(1)
    try:
        first = pool.submit(os.getpid).result(PATIENCE)
        os.kill(first, signal.SIGKILL)
        while pool.pids():
            time.sleep(0.01)
        second = pool.submit(os.getpid).result(PATIENCE)
        assert second != first
        assert pool.pids() == [second]
        with pytest.raises(ProcessLost):
            pool.submit(os._exit, 3).result(PATIENCE)
        assert pool.submit(os.getpid).result(PATIENCE) != second
    finally:
        pool.close()
    with pytest.raises(ProcessLost):
        pool.submit(os.getpid)


def test_what_goes_wrong_in_a_child_is_raised_here() -> None:
    pool = ProcessPool(1)
    try:
        with pytest.raises(ValueError, match="salt") as caught:
            pool.submit(fail, "salt").result(PATIENCE)
        assert "in fail" in "".join(caught.value.__notes__)
        with pytest.raises(TypeError):
            pool.submit(fail, "odd").result(PATIENCE)
        with pytest.raises(Exception, match="pickle"):
            pool.submit(lambda: 1).result(PATIENCE)
        assert pool.submit(abs, -1).result(PATIENCE) == 1
    finally:
        pool.close()


def test_a_job_is_killed_alone_and_a_waiting_one_is_cancelled() -> None:
    pool = ProcessPool(1)
    try:
        pid = pool.submit(os.getpid).result(PATIENCE)
        slow = pool.submit(time.sleep, 600)
        waiting = pool.submit(time.sleep, 600)
        after = pool.submit(abs, -2)
        while not slow.running():
            time.sleep(0.01)
        pool.kill_job(waiting)
        assert waiting.cancelled()
        assert pool.pids() == [pid]
        pool.kill_job(slow)
        with pytest.raises(ProcessLost):
            slow.result(PATIENCE)
        assert after.result(PATIENCE) == 2
    finally:
        pool.close()


def test_closing_kills_at_once_or_waits_for_what_runs() -> None:
    patient, hasty = ProcessPool(1), ProcessPool(1)
    jobs = [pool.submit(time.sleep, seconds) for pool, seconds in ((patient, 0.3), (hasty, 600))]
    queued = patient.submit(abs, -1)
    while not all(job.running() for job in jobs):
        time.sleep(0.01)
    patient.close(kill=False)
    assert jobs[0].result(0) is None
    assert queued.cancelled()
    hasty.close()
    with pytest.raises(ProcessLost):
        jobs[1].result(PATIENCE)


def test_children_ignore_the_interrupt() -> None:
    pool = ProcessPool(1)
    try:
        pid = pool.submit(os.getpid).result(PATIENCE)
        os.kill(pid, signal.SIGINT)
        assert pool.submit(os.getpid).result(PATIENCE) == pid
    finally:
        pool.close()
