"""Café Baras in words: events, moves, questions, reasons; and every card's sentences, made from its data."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from potluck.games.cafe_baras import cards as vocabulary
from potluck.games.cafe_baras.cards import (
    COFFEE,
    FIXED,
    FOOD_COUNT,
    KINDS,
    NOTHING,
    SYMBOLS,
    CafeCard,
    CafeDeck,
    Clause,
    SpecialGuest,
    Want,
)
from potluck.games.cafe_baras.effects import ServeAgain, SwapCards
from potluck.games.cafe_baras.forecast import Forecast, Shortage
from potluck.games.cafe_baras.moves import Add, Claim, Drop, Serve, Take
from potluck.games.cafe_baras.state import Street
from potluck.games.cafe_baras.steps.refilling import TakeFromDisplay
from potluck.games.cafe_baras.steps.serving import LastCall, pleased_guests
from potluck.games.cafe_baras.steps.turn import OnYourTurn
from potluck.kernel.events import Event
from potluck.kernel.moves import Move
from potluck.kernel.words import listed, plural

NUMBERS = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"]


class Teller:
    """Turns events into sentences for one table: it knows the cards and the players' names."""

    def __init__(self, deck: CafeDeck, names: list[str]) -> None:
        self.names = names
        self.cards = {card.id: card for card in deck.cards}
        self.guests = {guest.id: guest for guest in deck.guests}

    def tell(self, event: Event) -> str:
        """The sentence for an event."""
        return SENTENCES[event.kind](self, **event.facts)

    def tell_opened(self, start: int, display: list[str], guests: list[str]) -> str:
        return (
            f"The cafés open, and {self.names[start]} starts. "
            f"On display: {self.named(display)}. In town: {listed([self.guests[guest].name for guest in guests])}."
        )

    def tell_dealt(self, seat: int, cards: list[str]) -> str:
        return f"Your first hand: {self.named(cards)}."

    def tell_idle(self, seat: int) -> str:
        return f"{self.names[seat]} has no card to play."

    def tell_added(self, seat: int, card: str, price: int) -> str:
        cost = f"for {plural(price, 'coin')}" if price else "for free"
        return f"{self.names[seat]} adds {self.cards[card].name} {cost}."

    def tell_gained(self, seat: int, coins: int) -> str:
        return f"{self.names[seat]} gains {plural(coins, 'coin')}."

    def tell_served(self, seat: int, card: str, met: list[int], coins: int, regular: bool) -> str:
        shown = self.cards[card]
        served = f"{self.names[seat]} serves {shown.customer}"
        if not met:
            return f"{served}, who finds nothing to their taste."
        wishes = listed([want_words(shown.wants[index]) for index in met])
        story = f"{served} ({wishes}) and earns {plural(coins, 'coin')}"
        return f"{story}; {shown.customer} becomes a regular." if regular else f"{story}."

    def tell_claimed(self, seat: int, guest: str) -> str:
        return f"{self.guests[guest].name} comes over to {self.names[seat]}: {guest_words(self.guests[guest])}."

    def tell_dropped(self, seat: int, card: str) -> str:
        return f"{self.names[seat]} discards {self.cards[card].name}."

    def tell_drew(self, seat: int, cards: list[str]) -> str:
        return f"You draw {self.named(cards)}."

    def tell_drew_hidden(self, seat: int, count: int) -> str:
        return f"{self.names[seat]} draws {plural(count, 'card')}."

    def tell_refreshed(self, seat: int, cards: list[str]) -> str:
        return f"{self.names[seat]} clears the display of {self.named(cards)}."

    def tell_took(self, seat: int, card: str) -> str:
        return f"{self.names[seat]} takes {self.both_halves(card)}."

    def tell_filled(self, cards: list[str]) -> str:
        return f"New on display: {self.named(cards)}."

    def tell_reshuffled(self, cards: int) -> str:
        return f"The deck has run out; the discard pile ({plural(cards, 'card')}) is shuffled to make a new one."

    def tell_last_turns(self, seat: int, cause: str, still: list[int]) -> str:
        if cause == "guests":
            story = f"{self.names[seat]} has claimed the last special guest"
        else:
            story = f"{self.names[seat]} has regulars enough to start the end"
        if not still:
            return f"{story}, and this is the last turn of all."
        return f"{story}: one more turn for {listed([self.names[other] for other in still])}."

    def tell_over(self, scores: list[int], ranks: list[int]) -> str:
        first = [seat for seat, rank in enumerate(ranks) if rank == 1]
        winners = listed([self.names[seat] for seat in first])
        if len(first) > 1:
            return f"The cafés close: {winners} share the win with {plural(scores[first[0]], 'point')}."
        return f"The cafés close: {winners} wins with {plural(scores[first[0]], 'point')}."

    def both_halves(self, id: str) -> str:
        """A card by its addition and its customer."""
        return f"{self.cards[id].name} ({self.cards[id].customer})"

    def named(self, ids: list[str]) -> str:
        """Several cards by their additions."""
        return listed([self.cards[id].name for id in ids])


