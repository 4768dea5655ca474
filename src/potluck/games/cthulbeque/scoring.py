"""The end: who has how many points, and why (CT-11)."""

from __future__ import annotations

from typing import Final, final

from potluck.games.cthulbeque.feast import DISHES_TO_SERVE, Feast, is_rich, season_total, stars
from potluck.games.cthulbeque.vocabulary import CRITIC, NOTHING, STARS
from potluck.kernel.outcome import Outcome, rank
from potluck.kernel.state import Step

DECLARED: Final = "declared"
CAP: Final = "cap"


def critics_gift(table: Feast, seat: int) -> int:
    """Critic's Cousin: points if at least three dishes carry no damage counter."""
    chef = table.chefs[seat]
    if chef.perks[CRITIC] == 0:
        return 0
    clean = sum([1 for monster in chef.served if monster.damage == 0])
    return chef.perks[CRITIC] if clean >= DISHES_TO_SERVE else 0


def score(table: Feast, seat: int) -> int:
    """CT-11.2: stars served, current Sanity dice, less damage; negative dishes count too (CT-A34)."""
    chef = table.chefs[seat]
    total = chef.sanity + critics_gift(table, seat)
    for monster in chef.served:
        total += stars(table, monster) - monster.damage
    return total


def breakdown(table: Feast, seat: int) -> list[tuple[str, int]]:
    """Where a score comes from; the parts add up to it."""
    chef = table.chefs[seat]
    served = chef.served
    return [
        ("Monsters served", sum([table.larder.cards[monster.card].stars for monster in served])),
        ("Recipes", sum([1 for monster in served if monster.recipe != NOTHING])),
        ("Rich Monsters", sum([1 for monster in served if is_rich(table, monster)])),
        ("Ingredients", sum([season_total(table, monster, STARS) for monster in served])),
        ("Challenges", sum([monster.bonus for monster in served])),
        ("Damage", -sum([monster.damage for monster in served])),
        ("Sanity dice", chef.sanity),
        ("Critic's Cousin", critics_gift(table, seat)),
    ]


def standings(table: Feast) -> list[int]:
    """Everybody's score if the meal were served now."""
    return [score(table, seat) for seat in range(table.seats)]


@final
class TheMealIsServed(Step[Feast]):
    """CT-11.2, CT-A28: the highest score wins, and equals share it."""

    def __init__(self, reason: str) -> None:
        self.reason = reason

    def run(self, table: Feast) -> None:
        scores = standings(table)
        ranks = rank([[points] for points in scores])
        parts = [breakdown(table, seat) for seat in range(table.seats)]
        if table.journal is not None:
            table.tell("over", {"scores": scores, "ranks": ranks, "reason": self.reason})
        table.result = Outcome(self.reason, ranks, scores, parts, [*table.race, scores])


MEAL_AFTER_DECLARATION: Final = TheMealIsServed(DECLARED)
MEAL_AT_THE_CAP: Final = TheMealIsServed(CAP)
