"""Cthulbeque's deck: the vocabulary of its cards, the cards, their moves, and the reader of `cards.toml`."""

from __future__ import annotations

from typing import Final, final

from potluck.games.cthulbeque.moves import (
    FACES,
    LEAST_COOKING,
    MOST_COOKING,
    NO_CARD,
    NOBODY,
    POT_DICE,
    WORDS,
    Allocate,
    Attach,
    Cast,
    Cook,
    Discard,
    Divide,
    Fight,
    Play,
    Reroll,
    Say,
    Season,
    SwapFor,
)
from potluck.kernel.deck_file import Deck, Entry, unique
from potluck.kernel.deck_file import read_deck as read_sections
from potluck.kernel.errors import BadDeck
from potluck.kernel.moves import Catalogue, Move

NOTHING: Final = -1

MONSTER: Final = 0
RECIPE: Final = 1
INGREDIENT: Final = 2
ITEM: Final = 3
SPELL: Final = 4
ASSISTANT: Final = 5
KINDS: Final = ["monster", "recipe", "ingredient", "item", "spell", "assistant"]

NO_TRAIT: Final = 0
SLIPPERY: Final = 1
VENOMOUS: Final = 2
RESTLESS: Final = 3
HYPNOTIC: Final = 4
RICH: Final = 5
TRAITS: Final = ["none", "slippery", "venomous", "restless", "hypnotic", "rich"]

#: What a card in front of a chef changes, as places in the list of their perks; bonuses and penalties apart (CT-A26).
COOKING_MORE: Final = 0
COOKING_FEWER: Final = 1
FIGHTING_MORE: Final = 2
FIGHTING_FEWER: Final = 3
FIRST_COOKING: Final = 4
CHALLENGE_DICE: Final = 5
TRIMS: Final = 6
COURAGE: Final = 7
SAVES_COOKING: Final = 8
SAVES_SANITY: Final = 9
CLUTTER: Final = 10
CLUTTER_ALWAYS: Final = 11
EXTRA_CARDS: Final = 12
NURSING: Final = 13
REST_COOKING: Final = 14
REST_SANITY: Final = 15
SKIPS_MANAGEMENT: Final = 16
CRITIC: Final = 17
HOLDS_HELPING: Final = 18
HOLDS_HUSH: Final = 19
#: What an Ingredient changes on its Monster.
STARS: Final = 20
FEAR: Final = 21
MONSTER_DICE: Final = 22
MONSTER_COOKING_DICE: Final = 23
REROLLS: Final = 24
HEALS: Final = 25
CALMS: Final = 26
EFFECTS: Final = 27

#: The fields of Items and Assistants: name, least, most, and the perk that a number above (or below) zero adds to.
TABLE_FIELDS: Final[list[tuple[str, int, int, int, int]]] = [
    ("cooking_dice", -3, 3, COOKING_MORE, COOKING_FEWER),
    ("fighting_dice", -3, 3, FIGHTING_MORE, FIGHTING_FEWER),
    ("first_cooking_dice", 0, 3, FIRST_COOKING, FIRST_COOKING),
    ("challenge_dice", 0, 3, CHALLENGE_DICE, CHALLENGE_DICE),
    ("trims", 0, 9, TRIMS, TRIMS),
    ("courage", 0, 5, COURAGE, COURAGE),
    ("saves_cooking", 0, 1, SAVES_COOKING, SAVES_COOKING),
    ("saves_sanity", 0, 1, SAVES_SANITY, SAVES_SANITY),
    ("clutter", 0, 5, CLUTTER, CLUTTER),
    ("clutter_always", 0, 5, CLUTTER_ALWAYS, CLUTTER_ALWAYS),
    ("extra_cards", 0, 3, EXTRA_CARDS, EXTRA_CARDS),
    ("nursing", 0, 3, NURSING, NURSING),
    ("rest_cooking", 0, 3, REST_COOKING, REST_COOKING),
    ("rest_sanity", 0, 3, REST_SANITY, REST_SANITY),
    ("skips_management", 0, 1, SKIPS_MANAGEMENT, SKIPS_MANAGEMENT),
    ("critic", 0, 9, CRITIC, CRITIC),
]
INGREDIENT_FIELDS: Final[list[tuple[str, int, int, int, int]]] = [
    ("stars", -9, 9, STARS, STARS),
    ("fear", -5, 5, FEAR, FEAR),
    ("monster_dice", -3, 3, MONSTER_DICE, MONSTER_DICE),
    ("monster_cooking_dice", -3, 3, MONSTER_COOKING_DICE, MONSTER_COOKING_DICE),
    ("rerolls", 0, 3, REROLLS, REROLLS),
    ("heals", 0, 9, HEALS, HEALS),
    ("calms", 0, 9, CALMS, CALMS),
]

