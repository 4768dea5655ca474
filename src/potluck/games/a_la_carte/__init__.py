"""À la carte as the rest of Potluck knows it."""

from __future__ import annotations

from typing import cast

from potluck.games.a_la_carte.attempts import PLACES
from potluck.games.a_la_carte.bot.heuristic import SensibleCook
from potluck.games.a_la_carte.cards import COLOURS, EFFECTS, POINTS, Cookbook, Cup, Dish, counted, heat_range, read_deck
from potluck.games.a_la_carte.hands.odds import SKILL_LEVELS, rows
from potluck.games.a_la_carte.moves import CONDIMENTS
from potluck.games.a_la_carte.state import Kitchen, Options, census
from potluck.games.a_la_carte.steps.set_up import set_up
from potluck.games.a_la_carte.view import CUPS, DISHES, KITCHEN, write_view
from potluck.kernel.chance import Chance
from potluck.kernel.deck_file import Deck
from potluck.kernel.game import CardFace, Game, GameOption, Setup, start_option
from potluck.kernel.gesture import Gesture, GestureOdds
from potluck.kernel.phrases import CARD, SEAT, Phrase
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
        book = cast(Cookbook, deck)
        return [dish_face(dish, self.most_seats) for dish in book.dishes] + [cup_face(cup) for cup in book.cups]

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


def dish_face(dish: Dish, cooks: int) -> CardFace:
    """A dish as it is printed; a crêpe has no colour, and everybody has one."""
    crepe = dish.colour < 0
    numbers = [
        ("points", dish.points),
        ("heat-from", dish.green_min),
        ("heat-to", dish.green_max),
        ("burned-at", dish.burned_at),
    ]
    symbols = [kind for number, kind in enumerate(CONDIMENTS) for _ in range(dish.recipe[number])]
    heat: dict[str, object] = {"range": heat_range(dish), "burned": dish.burned_at}
    recipe = Phrase("effect-recipe", {**heat, "grains": counted(dish.recipe)})
    if crepe:
        recipe = Phrase("effect-crepe", heat)
    elif dish.plain:
        recipe = Phrase("effect-plain", heat)
    kind = "crepe" if crepe else COLOURS[dish.colour]
    return CardFace(
        dish.id, dish.name, kind, cooks if crepe else 1, numbers, symbols, effects=[recipe], corner="points"
    )


def cup_face(cup: Cup) -> CardFace:
    """A coffee cup's open side."""
    numbers = [("points", cup.amount)] if cup.effect == POINTS else []
    effect = Phrase(f"effect-cup-{EFFECTS[cup.effect]}", {"amount": cup.amount})
    return CardFace(cup.id, cup.name, "cup", cup.copies, numbers, effects=[effect])


game = ALaCarte()
