"""What the server sends on a socket. Data only: class names and docstrings go into the JSON schema."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from potluck.server.protocol.resources import Phrase, Room


class MoveOffer(Struct, frozen=True, omit_defaults=True):
    """A move that a seat may make: its name as a phrase, and what it would do as far as the seat can know."""

    code: int
    key: str
    facts: dict[str, Any] = {}
    effect: Phrase | None = None


class SeatPosition(Struct, frozen=True):
    """The match as one seat, or a spectator, sees it."""

    view: Any
    pending: bool
    moves: list[MoveOffer]
    prompt: Phrase
    waiting: list[int]
    takeback: bool


class SeatClock(Struct, frozen=True):
    """What a seat has left, in seconds, at the moment of sending; and whether it is running down."""

    left: float
    running: bool


class StoryLine(Struct, frozen=True, omit_defaults=True):
    """A phrase about what happened on the way to a position."""

    position: int
    key: str
    facts: dict[str, Any] = {}


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
    reason: Phrase
    position: int
    rule: str | None = None


class WhyMessage(Struct, frozen=True, tag="why"):
    """Why an attempt is not possible; no reason where it is."""

    ref: str
    reason: Phrase | None
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
    name: Phrase
    chance: float
    share: float


class AdviceMessage(Struct, frozen=True, tag="advice"):
    """What a good player would do in a seat: a phrase, and all its moves with the suggested one first."""

    ref: str
    seat: int
    position: int
    sentence: Phrase
    moves: list[MoveOpinion]


class PongMessage(Struct, frozen=True, tag="pong"):
    """Yes."""


class ErrorMessage(Struct, frozen=True, tag="error"):
    """Something is wrong with the line or with a message that has no ref."""

    reason: Phrase


ServerMessage = (
    RoomMessage
    | PositionMessage
    | AckMessage
    | RefusedMessage
    | WhyMessage
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
