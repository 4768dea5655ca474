"""What a card would do in a café if it were used now: facts and phrases for views, buttons and refusals alike."""

from __future__ import annotations

from typing import final

from potluck.games.cafe_baras.cards import COFFEE, NOTHING, SYMBOLS, CafeCard
from potluck.games.cafe_baras.state import Cafe
from potluck.kernel.errors import Refusal
from potluck.kernel.phrases import Phrase


@final
class Shortage:
    """A food that a customer misses: how many symbols there are and how many it would take."""

    def __init__(self, food: int, have: int, need: int) -> None:
        self.food = food
        self.have = have
        self.need = need

    def phrase(self) -> Phrase:
        """No Drink; only 1 of 2 Coffees."""
        name = SYMBOLS[self.food]
        if self.have == 0 and (self.food != COFFEE or self.need == 1):
            return Phrase("missing-none", {"food": name})
        return Phrase("missing-some", {"have": self.have, "need": self.need, "foods": name})


@final
class Forecast:
    """A card's two futures in one café."""

    def __init__(self, cafe: Cafe, card: CafeCard) -> None:
        self.cafe = cafe
        self.card = card
        self.price = cafe.price(card)
        self.short = max(0, self.price - cafe.coins)  # CB-3.1: the coins that are missing
        met = cafe.met_wants(card)
        self.met: list[int] = [1 if met & want.mark else 0 for want in card.wants]  # for each wish 1 if it is met
        self.coins = cafe.earnings(card, met)
        self.regular = cafe.befriends(card, met)
        if self.regular:
            self.coins += cafe.regular_coins
        #: CB-5.2: the decor that the customer prefers and does not find, or NOTHING.
        self.missing_decor = card.prefers
        if card.prefers != NOTHING and cafe.symbols[card.prefers] > 0:
            self.missing_decor = NOTHING

    def serving(self) -> Phrase:
        """What the customer would pay now, and whether they would stay."""
        wishes = len(self.met)
        granted = sum(self.met)
        if granted < wishes:
            missing = [shortage.phrase() for shortage in shortages(self.cafe, self.card)]
            return Phrase(
                "forecast-partly", {"granted": granted, "wishes": wishes, "coins": self.coins, "missing": missing}
            )
        if self.regular:
            return Phrase("forecast-stays", {"wishes": wishes, "coins": self.coins})
        if self.card.prefers == NOTHING:
            return Phrase("forecast-passing", {"wishes": wishes, "coins": self.coins})
        decor = SYMBOLS[self.missing_decor]
        return Phrase("forecast-no-decor", {"wishes": wishes, "coins": self.coins, "decor": decor})


def adding(cafe: Cafe, card: CafeCard) -> Phrase:
    """CB-3.1: what it would cost to add a card, or why it cannot be paid."""
    price = cafe.price(card)
    if price > cafe.coins:
        return too_dear(cafe, card).phrase
    return Phrase("forecast-add", {"price": price})


def too_dear(cafe: Cafe, card: CafeCard) -> Refusal:
    """CB-3.1: why a card cannot be paid."""
    price = cafe.price(card)
    return Refusal(
        "CB-3.1",
        "why-too-dear",
        {"card": card.id, "price": price, "coins": cafe.coins, "short": price - cafe.coins},
    )


def shortages(cafe: Cafe, card: CafeCard) -> list[Shortage]:
    """The foods that leave a wish open, each once, in the order that the customer names them."""
    met = cafe.met_wants(card)
    result: list[Shortage] = []
    for want in card.wants:
        if met & want.mark or want.food in [shortage.food for shortage in result]:
            continue
        need = 0
        for other in card.wants:
            if other.food == want.food:
                need += max(1, other.size - cafe.coffee_relief) if other.size > 1 else other.size
        result.append(Shortage(want.food, cafe.symbols[want.food], need))
    return result
