"""The log of a table: what was decided, one entry each, and nothing that follows from it."""

from __future__ import annotations

from typing import Literal

import msgspec

SeatKind = Literal["open", "person", "bot", "local"]


class SeatPlan(msgspec.Struct, frozen=True):
    """Who has a seat. `owner` is the identity that may move it, or that may take it back from a bot."""

    kind: SeatKind
    name: str = ""
    owner: str | None = None
    level: str | None = None


class Laid(msgspec.Struct, frozen=True, tag="laid"):
    """The first entry: all that is decided when a table is laid, the seed included."""

    game: str
    options: dict[str, str]
    deck: str
    seats: list[SeatPlan]
    host: str
    title: str
    public: bool
    seed: str


class Seated(msgspec.Struct, frozen=True, tag="seated"):
    """A seat has changed hands; `barred` may not sit down here again."""

    seat: int
    plan: SeatPlan
    barred: str | None = None


class ChangedChairs(msgspec.Struct, frozen=True, tag="changed chairs"):
    """Somebody went from one chair to another before the match."""

    leaves: int
    takes: int


class Locked(msgspec.Struct, frozen=True, tag="locked"):
    """The host closed the door, or opened it."""

    locked: bool


class Started(msgspec.Struct, frozen=True, tag="started"):
    """The match begins."""


class Played(msgspec.Struct, frozen=True, tag="played", omit_defaults=True):
    """A move, by its name in the game's catalogue; `ref` is the mover's own name for the request.

    What a seat's hand made carries the gesture that made it.
    """

    seat: int
    move: str
    who: str
    ref: str
    by_hand: bool = False
    gesture: list[int] = []


class TookBack(msgspec.Struct, frozen=True, tag="took back"):
    """A seat took its last move back."""

    seat: int


class Rematched(msgspec.Struct, frozen=True, tag="rematched"):
    """The same people went on at another table."""

    table: str


Entry = Laid | Seated | ChangedChairs | Locked | Started | Played | TookBack | Rematched

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[Entry] = msgspec.json.Decoder(Entry)


def write_entry(entry: Entry) -> str:
    """An entry as it is kept."""
    return _encoder.encode(entry).decode()


def read_entry(text: str) -> Entry:
    """A kept entry."""
    return _decoder.decode(text)
