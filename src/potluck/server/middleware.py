"""The middleware around every request: security headers, size and rate limits, the check of origins, the access log."""

from __future__ import annotations

import logging
from time import perf_counter
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from potluck.kernel.phrases import Phrase
from potluck.server.context import ServerContext
from potluck.server.rest import denial

log = logging.getLogger(__name__)

CONTENT_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
    "font-src 'self'; media-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = [
    (b"content-security-policy", CONTENT_POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
#: Paths that are not logged: health checks come every few seconds.
UNLOGGED = ("/healthz", "/readyz")


def address_of(visitor: HTTPConnection) -> str:
    """The network address of a visitor."""
    return visitor.client.host if visitor.client else "unknown"


def is_own_origin(visitor: HTTPConnection, others: tuple[str, ...]) -> bool:
    """Whether the page that asks came from this server. Programs other than browsers send no origin."""
    origin = visitor.headers.get("origin")
    if origin is None or origin in others:
        return True
    page = urlsplit(origin)
    return page.scheme in ("http", "https") and page.netloc == visitor.headers.get("host")


class SecurityMiddleware:
    """Refuses what is too large, too fast or from a foreign page; adds security headers to every answer."""

    def __init__(self, app: ASGIApp, context: ServerContext) -> None:
        self.app = app
        self.context = context

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        began = perf_counter()
        status = 0

        async def answer(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message = {**message, "headers": [*message.get("headers", []), *HEADERS]}
            await send(message)

        visitor = HTTPConnection(scope)
        refusal = self._refusal(visitor, scope)
        app = self.app if refusal is None else denial(refusal[1], refusal[0])
        try:
            await app(scope, self._limited(receive), answer)
        except Exception:
            log.exception("a request failed", extra={"method": scope["method"]})
            if status == 0:
                await denial(Phrase("refused-failed"), 500)(scope, receive, answer)
        if scope["path"] not in UNLOGGED:
            route = getattr(scope.get("route"), "path", "page")
            ms = round((perf_counter() - began) * 1000, 1)
            log.info("answered", extra={"method": scope["method"], "route": route, "status": status, "ms": ms})

    def _refusal(self, visitor: HTTPConnection, scope: Scope) -> tuple[int, Phrase] | None:
        length = visitor.headers.get("content-length", "0")
        most = self.context.settings.limits.body_bytes
        if scope["path"].startswith("/api/") and not self.context.request_limit.take(address_of(visitor)):
            return 429, Phrase("refused-too-fast")
        if not length.isdecimal() or int(length) > most:
            return 413, Phrase("refused-request-too-long", {"most": most})
        if scope["method"] not in ("GET", "HEAD", "OPTIONS") and not is_own_origin(
            visitor, self.context.settings.origins
        ):
            return 403, Phrase("refused-foreign-page")
        return None

    def _limited(self, receive: Receive) -> Receive:
        left = self.context.settings.limits.body_bytes

        async def limited() -> Message:
            nonlocal left
            message = await receive()
            left -= len(message.get("body", b""))
            if left < 0:  # a body that declared no length and does not end
                return {"type": "http.disconnect"}
            return message

        return limited
