"""Messages between the nodes of one server: what they tell each other about their tables. None of them is stored."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

import msgspec


class LogAppended(msgspec.Struct, frozen=True, array_like=True, tag="a"):
    """A table's log has an entry of that number now; `entries` are the last ones, that one included, if it was told
    to somebody who holds the table."""

    table: str
    number: int
    entries: list[str] = []


class ChatAppended(msgspec.Struct, frozen=True, array_like=True, tag="s"):
    """A table's chat has a line of that number now."""

    table: str
    number: int


class Reacted(msgspec.Struct, frozen=True, array_like=True, tag="r"):
    """Somebody reacted; it is not kept."""

    table: str
    name: str
    emoji: str


class TableHeld(msgspec.Struct, frozen=True, array_like=True, tag="h"):
    """The sender holds a table in memory, and these people watch it there."""

    table: str
    who: list[str]


class TableDropped(msgspec.Struct, frozen=True, array_like=True, tag="g"):
    """The sender let a table go from memory."""

    table: str


class WhoHolds(msgspec.Struct, frozen=True, array_like=True, tag="q"):
    """Who holds that table? An empty text asks for all tables, an empty node asks everybody."""

    table: str = ""
    node: str = ""


class Heartbeat(msgspec.Struct, frozen=True, array_like=True, tag="l"):
    """The sender is alive."""


class NodeLeaving(msgspec.Struct, frozen=True, array_like=True, tag="x"):
    """The sender shuts down."""


NodeMessage = LogAppended | ChatAppended | Reacted | TableHeld | TableDropped | WhoHolds | Heartbeat | NodeLeaving

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[NodeMessage] = msgspec.json.Decoder(NodeMessage)


def write_message(message: NodeMessage) -> str:
    """A message as one line."""
    return _encoder.encode(message).decode()


def read_message(line: str) -> NodeMessage:
    """A line that another node wrote, or msgspec.DecodeError."""
    return _decoder.decode(line)


class NodeChannel(Protocol):
    """Carries messages to all other nodes. What cannot be delivered is lost."""

    node: str

    def send(self, message: NodeMessage) -> None:
        """Send a message to all other nodes, soon."""

    def listen(self, heard: Callable[[str, NodeMessage], None], restored: Callable[[], None]) -> None:
        """Set the callbacks: `heard` for each message, `restored` after a reconnection (messages may be lost)."""


class NoOtherNodes:
    """The channel of a node that is alone."""

    node = ""

    def send(self, message: NodeMessage) -> None:
        return

    def listen(self, heard: Callable[[str, NodeMessage], None], restored: Callable[[], None]) -> None:
        return
