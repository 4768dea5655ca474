"""The table of Cake Auf!: bakers, their recipes, the piles, and how cards pass between them.

Whenever a card moves here, each baker's memory records as much of it as that baker may see.
"""

from __future__ import annotations

from typing import Final, final

from potluck.games.cake_auf.cards import Pantry
from potluck.games.cake_auf.memory import PILE, Bundle, Memory, hand_of, under
from potluck.kernel.chance import Chance
from potluck.kernel.events import except_for, only
from potluck.kernel.moves import Attempt, Move
from potluck.kernel.state import Record, State

ROUNDS: Final = 3
HAND_SIZE: Final = 5
MULLIGANS: Final = 3
NOTHING: Final = -1


@final
class Options(Record):
    """What a table chooses before the first round."""

    def __init__(self, publisher: bool, keep_hands: bool, share_ties: bool, starter: int) -> None:
        self.publisher = publisher  # CA-A23, CA-A24: the publisher's mix of action cards, not the rulebook's
        self.keep_hands = keep_hands  # CA-A9: hands stay between rounds
        self.share_ties = share_ties  # CA-A28: whoever is tied shares the win
        self.starter = starter  # CA-1.4: a seat, or NOTHING where a lot decides


@final
class Dish(Record):
    """A recipe in front of a baker, the ingredients laid under it, and the bans above it."""

    def __init__(self, recipe: int, kept: bool, missing: int, needs: list[int]) -> None:
        self.recipe = recipe
        self.kept = kept  # CA-A14: held over from an earlier round; travels with the card
        self.missing = missing  # how many ingredients
        self.needs = needs  # and which, by kind
        self.laid: list[int] = []
        self.bans: list[int] = []

    def copy(self) -> Dish:
        """A copy that shares nothing that changes."""
        twin = Dish(self.recipe, self.kept, self.missing, self.needs.copy())
        twin.laid = self.laid.copy()
        twin.bans = self.bans.copy()
        return twin


@final
class Baker(Record):
    """One player."""

    def __init__(self, memory: Memory) -> None:
        self.memory = memory
        self.hand: list[int] = []
        self.dishes: list[Dish] = []  # the unfinished ones
        self.finished: list[int] = []  # recipes, over all rounds
        self.mulligans = 0  # used in this round
        self.sign = NOTHING  # CA-9.1: the sealed throw of a tie-break
        self.wins = 0  # and the throws won

    def copy(self) -> Baker:
        """A copy that shares nothing that changes."""
        twin = Baker(self.memory.copy())
        twin.hand = self.hand.copy()
        twin.dishes = [dish.copy() for dish in self.dishes]
        twin.finished = self.finished.copy()
        twin.mulligans = self.mulligans
        twin.sign = self.sign
        twin.wins = self.wins
        return twin

    def dish_of(self, recipe: int) -> Dish | None:
        """The unfinished dish of a recipe, if this baker has it."""
        for dish in self.dishes:
            if dish.recipe == recipe:
                return dish
        return None

    def has_kept_dish(self) -> bool:
        """CA-8.4: whether something from an earlier round comes first."""
        for dish in self.dishes:  # noqa: SIM110 - no generators in compiled rules
            if dish.kept:
                return True
        return False


@final
class Bakery(State):
    """A match of three rounds at one table."""

    def __init__(self, pantry: Pantry, seats: int, options: Options, chance: Chance) -> None:
        super().__init__(seats, chance)
        self.pantry = pantry
        self.options = options  # shared by copies: never changed
        self.bakers: list[Baker] = []
        self.pile: list[int] = []  # drawn at random, so it keeps no order
        self.discard: list[int] = []  # the top is last
        self.recipes: list[int] = []  # the recipe pile, drawn at random too
        self.peeked: list[int] = []  # CA-6.3: recipes that the active baker looks at
        self.overnight: list[int] = []  # CA-A16: recipes whose owners still have to keep or return them
        self.round = 0
        self.starter = options.starter
        self.active = 0
        self.turns = 0  # in this round
        self.thrown_away = 0  # CA-2.3: cards discarded at the end of this turn
        self.winners: list[int] = []  # of the latest round that has ended; replaced, never changed
        self.rivals: list[int] = []  # CA-9.1: who plays for the tie; replaced, never changed
        self.thrown: list[int] = []  # CA-9.1: what each seat showed in the latest throw; replaced, never changed
        self.race: list[list[int]] = []  # finished recipes after each round

    def copy(self) -> Bakery:
        twin = Bakery(self.pantry, self.seats, self.options, self.chance.copy())
        twin.copy_base_from(self)
        twin.bakers = [baker.copy() for baker in self.bakers]
        twin.pile = self.pile.copy()
        twin.discard = self.discard.copy()
        twin.recipes = self.recipes.copy()
        twin.peeked = self.peeked.copy()
        twin.overnight = self.overnight.copy()
        twin.round = self.round
        twin.starter = self.starter
        twin.active = self.active
        twin.turns = self.turns
        twin.thrown_away = self.thrown_away
        twin.winners = self.winners
        twin.thrown = self.thrown
        twin.rivals = self.rivals
        twin.race = self.race.copy()
        return twin

    def imagine(self, seat: int, chance: Chance) -> Bakery:
        from potluck.games.cake_auf.imagine import imagine

        return imagine(self, seat, chance)

    def meant(self, seat: int, attempt: Attempt) -> list[Move]:
        from potluck.games.cake_auf.attempts import meant

        return meant(self, seat, attempt)

    def owner(self, recipe: int) -> int:
        """The seat that has an unfinished dish of this recipe, or NOTHING."""
        for seat, baker in enumerate(self.bakers):
            for dish in baker.dishes:
                if dish.recipe == recipe:
                    return seat
        return NOTHING

    def finisher(self, recipe: int) -> int:
        """The seat that has finished this recipe, or NOTHING."""
        for seat, baker in enumerate(self.bakers):
            if recipe in baker.finished:
                return seat
        return NOTHING

    def dish(self, recipe: int) -> Dish:
        """The unfinished dish of this recipe, whoever has it."""
        for baker in self.bakers:
            for dish in baker.dishes:
                if dish.recipe == recipe:
                    return dish
        raise AssertionError("nobody has that recipe")

    def banked(self, seat: int) -> int:
        """CA-A23: how many finished recipes of a baker are from earlier rounds."""
        return self.race[-1][seat] if self.race else 0

    def card_ids(self, kinds: list[int]) -> list[str]:
        """Cards by their ids."""
        ids = self.pantry.card_ids
        return [ids[kind] for kind in kinds]


