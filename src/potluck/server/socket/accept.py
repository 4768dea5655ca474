"""What both kinds of socket share: accepting, refusing with a reason, and receiving text of limited length."""

from __future__ import annotations

from contextlib import suppress

import msgspec
from fastapi import WebSocket, WebSocketDisconnect

from potluck.kernel.errors import PotluckError
from potluck.kernel.phrases import Phrase
from potluck.server import protocol
from potluck.server.context import ServerContext
from potluck.server.middleware import address_of, is_own_origin
from potluck.server.protocol.server_messages import ErrorMessage
from potluck.server.rest import denial
from potluck.table.errors import Refused, reason_of

#: WebSocket close codes.
GOING_AWAY = 1001
POLICY = 1008
TRY_AGAIN = 1013
NOT_FOUND = 4404

TOO_MANY_MESSAGES = Phrase("refused-too-many-messages")


async def accept(socket: WebSocket, context: ServerContext, headers: list[tuple[bytes, bytes]]) -> bool:
    """Accept a socket and count it; False where it was refused.

    Whoever gets True calls `context.uncount_socket` at the end.
    """
    if not is_own_origin(socket, context.settings.origins):
        await socket.send_denial_response(denial(Phrase("refused-foreign-page")))
        return False
    await socket.accept(headers=headers)
    if not context.count_socket(address_of(socket)):
        await close_with_reason(socket, Phrase("refused-too-many-connections"), POLICY)
        return False
    return True


async def close_with_reason(socket: WebSocket, reason: Phrase, code: int) -> None:
    """Send the reason as an error message, then close with its key."""
    with suppress(WebSocketDisconnect, RuntimeError):
        await socket.send_text(protocol.write(ErrorMessage(protocol.on_wire(reason))).decode())
        await socket.close(code, reason.key)


def message_trouble(error: msgspec.DecodeError | PotluckError) -> Phrase:
    """What is wrong with a message. A decoding error is about the message's shape, never about the table."""
    if isinstance(error, PotluckError):
        return reason_of(error)
    return Phrase("refused-no-message", {"reason": str(error)})


async def receive(socket: WebSocket, most: int) -> str:
    """The next text message; Refused where it is not text or too long."""
    event = await socket.receive()
    if event["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(event.get("code", 1000))
    text: str | None = event.get("text")
    if text is None:
        raise Refused("refused-not-text")
    if len(text) > most or len(text.encode()) > most:
        raise Refused("refused-message-too-long", {"most": most})
    return text
