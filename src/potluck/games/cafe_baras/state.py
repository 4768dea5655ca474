"""The street of Café Baras: the players' cafés, what each provides and whom it pleases, and the cards between them."""

from __future__ import annotations

from typing import Final, final

from potluck.games.cafe_baras.cards import (
    CARDS_OF,
    COFFEE_RELIEF,
    DECOR_COUNT,
    DECOR_TYPES,
    DISCOUNT,
    FOOD_COUNT,
    FOOD_TYPES,
    FULL_SERVICE,
    HAND_SIZE,
    NOTHING,
    REGULAR_COINS,
    REGULAR_DECORS,
    ROW,
    SAME_DECOR,
    SYMBOL_COUNT,
    SYMBOLS_OF,
    TIP,
    CafeCard,
    CafeDeck,
    Clause,
    SpecialGuest,
)
from potluck.kernel.chance import Chance
from potluck.kernel.moves import Attempt, Move
from potluck.kernel.state import Record, State

FIRST_COINS: Final = 7
HAND_LIMIT: Final = 4
DISPLAY_SIZE: Final = 4
#: CB-8.1: regulars that start the end, and how many it takes where only two play.
REGULARS_TO_END: Final = 3
REGULARS_FOR_TWO: Final = 4
#: A card that its holder took from the display: everybody saw it.
OPENLY: Final = -1


@final
class Options(Record):
    """What a table chooses before the cafés open."""

    def __init__(self, guest_points: int, manual_claims: bool, level_rounds: bool, start_player: int) -> None:
        self.guest_points = guest_points  # CB-A1: what a special guest is worth
        self.manual_claims = manual_claims  # CB-A4: guests come when their host says so, not by themselves
        self.level_rounds = level_rounds  # CB-A11: everybody gets the same number of turns
        self.start_player = start_player  # CB-1.5: a seat, or NOTHING where a lot decides


