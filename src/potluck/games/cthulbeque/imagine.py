"""What one chef could believe: others' hands and the deck dealt again, from that chef's knowledge alone.

Hidden from a chef are the others' hands (but for cards that everybody watched go there), the deck, and
while the dice are being split the others' sealed choices. All else lies open.
"""

from __future__ import annotations

from potluck.games.cthulbeque.cards import NOTHING
from potluck.games.cthulbeque.moves import MOST_COOKING
from potluck.games.cthulbeque.state import Feast, Monster
from potluck.games.cthulbeque.steps.set_up import AllocateDice
from potluck.kernel.chance import Chance


def imagine(truth: Feast, seat: int, chance: Chance) -> Feast:
    """A copy in which all that this seat cannot know is drawn from `chance`."""
    table = truth.copy()
    table.chance = chance.fork()
    pool = unseen_cards(table, seat)
    for other, chef in enumerate(table.chefs):
        if other != seat:
            hidden = len(chef.hand) - len(chef.seen)
            chef.hand = chef.seen.copy()
            for _ in range(hidden):
                chef.hand.append(chance.take(pool))
    table.deck = pool
    if table.agenda and isinstance(table.agenda[-1], AllocateDice):
        for other, chef in enumerate(table.chefs):
            if other != seat and chef.allocated != 0:
                chef.allocated = chance.below(MOST_COOKING) + 1
    return table


def unseen_cards(table: Feast, seat: int) -> list[int]:
    """All cards that this chef can't locate, in the deck's own order."""
    left = [card.copies for card in table.larder.cards]
    for card in table.discard:
        left[card] -= 1
    for other, chef in enumerate(table.chefs):
        for card in chef.hand if other == seat else chef.seen:
            left[card] -= 1
        for card in chef.table:
            left[card] -= 1
        for monster in chef.kitchen:
            strike(left, monster)
        for monster in chef.served:
            strike(left, monster)
    if table.limbo is not None:
        strike(left, table.limbo)
    return [card for card, copies in enumerate(left) for _ in range(copies)]


def strike(left: list[int], monster: Monster) -> None:
    """A Monster lies open with everything on it."""
    left[monster.card] -= 1
    if monster.recipe != NOTHING:
        left[monster.recipe] -= 1
    for card in monster.ingredients:
        left[card] -= 1
