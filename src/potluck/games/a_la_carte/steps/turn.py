"""A turn: three actions, a coffee break, and the next cook (AL-2)."""

from __future__ import annotations

from typing import Final, final

from potluck.games.a_la_carte.attempts import why_not_like_that
from potluck.games.a_la_carte.cards import KINDS, heat_range
from potluck.games.a_la_carte.effects import coffee_breaks, drink, why_no_coffee
from potluck.games.a_la_carte.moves import (
    CONDIMENTS,
    Choose,
    Coffee,
    Land,
    Plain,
    RaiseHeat,
    Spill,
    Steal,
    TakeShaker,
    Wrist,
)
from potluck.games.a_la_carte.refusals import why_pan_is_full
from potluck.games.a_la_carte.scoring import score
from potluck.games.a_la_carte.state import SPOONS, Cook, Kitchen, in_the_green
from potluck.games.a_la_carte.steps.crepe import flip_the_crepe
from potluck.games.a_la_carte.steps.heating import roll_the_die
from potluck.games.a_la_carte.steps.on_turn import OnTurn
from potluck.games.a_la_carte.steps.seasoning import POURS
from potluck.games.a_la_carte.steps.serving import PAN_CHECK
from potluck.kernel.errors import Refusal
from potluck.kernel.moves import Attempt, Move
from potluck.kernel.phrases import Phrase
from potluck.kernel.state import Step


@final
class TurnBegins(Step[Kitchen]):
    """AL-2.1, AL-2.3: three spoons; but first what waits in the pan is dealt with."""

    def run(self, table: Kitchen) -> None:
        table.spoons = SPOONS
        table.extra = 0
        table.in_extra = False
        table.coffee = False
        table.rolled = False
        if table.journal is not None:
            table.tell("turn", {"seat": table.active})
        agenda = table.agenda
        agenda.append(TURN_ENDS)  # stays at the bottom, for whatever ends a turn at once
        agenda.append(NEXT_ACTION)
        agenda.append(PAN_CHECK)


@final
class NextAction(Step[Kitchen]):
    """AL-2.1, AL-5.3: go on while there are spoons, then with extra ones; a last coffee break, then the next cook."""

    def run(self, table: Kitchen) -> None:
        if table.spoons == 0 and table.extra > 0:
            table.spoons = table.extra
            table.extra = 0
            table.in_extra = True
            table.rolled = False  # AL-A14: a new attempt at a crêpe begins with a roll
            if table.journal is not None:
                table.tell("extra", {"seat": table.active, "spoons": table.spoons})
        if table.spoons == 0:
            moves: list[Move] = []
            coffee_breaks(table, moves)
            if not moves:
                return
        table.agenda.append(TAKE_ACTION)


