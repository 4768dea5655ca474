"""What a café may expect of a deck's customers: how many it satisfies, befriends, and what they pay.

Whether a customer is content is a question food by food. So for every food and every number of symbols the
set of customers who are content with it is made once; a café's odds are then a few intersections.
"""

from __future__ import annotations

from typing import Final, final

from potluck.games.cafe_baras.cards import COFFEE, DECOR_COUNT, FOOD_COUNT, CafeCard, CafeDeck
from potluck.games.cafe_baras.state import Cafe

#: More symbols of one food than this please nobody more.
MOST_SYMBOLS: Final = 12
MOST_RELIEF: Final = 9


@final
class CustomerOdds:
    """The customers of one deck as sets: a customer is a bit."""

    def __init__(self, deck: CafeDeck) -> None:
        self.deck = deck
        self.size = len(deck.cards)
        #: For each food and count: who is content, and how many wishes are met in all. Coffee apart, by relief.
        self.content: list[list[int]] = []
        self.wishes: list[list[int]] = []
        for food in range(FOOD_COUNT):
            self.content.append([self.who_is_content(food, count, 0) for count in range(MOST_SYMBOLS + 1)])
            self.wishes.append([self.wishes_met(food, count, 0) for count in range(MOST_SYMBOLS + 1)])
        self.coffee_content: list[list[int]] = []
        self.coffee_wishes: list[list[int]] = []
        for relief in range(MOST_RELIEF + 1):
            counts = range(MOST_SYMBOLS + 1)
            self.coffee_content.append([self.who_is_content(COFFEE, count, relief) for count in counts])
            self.coffee_wishes.append([self.wishes_met(COFFEE, count, relief) for count in counts])
        #: For each food: how many customers want it at all.
        self.fans: list[int] = [
            sum([1 for card in deck.cards if wants_of(card, food, 0)]) for food in range(FOOD_COUNT)
        ]
        #: For each decor: who prefers it.
        self.lovers: list[int] = [0] * DECOR_COUNT
        for number, card in enumerate(deck.cards):
            if card.prefers >= 0:
                self.lovers[card.prefers - FOOD_COUNT] |= 1 << number

    def who_is_content(self, food: int, count: int, relief: int) -> int:
        """The customers whose wishes for a food so many symbols meet."""
        result = 0
        for number, card in enumerate(self.deck.cards):
            if sum(wants_of(card, food, relief)) <= count:
                result |= 1 << number
        return result

    def wishes_met(self, food: int, count: int, relief: int) -> int:
        """The wishes for a food that so many symbols meet, over all customers."""
        result = 0
        for card in self.deck.cards:
            left = count
            for size in wants_of(card, food, relief):
                if left >= size:
                    left -= size
                    result += 1
        return result

    def satisfied(self, cafe: Cafe) -> int:
        """The customers whose every wish a café meets."""
        symbols = cafe.symbols
        result = self.coffee_content[capped(cafe.coffee_relief, MOST_RELIEF)][capped(symbols[COFFEE], MOST_SYMBOLS)]
        for food in range(FOOD_COUNT):
            if food != COFFEE:
                result &= self.content[food][capped(symbols[food], MOST_SYMBOLS)]
        return result

    def friends(self, cafe: Cafe, satisfied: int) -> int:
        """Those of the satisfied who would become regulars."""
        lovers = 0
        for decor in range(DECOR_COUNT):
            if cafe.symbols[FOOD_COUNT + decor] > 0:
                lovers |= self.lovers[decor]
        return satisfied & lovers

    def income(self, cafe: Cafe, satisfied: int) -> float:
        """The coins that a customer pays on average."""
        relief = capped(cafe.coffee_relief, MOST_RELIEF)
        coins = self.coffee_wishes[relief][capped(cafe.symbols[COFFEE], MOST_SYMBOLS)]
        for food in range(FOOD_COUNT):
            count = capped(cafe.symbols[food], MOST_SYMBOLS)
            if food != COFFEE:
                coins += self.wishes[food][count]
            if cafe.tips[food] > 0 and count > 0:
                coins += cafe.tips[food] * self.fans[food]
        if cafe.full_service > 0:
            coins += cafe.full_service * satisfied.bit_count()
        return coins / self.size


def wants_of(card: CafeCard, food: int, relief: int) -> list[int]:
    """The sizes of a customer's wishes for a food, smallest first."""
    sizes: list[int] = []
    for want in card.by_size:
        if want.food == food:
            sizes.append(max(1, want.size - relief) if want.size > 1 else 1)
    return sizes


def capped(count: int, most: int) -> int:
    """A count, or the most that a table has room for."""
    return count if count < most else most
