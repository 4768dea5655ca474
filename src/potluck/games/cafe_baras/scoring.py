"""CB-8.3: what a café is worth, and who has won."""

from __future__ import annotations

from typing import Final

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
    Clause,
)
from potluck.games.cafe_baras.state import Cafe, Street
from potluck.kernel.outcome import Outcome, rank

COINS_A_POINT: Final = 2
#: CB-A1: what a regular is worth.
REGULAR_POINTS: Final = 4

#: What a score is made of; food, decor and equipment in the order of their kinds.
HEADINGS: Final = ["coins", "food", "decor", "equipment", "regulars", "guests"]
FIRST_KIND: Final = 1


def card_points(cafe: Cafe, score: Clause) -> int:
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


def score_of(table: Street, seat: int) -> int:
    """CB-8.3: what a café is worth now; all of it is public."""
    cafe = table.cafes[seat]
    cards = table.deck.cards
    points = cafe.coins // COINS_A_POINT + REGULAR_POINTS * len(cafe.regulars)
    points += table.options.guest_points * len(cafe.guests)
    for number in cafe.row:
        clause = cards[number].score
        points += clause.amount if clause.word == FIXED else card_points(cafe, clause)
    return points


def outcome(table: Street) -> Outcome:
    """CB-8.3, CB-8.4: coins, cards, regulars and guests; the highest score wins, equals share it."""
    breakdown: list[list[tuple[str, int]]] = []
    for cafe in table.cafes:
        points = tally(cafe, table.deck, table.options.guest_points)
        breakdown.append([(heading, points[at]) for at, heading in enumerate(HEADINGS)])
    scores = table.race[-1]
    ranks = rank([[points] for points in scores])
    return Outcome(table.cause, ranks, scores, breakdown, table.race)
