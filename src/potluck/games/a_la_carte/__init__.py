"""À la carte as the rest of Potluck knows it."""

from __future__ import annotations

from typing import cast

from potluck.games.a_la_carte.attempts import PLACES
from potluck.games.a_la_carte.bot.heuristic import SensibleCook
from potluck.games.a_la_carte.cards import Cookbook, read_deck
from potluck.games.a_la_carte.faces import faces
from potluck.games.a_la_carte.hands.odds import SKILL_LEVELS, rows
from potluck.games.a_la_carte.state import Kitchen, Options, census
from potluck.games.a_la_carte.steps.set_up import set_up
from potluck.games.a_la_carte.view import CUPS, DISHES, KITCHEN, write_view
from potluck.kernel.chance import Chance
from potluck.kernel.deck_file import Deck
from potluck.kernel.game import CardFace, Game, GameOption, Setup, start_option
from potluck.kernel.gesture import Gesture, GestureOdds
from potluck.kernel.phrases import CARD, SEAT
from potluck.kernel.state import State
from potluck.kernel.view import Schema, ViewWriter


class ALaCarte(Game):
    """Heat with a die, season with a shaker that has a will of its own, and do not burn anything."""

    def __init__(self) -> None:
        super().__init__()
        self.id = "a-la-carte"
        self.package = __name__
        self.title = "À la carte"
        self.designers = ["Karl-Heinz Schmiel"]
        self.least_seats = 2
        self.most_seats = 4
        self.minutes = (30, 45)
        self.heuristic = SensibleCook()
        self.hides = False  # which cups are face down is known by counting; which comes next is chance
        self.fact_kinds = {
            "dish": CARD,
            "cooking": CARD,
            "cup": CARD,
            "start": SEAT,
            "target": SEAT,
            "victim": SEAT,
            "winners": SEAT,
            "container": "shaker",
            "colour": "colour",
        }
        self.places = list(PLACES)
        self.options = [
            GameOption("display", ["open", "stacks"]),
            GameOption("hand", ["by-hand", "steady", "normal", "shaky"]),
            start_option(self.most_seats),
        ]

    def read_deck(self, source: str) -> Deck:
        return read_deck(source)

    def faces(self, deck: Deck) -> list[CardFace]:
        return faces(cast(Cookbook, deck), self.most_seats)

    def start(self, setup: Setup, chance: Chance) -> Kitchen:
        chosen = setup.options
        options = Options(stacks=chosen["display"] == "stacks", pouring=chosen["hand"], start_player=setup.starter())
        return set_up(cast(Cookbook, setup.deck), setup.seats, options, chance)

    def view_schema(self) -> Schema:
        return KITCHEN

    def card_families(self, deck: Deck) -> dict[str, list[str]]:
        book = cast(Cookbook, deck)
        return {DISHES: book.dish_ids, CUPS: book.cup_ids}

    def write_view(self, state: State, viewer: int, out: ViewWriter) -> None:
        write_view(cast(Kitchen, state), viewer, out)

    def census(self, state: State) -> dict[str, int]:
        return census(cast(Kitchen, state))

    def begin_gesture(self, state: State, seat: int, seed: str) -> Gesture | None:
        from potluck.games.a_la_carte.hands.live_gestures import begin_gesture

        return begin_gesture(cast(Kitchen, state), seat, seed)

    def practise_gesture(self, kind: str, seed: str) -> Gesture | None:
        from potluck.games.a_la_carte.hands.live_gestures import practise_gesture

        return practise_gesture(read_deck(self.house_deck()), kind, seed)

    def gesture_odds(self) -> list[GestureOdds]:
        tables = read_deck(self.house_deck()).odds
        return [row for level, odds in zip(SKILL_LEVELS, tables, strict=True) for row in rows(level, odds)]


game = ALaCarte()
