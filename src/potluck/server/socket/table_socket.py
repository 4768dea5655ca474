"""A table's socket: greets a browser, reads its messages one by one, and answers every one of them."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Any

import msgspec
from fastapi import WebSocket, WebSocketDisconnect

from potluck.kernel.errors import PotluckError
from potluck.server import protocol
from potluck.server.context import ServerContext
from potluck.server.identity import is_secure
from potluck.server.logs import short_id
from potluck.server.middleware import address_of
from potluck.server.protocol import client_messages, server_messages
from potluck.server.rate_limits import TokenBucket
from potluck.server.socket.accept import (
    GOING_AWAY,
    NOT_FOUND,
    POLICY,
    TOO_MANY_MESSAGES,
    TRY_AGAIN,
    accept,
    close_with_reason,
    receive,
)
from potluck.server.socket.connection import TOO_SLOW, TableConnection
from potluck.server.socket.hints import HintRequests
from potluck.server.socket.requests import LONGEST_REF, carry_out
from potluck.server.socket.send import sender_for
from potluck.table.errors import BrokenTable, NoSuchTable, Refused
from potluck.table.live.live_table import LiveTable

log = logging.getLogger(__name__)

HELLO_SECONDS = 30.0
#: How long the closing message to a browser that does not read may take, in seconds.
CLOSE_SECONDS = 2.0


async def serve_socket(socket: WebSocket, id: str, context: ServerContext) -> None:
    """Serve one browser at one table until one side closes."""
    who = context.cookies.identify(socket)
    headers: list[tuple[bytes, bytes]] = []
    if who is None:
        who = context.cookies.new_identity()
        headers = [(b"set-cookie", context.cookies.set_cookie(who, is_secure(socket)).encode())]
    if not await accept(socket, context, headers):
        return
    try:
        hello = await read_hello(socket, context.settings.limits.frame_bytes)
        live = await find_table(socket, id, context) if hello is not None else None
        if hello is not None and live is not None:
            await context.registry.welcome(live, who)
            connection = TableConnection(live, who, hello.have, context.settings.limits.waiting_frames)
            await TableSocket(socket, connection, context).run()
    except WebSocketDisconnect:
        return
    finally:
        context.uncount_socket(address_of(socket))


async def read_hello(socket: WebSocket, most: int) -> client_messages.HelloMessage | None:
    """The client's first message, or None after telling it what is wrong."""
    try:
        async with asyncio.timeout(HELLO_SECONDS):
            message = protocol.read(await receive(socket, most))
    except TimeoutError:
        await close_with_reason(socket, "Say hello first.", POLICY)
        return None
    except (msgspec.DecodeError, Refused) as error:
        await close_with_reason(socket, f"That is no message of this protocol: {error}", POLICY)
        return None
    if not isinstance(message, client_messages.HelloMessage):
        await close_with_reason(socket, "Say hello first.", POLICY)
        return None
    if message.version != protocol.VERSION:
        await close_with_reason(socket, f"This server speaks version {protocol.VERSION}: reload the page.", POLICY)
        return None
    return message


async def find_table(socket: WebSocket, id: str, context: ServerContext) -> LiveTable | None:
    """The table with room for one more connection, or None after telling the client why not."""
    try:
        live = await context.registry.find(id)
    except (NoSuchTable, BrokenTable) as error:
        await close_with_reason(socket, str(error), NOT_FOUND)
        return None
    except Exception:
        log.exception("a table could not be opened", extra={"table": short_id(id)})
        await close_with_reason(socket, "The tables are out of reach; come back in a moment.", TRY_AGAIN)
        return None
    if len(live.listeners) >= context.settings.limits.lines_a_table:
        await close_with_reason(socket, "This table is full of spectators.", POLICY)
        return None
    return live


