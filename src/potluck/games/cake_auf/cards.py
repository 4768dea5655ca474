"""Cake Auf!'s deck: ingredients, actions and recipes, the moves that they make, and the reader of `cards.toml`.

The cards of the draw pile are known by their kind, a number: first the ingredients, then the actions.
"""

from __future__ import annotations

from typing import Final, final

from potluck.games.cake_auf.moves import (
    Ban,
    Burn,
    Decline,
    Discard,
    GiveBack,
    Keep,
    Lay,
    Lift,
    Mulligan,
    OneForOne,
    Pass,
    PickyEater,
    Swap,
    SwitchHands,
    SwitchRecipes,
    Throw,
)
from potluck.kernel.deck_file import Deck, Entry, unique
from potluck.kernel.deck_file import read_deck as read_sections
from potluck.kernel.errors import BadDeck
from potluck.kernel.moves import Catalogue, Move
from potluck.kernel.phrases import Phrase

ICONS: Final = ["power", "fire", "fridge", "overnight"]
POWER: Final = 1
FIRE: Final = 2
FRIDGE: Final = 4
OVERNIGHT: Final = 8

#: What a card of the draw pile does: an ingredient is laid, an action has one of the other effects.
LAY: Final = 0
BAN: Final = 1
LIFT: Final = 2
SWITCH_RECIPES: Final = 3
SWITCH_HANDS: Final = 4
PICKY: Final = 5
ONE_FOR_ONE: Final = 6
BURN: Final = 7
EFFECTS: Final = ["lay", "ban", "lift", "switch recipes", "switch hands", "picky", "one for one", "burn"]
#: These effects name the icon of the recipes that they reach.
AIMED: Final = [BAN, LIFT, BURN]

SIGNS: Final = ["rock", "paper", "scissors"]

MOST_SEATS: Final = 4
#: Four bakers get two recipes each; places in a memory are bits of one machine word.
LEAST_RECIPES: Final = 8
MOST_RECIPES: Final = 40
#: Kinds of cards are bits of one machine word, too.
MOST_KINDS: Final = 60
#: Four hands of five, and something to draw.
LEAST_CARDS: Final = 30


@final
class Recipe:
    """CA-A1: a dessert, the ingredients that it needs (one may be needed twice), and its icons."""

    def __init__(self, id: str, name: str, country: str, ingredients: list[int], icons: int) -> None:
        self.id = id
        self.name = name
        self.country = country
        self.ingredients = ingredients
        self.icons = icons


@final
class PantryCard:
    """A card of the draw pile and its copies in the rulebook's and the publisher's mix (CA-A23)."""

    def __init__(self, id: str, name: str, effect: int, icon: int, rulebook: int, publisher: int) -> None:
        self.id = id
        self.name = name
        self.effect = effect
        self.icon = icon
        self.rulebook = rulebook
        self.publisher = publisher

    def need(self) -> str:
        """What a recipe must need from the kitchen to be reached by this action: the icon, or nothing."""
        return ICONS[self.icon.bit_length() - 1] if self.icon else ""


