"""The log of a table: what was decided, one entry each, and nothing that follows from it."""

from __future__ import annotations

from typing import Literal, TypeVar

import msgspec

SeatKind = Literal["open", "person", "bot", "local"]


class SeatPlan(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who has a seat. `owner` is the identity that may move it, or that may take it back from a bot."""

    kind: SeatKind
    name: str = ""
    owner: str | None = None
    level: str | None = None
    #: Whether a bot has the seat only because its owner went away; the owner gets it back on return.
    away: bool = False


class Created(msgspec.Struct, frozen=True, tag="laid"):
    """The first entry: all that is decided when a table is created, the seed included."""

    game: str
    options: dict[str, str]
    deck: str
    seats: list[SeatPlan]
    host: str
    title: str
    public: bool
    seed: str
    hints: bool = False
    clock: str = "none"
    #: The level of the bot that covers for people who are away, or too late.
    cover: str = "regular"
    #: Whether the seed feeds the cryptographic stream, as at every table that people play at; matches of simulations,
    #: put here to be looked at, were dealt by the quick one.
    sealed: bool = True
    #: Whose table it is; empty for tables with a title of their own.
    host_name: str = ""


class Seated(msgspec.Struct, frozen=True, tag="seated"):
    """Somebody else has a seat now, or nobody; `barred` may not sit down here again."""

    seat: int
    plan: SeatPlan
    barred: str | None = None
    at: float = 0.0


class ChangedChairs(msgspec.Struct, frozen=True, tag="changed chairs"):
    """Somebody went from one chair to another before the match."""

    leaves: int
    takes: int


class Locked(msgspec.Struct, frozen=True, tag="locked"):
    """The host locked the table, or unlocked it."""

    locked: bool


class Hinting(msgspec.Struct, frozen=True, tag="hinting"):
    """The host allowed hints, or forbade them."""

    allowed: bool


class Started(msgspec.Struct, frozen=True, tag="started"):
    """The match begins. `at` is server time, here and below."""

    at: float = 0.0


class Played(
    msgspec.Struct,
    frozen=True,
    tag="played",
    omit_defaults=True,
    rename={"by_gesture": "by_hand", "recording": "gesture"},  # the log's own names
):
    """A move, by its name in the game's catalogue; `ref` is the mover's own name for the request.

    The outcome of a gesture carries the gesture's recording.
    """

    seat: int
    move: str
    who: str
    ref: str
    by_gesture: bool = False
    recording: list[int] = []
    at: float = 0.0


class TookBack(msgspec.Struct, frozen=True, tag="took back"):
    """A seat took its last move back."""

    seat: int
    at: float = 0.0


class HostPassed(msgspec.Struct, frozen=True, tag="host passed"):
    """Somebody else is host, until the one who created the table is back."""

    who: str


class Rematched(msgspec.Struct, frozen=True, tag="rematched"):
    """The same people went on at another table."""

    table: str


Entry = Created | Seated | ChangedChairs | Locked | Hinting | Started | Played | TookBack | HostPassed | Rematched
AnyEntry = TypeVar("AnyEntry", bound=Entry)

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[Entry] = msgspec.json.Decoder(Entry)


def stamped(entry: AnyEntry, now: float) -> AnyEntry:
    """An entry with the server time, where it matters."""
    return msgspec.structs.replace(entry, at=round(now, 3)) if hasattr(entry, "at") else entry


def write_entry(entry: Entry) -> str:
    """An entry as it is stored."""
    return _encoder.encode(entry).decode()


def read_entry(text: str) -> Entry:
    """A stored entry."""
    return _decoder.decode(text)
