"""What each diner may see: nothing else of a meal leaves the rules."""

from __future__ import annotations

from typing import Final

from basket_case.moves import Eat
from basket_case.scoring import steam_on
from basket_case.state import NOTHING, SERVINGS, Diner, Meal, Passing
from potluck.kernel.phrases import Phrase
from potluck.kernel.view import Schema, ViewWriter

DISHES: Final = "dishes"  # the ids of all dishes, as `Game.card_families` lists them
DIRECTIONS: Final = ["left", "right"]
CHOICES: Final = ["dish", "chilli", "tea"]

#: What everybody sees of a diner.
DINER: Final = Schema("DinerView")
POINTS: Final = DINER.number("points")
CHOSEN: Final = DINER.flag("chosen")
HAS_CHILLI: Final = DINER.flag("chilli")
TEA: Final = DINER.number("tea")
STEAM: Final = DINER.note("steam")
PLATE: Final = DINER.cards("plate", DISHES)
DIPPED: Final = DINER.card("dipped", DISHES, optional=True)
SWEETS: Final = DINER.cards("sweets", DISHES)

#: What happened before the baskets moved on.
PASSING: Final = Schema("PassingView")
TOOK: Final = PASSING.cards_by_seat("took", DISHES)
DIPPERS: Final = PASSING.seats("dippers")
SIPPERS: Final = PASSING.seats("sippers")
BACK: Final = PASSING.cards("back", DISHES)

#: A serving that has been counted.
SERVING: Final = Schema("ServingView")
NUMBER: Final = SERVING.number("serving")
SCORED: Final = SERVING.numbers_by_seat("scored")

#: The whole table from one chair, or from none.
MEAL: Final = Schema("MealView")
SERVING_NOW: Final = MEAL.number("serving")
SERVINGS_IN_ALL: Final = MEAL.note("servings")
PASSES_TO: Final = MEAL.word("passing", DIRECTIONS)
DISHES_LEFT: Final = MEAL.number("dishes_left")
KITCHEN: Final = MEAL.number("kitchen")
STEAM_RACE: Final = MEAL.phrase("steam_race")
DINERS: Final = MEAL.records_by_seat("diners", DINER)
LAST: Final = MEAL.record("last", PASSING, optional=True)
SHEET: Final = MEAL.records("sheet", SERVING)
CHOICE: Final = MEAL.word("choice", CHOICES, optional=True)
PICK: Final = MEAL.card("pick", DISHES, optional=True)
BASKET: Final = MEAL.cards("basket", DISHES)


def write_view(table: Meal, viewer: int, out: ViewWriter) -> None:
    """The table as a seat sees it; any other viewer sees what is public."""
    out.number(SERVING_NOW, table.serving)
    out.number(SERVINGS_IN_ALL, SERVINGS)
    out.word(PASSES_TO, 0 if table.direction() > 0 else 1)
    out.number(DISHES_LEFT, len(table.diners[0].basket))
    out.number(KITCHEN, len(table.kitchen))
    out.phrase(STEAM_RACE, steam_race(table) if out.for_people else None)
    out.begin_list(DINERS, table.seats)
    for seat, diner in enumerate(table.diners):
        write_diner(table, diner, out.entry(DINERS, seat))
    if table.last is None:
        out.nothing(LAST)
    else:
        write_passing(table, table.last, out.record(LAST))
    out.begin_list(SHEET, len(table.sheet))
    for at, points in enumerate(table.sheet):
        serving = out.entry(SHEET, at)
        serving.number(NUMBER, at + 1)
        serving.numbers(SCORED, points)
    write_own(table, table.diners[viewer] if 0 <= viewer < table.seats else None, out)


def write_own(table: Meal, me: Diner | None, out: ViewWriter) -> None:
    """What only one diner knows: the basket, and what is chosen from it."""
    pick = None if me is None else me.pick
    if isinstance(pick, Eat):
        out.word(CHOICE, 1 if pick.chilli else 0)
        out.card(PICK, pick.dish, table.menu.ids)
    else:
        out.word(CHOICE, NOTHING if pick is None else 2)
        out.card(PICK, NOTHING, table.menu.ids)
    out.cards(BASKET, [] if me is None else me.basket, table.menu.ids)


def write_diner(table: Meal, diner: Diner, out: ViewWriter) -> None:
    """A diner's public side."""
    out.number(POINTS, sum(diner.earned))
    out.flag(CHOSEN, diner.pick is not None)
    out.flag(HAS_CHILLI, diner.chilli)
    out.number(TEA, diner.tea)
    out.number(STEAM, steam_on(table, diner))
    out.cards(PLATE, diner.plate, table.menu.ids)
    out.card(DIPPED, diner.dipped, table.menu.ids)
    out.cards(SWEETS, diner.sweets, table.menu.ids)


def write_passing(table: Meal, last: Passing, out: ViewWriter) -> None:
    """What everybody took before the baskets moved on."""
    for seat, dishes in enumerate(last.took):
        out.cards_of_seat(TOOK, seat, dishes, table.menu.ids)
    out.seats(DIPPERS, last.dipped)
    out.seats(SIPPERS, last.sipped)
    out.cards(BACK, last.back, table.menu.ids)


def steam_race(table: Meal) -> Phrase | None:
    """Who has the most steam now; None where nobody has any."""
    steam = [steam_on(table, diner) for diner in table.diners]
    most = max(steam)
    if most == 0:
        return None
    return Phrase("steam-leads", {"seats": [seat for seat, mine in enumerate(steam) if mine == most], "steam": most})
