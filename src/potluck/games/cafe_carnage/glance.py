"""What each diner may see, as the learners' vector: written from the state, equal to what the view gives."""

from __future__ import annotations

from typing import final

from potluck.games.cafe_carnage.cards import BALLOTS, COURSES, RUN, SEPARATE, SPLIT, Menu
from potluck.games.cafe_carnage.state import NIGHTS, NOTHING, Dinner, Night, guards_on_duty
from potluck.games.cafe_carnage.steps import SecretBallot, TakeOrders
from potluck.kernel.glance import Glance, Number, Numbers, Shape, There, Word, Words, fields
from potluck.kernel.observation import Layout, Sheet, ViewField
from potluck.kernel.state import State

STEPS = ["orders", "ballot", "over"]


@final
class DinerPen:
    """A diner's public side."""

    def __init__(self, spot: ViewField, dishes: list[str]) -> None:
        self.there = There(spot)
        self.score = Number(spot.part("score"))
        self.money = Number(spot.part("money"))
        self.ious = Number(spot.part("ious"))
        self.hand_count = Number(spot.part("hand_count"))
        self.can_run = Number(spot.part("can_run"))
        self.sealed = Number(spot.part("sealed"))
        self.eaten = Words(spot.part("eaten"), dishes)

    def write(self, table: Dinner, owner: int, course: int, seat: int, sheet: Sheet) -> None:
        """As `diner_view` has it; of orders for a course, or of a ballot."""
        diner = table.diners[owner]
        self.there.write(sheet)
        self.score.write(diner.points, sheet)
        self.money.write(diner.money, sheet)
        self.ious.write(diner.ious, sheet)
        self.hand_count.write(diner.holds(), sheet)
        self.can_run.write(1 if diner.hand[RUN] > 0 else 0, sheet)
        choice = diner.orders[course] if course >= 0 else diner.ballot
        self.sealed.write(1 if choice != NOTHING else 0, sheet)
        eaten = self.eaten
        shape = eaten.shape
        if not shape.bag:
            eaten.write([dish for night in table.ledger for dish in night.dishes[owner]], seat, sheet)
            return
        count = 0
        for night in table.ledger:
            count += len(night.dishes[owner])
        if shape.open(count, sheet):
            places = eaten.pens[0].places
            for night in table.ledger:
                for dish in night.dishes[owner]:
                    sheet.put(places[dish], 1)


@final
class NightPen:
    """A night's public record."""

    def __init__(self, spot: ViewField, dishes: list[str]) -> None:
        self.there = There(spot)
        self.night = Number(spot.part("night"))
        self.dishes = Shape(spot.part("dishes"))
        self.meals = [Words(each, dishes) for each in self.dishes.spots]
        self.costs = Numbers(spot.part("costs"))
        self.runners = Numbers(spot.part("runners"))
        self.caught = Numbers(spot.part("caught"))
        self.split_votes = Number(spot.part("split_votes"))
        self.separate_votes = Number(spot.part("separate_votes"))
        self.split = Number(spot.part("split"))
        self.paid = Numbers(spot.part("paid"))
        self.new_ious = Numbers(spot.part("new_ious"))

    def write(self, number: int, night: Night, seat: int, sheet: Sheet) -> None:
        """As `night_view` has it."""
        self.there.write(sheet)
        self.night.write(number, sheet)
        count = len(night.dishes)
        if self.dishes.open(count, sheet):
            for place, meal in enumerate(night.dishes):
                at = self.dishes.at(place, count, seat)
                if at >= 0:
                    self.meals[at].write(meal, seat, sheet)
        self.costs.write(night.costs, seat, sheet)
        self.runners.write(night.runners, seat, sheet)
        self.caught.write(night.caught, seat, sheet)
        self.split_votes.write(night.split_votes, sheet)
        self.separate_votes.write(night.separate_votes, sheet)
        self.split.write(1 if night.split_votes > night.separate_votes else 0, sheet)
        self.paid.write(night.paid, seat, sheet)
        self.new_ious.write(night.loans, seat, sheet)


@final
class DinnerGlance(Glance):
    """The whole table from one chair, or from none."""

    def __init__(self, menu: Menu, layout: Layout) -> None:
        super().__init__(layout)
        root = layout.root
        dishes = [dish.id for dish in menu.dishes]
        self.night = Number(root.part("night"))
        self.nights = Number(root.part("nights"))
        self.step = Word(root.part("step"), STEPS)
        self.course = Word(root.part("course"), COURSES)
        self.guards = Number(root.part("guards"))
        self.advanced = Number(root.part("advanced"))
        self.seat = Number(root.part("seat"))
        self.menu = Words(root.part("menu"), dishes)
        self.orders = Words(root.part("orders"), dishes)
        self.hand_there = There(root.part("hand"))
        self.hand = fields(root.part("hand"), ["split", "separate", "run"])
        self.ballot = Word(root.part("ballot"), BALLOTS)
        self.diners = Shape(root.part("diners"))
        self.diner_pens = [DinerPen(each, dishes) for each in self.diners.spots]
        self.last_night = NightPen(root.part("last_night"), dishes)
        self.decks_there = There(root.part("decks"))
        self.decks = fields(root.part("decks"), COURSES)

    def write(self, state: State, viewer: int, seat: int, sheet: Sheet) -> None:
        """As `view` has it, field by field."""
        assert isinstance(state, Dinner)
        table: Dinner = state
        top = table.agenda[-1] if table.agenda else None
        course = top.course if isinstance(top, TakeOrders) else NOTHING
        self.night.write(table.night, sheet)
        self.nights.write(NIGHTS, sheet)
        self.step.write(0 if course >= 0 else 1 if isinstance(top, SecretBallot) else 2, sheet)
        if course >= 0:
            self.course.write(course, sheet)
        self.guards.write(guards_on_duty(table.seats), sheet)
        self.advanced.write(1 if table.options.advanced else 0, sheet)
        menu: list[int] = []
        orders = [NOTHING, NOTHING, NOTHING]
        if 0 <= viewer < table.seats:
            me = table.diners[viewer]
            orders = me.orders
            self.seat.write(viewer, sheet)
            if course >= 0:
                menu = me.menus[course]
            self.hand_there.write(sheet)
            self.hand[0].write(me.hand[SPLIT], sheet)
            self.hand[1].write(me.hand[SEPARATE], sheet)
            self.hand[2].write(me.hand[RUN], sheet)
            if me.ballot != NOTHING:
                self.ballot.write(me.ballot, sheet)
        self.menu.write(menu, seat, sheet)
        self.orders.write(orders, seat, sheet)
        if self.diners.open(table.seats, sheet):
            for owner in range(table.seats):
                at = self.diners.at(owner, table.seats, seat)
                if at >= 0:
                    self.diner_pens[at].write(table, owner, course, seat, sheet)
        if table.ledger:
            self.last_night.write(len(table.ledger), table.ledger[-1], seat, sheet)
        self.decks_there.write(sheet)
        for place, deck in enumerate(self.decks):
            deck.write(len(table.kitchen[place]), sheet)
