"""Basket Case's deck: the dishes that the kitchen makes, read from `cards.toml`."""

from __future__ import annotations

from typing import Final

from basket_case.moves import Eat, SipTea
from potluck.kernel.deck_file import Deck, unique
from potluck.kernel.deck_file import read_deck as read_sections
from potluck.kernel.errors import BadDeck
from potluck.kernel.game import CardFace
from potluck.kernel.moves import Catalogue
from potluck.kernel.phrases import Phrase

KINDS: Final = ["steamed", "fried", "sweet"]
#: How a dish counts (BC-4.1 to BC-4.4, BC-5.1).
EACH, PAIR, THREE, ROW, STEAM, SWEET = SCORING = ["each", "pair", "three", "row", "steam", "sweet"]

BASKET: Final = 7
#: Sweets do not come back, so the other dishes have to fill five baskets by themselves.
LEAST_DISHES: Final = 5 * BASKET


class Dish:
    """A dish, and how it counts."""

    def __init__(self, id: str, name: str, kind: str, scores: str, value: int, hot: bool, copies: int) -> None:
        self.id = id
        self.name = name
        self.kind = kind
        self.scores = scores
        self.value = value
        self.hot = hot
        self.copies = copies

    def takes_chilli(self) -> bool:
        """BC-3.3: whether chilli may go onto it."""
        return not self.hot and self.scores != SWEET

    def face(self) -> CardFace:
        """The dish as it is printed."""
        points = [] if self.scores in (STEAM, SWEET, ROW) else [("points", self.value)]
        return CardFace(
            self.id,
            self.name,
            self.kind,
            self.copies,
            numbers=points,
            symbols=["steam"] * self.value if self.scores == STEAM else [],
            traits=["hot"] if self.hot else [],
            effects=[Phrase(f"effect-{self.scores}", {"value": self.value})],
            corner="points" if points else "",
        )


class Menu(Deck):
    """The dishes by number, and the moves with each of them."""

    def __init__(self, source: str, dishes: list[Dish]) -> None:
        self.dishes = dishes
        self.ids = [dish.id for dish in dishes]
        #: Every card that there is: a dish's number once for each copy.
        self.cards = [number for number, dish in enumerate(dishes) for _ in range(dish.copies)]
        self.eats = [Eat(number, dish.id, False) for number, dish in enumerate(dishes)]
        #: The same with chilli; those that BC-3.3 forbids are there to be refused and are in no catalogue.
        self.dips = [Eat(number, dish.id, True) for number, dish in enumerate(dishes)]
        self.tea = SipTea()
        allowed = [dip for dip in self.dips if dishes[dip.dish].takes_chilli()]
        super().__init__(source, Catalogue([*self.eats, *allowed, self.tea]))


def read_deck(source: str) -> Menu:
    """Validate a kitchen's text, or raise BadDeck."""
    entries = read_sections(source, ["dish"])["dish"]
    unique(entries, "id")
    unique(entries, "name")
    dishes: list[Dish] = []
    for entry in entries:
        dishes.append(
            Dish(
                entry.text("id", longest=20),
                entry.text("name", longest=40),
                entry.choice("kind", KINDS),
                entry.choice("scores", SCORING),
                entry.number("value", 1, 20),
                entry.flag("hot"),
                entry.number("copies", 1, 99),
            )
        )
        entry.done()
    staying = sum(dish.copies for dish in dishes if dish.scores != SWEET)
    if staying < LEAST_DISHES:
        raise BadDeck(f"the kitchen has {staying} dishes that are no sweets; five baskets need {LEAST_DISHES}")
    return Menu(source, dishes)
