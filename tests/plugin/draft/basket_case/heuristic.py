"""A hungry diner: takes what is worth most on the plate as it is, and starts sets while there is time for them."""

from __future__ import annotations

from typing import Final

from basket_case.cards import PAIR, ROW, STEAM, SWEET, THREE
from basket_case.moves import Eat
from basket_case.scoring import counted, plate_points, steam_of
from basket_case.state import Meal
from potluck.kernel.chance import Chance
from potluck.kernel.heuristic import Heuristic, softmax
from potluck.kernel.moves import Move
from potluck.kernel.state import State

#: What a dish is worth beyond the points that it brings at once.
HOPE: Final = {PAIR: 1.2, THREE: 1.0, ROW: 0.9, SWEET: 2.0}
STEAM_WORTH: Final = 1.1
#: The points that chilli has to bring to be used before the end of a serving.
CHILLI_WORTH: Final = 3.0
TEA_WORTH: Final = 1.0
#: A lead of so many points is worth e times the winning chances.
TEMPERATURE: Final = 6.0


class HungryDiner(Heuristic):
    """Thinks of one dish at a time."""

    def choose(self, state: State, seat: int, moves: list[Move], chance: Chance) -> Move:
        assert isinstance(state, Meal)
        return max(moves, key=lambda move: worth(state, seat, move))

    def values(self, state: State) -> list[float]:
        assert isinstance(state, Meal)
        if state.result is not None:
            winners = state.result.winners()
            return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(state.seats)]
        return softmax([standing(state, seat) / TEMPERATURE for seat in range(state.seats)])

    def value(self, state: State, seat: int) -> float:
        return self.values(state)[seat]


def worth(table: Meal, seat: int, move: Move) -> float:
    """What a choice is worth in points, roughly."""
    if not isinstance(move, Eat):
        return TEA_WORTH
    menu, diner = table.menu, table.diners[seat]
    dish = menu.dishes[move.dish]
    times = 2 if move.chilli else 1
    before = counted(diner.plate, diner.dipped)
    gain = float(plate_points(menu, [*before, *([move.dish] * times)]) - plate_points(menu, before))
    if dish.scores == STEAM:
        gain += STEAM_WORTH * dish.value * times
    if len(diner.basket) > 3 or dish.scores == SWEET:
        gain += HOPE.get(dish.scores, 0.0)
    if move.chilli and len(diner.basket) > 2:
        gain -= CHILLI_WORTH
    return gain


def standing(table: Meal, seat: int) -> float:
    """The points that a diner has, with those on the plate."""
    diner = table.diners[seat]
    dishes = counted(diner.plate, diner.dipped)
    on_plate = plate_points(table.menu, dishes) + STEAM_WORTH * steam_of(table.menu, dishes) + diner.tea
    return sum(diner.earned) + on_plate + len(diner.sweets)
