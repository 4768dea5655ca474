"""The door that every move passes: whose seat, which position, and does the rule allow it."""

from __future__ import annotations

from typing import NamedTuple

from potluck.table.errors import Refused
from potluck.table.value.entries import Played
from potluck.table.value.seats import is_played_by
from potluck.table.value.table import Table


class MoveRequest(NamedTuple):
    """A move as somebody asks for it: `ref` is his name for the request, `position` where he stood."""

    who: str
    ref: str
    seat: int
    position: int
    code: int


def check_move(table: Table, wish: MoveRequest) -> Played | int:
    """The entry for a move, or the position that the same request led to earlier; else Refused."""
    check_seat(table, wish.who, wish.seat)
    move = table.setup.deck.catalogue.get(wish.code)
    earlier = table.answered.get((wish.who, wish.ref))
    if earlier is not None:
        if move is None or (earlier.seat, earlier.move) != (wish.seat, move.key()):
            raise Refused("That request was used for another move already.")
        return earlier.position
    if table.state.result is not None:
        raise Refused("The match is over.")
    check_fresh(table, wish.seat, wish.position)
    if move is None:
        raise Refused("There is no such move in this game.")
    refusal = table.state.verify(wish.seat, move)
    if refusal is not None:
        raise Refused(refusal.reason, refusal.rule or None)
    return Played(wish.seat, move.key(), wish.who, wish.ref)


def check_seat(table: Table, who: str, seat: int) -> None:
    """Only who has a seat decides for it, and only in a match."""
    if not 0 <= seat < len(table.seats):
        raise Refused("There is no such seat.")
    if not is_played_by(table.seats[seat], who):
        raise Refused("That is not your seat.")
    if table.match is None:
        raise Refused("The match has not begun.")


def check_fresh(table: Table, seat: int, position: int) -> None:
    """A move is for the decision that its player saw; other seats' sealed answers do not change that."""
    if position > table.position:
        raise Refused(f"Position {position} has not been reached; the table is at {table.position}.")
    if position < table.fresh[seat]:
        raise Refused(f"The table has moved on since position {position}: look again, then choose.")
