"""CA-7: dishes that are complete finish by themselves, and whoever has none left ends the round."""

from __future__ import annotations

from potluck.games.cake_auf.state import Bakery, Dish, show_laid
from potluck.games.cake_auf.steps.round_end import RoundIsOver


def finish_dishes(table: Bakery) -> None:
    """CA-7.1, CA-A7: whatever is complete and free finishes by itself, whoever has it and whoever's turn it is.

    Dishes that become free together all count; then a baker with nothing left has won the round (CA-7.2).
    """
    winners: list[int] = []
    for turn in range(table.seats):
        seat = (table.active + turn) % table.seats
        any_finished = False
        dish = finishable(table, seat)
        while dish is not None:
            any_finished = True
            finish(table, seat, dish)
            dish = finishable(table, seat)
        if any_finished and not table.bakers[seat].dishes:
            winners.append(seat)
    if winners:
        end_round(table, winners)


def finishable(table: Bakery, seat: int) -> Dish | None:
    """CA-4.2, CA-8.4: a complete dish without a ban; kept ones come before new ones (CA-A14, CA-A17)."""
    baker = table.bakers[seat]
    for dish in baker.dishes:
        if dish.missing == 0 and not dish.bans and (dish.kept or not baker.has_kept_dish()):
            return dish
    return None


def finish(table: Bakery, seat: int, dish: Dish) -> None:
    """CA-7.1: the recipe is turned over, its ingredients go to the discards."""
    baker = table.bakers[seat]
    show_laid(table, seat, dish)
    baker.dishes.remove(dish)
    baker.finished.append(dish.recipe)
    if table.journal is not None:
        id = table.pantry.recipes[dish.recipe].id
        table.tell("finished", {"seat": seat, "recipe": id, "cards": table.pantry.amounts(dish.laid)})


def end_round(table: Bakery, winners: list[int]) -> None:
    """CA-7.2: at once, whatever was going on."""
    table.winners = winners
    while not isinstance(table.agenda[-1], RoundIsOver):
        table.agenda.pop()
