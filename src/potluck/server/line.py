"""One browser's line to a table: what waits to be sent, in order, and the one task that sends it."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any

from potluck.server import frames, protocol
from potluck.table.live.gestures import ActiveGesture
from potluck.table.live.live_table import LiveTable
from potluck.table.ports import StoredChatLine

#: Stand in the queue for frames that are made when their turn comes, from the table as it is then.
ROOM = b"room"
POSITION = b"position"

TOO_SLOW = 1013


class Reel:
    """A movement on its way to one browser. All frames that it has not been shown go in one message: whoever is
    slow gets fewer and longer ones, and nothing piles up."""

    def __init__(self, grasp: ActiveGesture, shown: int) -> None:
        self.grasp = grasp
        self.shown = shown
        self.waiting = False

    def unroll(self) -> bytes:
        """The message, written once for all who were shown as much."""
        grasp, start = self.grasp, self.shown
        self.waiting = False
        self.shown = len(grasp.frames)
        if grasp.written is None or grasp.written[:2] != (start, self.shown):
            message = protocol.MotionMessage(grasp.seat, start + 1, grasp.frames[start:])
            grasp.written = (start, self.shown, protocol.write(message))
        return grasp.written[2]


class Line:
    """Listens to a table for a browser. Telling it something never waits; a browser that is too slow is cut off."""

    def __init__(self, live: LiveTable, who: str, have: protocol.Have, most_waiting: int) -> None:
        self.live = live
        self.who = who
        self.told = have.position
        self.chat_told = have.chat
        self.most_waiting = most_waiting
        self.waiting: deque[bytes | Reel] = deque()
        self.reel: Reel | None = None
        self.wake = asyncio.Event()
        self.too_slow = False
        #: Set when the browser is too slow: a send to somebody who never reads may not return.
        self.gave_up = asyncio.Event()

    # -- the table speaks ---------------------------------------------------------------------------

    def position_changed(self) -> None:
        if POSITION not in self.waiting:
            self._queue(POSITION)

    def room_changed(self) -> None:
        if ROOM not in self.waiting:
            self._queue(ROOM)

    def said(self, line: StoredChatLine) -> None:
        if line.number > self.chat_told:
            self.chat_told = line.number
            self.send(protocol.ChatMessage(line.number, line.name, line.text, line.at))

    def reacted(self, name: str, emoji: str) -> None:
        self.send(protocol.ReactionMessage(name, emoji))

    def rematched(self, table: str) -> None:
        self.send(protocol.RematchMessage(table))

    def gesture_began(self, grasp: ActiveGesture) -> None:
        movement = grasp.movement
        self.reel = Reel(grasp, len(grasp.frames))
        self.send(protocol.GraspMessage(grasp.seat, movement.kind, movement.facts, movement.frame()))

    def gesture_moved(self, grasp: ActiveGesture) -> None:
        reel = self.reel
        if reel is not None and reel.grasp is grasp and not reel.waiting and reel.shown < len(grasp.frames):
            reel.waiting = True
            self._queue(reel)

    def gesture_ended(self, grasp: ActiveGesture) -> None:
        self.send(protocol.ReleaseMessage(grasp.seat))

    # -- sending ------------------------------------------------------------------------------------

    def greet(self) -> None:
        """What a browser gets first: the room, the match, and what it has missed."""
        self.room_changed()
        if self.live.table.match is not None:
            self.position_changed()
        if not self.live.chat or self.chat_told > self.live.chat[-1].number:
            self.chat_told = 0  # it speaks of another table's chat
        for line in self.live.chat:
            self.said(line)
        if self.live.table.rematch is not None:
            self.rematched(self.live.table.rematch)
        if self.live.gestures.active is not None:
            self.gesture_began(self.live.gestures.active)

    def send(self, message: Any) -> None:
        """Queue a message."""
        self._queue(protocol.write(message))

    def _queue(self, frame: bytes | Reel) -> None:
        if len(self.waiting) >= self.most_waiting:
            self.too_slow = True
            self.gave_up.set()
        else:
            self.waiting.append(frame)
        self.wake.set()

    async def run(self, send: Callable[[list[bytes]], Awaitable[None]]) -> None:
        """Send what is queued, for as long as the browser keeps up."""
        while not self.too_slow:
            await self.wake.wait()
            self.wake.clear()
            await asyncio.sleep(0)  # what the same moment brings, an answer above all, goes along
            while self.waiting and not self.too_slow:
                frames, self.waiting = self.waiting, deque()
                await send([self._made(frame) for frame in frames])

    def _made(self, frame: bytes | Reel) -> bytes:
        if isinstance(frame, Reel):
            return frame.unroll()
        if frame is ROOM:
            return protocol.write(protocol.RoomMessage(frames.room(self.live, self.who)))
        if frame is POSITION:
            message = frames.position(self.live, self.who, self.told)
            self.told = message.position
            return protocol.write(message)
        return frame
