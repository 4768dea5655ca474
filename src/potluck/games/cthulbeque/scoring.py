"""What a chef's dishes and dice are worth, and the outcome (CT-11)."""

from __future__ import annotations

from typing import Final

from potluck.games.cthulbeque.cards import CRITIC, NOTHING, RICH, STARS
from potluck.games.cthulbeque.effects import season_total
from potluck.games.cthulbeque.state import DISHES_TO_SERVE, Feast, Monster
from potluck.kernel.outcome import Outcome, rank

DECLARED: Final = "declared"
CAP: Final = "cap"


def is_rich(table: Feast, monster: Monster) -> bool:
    """CT-A21: a rich Monster that was cooked (not killed) with a Recipe."""
    return monster.cooked and monster.recipe != NOTHING and table.larder.traits[monster.card] == RICH


def stars(table: Feast, monster: Monster) -> int:
    """CT-11.2: a Monster's stars, before damage; as if served now."""
    total = table.larder.cards[monster.card].stars + monster.bonus + season_total(table, monster, STARS)
    if monster.recipe != NOTHING:
        total += 1
    if is_rich(table, monster):
        total += 1
    return total


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
        ("monsters", sum([table.larder.cards[monster.card].stars for monster in served])),
        ("recipes", sum([1 for monster in served if monster.recipe != NOTHING])),
        ("rich", sum([1 for monster in served if is_rich(table, monster)])),
        ("ingredients", sum([season_total(table, monster, STARS) for monster in served])),
        ("challenges", sum([monster.bonus for monster in served])),
        ("damage", -sum([monster.damage for monster in served])),
        ("sanity", chef.sanity),
        ("critic", critics_gift(table, seat)),
    ]


def standings(table: Feast) -> list[int]:
    """Everybody's score if the meal were served now."""
    return [score(table, seat) for seat in range(table.seats)]


def outcome(table: Feast, reason: str) -> Outcome:
    """CT-11.2, CT-A28: the highest score wins, and equals share it."""
    scores = standings(table)
    ranks = rank([[points] for points in scores])
    parts = [breakdown(table, seat) for seat in range(table.seats)]
    return Outcome(reason, ranks, scores, parts, [*table.race, scores])
