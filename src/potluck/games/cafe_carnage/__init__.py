"""Café Carnage as the rest of Potluck knows it."""

from __future__ import annotations

from typing import cast

from potluck.games.cafe_carnage.bot.heuristic import SensibleDiner
from potluck.games.cafe_carnage.cards import BALLOTS, Menu, read_deck
from potluck.games.cafe_carnage.faces import faces
from potluck.games.cafe_carnage.state import Dinner, Options, census
from potluck.games.cafe_carnage.steps import set_up
from potluck.games.cafe_carnage.view import DINNER, DISHES, write_view
from potluck.kernel.chance import Chance
from potluck.kernel.deck_file import Deck
from potluck.kernel.game import CardFace, Game, GameOption, Setup, switch
from potluck.kernel.phrases import CARD, CLAUSES, SEAT
from potluck.kernel.state import State
from potluck.kernel.view import Schema, ViewWriter


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
            "meals": CLAUSES,
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
        return faces(cast(Menu, deck))

    def start(self, setup: Setup, chance: Chance) -> Dinner:
        chosen = setup.options
        options = Options(advanced=chosen["advanced"] == "on", guards_by_table=chosen["guards"] == "table")
        return set_up(cast(Menu, setup.deck), setup.seats, options, chance)

    def view_schema(self) -> Schema:
        return DINNER

    def card_families(self, deck: Deck) -> dict[str, list[str]]:
        return {DISHES: cast(Menu, deck).ids}

    def write_view(self, state: State, viewer: int, out: ViewWriter) -> None:
        write_view(cast(Dinner, state), viewer, out)

    def census(self, state: State) -> dict[str, int]:
        return census(cast(Dinner, state))


game = CafeCarnage()
