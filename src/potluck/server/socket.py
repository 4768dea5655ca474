"""The socket of a table: lets a browser in, reads its messages one by one, and answers every one of them."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Any

import msgspec
from fastapi import WebSocket, WebSocketDisconnect

from potluck.kernel.errors import PotluckError
from potluck.server import protocol
from potluck.server.hints import Adviser
from potluck.server.house import House
from potluck.server.identity import is_secure
from potluck.server.limits import Bucket
from potluck.server.line import TOO_SLOW, Line
from potluck.server.logs import short
from potluck.server.quick import way_to
from potluck.server.requests import LONGEST_REF, grant
from potluck.server.safety import address_of, is_own_origin
from potluck.table.errors import BrokenTable, NoSuchTable, Refused
from potluck.table.live.live_table import LiveTable

log = logging.getLogger(__name__)

POLICY = 1008
TOO_MUCH = "Too many messages; come back in a moment."
NOT_FOUND = 4404
GOING_AWAY = 1001
TRY_AGAIN = 1013
#: How long somebody who does not read has for a farewell, in seconds.
FAREWELL = 2.0


async def serve_socket(socket: WebSocket, id: str, house: House) -> None:
    """One browser at one table, from its first word to its last."""
    if not is_own_origin(socket, house.settings.origins):
        await socket.send_denial_response(house.denial("This page may not speak for you here."))
        return
    who = house.doorman.recognise(socket)
    headers: list[tuple[bytes, bytes]] = []
    if who is None:
        who = house.doorman.newcomer()
        headers = [(b"set-cookie", house.doorman.cookie(who, is_secure(socket)).encode())]
    await socket.accept(headers=headers)
    address = address_of(socket)
    if not house.enter(address):
        await turn_away(socket, "Too many connections come from your address.", POLICY)
        return
    try:
        await converse(socket, id, who, house)
    except WebSocketDisconnect:
        return
    finally:
        house.leave(address)


async def turn_away(socket: WebSocket, reason: str, code: int) -> None:
    """Say why, then hang up."""
    with suppress(WebSocketDisconnect, RuntimeError):
        await socket.send_text(protocol.write(protocol.ErrorMessage(reason)).decode())
        await socket.close(code, reason[:120])


async def converse(socket: WebSocket, id: str, who: str, house: House) -> None:
    """Wait for the greeting, then listen and send until one side hangs up."""
    hello = await greeting(socket, house)
    if hello is None:
        return
    try:
        live = await house.hall.find(id)
    except (NoSuchTable, BrokenTable) as error:
        await turn_away(socket, str(error), NOT_FOUND)
        return
    except Exception:
        log.exception("a table could not be opened", extra={"table": short(id)})
        await turn_away(socket, "The tables are out of reach; come back in a moment.", TRY_AGAIN)
        return
    limits = house.settings.limits
    if len(live.listeners) >= limits.lines_a_table:
        await turn_away(socket, "This table is full of spectators.", POLICY)
        return
    await house.hall.welcome(live, who)
    line = Line(live, who, hello.have, limits.waiting_frames)
    await attend(socket, line, live, house)


async def attend(socket: WebSocket, line: Line, live: LiveTable, house: House) -> None:
    """Listen and send at the same time; the first to end ends both."""
    line.greet()
    live.join(line)
    sending = asyncio.create_task(line.run(way_to(socket)))
    listening = asyncio.create_task(listen(socket, line, house))
    closing = asyncio.create_task(house.closing.wait())
    slow = asyncio.create_task(line.gave_up.wait())
    tasks = (sending, listening, closing, slow)
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        live.leave(line)
        for task in tasks:
            task.cancel()
        ends = await asyncio.gather(*tasks, return_exceptions=True)
    if house.closing.is_set():
        with suppress(Exception):
            await socket.close(GOING_AWAY, "The server goes down; come back in a moment.")
    elif line.too_slow:
        with suppress(Exception):
            async with asyncio.timeout(FAREWELL):
                await socket.close(TOO_SLOW, "You cannot keep up; come back.")
    elif ends[1] is None:  # listening had enough
        with suppress(Exception):
            await socket.close(POLICY, TOO_MUCH)
    for end in ends:
        if isinstance(end, Exception) and not isinstance(end, WebSocketDisconnect | RuntimeError):
            log.error("a line broke", exc_info=end, extra={"table": short(live.table.id)})


async def greeting(socket: WebSocket, house: House) -> protocol.HelloMessage | None:
    """The client's hello, or None after telling it what is wrong."""
    try:
        async with asyncio.timeout(30):
            message = protocol.read(await receive(socket, house.settings.limits.frame_bytes))
    except TimeoutError:
        await turn_away(socket, "Say hello first.", POLICY)
        return None
    except (msgspec.DecodeError, Refused) as error:
        await turn_away(socket, f"That is no message of this protocol: {error}", POLICY)
        return None
    if not isinstance(message, protocol.HelloMessage):
        await turn_away(socket, "Say hello first.", POLICY)
        return None
    if message.version != protocol.VERSION:
        await turn_away(socket, f"This server speaks version {protocol.VERSION}: reload the page.", POLICY)
        return None
    return message


