"""The pan check: what is spoiled goes, what is finished is served, and an empty pan gets a new dish (AL-7)."""

from __future__ import annotations

from typing import Final, final

from potluck.games.a_la_carte.attempts import why_no_dish_there
from potluck.games.a_la_carte.cards import COLOURS, COOL, NO_COLOUR
from potluck.games.a_la_carte.effects import add_uses, drink, why_no_coffee
from potluck.games.a_la_carte.moves import Choose, Coffee
from potluck.games.a_la_carte.refusals import why_not_in_the_middle
from potluck.games.a_la_carte.scoring import (
    ENOUGH_DISHES,
    NO_DISH_LEFT,
    STARS_TO_WIN,
    THREE_STARS,
    close_the_kitchen,
    dishes_to_win,
)
from potluck.games.a_la_carte.state import (
    NOTHING,
    Cook,
    Kitchen,
    burned,
    end_at_once,
    finished,
    overspiced,
    perfect,
    rinse,
)
from potluck.games.a_la_carte.steps.on_turn import OnTurn
from potluck.kernel.errors import Refusal
from potluck.kernel.moves import Attempt, Move
from potluck.kernel.phrases import Phrase
from potluck.kernel.state import Step


@final
class PanCheck(Step[Kitchen]):
    """AL-2.3, AL-A6: overspiced beats burned, burned beats finished; for the active cook only (AL-7.5)."""

    def run(self, table: Kitchen) -> None:
        cook = table.cooks[table.active]
        if overspiced(cook):
            throw_away(table, cook, "overspiced")
        elif burned(table, cook):
            if can_cool(table, cook):
                table.agenda.append(RESCUE)
            else:
                throw_away(table, cook, "burned")
        elif finished(table, cook):
            serve(table, cook)


def can_cool(table: Kitchen, cook: Cook) -> bool:
    """AL-7.6: the coffee break is unused and a Decrease cup is there."""
    if table.coffee:
        return False
    return any(cup.effect == COOL and cook.cups[kind] > 0 for kind, cup in enumerate(table.book.cups))


@final
class Rescue(OnTurn):
    """AL-7.6, AL-A5: a burned dish may be cooled before it is thrown away; a crêpe too (AL-A23)."""

    rule = "AL-7.6"

    def legal(self, table: Kitchen, seat: int) -> list[Move]:
        moves: list[Move] = []
        if seat != table.active:
            return moves
        cook = table.cooks[seat]
        for kind, cup in enumerate(table.book.cups):
            if cup.effect == COOL and cook.cups[kind] > 0:
                add_uses(table, cook, kind, moves)
        moves.append(table.book.let_it_burn)
        return moves

    def refuse(self, table: Kitchen, seat: int, move: Move) -> Refusal:
        cook = table.cooks[seat]
        dish = table.book.dishes[cook.dish].id
        if isinstance(move, Coffee):
            if table.book.cups[move.cup].effect != COOL:
                return Refusal("AL-7.6", "why-cup-saves-nothing", {"cup": move.id, "dish": dish})
            return why_no_coffee(table, move)
        return Refusal("AL-7.6", "why-burned-first", {"dish": dish, "heat": cook.heat})

    def ask(self, table: Kitchen, seat: int) -> Phrase:
        cook = table.cooks[seat]
        return Phrase("ask-rescue", {"dish": table.book.dishes[cook.dish].id, "heat": cook.heat})

    def forecast(self, table: Kitchen, seat: int, move: Move) -> Phrase | None:
        if not isinstance(move, Coffee):
            return None
        heat = table.cooks[seat].heat - move.amount
        saved = heat < table.book.dishes[table.cooks[seat].dish].burned_at
        return Phrase("forecast-rescue", {"heat": heat, "saved": saved})

    def apply(self, table: Kitchen, seat: int, move: Move) -> None:
        table.agenda.pop()
        if isinstance(move, Coffee):
            drink(table, move)
            cook = table.cooks[seat]
            if table.journal is not None and not burned(table, cook):
                id, crepe = table.book.dishes[cook.dish].id, cook.dish == table.book.crepe
                table.tell("saved", {"seat": seat, "dish": id, "crepe": crepe, "heat": cook.heat})
            table.agenda.append(PAN_CHECK)
        else:
            throw_away(table, table.cooks[seat], "burned")


def throw_away(table: Kitchen, cook: Cook, how: str) -> None:
    """AL-7.5: into the trash, and out of the game."""
    if table.journal is not None:
        id, crepe = table.book.dishes[cook.dish].id, cook.dish == table.book.crepe
        table.tell("trashed", {"seat": table.active, "dish": id, "crepe": crepe, "how": how})
    # AL-9.3: after an own roll a burned crêpe costs the rest of the turn; before it, AL-A22, nothing.
    if cook.dish == table.book.crepe and table.rolled:
        end_at_once(table)
    table.trash.append(cook.dish)
    cook.dish = NOTHING
    rinse(table, cook)
    table.agenda.append(EMPTY_PAN)