@final
class Cafe(Record):
    """A counter, a row of cards, regulars and guests; and what all these come to, kept up to date."""

    def __init__(self, counter: int) -> None:
        self.counter = counter
        self.coins = FIRST_COINS
        self.turns = 0
        self.hand: list[int] = []
        self.row: list[int] = []
        self.regulars: list[int] = []
        self.guests: list[int] = []
        self.symbols: list[int] = []  # foods and decors provided, the counter's included (CB-A3)
        self.kinds: list[int] = []  # cards in the row: food, decor, equipment
        self.regular_decors: list[int] = []  # regulars by the decor they prefer
        # What ongoing cards of the row add up to.
        self.tips: list[int] = []
        self.discounts: list[int] = []
        self.full_service = 0
        self.coffee_relief = 0
        self.regular_coins = 0
        self.hand_limit = HAND_LIMIT

    def copy(self) -> Cafe:
        """A copy that shares nothing that changes."""
        twin = Cafe(self.counter)
        twin.coins = self.coins
        twin.turns = self.turns
        twin.hand = self.hand.copy()
        twin.row = self.row.copy()
        twin.regulars = self.regulars.copy()
        twin.guests = self.guests.copy()
        twin.symbols = self.symbols.copy()
        twin.kinds = self.kinds.copy()
        twin.regular_decors = self.regular_decors.copy()
        twin.tips = self.tips.copy()
        twin.discounts = self.discounts.copy()
        twin.full_service = self.full_service
        twin.coffee_relief = self.coffee_relief
        twin.regular_coins = self.regular_coins
        twin.hand_limit = self.hand_limit
        return twin

    def open(self, provides: list[int]) -> None:
        """CB-1.4: begin with what the counter provides."""
        self.symbols = [0] * SYMBOL_COUNT
        self.kinds = [0, 0, 0]
        self.regular_decors = [0] * DECOR_COUNT
        self.tips = [0] * FOOD_COUNT
        self.discounts = [0, 0, 0]
        for symbol in provides:
            self.symbols[symbol] += 1

    # -- adding -----------------------------------------------------------------------------------

    def price(self, card: CafeCard) -> int:
        """CB-3.1, CB-A21: the cost less all discounts, never below nothing."""
        price = card.cost - self.discounts[card.kind]
        return price if price > 0 else 0

    def place(self, number: int, card: CafeCard) -> None:
        """CB-3.1, CB-3.2: to the end of the row; its symbols and ongoing text count from now on."""
        self.row.append(number)
        self.kinds[card.kind] += 1
        for symbol in card.provides:
            self.symbols[symbol] += 1
        for clause in card.ongoing:
            self.keep(clause, 1)

    def unplace(self, card: CafeCard) -> None:
        """Take back the last card of the row after trying it out; a larger hand limit stays."""
        self.row.pop()
        self.kinds[card.kind] -= 1
        for symbol in card.provides:
            self.symbols[symbol] -= 1
        for clause in card.ongoing:
            self.keep(clause, -1)

    def keep(self, clause: Clause, times: int) -> None:
        """CB-3.2: an ongoing text comes into force; with -1 times, it is as if it had not."""
        word = clause.word
        if word == TIP:
            self.tips[clause.things[0]] += times
        elif word == FULL_SERVICE:
            self.full_service += times * clause.amount
        elif word == COFFEE_RELIEF:
            self.coffee_relief += times * clause.amount
        elif word == HAND_SIZE:
            self.hand_limit = max(self.hand_limit, clause.amount)
        elif word == DISCOUNT:
            self.discounts[clause.things[0]] += times * clause.amount
        else:
            assert word == REGULAR_COINS
            self.regular_coins += times * clause.amount

    # -- serving ----------------------------------------------------------------------------------

    def met_wants(self, card: CafeCard) -> int:
        """CB-4.1 to CB-4.4: the set of wishes this café meets, a bit for each.

        CB-A8: of each food the smallest wish comes first, and no symbol serves one customer twice. So a
        wish is met if the café has as many symbols as it and all smaller ones need together.
        """
        symbols = self.symbols
        relief = self.coffee_relief
        met = 0
        food = NOTHING
        needed = 0
        for want in card.by_size:
            if want.food != food:
                food = want.food
                needed = 0
            size = want.size
            if size > 1 and relief > 0:
                size = size - relief if size > relief else 1
            needed += size
            if symbols[food] >= needed:
                met |= want.mark
        return met

    def earnings(self, card: CafeCard, met: int) -> int:
        """CB-4.1: a coin for each wish met, and what tips and full service add."""
        coins = 0
        served = 0
        for want in card.wants:
            if met & want.mark:
                coins += 1
                bit = 1 << want.food
                if self.tips[want.food] > 0 and not served & bit:
                    coins += self.tips[want.food]
                served |= bit
        if met == card.all_met:
            coins += self.full_service
        return coins

    def befriends(self, card: CafeCard, met: int) -> bool:
        """CB-5.1, CB-5.2: every wish met and the preferred decor there: a regular."""
        return met == card.all_met and card.prefers != NOTHING and self.symbols[card.prefers] > 0

    def welcome(self, number: int, card: CafeCard) -> None:
        """CB-5.1: tuck a new regular under the counter."""
        self.regulars.append(number)
        self.regular_decors[card.prefers - FOOD_COUNT] += 1
        self.coins += self.regular_coins

    # -- special guests ---------------------------------------------------------------------------

    def pleases(self, guest: SpecialGuest) -> bool:
        """CB-6.1: whether this café has all that a special guest needs."""
        for need in guest.needs:  # noqa: SIM110 (a generator would cost on this path)
            if self.has(need) < need.amount:
                return False
        return True

    def has(self, need: Clause) -> int:
        """How much of a need is there."""
        word = need.word
        if word == SYMBOLS_OF:
            return self.symbols[need.things[0]]
        if word == FOOD_TYPES:
            return self.food_types()
        if word == DECOR_TYPES:
            return self.decor_types()
        if word == SAME_DECOR:
            return self.most_of_one_decor()
        if word == CARDS_OF:
            return self.kinds[need.things[0]]
        if word == REGULAR_DECORS:
            return self.decors_of_regulars()
        assert word == ROW
        return len(self.row)

    def most_of_one_decor(self) -> int:
        """The symbols of the decor that is featured most."""
        most = 0
        for symbol in range(FOOD_COUNT, SYMBOL_COUNT):
            if self.symbols[symbol] > most:
                most = self.symbols[symbol]
        return most

    def decors_of_regulars(self) -> int:
        """Different decors that the regulars prefer."""
        different = 0
        for count in self.regular_decors:
            if count > 0:
                different += 1
        return different

    def food_types(self) -> int:
        """Different foods provided."""
        different = 0
        for symbol in range(FOOD_COUNT):
            if self.symbols[symbol] > 0:
                different += 1
        return different

    def decor_types(self) -> int:
        """Different decors featured."""
        different = 0
        for symbol in range(FOOD_COUNT, SYMBOL_COUNT):
            if self.symbols[symbol] > 0:
                different += 1
        return different