class TableSocket:
    """One browser's socket at a table, after the hello."""

    def __init__(self, socket: WebSocket, connection: TableConnection, context: ServerContext) -> None:
        limits = context.settings.limits
        self.socket = socket
        self.connection = connection
        self.context = context
        self.hints = HintRequests(connection, context)
        self.message_limit = TokenBucket(limits.messages_a_second, limits.messages_at_once)
        self.chat_limit = TokenBucket(limits.talk_a_second, limits.talk_at_once)
        self.gesture_limit = TokenBucket(limits.hand_a_second, limits.hand_at_once)

    async def run(self) -> None:
        """Read and send at the same time; the first to end ends both."""
        connection, live = self.connection, self.connection.live
        connection.send_current_state()
        live.join(connection)
        sending = asyncio.create_task(connection.run(sender_for(self.socket)))
        reading = asyncio.create_task(self.read_messages())
        closing = asyncio.create_task(self.context.closing.wait())
        too_slow = asyncio.create_task(connection.gave_up.wait())
        tasks = (sending, reading, closing, too_slow)
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            live.leave(connection)
            for task in tasks:
                task.cancel()
            ends = await asyncio.gather(*tasks, return_exceptions=True)
        await self.close(flooded=ends[1] is None)
        for end in ends:
            if isinstance(end, Exception) and not isinstance(end, WebSocketDisconnect | RuntimeError):
                log.error("a connection failed", exc_info=end, extra={"table": short_id(live.table.id)})

    async def close(self, flooded: bool) -> None:
        """Tell the client why the server closes, where the server does."""
        with suppress(Exception):
            if self.context.closing.is_set():
                await self.socket.close(GOING_AWAY, "The server goes down; come back in a moment.")
            elif self.connection.too_slow:
                async with asyncio.timeout(CLOSE_SECONDS):
                    await self.socket.close(TOO_SLOW, "You cannot keep up; come back.")
            elif flooded:
                await self.socket.close(POLICY, TOO_MANY_MESSAGES)

    async def read_messages(self) -> None:
        """Read messages and answer each; returns when the client sends far too many."""
        try:
            while await self.read_message():
                pass
        finally:
            self.hints.cancel()

    async def read_message(self) -> bool:
        """Read the next message and answer it; False where the client sends far too many."""
        try:
            message = protocol.read(await receive(self.socket, self.context.settings.limits.frame_bytes))
        except (msgspec.DecodeError, Refused) as error:
            # the error is about the message's shape, never about the table
            self.send(server_messages.ErrorMessage(f"That is no message of this protocol: {error}"))
            return self.message_limit.take()
        if isinstance(message, client_messages.HandMessage):
            return await self.handle_gesture(message)
        if isinstance(message, client_messages.PingMessage):
            self.send(server_messages.PongMessage())
        elif isinstance(message, client_messages.HelloMessage):
            self.connection.sent_position, self.connection.sent_chat = message.have.position, message.have.chat
            self.connection.send_current_state()
        else:
            await self.handle_request(message)
        return True

    async def handle_gesture(self, message: client_messages.HandMessage) -> bool:
        """Go on with a gesture, which is answered only where something is wrong; False for far too many messages."""
        connection = self.connection
        if not self.gesture_limit.take():
            if not self.message_limit.take():
                return False
            self.send(server_messages.ErrorMessage("Not so fast: a hand has sixty frames a second."))
            return True
        try:
            await connection.live.move_gesture(connection.who, message.seat, message.values)
        except PotluckError as error:
            self.send(server_messages.ErrorMessage(str(error)))
        except Exception:
            log.exception("a gesture failed", extra={"table": short_id(connection.live.table.id)})
            reason = "Something went wrong here; what your hand did was not kept. Try again."
            self.send(server_messages.ErrorMessage(reason))
        return True

    async def handle_request(self, message: Any) -> None:
        """Answer a request with an acknowledgement or a refusal; hints are answered later."""
        talk = isinstance(message, client_messages.SayMessage | client_messages.ReactMessage)
        if not self.message_limit.take() or (talk and not self.chat_limit.take()):
            self.send(self.refusal(message, "Not so fast: wait a moment and try again."))
        elif len(message.ref) > LONGEST_REF:
            self.send(server_messages.ErrorMessage(f"A ref has at most {LONGEST_REF} characters."))
        elif isinstance(message, client_messages.HintMessage):
            self.hints.ask(message)
        else:
            self.send(await self.answer(message))

    async def answer(self, message: Any) -> server_messages.AckMessage | server_messages.RefusedMessage:
        """Carry a request out or say why not, whatever goes wrong."""
        try:
            position = await carry_out(message, self.connection, self.context.registry)
            return server_messages.AckMessage(message.ref, position)
        except Refused as error:
            return self.refusal(message, error.reason, error.rule)
        except PotluckError as error:
            return self.refusal(message, str(error))
        except Exception:
            table = short_id(self.connection.live.table.id)
            log.exception("a request failed", extra={"table": table, "kind": type(message).__name__})
            return self.refusal(message, "Something went wrong here. Look again, then try again.")

    def refusal(
        self, message: client_messages.Request, reason: str, rule: str | None = None
    ) -> server_messages.RefusedMessage:
        """The refusal of a request."""
        return server_messages.RefusedMessage(message.ref, reason, self.connection.live.table.position, rule)

    def send(self, message: Any) -> None:
        """Queue a message for the browser."""
        self.connection.send(message)
