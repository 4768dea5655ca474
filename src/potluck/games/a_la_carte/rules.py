"""À la carte: a turn at the stove, step by step as the rulebook has it. Knows no words, pictures, bots or physics."""

from __future__ import annotations

from typing import Final, final

from potluck.games.a_la_carte.cards import COLOURS, KINDS, Choose, Coffee, Cookbook, Plain, Take
from potluck.games.a_la_carte.crepe import flip_the_crepe
from potluck.games.a_la_carte.effects import coffee_breaks, draw_a_cup, drink, roll_the_die, why_no_coffee
from potluck.games.a_la_carte.kitchen import NOTHING, SPOONS, Cook, Kitchen, in_the_green, score
from potluck.games.a_la_carte.pan import PAN_CHECK, put_into_the_pan
from potluck.games.a_la_carte.pours import POURS
from potluck.kernel.chance import Chance
from potluck.kernel.errors import Refusal
from potluck.kernel.moves import Move
from potluck.kernel.state import Decision, Step

# -- before the first turn ------------------------------------------------------------------------------


@final
class Preparation(Step[Kitchen]):
    """AL-1.1, AL-1.2: who starts, a cup for everybody, and the stacks where there are some (AL-A2)."""

    def run(self, table: Kitchen) -> None:
        chance = table.chance
        if table.start == NOTHING:  # AL-1.3
            table.start = chance.below(table.seats)
        table.active = table.start
        if table.journal is not None:
            table.tell("opened", {"start": table.start})
        for seat in range(table.seats):
            draw_a_cup(table, seat)
        if table.stacks:
            for stack in table.covered:
                if stack:
                    table.menu.append(stack.pop(chance.below(len(stack))))
        table.agenda.append(FIRST_DISH)


@final
class FirstDish(Decision[Kitchen]):
    """AL-1.3: beginning with the start player, everybody chooses a dish of any colour; no crêpe yet (AL-A20)."""

    rule = "AL-1.3"

    def pending(self, table: Kitchen) -> list[int]:
        return [table.active]

    def first(self, table: Kitchen) -> int:
        return table.active

    def legal(self, table: Kitchen, seat: int) -> list[Move]:
        moves: list[Move] = []
        if seat == table.active:
            for dish in table.menu:
                moves.append(table.book.chooses[dish])
        return moves

    def why_not(self, table: Kitchen, seat: int, move: Move) -> Refusal:
        if seat != table.active:
            return Refusal("AL-1.3", "The others choose their first dish in turn.")
        if isinstance(move, Choose) and move.dish == table.book.crepe:
            return Refusal("AL-A20", "A crêpe is never the first dish.")
        return Refusal("AL-1.3", "Choose one of the dishes in the middle.")

    def apply(self, table: Kitchen, seat: int, move: Move) -> None:
        assert isinstance(move, Choose)
        put_into_the_pan(table, seat, move.dish)
        table.active = (seat + 1) % table.seats
        if table.cooks[table.active].dish != NOTHING:
            table.agenda.pop()
            table.agenda.append(TURN_BEGINS)


# -- a turn ---------------------------------------------------------------------------------------------


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
class TakeAction(Decision[Kitchen]):
    """AL-2.1, AL-2.2: heat, season or flip; a coffee break once; or leave it at that (AL-A3)."""

    rule = "AL-2.1"

    def pending(self, table: Kitchen) -> list[int]:
        return [table.active]

    def first(self, table: Kitchen) -> int:
        return table.active

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

    def why_not(self, table: Kitchen, seat: int, move: Move) -> Refusal:
        if seat != table.active:
            return Refusal("AL-2.1", "It is not your turn.")
        if isinstance(move, Coffee):
            return why_no_coffee(table, move)
        cook = table.cooks[seat]
        if must_roll(table, cook):
            return Refusal("AL-9.2", "With a crêpe in the pan you first roll the heating die.")
        if table.spoons == 0:
            return Refusal("AL-2.1", "Your actions are used up.")
        if isinstance(move, Take):
            if table.book.dishes[cook.dish].plain:
                return Refusal("AL-4.5", "What is in your pan takes no condiments.")
            return Refusal("AL-A18", "That shaker is empty until grains of its colour reach the sink.")
        if move is table.book.flip:
            if cook.dish != table.book.crepe:
                return Refusal("AL-9.4", "There is no crêpe in your pan.")
            return Refusal("AL-9.4", "A crêpe is flipped only while its heat is in the green.")
        return Refusal("AL-2.1", "Heat, season, take a coffee break, or end your turn.")

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
        if isinstance(move, Take):
            if table.journal is not None:
                table.tell("took", {"seat": seat, "container": move.container})
            agenda.append(POURS[move.container][seat])
            return
        assert isinstance(move, Plain)
        if move is table.book.heat:
            roll_the_die(table)
        else:
            flip_the_crepe(table)


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


PREPARATION: Final = Preparation()
FIRST_DISH: Final = FirstDish()
TURN_BEGINS: Final = TurnBegins()
NEXT_ACTION: Final = NextAction()
TAKE_ACTION: Final = TakeAction()
TURN_ENDS: Final = TurnEnds()


def open_the_kitchen(book: Cookbook, seats: int, stacks: bool, hand: str, chance: Chance) -> Kitchen:
    """AL-1: everything in its place; call `go_on()` to begin."""
    table = Kitchen(book, seats, stacks, hand, chance)
    for _ in range(seats):
        cook = Cook()
        cook.cups = [0] * len(book.cups)
        cook.kept = [0] * len(book.cups)
        table.cooks.append(cook)
    if stacks:
        table.covered = [
            [number for number, dish in enumerate(book.dishes) if dish.colour == colour]
            for colour in range(len(COLOURS))
        ]
    else:
        table.menu = [number for number in range(len(book.dishes)) if number != book.crepe]
    table.grains = [container.grains for container in book.containers]
    table.salt = [container.salt for container in book.containers]
    table.face_down = [cup.copies for cup in book.cups]
    table.discard = [0] * len(book.cups)
    table.agenda.append(PREPARATION)
    return table
