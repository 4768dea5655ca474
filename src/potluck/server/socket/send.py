"""How messages are sent on a WebSocket: the fast way where the protocol class offers it, else by plain ASGI events."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import Any, cast

from fastapi import WebSocket

log = logging.getLogger(__name__)

#: Where the protocol class puts its fast way to send: a key in the extensions of the ASGI scope.
FAST_SEND = "potluck.send_texts"

Sender = Callable[[list[bytes]], Awaitable[None]]


def protocol_classes() -> dict[str, Any]:
    """The arguments `http` and `ws` for uvicorn.Config: our classes, or uvicorn's where ours cannot be derived."""
    try:
        from potluck.server.socket.fast_websocket import HttpProtocol, WebSocketProtocol
    except ImportError:
        log.warning("this version of uvicorn has no fast way to send")
        return {"http": "auto", "ws": "auto"}
    return {"http": HttpProtocol, "ws": WebSocketProtocol}


def sender_for(socket: WebSocket) -> Sender:
    """The function that sends a batch of texts to a browser."""
    fast = socket.scope.get("extensions", {}).get(FAST_SEND)
    if fast is not None:
        return cast(Sender, fast)

    async def send_texts(texts: list[bytes]) -> None:
        for text in texts:
            await socket.send_text(text.decode())

    return send_texts