@final
class TakeAction(OnTurn):
    """AL-2.1, AL-2.2: heat, season or flip; a coffee break once; or leave it at that (AL-A3)."""

    rule = "AL-2.1"

    def legal(self, table: Kitchen, seat: int) -> list[Move]:
        moves: list[Move] = []
        if seat != table.active:
            return moves
        book = table.book
        cook = table.cooks[seat]
        if not must_roll(table, cook):
            moves.append(book.end_turn)  # first: a table that always takes its last choice must come to an end
        if table.spoons > 0:
            moves.append(book.heat)
            if cook.dish == book.crepe:
                if may_flip(table, cook):
                    moves.append(book.flip)
            elif not book.dishes[cook.dish].plain:
                for container in range(KINDS):
                    if table.grains[container] > 0:
                        moves.append(book.takes[container])
        coffee_breaks(table, moves)
        return moves

    def refuse(self, table: Kitchen, seat: int, move: Move) -> Refusal:
        if isinstance(move, Attempt):
            return why_not_like_that(table, seat, move)
        if isinstance(move, Choose):
            return why_pan_is_full(table, seat, move.dish)
        if isinstance(move, Coffee):
            return why_no_coffee(table, move)
        if isinstance(move, Steal):
            return Refusal("AL-6.1", "why-no-theft-now", {"count": sum(table.face_down)})
        if isinstance(move, RaiseHeat):
            return Refusal("AL-3.1", "why-die-decides")
        if isinstance(move, Spill):
            return Refusal("AL-A30", "why-pour-is-measured")
        if isinstance(move, Land):
            return Refusal("AL-A30", "why-landing-is-measured")
        if isinstance(move, Wrist):
            return Refusal("AL-4.1", "why-shaker-first")
        if move is table.book.let_it_burn:
            return Refusal("AL-7.6", "why-not-burned", {"dish": table.book.dishes[table.cooks[seat].dish].id})
        return why_no_action(table, table.cooks[seat], move)

    def ask(self, table: Kitchen, seat: int) -> Phrase:
        cook = table.cooks[seat]
        if must_roll(table, cook):
            return Phrase("ask-roll-first")
        if table.spoons == 0:
            return Phrase("ask-last-break")
        dish = table.book.dishes[cook.dish]
        return Phrase("ask-action", {"spoons": table.spoons, "dish": dish.id, "heat": cook.heat})

    def forecast(self, table: Kitchen, seat: int, move: Move) -> Phrase | None:
        if isinstance(move, Coffee) and move.amount > 0:
            return Phrase("forecast-heat", {"heat": table.cooks[seat].heat - move.amount})
        return None

    def apply(self, table: Kitchen, seat: int, move: Move) -> None:
        agenda = table.agenda
        agenda.pop()
        if move is table.book.end_turn:
            if table.journal is not None and table.spoons > 0:
                table.tell("stopped", {"seat": seat, "spoons": table.spoons})
            return  # AL-A3: only the turn's end is left on the agenda
        agenda.append(NEXT_ACTION)
        agenda.append(PAN_CHECK)
        if isinstance(move, Coffee):
            drink(table, move)
            return
        table.spoons -= 1
        if isinstance(move, TakeShaker):
            if table.journal is not None:
                table.tell("took", {"seat": seat, "container": CONDIMENTS[move.container]})
            agenda.append(POURS[move.container][seat])
            return
        assert isinstance(move, Plain)
        if move is table.book.heat:
            roll_the_die(table)
        else:
            flip_the_crepe(table)


def why_no_action(table: Kitchen, cook: Cook, move: Move) -> Refusal:
    """AL-2.1: why the die, a shaker, the pan or the end of the turn has to wait."""
    flips = move is table.book.flip or move is table.book.toss[0]
    dish = table.book.dishes[cook.dish]
    crepe = cook.dish == table.book.crepe
    if flips and not crepe:
        return Refusal("AL-9.4", "why-no-crepe-in-the-pan", {"cooking": dish.id})
    if must_roll(table, cook):
        return Refusal("AL-9.2", "why-roll-first")
    if table.spoons == 0:
        return Refusal("AL-2.1", "why-no-action-left")
    if isinstance(move, TakeShaker):
        if dish.plain:
            return Refusal("AL-4.5", "why-takes-no-condiments", {"dish": dish.id, "crepe": crepe})
        return Refusal("AL-A18", "why-shaker-is-empty", {"container": CONDIMENTS[move.container]})
    if may_flip(table, cook):  # a toss, which a flip leads to
        return Refusal("AL-9.4", "why-flip-first")
    return Refusal("AL-9.4", "why-crepe-heat", {"range": heat_range(dish), "heat": cook.heat})


def must_roll(table: Kitchen, cook: Cook) -> bool:
    """AL-9.2: with a crêpe in the pan the first action is a roll."""
    return cook.dish == table.book.crepe and not table.rolled and table.spoons > 0


def may_flip(table: Kitchen, cook: Cook) -> bool:
    """AL-9.4, AL-A21: rolled, and the heat is right."""
    return table.rolled and in_the_green(table, cook)


@final
class TurnEnds(Step[Kitchen]):
    """AL-2.1: the next cook has all spoons."""

    def run(self, table: Kitchen) -> None:
        table.active = (table.active + 1) % table.seats
        if table.active == table.start:
            table.race.append([score(table, cook) for cook in table.cooks])
            table.round += 1
        table.agenda.append(TURN_BEGINS)


TURN_BEGINS: Final = TurnBegins()
NEXT_ACTION: Final = NextAction()
TAKE_ACTION: Final = TakeAction()
TURN_ENDS: Final = TurnEnds()
