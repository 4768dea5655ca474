"""The steps of Café Carnage's five nights, in the rulebook's order. They know no bots, views or words."""

from __future__ import annotations

from typing import Final, final

from potluck.games.cafe_carnage.cards import COURSES, RUN, SEPARATE, SPLIT, Menu
from potluck.games.cafe_carnage.moves import Order, Vote
from potluck.games.cafe_carnage.scoring import outcome
from potluck.games.cafe_carnage.state import (
    CARDS_DEALT,
    LOAN,
    NIGHTS,
    NO_MENU,
    NOTHING,
    Diner,
    Dinner,
    Night,
    Options,
)
from potluck.kernel.chance import Chance
from potluck.kernel.errors import Refusal
from potluck.kernel.events import only
from potluck.kernel.moves import Move
from potluck.kernel.phrases import Phrase
from potluck.kernel.state import Decision, Step


@final
class NightFalls(Step[Dinner]):
    """CC-2.1: a night begins; its six steps go on the agenda."""

    def run(self, table: Dinner) -> None:
        table.night += 1
        table.agenda.extend(AN_EVENING)
        if table.journal is not None:
            table.tell("night", {"night": table.night})


def priced(menu: Menu, dish: int) -> Phrase:
    """A dish with its price."""
    return Phrase("dish-with-price", {"dish": menu.dishes[dish].id, "price": menu.values[dish]})


@final
class DealMenus(Step[Dinner]):
    """CC-3.1, CC-3.3: three cards of a course to everybody, the next course only after the last pick."""

    def __init__(self, course: int) -> None:
        self.course = course

    def run(self, table: Dinner) -> None:
        kitchen = table.kitchen[self.course]
        if len(kitchen) < CARDS_DEALT * table.seats:  # CC-A15: six hungry diners; eaten dishes return
            kitchen.extend(table.eaten[self.course])
            table.eaten[self.course].clear()
            table.tell("restock", {"course": COURSES[self.course]})
        chance = table.chance
        for diner in table.diners:
            diner.menus[self.course] = [chance.take(kitchen), chance.take(kitchen), chance.take(kitchen)]
        table.sealed = 0
        if table.journal is not None:
            table.tell("menus", {"course": COURSES[self.course]})
            for seat, diner in enumerate(table.diners):
                cards = [priced(table.menu, dish) for dish in diner.menus[self.course]]
                table.tell("menu", {"seat": seat, "dishes": cards}, only(seat))


@final
class TakeOrders(Decision[Dinner]):
    """CC-3: everybody secretly picks one of three, and may change it until the last pick is in."""

    rule = "CC-3.1"

    def __init__(self, course: int) -> None:
        self.course = course

    def pending(self, table: Dinner) -> list[int]:
        return [seat for seat, diner in enumerate(table.diners) if diner.orders[self.course] == NOTHING]

    def first(self, table: Dinner) -> int:
        seat = 0
        while table.diners[seat].orders[self.course] != NOTHING:
            seat += 1
        return seat

    def legal(self, table: Dinner, seat: int) -> list[Move]:
        orders = table.menu.orders
        dishes = table.orderable(seat, self.course)
        if len(dishes) == 3:  # nearly always; a list written at once is quicker than one that grows
            first, second, third = dishes[0], dishes[1], dishes[2]
            if first == second:
                return [orders[first]] if second == third else [orders[first], orders[third]]
            if third in (first, second):
                return [orders[first], orders[second]]
            return [orders[first], orders[second], orders[third]]
        if len(dishes) == 2 and dishes[0] != dishes[1]:
            return [orders[dishes[0]], orders[dishes[1]]]
        return [orders[dishes[0]]]

    def why_not(self, table: Dinner, seat: int, move: Move) -> Refusal:
        if isinstance(move, Vote):
            return Refusal("CC-2.1", "why-orders-first")
        if isinstance(move, Order) and move.dish in table.diners[seat].menus[self.course]:
            return Refusal("CC-11.2", "why-eaten-this-week", {"dish": move.id})
        return Refusal("CC-3.1", "why-not-on-your-menu", {"course": COURSES[self.course]})

    def ask(self, table: Dinner, seat: int) -> Phrase:
        return Phrase("ask-order", {"course": COURSES[self.course]})

    def apply(self, table: Dinner, seat: int, move: Move) -> None:
        assert isinstance(move, Order)
        orders = table.diners[seat].orders
        first = orders[self.course] == NOTHING
        if first:
            table.sealed += 1
        orders[self.course] = move.dish
        if table.journal is not None:
            table.tell("ordered", {"seat": seat, "dish": move.id, "price": move.price}, only(seat))
            if first:  # a changed answer is not announced
                table.tell("sealed", {"seat": seat})
        if table.sealed == table.seats:
            table.agenda.pop()


