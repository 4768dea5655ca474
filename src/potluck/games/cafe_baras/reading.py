"""Reading a Café Baras deck: every complaint names the card, the field and what is allowed."""

from __future__ import annotations

from typing import Final

from potluck.games.cafe_baras.cards import (
    COFFEE,
    DECOR_COUNT,
    DECORS,
    EQUIPMENT,
    FIXED,
    FOOD,
    FOOD_COUNT,
    FOODS,
    KINDS,
    NEEDS,
    NOTHING,
    NOW,
    ONGOING,
    SCORES,
    SYMBOLS,
    CafeDeck,
    Card,
    Counter,
    Guest,
    Phrase,
    Want,
)
from potluck.kernel.deck import Entry, read_deck, unique
from potluck.kernel.errors import BadDeck

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


def read_cafe_deck(source: str) -> CafeDeck:
    """Validate a deck's text, or raise BadDeck."""
    sections = read_deck(source, ["card", "guest", "counter"])
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


def read_card(entry: Entry) -> Card:
    """One café card, both halves."""
    kind = KINDS.index(entry.choice("kind", KINDS))
    preference = entry.choice("prefers", DECORS, "")
    card = Card(
        entry.text("id", longest=12),
        entry.text("name", longest=40),
        kind,
        read_provides(entry, kind),
        entry.number("cost", 0, LARGEST_NUMBER),
        read_score(entry),
        read_phrases(entry, "now", NOW),
        read_phrases(entry, "ongoing", ONGOING),
        entry.text("customer", longest=40),
        read_wants(entry),
        SYMBOLS.index(preference) if preference else NOTHING,
    )
    entry.done()
    return card


def read_guest(entry: Entry) -> Guest:
    """One special guest."""
    guest = Guest(entry.text("id", longest=12), entry.text("name", longest=40), read_phrases(entry, "needs", NEEDS))
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


def read_score(entry: Entry) -> Phrase:
    """CB-8.3: points as a number, or a rule for them."""
    if isinstance(entry.table.get("score"), str):
        return read_phrase(entry, "score", entry.text("score"), SCORES)
    return Phrase(FIXED, [], entry.number("score", 0, LARGEST_NUMBER))


def read_phrases(entry: Entry, field: str, vocabulary: list[str]) -> list[Phrase]:
    """A list of phrases of one vocabulary."""
    return [read_phrase(entry, field, text, vocabulary) for text in entry.words(field)]


def read_phrase(entry: Entry, field: str, text: str, vocabulary: list[str]) -> Phrase:
    """One phrase: its word, then what the vocabulary says must follow."""
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
        return Phrase(number, things, amount)
    raise BadDeck(f"{entry.where}: {field} cannot be {text!r}; allowed are {', '.join(vocabulary)}")


def read_number(entry: Entry, field: str, verb: str, word: str) -> int:
    """The number of a phrase, in the range that its word allows."""
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
