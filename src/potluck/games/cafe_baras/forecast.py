"""What a card would do in a café if it were used now: facts for views, refusals and words alike."""

from __future__ import annotations

from typing import final

from potluck.games.cafe_baras.cards import NOTHING, CafeCard
from potluck.games.cafe_baras.state import Cafe
from potluck.kernel.words import plural


@final
class Shortage:
    """A food that a customer misses: how many symbols there are and how many it would take."""

    def __init__(self, food: int, have: int, need: int) -> None:
        self.food = food
        self.have = have
        self.need = need


@final
class Forecast:
    """A card's two futures in one café."""

    def __init__(self, cafe: Cafe, card: CafeCard) -> None:
        self.price = cafe.price(card)
        self.short = max(0, self.price - cafe.coins)  # CB-3.1: the coins that are missing
        met = cafe.met_wants(card)
        self.met: list[bool] = [met & want.mark != 0 for want in card.wants]
        self.wishes = sum([1 for granted in self.met if granted])
        self.coins = cafe.earnings(card, met)
        self.regular = cafe.befriends(card, met)
        if self.regular:
            self.coins += cafe.regular_coins
        self.missing: list[Shortage] = shortages(cafe, card, met)
        self.picky = card.prefers != NOTHING  # CB-5.2: whether there is a preference at all
        self.missing_decor = card.prefers if self.picky and cafe.symbols[card.prefers] == 0 else NOTHING


def shortages(cafe: Cafe, card: CafeCard, met: int) -> list[Shortage]:
    """The foods that leave a wish open, each once, in the order that the customer names them."""
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


def cannot_pay(cafe: Cafe, card: CafeCard) -> str:
    """CB-3.1: why a card cannot be added, or nothing where it can."""
    price = cafe.price(card)
    if price <= cafe.coins:
        return ""
    return f"{card.name} costs {plural(price, 'coin')}; you have {cafe.coins}."
