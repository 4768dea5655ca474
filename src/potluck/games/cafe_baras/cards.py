"""Café Baras's cards: what they say (a small vocabulary of phrases), and the moves that they make."""

from __future__ import annotations

from typing import Final, final

from potluck.kernel.deck import Deck
from potluck.kernel.moves import Catalogue, Move

NOTHING: Final = -1

FOODS: Final = ["Tea", "Coffee", "Drink", "Snack", "Meal", "Dessert"]
DECORS: Final = ["Rustic", "Retro", "Garden", "Modern"]
#: Symbols are numbered through: six foods, then four decors.
SYMBOLS: Final = ["Tea", "Coffee", "Drink", "Snack", "Meal", "Dessert", "Rustic", "Retro", "Garden", "Modern"]
SYMBOL_COUNT: Final = 10
FOOD_COUNT: Final = 6
DECOR_COUNT: Final = 4
COFFEE: Final = 1

FOOD: Final = 0
DECOR: Final = 1
EQUIPMENT: Final = 2
KINDS: Final = ["food", "decor", "equipment"]

# The vocabulary: a phrase's word is its place in its list; the list also says what may follow the word.

#: CB-A20: done once, when the card is added.
NOW: Final = ["coins N", "draw N", "swap N", "refresh", "serve_again", "coins_per SYMBOL...", "others N"]
COINS: Final = 0
DRAW: Final = 1
SWAP: Final = 2
REFRESH: Final = 3
SERVE_AGAIN: Final = 4
COINS_PER: Final = 5
OTHERS: Final = 6

#: CB-A20: in force for the rest of the game.
ONGOING: Final = ["tip FOOD", "full_service N", "coffee_relief N", "hand_size N", "discount KIND N", "regular_coins N"]
TIP: Final = 0
FULL_SERVICE: Final = 1
COFFEE_RELIEF: Final = 2
HAND_SIZE: Final = 3
DISCOUNT: Final = 4
REGULAR_COINS: Final = 5

#: CB-8.3: what a card in the row is worth at the end.
SCORES: Final = [
    "fixed N",
    "per SYMBOL N",
    "pair SYMBOL SYMBOL N",
    "variety_food N",
    "variety_decor N",
    "per_regular N",
    "per_regular_decor DECOR N",
    "per_guest N",
    "per_coins N",
]
FIXED: Final = 0
PER: Final = 1
PAIR: Final = 2
VARIETY_FOOD: Final = 3
VARIETY_DECOR: Final = 4
PER_REGULAR: Final = 5
PER_REGULAR_DECOR: Final = 6
PER_GUEST: Final = 7
PER_COINS: Final = 8

#: CB-6.1: what a special guest asks of a café.
NEEDS: Final = [
    "symbols SYMBOL N",
    "food_types N",
    "decor_types N",
    "same_decor N",
    "cards KIND N",
    "regular_decors N",
    "row N",
]
SYMBOLS_OF: Final = 0
FOOD_TYPES: Final = 1
DECOR_TYPES: Final = 2
SAME_DECOR: Final = 3
CARDS_OF: Final = 4
REGULAR_DECORS: Final = 5
ROW: Final = 6


@final
class Phrase:
    """One effect, scoring rule or need: a word of its list, the symbols or kind it speaks of, and a number."""

    def __init__(self, word: int, things: list[int], amount: int) -> None:
        self.word = word
        self.things = things
        self.amount = amount


@final
class Want:
    """CB-4.2, CB-4.4: a wish for one food; several Coffees at once are one wish."""

    def __init__(self, food: int, size: int, mark: int) -> None:
        self.food = food
        self.size = size
        self.mark = mark  # its bit in the set of wishes that were met


@final
class Card:
    """An addition (the upper half) and a customer (the lower half)."""

    def __init__(
        self,
        id: str,
        name: str,
        kind: int,
        provides: list[int],
        cost: int,
        score: Phrase,
        now: list[Phrase],
        ongoing: list[Phrase],
        customer: str,
        wants: list[Want],
        prefers: int,
    ) -> None:
        self.id = id
        self.name = name
        self.kind = kind
        self.provides = provides
        self.cost = cost
        self.score = score
        self.now = now
        self.ongoing = ongoing
        self.customer = customer
        self.wants = wants
        self.prefers = prefers  # the symbol of a decor, or NOTHING
        #: CB-A8: food by food, the smallest wish first.
        self.by_size: list[Want] = sorted(wants, key=food_and_size)
        self.all_met = (1 << len(wants)) - 1


def food_and_size(want: Want) -> int:
    """The order in which wishes are served."""
    return want.food * 100 + want.size


@final
class Guest:
    """CB-6: a special guest and all that a café needs to please it."""

    def __init__(self, id: str, name: str, needs: list[Phrase]) -> None:
        self.id = id
        self.name = name
        self.needs = needs


@final
class Counter:
    """CB-1.4: where a café begins; counters differ in looks (CB-A2)."""

    def __init__(self, id: str, name: str, provides: list[int]) -> None:
        self.id = id
        self.name = name
        self.provides = provides


@final
class Add(Move):
    """Pay for a card and add it to your café."""

    def __init__(self, card: int, id: str) -> None:
        self.card = card
        self.id = id

    def key(self) -> str:
        return f"add {self.id}"


@final
class Serve(Move):
    """Serve the customer on a card."""

    def __init__(self, card: int, id: str) -> None:
        self.card = card
        self.id = id

    def key(self) -> str:
        return f"serve {self.id}"


@final
class Take(Move):
    """Take a card from the display."""

    def __init__(self, card: int, id: str) -> None:
        self.card = card
        self.id = id

    def key(self) -> str:
        return f"take {self.id}"


@final
class Drop(Move):
    """Discard a card in order to draw another."""

    def __init__(self, card: int, id: str) -> None:
        self.card = card
        self.id = id

    def key(self) -> str:
        return f"drop {self.id}"


@final
class Claim(Move):
    """Claim a special guest, where guests are claimed by hand (CB-A4)."""

    def __init__(self, guest: int, id: str) -> None:
        self.guest = guest
        self.id = id

    def key(self) -> str:
        return f"claim {self.id}"


@final
class Done(Move):
    """No more of what is asked."""

    def key(self) -> str:
        return "done"


@final
class CafeDeck(Deck):
    """Café cards, special guests and counters by number, and their moves."""

    def __init__(self, source: str, cards: list[Card], guests: list[Guest], counters: list[Counter]) -> None:
        self.cards = cards
        self.guests = guests
        self.counters = counters
        self.done = Done()
        self.adds: list[Add] = [Add(number, card.id) for number, card in enumerate(cards)]
        self.serves: list[Serve] = [Serve(number, card.id) for number, card in enumerate(cards)]
        self.takes: list[Take] = [Take(number, card.id) for number, card in enumerate(cards)]
        self.drops: list[Drop] = [Drop(number, card.id) for number, card in enumerate(cards)]
        self.claims: list[Claim] = [Claim(number, guest.id) for number, guest in enumerate(guests)]
        moves: list[Move] = [self.done]
        moves.extend(self.adds)
        moves.extend(self.serves)
        moves.extend(self.takes)
        moves.extend(self.drops)
        moves.extend(self.claims)
        super().__init__(source, Catalogue(moves))