@final
class Pantry(Deck):
    """The whole deck, with the tables that the rules read at every decision."""

    def __init__(self, source: str, cards: list[PantryCard], recipes: list[Recipe]) -> None:
        self.cards = cards
        self.recipes = recipes
        self.card_ids: list[str] = [card.id for card in cards]
        self.recipe_ids: list[str] = [recipe.id for recipe in recipes]
        self.kinds = len(cards)
        self.ingredients = sum([1 for card in cards if card.effect == LAY])
        self.effects: list[int] = [card.effect for card in cards]
        self.kind_of: dict[str, int] = {card.id: kind for kind, card in enumerate(cards)}
        self.recipe_of: dict[str, int] = {recipe.id: number for number, recipe in enumerate(recipes)}
        self.card_icons: list[int] = [card.icon for card in cards]
        self.icons: list[int] = [recipe.icons for recipe in recipes]
        self.sizes: list[int] = [len(recipe.ingredients) for recipe in recipes]
        self.needs: list[list[int]] = []
        for recipe in recipes:
            self.needs.append([recipe.ingredients.count(kind) for kind in range(self.ingredients)])
        self.make_moves()
        super().__init__(source, Catalogue(self.moves))

    def make_moves(self) -> None:
        """Every move that this deck can ever offer, in tables by what the rules know of it."""
        self.moves: list[Move] = []
        self.turn_ends = Pass()
        self.mulligan = Mulligan()
        self.moves.extend([self.turn_ends, self.mulligan])
        self.discards: list[Discard] = [Discard(kind, card.id) for kind, card in enumerate(self.cards)]
        self.moves.extend(self.discards)
        #: Of an ingredient, a ban, a counteraction or a freezer burn on a recipe; None where they do not meet.
        self.on_recipe: list[list[Move | None]] = []
        for kind, card in enumerate(self.cards):
            row = [played_on(card, kind, recipe, number) for number, recipe in enumerate(self.recipes)]
            self.on_recipe.append(row)
            self.moves.extend([move for move in row if move is not None])
        #: Of an action that needs no recipe, by the seat that it is played on.
        self.on_seat: list[list[Move]] = [played_at(card, kind) for kind, card in enumerate(self.cards)]
        for players in self.on_seat:
            self.moves.extend(players)
        self.make_swaps()
        self.keeps: list[Keep] = [Keep(number, recipe.id) for number, recipe in enumerate(self.recipes)]
        self.give_backs: list[GiveBack] = [GiveBack(number, recipe.id) for number, recipe in enumerate(self.recipes)]
        for number, recipe in enumerate(self.recipes):
            if recipe.icons & OVERNIGHT:
                self.moves.extend([self.keeps[number], self.give_backs[number]])
        self.throws: list[Move] = [Throw(sign, name) for sign, name in enumerate(SIGNS)]
        self.moves.extend(self.throws)

    def make_swaps(self) -> None:
        """CA-6.1, CA-6.3: one recipe for another: a Switcheroo's, and a Picky Eater's."""
        self.decline = Decline()
        self.switches: list[list[SwitchRecipes]] = []
        self.swaps: list[list[Swap]] = []
        switcheroo = self.effects.index(SWITCH_RECIPES) if SWITCH_RECIPES in self.effects else -1
        for mine, one in enumerate(self.recipes):
            self.switches.append(
                [SwitchRecipes(switcheroo, mine, theirs, one.id, it.id) for theirs, it in enumerate(self.recipes)]
            )
            self.swaps.append([Swap(mine, new, one.id, it.id) for new, it in enumerate(self.recipes)])
        if switcheroo >= 0:
            for switches in self.switches:
                self.moves.extend([move for move in switches if move.mine != move.theirs])
        if PICKY in self.effects:
            self.moves.append(self.decline)
            for swaps in self.swaps:
                self.moves.extend([move for move in swaps if move.mine != move.new])

    def copies(self, publisher: bool) -> list[int]:
        """How many cards of each kind the draw pile has, in one of the two mixes."""
        return [card.publisher if publisher else card.rulebook for card in self.cards]

    def first_with(self, effect: int) -> str | None:
        """The id of the first card with an effect, if the deck has one."""
        return self.cards[self.effects.index(effect)].id if effect in self.effects else None

    def lifted_by(self, remedy: PantryCard) -> str | None:
        """The id of the ban that a counteraction lifts, if the deck has one."""
        for card in self.cards:
            if card.effect == BAN and card.icon == remedy.icon:
                return card.id
        return None

    def amounts(self, kinds: list[int]) -> list[Phrase]:
        """Cards for people to read: equal ones once, with their number."""
        found: list[Phrase] = []
        for kind in dict.fromkeys(kinds):
            found.append(Phrase("cards-of-a-kind", {"card": self.cards[kind].id, "count": kinds.count(kind)}))
        return found


def icon_names(icons: int) -> list[str]:
    """What a recipe needs from the kitchen, by name."""
    return [icon for bit, icon in enumerate(ICONS) if icons >> bit & 1]


def played_on(card: PantryCard, kind: int, recipe: Recipe, number: int) -> Move | None:
    """The move of a card on a recipe: an ingredient that it needs, or an action that its icons allow."""
    meets = kind in recipe.ingredients if card.effect == LAY else card.icon & recipe.icons != 0
    return aimed_at(card, kind, recipe, number) if meets else None


def aimed_at(card: PantryCard, kind: int, recipe: Recipe, number: int) -> Move:
    """A card on a recipe, whether they meet or not."""
    if card.effect == LAY:
        return Lay(kind, number, card.id, recipe.id)
    if card.effect == BAN:
        return Ban(kind, number, card.id, recipe.id)
    if card.effect == LIFT:
        return Lift(kind, number, card.id, recipe.id)
    return Burn(kind, number, card.id, recipe.id)


