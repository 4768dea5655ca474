"""The same dinner as one diner could imagine it: all that is hidden is dealt again, from that diner's knowledge alone.

Hidden from a diner are the others' menus, orders and discards of tonight, their votes of earlier
nights (known are the totals of every night and who took part), their ballots, and the kitchens' order.
"""

from __future__ import annotations

from potluck.games.cafe_carnage.cards import RUN, SEPARATE, SPLIT
from potluck.games.cafe_carnage.state import COURSES_A_NIGHT, NOTHING, Dinner, Night
from potluck.kernel.chance import Chance


def imagine(truth: Dinner, seat: int, chance: Chance) -> Dinner:
    """A copy in which all that this seat cannot know is drawn from `chance`."""
    table = truth.copy()
    table.chance = chance.fork()
    recall_votes(table, seat, chance)
    seal_ballots(table, seat, chance)
    for course in range(COURSES_A_NIGHT):
        deal_again(table, seat, course, chance)
    return table


def recall_votes(table: Dinner, me: int, chance: Chance) -> None:
    """Give every other diner votes of earlier nights that fit the totals and five cards each."""
    while True:
        for seat, diner in enumerate(table.diners):
            if seat != me:
                diner.cast = []
                diner.hand = [2, 2, diner.hand[RUN]]
        if all_nights_fit(table, me, chance):
            return


def all_nights_fit(table: Dinner, me: int, chance: Chance) -> bool:
    """Try once to hand out the votes, night after night; False where cards run out."""
    for number, night in enumerate(table.ledger):
        voters: list[int] = []
        splits = cast_forced(table, me, number, night, voters)
        if not 0 <= splits <= len(voters):
            return False
        while voters:
            split = chance.below(len(voters)) < splits
            seat = voters.pop()
            cast(table, seat, SPLIT if split else SEPARATE)
            if split:
                splits -= 1
    return True


def cast_forced(table: Dinner, me: int, number: int, night: Night, voters: list[int]) -> int:
    """Cast the votes of a night that leave no choice, and add everybody else to `voters`.

    Returns how many of those must split; -1 where a hand has no card for the vote it must cast.
    """
    splits = night.split_votes
    for seat, diner in enumerate(table.diners):
        if seat == me:
            if diner.cast[number] == SPLIT:
                splits -= 1
        elif seat in night.runners:
            diner.cast.append(RUN)
        elif diner.hand[SEPARATE] == 0:
            if not cast(table, seat, SPLIT):
                return -1
            splits -= 1
        elif diner.hand[SPLIT] == 0:
            cast(table, seat, SEPARATE)
        else:
            voters.append(seat)
    return splits


def cast(table: Dinner, seat: int, card: int) -> bool:
    """Play a vote out of a hand; False where the hand has none."""
    diner = table.diners[seat]
    if diner.hand[card] == 0:
        return False
    diner.hand[card] -= 1
    diner.cast.append(card)
    return True


def seal_ballots(table: Dinner, me: int, chance: Chance) -> None:
    """Who has sealed a card is public; the card may be any of the hand."""
    for seat, diner in enumerate(table.diners):
        if seat != me and diner.ballot != NOTHING:
            at = chance.below(diner.holds())
            card = SPLIT
            while at >= diner.hand[card]:
                at -= diner.hand[card]
                card += 1
            diner.ballot = card


def deal_again(table: Dinner, me: int, course: int, chance: Chance) -> None:
    """Deal the others' cards of a course anew out of all that this diner has not seen."""
    mine = table.diners[me].menus[course]
    pool = unseen(table, course, mine)
    if mine:  # this course has been dealt
        for seat, diner in enumerate(table.diners):
            if seat != me:
                diner.menus[course] = [chance.take(pool), chance.take(pool), chance.take(pool)]
                if diner.orders[course] != NOTHING:
                    choices = table.orderable(seat, course)
                    diner.orders[course] = choices[chance.below(len(choices))]
    table.kitchen[course] = pool


def unseen(table: Dinner, course: int, mine: list[int]) -> list[int]:
    """The cards of a course that were not eaten and are not in this hand, in the menu's order."""
    gone = [0] * len(table.menu.values)
    for dish in table.eaten[course]:
        gone[dish] += 1
    for dish in mine:
        gone[dish] += 1
    left: list[int] = []
    for dish in table.menu.cards[course]:
        if gone[dish] > 0:
            gone[dish] -= 1
        else:
            left.append(dish)
    return left
