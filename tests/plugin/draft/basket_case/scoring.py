"""BC-4 and BC-5: what a plate is worth, and how a meal ends."""

from __future__ import annotations

from collections import Counter
from typing import Final

from basket_case.cards import EACH, PAIR, ROW, STEAM, THREE, Menu
from basket_case.state import NOTHING, SOURCES, Diner, Meal
from potluck.kernel.outcome import Outcome, rank

MOST_STEAM: Final = 6
SECOND_STEAM: Final = 3
MOST_SWEETS: Final = 6
TIED_SWEETS: Final = 3


def counted(plate: list[int], dipped: int) -> list[int]:
    """BC-3.1: the dishes as they count, the one with chilli twice."""
    return plate if dipped == NOTHING else [*plate, dipped]


def plate_points(menu: Menu, dishes: list[int]) -> int:
    """BC-4.1 to BC-4.3: the points of a plate's dishes without its steam."""
    total = 0
    for number, count in Counter(dishes).items():
        dish = menu.dishes[number]
        if dish.scores == EACH:
            total += dish.value * count
        elif dish.scores == PAIR:
            total += dish.value * (count // 2)
        elif dish.scores == THREE:
            total += dish.value * (count // 3)
        elif dish.scores == ROW:
            total += dish.value * count * (count + 1) // 2
    return total


def steam_of(menu: Menu, dishes: list[int]) -> int:
    """How much steam rises from a plate."""
    return sum(menu.dishes[number].value for number in dishes if menu.dishes[number].scores == STEAM)


def steam_points(steam: list[int]) -> list[int]:
    """BC-4.4: points for the most and the second most steam."""
    order = sorted(set(steam), reverse=True)
    prizes = {amount: prize for amount, prize in zip(order, (MOST_STEAM, SECOND_STEAM), strict=False) if amount}
    return [prizes.get(amount, 0) for amount in steam]


def sweet_points(sweets: list[int]) -> list[int]:
    """BC-5.1: points for the most sweets."""
    most = max(sweets)
    prize = 0 if most == 0 else MOST_SWEETS if sweets.count(most) == 1 else TIED_SWEETS
    return [prize if count == most else 0 for count in sweets]


def steam_on(table: Meal, diner: Diner) -> int:
    """The steam on a diner's plate, chilli counted."""
    return steam_of(table.menu, counted(diner.plate, diner.dipped))


def outcome(table: Meal) -> Outcome:
    """BC-5.2: the most points win, then the most sweets."""
    scores = [sum(diner.earned) for diner in table.diners]
    breakdown = [list(zip(SOURCES, diner.earned, strict=True)) for diner in table.diners]
    ranks = rank([[scores[seat], len(diner.sweets)] for seat, diner in enumerate(table.diners)])
    race: list[list[int]] = []
    for points in table.sheet:
        race.append([sum(both) for both in zip(points, race[-1] if race else [0] * table.seats, strict=True)])
    reason = "shared" if ranks.count(1) > 1 else "sweets" if scores.count(max(scores)) > 1 else "points"
    return Outcome(reason, ranks, scores, breakdown, [*race, scores])
