"""A place to practise a hand, without a table: one movement after another, and what each came to."""

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
from potluck.kernel.movement import Movement
from potluck.server import protocol
from potluck.server.house import House
from potluck.server.limits import Bucket
from potluck.server.safety import address_of, is_own_origin
from potluck.server.socket import NOT_FOUND, POLICY, TOO_MUCH, receive, turn_away
from potluck.table.errors import Refused
from potluck.table.live.gestures import FrameLimit

router = APIRouter(prefix="/api/practice", tags=["practice"])

#: There is one seat here, and whoever practises has it.
SEAT = 0
#: Who does nothing for so long has gone to play.
IDLE_SECONDS = 120.0


@router.websocket("/{game}/socket")
async def socket(socket: WebSocket, game: str) -> None:
    """Practise a game's movements: see PracticeMessage in protocol.schema.json."""
    house: House = socket.app.state.house
    if not is_own_origin(socket, house.settings.origins):
        await socket.send_denial_response(house.denial("This page may not speak for you here."))
        return
    await socket.accept()
    address = address_of(socket)
    if not house.enter(address):
        await turn_away(socket, "Too many connections come from your address.", POLICY)
        return
    try:
        found = find_game(game)
        if not found.hand_odds():
            await turn_away(socket, f"{found.title} asks for no hand.", NOT_FOUND)
            return
        await Practice(socket, found, house).run()
    except BadSetup as error:
        await turn_away(socket, str(error), NOT_FOUND)
    except WebSocketDisconnect:
        return
    finally:
        house.leave(address)


class Practice:
    """One person at the practice stove."""

    def __init__(self, socket: WebSocket, game: Game, house: House) -> None:
        limits = house.settings.limits
        self.socket = socket
        self.game = game
        self.house = house
        self.asking = Bucket(limits.messages_a_second, limits.messages_at_once)
        self.hand = Bucket(limits.hand_a_second, limits.hand_at_once)
        self.movement: Movement | None = None
        self.pace = FrameLimit(60, 0.0)
        self.frames = 0

    async def run(self) -> None:
        """Answer until one side hangs up."""
        listening = asyncio.create_task(self.listen())
        closing = asyncio.create_task(self.house.closing.wait())
        try:
            await asyncio.wait((listening, closing), return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in (listening, closing):
                task.cancel()
            ends = await asyncio.gather(listening, closing, return_exceptions=True)
        if isinstance(ends[0], Exception):
            raise ends[0]
        with suppress(Exception):
            await self.socket.close()

    async def listen(self) -> None:
        """Read messages, one by one."""
        while True:
            try:
                async with asyncio.timeout(IDLE_SECONDS):
                    text = await receive(self.socket, self.house.settings.limits.frame_bytes)
                message = protocol.read_practice(text)
                bucket = self.hand if isinstance(message, protocol.PractiseHandMessage) else self.asking
                if not bucket.take():
                    raise Refused("Not so fast: wait a moment and try again.")
                if isinstance(message, protocol.TakeMessage):
                    await self.take(message.kind)
                else:
                    await self.follow(message.values)
            except TimeoutError:
                await turn_away(self.socket, "Nobody is practising here any more.", POLICY)
                return
            except (msgspec.DecodeError, Refused, BadGesture) as error:
                await self.say(protocol.ErrorMessage(str(error)))
                if not self.asking.take():
                    await self.socket.close(POLICY, TOO_MUCH)
                    return

    async def take(self, kind: str) -> None:
        """A new movement, in place of the one that was there."""
        movement = self.game.practise(kind, secrets.token_hex(16))
        if movement is None:
            raise Refused(f"{self.game.title} knows no such movement.")
        self.movement = movement
        self.pace = FrameLimit(movement.frames_a_second, monotonic())
        self.frames = 0
        await self.say(protocol.GraspMessage(SEAT, movement.kind, movement.facts, movement.frame()))

    async def follow(self, values: list[int]) -> None:
        """The next frames; after the last one, what they came to."""
        movement = self.movement
        if movement is None:
            return  # on their way when it ended
        self.pace.check(self.frames + len(values) // movement.width, monotonic())
        frames = movement.follow(values)
        if frames:
            await self.say(protocol.MotionMessage(SEAT, self.frames + 1, frames))
            self.frames += len(frames)
        if movement.over():
            self.movement = None
            await self.say(protocol.ResultMessage(movement.kind, movement.result()))

    async def say(self, message: Any) -> None:
        """Send a message."""
        await self.socket.send_text(protocol.write(message).decode())
