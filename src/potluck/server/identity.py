"""Who a browser is: a random id in a signed cookie. There are no accounts and no passwords."""

from __future__ import annotations

import hashlib
import os
import re
import secrets
from http.cookies import CookieError, SimpleCookie
from pathlib import Path

from itsdangerous import BadSignature, Signer
from starlette.requests import HTTPConnection

COOKIE = "potluck"
YEAR = 365 * 24 * 3600
KEY_FILE = "signing.key"


def signing_key(data: Path) -> bytes:
    """The server's key, made on its first start and readable by its owner only."""
    file = data / KEY_FILE
    data.mkdir(parents=True, exist_ok=True)
    try:
        handle = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        return file.read_bytes()
    with os.fdopen(handle, "wb") as out:
        key = secrets.token_hex(32).encode()
        out.write(key)
        out.flush()
        os.fsync(out.fileno())
    return key


class IdentityCookies:
    """Reads identities from cookies, and makes new ones."""

    def __init__(self, key: bytes) -> None:
        self.signer = Signer(key, salt="potluck identity", key_derivation="hmac", digest_method=hashlib.sha256)

    def identify(self, visitor: HTTPConnection) -> str | None:
        """The identity of a visitor, or None where the cookie is missing or its signature is wrong."""
        try:
            morsel = SimpleCookie(visitor.headers.get("cookie", "")).get(COOKIE)
        except CookieError:
            return None
        if morsel is None:
            return None
        try:
            who = self.signer.unsign(morsel.value).decode()
        except (BadSignature, UnicodeError):
            return None
        return who if re.fullmatch(r"[A-Za-z0-9_-]{22}", who) else None

    def new_identity(self) -> str:
        """A new identity: 128 random bits."""
        return secrets.token_urlsafe(16)

    def set_cookie(self, who: str, secure: bool) -> str:
        """The value of the Set-Cookie header for an identity."""
        value = self.signer.sign(who).decode()
        extra = "; Secure" if secure else ""
        return f"{COOKIE}={value}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax{extra}"


def is_secure(visitor: HTTPConnection) -> bool:
    """Whether the visitor came over TLS."""
    return visitor.url.scheme in ("https", "wss")
