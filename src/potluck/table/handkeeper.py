"""Keeps the one hand that may be at work at a table: its frames, its time, and what may disturb it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any

from potluck.table.entries import Entry, Played, Seated, TookBack
from potluck.table.hand import Grasp, GraspWish, HandAtWork, check_grasp
from potluck.table.listener import Listener
from potluck.table.mover import check_seat
from potluck.table.ports import Clock, Timer
from potluck.table.seats import is_played_by
from potluck.table.table import Table

log = logging.getLogger(__name__)

LetGo = Callable[[Grasp], Coroutine[Any, Any, None]]


class HandKeeper:
    """Never two hands at once. `let_go` keeps what a movement came to; it is called when the clock ends one."""

    def __init__(self, clock: Clock, listeners: set[Listener], let_go: LetGo) -> None:
        self.clock = clock
        self.listeners = listeners
        self.let_go = let_go
        self.grasp: Grasp | None = None
        self.resting = asyncio.Event()
        self.resting.set()
        self.ending: set[asyncio.Task[None]] = set()

    def begin(self, table: Table, wish: GraspWish) -> int:
        """Let a seat's hand begin; the position that it began in, or Refused."""
        if self.grasp is not None:
            check_seat(table, wish.who, wish.seat)
            if self.grasp.wish == wish:
                return table.position  # asked again
            raise HandAtWork(table.names[self.grasp.seat])
        movement = check_grasp(table, wish)
        if isinstance(movement, int):
            return movement
        self.grasp = grasp = Grasp(wish, movement, self.clock.now())
        self.resting.clear()
        self._set_timer(grasp)
        for listener in list(self.listeners):
            listener.grasped(grasp)
        return table.position

    def follow(self, seat: int, values: list[int]) -> Grasp | None:
        """Go on with the next frames of a seat's hand; the movement where these were the last ones."""
        grasp = self.grasp
        if grasp is None or grasp.seat != seat or grasp.entry is not None:
            return None
        rested = not grasp.frames
        if grasp.follow(values, self.clock.now()):
            if rested:
                self._set_timer(grasp)  # from here on it may not stall
            self._show(grasp)
        if not grasp.movement.over():
            return None
        grasp.end()
        return grasp

    def disturbed_by(self, table: Table, entry: Entry) -> Played | None:
        """What has to be kept first, where a hand is at work and an entry takes its seat away; or HandAtWork."""
        grasp = self.grasp
        if grasp is None or entry is grasp.entry:
            return None
        if isinstance(entry, Played | TookBack):
            raise HandAtWork(table.names[grasp.seat])
        if not isinstance(entry, Seated) or entry.seat != grasp.seat or is_played_by(entry.plan, grasp.wish.who):
            return None
        if grasp.entry is None and not grasp.movement.gesture:
            self.release()  # nothing had begun
            return None
        return grasp.entry or self._end(grasp)

    def release(self) -> None:
        """The hand rests; everybody hears it."""
        grasp = self.grasp
        if grasp is None:
            return
        self.grasp = None
        self.resting.set()
        if grasp.timer is not None:
            grasp.timer.cancel()
        for listener in list(self.listeners):
            listener.released(grasp)

    def stop(self) -> None:
        """Nobody waits any more."""
        if self.grasp is not None and self.grasp.timer is not None:
            self.grasp.timer.cancel()

    # -- time ---------------------------------------------------------------------------------------

    def _set_timer(self, grasp: Grasp) -> None:
        if grasp.timer is not None:
            grasp.timer.cancel()
        grasp.timer = self.clock.later(grasp.due(self.clock.now()), self._look)

    def _look(self) -> None:
        """A hand that stalls lets go, one that never began leaves it to the odds."""
        grasp = self.grasp
        if grasp is None or grasp.entry is not None:
            return
        if grasp.due(self.clock.now()) > 0:
            self._set_timer(grasp)
            return
        self._end(grasp, by_odds=not grasp.movement.gesture)
        task = asyncio.ensure_future(self.let_go(grasp))
        self.ending.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self.ending.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("a movement could not be kept", exc_info=task.exception())

    def _end(self, grasp: Grasp, by_odds: bool = False) -> Played:
        entry = grasp.end(by_odds=by_odds)
        self._show(grasp)
        return entry

    def _show(self, grasp: Grasp) -> None:
        for listener in list(self.listeners):
            listener.moved(grasp)


class LoopClock:
    """The event loop's own clock."""

    def now(self) -> float:
        return asyncio.get_running_loop().time()

    def later(self, seconds: float, do: Callable[[], None]) -> Timer:
        return asyncio.get_running_loop().call_later(seconds, do)
