"""CB-8, closing time: what starts the end, who still has a turn, and the last count."""

from __future__ import annotations

from typing import Final, final

from potluck.games.cafe_baras.cards import NOTHING
from potluck.games.cafe_baras.scoring import outcome
from potluck.games.cafe_baras.state import Street
from potluck.kernel.state import Step

#: CB-A26: a match ends after so many turns each.
MOST_TURNS: Final = 60


def start_the_end(table: Street, seat: int, cause: str) -> None:
    """CB-8.1, CB-A10: the first event that starts the end counts, and the turn goes on."""
    if table.trigger != NOTHING:
        return
    table.trigger = seat
    table.cause = cause
    if table.journal is not None:
        table.tell("last_turns", {"seat": seat, "cause": cause, "still": still_to_play(table)})


def still_to_play(table: Street) -> list[int]:
    """CB-8.2, CB-A11: the seats that have a turn after this one, once the end has started."""
    seats: list[int] = []
    if table.trigger == NOTHING:
        return seats
    last = table.start_player if table.options.level_rounds else table.trigger
    seat = (table.active + 1) % table.seats
    while seat != last:
        seats.append(seat)
        seat = (seat + 1) % table.seats
    return seats


def why_over(table: Street) -> str:
    """CB-8.2, CB-A11, CB-A26: why no turn follows this one, or nothing where one does."""
    if table.trigger != NOTHING and not still_to_play(table):
        return table.cause
    if table.cafes[(table.active + 1) % table.seats].turns >= MOST_TURNS:
        return "turns"
    if table.display or table.pile or table.discard:
        return ""
    for cafe in table.cafes:
        if cafe.hand:
            return ""
    return "cards"


@final
class ClosingTime(Step[Street]):
    """CB-8.3, CB-8.4: all points are counted; the highest score wins, equals share it."""

    def run(self, table: Street) -> None:
        result = outcome(table)
        if table.journal is not None:
            winners = result.winners()
            table.tell("over", {"winners": winners, "points": result.scores[winners[0]]})
        table.result = result