SECOND_HELPING: Final = 0
HUSH: Final = 1
KNIT: Final = 2
QUIET: Final = 3
BANISH: Final = 4
LEFTOVERS: Final = 5
HEX: Final = 6
SWAP: Final = 7
SPELLS: Final = ["second helping", "hush", "knit", "quiet", "banish", "leftovers", "hex", "swap"]
SPELLS_WITH_AMOUNT: Final = [KNIT, QUIET, HEX]

ANY_FAMILY: Final = "any"
MOST_CHEFS: Final = 5
#: CT-11.1: three dishes for each of five chefs must be in the deck, or nobody may ever be able to serve.
LEAST_MONSTERS: Final = 15
LEAST_CARDS: Final = 40
MOST_MONSTERS: Final = 60
MOST_INGREDIENTS: Final = 20
MOST_TABLE_CARDS: Final = 60


@final
class LarderCard:
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
class MoveBook:
    """Every move of a deck, each once, by what it is about; cards are given as ids, kinds and spells."""

    def __init__(self, ids: list[str], kinds: list[int], spells: list[int], chefs: int) -> None:
        monsters = [card for card, kind in enumerate(kinds) if kind == MONSTER]
        ingredients = [card for card, kind in enumerate(kinds) if kind == INGREDIENT]
        self.say: list[Say] = [Say(word) for word in range(len(WORDS))]
        self.allocate: list[Allocate] = [Allocate(dice) for dice in range(LEAST_COOKING, MOST_COOKING + 1)]
        self.reroll: list[Reroll] = [Reroll(face) for face in range(1, FACES + 1)]
        self.discard: list[Discard] = [Discard(card, id) for card, id in enumerate(ids)]
        self.play: list[list[Play]] = []  # by card and seat; empty for what is not played on players
        self.play_on_all: list[list[list[Move]]] = []  # by chefs at the table and card: on each of them
        self.season: list[list[Season]] = []  # by card and Monster
        self.cook: list[list[Cook]] = []  # by Monster and Ingredient; the last one is without
        self.fight: list[Fight] = [Fight(card, ids[card]) for card in monsters]
        self.divide: list[list[Divide]] = []  # by Monster and dice, from one
        self.attach: list[list[Attach]] = []  # by card; one or none
        self.cast: list[list[Cast]] = []  # by card: on Monsters, on seats, or a single one
        self.swap: list[SwapFor] = [SwapFor(card, ids[card]) for card in monsters]
        moves: list[Move] = []
        moves.extend(self.say)
        moves.extend(self.allocate)
        moves.extend(self.reroll)
        moves.extend(self.discard)
        moves.extend(self.fight)
        moves.extend(self.swap)
        for card, kind in enumerate(kinds):
            plays = plays_of(card, kind, ids, chefs)
            seasons = seasons_of(card, kind, ids, monsters)
            attaches = attaches_of(card, kind, ids)
            casts = casts_of(card, spells[card], ids, monsters, chefs)
            if kind == MONSTER:
                cooks = cooks_of(card, ids, ingredients)
                self.cook.append(cooks)
                moves.extend(cooks)
                divides = [Divide(card, ids[card], dice) for dice in range(1, POT_DICE + 1)]
                self.divide.append(divides)
                moves.extend(divides)
            self.play.append(plays)
            self.season.append(seasons)
            self.attach.append(attaches)
            self.cast.append(casts)
            moves.extend(plays)
            moves.extend(seasons)
            moves.extend(attaches)
            moves.extend(casts)
        for seats in range(chefs + 1):
            self.play_on_all.append(plays_on_first(self.play, seats))
        self.first_ingredient = ingredients[0]
        self.catalogue = Catalogue(moves)

    def cooking(self, monster: int, ingredient: int) -> Cook:
        """The move that cooks a Monster with an Ingredient, or without one (NO_CARD)."""
        if ingredient == NO_CARD:
            return self.cook[monster][-1]
        return self.cook[monster][ingredient - self.first_ingredient]


def plays_of(card: int, kind: int, ids: list[str], chefs: int) -> list[Play]:
    """The moves that play a card on a chef; none for Recipes and Ingredients."""
    if kind in (RECIPE, INGREDIENT):
        return []
    return [Play(card, ids[card], seat) for seat in range(chefs)]


def seasons_of(card: int, kind: int, ids: list[str], monsters: list[int]) -> list[Season]:
    """The moves that put an Ingredient on a Monster; none for other cards."""
    if kind != INGREDIENT:
        return []
    return [Season(card, ids[card], monster, ids[monster]) for monster in monsters]


