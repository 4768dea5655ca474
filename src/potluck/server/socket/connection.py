"""One browser's connection to a table: the queue of what is to be sent, and the one task that sends it."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any

from potluck.server import protocol, table_views
from potluck.server.protocol import client_messages, server_messages
from potluck.table.live.gestures import ActiveGesture
from potluck.table.live.live_table import LiveTable
from potluck.table.ports import StoredChatLine

#: Placeholders in the queue: these messages are made when they are sent, from the table as it is then.
ROOM = b"room"
POSITION = b"position"

#: WebSocket close code: try again later.
TOO_SLOW = 1013


class MotionStream:
    """A gesture on its way to one browser. All frames that the browser has not got yet go in one message, so a slow
    browser gets fewer and longer messages and its queue does not grow."""

    def __init__(self, active: ActiveGesture, sent: int) -> None:
        self.active = active
        self.sent = sent
        self.queued = False

    def next_message(self) -> bytes:
        """The frames that are new, encoded once for all browsers that have got as many."""
        active, start = self.active, self.sent
        self.queued = False
        self.sent = len(active.frames)
        if active.written is None or active.written[:2] != (start, self.sent):
            message = server_messages.MotionMessage(active.seat, start + 1, active.frames[start:])
            active.written = (start, self.sent, protocol.write(message))
        return active.written[2]


class TableConnection:
    """Listens to a table for a browser. Telling it something never waits; a browser that is too slow is cut off."""

    def __init__(self, live: LiveTable, who: str, have: client_messages.Have, most_waiting: int) -> None:
        self.live = live
        self.who = who
        #: The last position and the last chat line that the browser has.
        self.sent_position = have.position
        self.sent_chat = have.chat
        self.most_waiting = most_waiting
        self.queue: deque[bytes | MotionStream] = deque()
        self.motion: MotionStream | None = None
        self.wake = asyncio.Event()
        self.too_slow = False
        #: Set when the browser is too slow. A send to a browser that never reads may not return, so others wait here.
        self.gave_up = asyncio.Event()

    # -- the table's events -------------------------------------------------------------------------

    def position_changed(self) -> None:
        if POSITION not in self.queue:
            self._enqueue(POSITION)

    def room_changed(self) -> None:
        if ROOM not in self.queue:
            self._enqueue(ROOM)

    def said(self, line: StoredChatLine) -> None:
        if line.number > self.sent_chat:
            self.sent_chat = line.number
            self.send(server_messages.ChatMessage(line.number, line.name, line.text, line.at))

    def reacted(self, name: str, emoji: str) -> None:
        self.send(server_messages.ReactionMessage(name, emoji))

    def rematched(self, table: str) -> None:
        self.send(server_messages.RematchMessage(table))

    def gesture_began(self, active: ActiveGesture) -> None:
        gesture = active.gesture
        self.motion = MotionStream(active, len(active.frames))
        self.send(server_messages.GraspMessage(active.seat, gesture.kind, gesture.facts, gesture.frame()))

    def gesture_moved(self, active: ActiveGesture) -> None:
        motion = self.motion
        if motion is not None and motion.active is active and not motion.queued and motion.sent < len(active.frames):
            motion.queued = True
            self._enqueue(motion)

    def gesture_ended(self, active: ActiveGesture) -> None:
        self.send(server_messages.ReleaseMessage(active.seat))

    # -- sending ------------------------------------------------------------------------------------

    def send_current_state(self) -> None:
        """What a browser gets first: the room, the match, and what it has missed."""
        self.room_changed()
        if self.live.table.match is not None:
            self.position_changed()
        if not self.live.chat or self.sent_chat > self.live.chat[-1].number:
            self.sent_chat = 0  # the browser counted another table's chat
        for line in self.live.chat:
            self.said(line)
        if self.live.table.rematch is not None:
            self.rematched(self.live.table.rematch)
        if self.live.gestures.active is not None:
            self.gesture_began(self.live.gestures.active)

    def send(self, message: Any) -> None:
        """Queue a message."""
        self._enqueue(protocol.write(message))

    def _enqueue(self, item: bytes | MotionStream) -> None:
        if len(self.queue) >= self.most_waiting:
            self.too_slow = True
            self.gave_up.set()
        else:
            self.queue.append(item)
        self.wake.set()

    async def run(self, send: Callable[[list[bytes]], Awaitable[None]]) -> None:
        """Send what is queued, for as long as the browser keeps up."""
        while not self.too_slow:
            await self.wake.wait()
            self.wake.clear()
            await asyncio.sleep(0)  # so that an acknowledgement and its position are sent together
            while self.queue and not self.too_slow:
                items, self.queue = self.queue, deque()
                await send([self._encoded(item) for item in items])

    def _encoded(self, item: bytes | MotionStream) -> bytes:
        if isinstance(item, MotionStream):
            return item.next_message()
        if item is ROOM:
            return protocol.write(server_messages.RoomMessage(table_views.room_of(self.live, self.who)))
        if item is POSITION:
            message = table_views.position_message(self.live, self.who, self.sent_position)
            self.sent_position = message.position
            return protocol.write(message)
        return item
