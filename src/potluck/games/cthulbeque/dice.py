"""Dice: how they are rolled and read (CT-2.1), and the record of a roll. Knows no chefs."""

from __future__ import annotations

from typing import Final, final

from potluck.kernel.chance import Chance
from potluck.kernel.state import Record

#: What dice are rolled for. The names are the view's.
START: Final = 0
COOKING: Final = 1
FIGHTING: Final = 2
KITCHEN: Final = 3
FEAR: Final = 4
CALM: Final = 5
COOKING_BACK: Final = 6
SANITY_BACK: Final = 7
PURPOSES: Final = ["start", "cooking", "fighting", "kitchen", "fear", "calm", "cooking_back", "sanity_back"]

#: Nobody needs to hear of more than this many rolls at once.
REMEMBERED: Final = 40


@final
class Roll(Record):
    """A roll that is over: a Test against other dice, or dice against a number. Each face's dice are counted."""

    def __init__(self, purpose: int, seat: int, card: int, mine: list[int], yours: list[int], target: int) -> None:
        self.purpose = purpose
        self.seat = seat
        self.card = card  # the Monster that it was about
        self.mine = mine
        self.yours = yours  # empty where there is no other side
        self.target = target  # CT-3.1: a die has to be above it
        self.again: list[int] = []  # the numbers that were rolled again
        self.aside = 0  # dice that lay set aside
        self.lost = 0  # dice that it cost
        self.placed = 0  # counters that it brought

    def copy(self) -> Roll:
        """A copy that shares nothing that changes: once it is over, its dice lie still."""
        twin = Roll(self.purpose, self.seat, self.card, self.mine, self.yours, self.target)
        twin.again = self.again
        twin.aside = self.aside
        twin.lost = self.lost
        twin.placed = self.placed
        return twin


def roll(chance: Chance, dice: int) -> list[int]:
    """Roll so many dice: how many show each face (place 0 stays empty)."""
    counts = [0, 0, 0, 0, 0, 0, 0]
    for _ in range(dice):
        counts[chance.below(6) + 1] += 1
    return counts


def tally(counts: list[int]) -> int:
    """CT-2.1: equal dice add up; the best die or group is the result. No dice give 0 (CT-A3)."""
    best = 0
    for face in range(1, 7):
        worth = face * counts[face]
        if worth > best:
            best = worth
    return best


def above(counts: list[int], target: int) -> int:
    """CT-3.1: how many dice are above a number."""
    good = 0
    for face in range(target + 1, 7):
        good += counts[face]
    return good


def spread(counts: list[int]) -> list[int]:
    """The dice one by one, highest first, for people to look at."""
    return [face for face in range(6, 0, -1) for _ in range(counts[face])]
