"""The same meal as one diner could imagine it: all that is hidden from them is dealt again.

A diner knows every basket that stood before them in this serving, because whatever leaves a basket is shown. Hidden are
the other baskets, what the others have chosen, and what is left in the kitchen.
"""

from __future__ import annotations

from basket_case.state import Meal
from potluck.kernel.chance import Chance


def imagine(truth: Meal, seat: int, chance: Chance) -> Meal:
    """A copy in which all that this seat cannot know is drawn from `chance`."""
    table = truth.copy()
    table.chance = chance.fork()
    pool = unseen(table, seat)
    for other, diner in enumerate(table.diners):
        if not has_seen(table, seat, other):
            diner.basket = sorted(chance.take(pool) for _ in diner.basket)
    table.kitchen = pool
    for other, diner in enumerate(table.diners):
        if other != seat and diner.pick is not None:
            choices = table.legal(other)
            diner.pick = choices[chance.below(len(choices))]
    return table


def has_seen(table: Meal, seat: int, other: int) -> bool:
    """Whether the basket that stands before another diner has been this diner's in this serving."""
    return (other - seat) * table.direction() % table.seats <= table.passes


def unseen(table: Meal, seat: int) -> list[int]:
    """The dishes that lie neither open nor in a basket that the diner knows, in the menu's order."""
    seen = [0] * len(table.menu.dishes)
    for other, diner in enumerate(table.diners):
        known = diner.basket if has_seen(table, seat, other) else []
        for dish in [*diner.plate, *diner.sweets, *known]:
            seen[dish] += 1
    pool: list[int] = []
    for dish in table.menu.cards:
        if seen[dish] > 0:
            seen[dish] -= 1
        else:
            pool.append(dish)
    return pool