@final
class OpenBallot(Step[Dinner]):
    """Nobody has sealed a card yet."""

    def run(self, table: Dinner) -> None:
        table.sealed = 0


@final
class SecretBallot(Decision[Dinner]):
    """CC-4: everybody seals one action card before any dish is seen."""

    rule = "CC-4.1"

    def pending(self, table: Dinner) -> list[int]:
        return [seat for seat, diner in enumerate(table.diners) if diner.ballot == NOTHING]

    def first(self, table: Dinner) -> int:
        seat = 0
        while table.diners[seat].ballot != NOTHING:
            seat += 1
        return seat

    def legal(self, table: Dinner, seat: int) -> list[Move]:
        hand = table.diners[seat].hand
        kinds = (1 if hand[SPLIT] else 0) + (2 if hand[SEPARATE] else 0) + (4 if hand[RUN] else 0)
        return table.menu.ballots[kinds]

    def why_not(self, table: Dinner, seat: int, move: Move) -> Refusal:
        if isinstance(move, Vote):
            return Refusal("CC-4.3", "why-run-is-gone" if move.card == RUN else "why-no-such-card-left")
        return Refusal("CC-2.1", "why-orders-are-taken")

    def ask(self, table: Dinner, seat: int) -> Phrase:
        dishes = [dish for dish in table.diners[seat].orders if dish != NOTHING]
        return Phrase("ask-ballot", {"cost": sum([table.menu.values[dish] for dish in dishes])})

    def apply(self, table: Dinner, seat: int, move: Move) -> None:
        assert isinstance(move, Vote)
        diner = table.diners[seat]
        first = diner.ballot == NOTHING
        if first:
            table.sealed += 1
        diner.ballot = move.card
        if table.journal is not None:
            table.tell("voted", {"seat": seat, "vote": move.id}, only(seat))
            if first:
                table.tell("sealed", {"seat": seat})
        if table.sealed == table.seats:
            table.agenda.pop()


@final
class DinnerIsServed(Step[Dinner]):
    """CC-5: all dishes are turned up; what they cost they also give in points, for keeps."""

    def run(self, table: Dinner) -> None:
        values = table.menu.values
        tonight = Night()
        tonight.costs = [0] * table.seats
        tonight.paid = [0] * table.seats
        tonight.loans = [0] * table.seats
        table.tonight = tonight
        for seat, diner in enumerate(table.diners):
            dishes = diner.orders
            diner.orders = [NOTHING, NOTHING, NOTHING]
            tonight.dishes.append(dishes)
            for course, dish in enumerate(dishes):
                tonight.costs[seat] += values[dish]
                table.eaten[course].append(dish)
                if not table.options.advanced or not table.has_eaten(seat, dish):  # CC-11.3: a stale dish gives nothing
                    diner.points += values[dish]
        if table.journal is not None:
            meals: list[object] = []
            for seat, dishes in enumerate(tonight.dishes):
                ids = [table.menu.dishes[dish].id for dish in dishes]
                meals.append(Phrase("meal", {"seat": seat, "meal": ids, "cost": tonight.costs[seat]}))
            table.tell("served", {"meals": meals})


