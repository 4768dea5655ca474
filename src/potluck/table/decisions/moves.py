"""Checks every move: whose seat it is, which position it was made in, and whether the rules allow it."""

from __future__ import annotations

from typing import NamedTuple

from potluck.table.errors import Refused
from potluck.table.value.entries import Played
from potluck.table.value.seats import is_played_by
from potluck.table.value.table import Table


class MoveRequest(NamedTuple):
    """A move as somebody asks for it: `ref` is the mover's own name for the request, `position` the last one seen."""

    who: str
    ref: str
    seat: int
    position: int
    code: int


def check_move(table: Table, request: MoveRequest) -> Played | int:
    """The entry for a move, or the position that the same request led to earlier; else Refused."""
    check_seat(table, request.who, request.seat)
    move = table.setup.deck.catalogue.get(request.code)
    earlier = table.answered.get((request.who, request.ref))
    if earlier is not None:
        if move is None or (earlier.seat, earlier.move) != (request.seat, move.key()):
            raise Refused("refused-ref-used")
        return earlier.position
    if table.state.result is not None:
        raise Refused("why-match-over")
    check_fresh(table, request.seat, request.position)
    if move is None:
        raise Refused("refused-no-such-move")
    refusal = table.state.verify(request.seat, move)
    if refusal is not None:
        raise Refused(refusal.phrase.key, refusal.phrase.facts, refusal.rule or None)
    return Played(request.seat, move.key(), request.who, request.ref)


def check_seat(table: Table, who: str, seat: int) -> None:
    """Only who has a seat decides for it, and only in a match."""
    if not 0 <= seat < len(table.seats):
        raise Refused("why-no-such-seat")
    if not is_played_by(table.seats[seat], who):
        raise Refused("refused-not-your-seat")
    if table.match is None:
        raise Refused("refused-not-begun")


def check_fresh(table: Table, seat: int, position: int) -> None:
    """A move is for the decision that its player saw; other seats' sealed answers do not change that."""
    if position > table.position:
        raise Refused("refused-position-ahead", {"position": position, "reached": table.position})
    if position < table.fresh[seat]:
        raise Refused("refused-stale", {"position": position})