#: The sentence of each kind of event.
SENTENCES: dict[str, Callable[..., str]] = {
    "opened": Teller.tell_opened,
    "dealt": Teller.tell_dealt,
    "idle": Teller.tell_idle,
    "added": Teller.tell_added,
    "gained": Teller.tell_gained,
    "served": Teller.tell_served,
    "claimed": Teller.tell_claimed,
    "dropped": Teller.tell_dropped,
    "drew": Teller.tell_drew,
    "drew_hidden": Teller.tell_drew_hidden,
    "refreshed": Teller.tell_refreshed,
    "took": Teller.tell_took,
    "filled": Teller.tell_filled,
    "reshuffled": Teller.tell_reshuffled,
    "last_turns": Teller.tell_last_turns,
    "over": Teller.tell_over,
}


# -- cards --------------------------------------------------------------------------------------------


def count_words(symbol: int, count: int) -> str:
    """A Snack, two Coffees, two Rustic symbols."""
    name = SYMBOLS[symbol] if symbol < FOOD_COUNT else f"{SYMBOLS[symbol]} symbol"
    return f"a {name}" if count == 1 else f"{number(count)} {name}s"


def number(count: int) -> str:
    """Small numbers as words."""
    return NUMBERS[count] if count < len(NUMBERS) else str(count)


def want_words(want: Want) -> str:
    """One wish: a Tea, two Coffees."""
    return count_words(want.food, want.size)


def provided(symbols: list[int]) -> str:
    """What a card or a counter provides, symbol by symbol."""
    kinds = [symbol for at, symbol in enumerate(symbols) if symbol not in symbols[:at]]
    return listed(
        [SYMBOLS[symbol] + (f" ×{symbols.count(symbol)}" if symbols.count(symbol) > 1 else "") for symbol in kinds]
    )


def now_words(clause: Clause) -> str:
    """What happens when a card is added."""
    amount = clause.amount
    if clause.word == vocabulary.COINS:
        return f"Gain {plural(amount, 'coin')}."
    if clause.word == vocabulary.DRAW:
        return f"After your refill draw {plural(amount, 'card')} from the deck, even above your hand limit."
    if clause.word == vocabulary.SWAP:
        return f"Discard up to {plural(amount, 'card')} from your hand, then draw as many from the deck."
    if clause.word == vocabulary.REFRESH:
        return "Discard the whole display and turn up four new cards."
    if clause.word == vocabulary.SERVE_AGAIN:
        return "You may serve one more customer from your hand now."
    if clause.word == vocabulary.COINS_PER:
        names = " or ".join(SYMBOLS[symbol] for symbol in clause.things)
        return f"Gain 1 coin for each {names} symbol in your café, your counter's included."
    assert clause.word == vocabulary.OTHERS
    return f"Every other player gains {plural(amount, 'coin')}."


