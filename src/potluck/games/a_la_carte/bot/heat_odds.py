"""The chance to heat a dish right, and the rolls that takes: exact, by counting the die's faces."""

from __future__ import annotations

from typing import final

from potluck.games.a_la_carte.cards import CHOOSE, CUP, MOST_HEAT, Cookbook, Dish


@final
class HeatOdds:
    """For one dish and each level of heat: the chance to get it right, and the rolls that takes."""

    def __init__(self, book: Cookbook, dish: Dish) -> None:
        self.chance: list[float] = [0.0] * (MOST_HEAT + 1)
        self.rolls: list[float] = [0.0] * (MOST_HEAT + 1)
        for heat in range(MOST_HEAT, -1, -1):
            if dish.green_min <= heat <= dish.green_max:
                self.chance[heat] = 1.0
            elif heat < dish.green_min:
                self.roll_from(book, heat)

    def roll_from(self, book: Cookbook, heat: int) -> None:
        """Sum up a level from those above it; faces that change nothing only cost time."""
        moving = 0
        chance = 0.0
        rolls = 0.0
        for face in book.faces:
            if face.does == CUP:
                continue
            best = heat + face.amount
            if face.does == CHOOSE:
                best = heat + 1
                for amount in range(2, face.amount + 1):
                    if heat + amount <= MOST_HEAT and self.chance[heat + amount] >= self.chance[best]:
                        best = heat + amount
            if best <= MOST_HEAT:
                moving += 1
                chance += self.chance[best]
                rolls += self.rolls[best]
        if moving > 0:
            self.chance[heat] = chance / moving
            self.rolls[heat] = (len(book.faces) + rolls) / moving


def heat_odds_of(book: Cookbook) -> list[HeatOdds]:
    """For every dish of a deck."""
    return [HeatOdds(book, dish) for dish in book.dishes]
