"""What is printed on the cards: their faces, and as phrases their texts, customers, and what guests need.

Facts beside those that the messages tell are for pictures: `per` and `mark` name the symbol or the thing that is
counted, `symbol` a food or a decor.
"""

from __future__ import annotations

from potluck.games.cafe_baras.cards import (
    CARDS_OF,
    COFFEE_RELIEF,
    COINS,
    COINS_PER,
    DECOR_TYPES,
    DISCOUNT,
    DRAW,
    EQUIPMENT,
    FIXED,
    FOOD_TYPES,
    FULL_SERVICE,
    HAND_SIZE,
    KINDS,
    NOTHING,
    OTHERS,
    PAIR,
    PER,
    PER_COINS,
    PER_GUEST,
    PER_REGULAR,
    PER_REGULAR_DECOR,
    REFRESH,
    REGULAR_COINS,
    REGULAR_DECORS,
    ROW,
    SAME_DECOR,
    SERVE_AGAIN,
    SWAP,
    SYMBOLS,
    SYMBOLS_OF,
    TIP,
    VARIETY_DECOR,
    VARIETY_FOOD,
    CafeCard,
    CafeDeck,
    Clause,
    Counter,
    SpecialGuest,
)
from potluck.kernel.game import CardFace
from potluck.kernel.phrases import Phrase


def faces(deck: CafeDeck) -> list[CardFace]:
    """All café cards, then the special guests, then the counters."""
    result = [card_face(card) for card in deck.cards]
    result.extend([guest_face(guest) for guest in deck.guests])
    result.extend([counter_face(counter) for counter in deck.counters])
    return result


def card_face(card: CafeCard) -> CardFace:
    """A café card, both halves."""
    fixed = card.score.word == FIXED
    return CardFace(
        card.id,
        card.name,
        KINDS[card.kind],
        1,
        numbers=[("cost", card.cost), *([("points", card.score.amount)] if fixed else [])],
        symbols=[SYMBOLS[symbol] for symbol in card.provides],
        traits=["passing"] if card.prefers == NOTHING else [],
        effects=[*text_phrases(card), customer_phrase(card)],
        corner="cost",
        also=[card.customer],
    )


def guest_face(guest: SpecialGuest) -> CardFace:
    """A special guest; what all of them are worth is an option of the table (CB-A1)."""
    return CardFace(guest.id, guest.name, "guest", 1, effects=[guest_phrase(guest)])


def counter_face(counter: Counter) -> CardFace:
    """A counter, named after its host."""
    symbols = [SYMBOLS[symbol] for symbol in counter.provides]
    return CardFace(counter.id, counter.name, "counter", 1, symbols=symbols, effects=[counter_phrase(counter)])


def some(symbol: int, count: int) -> Phrase:
    """A Snack, two Coffees, two Rustic symbols."""
    name = SYMBOLS[symbol]
    return Phrase(f"some-{name}", {"symbol": name, "count": count})


def either(symbols: list[int]) -> object:
    """Tea or Drink."""
    words: object = SYMBOLS[symbols[0]]
    for symbol in symbols[1:]:
        words = Phrase("either", {"one": words, "another": SYMBOLS[symbol]})
    return words


def now_phrase(clause: Clause) -> Phrase:
    """CB-A20: what happens once, when a card is added."""
    word = clause.word
    amount = clause.amount
    if word == COINS:
        return Phrase("effect-coins", {"coins": amount})
    if word == DRAW:
        return Phrase("effect-draw", {"count": amount})
    if word == SWAP:
        return Phrase("effect-swap", {"count": amount})
    if word == REFRESH:
        return Phrase("effect-refresh")
    if word == SERVE_AGAIN:
        return Phrase("effect-serve-again")
    if word == COINS_PER:
        return Phrase("effect-coins-per", {"either": either(clause.things)})
    assert word == OTHERS
    return Phrase("effect-others", {"coins": amount})


