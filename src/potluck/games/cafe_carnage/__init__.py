"""Café Carnage as the rest of Potluck knows it."""

from __future__ import annotations

from typing import Any, cast

from potluck.games.cafe_carnage import text
from potluck.games.cafe_carnage.bot.heuristic import SensibleDiner
from potluck.games.cafe_carnage.cards import COURSES, Menu, read_deck
from potluck.games.cafe_carnage.glance import DinnerGlance
from potluck.games.cafe_carnage.state import Dinner, Options, census
from potluck.games.cafe_carnage.steps import set_up
from potluck.games.cafe_carnage.view import view
from potluck.kernel.chance import Chance
from potluck.kernel.deck_file import Deck
from potluck.kernel.events import Event
from potluck.kernel.game import CardFace, Game, GameOption, Setup, switch
from potluck.kernel.moves import Move
from potluck.kernel.observation import Layout
from potluck.kernel.state import State
from potluck.kernel.words import plural


class CafeCarnage(Game):
    """Order in secret. Then split the bill, pay your own, or run for the door."""

    def __init__(self) -> None:
        self.id = "cafe-carnage"
        self.package = __name__
        self.title = "Café Carnage"
        self.tagline = "Order in secret. Then split the bill, pay your own, or run for the door."
        self.designers = ["Simon George", "Marco Caldarelli", "Dickson Chui"]
        self.least_seats = 4
        self.most_seats = 6
        self.minutes = (10, 20)
        self.heuristic = SensibleDiner()
        self.options = [
            switch(
                "advanced",
                "Advanced menu",
                "A dish that you ate earlier this week gives no points, and you take it only if you must (CC-11).",
            ),
            GameOption(
                "guards",
                "Guards",
                "Whether the second guard wakes up by the number of runners or of players (CC-A2).",
                [("runners", "Count the runners"), ("table", "Count the table")],
            ),
        ]

    def read_deck(self, source: str) -> Deck:
        return read_deck(source)

    def faces(self, deck: Deck) -> list[CardFace]:
        menu = cast(Menu, deck)
        return [
            CardFace(
                dish.id,
                dish.name,
                COURSES[dish.course],
                dish.copies,
                f"${dish.value}",
                [COURSES[dish.course].capitalize(), plural(dish.value, "point")],
                f"Costs ${dish.value} and is worth {plural(dish.value, 'gourmet point')}.",
            )
            for dish in menu.dishes
        ]

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

    def tell(self, event: Event, names: list[str], setup: Setup) -> str:
        return text.Teller(cast(Menu, setup.deck), names).tell(event)

    def name_move(self, move: Move, setup: Setup, names: list[str] | None = None) -> str:
        return text.name_move(move, cast(Menu, setup.deck))

    def picture_move(self, move: Move, setup: Setup) -> dict[str, Any]:
        return text.picture_move(move)

    def ask(self, state: State, seat: int, names: list[str]) -> str:
        return text.ask(cast(Dinner, state), seat)

    def tell_reason(self, reason: str, names: list[str]) -> str:
        return text.REASONS[reason]


game = CafeCarnage()
