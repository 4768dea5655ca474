"""What one baker knows of the cards out of sight: never more than that baker could work out.

Hands, the draw pile and the cards under other bakers' recipes are *places*, one bit each. Cards out of
sight are kept in bundles: so many of each kind, each in one of the bundle's places, nobody knows which.
A memory changes only by what its baker witnesses, so it never depends on the hidden truth; and the
places that it gives a card always include the true one.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from potluck.kernel.state import Record

PILE: Final = 1
_HANDS: Final = 2
_RECIPES: Final = 32


def hand_of(seat: int) -> i64:
    """The place that a baker's hand is."""
    shift: i64 = seat
    place: i64 = _HANDS
    return place << shift


def under(recipe: int) -> i64:
    """The place under a recipe, whoever has it."""
    shift: i64 = recipe
    place: i64 = _RECIPES
    return place << shift


@final
class Bundle(Record):
    """Cards out of sight that could be in the same places."""

    def __init__(self, places: i64, cards: list[int], size: int) -> None:
        self.places = places
        self.cards = cards  # how many of each kind
        self.size = size

    def copy(self) -> Bundle:
        """A copy that shares nothing that changes."""
        return Bundle(self.places, self.cards.copy(), self.size)


@final
class Memory(Record):
    """One baker's bundles: together exactly the cards out of that baker's sight."""

    def __init__(self, kinds: int, bundles: list[Bundle]) -> None:
        self.kinds = kinds  # of cards that there are
        self.bundles = bundles

    def copy(self) -> Memory:
        """A copy that shares nothing that changes."""
        return Memory(self.kinds, [bundle.copy() for bundle in self.bundles])

    def spot(self, place: i64, kind: int) -> None:
        """A card comes out of a place into sight. Equal cards of several bundles could be the one."""
        found: Bundle | None = None
        doubtful = False
        for bundle in self.bundles:
            if bundle.places & place and bundle.cards[kind] > 0:
                if found is None or bundle.places | found.places == found.places:
                    found = bundle
                elif bundle.places | found.places != bundle.places:
                    doubtful = True
        assert found is not None, "a card came from where it could not be"
        if doubtful:
            self.blur(found, place, kind)
        found.cards[kind] = found.cards[kind] - 1
        found.size -= 1
        if found.size == 0:
            self.bundles.remove(found)

    def blur(self, gone: Bundle, place: i64, kind: int) -> None:
        """If it was a card of another bundle that left, the one thought gone is still in its own places."""
        rivals = [
            bundle
            for bundle in self.bundles
            if bundle.places & place and bundle.cards[kind] > 0 and bundle.places | gone.places != bundle.places
        ]
        for rival in rivals:
            rival.cards[kind] = rival.cards[kind] - 1
            rival.size -= 1
            if rival.size == 0:
                self.bundles.remove(rival)
            self.hide(rival.places | gone.places, kind)

    def hide(self, place: i64, kind: int) -> None:
        """A card goes out of sight into a place (or one of several)."""
        for bundle in self.bundles:
            if bundle.places == place:
                bundle.cards[kind] = bundle.cards[kind] + 1
                bundle.size += 1
                return
        cards = [0] * self.kinds
        cards[kind] = 1
        self.bundles.append(Bundle(place, cards, 1))

    def drift(self, source: i64, target: i64) -> None:
        """Cards go unseen from one place to another."""
        changed = False
        for bundle in self.bundles:
            if bundle.places & source and not bundle.places & target:
                bundle.places |= target
                changed = True
        if changed:
            self.merge()

    def trade(self, one: i64, other: i64) -> None:
        """All that was in one place is in the other now, and the other way round."""
        both: i64 = one | other
        for bundle in self.bundles:
            held: i64 = bundle.places & both
            if held != both and held != 0:
                bundle.places ^= both
        self.merge()

    def emptied(self, place: i64) -> None:
        """Everybody sees that nothing is left in a place."""
        changed = False
        for bundle in self.bundles:
            if bundle.places & place:
                bundle.places ^= place
                changed = True
        if changed:
            self.merge()

    def refilled(self, source: i64, target: i64) -> None:
        """Everybody saw a place empty; now cards go there unseen from another."""
        changed = False
        for bundle in self.bundles:
            holds = bundle.places & target != 0
            if holds != (bundle.places & source != 0):
                bundle.places ^= target
                changed = True
        if changed:
            self.merge()

    def merge(self) -> None:
        """Bundles that could be in the same places are one."""
        bundles = self.bundles
        at = len(bundles) - 1
        while at > 0:
            late = bundles[at]
            for early in range(at):
                bundle = bundles[early]
                if bundle.places == late.places:
                    cards = bundle.cards
                    for kind, count in enumerate(late.cards):
                        if count:
                            cards[kind] = cards[kind] + count
                    bundle.size += late.size
                    del bundles[at]
                    break
            at -= 1

    def sure(self, place: i64) -> list[int]:
        """The kinds of the cards that can be nowhere else."""
        kinds: list[int] = []
        for bundle in self.bundles:
            if bundle.places == place:
                for kind, count in enumerate(bundle.cards):
                    kinds.extend([kind] * count)
        return kinds
