"""Café Carnage: five nights out, step by step as the rulebook has them. Knows no words, pictures or bots."""

from __future__ import annotations

from typing import Final, final

from potluck.games.cafe_carnage.cards import COURSES, RUN, SEPARATE, SPLIT, Menu, Order, Vote
from potluck.kernel.chance import Chance
from potluck.kernel.errors import Refusal
from potluck.kernel.events import only
from potluck.kernel.moves import Move
from potluck.kernel.outcome import Outcome, rank
from potluck.kernel.state import Decision, Record, State, Step

NIGHTS: Final = 5
COURSES_A_NIGHT: Final = 3
CARDS_DEALT: Final = 3
BUDGET: Final = 30
LOAN: Final = 5
NOTHING: Final = -1
NO_MENU: Final[list[int]] = []  # shared, as menus are never changed once they are dealt


@final
class Diner(Record):
    """One player: his purse, his points, his action cards, and what he ordered tonight."""

    def __init__(self) -> None:
        self.money = BUDGET
        self.points = 0
        self.ious = 0
        self.hand: list[int] = [2, 2, 1]  # CC-1.6: action cards by kind, SPLIT, SEPARATE, RUN
        self.menus: list[list[int]] = [NO_MENU, NO_MENU, NO_MENU]  # tonight's cards of each course
        self.orders: list[int] = [NOTHING, NOTHING, NOTHING]
        self.ballot = NOTHING
        self.cast: list[int] = []  # the ballots of earlier nights

    def copy(self) -> Diner:
        """A copy that shares nothing that changes."""
        twin = Diner()
        twin.money = self.money
        twin.points = self.points
        twin.ious = self.ious
        twin.hand = self.hand.copy()
        twin.menus = self.menus.copy()  # a menu is never changed once it is dealt
        twin.orders = self.orders.copy()
        twin.ballot = self.ballot
        twin.cast = self.cast.copy()
        return twin

    def holds(self) -> int:
        """How many action cards are left."""
        return self.hand[SPLIT] + self.hand[SEPARATE] + self.hand[RUN]


@final
class Night(Record):
    """What the whole table knows of a night that is over; never changed once the table is cleared."""

    def __init__(self) -> None:
        self.dishes: list[list[int]] = []
        self.costs: list[int] = []
        self.runners: list[int] = []
        self.caught: list[int] = []
        self.split_votes = 0
        self.separate_votes = 0
        self.paid: list[int] = []
        self.loans: list[int] = []
        self.points: list[int] = []


@final
class Dinner(State):
    """A week of dinners at one table."""

    def __init__(self, menu: Menu, seats: int, advanced: bool, guards_by_table: bool, chance: Chance) -> None:
        super().__init__(seats, chance)
        self.menu = menu
        self.advanced = advanced
        self.guards_by_table = guards_by_table
        self.diners: list[Diner] = []
        self.kitchen: list[list[int]] = []  # the cards of each course that nobody has; drawn at random
        self.eaten: list[list[int]] = [[], [], []]
        self.night = 0
        self.sealed = 0  # how many have answered the decision that waits
        self.tonight = Night()  # written from DinnerIsServed on, when no decision is open
        self.ledger: list[Night] = []

    def copy(self) -> Dinner:
        twin = Dinner(self.menu, self.seats, self.advanced, self.guards_by_table, self.chance.copy())
        twin.copy_base_from(self)
        twin.diners = [diner.copy() for diner in self.diners]
        twin.kitchen = [pile.copy() for pile in self.kitchen]
        twin.eaten = [pile.copy() for pile in self.eaten]
        twin.night = self.night
        twin.sealed = self.sealed
        twin.tonight = self.tonight  # complete at every decision, and replaced by the next
        twin.ledger = self.ledger.copy()
        return twin

    def imagine(self, seat: int, chance: Chance) -> Dinner:
        from potluck.games.cafe_carnage.imagine import imagine

        return imagine(self, seat, chance)

    def has_eaten(self, seat: int, dish: int) -> bool:
        """CC-11.1: whether this diner had that dish on an earlier night of the week."""
        return any(dish in night.dishes[seat] for night in self.ledger)