def ongoing_phrase(clause: Clause) -> Phrase:
    """CB-A20: what stays in force from then on."""
    word = clause.word
    amount = clause.amount
    if word == TIP:
        return Phrase("ongoing-tip", {"food": SYMBOLS[clause.things[0]]})
    if word == FULL_SERVICE:
        return Phrase("ongoing-full-service", {"coins": amount})
    if word == COFFEE_RELIEF:
        return Phrase("ongoing-coffee-relief", {"count": amount})
    if word == HAND_SIZE:
        return Phrase("ongoing-hand-size", {"count": amount})
    if word == DISCOUNT:
        kind = KINDS[clause.things[0]]
        return Phrase("ongoing-discount", {"kind": kind, "sort": kind, "coins": amount})
    assert word == REGULAR_COINS
    return Phrase("ongoing-regular-coins", {"coins": amount})


def worth_phrase(score: Clause) -> Phrase:
    """CB-8.3: what a card is worth at the end."""
    word = score.word
    points = score.amount
    if word == FIXED:
        return Phrase("worth-fixed", {"points": points})
    if word == VARIETY_FOOD:
        return Phrase("worth-foods", {"points": points, "per": "foods"})
    if word == VARIETY_DECOR:
        return Phrase("worth-decors", {"points": points, "per": "decors"})
    if word == PER_REGULAR:
        return Phrase("worth-regulars", {"points": points, "per": "regulars"})
    if word == PER_GUEST:
        return Phrase("worth-guests", {"points": points, "per": "guests"})
    if word == PER_COINS:
        return Phrase("worth-coins", {"points": 1, "per": "coins", "coins": score.amount})
    name = SYMBOLS[score.things[0]]
    if word == PER:
        return Phrase("worth-per", {"points": points, "per": name, "symbol": name})
    if word == PER_REGULAR_DECOR:
        return Phrase("worth-regulars-decor", {"points": points, "per": name, "decor": name})
    assert word == PAIR
    other = SYMBOLS[score.things[1]]
    return Phrase("worth-pair", {"points": points, "per": "pair", "one": name, "another": other})


def text_phrases(card: CafeCard) -> list[Phrase]:
    """CB-3.2: all that a card's text says, in its order; then what the card is worth."""
    texts = [now_phrase(clause) for clause in card.now]
    texts.extend([ongoing_phrase(clause) for clause in card.ongoing])
    texts.append(worth_phrase(card.score))
    return texts


def wishes(card: CafeCard, met: int) -> list[object]:
    """The wishes of a customer that are in a set, in the order of the card."""
    return [some(want.food, want.size) for want in card.wants if met & want.mark]


def customer_phrase(card: CafeCard) -> Phrase:
    """The lower half: Basil wants a Drink and a Snack, and prefers Retro."""
    wants = wishes(card, card.all_met)
    if card.prefers == NOTHING:
        return Phrase("customer-passing", {"customer": card.customer, "wants": wants})
    return Phrase("customer-picky", {"customer": card.customer, "wants": wants, "decor": SYMBOLS[card.prefers]})


def need_phrase(need: Clause) -> Phrase:
    """CB-6.1: one thing that a special guest needs."""
    word = need.word
    count = need.amount
    if word == SYMBOLS_OF:
        return some(need.things[0], count)
    if word == FOOD_TYPES:
        return Phrase("need-foods", {"count": count, "mark": "foods"})
    if word == DECOR_TYPES:
        return Phrase("need-decors", {"count": count, "mark": "decors"})
    if word == SAME_DECOR:
        return Phrase("need-same-decor", {"count": count, "mark": "same"})
    if word == CARDS_OF:
        kind = need.things[0]
        mark = "equipment" if kind == EQUIPMENT else "row"
        return Phrase("need-cards", {"count": count, "mark": mark, "sort": KINDS[kind]})
    if word == REGULAR_DECORS:
        return Phrase("need-regulars", {"count": count, "mark": "regulars"})
    assert word == ROW
    return Phrase("need-row", {"count": count, "mark": "row"})


def needs_of(guest: SpecialGuest) -> list[object]:
    """All that a special guest needs."""
    return [need_phrase(need) for need in guest.needs]


def guest_phrase(guest: SpecialGuest) -> Phrase:
    """The text of a special guest."""
    return Phrase("guest-comes", {"needs": needs_of(guest)})


def counter_phrase(counter: Counter) -> Phrase:
    """The text of a counter."""
    return Phrase("counter-starts", {"symbols": [SYMBOLS[symbol] for symbol in counter.provides]})
