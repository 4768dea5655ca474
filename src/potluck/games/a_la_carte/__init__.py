"""À la carte as the rest of Potluck knows it."""

from __future__ import annotations

from typing import Any, cast

from potluck.games.a_la_carte import text
from potluck.games.a_la_carte.bot.heuristic import SensibleCook
from potluck.games.a_la_carte.cards import COLOURS, Cookbook, read_deck
from potluck.games.a_la_carte.glance import KitchenGlance
from potluck.games.a_la_carte.hands.odds import SKILL_LEVELS, rows
from potluck.games.a_la_carte.state import Kitchen, Options, census
from potluck.games.a_la_carte.steps.set_up import set_up
from potluck.games.a_la_carte.view import view
from potluck.kernel.chance import Chance
from potluck.kernel.deck_file import Deck
from potluck.kernel.events import Event
from potluck.kernel.game import CardFace, Game, GameOption, Setup, start_option
from potluck.kernel.gesture import Gesture, GestureOdds
from potluck.kernel.moves import Move
from potluck.kernel.observation import Layout
from potluck.kernel.state import State
from potluck.kernel.words import plural


class ALaCarte(Game):
    """Heat with a die, season with a shaker that has a will of its own, and do not burn anything."""

    def __init__(self) -> None:
        self.id = "a-la-carte"
        self.package = __name__
        self.title = "À la carte"
        self.designers = ["Karl-Heinz Schmiel"]
        self.least_seats = 2
        self.most_seats = 4
        self.minutes = (30, 45)
        self.heuristic = SensibleCook()
        self.hides = False  # which cups are face down is known by counting; which comes next is chance
        self.options = [
            GameOption("display", ["open", "stacks"]),
            GameOption("hand", ["by-hand", "steady", "normal", "shaky"]),
            start_option(self.most_seats),
        ]

    def read_deck(self, source: str) -> Deck:
        return read_deck(source)

    def faces(self, deck: Deck) -> list[CardFace]:
        book = cast(Cookbook, deck)
        dishes = [
            CardFace(
                dish.id,
                dish.name,
                "crepe" if dish.colour < 0 else COLOURS[dish.colour],
                self.most_seats if dish.colour < 0 else 1,
                str(dish.points),
                [
                    "Crêpe" if dish.colour < 0 else COLOURS[dish.colour].capitalize(),
                    plural(dish.points, "point"),
                ],
                text.recipe_of(dish),
            )
            for dish in book.dishes
        ]
        cups = [
            CardFace(cup.id, cup.name, "cup", cup.copies, "", ["Coffee cup"], text.cup_line(cup)) for cup in book.cups
        ]
        return dishes + cups

    def start(self, setup: Setup, chance: Chance) -> Kitchen:
        chosen = setup.options
        options = Options(stacks=chosen["display"] == "stacks", pouring=chosen["hand"], start_player=setup.starter())
        return set_up(cast(Cookbook, setup.deck), setup.seats, options, chance)

    def glance(self, setup: Setup, layout: Layout) -> KitchenGlance:
        return KitchenGlance(cast(Cookbook, setup.deck), layout)

    def view(self, state: State, viewer: int) -> dict[str, Any]:
        return cast(dict[str, Any], view(cast(Kitchen, state), viewer))

    def census(self, state: State) -> dict[str, int]:
        return census(cast(Kitchen, state))

    def tell(self, event: Event, names: list[str], setup: Setup) -> str:
        return text.Teller(cast(Cookbook, setup.deck), names).tell(event)

    def name_move(self, move: Move, setup: Setup, names: list[str] | None = None) -> str:
        return text.name_move(move, cast(Cookbook, setup.deck), names)

    def picture_move(self, move: Move, setup: Setup) -> dict[str, Any]:
        return text.picture_move(move, cast(Cookbook, setup.deck))

    def ask(self, state: State, seat: int, names: list[str]) -> str:
        return text.ask(cast(Kitchen, state), seat, names)

    def begin_gesture(self, state: State, seat: int, seed: str) -> Gesture | None:
        from potluck.games.a_la_carte.hands.live_gestures import begin_gesture

        return begin_gesture(cast(Kitchen, state), seat, seed)

    def practise_gesture(self, kind: str, seed: str) -> Gesture | None:
        from potluck.games.a_la_carte.hands.live_gestures import practise_gesture

        return practise_gesture(read_deck(self.house_deck()), kind, seed)

    def gesture_odds(self) -> list[GestureOdds]:
        tables = read_deck(self.house_deck()).odds
        return [row for level, odds in zip(SKILL_LEVELS, tables, strict=True) for row in rows(level, odds)]

    def tell_reason(self, reason: str, names: list[str]) -> str:
        return text.REASONS[reason]


game = ALaCarte()
