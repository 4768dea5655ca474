"""What a client sends on a socket. Data only: class names and docstrings go into the JSON schema."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Struct

#: A gesture's frames in one message; the limit is more than any gesture has.
HandValues = Annotated[list[int], msgspec.Meta(max_length=600)]


class Have(Struct, frozen=True, forbid_unknown_fields=True):
    """What a client has seen already: -1 and 0 for nothing."""

    position: int
    chat: int


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


class Thing(Struct, frozen=True, forbid_unknown_fields=True):
    """Something on the table that a person picks up or aims at: a card's id, a seat's number, a place's name."""

    kind: Literal["card", "seat", "place"]
    id: Annotated[str, msgspec.Meta(max_length=64)]


class AskWhyMessage(Request, frozen=True, tag="why"):
    """Why can this not be done? Answered with a why of the same ref, or a refusal."""

    seat: int
    held: Thing
    aim: Thing | None = None


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
    | AskWhyMessage
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

# -- practice ---------------------------------------------------------------------------------------


class TakeMessage(Struct, frozen=True, forbid_unknown_fields=True, tag="take"):
    """Begin a movement of a kind that the game knows."""

    kind: str


class PractiseHandMessage(Struct, frozen=True, forbid_unknown_fields=True, tag="hand"):
    """The next frames of the hand, as it is."""

    values: HandValues


PracticeMessage = TakeMessage | PractiseHandMessage