def ongoing_words(clause: Clause) -> str:
    """What stays in force from then on."""
    amount = clause.amount
    if clause.word == vocabulary.TIP:
        return f"From now on: 1 coin more from each customer who gets {SYMBOLS[clause.things[0]]}."
    if clause.word == vocabulary.FULL_SERVICE:
        return f"From now on: {plural(amount, 'coin')} more from each customer who gets everything they want."
    if clause.word == vocabulary.COFFEE_RELIEF:
        return f"From now on: a wish for several Coffees needs {number(amount)} fewer, but at least one."
    if clause.word == vocabulary.HAND_SIZE:
        return f"From now on: refill your hand to {number(amount)} cards."
    if clause.word == vocabulary.DISCOUNT:
        return f"From now on: {KINDS[clause.things[0]]} cards cost you {plural(amount, 'coin')} less."
    assert clause.word == vocabulary.REGULAR_COINS
    return f"From now on: gain {plural(amount, 'coin')} whenever you gain a regular."


def score_words(clause: Clause) -> str:
    """What a card is worth at the end."""
    points = plural(clause.amount, "point")
    names = [SYMBOLS[symbol] for symbol in clause.things]
    if clause.word == FIXED:
        return f"{points}."
    if clause.word == vocabulary.PER:
        return f"{points} for each {names[0]} symbol in your café."
    if clause.word == vocabulary.PAIR:
        return f"{points} for each pair of a {names[0]} and a {names[1]} symbol in your café."
    if clause.word == vocabulary.VARIETY_FOOD:
        return f"{points} for each different food in your café."
    if clause.word == vocabulary.VARIETY_DECOR:
        return f"{points} for each different decor in your café."
    if clause.word == vocabulary.PER_REGULAR:
        return f"{points} for each of your regulars."
    if clause.word == vocabulary.PER_REGULAR_DECOR:
        return f"{points} for each of your regulars who prefers {names[0]}."
    if clause.word == vocabulary.PER_GUEST:
        return f"{points} for each special guest you have claimed."
    assert clause.word == vocabulary.PER_COINS
    return f"1 point more for every {plural(clause.amount, 'coin')} you have left."


def customer_words(card: CafeCard) -> str:
    """The lower half: Basil wants a Drink and a Snack, and prefers Retro."""
    wishes = listed([want_words(want) for want in card.wants])
    if card.prefers == NOTHING:
        return f"{card.customer} wants {wishes}, and never becomes a regular."
    return f"{card.customer} wants {wishes}, and prefers {SYMBOLS[card.prefers]}."


def action_words(card: CafeCard) -> str:
    """The action text of a card, or nothing."""
    return " ".join([now_words(clause) for clause in card.now] + [ongoing_words(clause) for clause in card.ongoing])


def card_words(card: CafeCard) -> str:
    """The upper half's text: what it does, and by which rule it scores."""
    parts = [action_words(card)] if card.now or card.ongoing else []
    parts.append(f"Worth {score_words(card.score)}")
    return " ".join(parts)


@lru_cache(maxsize=1000)
def need_words(need: Clause) -> str:
    """One thing that a special guest needs."""
    amount = need.amount
    if need.word == vocabulary.SYMBOLS_OF:
        return count_words(need.things[0], amount)
    if need.word == vocabulary.FOOD_TYPES:
        return f"{'all six' if amount == 6 else number(amount)} different foods"
    if need.word == vocabulary.DECOR_TYPES:
        return f"{number(amount)} different decors"
    if need.word == vocabulary.SAME_DECOR:
        return f"{number(amount)} symbols of the same decor"
    if need.word == vocabulary.CARDS_OF:
        return f"{number(amount)} {KINDS[need.things[0]]} card{'' if amount == 1 else 's'}"
    if need.word == vocabulary.REGULAR_DECORS:
        return f"regulars who prefer {number(amount)} different decors"
    assert need.word == vocabulary.ROW
    return f"{number(amount)} cards in the row"


@lru_cache(maxsize=1000)
def guest_words(guest: SpecialGuest) -> str:
    """All that a special guest needs."""
    return listed([need_words(need) for need in guest.needs])


# -- forecasts ----------------------------------------------------------------------------------------


def shortage_words(shortage: Shortage) -> str:
    """No Drink; only one of two Coffees."""
    return missing_words(shortage.food, shortage.have, shortage.need)


