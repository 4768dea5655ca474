"""What Café Baras's printed box holds: café cards, special guests, counters and coins."""

from __future__ import annotations

from typing import Any, Final, cast

from potluck.games.cafe_baras import cards as vocabulary
from potluck.games.cafe_baras import text
from potluck.games.cafe_baras.cards import FOODS, KINDS, NOTHING, SYMBOLS, CafeCard, CafeDeck, Clause
from potluck.kernel.game import Setup

#: The original's two coins, 25 of one value and 8 of the other.
COINS: Final = [(1, 25), (5, 8)]
#: The mark beside a score that is counted, where it is no symbol.
MARKS: Final = {
    vocabulary.PAIR: "pair",
    vocabulary.VARIETY_FOOD: "variety",
    vocabulary.VARIETY_DECOR: "variety",
    vocabulary.PER_REGULAR: "regular",
    vocabulary.PER_GUEST: "guest",
    vocabulary.PER_COINS: "coins",
}


def pack(setup: Setup) -> dict[str, Any]:
    """Everything that is printed, as plain data."""
    deck = cast(CafeDeck, setup.deck)
    points = setup.options["guest_points"]
    guests = [
        {
            "id": guest.id,
            "name": guest.name,
            "copies": 1,
            "kind": "guest",
            "points": points,
            "needs": [need for clause in guest.needs for need in symbols_of(clause)],
            "line": f"Comes at once to the first café with {text.guest_words(guest)}.",
        }
        for guest in deck.guests
    ]
    counters = [
        {
            "id": counter.id,
            "name": counter.name,
            "copies": 1,
            "kind": "counter",
            "provides": [SYMBOLS[symbol] for symbol in counter.provides],
        }
        for counter in deck.counters
    ]
    return {
        "parts": ["cards", "backs", "tokens", "rules"],
        "decks": [
            {"back": "Café", "cards": [card_data(card) for card in deck.cards]},
            {"back": "Guest", "cards": guests},
            {"back": "Counter", "cards": counters},
        ],
        "coins": [{"value": value, "count": count} for value, count in COINS],
        "assembly": {
            "pieces": [
                {"count": len(deck.cards), "name": "café cards", "how": "each an addition above and a customer below"},
                {"count": len(guests), "name": "special guests", "how": "cards with a back of their own"},
                {"count": len(counters), "name": "counters", "how": "one a player; tuck regulars under it"},
                {"count": sum(c for _, c in COINS), "name": "coins", "how": "25 of one and 8 of five, on both sides"},
            ],
            "steps": [
                "Print the cards on paper of 200 to 300 g/m², or on plain paper for sleeves, and cut along the marks.",
                "Print the coins on plain paper, glue them onto cardboard of about 1 mm, and cut them out.",
                "In your café the additions' upper halves show; regulars go under the counter, upside down.",
            ],
            "needs": ["Nothing, unless you run out of coins: then anything small will do."],
        },
    }


def card_data(card: CafeCard) -> dict[str, Any]:
    """One café card, both halves."""
    return {
        "id": card.id,
        "name": card.name,
        "copies": 1,
        "kind": KINDS[card.kind],
        "cost": card.cost,
        "provides": [SYMBOLS[symbol] for symbol in card.provides],
        "score": card.score.amount if card.score.word != vocabulary.PER_COINS else 1,
        "per": per(card.score),
        "line": text.card_words(card),
        "customer": card.customer,
        "wants": [{"food": SYMBOLS[want.food], "count": want.size} for want in card.wants],
        "prefers": "" if card.prefers == NOTHING else SYMBOLS[card.prefers],
        "number": number_of(card.id),
    }


def per(score: Clause) -> str:
    """What a score counts: a symbol, a mark, or nothing."""
    if score.word in (vocabulary.PER, vocabulary.PER_REGULAR_DECOR):
        return SYMBOLS[score.things[0]]
    return MARKS.get(score.word, "")


def symbols_of(need: Clause) -> list[dict[str, Any]]:
    """A guest's need in symbols, one beside the other; or a mark with a number."""
    if need.word == vocabulary.SYMBOLS_OF:
        return [{"mark": SYMBOLS[need.things[0]], "count": 0}] * need.amount
    if need.word == vocabulary.FOOD_TYPES and need.amount == len(FOODS):
        return [{"mark": food, "count": 0} for food in FOODS]
    marks = {
        vocabulary.FOOD_TYPES: "variety",
        vocabulary.DECOR_TYPES: "decors",
        vocabulary.SAME_DECOR: "same",
        vocabulary.CARDS_OF: "equipment" if need.things == [vocabulary.EQUIPMENT] else "row",
        vocabulary.REGULAR_DECORS: "regular",
        vocabulary.ROW: "row",
    }
    return [{"mark": marks[need.word], "count": need.amount}]


def number_of(id: str) -> int:
    """A card's number: the digits of its id, or a number made of its letters; its capybara dresses by it."""
    digits = "".join(letter for letter in id if letter.isdigit())
    return int(digits) if digits else sum(map(ord, id))
