"""CA-1, getting started: a table with its piles, and the beginning of each round."""

from __future__ import annotations

from typing import Final, final

from potluck.games.cake_auf.cards import Pantry
from potluck.games.cake_auf.memory import PILE, Bundle, Memory
from potluck.games.cake_auf.state import HAND_SIZE, NOTHING, ROUNDS, Baker, Bakery, Options, draw, fresh_dish
from potluck.games.cake_auf.steps.finishing import finish_dishes
from potluck.games.cake_auf.steps.round_end import ROUND_IS_OVER
from potluck.games.cake_auf.steps.turn import TURN_BEGINS
from potluck.games.cake_auf.steps.winning import GAME_IS_OVER
from potluck.kernel.chance import Chance
from potluck.kernel.state import Step


def recipes_each(seats: int) -> int:
    """CA-1.2: recipes dealt to everybody in a round."""
    return 3 if seats == 2 else 2


@final
class RoundBegins(Step[Bakery]):
    """CA-1.2 to CA-1.4: new recipes face up, five cards each, and the next baker begins."""

    def run(self, table: Bakery) -> None:
        if table.starter == NOTHING:
            table.starter = table.chance.below(table.seats)
        elif table.round > 0:
            table.starter = (table.starter + 1) % table.seats
        table.round += 1
        table.turns = 0
        table.active = table.starter
        if table.journal is not None:
            table.tell("round", {"round": table.round, "starter": table.starter})
        self.deal_recipes(table)
        for baker in table.bakers:
            baker.mulligans = 0
        if table.round == 1 or not table.options.keep_hands:  # CA-A9
            for turn in range(table.seats):
                draw(table, (table.starter + turn) % table.seats, HAND_SIZE)
        table.agenda.append(ROUND_IS_OVER)
        table.agenda.append(TURN_BEGINS)
        finish_dishes(table)  # CA-A17: what waited last round and was kept

    def deal_recipes(self, table: Bakery) -> None:
        """One at a time, clockwise from the starter, as far as the pile goes (CA-A26)."""
        for _ in range(recipes_each(table.seats)):
            for turn in range(table.seats):
                if table.recipes:
                    recipe = table.chance.take(table.recipes)
                    table.bakers[(table.starter + turn) % table.seats].dishes.append(fresh_dish(table, recipe))
        if table.journal is not None:
            for seat, baker in enumerate(table.bakers):
                ids = [table.pantry.recipes[dish.recipe].id for dish in baker.dishes if not dish.kept]
                table.tell("dealt", {"seat": seat, "recipes": ids})


ROUND_BEGINS: Final = RoundBegins()


def set_up(deck: Pantry, seats: int, options: Options, chance: Chance) -> Bakery:
    """CA-1.1: two piles, and everything ready for three rounds and their end; call `go_on()` to deal."""
    table = Bakery(deck, seats, options, chance)
    copies = deck.copies(options.publisher)
    for kind, count in enumerate(copies):
        table.pile.extend([kind] * count)
    table.recipes = list(range(len(deck.recipes)))
    table.bakers = [Baker(Memory(deck.kinds, [Bundle(PILE, copies.copy(), len(table.pile))])) for _ in range(seats)]
    table.agenda.append(GAME_IS_OVER)
    table.agenda.extend([ROUND_BEGINS] * ROUNDS)
    return table