def share(total: int, people: int) -> int:
    """CC-A9: everybody's part, rounded up."""
    return -(-total // people)


def guards_on_duty(players: int) -> int:
    """CC-1.7: the figures beside the board; who is caught is decided by the runners."""
    return 1 if players == 4 else 2


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
        table.tell("iou", {"seat": seat, "loans": loans})


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


# -- the steps of a night -----------------------------------------------------------------------------


@final
class NightFalls(Step[Dinner]):
    """CC-2.1: a night begins; its six steps go on the agenda."""

    def run(self, table: Dinner) -> None:
        table.night += 1
        table.agenda.extend(AN_EVENING)
        if table.journal is not None:
            table.tell("night", {"night": table.night})


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
            table.tell("restock", {"course": self.course})
        chance = table.chance
        for diner in table.diners:
            diner.menus[self.course] = [chance.take(kitchen), chance.take(kitchen), chance.take(kitchen)]
        table.sealed = 0
        if table.journal is not None:
            table.tell("menus", {"course": self.course})
            for seat, diner in enumerate(table.diners):
                cards = [table.menu.dishes[dish].id for dish in diner.menus[self.course]]
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
        dishes = orderable(table, seat, self.course)
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
            return Refusal("CC-2.1", "First the orders, then the ballot.")
        if isinstance(move, Order) and move.dish in table.diners[seat].menus[self.course]:
            return Refusal("CC-11.2", "You have eaten that this week, and there is something new on your menu.")
        return Refusal("CC-3.1", "Order one of the three dishes on your menu.")

    def apply(self, table: Dinner, seat: int, move: Move) -> None:
        assert isinstance(move, Order)
        orders = table.diners[seat].orders
        first = orders[self.course] == NOTHING
        if first:
            table.sealed += 1
        orders[self.course] = move.dish
        if table.journal is not None:
            table.tell("ordered", {"seat": seat, "dish": move.id, "course": self.course}, only(seat))
            if first:  # whoever thinks again does so in silence
                table.tell("sealed", {"seat": seat})
        if table.sealed == table.seats:
            table.agenda.pop()


def orderable(table: Dinner, seat: int, course: int) -> list[int]:
    """CC-3.1: any dish on the menu; in the advanced game a stale one only if all are (CC-11.2, CC-11.3)."""
    menu = table.diners[seat].menus[course]
    if not table.advanced:
        return menu
    fresh = [dish for dish in menu if not table.has_eaten(seat, dish)]
    return fresh if fresh else menu


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
            return Refusal("CC-4.3", "You have no such card left in your hand.")
        return Refusal("CC-2.1", "The orders are taken; now seal an action card.")

    def apply(self, table: Dinner, seat: int, move: Move) -> None:
        assert isinstance(move, Vote)
        diner = table.diners[seat]
        first = diner.ballot == NOTHING
        if first:
            table.sealed += 1
        diner.ballot = move.card
        if table.journal is not None:
            table.tell("voted", {"seat": seat, "card": move.card}, only(seat))
            if first:
                table.tell("sealed", {"seat": seat})
        if table.sealed == table.seats:
            table.agenda.pop()


@final
class OpenBallot(Step[Dinner]):
    """Nobody has sealed a card yet."""

    def run(self, table: Dinner) -> None:
        table.sealed = 0


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
                if not table.advanced or not table.has_eaten(seat, dish):  # CC-11.3: a stale dish gives nothing
                    diner.points += values[dish]
        if table.journal is not None:
            names = [[table.menu.dishes[dish].id for dish in dishes] for dishes in tonight.dishes]
            table.tell("served", {"dishes": names, "costs": tonight.costs.copy()})


@final
class CheckPlease(Step[Dinner]):
    """CC-6: the runners show themselves; the guards catch the dearest, who pay for all who ran."""

    def run(self, table: Dinner) -> None:
        tonight = table.tonight
        runners = [seat for seat, diner in enumerate(table.diners) if diner.ballot == RUN]
        if not runners:
            return
        caught = caught_runners(runners, tonight.costs, table.guards_by_table)
        tonight.runners = runners
        tonight.caught = caught
        if table.journal is not None:
            table.tell("ran", {"runners": runners.copy(), "caught": caught.copy()})
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
        """CC-7.3: everybody pays for what he ate; the restaurant bears the rest (CC-7.4)."""
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
    """CC-10: money left becomes points for whoever never borrowed; most points win, then most money."""

    def run(self, table: Dinner) -> None:
        scores: list[int] = []
        breakdown: list[list[tuple[str, int]]] = []
        for diner in table.diners:
            saved = 0 if diner.ious else diner.money
            scores.append(diner.points + saved)
            breakdown.append(
                [
                    ("Dishes eaten", diner.points + LOAN * diner.ious),
                    ("Money left", saved),
                    ("IOUs", -LOAN * diner.ious),
                ]
            )
        ranks = rank([[scores[seat], diner.money] for seat, diner in enumerate(table.diners)])
        race = [night.points for night in table.ledger] + [scores]
        if table.journal is not None:
            table.tell("over", {"scores": scores.copy(), "ranks": ranks.copy()})
        table.result = Outcome(reason_of(ranks, scores), ranks, scores, breakdown, race)


def reason_of(ranks: list[int], scores: list[int]) -> str:
    """CC-10.2: whether points alone decided, or money, or nothing could."""
    if ranks.count(1) > 1:
        return "shared"
    return "money" if scores.count(max(scores)) > 1 else "points"


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


def lay_the_table(menu: Menu, seats: int, advanced: bool, guards_by_table: bool, chance: Chance) -> Dinner:
    """CC-1: everything ready for the first night; call `go_on()` to deal."""
    table = Dinner(menu, seats, advanced, guards_by_table, chance)
    table.diners = [Diner() for _ in range(seats)]
    table.kitchen = [cards.copy() for cards in menu.cards]
    table.agenda.append(NIGHT_FALLS)
    return table


def census(table: Dinner) -> dict[str, int]:
    """How many cards of each course there are, wherever they lie."""
    count: dict[str, int] = {}
    for course, name in enumerate(COURSES):
        count[name] = len(table.kitchen[course]) + len(table.eaten[course])
    for diner in table.diners:
        for course, menu in enumerate(diner.menus):
            count[COURSES[course]] += len(menu)
    return count
