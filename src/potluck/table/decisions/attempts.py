"""Answers why something cannot be done: only for the own seat, and from what that seat may know."""

from __future__ import annotations

from collections.abc import Collection

from potluck.kernel.errors import Refusal
from potluck.kernel.moves import A_CARD, A_PLACE, A_SEAT, Attempt, Thing
from potluck.language.teller import card_names
from potluck.table.decisions.moves import check_seat
from potluck.table.errors import Refused
from potluck.table.value.table import Table


def judge_attempt(table: Table, who: str, seat: int, attempt: Attempt) -> Refusal | None:
    """Why a seat cannot do what its player tries, None where it can; Refused where nobody may ask that."""
    check_seat(table, who, seat)
    if table.state.result is not None:
        raise Refused("why-match-over")
    check_thing(table, attempt.held)
    if attempt.aim is not None:
        check_thing(table, attempt.aim)
    return table.state.verify(seat, attempt)


def check_thing(table: Table, thing: Thing) -> None:
    """Refused unless there is such a card in the deck, such a seat at the table, or such a place in the game.

    Games rely on it: an attempt that they judge names only things that there are.
    """
    setup = table.setup
    there: dict[str, Collection[str]] = {
        A_CARD: card_names(setup),
        A_SEAT: [str(seat) for seat in range(setup.seats)],
        A_PLACE: setup.game.places,
    }
    if thing.id not in there.get(thing.kind, ()):
        raise Refused("refused-no-such-thing", {"id": thing.id})
