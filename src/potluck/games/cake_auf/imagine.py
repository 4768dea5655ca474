"""The same table as one baker could imagine it: what is hidden is dealt again, from that baker's memory alone.

Hidden from a baker are the others' hands, what lies under their recipes, the draw pile, recipes that
another one looks at, and sealed throws. The memory says where each card out of sight can be.
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from potluck.games.cake_auf.memory import PILE, Bundle, Memory, hand_of, under
from potluck.games.cake_auf.state import NOTHING, Bakery
from potluck.kernel.chance import Chance


def imagine(truth: Bakery, seat: int, chance: Chance) -> Bakery:
    """A copy in which all that this seat cannot know is drawn from `chance`."""
    table = truth.copy()
    table.chance = chance.fork()
    guess_peeked(table, seat, chance)
    for other, baker in enumerate(table.bakers):
        if other != seat and baker.sign != NOTHING:
            baker.sign = chance.below(3)
    deal_again(table, seat, chance)
    for other in range(table.seats):
        if other != seat:
            table.bakers[other].memory = unaided(table, other)
    return table


def guess_peeked(table: Bakery, seat: int, chance: Chance) -> None:
    """Which recipes are in the pile is public; which of them the active baker looks at is not."""
    if table.peeked and table.active != seat:
        table.recipes.extend(table.peeked)
        table.recipes.sort()
        table.peeked = [chance.take(table.recipes) for _ in table.peeked]
    table.recipes.sort()


def unaided(table: Bakery, seat: int) -> Memory:
    """The memory of a baker who goes by what is in sight now: what others remember is hidden too."""
    cards = table.pantry.copies(table.options.publisher)
    size = len(table.pile)
    places: i64 = PILE if table.pile else 0
    for kind in table.discard:
        cards[kind] = cards[kind] - 1
    for other, baker in enumerate(table.bakers):
        for dish in baker.dishes:
            for kind in dish.bans:
                cards[kind] = cards[kind] - 1
            if other != seat and dish.laid:
                size += len(dish.laid)
                places |= under(dish.recipe)
        if other != seat and baker.hand:
            size += len(baker.hand)
            places |= hand_of(other)
    mine = table.bakers[seat]
    for kind in mine.hand:
        cards[kind] = cards[kind] - 1
    for dish in mine.dishes:
        for kind in dish.laid:
            cards[kind] = cards[kind] - 1
    return Memory(table.pantry.kinds, [Bundle(places, cards, size)] if size else [])


@final
class HiddenPlace:
    """Somewhere out of sight that takes so many cards; under a recipe only what the recipe needs."""

    def __init__(self, bit: i64, free: int, needs: list[int] | None, cards: list[int]) -> None:
        self.bit = bit
        self.free = free
        self.needs = needs
        self.cards = cards  # where the kinds go in the end
        self.guests: list[int] = []  # the cards, by their number in the pool

    def wants(self, kind: int) -> bool:
        """Whether a card of that kind may lie here at all, room or not."""
        needs = self.needs
        return needs is None or (kind < len(needs) and needs[kind] > 0)


@final
class Pool:
    """All cards that one baker does not see, each with the places where it can be."""

    def __init__(self, memory: Memory, places: list[HiddenPlace]) -> None:
        self.places = places
        self.kinds: list[int] = []
        self.bits: list[i64] = []
        self.at: list[HiddenPlace | None] = []
        for bundle in memory.bundles:
            for kind, count in enumerate(bundle.cards):
                for _ in range(count):
                    self.kinds.append(kind)
                    self.bits.append(bundle.places)
                    self.at.append(None)

    def put(self, card: int, place: HiddenPlace) -> None:
        """A card goes to a place that has room for it."""
        self.at[card] = place
        place.guests.append(card)
        place.free -= 1
        if place.needs is not None:
            place.needs[self.kinds[card]] -= 1

    def lift(self, card: int, place: HiddenPlace) -> None:
        """A card leaves its place again."""
        self.at[card] = None
        place.guests.remove(card)
        place.free += 1
        if place.needs is not None:
            place.needs[self.kinds[card]] += 1

    def put_certain(self) -> None:
        """Cards that can be in one place only are there."""
        for card, bits in enumerate(self.bits):
            if bits & (bits - 1) == 0:
                for place in self.places:
                    if bits == place.bit:
                        self.put(card, place)

    def fill_dishes(self, chance: Chance) -> None:
        """What lies under a recipe is any of the cards that it takes."""
        for place in self.places:
            if place.needs is None:
                continue
            while place.free > 0:
                fitting = [
                    card
                    for card, kind in enumerate(self.kinds)
                    if self.at[card] is None and place.wants(kind) and self.bits[card] & place.bit
                ]
                if not fitting:
                    break
                self.put(fitting[chance.below(len(fitting))], place)

    def put_rest(self, chance: Chance) -> None:
        """Everything else at random where there is room, first what cannot be in the pile."""
        rest = [card for card, place in enumerate(self.at) if place is None]
        chance.shuffle(rest)
        if self.fit_anywhere(rest):
            for place in self.places:
                while place.free > 0:
                    self.put(rest.pop(), place)
            return
        for in_pile in (False, True):
            for card in rest:
                if (self.bits[card] & PILE != 0) == in_pile:
                    self.put_somewhere(card, chance)

    def fit_anywhere(self, rest: list[int]) -> bool:
        """Whether each of these cards can be in each of the places that are left, as before any card was traced."""
        free: i64 = 0
        for place in self.places:
            if place.free > 0:
                if place.needs is not None:
                    return False
                free |= place.bit
        for card in rest:  # noqa: SIM110 - no generators in compiled rules
            if self.bits[card] & free != free:
                return False
        return True

    def put_somewhere(self, card: int, chance: Chance) -> None:
        """Any free place that a card can be in is as likely as any other; where all are taken, make room."""
        bits = self.bits[card]
        kind = self.kinds[card]
        room = 0
        for place in self.places:
            if place.free > 0 and bits & place.bit and place.wants(kind):
                room += place.free
        if room == 0:
            made = self.make_room(card, [])
            assert made, "a memory that fits no deal"
            return
        at = chance.below(room)
        for place in self.places:
            if place.free > 0 and bits & place.bit and place.wants(kind):
                at -= place.free
                if at < 0:
                    self.put(card, place)
                    return

    def make_room(self, card: int, tried: list[int]) -> bool:
        """Move other cards on until this one has a place. There is always a way: the true deal is one."""
        bits = self.bits[card]
        kind = self.kinds[card]
        for place in self.places:
            if place.free > 0 and bits & place.bit and place.wants(kind):
                self.put(card, place)
                return True
        for place in self.places:
            if not bits & place.bit:
                continue
            for guest in place.guests.copy():
                if guest in tried or not (place.wants(kind) or self.kinds[guest] == kind):
                    continue
                tried.append(guest)
                self.lift(guest, place)
                place.free -= 1  # the place counts as taken while its card looks for another
                moved = self.make_room(guest, tried)
                place.free += 1
                if moved:
                    self.put(card, place)
                    return True
                self.put(guest, place)
        return False


def deal_again(table: Bakery, seat: int, chance: Chance) -> None:
    """Deal every card that this baker does not see to the places where it can be."""
    places: list[HiddenPlace] = []
    for other, baker in enumerate(table.bakers):
        if other == seat:
            continue
        for dish in baker.dishes:
            if dish.laid:
                dish.needs = table.pantry.needs[dish.recipe].copy()
                places.append(HiddenPlace(under(dish.recipe), len(dish.laid), dish.needs, dish.laid))
        if baker.hand:
            places.append(HiddenPlace(hand_of(other), len(baker.hand), None, baker.hand))
    if table.pile:
        places.append(HiddenPlace(PILE, len(table.pile), None, table.pile))
    pool = Pool(table.bakers[seat].memory, places)
    pool.put_certain()
    pool.fill_dishes(chance)
    pool.put_rest(chance)
    for place in places:
        place.cards.clear()
        for card in place.guests:
            place.cards.append(pool.kinds[card])
