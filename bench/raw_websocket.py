"""A socket as thin as it can be: what a load costs should be the server's cost. Text frames only, none in pieces."""

from __future__ import annotations

import asyncio
import base64
import os
from typing import Any


class RawWebSocket(asyncio.Protocol):
    """One side of a web socket; `opened` and `hear` are for whoever uses it."""

    def __init__(self, path: str, cookie: str = "") -> None:
        self.path, self.cookie = path, cookie
        self.buffer = b""
        self.open = False
        #: What the other side said when it hung up.
        self.farewell = ""

    def opened(self) -> None:
        """The door is open."""

    def hear(self, data: bytes, start: int, end: int) -> None:
        """A message is in this part of the data."""

    def cut_off(self) -> None:
        """The other side is gone, though we did not hang up."""

    def hang_up(self) -> None:
        """Leave without a word."""
        self.open = False
        self.transport.abort()

    def say(self, message: bytes) -> None:
        """Send a message of less than 64 kB."""
        size = len(message)
        head = bytes((0x81, 0x80 | size)) if size < 126 else bytes((0x81, 0xFE)) + size.to_bytes(2, "big")
        self.transport.write(head + b"\0\0\0\0" + message)

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        key = base64.b64encode(os.urandom(16)).decode()
        cookie = f"Cookie: {self.cookie}\r\n" if self.cookie else ""
        transport.write(
            f"GET {self.path} HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n{cookie}\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        if self.buffer:
            data = self.buffer + data
        at = 0 if self.open else self._enter(data)
        while len(data) - at >= 2:
            size, head = data[at + 1], 2
            if size == 126:
                size, head = int.from_bytes(data[at + 2 : at + 4], "big"), 4
            elif size == 127:
                size, head = int.from_bytes(data[at + 2 : at + 10], "big"), 10
            end = at + head + size
            if not self.open or len(data) < end:
                break
            kind = data[at] & 15
            if kind == 1:
                self.hear(data, at + head, end)
            elif kind == 8:
                self.farewell = data[at + head + 2 : end].decode() or "without a word"
            elif kind == 9:
                self.transport.write(bytes((0x8A, 0x80 | size)) + b"\0\0\0\0" + data[at + head : end])
            at = end
        self.buffer = data[at:]

    def connection_lost(self, error: Exception | None) -> None:
        if self.open:
            self.open = False
            self.farewell = self.farewell or (str(error) if error else "without a word")
            self.cut_off()

    def _enter(self, data: bytes) -> int:
        end = data.find(b"\r\n\r\n")
        if end < 0:
            return 0
        assert data.startswith(b"HTTP/1.1 101"), data[:200]
        self.open = True
        self.opened()
        return end + 4