def fresh_dish(table: Bakery, recipe: int) -> Dish:
    """A recipe turned up in front of somebody: newly dealt, and empty."""
    return Dish(recipe, False, table.pantry.sizes[recipe], table.pantry.needs[recipe].copy())


# -- cards on their way ---------------------------------------------------------------------------------


def draw(table: Bakery, seat: int, count: int) -> None:
    """CA-2.1: take cards from the pile, which the discards renew (CA-7.3); as many as there are (CA-A22)."""
    if count <= 0:
        return
    baker = table.bakers[seat]
    hand = baker.hand
    place = hand_of(seat)
    before = len(hand)
    while count > 0:
        if not table.pile and not renew_pile(table):
            break
        for other, watcher in enumerate(table.bakers):
            if other == seat:
                continue
            if hand:
                watcher.memory.drift(PILE, place)
            else:
                watcher.memory.refilled(PILE, place)
        while count > 0 and table.pile:
            kind = table.chance.take(table.pile)
            hand.append(kind)
            baker.memory.spot(PILE, kind)
            count -= 1
    if table.journal is not None and len(hand) > before:
        drawn = sorted(hand[before:])
        table.tell("drew", {"seat": seat, "cards": table.pantry.amounts(drawn)}, only(seat))
        table.tell("drew_some", {"seat": seat, "count": len(drawn)}, except_for(seat))


def renew_pile(table: Bakery) -> bool:
    """CA-7.3: the discards become the new pile; False where there are none."""
    if not table.discard:
        return False
    for baker in table.bakers:
        baker.memory.emptied(PILE)
    return_discards(table)
    if table.journal is not None:
        table.tell("reshuffled", {"count": len(table.pile)})
    return True


def return_discards(table: Bakery) -> None:
    """Shuffle the discards, which everybody has seen, into the pile."""
    returned = table.discard
    for baker in table.bakers:
        put_away(table, baker, returned)
    table.pile.extend(returned)
    table.discard = []


def put_away(table: Bakery, baker: Baker, kinds: list[int]) -> None:
    """A baker sees these cards go into the pile."""
    if not kinds:
        return
    cards = [0] * table.pantry.kinds
    for kind in kinds:
        cards[kind] = cards[kind] + 1
    baker.memory.bundles.append(Bundle(PILE, cards, len(kinds)))
    baker.memory.merge()


def show(table: Bakery, seat: int, kind: int) -> None:
    """A card leaves a hand, and everybody sees which."""
    table.bakers[seat].hand.remove(kind)
    place = hand_of(seat)
    for other, watcher in enumerate(table.bakers):
        if other != seat:
            watcher.memory.spot(place, kind)


def show_laid(table: Bakery, seat: int, dish: Dish) -> None:
    """The ingredients under a baker's dish are turned up and go to the discards."""
    place = under(dish.recipe)
    dish.laid.sort()  # the order in which they were laid stays secret
    for other, watcher in enumerate(table.bakers):
        if other != seat:
            for kind in dish.laid:
                watcher.memory.spot(place, kind)
            watcher.memory.emptied(place)
    table.discard.extend(dish.laid)


def clear_dish(table: Bakery, seat: int, dish: Dish) -> list[int]:
    """A dish leaves its baker unfinished: ingredients and bans go to the discards. Those cards."""
    show_laid(table, seat, dish)
    table.discard.extend(dish.bans)
    table.bakers[seat].dishes.remove(dish)
    return dish.laid + dish.bans


def census(table: Bakery) -> dict[str, int]:
    """How many cards of each kind there are, and how many recipes, wherever they lie."""
    kinds = table.pile + table.discard
    recipes = len(table.recipes) + len(table.peeked)
    for baker in table.bakers:
        kinds = kinds + baker.hand
        recipes += len(baker.dishes) + len(baker.finished)
        for dish in baker.dishes:
            kinds = kinds + dish.laid + dish.bans
    count = {"recipes": recipes}
    for kind, card in enumerate(table.pantry.cards):
        count[card.id] = kinds.count(kind)
    return count
