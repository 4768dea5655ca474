"""Opening the kitchen: a cup for everybody, and everybody's first dish (AL-1)."""

from __future__ import annotations

from typing import Final, final

from potluck.games.a_la_carte.attempts import why_no_dish_there
from potluck.games.a_la_carte.cards import COLOURS, Cookbook
from potluck.games.a_la_carte.moves import Choose
from potluck.games.a_la_carte.refusals import why_not_in_the_middle
from potluck.games.a_la_carte.state import NOTHING, Cook, Kitchen, Options
from potluck.games.a_la_carte.steps.new_cups import draw_a_cup
from potluck.games.a_la_carte.steps.on_turn import OnTurn
from potluck.games.a_la_carte.steps.serving import put_into_the_pan
from potluck.games.a_la_carte.steps.turn import TURN_BEGINS
from potluck.kernel.chance import Chance
from potluck.kernel.errors import Refusal
from potluck.kernel.moves import Attempt, Move
from potluck.kernel.phrases import Phrase
from potluck.kernel.state import Step


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
        if table.options.stacks:
            for stack in table.covered:
                if stack:
                    table.menu.append(stack.pop(chance.below(len(stack))))
        table.agenda.append(FIRST_DISH)


@final
class FirstDish(OnTurn):
    """AL-1.3: beginning with the start player, everybody chooses a dish of any colour; no crêpe yet (AL-A20)."""

    rule = "AL-1.3"

    def legal(self, table: Kitchen, seat: int) -> list[Move]:
        moves: list[Move] = []
        if seat == table.active:
            for dish in table.menu:
                moves.append(table.book.chooses[dish])
        return moves

    def refuse(self, table: Kitchen, seat: int, move: Move) -> Refusal:
        wrong: Refusal | None = None
        if isinstance(move, Choose):
            if move.crepe:
                return Refusal("AL-A20", "why-crepe-is-never-first")
            wrong = why_not_in_the_middle(table, seat, move.dish)
        elif isinstance(move, Attempt):
            wrong = why_no_dish_there(table, seat, move)
        return Refusal("AL-1.3", "why-first-dish-first") if wrong is None else wrong

    def ask(self, table: Kitchen, seat: int) -> Phrase:
        return Phrase("ask-first-dish")

    def apply(self, table: Kitchen, seat: int, move: Move) -> None:
        assert isinstance(move, Choose)
        put_into_the_pan(table, seat, move.dish)
        table.active = (seat + 1) % table.seats
        if table.cooks[table.active].dish != NOTHING:
            table.agenda.pop()
            table.agenda.append(TURN_BEGINS)


PREPARATION: Final = Preparation()
FIRST_DISH: Final = FirstDish()


def set_up(deck: Cookbook, seats: int, options: Options, chance: Chance) -> Kitchen:
    """AL-1: everything in its place; call `go_on()` to begin."""
    table = Kitchen(deck, seats, options, chance)
    table.start = options.start_player
    for _ in range(seats):
        cook = Cook()
        cook.cups = [0] * len(deck.cups)
        cook.kept = [0] * len(deck.cups)
        table.cooks.append(cook)
    if options.stacks:
        table.covered = [
            [number for number, dish in enumerate(deck.dishes) if dish.colour == colour]
            for colour in range(len(COLOURS))
        ]
    else:
        table.menu = [number for number in range(len(deck.dishes)) if number != deck.crepe]
    table.grains = [container.grains for container in deck.containers]
    table.salt = [container.salt for container in deck.containers]
    table.face_down = [cup.copies for cup in deck.cups]
    table.discard = [0] * len(deck.cups)
    table.agenda.append(PREPARATION)
    return table
