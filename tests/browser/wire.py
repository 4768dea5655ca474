"""A wire between one browser and the server, which can be cut in the middle of a word and mended."""

from __future__ import annotations

import socket
import threading
from contextlib import suppress

HOST = "127.0.0.1"


class Wire:
    """Carries bytes from a port of its own to the server's."""

    def __init__(self, to: int) -> None:
        self.to = to
        self.port = 0
        self.ends: list[socket.socket] = []
        self.lock = threading.Lock()
        self.mend()

    @property
    def url(self) -> str:
        """The server, seen through this wire."""
        return f"http://{HOST}:{self.port}"

    def mend(self) -> None:
        """Carry again, from the same port."""
        self.door = socket.create_server((HOST, self.port))
        self.port = self.door.getsockname()[1]
        self.whole = True
        threading.Thread(target=self._accept, args=(self.door,), daemon=True).start()

    def cut(self) -> None:
        """Drop every connection; new ones are refused."""
        with self.lock:
            self.whole = False
            ends, self.ends = self.ends, []
        for end in (self.door, *ends):
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()

    def _accept(self, door: socket.socket) -> None:
        while True:
            try:
                near, _ = door.accept()
            except OSError:
                return
            try:
                far = socket.create_connection((HOST, self.to))
            except OSError:
                near.close()
                continue
            with self.lock:
                self.ends += [near, far]
                whole = self.whole
            if not whole:
                near.close()
                far.close()
                return
            for here, there in ((near, far), (far, near)):
                threading.Thread(target=self._carry, args=(here, there), daemon=True).start()

    def _carry(self, here: socket.socket, there: socket.socket) -> None:
        with suppress(OSError):
            while said := here.recv(65536):
                there.sendall(said)
        for end in (here, there):
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()
