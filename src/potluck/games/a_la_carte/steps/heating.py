"""Heating: the die, and what its faces do (AL-3.1)."""

from __future__ import annotations

from typing import Final, final

from potluck.games.a_la_carte.cards import ALL, CUP, FACES, HEAT, MOST_HEAT
from potluck.games.a_la_carte.moves import RaiseHeat
from potluck.games.a_la_carte.state import ROLLED, Kitchen, burned, raise_heat
from potluck.games.a_la_carte.steps.new_cups import gain_a_cup
from potluck.games.a_la_carte.steps.on_turn import OnTurn
from potluck.kernel.errors import Refusal
from potluck.kernel.moves import Move
from potluck.kernel.phrases import Phrase


def roll_the_die(table: Kitchen) -> None:
    """AL-3.1: roll it, and do what it shows."""
    seat = table.active
    face = table.book.faces[table.chance.below(len(table.book.faces))]
    table.rolled = True
    table.show([ROLLED, seat, face.does, face.amount])
    if table.journal is not None:
        table.tell("rolled", {"seat": seat, "face": FACES[face.does], "amount": face.amount})
    if face.does == HEAT:
        raise_heat(table, seat, face.amount)
    elif face.does == ALL:
        for other in range(table.seats):
            was_burned = burned(table, table.cooks[other])
            raise_heat(table, other, face.amount)
            if other != seat and table.journal is not None and not was_burned and burned(table, table.cooks[other]):
                dish = table.book.dishes[table.cooks[other].dish]
                table.tell("ruined", {"seat": other, "dish": dish.id, "how": "burned"})
    elif face.does == CUP:
        gain_a_cup(table)
    else:
        table.agenda.append(TURN_THE_KNOB[face.amount])


@final
class TurnTheKnob(OnTurn):
    """AL-3.1, AL-A4: raise your stove by any of the numbers, also by one that does not fit."""

    rule = "AL-3.1"

    def __init__(self, most: int) -> None:
        self.most = most

    def legal(self, table: Kitchen, seat: int) -> list[Move]:
        return table.book.raises[: self.most] if seat == table.active else []

    def refuse(self, table: Kitchen, seat: int, move: Move) -> Refusal:
        return Refusal("AL-3.1", "why-knob-first", {"most": self.most})

    def ask(self, table: Kitchen, seat: int) -> Phrase:
        return Phrase("ask-knob", {"heat": table.cooks[seat].heat})

    def forecast(self, table: Kitchen, seat: int, move: Move) -> Phrase | None:
        assert isinstance(move, RaiseHeat)
        heat = table.cooks[seat].heat
        if heat + move.amount > MOST_HEAT:
            return Phrase("forecast-heat-stays", {"heat": heat})
        return Phrase("forecast-heat", {"heat": heat + move.amount})

    def apply(self, table: Kitchen, seat: int, move: Move) -> None:
        assert isinstance(move, RaiseHeat)
        table.agenda.pop()
        raise_heat(table, seat, move.amount)


TURN_THE_KNOB: Final = [TurnTheKnob(most) for most in range(8)]
