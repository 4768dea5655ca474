"""What Café Baras's printed box holds: café cards, special guests, counters and coins."""

from __future__ import annotations

from typing import Any, Final, cast

from potluck.games.cafe_baras.cards import FOODS, KINDS, NOTHING, SYMBOLS, CafeCard, CafeDeck, SpecialGuest
from potluck.games.cafe_baras.faces import guest_phrase, need_phrase, text_phrases, worth_phrase
from potluck.kernel.game import Setup
from potluck.kernel.phrases import Phrase, Words

#: The original's two coins, 25 of one value and 8 of the other.
COINS: Final = [(1, 25), (5, 8)]


def pack(setup: Setup, words: Words) -> dict[str, Any]:
    """Everything that is printed, as plain data; `words` are those of box.typ."""
    deck = cast(CafeDeck, setup.deck)
    points = setup.options["guest_points"]
    counters = [
        {
            "id": counter.id,
            "name": words.card(counter.id),
            "copies": 1,
            "kind": "counter",
            "provides": [SYMBOLS[symbol] for symbol in counter.provides],
        }
        for counter in deck.counters
    ]
    return {
        "parts": ["cards", "backs", "tokens", "rules"],
        "decks": [
            {"back": "Café", "cards": [card_data(card, words) for card in deck.cards]},
            {"back": "Guest", "cards": [guest_data(guest, points, words) for guest in deck.guests]},
            {"back": "Counter", "cards": counters},
        ],
        "coins": [{"value": value, "count": count} for value, count in COINS],
        "words": {
            "backs": {
                "Café": words.say("print-back-cafe"),
                "Guest": words.say("print-back-guest"),
                "Counter": words.say("print-back-counter"),
            },
            "counter": words.say("print-counter"),
            "passing": words.say("trait-passing"),
            "symbols": {symbol: words.word("symbol", symbol) for symbol in SYMBOLS},
        },
        "assembly": assembly(deck, words),
    }


def assembly(deck: CafeDeck, words: Words) -> dict[str, Any]:
    """What is in the box, how it is made, and what else one needs."""
    pieces = {
        "cards": len(deck.cards),
        "guests": len(deck.guests),
        "counters": len(deck.counters),
        "coins": sum(count for _, count in COINS),
    }
    return {
        "pieces": [
            {
                "count": count,
                "name": words.say(f"print-piece-{piece}"),
                "how": words.say(f"print-piece-{piece}", form="how"),
            }
            for piece, count in pieces.items()
        ],
        "steps": [words.say(f"print-step-{step}") for step in ("cards", "coins", "halves")],
        "needs": [words.say("print-need-nothing")],
    }


def card_data(card: CafeCard, words: Words) -> dict[str, Any]:
    """One café card, both halves."""
    worth = worth_phrase(card.score)
    return {
        "id": card.id,
        "name": words.card(card.id),
        "picture": card.name,  # pictures are found by the name that the deck has for a card
        "copies": 1,
        "kind": KINDS[card.kind],
        "cost": card.cost,
        "provides": [SYMBOLS[symbol] for symbol in card.provides],
        "score": worth.facts["points"],
        "per": worth.facts.get("per", ""),
        "line": " ".join(words.tell(text) for text in text_phrases(card)),
        "customer": card.customer,
        "wants": [{"food": SYMBOLS[want.food], "count": want.size} for want in card.wants],
        "prefers": "" if card.prefers == NOTHING else SYMBOLS[card.prefers],
        "number": number_of(card.id),
    }


def guest_data(guest: SpecialGuest, points: str, words: Words) -> dict[str, Any]:
    """One special guest."""
    return {
        "id": guest.id,
        "name": words.card(guest.id),
        "picture": guest.name,
        "copies": 1,
        "kind": "guest",
        "points": points,
        "needs": [mark for need in guest.needs for mark in marks_of(need_phrase(need))],
        "line": words.tell(guest_phrase(guest)),
    }


def marks_of(need: Phrase) -> list[dict[str, Any]]:
    """A guest's need in symbols, one beside the other; or a mark with a number."""
    count = cast(int, need.facts["count"])
    if "symbol" in need.facts:
        return [{"mark": need.facts["symbol"], "count": 0}] * count
    if need.facts["mark"] == "foods" and count == len(FOODS):
        return [{"mark": food, "count": 0} for food in FOODS]
    return [{"mark": need.facts["mark"], "count": count}]


def number_of(id: str) -> int:
    """A card's number: the digits of its id, or a number made of its letters; its capybara dresses by it."""
    digits = "".join(letter for letter in id if letter.isdigit())
    return int(digits) if digits else sum(map(ord, id))
