"""Café Carnage's deck: the dishes of the menu and the action cards, read from `cards.toml`."""

from __future__ import annotations

from typing import Final, final

from potluck.games.cafe_carnage.moves import Order, Vote
from potluck.kernel.deck_file import Deck, unique
from potluck.kernel.deck_file import read_deck as read_sections
from potluck.kernel.errors import BadDeck
from potluck.kernel.moves import Catalogue, Move

COURSES: Final = ["starter", "main", "dessert"]

#: CC-1.6: the kinds of action cards.
SPLIT: Final = 0
SEPARATE: Final = 1
RUN: Final = 2
BALLOTS: Final = ["split", "separate", "run"]

#: CC-A15: three cards for each of six diners must be there once eaten dishes have come back.
LEAST_PER_COURSE: Final = 18


@final
class Dish:
    """CC-3.4: one number, the price in dollars and the value in gourmet points."""

    def __init__(self, id: str, course: int, name: str, value: int, copies: int) -> None:
        self.id = id
        self.course = course
        self.name = name
        self.value = value
        self.copies = copies


@final
class Menu(Deck):
    """The dishes by number, and what a rule needs to know of them at once."""

    def __init__(self, source: str, dishes: list[Dish]) -> None:
        self.dishes = dishes
        self.ids: list[str] = [dish.id for dish in dishes]
        self.values: list[int] = [dish.value for dish in dishes]
        self.votes: list[Vote] = [Vote(card, name) for card, name in enumerate(BALLOTS)]
        #: The votes of a hand by the kinds that it holds: 1 for Split, 2 for Separate, 4 for Run.
        self.ballots: list[list[Move]] = [
            [self.votes[card] for card in range(3) if kinds >> card & 1] for kinds in range(8)
        ]
        self.orders: list[Order] = [Order(number, dish.id, dish.value) for number, dish in enumerate(dishes)]
        moves: list[Move] = []
        moves.extend(self.votes)
        moves.extend(self.orders)
        #: Every card of each course, a dish's number once for each copy.
        self.cards: list[list[int]] = [[], [], []]
        for number, dish in enumerate(dishes):
            self.cards[dish.course].extend([number] * dish.copies)
        super().__init__(source, Catalogue(moves))


def read_deck(source: str) -> Menu:
    """Validate a menu's text, or raise BadDeck."""
    entries = read_sections(source, ["dish"])["dish"]
    unique(entries, "id")
    unique(entries, "name")
    dishes: list[Dish] = []
    for entry in entries:
        dishes.append(
            Dish(
                entry.text("id", longest=12),
                COURSES.index(entry.choice("course", COURSES)),
                entry.text("name", longest=40),
                entry.number("value", 0, 99),
                entry.number("copies", 1, 99),
            )
        )
        entry.done()
    for course, name in enumerate(COURSES):
        count = sum(dish.copies for dish in dishes if dish.course == course)
        if count < LEAST_PER_COURSE:
            raise BadDeck(
                f"course {name} has {count} cards; it needs at least {LEAST_PER_COURSE}, three for each of six diners"
            )
    return Menu(source, dishes)
