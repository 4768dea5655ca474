"""The steps of a meal: fill the baskets, choose, pass, count. They know no bots, views or words."""

from __future__ import annotations

from typing import Final

from basket_case.cards import BASKET, STEAM, SWEET, Menu
from basket_case.moves import Eat
from basket_case.scoring import counted, outcome, plate_points, steam_of, steam_on, steam_points, sweet_points
from basket_case.state import (
    FROM_DISHES,
    FROM_STEAM,
    FROM_SWEETS,
    FROM_TEA,
    NOTHING,
    SERVINGS,
    TEAPOT,
    Diner,
    Meal,
    Passing,
)
from potluck.kernel.chance import Chance
from potluck.kernel.errors import Refusal
from potluck.kernel.events import only
from potluck.kernel.moves import A_PLACE, A_SEAT, Attempt, Move
from potluck.kernel.phrases import Phrase
from potluck.kernel.state import Decision, Step


class FillBaskets(Step[Meal]):
    """BC-1.2, BC-1.3: a serving begins."""

    def run(self, table: Meal) -> None:
        table.serving += 1
        table.passes = 0
        table.tell("serving", {"serving": table.serving, "direction": table.direction()})
        for seat, diner in enumerate(table.diners):
            diner.basket = sorted(table.chance.take(table.kitchen) for _ in range(BASKET))
            diner.chilli = True
            table.tell("basket", {"seat": seat, "cards": [table.menu.ids[dish] for dish in diner.basket]}, only(seat))
        table.agenda.append(CHOOSE)


class Choose(Decision[Meal]):
    """BC-2.1: everybody chooses in secret, and may change it until the last choice is in."""

    rule = "BC-2.1"

    def pending(self, table: Meal) -> list[int]:
        return [seat for seat, diner in enumerate(table.diners) if diner.pick is None]

    def legal(self, table: Meal, seat: int) -> list[Move]:
        diner = table.diners[seat]
        moves: list[Move] = []
        for dish in dict.fromkeys(diner.basket):
            moves.append(table.menu.eats[dish])
            if diner.chilli and table.menu.dishes[dish].takes_chilli():
                moves.append(table.menu.dips[dish])
        return [*moves, table.menu.tea]

    def why_not(self, table: Meal, seat: int, move: Move) -> Refusal:
        if isinstance(move, Attempt):
            return why_not_there(move)
        if not isinstance(move, Eat):
            return super().why_not(table, seat, move)
        dish = table.menu.dishes[move.dish]
        if move.dish not in table.diners[seat].basket:
            return Refusal("BC-2.1", "why-not-in-your-basket", {"card": move.id})
        if dish.scores == SWEET:
            return Refusal("BC-3.3", "why-no-chilli-on-sweets", {"card": move.id})
        if dish.hot:
            return Refusal("BC-3.3", "why-hot-already", {"card": move.id})
        return Refusal("BC-3.2", "why-chilli-is-gone")

    def ask(self, table: Meal, seat: int) -> Phrase:
        return Phrase("ask-dish", {"left": len(table.diners[seat].basket) - 1})

    def forecast(self, table: Meal, seat: int, move: Move) -> Phrase | None:
        if not isinstance(move, Eat):
            return None
        menu, diner = table.menu, table.diners[seat]
        before = counted(diner.plate, diner.dipped)
        after = [*before, *([move.dish] * (2 if move.chilli else 1))]
        scores = menu.dishes[move.dish].scores
        if scores == STEAM:
            return Phrase("forecast-steam", {"steam": steam_of(menu, after)})
        if scores == SWEET:
            return Phrase("forecast-sweets", {"count": len(diner.sweets) + 1})
        return Phrase("forecast-points", {"points": plate_points(menu, after) - plate_points(menu, before)})

    def apply(self, table: Meal, seat: int, move: Move) -> None:
        diner = table.diners[seat]
        first = diner.pick is None
        diner.pick = move
        if isinstance(move, Eat):
            table.tell("picked", {"seat": seat, "card": move.id, "chilli": move.chilli}, only(seat))
        else:
            table.tell("thirsty", {"seat": seat}, only(seat))
        if first:  # a changed answer is not announced
            table.tell("chosen", {"seat": seat})
        if all(diner.pick is not None for diner in table.diners):
            table.agenda.pop()
            table.agenda.append(SERVE_AND_PASS)


