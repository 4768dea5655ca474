"""Café Baras's deck: its cards, the small vocabulary of clauses that their texts are written in, and its reader."""

from __future__ import annotations

from typing import Final, final

from potluck.games.cafe_baras.moves import Add, Claim, Done, Drop, Serve, Take
from potluck.kernel.deck_file import Deck, Entry, unique
from potluck.kernel.deck_file import read_deck as read_sections
from potluck.kernel.errors import BadDeck
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

#: CB-1.1, CB-1.3: four hands of four, and the display.
LEAST_CARDS: Final = 20
MOST_CARDS: Final = 300
#: CB-1.2: four players see five guests.
LEAST_GUESTS: Final = 5
#: CB-1.4: one for each of four players.
LEAST_COUNTERS: Final = 4
MOST_WANTS: Final = 6
MOST_COFFEES: Final = 9
LARGEST_NUMBER: Final = 20

# The vocabulary: a clause's word is its place in its list; the list also says what may follow the word.

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
class Clause:
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
class CafeCard:
    """An addition (the upper half) and a customer (the lower half)."""

    def __init__(
        self,
        id: str,
        name: str,
        kind: int,
        provides: list[int],
        cost: int,
        score: Clause,
        now: list[Clause],
        ongoing: list[Clause],
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
class SpecialGuest:
    """CB-6: a special guest and all that a café needs to please it."""

    def __init__(self, id: str, name: str, needs: list[Clause]) -> None:
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
class CafeDeck(Deck):
    """Café cards, special guests and counters by number, and their moves."""

    def __init__(self, source: str, cards: list[CafeCard], guests: list[SpecialGuest], counters: list[Counter]) -> None:
        self.cards = cards
        self.guests = guests
        self.counters = counters
        self.ids: list[str] = [card.id for card in cards]
        self.guest_ids: list[str] = [guest.id for guest in guests]
        self.counter_ids: list[str] = [counter.id for counter in counters]
        self.done = Done()
        self.adds: list[Add] = [Add(number, card.id) for number, card in enumerate(cards)]
        self.serves: list[Serve] = [Serve(number, card.id, card.customer) for number, card in enumerate(cards)]
        self.takes: list[Take] = [Take(number, card.id, card.customer) for number, card in enumerate(cards)]
        self.drops: list[Drop] = [Drop(number, card.id) for number, card in enumerate(cards)]
        self.claims: list[Claim] = [Claim(number, guest.id) for number, guest in enumerate(guests)]
        moves: list[Move] = [self.done]
        moves.extend(self.adds)
        moves.extend(self.serves)
        moves.extend(self.takes)
        moves.extend(self.drops)
        moves.extend(self.claims)
        super().__init__(source, Catalogue(moves))


# -- reading: every complaint names the card, the field and what is allowed --------------------------------


def read_deck(source: str) -> CafeDeck:
    """Validate a deck's text, or raise BadDeck."""
    sections = read_sections(source, ["card", "guest", "counter"])
    entries = sections["card"] + sections["guest"] + sections["counter"]
    unique(entries, "id")
    unique(entries, "name")
    cards = [read_card(entry) for entry in sections["card"]]
    guests = [read_guest(entry) for entry in sections["guest"]]
    counters = [read_counter(entry) for entry in sections["counter"]]
    if not LEAST_CARDS <= len(cards) <= MOST_CARDS:
        raise BadDeck(f"the deck has {len(cards)} cards; four players need {LEAST_CARDS}, and {MOST_CARDS} is the most")
    if len(guests) < LEAST_GUESTS:
        raise BadDeck(f"the deck has {len(guests)} guests; four players need at least {LEAST_GUESTS}")
    if len(counters) < LEAST_COUNTERS:
        raise BadDeck(f"the deck has {len(counters)} counters; four players need at least {LEAST_COUNTERS}")
    return CafeDeck(source, cards, guests, counters)


def read_card(entry: Entry) -> CafeCard:
    """One café card, both halves."""
    kind = KINDS.index(entry.choice("kind", KINDS))
    preference = entry.choice("prefers", DECORS, "")
    card = CafeCard(
        entry.text("id", longest=12),
        entry.text("name", longest=40),
        kind,
        read_provides(entry, kind),
        entry.number("cost", 0, LARGEST_NUMBER),
        read_score(entry),
        read_clauses(entry, "now", NOW),
        read_clauses(entry, "ongoing", ONGOING),
        entry.text("customer", longest=40),
        read_wants(entry),
        SYMBOLS.index(preference) if preference else NOTHING,
    )
    entry.done()
    return card


def read_guest(entry: Entry) -> SpecialGuest:
    """One special guest."""
    guest = SpecialGuest(
        entry.text("id", longest=12), entry.text("name", longest=40), read_clauses(entry, "needs", NEEDS)
    )
    if not guest.needs:
        raise entry.wrong("needs", f"a list of at least one of {', '.join(NEEDS)}")
    entry.done()
    return guest


def read_counter(entry: Entry) -> Counter:
    """One counter: it provides foods only."""
    counter = Counter(
        entry.text("id", longest=12), entry.text("name", longest=40), read_symbols(entry, "provides", FOODS)
    )
    entry.done()
    return counter


def read_provides(entry: Entry, kind: int) -> list[int]:
    """CB-3.3: food cards provide foods, decor cards decors, equipment neither."""
    if kind == EQUIPMENT:
        if entry.words("provides"):
            raise entry.wrong("provides", "left out for equipment")
        return []
    allowed = FOODS if kind == FOOD else DECORS
    result = read_symbols(entry, "provides", allowed)
    if not result:
        raise entry.wrong("provides", f"a list of at least one of {', '.join(allowed)}")
    return result


def read_symbols(entry: Entry, field: str, allowed: list[str]) -> list[int]:
    """A list of symbols, repeated as often as they are shown."""
    result: list[int] = []
    for word in entry.words(field):
        if word not in allowed:
            raise entry.wrong(field, f"a list of {', '.join(allowed)}")
        result.append(SYMBOLS.index(word))
    return result


def read_wants(entry: Entry) -> list[Want]:
    """CB-4: foods, and several Coffees as one wish."""
    allowed = f"a list of 1 to {MOST_WANTS} of {', '.join(FOODS)}, or Coffee*2 to Coffee*{MOST_COFFEES}"
    wants: list[Want] = []
    for word in entry.words("wants"):
        food, star, count = word.partition("*")
        size = 1
        if star:
            if food != FOODS[COFFEE] or not count.isdecimal() or not 2 <= int(count) <= MOST_COFFEES:
                raise entry.wrong("wants", allowed)
            size = int(count)
        if food not in FOODS:
            raise entry.wrong("wants", allowed)
        wants.append(Want(FOODS.index(food), size, 1 << len(wants)))
    if not 1 <= len(wants) <= MOST_WANTS:
        raise entry.wrong("wants", allowed)
    return wants


def read_score(entry: Entry) -> Clause:
    """CB-8.3: points as a number, or a rule for them."""
    if isinstance(entry.table.get("score"), str):
        return read_clause(entry, "score", entry.text("score"), SCORES)
    return Clause(FIXED, [], entry.number("score", 0, LARGEST_NUMBER))


def read_clauses(entry: Entry, field: str, vocabulary: list[str]) -> list[Clause]:
    """A list of clauses of one vocabulary."""
    return [read_clause(entry, field, text, vocabulary) for text in entry.words(field)]


def read_clause(entry: Entry, field: str, text: str, vocabulary: list[str]) -> Clause:
    """One clause: its word, then what the vocabulary says must follow."""
    words = text.split()
    for number, form in enumerate(vocabulary):
        grammar = form.split()
        if not words or grammar[0] != words[0]:
            continue
        if grammar[-1].endswith("..."):
            grammar = grammar[:-1] + [grammar[-1][:-3]] * max(1, len(words) - len(grammar) + 1)
        if len(words) != len(grammar):
            break
        things: list[int] = []
        amount = 0
        for word, part in zip(words[1:], grammar[1:], strict=True):
            if part == "N":
                amount = read_number(entry, field, words[0], word)
            else:
                things.append(read_thing(entry, field, text, part, word))
        return Clause(number, things, amount)
    raise BadDeck(f"{entry.where}: {field} cannot be {text!r}; allowed are {', '.join(vocabulary)}")


def read_number(entry: Entry, field: str, verb: str, word: str) -> int:
    """The number of a clause, in the range that its word allows."""
    least = 1
    most = LARGEST_NUMBER
    if verb == "hand_size":
        least, most = 5, 10
    elif verb == "food_types":
        most = FOOD_COUNT
    elif verb in ("decor_types", "regular_decors"):
        most = DECOR_COUNT
    if not word.isdecimal() or not least <= int(word) <= most:
        raise BadDeck(f"{entry.where}: {field} says {verb} {word}; the number must be from {least} to {most}")
    return int(word)


def read_thing(entry: Entry, field: str, text: str, part: str, word: str) -> int:
    """A food, a decor, any symbol or a kind of card, by its number."""
    allowed = SYMBOLS
    if part == "FOOD":
        allowed = FOODS
    elif part == "DECOR":
        allowed = DECORS
    elif part == "KIND":
        allowed = KINDS
    if word not in allowed:
        raise BadDeck(f"{entry.where}: {field} has {word!r} in {text!r}; there it must be one of {', '.join(allowed)}")
    return KINDS.index(word) if part == "KIND" else SYMBOLS.index(word)
