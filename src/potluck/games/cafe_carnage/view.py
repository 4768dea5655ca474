"""What each diner may see: nothing else of a dinner leaves the rules."""

from __future__ import annotations

from typing import Final

from potluck.games.cafe_carnage.cards import BALLOTS, COURSES, RUN
from potluck.games.cafe_carnage.state import COURSES_A_NIGHT, NIGHTS, NOTHING, Diner, Dinner, Night, guards_on_duty
from potluck.games.cafe_carnage.steps import SecretBallot, TakeOrders
from potluck.kernel.view import Schema, ViewWriter

DISHES: Final = "dishes"  # the ids of all dishes, as `Game.card_families` lists them
STEPS: Final = ["orders", "ballot", "over"]

#: Action cards left, by kind: for their owner's eyes only.
HAND: Final = Schema("HandView")
CARDS_LEFT: Final = [HAND.number(name) for name in BALLOTS]

#: What everybody sees of a diner.
DINER: Final = Schema("DinerView")
SCORE: Final = DINER.number("score")
MONEY: Final = DINER.number("money")
IOUS: Final = DINER.number("ious")
HAND_COUNT: Final = DINER.number("hand_count")
CAN_RUN: Final = DINER.flag("can_run")
SEALED: Final = DINER.flag("sealed")
EATEN: Final = DINER.cards("eaten", DISHES)

#: A night that is over, votes as totals only (CC-A22).
LAST_NIGHT: Final = Schema("NightView")
NIGHT_OVER: Final = LAST_NIGHT.number("night")
MEALS: Final = LAST_NIGHT.cards_by_seat("dishes", DISHES, COURSES_A_NIGHT)
COSTS: Final = LAST_NIGHT.numbers_by_seat("costs")
RUNNERS: Final = LAST_NIGHT.seats("runners")
CAUGHT: Final = LAST_NIGHT.seats("caught")
SPLIT_VOTES: Final = LAST_NIGHT.number("split_votes")
SEPARATE_VOTES: Final = LAST_NIGHT.number("separate_votes")
WAS_SPLIT: Final = LAST_NIGHT.flag("split")
PAID: Final = LAST_NIGHT.numbers_by_seat("paid")
NEW_IOUS: Final = LAST_NIGHT.numbers_by_seat("new_ious")

#: Cards that nobody has; those that are dealt or put away have left the deck, whoever has them.
DECKS: Final = Schema("DecksView")
DECK: Final = [DECKS.number(name) for name in COURSES]

#: The whole table from one chair, or from none.
DINNER: Final = Schema("DinnerView")
NIGHT: Final = DINNER.number("night")
NIGHTS_IN_ALL: Final = DINNER.note("nights")
STEP: Final = DINNER.word("step", STEPS)
COURSE: Final = DINNER.word("course", COURSES, optional=True)
GUARDS: Final = DINNER.note("guards")
ADVANCED: Final = DINNER.flag("advanced")
MY_SEAT: Final = DINNER.seat("seat", optional=True)
MENU: Final = DINNER.cards("menu", DISHES)
ORDERS: Final = DINNER.cards("orders", DISHES, COURSES_A_NIGHT, optional=True)
MY_HAND: Final = DINNER.record("hand", HAND, optional=True)
BALLOT: Final = DINNER.word("ballot", BALLOTS, optional=True)
DINERS: Final = DINNER.records_by_seat("diners", DINER)
OVER: Final = DINNER.record("last_night", LAST_NIGHT, optional=True)
DECKS_LEFT: Final = DINNER.record("decks", DECKS)

NO_ORDERS: Final[list[int]] = [NOTHING, NOTHING, NOTHING]


def write_view(table: Dinner, viewer: int, out: ViewWriter) -> None:
    """The table as a seat sees it; any other viewer sees what is public."""
    top = table.agenda[-1] if table.agenda else None
    course = top.course if isinstance(top, TakeOrders) else NOTHING
    out.number(NIGHT, table.night)
    out.number(NIGHTS_IN_ALL, NIGHTS)
    out.word(STEP, 0 if course >= 0 else 1 if isinstance(top, SecretBallot) else 2)
    out.word(COURSE, course)
    out.number(GUARDS, guards_on_duty(table.seats))
    out.flag(ADVANCED, table.options.advanced)
    write_own(table, table.diners[viewer] if 0 <= viewer < table.seats else None, viewer, course, out)
    out.begin_list(DINERS, table.seats)
    for seat, diner in enumerate(table.diners):
        write_diner(table, seat, diner, course, out.entry(DINERS, seat))
    if table.ledger:
        write_night(table, table.ledger[-1], out.record(OVER))
    else:
        out.nothing(OVER)
    decks = out.record(DECKS_LEFT)
    for place, deck in enumerate(DECK):
        decks.number(deck, len(table.kitchen[place]))


def write_own(table: Dinner, me: Diner | None, viewer: int, course: int, out: ViewWriter) -> None:
    """What only one diner knows."""
    ids = table.menu.ids
    if me is None:
        out.seat(MY_SEAT, NOTHING)
        out.cards(MENU, [], ids)
        out.cards(ORDERS, NO_ORDERS, ids)
        out.nothing(MY_HAND)
        out.word(BALLOT, NOTHING)
        return
    out.seat(MY_SEAT, viewer)
    out.cards(MENU, me.menus[course] if course >= 0 else [], ids)
    out.cards(ORDERS, me.orders, ids)
    hand = out.record(MY_HAND)
    for kind, left in enumerate(CARDS_LEFT):
        hand.number(left, me.hand[kind])
    out.word(BALLOT, me.ballot)


def write_diner(table: Dinner, seat: int, diner: Diner, course: int, out: ViewWriter) -> None:
    """A diner's public side."""
    out.number(SCORE, diner.points)
    out.number(MONEY, diner.money)
    out.number(IOUS, diner.ious)
    out.number(HAND_COUNT, diner.holds())
    out.flag(CAN_RUN, diner.hand[RUN] > 0)
    out.flag(SEALED, (diner.orders[course] if course >= 0 else diner.ballot) != NOTHING)
    eaten: list[int] = []
    for night in table.ledger:
        eaten.extend(night.dishes[seat])
    out.cards(EATEN, eaten, table.menu.ids)


def write_night(table: Dinner, night: Night, out: ViewWriter) -> None:
    """A night's public record."""
    out.number(NIGHT_OVER, len(table.ledger))
    for seat, meal in enumerate(night.dishes):
        out.cards_of_seat(MEALS, seat, meal, table.menu.ids)
    out.numbers(COSTS, night.costs)
    out.seats(RUNNERS, night.runners)
    out.seats(CAUGHT, night.caught)
    out.number(SPLIT_VOTES, night.split_votes)
    out.number(SEPARATE_VOTES, night.separate_votes)
    out.flag(WAS_SPLIT, night.split_votes > night.separate_votes)
    out.numbers(PAID, night.paid)
    out.numbers(NEW_IOUS, night.loans)
