"""The table of Basket Case: baskets, plates, and what has been counted so far."""

from __future__ import annotations

from typing import Final

from basket_case.cards import Menu
from potluck.kernel.chance import Chance
from potluck.kernel.moves import A_CARD, A_PLACE, A_SEAT, Attempt, Move
from potluck.kernel.state import Record, State

SERVINGS: Final = 3
NOTHING: Final = -1
CHILLI, TEAPOT = PLACES = ["chilli", "teapot"]
#: What points come from, as the breakdown of the result has them.
FROM_DISHES, FROM_STEAM, FROM_TEA, FROM_SWEETS = range(4)
SOURCES: Final = ["dishes", "steam", "tea", "sweets"]


class Diner(Record):
    """One diner. Basket and pick are for their own eyes; all else lies open."""

    def __init__(self) -> None:
        self.basket: list[int] = []  # always sorted, so that its order tells nothing
        self.pick: Move | None = None
        self.plate: list[int] = []
        self.dipped = NOTHING  # the dish on the plate that has chilli
        self.chilli = True
        self.tea = 0
        self.sweets: list[int] = []
        self.earned = [0, 0, 0, 0]  # points, by SOURCES

    def copy(self) -> Diner:
        """A deep copy."""
        twin = Diner()
        twin.basket, twin.pick, twin.plate = self.basket.copy(), self.pick, self.plate.copy()
        twin.dipped, twin.chilli, twin.tea = self.dipped, self.chilli, self.tea
        twin.sweets, twin.earned = self.sweets.copy(), self.earned.copy()
        return twin


class Passing(Record):
    """What everybody did before the baskets moved on; never changed once it is written."""

    def __init__(self) -> None:
        self.took: list[list[int]] = []  # by seat, a dish or none
        self.dipped: list[int] = []  # seats
        self.sipped: list[int] = []  # seats
        self.back: list[int] = []  # dishes that went back for tea


class Meal(State):
    """A meal of three servings."""

    def __init__(self, menu: Menu, seats: int, chance: Chance) -> None:
        super().__init__(seats, chance)
        self.menu = menu
        self.diners: list[Diner] = []
        self.kitchen: list[int] = []  # drawn from at random
        self.serving = 0
        self.passes = 0  # how often the baskets of this serving have moved on
        self.last: Passing | None = None
        self.sheet: list[list[int]] = []  # points of each serving, by seat

    def copy(self) -> Meal:
        twin = Meal(self.menu, self.seats, self.chance.copy())
        twin.copy_base_from(self)
        twin.diners = [diner.copy() for diner in self.diners]
        twin.kitchen = self.kitchen.copy()
        twin.serving, twin.passes, twin.last = self.serving, self.passes, self.last
        twin.sheet = self.sheet.copy()
        return twin

    def imagine(self, seat: int, chance: Chance) -> Meal:
        from basket_case.imagine import imagine

        return imagine(self, seat, chance)

    def direction(self) -> int:
        """BC-2.2: 1 to the left, -1 to the right."""
        return 1 if self.serving % 2 else -1

    def meant(self, seat: int, attempt: Attempt) -> list[Move]:
        held, aim = attempt.held, attempt.aim
        if held.kind == A_PLACE:
            if held.id == TEAPOT:
                return [self.menu.tea] if aim is None else []
            return [self.menu.dips[self.dish_of(aim.id)]] if aim is not None and aim.kind == A_CARD else []
        dish = self.dish_of(held.id)
        if aim is None:
            return [self.menu.eats[dish], self.menu.dips[dish]]
        if aim.kind == A_PLACE and aim.id == CHILLI:
            return [self.menu.dips[dish]]
        return [self.menu.eats[dish]] if aim.kind == A_SEAT and attempt.aim_seat() == seat else []

    def dish_of(self, id: str) -> int:
        """A dish's number."""
        return self.menu.ids.index(id)


def census(meal: Meal) -> dict[str, int]:
    """How many of each dish there are, wherever they are."""
    found = dict.fromkeys(meal.menu.ids, 0)
    piles = [meal.kitchen]
    for diner in meal.diners:
        piles += [diner.basket, diner.plate, diner.sweets]
    for pile in piles:
        for dish in pile:
            found[meal.menu.ids[dish]] += 1
    return found
