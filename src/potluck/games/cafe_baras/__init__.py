"""Café Baras as the rest of Potluck knows it."""

from __future__ import annotations

from typing import cast

from potluck.games.cafe_baras.attempts import PLACES
from potluck.games.cafe_baras.bot.heuristic import SensibleHost
from potluck.games.cafe_baras.cards import CafeDeck, read_deck
from potluck.games.cafe_baras.faces import faces
from potluck.games.cafe_baras.state import Options, Street, census
from potluck.games.cafe_baras.steps.set_up import set_up
from potluck.games.cafe_baras.view import CARDS, COUNTERS, GUESTS, STREET, write_view
from potluck.kernel.chance import Chance
from potluck.kernel.deck_file import Deck
from potluck.kernel.game import CardFace, Game, GameOption, Setup, start_option, switch
from potluck.kernel.phrases import CARD, SEAT
from potluck.kernel.state import State
from potluck.kernel.view import Schema, ViewWriter


class CafeBaras(Game):
    """Build the cosiest café on the street and win the capybaras' hearts."""

    def __init__(self) -> None:
        super().__init__()
        self.id = "cafe-baras"
        self.package = __name__
        self.title = "Café Baras"
        self.designers = ["Roberta Taylor"]
        self.least_seats = 2
        self.most_seats = 4
        self.minutes = (20, 40)
        self.heuristic = SensibleHost()
        self.fact_kinds = {
            "start": SEAT,
            "still": SEAT,
            "winners": SEAT,
            "display": CARD,
            "there": CARD,
            "guest": CARD,
            "guests": CARD,
            "counter": CARD,
            "kind": "kind",
            "sort": "sort",
            "symbol": "symbol",
            "symbols": "symbol",
            "food": "symbol",
            "foods": "plural",
            "decor": "symbol",
            "either": "symbol",
            "one": "symbol",
            "another": "symbol",
        }
        self.places = list(PLACES)
        self.options = [
            GameOption("guest_points", ["3", "2", "4", "5"]),
            GameOption("claim", ["auto", "manual"]),
            switch("level_rounds"),
            start_option(self.most_seats),
        ]

    def read_deck(self, source: str) -> Deck:
        return read_deck(source)

    def faces(self, deck: Deck) -> list[CardFace]:
        return faces(cast(CafeDeck, deck))

    def start(self, setup: Setup, chance: Chance) -> Street:
        chosen = setup.options
        options = Options(
            guest_points=int(chosen["guest_points"]),
            manual_claims=chosen["claim"] == "manual",
            level_rounds=chosen["level_rounds"] == "on",
            start_player=setup.starter(),
        )
        return set_up(cast(CafeDeck, setup.deck), setup.seats, options, chance)

    def view_schema(self) -> Schema:
        return STREET

    def card_families(self, deck: Deck) -> dict[str, list[str]]:
        cafe_deck = cast(CafeDeck, deck)
        return {CARDS: cafe_deck.ids, GUESTS: cafe_deck.guest_ids, COUNTERS: cafe_deck.counter_ids}

    def write_view(self, state: State, viewer: int, out: ViewWriter) -> None:
        write_view(cast(Street, state), viewer, out)

    def census(self, state: State) -> dict[str, int]:
        return census(cast(Street, state))


game = CafeBaras()
