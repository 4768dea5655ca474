"""Café Carnage in words: events, moves, questions, reasons."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from potluck.games.cafe_carnage.cards import BALLOTS, Dish, Menu
from potluck.games.cafe_carnage.moves import Order, Vote
from potluck.games.cafe_carnage.state import NOTHING, Dinner
from potluck.games.cafe_carnage.steps import SecretBallot, TakeOrders
from potluck.kernel.events import Event
from potluck.kernel.moves import Move
from potluck.kernel.words import listed, plural

COURSE_NAMES = ["starter", "main", "dessert"]
VOTE_NAMES = {"split": "Split the bill", "separate": "Pay separately", "run": "Run!"}


@lru_cache(maxsize=100)
def dishes_by_id(menu: Menu) -> dict[str, Dish]:
    """The dishes of a menu, as events name them."""
    return {dish.id: dish for dish in menu.dishes}


class Teller:
    """Turns events into sentences for one table: it knows the menu and the diners' names."""

    def __init__(self, menu: Menu, names: list[str]) -> None:
        self.names = names
        self.dishes = dishes_by_id(menu)

    def tell(self, event: Event) -> str:
        """The sentence for an event."""
        return SENTENCES[event.kind](self, **event.facts)

    def tell_night(self, night: int) -> str:
        return f"Night {night} begins."

    def tell_restock(self, course: int) -> str:
        return f"The kitchen runs low: every {COURSE_NAMES[course]} eaten so far is back on the menu."

    def tell_menus(self, course: int) -> str:
        return f"Everybody gets three {COURSE_NAMES[course]}s to choose from."

    def tell_menu(self, seat: int, dishes: list[str]) -> str:
        return f"Your menu: {listed([self.priced(dish) for dish in dishes])}."

    def tell_ordered(self, seat: int, dish: str, course: int) -> str:
        return f"You order {self.priced(dish)}."

    def tell_voted(self, seat: int, card: int) -> str:
        return f"You seal a card: {VOTE_NAMES[BALLOTS[card]]}"

    def tell_sealed(self, seat: int) -> str:
        return f"{self.names[seat]} has chosen."

    def tell_served(self, dishes: list[list[str]], costs: list[int]) -> str:
        meals = [
            f"{self.names[seat]} has {listed([self.dishes[dish].name for dish in meal])} (${costs[seat]})"
            for seat, meal in enumerate(dishes)
        ]
        return f"Dinner is served: {'; '.join(meals)}."

    def tell_ran(self, runners: list[int], caught: list[int]) -> str:
        away = [self.names[seat] for seat in runners if seat not in caught]
        story = (
            f"{listed([self.names[seat] for seat in runners])} {'runs' if len(runners) == 1 else 'run'} for the door"
        )
        if not caught:
            return f"{story} and nobody is caught."
        story += f"; the guards catch {listed([self.names[seat] for seat in caught])}"
        if not away:
            return f"{story}."
        return f"{story}, and {listed(away)} {'gets' if len(away) == 1 else 'get'} away."

    def tell_caught(self, seat: int, due: int) -> str:
        return f"{self.names[seat]} pays ${due} for the runners, and keeps the Run card."

    def tell_counted(self, split: int, separate: int) -> str:
        return f"The ballots: {split} to split, {separate} to pay separately."

    def tell_split(self, bill: int, due: int, diners: list[int]) -> str:
        return f"The bill of ${bill} is split: ${due} each for {listed([self.names[seat] for seat in diners])}."

    def tell_separate(self, diners: list[int]) -> str:
        if len(diners) == 1:
            return f"{self.names[diners[0]]} pays for what is on the plate, no more."
        return f"{listed([self.names[seat] for seat in diners])} each pay for what they ate."

    def tell_iou(self, seat: int, loans: int) -> str:
        return f"{self.names[seat]} takes {plural(loans, 'IOU')}: ${5 * loans} more, {5 * loans} points less."

    def tell_over(self, scores: list[int], ranks: list[int]) -> str:
        first = [seat for seat, rank in enumerate(ranks) if rank == 1]
        winners = listed([self.names[seat] for seat in first])
        if len(first) > 1:
            return f"The week is over: {winners} share the win with {plural(scores[first[0]], 'point')}."
        return f"The week is over: {winners} wins with {plural(scores[first[0]], 'point')}."

    def priced(self, id: str) -> str:
        """A dish with its price."""
        return f"{self.dishes[id].name} (${self.dishes[id].value})"


#: The sentence of each kind of event.
SENTENCES: dict[str, Callable[..., str]] = {
    "night": Teller.tell_night,
    "restock": Teller.tell_restock,
    "menus": Teller.tell_menus,
    "menu": Teller.tell_menu,
    "ordered": Teller.tell_ordered,
    "voted": Teller.tell_voted,
    "sealed": Teller.tell_sealed,
    "served": Teller.tell_served,
    "ran": Teller.tell_ran,
    "caught": Teller.tell_caught,
    "counted": Teller.tell_counted,
    "split": Teller.tell_split,
    "separate": Teller.tell_separate,
    "iou": Teller.tell_iou,
    "over": Teller.tell_over,
}


def name_move(move: Move, menu: Menu) -> str:
    """A move as on a button."""
    if isinstance(move, Order):
        dish = menu.dishes[move.dish]
        return f"{dish.name} (${dish.value})"
    assert isinstance(move, Vote)
    return VOTE_NAMES[move.id]


def picture_move(move: Move) -> dict[str, Any]:
    """A move's parts for the page."""
    if isinstance(move, Order):
        return {"order": move.id}
    assert isinstance(move, Vote)
    return {"vote": move.id}


REASONS = {
    "points": "Five nights are over, and the most points win.",
    "money": "Five nights are over; of those with the most points, the one with the most money left wins.",
    "shared": "Five nights are over; points and money are equal, so the win is shared.",
}


def ask(table: Dinner, seat: int) -> str:
    """What is asked of a seat, in one sentence."""
    diner = table.diners[seat]
    top = table.agenda[-1] if table.agenda else None
    if isinstance(top, TakeOrders):
        return f"Choose your {COURSE_NAMES[top.course]}."
    if isinstance(top, SecretBallot):
        cost = sum(table.menu.values[dish] for dish in diner.orders if dish != NOTHING)
        return f"Your dinner comes to ${cost}. How do you settle it?"
    return "The week is over."
