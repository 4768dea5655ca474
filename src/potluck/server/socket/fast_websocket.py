"""uvicorn's web sockets with a short way for what nearly all messages are: one small whole text frame.

Everything else (handshakes, pieces, pings, closings, whatever is wrong) goes the long way round, as ever.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, cast

from fastapi import WebSocket, WebSocketDisconnect
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import OPEN

#: Where a socket's short way is found, among the extensions of its scope.
SHORT_WAY = "potluck.say"
WHOLE = 0x80
WHOLE_TEXT = 0x81
WHOLE_PONG = 0x8A
MASKED = 0x80
LOST = 1006

Say = Callable[[list[bytes]], Awaitable[None]]


class QuickDoor(HttpToolsProtocol):
    """Lets go of what read the handshake: it and its parser hold each other, and would stay until somebody sweeps."""

    def handle_websocket_upgrade(self) -> None:
        super().handle_websocket_upgrade()
        self.parser = cast(Any, None)


class QuickSocket(WebSocketsSansIOProtocol):
    """Reads and writes small text frames itself, for as long as the stream stands between two frames."""

    between_frames = False

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.between_frames = True
            extensions: dict[str, Any] = {**self.scope["extensions"], SHORT_WAY: self.say}
            self.scope["extensions"] = extensions

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.conn.parser.close()  # it and whatever it stumbled over lead back to the whole conversation
        self.conn.parser_exc = None
        if self.handshake_initiated and self.response.status_code == 101:
            self.scope["extensions"] = {}  # what leads back here would keep it all in memory

    def data_received(self, data: bytes) -> None:
        if not self.handshake_complete or not self.between_frames:
            super().data_received(data)
            return
        at, size = 0, len(data)
        while size - at > 6 and data[at] & WHOLE and MASKED < data[at + 1] < MASKED + 126:
            end = at + 6 + data[at + 1] - MASKED
            if end > size:
                break
            if data[at] == WHOLE_TEXT:
                self.curr_msg_data_type = "text"
                self.frames = [unmasked(data[at + 6 : end], data[at + 2 : at + 6])]
                self.send_receive_event_to_app()
            elif data[at] == WHOLE_PONG:
                self.handle_pong(Frame(Opcode.PONG, unmasked(data[at + 6 : end], data[at + 2 : at + 6])))
            else:
                super().data_received(data[at:end])
            at = end
        if at < size:
            self.between_frames = False  # where the parser stops is not for us to know
            super().data_received(data[at:])

    async def say(self, texts: list[bytes]) -> None:
        """Send texts, a frame each; it returns when the browser keeps up."""
        if not self.writable.is_set():
            await self.writable.wait()
        if self.disconnected or self.close_sent or self.conn.state is not OPEN:
            raise WebSocketDisconnect(LOST)
        self.transport.write(b"".join([part for text in texts for part in (head_of(len(text)), text)]))


def unmasked(text: bytes, mask: bytes) -> bytes:
    """What a browser wrote, without its mask."""
    size = len(text)
    key = int.from_bytes((mask * (size // 4 + 1))[:size], "big")
    return (int.from_bytes(text, "big") ^ key).to_bytes(size, "big")


def head_of(size: int) -> bytes:
    """The head of a whole text frame."""
    if size < 126:
        return bytes((WHOLE_TEXT, size))
    if size < 65_536:
        return bytes((WHOLE_TEXT, 126)) + size.to_bytes(2, "big")
    return bytes((WHOLE_TEXT, 127)) + size.to_bytes(8, "big")


def way_to(socket: WebSocket) -> Say:
    """How texts are sent to a browser: the short way where there is one."""
    short = socket.scope.get("extensions", {}).get(SHORT_WAY)
    if short is not None:
        return cast(Say, short)

    async def say(texts: list[bytes]) -> None:
        for text in texts:
            await socket.send_text(text.decode())

    return say