def attaches_of(card: int, kind: int, ids: list[str]) -> list[Attach]:
    """The move that attaches a Recipe; none for other cards."""
    return [Attach(card, ids[card])] if kind == RECIPE else []


def cooks_of(monster: int, ids: list[str], ingredients: list[int]) -> list[Cook]:
    """The moves that cook a Monster: with each Ingredient, and without one."""
    cooks = [Cook(monster, ids[monster], other, ids[other]) for other in ingredients]
    cooks.append(Cook(monster, ids[monster], NO_CARD, ""))
    return cooks


def casts_of(card: int, spell: int, ids: list[str], monsters: list[int], chefs: int) -> list[Cast]:
    """The moves that activate one Spell, one for each target; none for other cards and for Spells with a window."""
    if spell in (BANISH, SWAP):
        return [Cast(card, ids[card], monster, NOBODY, ids[monster]) for monster in monsters]
    if spell == HEX:
        return [Cast(card, ids[card], NO_CARD, seat, str(seat)) for seat in range(chefs)]
    if spell >= KNIT:
        return [Cast(card, ids[card], NO_CARD, NOBODY, "")]
    return []


def plays_on_first(play: list[list[Play]], seats: int) -> list[list[Move]]:
    """By card: its moves on each of the first so many seats."""
    on_all: list[list[Move]] = []
    for plays in play:
        first: list[Move] = []
        first.extend(plays[:seats])
        on_all.append(first)
    return on_all


@final
class Larder(Deck):
    """The cards by number, what rules ask of them at once, and the moves that they make."""

    def __init__(self, source: str, cards: list[LarderCard]) -> None:
        self.cards = cards
        self.kinds: list[int] = [card.kind for card in cards]
        self.threats: list[int] = [card.threat for card in cards]
        self.single: list[bool] = [card.copies == 1 for card in cards]
        self.traits: list[int] = [card.trait for card in cards]
        self.ids: list[str] = [card.id for card in cards]
        # cards lie in the order of their kinds: each of these lists is a part of `ids`, from its first card on
        self.monster_ids: list[str] = [card.id for card in cards if card.kind == MONSTER]
        self.recipe_ids: list[str] = [card.id for card in cards if card.kind == RECIPE]
        self.ingredient_ids: list[str] = [card.id for card in cards if card.kind == INGREDIENT]
        self.table_card_ids: list[str] = [card.id for card in cards if card.kind >= ITEM]
        self.first_recipe = len(self.monster_ids)
        self.first_ingredient = self.first_recipe + len(self.recipe_ids)
        self.first_table_card = self.first_ingredient + len(self.ingredient_ids)
        self.book = MoveBook(self.ids, self.kinds, [card.spell for card in cards], MOST_CHEFS)
        self.all_cards: list[int] = [number for number, card in enumerate(cards) for _ in range(card.copies)]
        super().__init__(source, self.book.catalogue)

    def pile(self) -> list[int]:
        """Every card of the deck: a kind's number once for each copy."""
        return self.all_cards.copy()

    def matches(self, recipe: int, monster: int) -> bool:
        """CT-9.2: whether a Recipe suits a Monster."""
        family = self.cards[recipe].family
        return family == ANY_FAMILY or family == self.cards[monster].family


# -- reading the deck ---------------------------------------------------------------------------------


def read_effects(entry: Entry, card: LarderCard, fields: list[tuple[str, int, int, int, int]]) -> None:
    """Read a card's effects; a card without any is a mistake."""
    for field, least, most, above, below in fields:
        amount = entry.number(field, least, most, 0)
        if amount > 0:
            card.add(above, amount)
        elif amount < 0:
            card.add(below, amount)
    if not card.effects:
        raise BadDeck(f"{entry.where}: it has no effect; give it one of {', '.join([field[0] for field in fields])}")


def read_card(entry: Entry, kind: int) -> LarderCard:
    """One card of a kind, or BadDeck."""
    copies = 1 if kind == MONSTER else entry.number("copies", 1, 9, 1)
    card = LarderCard(entry.text("id", longest=12), kind, entry.text("name", longest=40), copies)
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


def read_deck(source: str) -> Larder:
    """Validate a deck's text, or raise BadDeck."""
    sections = read_sections(source, KINDS)
    everything: list[Entry] = []
    for section in KINDS:
        everything.extend(sections[section])
    unique(everything, "id")
    unique(everything, "name")
    cards: list[LarderCard] = []
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


def check_totals(cards: list[LarderCard]) -> None:
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
