"""What each diner may see: nothing else of a dinner leaves the rules."""

from __future__ import annotations

from typing import TypedDict

from potluck.games.cafe_carnage.cards import BALLOTS, COURSES, RUN, SEPARATE, SPLIT
from potluck.games.cafe_carnage.state import NIGHTS, NOTHING, Dinner, Night, guards_on_duty
from potluck.games.cafe_carnage.steps import SecretBallot, TakeOrders


class HandView(TypedDict):
    """Action cards left, by kind: the owner's eyes only."""

    split: int
    separate: int
    run: int


class DinerView(TypedDict):
    """What everybody sees of a diner."""

    score: int
    money: int
    ious: int
    hand_count: int
    can_run: bool
    sealed: bool
    eaten: list[str]


class NightView(TypedDict):
    """A night that is over, votes as totals only (CC-A22)."""

    night: int
    dishes: list[list[str]]
    costs: list[int]
    runners: list[int]
    caught: list[int]
    split_votes: int
    separate_votes: int
    split: bool
    paid: list[int]
    new_ious: list[int]


class DinnerView(TypedDict):
    """The whole table from one chair, or from none."""

    night: int
    nights: int
    step: str
    course: str | None
    guards: int
    advanced: bool
    seat: int | None
    menu: list[str]
    orders: list[str | None]
    hand: HandView | None
    ballot: str | None
    diners: list[DinerView]
    last_night: NightView | None
    decks: dict[str, int]


def view(table: Dinner, viewer: int) -> DinnerView:
    """The table as a seat sees it; any other viewer sees what is public."""
    dishes = table.menu.dishes
    top = table.agenda[-1] if table.agenda else None
    me = table.diners[viewer] if 0 <= viewer < table.seats else None
    hand: HandView | None = None
    if me is not None:
        hand = {"split": me.hand[SPLIT], "separate": me.hand[SEPARATE], "run": me.hand[RUN]}
    return {
        "night": table.night,
        "nights": NIGHTS,
        "step": "orders" if isinstance(top, TakeOrders) else "ballot" if isinstance(top, SecretBallot) else "over",
        "course": COURSES[top.course] if isinstance(top, TakeOrders) else None,
        "guards": guards_on_duty(table.seats),
        "advanced": table.options.advanced,
        "seat": viewer if me is not None else None,
        "menu": []
        if me is None or not isinstance(top, TakeOrders)
        else [dishes[dish].id for dish in me.menus[top.course]],
        "orders": [
            None if me is None or me.orders[course] == NOTHING else dishes[me.orders[course]].id for course in range(3)
        ],
        "hand": hand,
        "ballot": None if me is None or me.ballot == NOTHING else BALLOTS[me.ballot],
        "diners": [diner_view(table, seat) for seat in range(table.seats)],
        "last_night": night_view(table, table.ledger[-1]) if table.ledger else None,
        # Cards that are dealt or put away have left the deck, whoever has them.
        "decks": {name: len(table.kitchen[course]) for course, name in enumerate(COURSES)},
    }


def diner_view(table: Dinner, seat: int) -> DinerView:
    """A diner's public side."""
    diner = table.diners[seat]
    top = table.agenda[-1] if table.agenda else None
    if isinstance(top, TakeOrders):
        sealed = diner.orders[top.course] != NOTHING
    else:
        sealed = diner.ballot != NOTHING
    return {
        "score": diner.points,
        "money": diner.money,
        "ious": diner.ious,
        "hand_count": diner.holds(),
        "can_run": diner.hand[RUN] > 0,
        "sealed": sealed,
        "eaten": [table.menu.dishes[dish].id for night in table.ledger for dish in night.dishes[seat]],
    }


def night_view(table: Dinner, night: Night) -> NightView:
    """A night's public record."""
    dishes = table.menu.dishes
    return {
        "night": table.ledger.index(night) + 1,
        "dishes": [[dishes[dish].id for dish in meal] for meal in night.dishes],
        "costs": night.costs.copy(),
        "runners": night.runners.copy(),
        "caught": night.caught.copy(),
        "split_votes": night.split_votes,
        "separate_votes": night.separate_votes,
        "split": night.split_votes > night.separate_votes,
        "paid": night.paid.copy(),
        "new_ious": night.loans.copy(),
    }
