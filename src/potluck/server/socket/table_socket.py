"""A table's socket: greets a browser, reads its messages one by one, and answers every one of them."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Any

import msgspec
from fastapi import WebSocket, WebSocketDisconnect

from potluck.kernel.errors import PotluckError
from potluck.kernel.phrases import Phrase
from potluck.language.teller import room_teller
from potluck.server import protocol
from potluck.server.context import ServerContext
from potluck.server.identity import is_secure
from potluck.server.logs import short_id
from potluck.server.middleware import address_of
from potluck.server.protocol import client_messages, server_messages
from potluck.server.rate_limits import TokenBucket
from potluck.server.rest import language_of
from potluck.server.socket.accept import (
    GOING_AWAY,
    NOT_FOUND,
    POLICY,
    TOO_MANY_MESSAGES,
    TRY_AGAIN,
    accept,
    close_with_reason,
    message_trouble,
    receive,
)
from potluck.server.socket.connection import TOO_SLOW, TableConnection
from potluck.server.socket.hints import HintRequests
from potluck.server.socket.requests import LONGEST_REF, carry_out, explain
from potluck.server.socket.send import sender_for
from potluck.table.errors import BrokenTable, NoSuchTable, Refused, reason_of
from potluck.table.live.live_table import LiveTable

log = logging.getLogger(__name__)

HELLO_SECONDS = 30.0
#: How long the closing message to a browser that does not read may take, in seconds.
CLOSE_SECONDS = 2.0
#: The protocol version whose errors were English text.
FIRST_VERSION = 1
#: RFC 6455: a close frame has room for 123 bytes of text.
LONGEST_CLOSE_REASON = 123

CLOSING = Phrase("refused-closing")
CANNOT_KEEP_UP = Phrase("refused-too-slow")


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
        await close_with_reason(socket, Phrase("refused-hello-first"), POLICY)
        return None
    except (msgspec.DecodeError, Refused) as error:
        await close_with_reason(socket, message_trouble(error), POLICY)
        return None
    if not isinstance(message, client_messages.HelloMessage):
        await close_with_reason(socket, Phrase("refused-hello-first"), POLICY)
        return None
    if message.version != protocol.VERSION:
        await send_old_page_away(socket, message.version)
        return None
    return message


async def send_old_page_away(socket: WebSocket, version: int) -> None:
    """Tell a page of another protocol version to reload.

    Pages of version 1 know no phrases and show the text of an error as it is, so they get one in words as well.
    """
    reason = Phrase("refused-reload")
    text = room_teller(language_of(socket)).tell(reason)
    with suppress(WebSocketDisconnect, RuntimeError):
        await socket.send_text(protocol.write(server_messages.ErrorMessage(protocol.on_wire(reason))).decode())
        if version == FIRST_VERSION:
            await socket.send_text(protocol.write({"type": "error", "reason": text}).decode())
        await socket.close(POLICY, text.encode()[:LONGEST_CLOSE_REASON].decode(errors="ignore"))


async def find_table(socket: WebSocket, id: str, context: ServerContext) -> LiveTable | None:
    """The table with room for one more connection, or None after telling the client why not."""
    try:
        live = await context.registry.find(id)
    except (NoSuchTable, BrokenTable) as error:
        await close_with_reason(socket, error.phrase, NOT_FOUND)
        return None
    except Exception:
        log.exception("a table could not be opened", extra={"table": short_id(id)})
        await close_with_reason(socket, Phrase("refused-storage"), TRY_AGAIN)
        return None
    if len(live.listeners) >= context.settings.limits.lines_a_table:
        await close_with_reason(socket, Phrase("refused-too-many-spectators"), POLICY)
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
                await self.socket.close(GOING_AWAY, CLOSING.key)
            elif self.connection.too_slow:
                async with asyncio.timeout(CLOSE_SECONDS):
                    await self.socket.close(TOO_SLOW, CANNOT_KEEP_UP.key)
            elif flooded:
                await self.socket.close(POLICY, TOO_MANY_MESSAGES.key)

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
            self.complain(message_trouble(error))
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
            self.complain(Phrase("refused-too-many-frames"))
            return True
        try:
            await connection.live.move_gesture(connection.who, message.seat, message.values)
        except PotluckError as error:
            self.complain(reason_of(error))
        except Exception:
            log.exception("a gesture failed", extra={"table": short_id(connection.live.table.id)})
            self.complain(Phrase("refused-gesture-failed"))
        return True

    async def handle_request(self, message: Any) -> None:
        """Answer a request with an acknowledgement or a refusal; hints are answered later."""
        talk = isinstance(message, client_messages.SayMessage | client_messages.ReactMessage)
        if not self.message_limit.take() or (talk and not self.chat_limit.take()):
            self.send(self.refusal(message, Phrase("refused-too-fast")))
        elif len(message.ref) > LONGEST_REF:
            self.complain(Phrase("refused-ref-too-long", {"most": LONGEST_REF}))
        elif isinstance(message, client_messages.HintMessage):
            self.hints.ask(message)
        else:
            self.send(await self.answer(message))

    async def answer(
        self, message: Any
    ) -> server_messages.AckMessage | server_messages.WhyMessage | server_messages.RefusedMessage:
        """Carry a request out or say why not, whatever goes wrong."""
        try:
            if isinstance(message, client_messages.AskWhyMessage):
                return explain(message, self.connection)
            position = await carry_out(message, self.connection, self.context.registry)
            return server_messages.AckMessage(message.ref, position)
        except Refused as error:
            return self.refusal(message, error.phrase, error.rule)
        except PotluckError as error:
            return self.refusal(message, reason_of(error))
        except Exception:
            table = short_id(self.connection.live.table.id)
            log.exception("a request failed", extra={"table": table, "kind": type(message).__name__})
            return self.refusal(message, Phrase("refused-request-failed"))

    def refusal(
        self, message: client_messages.Request, reason: Phrase, rule: str | None = None
    ) -> server_messages.RefusedMessage:
        """The refusal of a request."""
        position = self.connection.live.table.position
        return server_messages.RefusedMessage(message.ref, protocol.on_wire(reason), position, rule)

    def complain(self, reason: Phrase) -> None:
        """Tell the browser what is wrong with a message that gets no other answer."""
        self.send(server_messages.ErrorMessage(protocol.on_wire(reason)))

    def send(self, message: Any) -> None:
        """Queue a message for the browser."""
        self.connection.send(message)