def serve(table: Kitchen, cook: Cook) -> None:
    """AL-7.2, AL-7.4, AL-A8: onto the tray, with a star where it is perfect; AL-10.1: that may be the end."""
    star = perfect(table, cook)
    if star:
        cook.stars += 1
    cook.tray.append(cook.dish)
    if table.journal is not None:
        dish = table.book.dishes[cook.dish]
        crepe = cook.dish == table.book.crepe
        facts: dict[str, object] = {"seat": table.active, "dish": dish.id, "crepe": crepe}
        table.tell("served", {**facts, "points": dish.points, "star": star})
    cook.dish = NOTHING
    rinse(table, cook)
    if cook.stars >= STARS_TO_WIN:  # AL-A26: before the number of dishes
        close_the_kitchen(table, THREE_STARS)
    elif len(cook.tray) >= dishes_to_win(table.seats):
        close_the_kitchen(table, ENOUGH_DISHES)
    else:
        table.agenda.append(EMPTY_PAN)


# -- a new dish ---------------------------------------------------------------------------------------


@final
class EmptyPan(Step[Kitchen]):
    """AL-10.1, AL-A24: whoever can put neither dish nor crêpe into the pan ends the game."""

    def run(self, table: Kitchen) -> None:
        if not table.menu and table.cooks[table.active].crepe_used:
            close_the_kitchen(table, NO_DISH_LEFT)
        else:
            table.agenda.append(NEW_DISH)


@final
class NewDish(OnTurn):
    """AL-7.3, AL-9.1: choose what to cook next, or make your crêpe."""

    rule = "AL-7.3"

    def legal(self, table: Kitchen, seat: int) -> list[Move]:
        moves: list[Move] = []
        if seat != table.active:
            return moves
        cook = table.cooks[seat]
        colours = colours_on(table, cook)
        for dish in table.menu:
            if not colours[table.book.dishes[dish].colour]:
                moves.append(table.book.chooses[dish])
        if not moves:
            for dish in table.menu:
                moves.append(table.book.chooses[dish])
        if not cook.crepe_used:
            moves.append(table.book.chooses[table.book.crepe])
        return moves

    def refuse(self, table: Kitchen, seat: int, move: Move) -> Refusal:
        if isinstance(move, Attempt):
            wrong = why_no_dish_there(table, seat, move)
            if wrong is not None:
                return wrong
        if not isinstance(move, Choose):
            return Refusal("AL-7.2", "why-choose-first")
        if move.crepe:
            return Refusal("AL-9.1", "why-crepe-is-used")
        elsewhere = why_not_in_the_middle(table, seat, move.dish)
        if elsewhere is not None:
            return elsewhere
        colour = COLOURS[table.book.dishes[move.dish].colour]
        return Refusal("AL-7.3", "why-colour-is-served", {"dish": move.id, "colour": colour})

    def ask(self, table: Kitchen, seat: int) -> Phrase:
        return Phrase("ask-new-dish")

    def apply(self, table: Kitchen, seat: int, move: Move) -> None:
        assert isinstance(move, Choose)
        table.agenda.pop()
        put_into_the_pan(table, seat, move.dish)
        if move.dish == table.book.crepe:
            end_at_once(table)


def colours_on(table: Kitchen, cook: Cook) -> list[bool]:
    """AL-7.3, AL-A10: which colours lie on a tray; a crêpe has none, and the trash does not count."""
    colours = [False, False, False, False, False]
    for dish in cook.tray:
        colour = table.book.dishes[dish].colour
        if colour != NO_COLOUR:
            colours[colour] = True
    return colours


def put_into_the_pan(table: Kitchen, seat: int, dish: int) -> None:
    """A dish leaves the middle (in stacks, the next one is turned up), or the crêpe its owner's side."""
    cook = table.cooks[seat]
    cook.dish = dish
    if table.journal is not None:
        table.tell("chose", {"seat": seat, "dish": table.book.dishes[dish].id, "crepe": dish == table.book.crepe})
    if dish == table.book.crepe:
        cook.crepe_used = True
        return
    if not table.options.stacks:
        table.menu.remove(dish)
        return
    covered = table.covered[table.book.dishes[dish].colour]
    at = table.menu.index(dish)
    if not covered:
        del table.menu[at]
        return
    top = covered.pop(table.chance.below(len(covered)))
    table.menu[at] = top
    if table.journal is not None:
        table.tell("turned_up", {"dish": table.book.dishes[top].id})


PAN_CHECK: Final = PanCheck()
RESCUE: Final = Rescue()
EMPTY_PAN: Final = EmptyPan()
NEW_DISH: Final = NewDish()