async def receive(socket: WebSocket, most: int) -> str:
    """The next text frame; Refused where it is no text or too long."""
    frame = await socket.receive()
    if frame["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(frame.get("code", 1000))
    text: str | None = frame.get("text")
    if text is None:
        raise Refused("messages are text.")
    if len(text) > most or len(text.encode()) > most:
        raise Refused(f"a message has at most {most} bytes.")
    return text


async def listen(socket: WebSocket, line: Line, house: House) -> None:
    """Read messages and answer each; advice takes its time beside them."""
    adviser = Adviser(line, house)
    try:
        await hear(socket, line, house, adviser)
    finally:
        adviser.leave()


async def hear(socket: WebSocket, line: Line, house: House, adviser: Adviser) -> None:
    """Read messages and answer each, as fast as the limits allow."""
    limits = house.settings.limits
    pace = Bucket(limits.messages_a_second, limits.messages_at_once)
    talk = Bucket(limits.talk_a_second, limits.talk_at_once)
    hand = Bucket(limits.hand_a_second, limits.hand_at_once)
    while True:
        try:
            text = await receive(socket, limits.frame_bytes)
            message = protocol.read(text)
        except (msgspec.DecodeError, Refused) as error:
            line.send(not_understood(error))
            if not pace.take():
                return
            continue
        if isinstance(message, protocol.HandMessage):
            if hand.take():
                await move_hand(message, line)
            elif pace.take():
                line.send(protocol.ErrorMessage("Not so fast: a hand has sixty frames a second."))
            else:
                return
        elif isinstance(message, protocol.PingMessage):
            line.send(protocol.PongMessage())
        elif isinstance(message, protocol.HelloMessage):
            line.told, line.chat_told = message.have.position, message.have.chat
            line.greet()
        elif not pace.take() or (isinstance(message, protocol.SayMessage | protocol.ReactMessage) and not talk.take()):
            line.send(refusal(message, line, "Not so fast: wait a moment and try again."))
        elif len(message.ref) > LONGEST_REF:
            line.send(protocol.ErrorMessage(f"A ref has at most {LONGEST_REF} characters."))
        elif isinstance(message, protocol.HintMessage):
            adviser.ask(message)
        else:
            line.send(await answer(message, line, house))


async def move_hand(message: protocol.HandMessage, line: Line) -> None:
    """Go on with a movement; only what is wrong gets an answer."""
    try:
        await line.live.move_gesture(line.who, message.seat, message.values)
    except PotluckError as error:
        line.send(protocol.ErrorMessage(str(error)))
    except Exception:
        log.exception("a movement failed", extra={"table": short(line.live.table.id)})
        line.send(protocol.ErrorMessage("Something went wrong here; what your hand did was not kept. Try again."))


def not_understood(error: Exception) -> protocol.ErrorMessage:
    """What is wrong with a message; it is about its shape, never about the table."""
    return protocol.ErrorMessage(f"That is no message of this protocol: {error}")


def refusal(message: protocol.Request, line: Line, reason: str, rule: str | None = None) -> protocol.RefusedMessage:
    """A refusal of a request."""
    return protocol.RefusedMessage(message.ref, reason, line.live.table.position, rule)


async def answer(message: Any, line: Line, house: House) -> protocol.AckMessage | protocol.RefusedMessage:
    """Grant a request or say why not; never silence, whatever goes wrong."""
    try:
        return protocol.AckMessage(message.ref, await grant(message, line, house.hall))
    except Refused as error:
        return refusal(message, line, error.reason, error.rule)
    except PotluckError as error:
        return refusal(message, line, str(error))
    except Exception:
        log.exception("a request failed", extra={"table": short(line.live.table.id), "kind": type(message).__name__})
        return refusal(message, line, "Something went wrong here. Look again, then try again.")
