"""Cake Auf! as the rest of Potluck knows it."""

from __future__ import annotations

from typing import cast

from potluck.games.cake_auf.attempts import PLACES
from potluck.games.cake_auf.bot.heuristic import SensibleBaker
from potluck.games.cake_auf.cards import Pantry, read_deck
from potluck.games.cake_auf.faces import faces
from potluck.games.cake_auf.state import Bakery, Options, census
from potluck.games.cake_auf.steps.set_up import set_up
from potluck.games.cake_auf.view import BAKERY, CARDS, INGREDIENTS, RECIPES, write_view
from potluck.kernel.chance import Chance
from potluck.kernel.deck_file import Deck
from potluck.kernel.game import CardFace, Game, GameOption, Setup, start_option, switch
from potluck.kernel.phrases import CARD, SEAT
from potluck.kernel.state import State
from potluck.kernel.view import Schema, ViewWriter


class CakeAuf(Game):
    """Collect what your desserts need, and see that the others' ovens stay cold."""

    def __init__(self) -> None:
        super().__init__()
        self.id = "cake-auf"
        self.package = __name__
        self.title = "Cake Auf!"
        self.designers = ["Hawberry Games"]
        self.least_seats = 2
        self.most_seats = 4
        self.minutes = (20, 40)
        self.heuristic = SensibleBaker()
        self.fact_kinds = {
            "recipe": CARD,
            "recipes": CARD,
            "mine": CARD,
            "theirs": CARD,
            "old": CARD,
            "new": CARD,
            "ban": CARD,
            "bans": CARD,
            "taken": CARD,
            "given": CARD,
            "gave": CARD,
            "got": CARD,
            "lost": CARD,
            "owner": SEAT,
            "starter": SEAT,
            "rivals": SEAT,
            "winners": SEAT,
            "need": "need",
            "needs": "need",
            "sign": "sign",
        }
        self.places = PLACES
        self.options = [
            GameOption("actions", ["rulebook", "publisher"]),
            switch("keep_hands"),
            GameOption("tiebreak", ["rps", "shared"]),
            start_option(self.most_seats),
        ]

    def read_deck(self, source: str) -> Deck:
        return read_deck(source)

    def faces(self, deck: Deck) -> list[CardFace]:
        return faces(cast(Pantry, deck))

    def start(self, setup: Setup, chance: Chance) -> Bakery:
        chosen = setup.options
        options = Options(
            publisher=chosen["actions"] == "publisher",
            keep_hands=chosen["keep_hands"] == "on",
            share_ties=chosen["tiebreak"] == "shared",
            starter=setup.starter(),
        )
        return set_up(cast(Pantry, setup.deck), setup.seats, options, chance)

    def view_schema(self) -> Schema:
        return BAKERY

    def card_families(self, deck: Deck) -> dict[str, list[str]]:
        pantry = cast(Pantry, deck)
        return {
            CARDS: pantry.card_ids,
            INGREDIENTS: pantry.card_ids[: pantry.ingredients],
            RECIPES: pantry.recipe_ids,
        }

    def write_view(self, state: State, viewer: int, out: ViewWriter) -> None:
        write_view(cast(Bakery, state), viewer, out)

    def census(self, state: State) -> dict[str, int]:
        return census(cast(Bakery, state))


game = CakeAuf()
