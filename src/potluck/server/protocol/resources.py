"""What REST requests and answers are made of. Data only: class names and docstrings go into the JSON schema."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from msgspec import Struct

SeatKind = Literal["open", "person", "bot", "local"]
ClockName = Literal["none", "relaxed", "blitz", "days"]
TableStatus = Literal["open", "playing", "over"]
#: What a field of a view holds: `words`, `cards` and `numbers` are lists.
ViewKind = Literal[
    "number",
    "flag",
    "word",
    "card",
    "seat",
    "seats",
    "numbers",
    "words",
    "cards",
    "record",
    "records",
    "phrase",
]
#: The value of a game's option; games themselves use the words "on" and "off" for true and false.
OptionWord = str | int | bool


class Phrase(Struct, frozen=True, omit_defaults=True):
    """A message of the room's or the game's words by its key, and its facts."""

    key: str
    facts: dict[str, Any] = {}


class MessageFile(Struct, frozen=True):
    """Messages in a language, in Project Fluent's format, and what kind of thing their facts are."""

    language: str
    messages: str
    kinds: dict[str, str]


class OptionValue(Struct, frozen=True):
    """One choice of an option."""

    value: OptionWord
    label: str
    #: Only for tables of so many seats.
    seats: int = 0


class Option(Struct, frozen=True):
    """A choice that a table makes before the first move."""

    key: str
    title: str
    help: str
    default: OptionWord
    values: list[OptionValue]


class SeatRange(Struct, frozen=True):
    """How many people a game is for."""

    min: int
    max: int


class GameInfo(Struct, frozen=True):
    """A game as the lobby shows it."""

    id: str
    title: str
    tagline: str
    designers: list[str]
    seats: SeatRange
    minutes: tuple[int, int]
    options: list[Option]
    levels: list[str]


class Rules(Struct, frozen=True):
    """A game's rules; ids stand in bold at the start of list items."""

    markdown: str


class CardFace(Struct, frozen=True):
    """All that is printed on a card; words for its parts are messages: `kind-…`, `number-…`, `symbol-…`, `trait-…`."""

    id: str
    name: str
    kind: str
    copies: int
    #: Labelled: cost, Threat.
    numbers: list[tuple[str, int]]
    symbols: list[str]
    traits: list[str]
    effects: list[Phrase]
    #: The number that stands in the corner; empty where none does.
    corner: str
    #: Other names on the card, such as a customer's.
    also: list[str]


class ViewField(Struct, frozen=True, omit_defaults=True):
    """A field of a game's view as it is declared; the messages `field-<name>` and `<name>-<word>` are its words."""

    name: str
    kind: ViewKind
    #: Lists: an entry for each seat.
    by_seat: bool = False
    #: Whether there may be none; in lists of words and cards: whether there are gaps.
    optional: bool = False
    #: The fields of a record.
    fields: list[ViewField] = []


class HandOdds(Struct, frozen=True):
    """How often a movement comes out each way, in percent, by a hand that trembles like this."""

    kind: str
    hand: str
    movement: str
    shares: dict[str, int]


class PersonaInfo(Struct, frozen=True):
    """Somebody that a bot may sit down as; the face is an icon's name."""

    name: str
    face: str


class LevelInfo(Struct, frozen=True):
    """How well a bot plays, and whom it may look like."""

    id: str
    seconds: float
    personas: list[PersonaInfo]


class Me(Struct, frozen=True):
    """Who this browser is."""

    id: str
    name: str | None


class NewName(Struct, frozen=True, forbid_unknown_fields=True):
    """A name to be known by."""

    name: str


class SeatInfo(Struct, frozen=True):
    """A seat as everybody sees it."""

    seat: int
    name: str
    kind: SeatKind
    connected: bool
    level: str | None = None
    #: Whether a bot covers the seat only until its owner is back.
    away: bool = False


class TableSummary(Struct, frozen=True):
    """A table as the lobby shows it."""

    id: str
    game: str
    title: Phrase
    seats: list[SeatInfo]
    status: TableStatus
    your_turn: bool
    watching: int


class Tables(Struct, frozen=True):
    """The lobby: tables that you belong to, and those that are open to everybody."""

    mine: list[TableSummary]
    open: list[TableSummary]


class NewSeat(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A seat of a table to be laid; 'local' is another person on this same device."""

    kind: Literal["me", "open", "bot", "local"]
    level: str | None = None
    name: str | None = None


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be laid."""

    game: str
    seats: list[NewSeat]
    options: dict[str, OptionWord] = {}
    public: bool = False
    #: Whether people may ask for hints; unsaid, they may where one person plays against bots.
    hints: bool | None = None
    clock: ClockName = "none"
    #: The level of the bot that covers for people who are away or too late.
    cover: str | None = None


class TableId(Struct, frozen=True):
    """The unguessable name of a table."""

    id: str


class Result(Struct, frozen=True):
    """How a match ended."""

    reason: Phrase
    ranks: list[int]
    scores: list[int]
    breakdown: list[list[tuple[str, int]]]
    race: list[list[int]]
    #: How many moves a bot made for each seat while its owner was away or too late.
    covered: list[int] = []


class Room(Struct, frozen=True):
    """All about a table except its match; `host` and `yours` are about who asks."""

    id: str
    game: str
    title: Phrase
    host: bool
    locked: bool
    status: TableStatus
    options: dict[str, OptionWord]
    seats: list[SeatInfo]
    yours: list[int]
    spectators: int
    commitment: str
    seed: str | None
    result: Result | None
    rematch: str | None = None
    hints: bool = False
    clock: ClockName = "none"
    #: Seats that a bot plays for you until you take them back.
    covered: list[int] = []


class ReplayFrame(Struct, frozen=True):
    """One position of a finished match: what the public saw, and what the asker's own seats saw."""

    position: int
    story: list[Phrase]
    view: Any
    seats: dict[str, Any] = {}
    by_hand: bool = False


class Replay(Struct, frozen=True):
    """A finished match, position by position."""

    frames: list[ReplayFrame]


class Motion(Struct, frozen=True):
    """A movement of a finished match, done again: every frame of it."""

    kind: str
    seat: int
    facts: dict[str, Any]
    frames: list[list[int]]


class LanStatus(Struct, frozen=True):
    """Whether other devices on the local network can open this server; unknown to all but its own machine."""

    status: Literal["open", "closed", "offline", "unknown"]
    #: What links for them begin with, where it is open.
    url: str | None = None


class Trouble(Struct, frozen=True):
    """Why a request was not granted."""

    reason: Phrase


class ChatLine(Struct, frozen=True):
    """Something that somebody said."""

    number: int
    from_: str = msgspec.field(name="from")
    text: str
    at: str
