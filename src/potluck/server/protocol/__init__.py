"""Protocol version 2: what travels between page and server, and how it is read and written. No behaviour lives here."""

from __future__ import annotations

from typing import Any

import msgspec

from potluck.kernel.phrases import Phrase
from potluck.server.protocol import resources
from potluck.server.protocol.client_messages import ClientMessage, PracticeMessage
from potluck.server.protocol.server_messages import PracticeAnswer, ServerMessage

VERSION = 2

#: The types that the JSON schema is made of, together with all that they refer to.
REST_TYPES = (
    resources.GameInfo,
    resources.LevelInfo,
    resources.Rules,
    resources.CardFace,
    resources.MessageFile,
    resources.ViewField,
    resources.HandOdds,
    resources.Me,
    resources.NewName,
    resources.Tables,
    resources.NewTable,
    resources.TableId,
    resources.Room,
    resources.Replay,
    resources.Motion,
    resources.LanStatus,
    resources.Trouble,
    resources.ChatLine,
)
UNIONS: dict[str, Any] = {
    "ClientMessage": ClientMessage,
    "ServerMessage": ServerMessage,
    "PracticeMessage": PracticeMessage,
    "PracticeAnswer": PracticeAnswer,
}


def _plain(value: object) -> object:
    """A kernel's phrase as the wire has it."""
    if isinstance(value, Phrase):
        return {"key": value.key, "facts": value.facts} if value.facts else {"key": value.key}
    raise TypeError(f"{type(value).__name__} has no place on the wire")


_encoder = msgspec.json.Encoder(enc_hook=_plain)
_client: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)
_practice: msgspec.json.Decoder[PracticeMessage] = msgspec.json.Decoder(PracticeMessage)


def on_wire(phrase: Phrase) -> resources.Phrase:
    """A kernel's phrase as a field of a message."""
    return resources.Phrase(phrase.key, phrase.facts)


def write(message: Any) -> bytes:
    """A message or an answer as JSON."""
    return _encoder.encode(message)


def read(frame: str | bytes) -> ClientMessage:
    """A client's message, or msgspec.DecodeError with what is wrong."""
    return _client.decode(frame)


def read_practice(frame: str | bytes) -> PracticeMessage:
    """A message on a practice socket, or msgspec.DecodeError with what is wrong."""
    return _practice.decode(frame)
