"""Café Baras as the rest of Potluck knows it."""

from __future__ import annotations

from typing import Any, cast

from potluck.games.cafe_baras import text
from potluck.games.cafe_baras.bot.heuristic import SensibleHost
from potluck.games.cafe_baras.cards import KINDS, SYMBOLS, CafeDeck, read_deck
from potluck.games.cafe_baras.glance import StreetGlance
from potluck.games.cafe_baras.state import Options, Street, census
from potluck.games.cafe_baras.steps.set_up import set_up
from potluck.games.cafe_baras.view import view
from potluck.kernel.chance import Chance
from potluck.kernel.deck_file import Deck
from potluck.kernel.events import Event
from potluck.kernel.game import CardFace, Game, GameOption, Setup, start_option, switch
from potluck.kernel.moves import Move
from potluck.kernel.observation import Layout
from potluck.kernel.state import State


class CafeBaras(Game):
    """Build the cosiest café on the street and win the capybaras' hearts."""

    def __init__(self) -> None:
        self.id = "cafe-baras"
        self.package = __name__
        self.title = "Café Baras"
        self.designers = ["Roberta Taylor"]
        self.least_seats = 2
        self.most_seats = 4
        self.minutes = (20, 40)
        self.heuristic = SensibleHost()
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
        faces: list[CardFace] = []
        for card in cafe_deck.cards:
            facts = [KINDS[card.kind].capitalize()]
            if card.provides:
                facts.append(text.provided(card.provides))
            facts.append(text.customer_words(card))
            faces.append(
                CardFace(card.id, card.name, KINDS[card.kind], 1, str(card.cost), facts, text.card_words(card))
            )
        for guest in cafe_deck.guests:
            line = f"Comes over to the first café with {text.guest_words(guest)}."
            faces.append(CardFace(guest.id, guest.name, "guest", 1, "★", ["Special guest"], line))
        for counter in cafe_deck.counters:
            facts = ["Counter", *([text.provided(counter.provides)] if counter.provides else [])]
            line = f"Your café starts here, with {' and '.join(SYMBOLS[s] for s in counter.provides) or 'nothing'}."
            faces.append(CardFace(counter.id, counter.name, "counter", 1, "", facts, line))
        return faces

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

    def tell(self, event: Event, names: list[str], setup: Setup) -> str:
        return text.Teller(cast(CafeDeck, setup.deck), names).tell(event)

    def name_move(self, move: Move, setup: Setup, names: list[str] | None = None) -> str:
        return text.name_move(move, cast(CafeDeck, setup.deck))

    def picture_move(self, move: Move, setup: Setup) -> dict[str, Any]:
        return text.picture_move(move)

    def ask(self, state: State, seat: int, names: list[str]) -> str:
        return text.ask(cast(Street, state), seat)

    def tell_reason(self, reason: str, names: list[str]) -> str:
        return text.tell_reason(reason)


game = CafeBaras()
