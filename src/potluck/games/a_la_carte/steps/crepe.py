"""The toss of the crêpe: a gesture is measured elsewhere, by odds chance decides (AL-9.4, AL-9.5)."""

from __future__ import annotations

from typing import Final, final

from potluck.games.a_la_carte.hands.odds import LANDINGS, PICTURE_UP
from potluck.games.a_la_carte.moves import Land
from potluck.games.a_la_carte.state import BY_GESTURE, FLIPPED, Kitchen, end_at_once
from potluck.games.a_la_carte.steps.on_turn import OnTurn
from potluck.games.a_la_carte.steps.serving import serve
from potluck.kernel.errors import Refusal
from potluck.kernel.moves import Move
from potluck.kernel.phrases import Phrase


def flip_the_crepe(table: Kitchen) -> None:
    """AL-9.4: one action, one toss; where no gesture is asked for, chance tosses at once."""
    if table.options.pouring == BY_GESTURE:
        table.agenda.append(TOSS)
    else:
        land(table, table.book.odds[table.level()].landing(table.chance), False)


def land(table: Kitchen, landing: int, by_gesture: bool) -> None:
    """AL-9.5: picture side up is a crêpe, anything else is a try."""
    table.show([FLIPPED, table.active, landing, int(by_gesture)])
    if table.journal is not None:
        table.tell("flipped", {"seat": table.active, "landing": LANDINGS[landing], "by_hand": by_gesture})
    if landing == PICTURE_UP:
        end_at_once(table)
        serve(table, table.cooks[table.active])


@final
class Toss(OnTurn):
    """AL-9.5, AL-A30: the active cook holds the pan."""

    rule = "AL-9.5"

    def legal(self, table: Kitchen, seat: int) -> list[Move]:
        return table.book.toss.copy() if seat == table.active else []

    def gesture_outcomes(self, table: Kitchen, seat: int) -> list[Move]:
        return table.book.lands.copy() if seat == table.active else []

    def refuse(self, table: Kitchen, seat: int, move: Move) -> Refusal:
        if isinstance(move, Land):
            return Refusal("AL-A30", "why-landing-is-measured")
        return Refusal("AL-9.5", "why-toss-first")

    def ask(self, table: Kitchen, seat: int) -> Phrase:
        return Phrase("ask-toss")

    def apply(self, table: Kitchen, seat: int, move: Move) -> None:
        table.agenda.pop()
        if isinstance(move, Land):
            land(table, move.landing, True)
        else:
            land(table, table.book.odds[table.level()].landing(table.chance), False)


TOSS: Final = Toss()