def why_not_there(attempt: Attempt) -> Refusal:
    """Why something cannot be put where it was aimed."""
    held, aim = attempt.held, attempt.aim
    if held.kind == A_PLACE:
        if held.id == TEAPOT:
            return Refusal("BC-2.3", "why-tea-is-for-you")
        return Refusal("BC-3.1", "why-chilli-goes-on-a-dish")
    if aim is not None and aim.kind == A_SEAT:
        return Refusal("BC-2.2", "why-your-own-plate")
    return Refusal("BC-2.2", "why-onto-your-plate")


class ServeAndPass(Step[Meal]):
    """BC-2.2 to BC-2.4: what was chosen lies open, and the baskets move on."""

    def run(self, table: Meal) -> None:
        table.last = Passing()
        for seat, diner in enumerate(table.diners):
            serve(table, table.last, seat, diner)
        if len(table.diners[0].basket) > 1:
            pass_baskets(table)
            table.agenda.append(CHOOSE)
        else:
            for diner in table.diners:
                table.kitchen.extend(diner.basket)
                diner.basket = []
            table.tell("leftovers", {})
            table.agenda.append(COUNT)


def serve(table: Meal, last: Passing, seat: int, diner: Diner) -> None:
    """Put what a diner has chosen on the plate."""
    move = diner.pick
    diner.pick = None
    if not isinstance(move, Eat):
        dish = diner.basket.pop(table.chance.below(len(diner.basket)))
        table.kitchen.append(dish)
        diner.tea += 1
        last.took.append([])
        last.sipped.append(seat)
        last.back.append(dish)
        table.tell("sipped", {"seat": seat, "card": table.menu.ids[dish]})
        return
    diner.basket.remove(move.dish)
    (diner.sweets if table.menu.dishes[move.dish].scores == SWEET else diner.plate).append(move.dish)
    last.took.append([move.dish])
    if move.chilli:
        diner.chilli = False
        diner.dipped = move.dish
        last.dipped.append(seat)
    table.tell("took", {"seat": seat, "card": move.id, "chilli": move.chilli})


def pass_baskets(table: Meal) -> None:
    """BC-2.2: every basket goes to the next diner."""
    baskets = [diner.basket for diner in table.diners]
    for seat, diner in enumerate(table.diners):
        diner.basket = baskets[(seat - table.direction()) % table.seats]
    table.passes += 1
    table.tell("passed", {"direction": table.direction()})


class CountServing(Step[Meal]):
    """BC-4: points for every plate; then the table is cleared."""

    def run(self, table: Meal) -> None:
        steam = steam_points([steam_on(table, diner) for diner in table.diners])
        scored: list[int] = []
        for seat, diner in enumerate(table.diners):
            dishes = plate_points(table.menu, counted(diner.plate, diner.dipped))
            diner.earned[FROM_DISHES] += dishes
            diner.earned[FROM_STEAM] += steam[seat]
            diner.earned[FROM_TEA] += diner.tea
            scored.append(dishes + steam[seat] + diner.tea)
            table.tell("scored", {"seat": seat, "points": scored[seat], "steam": steam[seat]})
            table.kitchen.extend(diner.plate)
            diner.plate = []
            diner.dipped = NOTHING
            diner.tea = 0
        table.sheet.append(scored)
        table.agenda.append(FILL_BASKETS if table.serving < SERVINGS else MEAL_IS_OVER)


class MealIsOver(Step[Meal]):
    """BC-5: sweets are counted, and somebody has won."""

    def run(self, table: Meal) -> None:
        sweets = sweet_points([len(diner.sweets) for diner in table.diners])
        for seat, diner in enumerate(table.diners):
            diner.earned[FROM_SWEETS] = sweets[seat]
        if any(sweets):
            table.tell(
                "sweets", {"seats": [seat for seat, points in enumerate(sweets) if points], "points": max(sweets)}
            )
        table.result = outcome(table)
        winners = table.result.winners()
        table.tell("over", {"seats": winners, "points": table.result.scores[winners[0]]})


FILL_BASKETS: Final = FillBaskets()
CHOOSE: Final = Choose()
SERVE_AND_PASS: Final = ServeAndPass()
COUNT: Final = CountServing()
MEAL_IS_OVER: Final = MealIsOver()


def set_up(menu: Menu, seats: int, chance: Chance) -> Meal:
    """BC-1: everything ready for the first serving."""
    table = Meal(menu, seats, chance)
    table.diners = [Diner() for _ in range(seats)]
    table.kitchen = menu.cards.copy()
    table.agenda.append(FILL_BASKETS)
    return table
