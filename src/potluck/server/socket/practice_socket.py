"""The practice socket: gestures without a table, one after another, and the result of each."""

from __future__ import annotations

import asyncio
import secrets
from contextlib import suppress
from time import monotonic
from typing import Any

import msgspec
from fastapi import APIRouter, WebSocket, WebSocketDisconnect

from potluck.catalog import find_game
from potluck.kernel.errors import BadGesture, BadSetup
from potluck.kernel.game import Game
from potluck.kernel.gesture import Gesture
from potluck.kernel.phrases import Phrase
from potluck.server import protocol
from potluck.server.context import ServerContext
from potluck.server.middleware import address_of
from potluck.server.protocol import client_messages, server_messages
from potluck.server.rate_limits import TokenBucket
from potluck.server.socket.accept import (
    NOT_FOUND,
    POLICY,
    TOO_MANY_MESSAGES,
    accept,
    close_with_reason,
    message_trouble,
    receive,
)
from potluck.table.errors import Refused, reason_of
from potluck.table.live.gestures import FrameLimit

router = APIRouter(prefix="/api/practice", tags=["practice"])

#: Messages name a seat; there is one.
SEAT = 0
#: A client that sends nothing for so long is disconnected.
IDLE_SECONDS = 120.0


@router.websocket("/{game}/socket")
async def socket(socket: WebSocket, game: str) -> None:
    """Practise a game's gestures: see PracticeMessage in protocol.schema.json."""
    context: ServerContext = socket.app.state.context
    if not await accept(socket, context, []):
        return
    try:
        found = find_game(game)
        if not found.gesture_odds():
            await close_with_reason(socket, Phrase("refused-no-gestures", {"game": found.title}), NOT_FOUND)
            return
        await Practice(socket, found, context).run()
    except BadSetup as error:
        await close_with_reason(socket, reason_of(error), NOT_FOUND)
    except WebSocketDisconnect:
        return
    finally:
        context.uncount_socket(address_of(socket))


class Practice:
    """One person who practises a game's gestures."""

    def __init__(self, socket: WebSocket, game: Game, context: ServerContext) -> None:
        limits = context.settings.limits
        self.socket = socket
        self.game = game
        self.context = context
        self.message_limit = TokenBucket(limits.messages_a_second, limits.messages_at_once)
        self.gesture_limit = TokenBucket(limits.hand_a_second, limits.hand_at_once)
        self.gesture: Gesture | None = None
        self.pace = FrameLimit(60, 0.0)
        self.frames = 0

    async def run(self) -> None:
        """Answer messages until one side closes."""
        reading = asyncio.create_task(self.read_messages())
        closing = asyncio.create_task(self.context.closing.wait())
        try:
            await asyncio.wait((reading, closing), return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in (reading, closing):
                task.cancel()
            ends = await asyncio.gather(reading, closing, return_exceptions=True)
        if isinstance(ends[0], Exception):
            raise ends[0]
        with suppress(Exception):
            await self.socket.close()

    async def read_messages(self) -> None:
        """Read messages, one by one."""
        while True:
            try:
                async with asyncio.timeout(IDLE_SECONDS):
                    text = await receive(self.socket, self.context.settings.limits.frame_bytes)
                message = protocol.read_practice(text)
                has_frames = isinstance(message, client_messages.PractiseHandMessage)
                if not (self.gesture_limit if has_frames else self.message_limit).take():
                    raise Refused("refused-too-fast")
                if isinstance(message, client_messages.TakeMessage):
                    await self.begin_gesture(message.kind)
                else:
                    await self.continue_gesture(message.values)
            except TimeoutError:
                await close_with_reason(self.socket, Phrase("refused-nobody-practises"), POLICY)
                return
            except (msgspec.DecodeError, Refused, BadGesture) as error:
                await self.send(server_messages.ErrorMessage(protocol.on_wire(message_trouble(error))))
                if not self.message_limit.take():
                    await self.socket.close(POLICY, TOO_MANY_MESSAGES.key)
                    return

    async def begin_gesture(self, kind: str) -> None:
        """Begin a new gesture; one that is under way is dropped."""
        gesture = self.game.practise_gesture(kind, secrets.token_hex(16))
        if gesture is None:
            raise Refused("refused-no-such-gesture", {"game": self.game.title})
        self.gesture = gesture
        self.pace = FrameLimit(gesture.frames_a_second, monotonic())
        self.frames = 0
        await self.send(server_messages.GraspMessage(SEAT, gesture.kind, gesture.facts, gesture.frame()))

    async def continue_gesture(self, values: list[int]) -> None:
        """The next frames of the gesture; after the last one, its result."""
        gesture = self.gesture
        if gesture is None:
            return  # frames that were on their way when the gesture ended
        self.pace.check(self.frames + len(values) // gesture.width, monotonic())
        frames = gesture.follow(values)
        if frames:
            await self.send(server_messages.MotionMessage(SEAT, self.frames + 1, frames))
            self.frames += len(frames)
        if gesture.over():
            self.gesture = None
            await self.send(server_messages.ResultMessage(gesture.kind, gesture.result()))

    async def send(self, message: Any) -> None:
        """Send a message."""
        await self.socket.send_text(protocol.write(message).decode())
