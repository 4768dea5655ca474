"""What travels between page and server, protocol version 1. Shapes only; the JSON schema is made from here."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Struct

VERSION = 1
SeatKind = Literal["open", "person", "bot", "local"]
ClockName = Literal["none", "relaxed", "blitz", "days"]
TableStatus = Literal["open", "playing", "over"]
#: More frames than any movement has: what is longer is refused at the door.
HandValues = Annotated[list[int], msgspec.Meta(max_length=600)]
#: What an option may be; games speak in words, where true and false are "on" and "off".
OptionWord = str | int | bool

# -- REST -------------------------------------------------------------------------------------------


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
    """A card as people see it."""

    id: str
    name: str
    kind: str
    copies: int
    corner: str
    facts: list[str]
    line: str


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
    line: str


class LevelInfo(Struct, frozen=True):
    """How well a bot plays, and whom it may look like."""

    id: str
    title: str
    line: str
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
    title: str
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

    reason: str
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
    title: str
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
    text: list[str]
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

    reason: str


# -- the socket: what both sides say ----------------------------------------------------------------


class MoveOffer(Struct, frozen=True):
    """A move that a seat may make."""

    code: int
    text: str
    short: str
    args: dict[str, Any]
    card: str | None = None
    group: str | None = None


class SeatPosition(Struct, frozen=True):
    """The match as one seat, or a spectator, sees it."""

    view: Any
    pending: bool
    moves: list[MoveOffer]
    prompt: str
    waiting: list[int]
    takeback: bool


class SeatClock(Struct, frozen=True):
    """What a seat has left, in seconds, at the moment of sending; and whether it is running down."""

    left: float
    running: bool


class StoryLine(Struct, frozen=True):
    """A sentence about what happened on the way to a position."""

    position: int
    text: str
    kind: str


class ChatLine(Struct, frozen=True):
    """Something that somebody said."""

    number: int
    from_: str = msgspec.field(name="from")
    text: str
    at: str


class Have(Struct, frozen=True, forbid_unknown_fields=True):
    """What a client has seen already: -1 and 0 for nothing."""

    position: int
    chat: int


# -- the socket: what a client says -----------------------------------------------------------------


class Request(Struct, frozen=True, forbid_unknown_fields=True):
    """A message that gets an ack or a refusal with the same ref."""

    ref: str


class HelloMessage(Struct, frozen=True, forbid_unknown_fields=True, tag="hello"):
    """The first message on a socket."""

    version: int
    have: Have


class MoveMessage(Request, frozen=True, tag="move"):
    """Make a move, in the position that the player saw."""

    seat: int
    position: int
    code: int


class TakebackMessage(Request, frozen=True, tag="takeback"):
    """Take a seat's last move back."""

    seat: int


class SitMessage(Request, frozen=True, tag="sit"):
    """Take a seat."""

    seat: int
    name: str


class StandMessage(Request, frozen=True, tag="stand"):
    """Leave a seat."""

    seat: int


class SeatMessage(Request, frozen=True, tag="seat"):
    """The host says who sits in a seat."""

    seat: int
    to: Literal["open", "bot", "kick", "person"]
    level: str | None = None


class LockMessage(Request, frozen=True, tag="lock"):
    """The host closes or opens the door."""

    locked: bool


class HintsMessage(Request, frozen=True, tag="hints"):
    """The host allows hints, or forbids them."""

    allowed: bool


class HintMessage(Request, frozen=True, tag="hint"):
    """What would a good player do? Answered with advice, or a refusal, of the same ref."""

    seat: int


class StartMessage(Request, frozen=True, tag="start"):
    """The host starts the match."""


class SayMessage(Request, frozen=True, tag="chat"):
    """Say something."""

    text: str


class ReactMessage(Request, frozen=True, tag="react"):
    """Show an emoji for a moment."""

    emoji: str


class AskRematchMessage(Request, frozen=True, tag="rematch"):
    """Go on at a new table."""


class GraspRequest(Request, frozen=True, tag="grasp"):
    """Begin the movement that the pending decision asks of this seat's own hand."""

    seat: int
    position: int


class HandMessage(Struct, frozen=True, forbid_unknown_fields=True, tag="hand"):
    """The next frames of the hand, as it is, a sixtieth of a second each; only what is wrong gets an answer."""

    seat: int
    values: HandValues


class PingMessage(Struct, frozen=True, tag="ping"):
    """Is anybody there?"""


ClientMessage = (
    HelloMessage
    | MoveMessage
    | TakebackMessage
    | SitMessage
    | StandMessage
    | SeatMessage
    | LockMessage
    | HintsMessage
    | HintMessage
    | StartMessage
    | SayMessage
    | ReactMessage
    | AskRematchMessage
    | GraspRequest
    | HandMessage
    | PingMessage
)

