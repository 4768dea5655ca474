"""CB-8.3: what a café is worth."""

from __future__ import annotations

from typing import Final

from potluck.games.cafe_baras.cafe import Cafe
from potluck.games.cafe_baras.cards import (
    FIXED,
    FOOD_COUNT,
    PAIR,
    PER,
    PER_COINS,
    PER_GUEST,
    PER_REGULAR,
    PER_REGULAR_DECOR,
    VARIETY_DECOR,
    VARIETY_FOOD,
    CafeDeck,
    Phrase,
)

COINS_A_POINT: Final = 2
#: CB-A1.
REGULAR_POINTS: Final = 4

#: What a score is made of; food, decor and equipment in the order of their kinds.
HEADINGS: Final = ["Coins", "Food", "Decor", "Equipment", "Regulars", "Special guests"]
FIRST_KIND: Final = 1


def card_points(cafe: Cafe, score: Phrase) -> int:
    """A card's points in this café: fixed, or by its rule (CB-A20: only counted at the end)."""
    word = score.word
    amount = score.amount
    if word == FIXED:
        return amount
    if word == PER:
        return amount * cafe.symbols[score.things[0]]
    if word == PAIR:
        one = cafe.symbols[score.things[0]]
        other = cafe.symbols[score.things[1]]
        return amount * (one if one < other else other)
    if word == VARIETY_FOOD:
        return amount * cafe.food_types()
    if word == VARIETY_DECOR:
        return amount * cafe.decor_types()
    if word == PER_REGULAR:
        return amount * len(cafe.regulars)
    if word == PER_REGULAR_DECOR:
        return amount * cafe.regular_decors[score.things[0] - FOOD_COUNT]
    if word == PER_GUEST:
        return amount * len(cafe.guests)
    assert word == PER_COINS
    return cafe.coins // amount


def tally(cafe: Cafe, deck: CafeDeck, guest_points: int) -> list[int]:
    """CB-8.3: a café's points under each heading; cards left in hand are worth nothing (CB-A23)."""
    points = [cafe.coins // COINS_A_POINT, 0, 0, 0, REGULAR_POINTS * len(cafe.regulars), 0]
    for number in cafe.row:
        card = deck.cards[number]
        points[FIRST_KIND + card.kind] += card_points(cafe, card.score)
    points[5] = guest_points * len(cafe.guests)
    return points


def total(cafe: Cafe, deck: CafeDeck, guest_points: int) -> int:
    """CB-8.3: a café's score."""
    points = cafe.coins // COINS_A_POINT + REGULAR_POINTS * len(cafe.regulars) + guest_points * len(cafe.guests)
    for number in cafe.row:
        score = deck.cards[number].score
        points += score.amount if score.word == FIXED else card_points(cafe, score)
    return points
