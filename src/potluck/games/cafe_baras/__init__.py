"""Café Baras as the rest of Potluck knows it."""

from __future__ import annotations

from typing import Any, cast

from potluck.games.cafe_baras.attempts import PLACES
from potluck.games.cafe_baras.bot.heuristic import SensibleHost
from potluck.games.cafe_baras.cards import (
    FIXED,
    KINDS,
    NOTHING,
    SYMBOLS,
    CafeCard,
    CafeDeck,
    Counter,
    SpecialGuest,
    read_deck,
)
from potluck.games.cafe_baras.glance import StreetGlance
from potluck.games.cafe_baras.phrases import counter_phrase, customer_phrase, guest_phrase, text_phrases
from potluck.games.cafe_baras.state import Options, Street, census
from potluck.games.cafe_baras.steps.set_up import set_up
from potluck.games.cafe_baras.view import view
from potluck.kernel.chance import Chance
from potluck.kernel.deck_file import Deck
from potluck.kernel.game import CardFace, Game, GameOption, Setup, start_option, switch
from potluck.kernel.observation import Layout
from potluck.kernel.phrases import CARD, SEAT
from potluck.kernel.state import State


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
        cafe_deck = cast(CafeDeck, deck)
        return [
            *(card_face(card) for card in cafe_deck.cards),
            *(guest_face(guest) for guest in cafe_deck.guests),
            *(counter_face(counter) for counter in cafe_deck.counters),
        ]

    def start(self, setup: Setup, chance: Chance) -> Street:
        chosen = setup.options
        options = Options(
            guest_points=int(chosen["guest_points"]),
            manual_claims=chosen["claim"] == "manual",
            level_rounds=chosen["level_rounds"] == "on",
            start_player=setup.starter(),
        )
        return set_up(cast(CafeDeck, setup.deck), setup.seats, options, chance)

    def glance(self, setup: Setup, layout: Layout) -> StreetGlance:
        return StreetGlance(cast(CafeDeck, setup.deck), layout)

    def view(self, state: State, viewer: int) -> dict[str, Any]:
        return cast(dict[str, Any], view(cast(Street, state), viewer))

    def census(self, state: State) -> dict[str, int]:
        return census(cast(Street, state))


def card_face(card: CafeCard) -> CardFace:
    """A café card, both halves."""
    fixed = card.score.word == FIXED
    return CardFace(
        card.id,
        card.name,
        KINDS[card.kind],
        1,
        numbers=[("cost", card.cost), *([("points", card.score.amount)] if fixed else [])],
        symbols=[SYMBOLS[symbol] for symbol in card.provides],
        traits=["passing"] if card.prefers == NOTHING else [],
        effects=[*text_phrases(card), customer_phrase(card)],
        corner="cost",
        also=[card.customer],
    )


def guest_face(guest: SpecialGuest) -> CardFace:
    """A special guest; what all of them are worth is an option of the table (CB-A1)."""
    return CardFace(guest.id, guest.name, "guest", 1, effects=[guest_phrase(guest)])


def counter_face(counter: Counter) -> CardFace:
    """A counter, named after its host."""
    symbols = [SYMBOLS[symbol] for symbol in counter.provides]
    return CardFace(counter.id, counter.name, "counter", 1, symbols=symbols, effects=[counter_phrase(counter)])


game = CafeBaras()