@lru_cache(maxsize=1000)
def missing_words(food: int, have: int, need: int) -> str:
    """What is missing, in words. Cached, because views ask it of every card in sight."""
    name = SYMBOLS[food]
    if have == 0 and (food != COFFEE or need == 1):
        return f"no {name}"
    return f"only {have} of {need} {name}s"


def serving_words(forecast: Forecast) -> str:
    """What a card would earn now as a customer, and whether they would stay."""
    missing = tuple([missing_words(shortage.food, shortage.have, shortage.need) for shortage in forecast.missing])
    wishes = len(forecast.met)
    if missing:
        return half_served_words(forecast.wishes, wishes, forecast.coins, missing)
    return served_words(wishes, forecast.coins, forecast.regular, forecast.picky, forecast.missing_decor)


@lru_cache(maxsize=4000)
def half_served_words(granted: int, wishes: int, coins: int, missing: tuple[str, ...]) -> str:
    """For a customer who misses something."""
    return f"Serves {granted} of {wishes} for {plural(coins, 'coin')}: {listed(list(missing))} yet."


@lru_cache(maxsize=1000)
def served_words(wishes: int, coins: int, regular: bool, picky: bool, missing_decor: int) -> str:
    """For a customer who gets everything."""
    all_of_them = ["the only wish", "both"][wishes - 1] if wishes < 3 else f"all {wishes}"
    everything = f"Serves {all_of_them} for {plural(coins, 'coin')}"
    if regular:
        return f"{everything} and becomes a regular."
    if not picky:
        return f"{everything}; never becomes a regular."
    return f"{everything}, but no regular: no {SYMBOLS[missing_decor]} decor yet."


# -- moves, questions, reasons ------------------------------------------------------------------------


def name_move(move: Move, deck: CafeDeck) -> str:
    """A move as on a button."""
    if isinstance(move, Add):
        return f"Add {deck.cards[move.card].name} (price {deck.cards[move.card].cost})"
    if isinstance(move, Serve):
        return f"Serve {deck.cards[move.card].customer}"
    if isinstance(move, Take):
        return f"Take {deck.cards[move.card].name} ({deck.cards[move.card].customer})"
    if isinstance(move, Drop):
        return f"Discard {deck.cards[move.card].name}"
    if isinstance(move, Claim):
        return f"Claim {deck.guests[move.guest].name}"
    return "Done"


def picture_move(move: Move) -> dict[str, Any]:
    """A move's parts for the page."""
    if isinstance(move, Add):
        return {"add": move.id}
    if isinstance(move, Serve):
        return {"serve": move.id}
    if isinstance(move, Take):
        return {"take": move.id}
    if isinstance(move, Drop):
        return {"drop": move.id}
    if isinstance(move, Claim):
        return {"claim": move.id}
    return {"done": True}


def ask(table: Street, seat: int) -> str:
    """What is asked of a seat, in one sentence."""
    top = table.agenda[-1] if table.agenda else None
    cafe = table.cafes[seat]
    question = "The cafés are closed."
    if isinstance(top, OnYourTurn):
        question = f"You have {plural(cafe.coins, 'coin')}: add a card to your café, or serve its customer."
    elif isinstance(top, TakeFromDisplay):
        question = f"Refill your hand: take {plural(cafe.hand_limit - len(cafe.hand), 'card')} from the display."
    elif isinstance(top, SwapCards):
        question = f"Discard up to {plural(top.left, 'card')} to draw as many, or stop here."
    elif isinstance(top, ServeAgain):
        question = "You may serve one more customer now."
    elif isinstance(top, LastCall):
        return "Claim a special guest before your turn ends, or let them wait."
    if table.options.manual_claims and seat == table.active and table.result is None and pleased_guests(table):
        question += " You may also claim a special guest."
    return question


def tell_reason(reason: str) -> str:
    """Why the match ended."""
    if reason == "regulars":
        return "A café had regulars enough, and the last turns are played."
    if reason == "guests":
        return "The last special guest was claimed, and the last turns are played."
    if reason == "cards":
        return "Nobody has a card left, and there is none to draw."
    return "Everybody has had sixty turns."
