"""How a cook gets a coffee cup: from the tray, or from another cook (AL-6)."""

from __future__ import annotations

from typing import Final, final

from potluck.games.a_la_carte.moves import Steal
from potluck.games.a_la_carte.state import Kitchen
from potluck.games.a_la_carte.steps.on_turn import OnTurn
from potluck.kernel.errors import Refusal
from potluck.kernel.moves import Move
from potluck.kernel.phrases import Phrase


def gain_a_cup(table: Kitchen) -> None:
    """AL-6.1, AL-A17: draw; from an empty tray steal; where nothing is to be stolen, turn the used ones over."""
    if sum(table.face_down) > 0:
        draw_a_cup(table, table.active)
        return
    for seat, cook in enumerate(table.cooks):
        if seat != table.active and sum(cook.cups) > 0:
            table.agenda.append(STEAL_A_CUP)
            return
    if sum(table.discard) > 0:
        table.face_down = table.discard
        table.discard = [0] * len(table.face_down)
        if table.journal is not None:
            table.tell("cups_back", {"count": sum(table.face_down)})
        draw_a_cup(table, table.active)
    elif table.journal is not None:  # AL-A16
        table.tell("no_cup", {"seat": table.active})


def draw_a_cup(table: Kitchen, seat: int) -> None:
    """A random cup from the tray, laid face up before a cook."""
    cups = table.face_down
    left = table.chance.below(sum(cups))
    kind = 0
    while left >= cups[kind]:
        left -= cups[kind]
        kind += 1
    cups[kind] -= 1
    table.cooks[seat].cups[kind] += 1
    if table.journal is not None:
        table.tell("cup", {"seat": seat, "cup": table.book.cups[kind].id})


@final
class StealACup(OnTurn):
    """AL-6.1: the tray is empty; take a cup that lies before another cook."""

    rule = "AL-6.1"

    def legal(self, table: Kitchen, seat: int) -> list[Move]:
        moves: list[Move] = []
        if seat != table.active:
            return moves
        for other, cook in enumerate(table.cooks):
            if other != seat:
                for kind, count in enumerate(cook.cups):
                    if count > 0:
                        moves.append(table.book.steals[other][kind])
        return moves

    def refuse(self, table: Kitchen, seat: int, move: Move) -> Refusal:
        if not isinstance(move, Steal):
            return Refusal("AL-6.1", "why-steal-first")
        if move.seat == seat:
            return Refusal("AL-6.1", "why-steal-from-others")
        if move.seat < table.seats and table.cooks[move.seat].kept[move.cup] > 0:
            return Refusal("AL-5.1", "why-cup-is-safe", {"seat": move.seat, "cup": move.id})
        return Refusal("AL-6.1", "why-they-have-no-such-cup", {"seat": move.seat, "cup": move.id})

    def ask(self, table: Kitchen, seat: int) -> Phrase:
        return Phrase("ask-steal")

    def apply(self, table: Kitchen, seat: int, move: Move) -> None:
        assert isinstance(move, Steal)
        table.agenda.pop()
        table.cooks[move.seat].cups[move.cup] -= 1
        table.cooks[seat].cups[move.cup] += 1
        if table.journal is not None:
            table.tell("stolen", {"seat": seat, "victim": move.seat, "cup": move.id})


STEAL_A_CUP: Final = StealACup()
