"""Gestures at a table: a person moves something in a game's physics, frame by frame, beside the log.

One gesture at a time. Its outcome is appended to the log before anybody hears of it.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any, NamedTuple

from potluck.kernel.gesture import Gesture
from potluck.table.decisions.moves import check_fresh, check_seat
from potluck.table.errors import Refused
from potluck.table.live.listener import Listener
from potluck.table.ports import Scheduler, Timer
from potluck.table.value.entries import Entry, Played, Seated, TookBack
from potluck.table.value.seats import is_played_by
from potluck.table.value.table import Table

log = logging.getLogger(__name__)

#: How long a gesture that has begun waits for its person before it ends by itself.
STALL_SECONDS = 2.0
#: How many frames a gesture may be ahead of the clock: where the network delayed its beginning, they come with it.
AHEAD = 60


class GestureRequest(NamedTuple):
    """A gesture as somebody asks for it; see MoveRequest."""

    who: str
    ref: str
    seat: int
    position: int


class GestureInProgress(Refused):
    """Nobody moves while a gesture lasts."""

    def __init__(self, seat: int) -> None:
        super().__init__("refused-gesture-in-progress", {"seat": seat})


class FrameLimit:
    """Keeps a gesture to the time that passes: networks deliver late, never early."""

    def __init__(self, frames_a_second: int, began: float) -> None:
        self.rate = frames_a_second
        self.began = began

    def check(self, frames: int, now: float) -> None:
        """Refuse more frames than there was time for since it began."""
        if frames > (now - self.began) * self.rate + AHEAD:
            raise Refused("refused-gesture-too-fast", {"rate": self.rate})


class ActiveGesture:
    """One seat's gesture while it lasts. Everybody may see it; `keep` appends its outcome when time ends it."""

    def __init__(self, request: GestureRequest, gesture: Gesture, now: float, keep: Keep) -> None:
        self.request = request
        self.seat = request.seat
        self.gesture = gesture
        self.keep = keep
        self.limit = FrameLimit(gesture.frames_a_second, now)
        self.heard = now
        #: Every frame since it began; the first one is number 1.
        self.frames: list[list[int]] = []
        #: The entry that ends it, once it is known.
        self.entry: Played | None = None
        self.timer: Timer | None = None
        #: The frames that were sent last, from one to another, as they were written; filled by whoever sends them.
        self.written: tuple[int, int, bytes] | None = None

    def follow(self, values: list[int], now: float) -> bool:
        """Go on with the next frames; whether there is anything to see. Or Refused, or BadGesture."""
        self.limit.check(len(self.frames) + len(values) // self.gesture.width, now)
        new = self.gesture.follow(values)
        self.heard = now
        self.frames += new
        return bool(new)

    def due(self, now: float) -> float:
        """Seconds until this gesture ends by itself; none left means now."""
        left = self.limit.began + self.gesture.seconds - now
        return min(left, self.heard + STALL_SECONDS - now) if self.gesture.recording else left

    def end(self, *, by_odds: bool = False) -> Played:
        """Write the entry that ends it: what was made, or the odds that stand for a gesture that never began."""
        request, gesture = self.request, self.gesture
        if by_odds:
            self.entry = Played(request.seat, gesture.overdue().key(), request.who, request.ref)
        else:
            self.frames += gesture.relax()
            move, recording = gesture.outcome().key(), list(gesture.recording)
            self.entry = Played(request.seat, move, request.who, request.ref, True, recording)
        return self.entry


Keep = Callable[[ActiveGesture], Coroutine[Any, Any, None]]


class GestureControl:
    """The one gesture that may be active at a table: its frames, its time, and what may end it."""

    def __init__(self, scheduler: Scheduler, listeners: set[Listener]) -> None:
        self.scheduler = scheduler
        self.listeners = listeners
        self.active: ActiveGesture | None = None
        #: Set while no gesture is active.
        self.resting = asyncio.Event()
        self.resting.set()
        self.ending: set[asyncio.Task[None]] = set()

    def begin(self, table: Table, request: GestureRequest, keep: Keep) -> int:
        """Let a seat begin its gesture; the position that it began in, or Refused."""
        if self.active is not None:
            check_seat(table, request.who, request.seat)
            if self.active.request == request:
                return table.position  # asked again
            raise GestureInProgress(self.active.seat)
        gesture = check_gesture(table, request)
        if isinstance(gesture, int):
            return gesture
        self.active = active = ActiveGesture(request, gesture, self.scheduler.now(), keep)
        self.resting.clear()
        self._set_timer(active)
        for listener in list(self.listeners):
            listener.gesture_began(active)
        return table.position

    def follow(self, seat: int, values: list[int]) -> ActiveGesture | None:
        """Go on with the next frames of a seat's gesture; the gesture where these were the last ones."""
        active = self.active
        if active is None or active.seat != seat or active.entry is not None:
            return None
        rested = not active.frames
        if active.follow(values, self.scheduler.now()):
            if rested:
                self._set_timer(active)  # from here on it may not stall
            self._show(active)
        if not active.gesture.over():
            return None
        active.end()
        return active

    def ended_by(self, table: Table, entry: Entry) -> Played | None:
        """What has to be appended first, where an entry takes the seat of the active gesture; or GestureInProgress."""
        active = self.active
        if active is None or entry is active.entry:
            return None
        if isinstance(entry, Played | TookBack):
            raise GestureInProgress(active.seat)
        if not isinstance(entry, Seated) or entry.seat != active.seat or is_played_by(entry.plan, active.request.who):
            return None
        if active.entry is None and not active.gesture.recording:
            self.release()  # nothing had begun
            return None
        return active.entry or self._end(active)

    def release(self) -> None:
        """The gesture is over; everybody hears it."""
        active = self.active
        if active is None:
            return
        self.active = None
        self.resting.set()
        if active.timer is not None:
            active.timer.cancel()
        for listener in list(self.listeners):
            listener.gesture_ended(active)

    def stop(self) -> None:
        """Nobody waits any more."""
        if self.active is not None and self.active.timer is not None:
            self.active.timer.cancel()

    # -- time ---------------------------------------------------------------------------------------

    def _set_timer(self, active: ActiveGesture) -> None:
        if active.timer is not None:
            active.timer.cancel()
        active.timer = self.scheduler.later(active.due(self.scheduler.now()), self._look)

    def _look(self) -> None:
        """End a gesture that stalls; one that never began is decided by the odds."""
        active = self.active
        if active is None or active.entry is not None:
            return
        if active.due(self.scheduler.now()) > 0:
            self._set_timer(active)
            return
        self._end(active, by_odds=not active.gesture.recording)
        task = asyncio.ensure_future(active.keep(active))
        self.ending.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self.ending.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("a gesture could not be stored", exc_info=task.exception())

    def _end(self, active: ActiveGesture, by_odds: bool = False) -> Played:
        entry = active.end(by_odds=by_odds)
        self._show(active)
        return entry

    def _show(self, active: ActiveGesture) -> None:
        for listener in list(self.listeners):
            listener.gesture_moved(active)


def check_gesture(table: Table, request: GestureRequest) -> Gesture | int:
    """The gesture for a request, or the position that the same request led to earlier; else Refused."""
    check_seat(table, request.who, request.seat)
    earlier = table.answered.get((request.who, request.ref))
    if earlier is not None:
        if earlier.seat != request.seat:
            raise Refused("refused-ref-used")
        return earlier.position
    if table.state.result is not None:
        raise Refused("why-match-over")
    check_fresh(table, request.seat, request.position)
    assert table.match is not None
    gesture = table.match.begin_gesture(request.seat)
    if gesture is None:
        waiting, rule = table.state.pending(), table.state.decision().rule or None
        if request.seat not in waiting:
            raise Refused("why-not-your-decision", {"waiting": waiting}, rule)
        raise Refused("refused-no-gesture-now", rule=rule)
    return gesture


class LoopScheduler:
    """The event loop's own clock."""

    def now(self) -> float:
        return asyncio.get_running_loop().time()

    def later(self, seconds: float, do: Callable[[], None]) -> Timer:
        return asyncio.get_running_loop().call_later(seconds, do)
