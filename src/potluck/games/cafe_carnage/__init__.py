"""Café Carnage as the rest of Potluck knows it."""

from __future__ import annotations

from typing import Any, cast

from potluck.games.cafe_carnage.bot.heuristic import SensibleDiner
from potluck.games.cafe_carnage.cards import BALLOTS, COURSES, Dish, Menu, read_deck
from potluck.games.cafe_carnage.glance import DinnerGlance
from potluck.games.cafe_carnage.state import Dinner, Options, census
from potluck.games.cafe_carnage.steps import set_up
from potluck.games.cafe_carnage.view import view
from potluck.kernel.chance import Chance
from potluck.kernel.deck_file import Deck
from potluck.kernel.game import CardFace, Game, GameOption, Setup, switch
from potluck.kernel.observation import Layout
from potluck.kernel.phrases import CARD, SEAT, Phrase
from potluck.kernel.state import State


class CafeCarnage(Game):
    """Order in secret. Then split the bill, pay your own, or run for the door."""

    def __init__(self) -> None:
        super().__init__()
        self.id = "cafe-carnage"
        self.package = __name__
        self.title = "Café Carnage"
        self.designers = ["Simon George", "Marco Caldarelli", "Dickson Chui"]
        self.least_seats = 4
        self.most_seats = 6
        self.minutes = (10, 20)
        self.heuristic = SensibleDiner()
        self.fact_kinds = {
            "dish": CARD,
            "meal": CARD,
            "runners": SEAT,
            "caught": SEAT,
            "away": SEAT,
            "diners": SEAT,
            "winners": SEAT,
            "course": "course",
            "courses": "courses",
        }
        self.places = list(BALLOTS)
        self.options = [
            switch("advanced"),
            GameOption("guards", ["runners", "table"]),
        ]

    def read_deck(self, source: str) -> Deck:
        return read_deck(source)

    def faces(self, deck: Deck) -> list[CardFace]:
        menu = cast(Menu, deck)
        return [face(dish) for dish in menu.dishes]

    def start(self, setup: Setup, chance: Chance) -> Dinner:
        chosen = setup.options
        options = Options(advanced=chosen["advanced"] == "on", guards_by_table=chosen["guards"] == "table")
        return set_up(cast(Menu, setup.deck), setup.seats, options, chance)

    def glance(self, setup: Setup, layout: Layout) -> DinnerGlance:
        return DinnerGlance(cast(Menu, setup.deck), layout)

    def view(self, state: State, viewer: int) -> dict[str, Any]:
        return cast(dict[str, Any], view(cast(Dinner, state), viewer))

    def census(self, state: State) -> dict[str, int]:
        return census(cast(Dinner, state))


def face(dish: Dish) -> CardFace:
    """A dish as it is printed."""
    value = Phrase("effect-value", {"value": dish.value})
    numbers = [("cost", dish.value), ("points", dish.value)]
    return CardFace(dish.id, dish.name, COURSES[dish.course], dish.copies, numbers, effects=[value], corner="cost")


game = CafeCarnage()
