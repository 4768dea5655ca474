"""The table of Café Carnage: the diners, their menus, orders and ballots, and the nights of the week."""

from __future__ import annotations

from typing import Final, final

from potluck.games.cafe_carnage.cards import BALLOTS, COURSES, RUN, SEPARATE, SPLIT, Menu
from potluck.kernel.chance import Chance
from potluck.kernel.moves import A_PLACE, Attempt, Move
from potluck.kernel.state import Record, State

NIGHTS: Final = 5
COURSES_A_NIGHT: Final = 3
CARDS_DEALT: Final = 3
BUDGET: Final = 30
LOAN: Final = 5
NOTHING: Final = -1
NO_MENU: Final[list[int]] = []  # shared, as menus are never changed once they are dealt


@final
class Options(Record):
    """What a table chooses before the first night."""

    def __init__(self, advanced: bool, guards_by_table: bool) -> None:
        self.advanced = advanced  # CC-11: a dish eaten earlier in the week gives no points
        self.guards_by_table = guards_by_table  # CC-A2: players, not runners, wake the second guard


@final
class Diner(Record):
    """One player: money, points, action cards, and tonight's orders."""

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

    def __init__(self, menu: Menu, seats: int, options: Options, chance: Chance) -> None:
        super().__init__(seats, chance)
        self.menu = menu
        self.options = options  # shared by copies: never changed
        self.diners: list[Diner] = []
        self.kitchen: list[list[int]] = []  # the cards of each course that nobody has; drawn at random
        self.eaten: list[list[int]] = [[], [], []]
        self.night = 0
        self.sealed = 0  # how many have answered the decision that waits
        self.tonight = Night()  # written from DinnerIsServed on, when no decision is open
        self.ledger: list[Night] = []

    def copy(self) -> Dinner:
        twin = Dinner(self.menu, self.seats, self.options, self.chance.copy())
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

    def meant(self, seat: int, attempt: Attempt) -> list[Move]:
        if attempt.held.kind == A_PLACE and attempt.held.id in BALLOTS:
            return [self.menu.votes[BALLOTS.index(attempt.held.id)]]
        return [order for order in self.menu.orders if order.id == attempt.held_card()]

    def has_eaten(self, seat: int, dish: int) -> bool:
        """CC-11.1: whether this diner had that dish on an earlier night of the week."""
        return any(dish in night.dishes[seat] for night in self.ledger)

    def orderable(self, seat: int, course: int) -> list[int]:
        """CC-3.1: any dish on the menu; in the advanced game a stale one only if all are (CC-11.2, CC-11.3)."""
        menu = self.diners[seat].menus[course]
        if not self.options.advanced:
            return menu
        fresh = [dish for dish in menu if not self.has_eaten(seat, dish)]
        return fresh if fresh else menu


def guards_on_duty(players: int) -> int:
    """CC-1.7: the figures beside the board; who is caught is decided by the runners."""
    return 1 if players == 4 else 2


def census(table: Dinner) -> dict[str, int]:
    """How many cards of each course there are, wherever they lie."""
    count: dict[str, int] = {}
    for course, name in enumerate(COURSES):
        count[name] = len(table.kitchen[course]) + len(table.eaten[course])
    for diner in table.diners:
        for course, menu in enumerate(diner.menus):
            count[COURSES[course]] += len(menu)
    return count
