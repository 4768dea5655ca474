"""Cthulbeque as the rest of Potluck knows it."""

from __future__ import annotations

from typing import cast

from potluck.games.cthulbeque.attempts import PLACES
from potluck.games.cthulbeque.bot.heuristic import SensibleChef
from potluck.games.cthulbeque.cards import Larder, read_deck
from potluck.games.cthulbeque.faces import faces
from potluck.games.cthulbeque.state import Feast, Options, census
from potluck.games.cthulbeque.steps.set_up import set_up
from potluck.games.cthulbeque.view import CARDS, FEAST, INGREDIENTS, MONSTERS, RECIPES, TABLE_CARDS, write_view
from potluck.kernel.chance import Chance
from potluck.kernel.deck_file import Deck
from potluck.kernel.game import CardFace, Game, GameOption, Setup, switch
from potluck.kernel.phrases import CARD, DICE, SEAT
from potluck.kernel.state import State
from potluck.kernel.view import Schema, ViewWriter

CAPS = ["30", "10", "20", "40", "50", "60"]


class Cthulbeque(Game):
    """Cook the unspeakable, keep your wits, and serve before the others do."""

    def __init__(self) -> None:
        super().__init__()
        self.id = "cthulbeque"
        self.package = __name__
        self.title = "Cthulbeque"
        self.designers = ["Jonathan Leistiko"]
        self.least_seats = 2
        self.most_seats = 5
        self.minutes = (30, 60)
        self.heuristic = SensibleChef()
        self.fact_kinds = {
            "monster": CARD,
            "ingredient": CARD,
            "recipe": CARD,
            "spell": CARD,
            "gives": CARD,
            "gets": CARD,
            "owner": SEAT,
            "rival": SEAT,
            "roller": SEAT,
            "turn": SEAT,
            "declarer": SEAT,
            "winners": SEAT,
            "mine": DICE,
            "yours": DICE,
            "now": "now",
            "pool": "pool",
        }
        self.places = PLACES
        self.options = [
            switch("switcheroo"),
            switch("multitask"),
            switch("paralysing_fear"),
            GameOption("round_cap", CAPS),
        ]

    def read_deck(self, source: str) -> Deck:
        return read_deck(source)

    def faces(self, deck: Deck) -> list[CardFace]:
        return faces(cast(Larder, deck))

    def start(self, setup: Setup, chance: Chance) -> Feast:
        chosen = setup.options
        options = Options(
            switcheroo=chosen["switcheroo"] == "on",
            multitask=chosen["multitask"] == "on",
            paralysing_fear=chosen["paralysing_fear"] == "on",
            round_cap=int(chosen["round_cap"]),
        )
        return set_up(cast(Larder, setup.deck), setup.seats, options, chance)

    def view_schema(self) -> Schema:
        return FEAST

    def card_families(self, deck: Deck) -> dict[str, list[str]]:
        larder = cast(Larder, deck)
        return {
            CARDS: larder.ids,
            MONSTERS: larder.monster_ids,
            RECIPES: larder.recipe_ids,
            INGREDIENTS: larder.ingredient_ids,
            TABLE_CARDS: larder.table_card_ids,
        }

    def write_view(self, state: State, viewer: int, out: ViewWriter) -> None:
        write_view(cast(Feast, state), viewer, out)

    def census(self, state: State) -> dict[str, int]:
        table = cast(Feast, state)
        return {table.larder.cards[card].id: count for card, count in enumerate(census(table))}


game = Cthulbeque()