# -- practice: what a client says -------------------------------------------------------------------


class TakeMessage(Struct, frozen=True, forbid_unknown_fields=True, tag="take"):
    """Begin a movement of a kind that the game knows."""

    kind: str


class PractiseHandMessage(Struct, frozen=True, forbid_unknown_fields=True, tag="hand"):
    """The next frames of the hand, as it is."""

    values: HandValues


PracticeMessage = TakeMessage | PractiseHandMessage

# -- the socket: what the server says ---------------------------------------------------------------


class RoomMessage(Struct, frozen=True, tag="room"):
    """The room has changed."""

    room: Room


class PositionMessage(Struct, frozen=True, tag="position"):
    """The match as this browser's seats see it, or the key "spectator"; and what was not told yet."""

    position: int
    seats: dict[str, SeatPosition]
    story: list[StoryLine]
    clocks: list[SeatClock] | None = None


class AckMessage(Struct, frozen=True, tag="ack"):
    """Done, and kept."""

    ref: str
    position: int


class RefusedMessage(Struct, frozen=True, tag="refused"):
    """Not done, and why."""

    ref: str
    reason: str
    position: int
    rule: str | None = None


class ChatMessage(Struct, frozen=True, tag="chat"):
    """Somebody said something."""

    number: int
    from_: str = msgspec.field(name="from")
    text: str
    at: str


class ReactionMessage(Struct, frozen=True, tag="reaction"):
    """Somebody reacted."""

    from_: str = msgspec.field(name="from")
    emoji: str


class RematchMessage(Struct, frozen=True, tag="rematch"):
    """The others go on at this table."""

    table: str


class GraspMessage(Struct, frozen=True, tag="grasp"):
    """A seat's hand is at work: what it holds, and the frame as it is now."""

    seat: int
    kind: str
    facts: dict[str, Any]
    frame: list[int]


class MotionMessage(Struct, frozen=True, tag="motion"):
    """New frames of the movement; `number` is the first one's, counted from 1. What they mean, the game says."""

    seat: int
    number: int
    frames: list[list[int]]


class ReleaseMessage(Struct, frozen=True, tag="release"):
    """The movement is over; what it came to follows as a position."""

    seat: int


class ResultMessage(Struct, frozen=True, tag="result"):
    """What a movement in practice came to."""

    kind: str
    outcome: dict[str, Any]


class MoveOpinion(Struct, frozen=True):
    """How good a move looks: its chance to win, and its share of the thinking."""

    code: int
    text: str
    chance: float
    share: float


class AdviceMessage(Struct, frozen=True, tag="advice"):
    """What a good player would do in a seat: a sentence, and all its moves with the suggested one first."""

    ref: str
    seat: int
    position: int
    sentence: str
    moves: list[MoveOpinion]


class PongMessage(Struct, frozen=True, tag="pong"):
    """Yes."""


class ErrorMessage(Struct, frozen=True, tag="error"):
    """Something is wrong with the line or with a message that has no ref."""

    reason: str


ServerMessage = (
    RoomMessage
    | PositionMessage
    | AckMessage
    | RefusedMessage
    | ChatMessage
    | ReactionMessage
    | RematchMessage
    | GraspMessage
    | MotionMessage
    | ReleaseMessage
    | AdviceMessage
    | PongMessage
    | ErrorMessage
)

PracticeAnswer = GraspMessage | MotionMessage | ResultMessage | ErrorMessage

#: The types that the schema is made of, beside all that they lead to.
REST_TYPES = (
    GameInfo,
    LevelInfo,
    Rules,
    CardFace,
    HandOdds,
    Me,
    NewName,
    Tables,
    NewTable,
    TableId,
    Room,
    Replay,
    Motion,
    LanStatus,
    Trouble,
    ChatLine,
)
UNIONS: dict[str, Any] = {
    "ClientMessage": ClientMessage,
    "ServerMessage": ServerMessage,
    "PracticeMessage": PracticeMessage,
    "PracticeAnswer": PracticeAnswer,
}

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)


_practice: msgspec.json.Decoder[PracticeMessage] = msgspec.json.Decoder(PracticeMessage)


def write(message: Any) -> bytes:
    """A message or an answer as it travels."""
    return _encoder.encode(message)


def read(frame: str | bytes) -> ClientMessage:
    """A client's message, or msgspec.DecodeError with what is wrong."""
    return _decoder.decode(frame)


def read_practice(frame: str | bytes) -> PracticeMessage:
    """A message of somebody who practises, or msgspec.DecodeError with what is wrong."""
    return _practice.decode(frame)