@final
class Street(State):
    """Two to four cafés, the guests in town, and the cards between them."""

    def __init__(self, deck: CafeDeck, seats: int, options: Options, chance: Chance) -> None:
        super().__init__(seats, chance)
        self.deck = deck
        self.options = options  # shared by copies: never changed
        self.cafes: list[Cafe] = []
        self.pile: list[int] = []  # the face-down deck; drawn from at random, so it keeps no order
        self.display: list[int] = []
        self.discard: list[int] = []
        self.guests: list[int] = []  # special guests still on the table
        self.start_player = options.start_player
        self.active = 0
        self.extra_draws = 0  # owed to the active player after the refill (CB-A13)
        self.trigger = NOTHING  # CB-8.1: whose turn started the end
        self.cause = ""
        self.race: list[list[int]] = []  # everybody's score after each round
        # What all remember of where cards came from (CB-A16): how often the discard pile became the deck, and
        # for each card in which of those decks it lay last, or OPENLY once it was taken from the display.
        self.shuffles = 0
        self.origin: list[int] = []

    def copy(self) -> Street:
        twin = Street(self.deck, self.seats, self.options, self.chance.copy())
        twin.copy_base_from(self)
        twin.cafes = [cafe.copy() for cafe in self.cafes]
        twin.pile = self.pile.copy()
        twin.display = self.display.copy()
        twin.discard = self.discard.copy()
        twin.guests = self.guests.copy()
        twin.start_player = self.start_player
        twin.active = self.active
        twin.extra_draws = self.extra_draws
        twin.trigger = self.trigger
        twin.cause = self.cause
        twin.race = self.race.copy()
        twin.shuffles = self.shuffles
        twin.origin = self.origin.copy()
        return twin

    def imagine(self, seat: int, chance: Chance) -> Street:
        from potluck.games.cafe_baras.imagine import imagine

        return imagine(self, seat, chance)

    def meant(self, seat: int, attempt: Attempt) -> list[Move]:
        from potluck.games.cafe_baras.attempts import meant

        return meant(self, seat, attempt)

    def ids(self, cards: list[int]) -> list[str]:
        """Cards as events name them."""
        return [self.deck.ids[card] for card in cards]

    def regulars_to_end(self) -> int:
        """CB-8.1: how many regulars of one café start the end."""
        return REGULARS_FOR_TWO if self.seats == 2 else REGULARS_TO_END


def census(table: Street) -> dict[str, int]:
    """How many cards and special guests there are, wherever they lie."""
    cards = table.pile + table.display + table.discard
    guests = table.guests.copy()
    for cafe in table.cafes:
        cards = cards + cafe.hand + cafe.row + cafe.regulars
        guests.extend(cafe.guests)
    return {
        "cards": len(cards),
        "different cards": len(set(cards)),
        "special guests": len(guests),
        "different guests": len(set(guests)),
    }
