"""Cthulbeque's deck: Monsters, Recipes, Special Ingredients, Items, Spells and Assistants, read from data."""

from __future__ import annotations

from typing import Final, final

from potluck.games.cthulbeque.moves import MoveBook
from potluck.games.cthulbeque.vocabulary import (
    EFFECTS,
    HOLDS_HELPING,
    HOLDS_HUSH,
    HUSH,
    INGREDIENT,
    INGREDIENT_FIELDS,
    ITEM,
    KINDS,
    MONSTER,
    NO_TRAIT,
    NOTHING,
    RECIPE,
    SECOND_HELPING,
    SPELL,
    SPELLS,
    SPELLS_WITH_AMOUNT,
    TABLE_FIELDS,
    TRAITS,
)
from potluck.kernel.deck import Deck, Entry, read_deck, unique
from potluck.kernel.errors import BadDeck

ANY_FAMILY: Final = "any"
MOST_CHEFS: Final = 5
#: CT-11.1: three dishes for each of five chefs must be in the deck, or nobody may ever be able to serve.
LEAST_MONSTERS: Final = 15
LEAST_CARDS: Final = 40
MOST_MONSTERS: Final = 60
MOST_INGREDIENTS: Final = 20
MOST_TABLE_CARDS: Final = 60


@final
class Card:
    """One kind of card. Monsters are unique; of the others there may be several copies."""

    def __init__(self, id: str, kind: int, name: str, copies: int) -> None:
        self.id = id
        self.kind = kind
        self.name = name
        self.copies = copies
        self.nuisance = False
        self.family = ""  # a Monster's own; for a Recipe the one that it matches
        self.threat = 0
        self.fear = 0
        self.stars = 0
        self.trait = NO_TRAIT
        self.spell = NOTHING
        self.amount = 0
        self.effects: list[int] = []  # the perks that this card changes
        self.amounts: list[int] = [0] * EFFECTS

    def add(self, effect: int, amount: int) -> None:
        """Let the card change one more thing."""
        self.effects.append(effect)
        self.amounts[effect] += amount


@final
class Larder(Deck):
    """The cards by number, what rules ask of them at once, and the moves that they make."""

    def __init__(self, source: str, cards: list[Card]) -> None:
        self.cards = cards
        self.kinds: list[int] = [card.kind for card in cards]
        self.threats: list[int] = [card.threat for card in cards]
        self.single: list[bool] = [card.copies == 1 for card in cards]
        self.traits: list[int] = [card.trait for card in cards]
        self.book = MoveBook([card.id for card in cards], self.kinds, [card.spell for card in cards], MOST_CHEFS)
        self.all_cards: list[int] = [number for number, card in enumerate(cards) for _ in range(card.copies)]
        super().__init__(source, self.book.catalogue)

    def pile(self) -> list[int]:
        """Every card of the deck: a kind's number once for each copy."""
        return self.all_cards.copy()

    def matches(self, recipe: int, monster: int) -> bool:
        """CT-9.2: whether a Recipe suits a Monster."""
        family = self.cards[recipe].family
        return family == ANY_FAMILY or family == self.cards[monster].family


def read_effects(entry: Entry, card: Card, fields: list[tuple[str, int, int, int, int]]) -> None:
    """Read a card's effects; a card without any is a mistake."""
    for field, least, most, above, below in fields:
        amount = entry.number(field, least, most, 0)
        if amount > 0:
            card.add(above, amount)
        elif amount < 0:
            card.add(below, amount)
    if not card.effects:
        raise BadDeck(f"{entry.where}: it has no effect; give it one of {', '.join([field[0] for field in fields])}")


def read_card(entry: Entry, kind: int) -> Card:
    """One card of a kind, or BadDeck."""
    copies = 1 if kind == MONSTER else entry.number("copies", 1, 9, 1)
    card = Card(entry.text("id", longest=12), kind, entry.text("name", longest=40), copies)
    if kind == MONSTER:
        card.family = entry.text("family", longest=20)
        if card.family == ANY_FAMILY:
            raise entry.wrong("family", f"a family's name other than {ANY_FAMILY!r}")
        card.threat = entry.number("threat", 1, 12)
        card.fear = entry.number("fear", 0, 6)
        card.stars = entry.number("stars", 0, 40)
        card.trait = TRAITS.index(entry.choice("trait", TRAITS, "none"))
    elif kind == RECIPE:
        card.family = entry.text("matches", longest=20)
    elif kind == SPELL:
        card.spell = SPELLS.index(entry.choice("effect", SPELLS))
        if card.spell in SPELLS_WITH_AMOUNT:
            card.amount = entry.number("amount", 1, 9)
        if card.spell == SECOND_HELPING:
            card.add(HOLDS_HELPING, 1)
        elif card.spell == HUSH:
            card.add(HOLDS_HUSH, 1)
    else:
        card.nuisance = entry.flag("nuisance")
        read_effects(entry, card, INGREDIENT_FIELDS if kind == INGREDIENT else TABLE_FIELDS)
    entry.done()
    return card


def read_larder(source: str) -> Larder:
    """Validate a deck's text, or raise BadDeck."""
    sections = read_deck(source, KINDS)
    everything: list[Entry] = []
    for section in KINDS:
        everything.extend(sections[section])
    unique(everything, "id")
    unique(everything, "name")
    cards: list[Card] = []
    for kind, section in enumerate(KINDS):
        for entry in sections[section]:
            cards.append(read_card(entry, kind))
    check_totals(cards)
    families = [card.family for card in cards if card.kind == MONSTER]
    families.append(ANY_FAMILY)
    for entry in sections["recipe"]:
        if entry.text("matches") not in families:
            raise entry.wrong("matches", f"a family of this deck's Monsters, or {ANY_FAMILY}")
    return Larder(source, cards)


def check_totals(cards: list[Card]) -> None:
    """Refuse decks too small to play with five, or too large for the book of moves."""
    monsters = sum([1 for card in cards if card.kind == MONSTER])
    if not LEAST_MONSTERS <= monsters <= MOST_MONSTERS:
        raise BadDeck(
            f"the deck has {monsters} Monsters; it needs {LEAST_MONSTERS} to {MOST_MONSTERS}, three a chef at least"
        )
    total = sum([card.copies for card in cards])
    if total < LEAST_CARDS:
        raise BadDeck(f"the deck has {total} cards; five chefs need at least {LEAST_CARDS}")
    if sum([1 for card in cards if card.kind == INGREDIENT]) > MOST_INGREDIENTS:
        raise BadDeck(f"the deck has more than {MOST_INGREDIENTS} kinds of ingredient")
    if sum([1 for card in cards if card.kind >= ITEM]) > MOST_TABLE_CARDS:
        raise BadDeck(f"the deck has more than {MOST_TABLE_CARDS} kinds of item, spell and assistant")
