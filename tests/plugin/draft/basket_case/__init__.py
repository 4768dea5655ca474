"""Basket Case, a drafting game of somebody else's in plain Python: hidden hands, secret choices, sets that score."""

from __future__ import annotations

from typing import cast

from basket_case.cards import Menu, read_deck
from basket_case.heuristic import HungryDiner
from basket_case.state import PLACES, Meal, census
from basket_case.steps import set_up
from basket_case.view import DISHES, MEAL, write_view
from potluck.kernel.chance import Chance
from potluck.kernel.deck_file import Deck
from potluck.kernel.game import CardFace, Game, Setup
from potluck.kernel.state import State
from potluck.kernel.view import Schema, ViewWriter


class BasketCase(Game):
    """Take one dish, pass the rest."""

    def __init__(self) -> None:
        super().__init__()
        self.id = "basket-case"
        self.title = "Basket Case"
        self.designers = ["nobody in particular"]
        self.least_seats, self.most_seats = 2, 5
        self.minutes = (10, 20)
        self.heuristic = HungryDiner()
        self.places = PLACES
        self.package = __name__

    def read_deck(self, source: str) -> Deck:
        return read_deck(source)

    def faces(self, deck: Deck) -> list[CardFace]:
        return [dish.face() for dish in cast(Menu, deck).dishes]

    def start(self, setup: Setup, chance: Chance) -> State:
        return set_up(cast(Menu, setup.deck), setup.seats, chance)

    def view_schema(self) -> Schema:
        return MEAL

    def card_families(self, deck: Deck) -> dict[str, list[str]]:
        return {DISHES: cast(Menu, deck).ids}

    def write_view(self, state: State, viewer: int, out: ViewWriter) -> None:
        write_view(cast(Meal, state), viewer, out)

    def census(self, state: State) -> dict[str, int]:
        return census(cast(Meal, state))


game = BasketCase()