def played_at(card: PantryCard, kind: int) -> list[Move]:
    """The moves of an action that needs no recipe: one for each seat, or a single one."""
    if card.effect == SWITCH_HANDS:
        return [SwitchHands(kind, seat, card.id) for seat in range(MOST_SEATS)]
    if card.effect == ONE_FOR_ONE:
        return [OneForOne(kind, seat, card.id) for seat in range(MOST_SEATS)]
    if card.effect == PICKY:
        return [PickyEater(kind, card.id)]
    return []


def read_deck(source: str) -> Pantry:
    """Validate a deck's text, or raise BadDeck."""
    sections = read_sections(source, ["ingredient", "action", "recipe"])
    unique(sections["ingredient"] + sections["action"], "id")
    unique(sections["ingredient"] + sections["action"], "name")
    unique(sections["recipe"], "id")
    unique(sections["recipe"], "name")
    cards: list[PantryCard] = []
    for entry in sections["ingredient"]:
        copies = entry.number("copies", 1, 99)
        cards.append(PantryCard(entry.text("id", longest=24), entry.text("name", longest=40), LAY, 0, copies, copies))
        entry.done()
    ingredients = [card.id for card in cards]
    for entry in sections["action"]:
        cards.append(read_action(entry, cards))
    if len(cards) > MOST_KINDS:
        raise BadDeck(f"the deck has {len(cards)} kinds of ingredients and actions; at most {MOST_KINDS} are allowed")
    for publisher in (False, True):
        check_mix(cards, publisher)
    recipes = [read_recipe(entry, ingredients, cards) for entry in sections["recipe"]]
    if not LEAST_RECIPES <= len(recipes) <= MOST_RECIPES:
        raise BadDeck(
            f"the deck has {len(recipes)} recipes; it needs {LEAST_RECIPES} to {MOST_RECIPES}, two for each of four"
        )
    return Pantry(source, cards, recipes)


def read_action(entry: Entry, before: list[PantryCard]) -> PantryCard:
    """One action card; no two cards may do the same, so that a move says which card it plays."""
    effect = EFFECTS.index(entry.choice("effect", EFFECTS[1:]))
    icon = 0
    if effect in AIMED:
        icon = 1 << ICONS.index(entry.choice("icon", ICONS[:3]))
    for card in before:
        if card.effect == effect and card.icon == icon:
            raise BadDeck(f"{entry.where}: effect and icon are those of {card.id} already")
    result = PantryCard(
        entry.text("id", longest=24),
        entry.text("name", longest=40),
        effect,
        icon,
        entry.number("rulebook", 0, 99),
        entry.number("publisher", 0, 99),
    )
    entry.done()
    return result


def read_recipe(entry: Entry, ingredients: list[str], cards: list[PantryCard]) -> Recipe:
    """One recipe, which the deck's ingredients must be able to make."""
    needs: list[int] = []
    for word in entry.words("ingredients"):
        if word not in ingredients:
            raise entry.wrong("ingredients", "a list of " + ", ".join(ingredients))
        needs.append(ingredients.index(word))
    if not 1 <= len(needs) <= 8:
        raise entry.wrong("ingredients", "one to eight ingredients")
    for kind in needs:
        if needs.count(kind) > cards[kind].rulebook:
            raise BadDeck(
                f"{entry.where}: ingredients asks for {needs.count(kind)} {ingredients[kind]}, "
                f"and the deck has {cards[kind].rulebook}"
            )
    icons = 0
    for word in entry.words("icons"):
        if word not in ICONS:
            raise entry.wrong("icons", "a list of " + ", ".join(ICONS))
        icons |= 1 << ICONS.index(word)
    result = Recipe(
        entry.text("id", longest=12), entry.text("name", longest=40), entry.text("country", longest=40), needs, icons
    )
    entry.done()
    return result


def check_mix(cards: list[PantryCard], publisher: bool) -> None:
    """A mix must be large enough to play, and whatever it bans it must be able to lift."""
    name = "publisher" if publisher else "rulebook"
    total = 0
    for card in cards:
        total += card.publisher if publisher else card.rulebook
    if total < LEAST_CARDS:
        raise BadDeck(f"the {name} mix has {total} cards; it needs at least {LEAST_CARDS}, four hands and a pile")
    for card in cards:
        if card.effect == BAN and (card.publisher if publisher else card.rulebook):
            cures = [cure for cure in cards if cure.effect == LIFT and cure.icon == card.icon]
            if not cures or not (cures[0].publisher if publisher else cures[0].rulebook):
                raise BadDeck(f"action {card.id}: {name} has copies of it, but no card that lifts it")
