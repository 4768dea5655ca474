"""Points, places and the reason for the end (AL-10)."""

from __future__ import annotations

from typing import Final

from potluck.games.a_la_carte.state import Cook, Kitchen, finished
from potluck.kernel.outcome import Outcome, rank

STARS_TO_WIN: Final = 3

NO_DISH_LEFT: Final = "no dish left"
ENOUGH_DISHES: Final = "enough dishes"
THREE_STARS: Final = "three stars"


def dishes_to_win(seats: int) -> int:
    """AL-10.1, AL-10.4: five finished dishes, seven for two cooks."""
    return 7 if seats == 2 else 5


def score(table: Kitchen, cook: Cook) -> int:
    """The points on a tray: dishes and cups."""
    total = 0
    for dish in cook.tray:
        total += table.book.dishes[dish].points
    for kind, count in enumerate(cook.kept):
        total += count * table.book.cups[kind].amount
    return total


def close_the_kitchen(table: Kitchen, reason: str) -> None:
    """AL-10.2, AL-10.3: count the points; three stars win alone whatever they are."""
    book = table.book
    scores: list[int] = []
    breakdown: list[list[tuple[str, int]]] = []
    for cook in table.cooks:
        dishes = 0
        crepe = 0
        for dish in cook.tray:
            if dish == book.crepe:
                crepe += book.dishes[dish].points
            else:
                dishes += book.dishes[dish].points
        in_the_pan = book.dishes[cook.dish].points if finished(table, cook) else 0  # AL-A7: no star
        cups = score(table, cook) - dishes - crepe
        scores.append(dishes + crepe + cups + in_the_pan)
        breakdown.append([("dishes", dishes), ("crepe", crepe), ("pan", in_the_pan), ("cups", cups)])
    strengths = [[1 if cook.stars >= STARS_TO_WIN else 0, scores[seat]] for seat, cook in enumerate(table.cooks)]
    ranks = rank(strengths)
    table.result = Outcome(reason, ranks, scores, breakdown, [*table.race, scores])
    if table.journal is not None:
        winners = table.result.winners()
        stars = reason == THREE_STARS
        table.tell("over", {"stars": stars, "winners": winners, "points": scores[winners[0]]})