def share(total: int, people: int) -> int:
    """CC-A9: everybody's part, rounded up."""
    return -(-total // people)


def pay(table: Dinner, seat: int, due: int) -> None:
    """CC-8: pay in full, with as many IOUs as that takes and no more."""
    diner = table.diners[seat]
    loans = 0
    while diner.money < due:
        diner.money += LOAN
        diner.points -= LOAN
        loans += 1
    diner.money -= due
    diner.ious += loans
    table.tonight.paid[seat] = due
    table.tonight.loans[seat] = loans
    if loans and table.journal is not None:
        table.tell("iou", {"seat": seat, "loans": loans, "amount": LOAN * loans})


def caught_runners(runners: list[int], costs: list[int], guards_by_table: bool) -> list[int]:
    """CC-6.2 to CC-6.4: the guards catch the dearest runners, ties included (CC-A3)."""
    if len(runners) < 2:
        return []
    bills = sorted([costs[seat] for seat in runners], reverse=True)
    if bills[0] == bills[-1]:
        return []
    two_places = len(runners) >= 5 or (guards_by_table and len(costs) >= 5)
    line = bills[1] if two_places else bills[0]
    return [seat for seat in runners if costs[seat] >= line]


@final
class CheckPlease(Step[Dinner]):
    """CC-6: the runners show themselves; the guards catch the dearest, who pay for all who ran."""

    def run(self, table: Dinner) -> None:
        tonight = table.tonight
        runners = [seat for seat, diner in enumerate(table.diners) if diner.ballot == RUN]
        if not runners:
            return
        caught = caught_runners(runners, tonight.costs, table.options.guards_by_table)
        tonight.runners = runners
        tonight.caught = caught
        if table.journal is not None:
            away = [seat for seat in runners if seat not in caught]
            table.tell("ran", {"runners": runners.copy(), "caught": caught.copy(), "away": away})
        if caught:
            due = share(sum([tonight.costs[seat] for seat in runners]), len(caught))
            for seat in caught:
                if table.journal is not None:
                    table.tell("caught", {"seat": seat, "due": due})
                pay(table, seat, due)


@final
class SettleUp(Step[Dinner]):
    """CC-7: whoever stayed counts the ballots, then splits the bill or pays separately."""

    def run(self, table: Dinner) -> None:
        tonight = table.tonight
        diners = [seat for seat, diner in enumerate(table.diners) if diner.ballot != RUN]
        if not diners:  # CC-A5: everybody ran
            return
        for seat in diners:
            if table.diners[seat].ballot == SPLIT:
                tonight.split_votes += 1
            else:
                tonight.separate_votes += 1
        if table.journal is not None:
            table.tell("counted", {"split": tonight.split_votes, "separate": tonight.separate_votes})
        if tonight.split_votes > tonight.separate_votes:
            self.split_the_bill(table, diners)
        else:
            self.pay_separately(table, diners)

    def split_the_bill(self, table: Dinner, diners: list[int]) -> None:
        """CC-7.2: one bill for all who stayed, with what uncaught runners left unpaid."""
        tonight = table.tonight
        bill = sum([tonight.costs[seat] for seat in diners])
        if not tonight.caught:
            bill += sum([tonight.costs[seat] for seat in tonight.runners])
        due = share(bill, len(diners))
        if table.journal is not None:
            table.tell("split", {"bill": bill, "due": due, "diners": diners})
        for seat in diners:
            pay(table, seat, due)

    def pay_separately(self, table: Dinner, diners: list[int]) -> None:
        """CC-7.3: everybody pays for their own dishes; the restaurant bears the rest (CC-7.4)."""
        if table.journal is not None:
            table.tell("separate", {"diners": diners})
        for seat in diners:
            pay(table, seat, table.tonight.costs[seat])


def put_back(table: Dinner, menus: list[list[int]], eaten: list[int]) -> None:
    """CC-9.2: the two cards of each menu that were not picked go back into the kitchen."""
    for course, menu in enumerate(menus):
        kitchen = table.kitchen[course]
        picked = eaten[course]
        for dish in menu:
            if dish == picked:
                picked = NOTHING  # one copy is eaten; an equal card goes back
            else:
                kitchen.append(dish)
        menus[course] = NO_MENU


@final
class ClearTheTable(Step[Dinner]):
    """CC-9: ballots leave the game, caught runners keep Run, and what nobody ate goes back."""

    def run(self, table: Dinner) -> None:
        tonight = table.tonight
        for seat, diner in enumerate(table.diners):
            if diner.ballot != RUN or seat not in tonight.caught:
                diner.hand[diner.ballot] -= 1
            diner.cast.append(diner.ballot)
            diner.ballot = NOTHING
            put_back(table, diner.menus, tonight.dishes[seat])
        tonight.points = [diner.points for diner in table.diners]
        table.ledger.append(tonight)
        table.agenda.append(NIGHT_FALLS if table.night < NIGHTS else WEEK_IS_OVER)


@final
class WeekIsOver(Step[Dinner]):
    """CC-10: points and money are counted, and the week has its winner."""

    def run(self, table: Dinner) -> None:
        result = outcome(table)
        if table.journal is not None:
            winners = result.winners()
            table.tell("over", {"winners": winners, "points": result.scores[winners[0]]})
        table.result = result


NIGHT_FALLS: Final = NightFalls()
WEEK_IS_OVER: Final = WeekIsOver()
#: The steps of a night, last one first: the agenda is a stack.
AN_EVENING: Final[list[Step[Dinner]]] = [
    ClearTheTable(),
    SettleUp(),
    CheckPlease(),
    DinnerIsServed(),
    SecretBallot(),
    OpenBallot(),
    TakeOrders(2),
    DealMenus(2),
    TakeOrders(1),
    DealMenus(1),
    TakeOrders(0),
    DealMenus(0),
]


def set_up(deck: Menu, seats: int, options: Options, chance: Chance) -> Dinner:
    """CC-1: everything ready for the first night; call `go_on()` to deal."""
    table = Dinner(deck, seats, options, chance)
    table.diners = [Diner() for _ in range(seats)]
    table.kitchen = [cards.copy() for cards in deck.cards]
    table.agenda.append(NIGHT_FALLS)
    return table
