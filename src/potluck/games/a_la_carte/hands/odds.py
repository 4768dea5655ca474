"""Odds in place of a gesture: how many grains a movement (dab, shake, dump) gives, how a crêpe lands. The physics
made these tables.

They are part of the deck (its last sections), so that a match by odds replays wherever its deck is.
"""

from __future__ import annotations

from typing import Final, final

from potluck.kernel.chance import Chance
from potluck.kernel.deck_file import Entry
from potluck.kernel.errors import BadDeck
from potluck.kernel.gesture import GestureOdds

SKILL_LEVELS: Final = ["steady", "normal", "shaky"]
MOVEMENTS: Final = ["dab", "shake", "dump"]
DAB: Final = 0
SHAKE: Final = 1
DUMP: Final = 2

LANDINGS: Final = ["picture_up", "recipe_up", "beside"]
PICTURE_UP: Final = 0
RECIPE_UP: Final = 1
BESIDE: Final = 2

#: The tables end here; whatever fell beyond it is counted as this many.
MOST_GRAINS: Final = 4
GRAIN_FIELDS: Final = ["none", "one", "two", "three", "four"]
PERCENT: Final = 100


@final
class Odds:
    """The tables of one level of skill, in percent: `pours[movement][grains]` and `flips[landing]`."""

    def __init__(self, pours: list[list[int]], flips: list[int]) -> None:
        self.pours = pours
        self.flips = flips

    def grains(self, movement: int, chance: Chance) -> int:
        """How many grains fall this time."""
        return drawn(self.pours[movement], chance)

    def landing(self, chance: Chance) -> int:
        """How the crêpe lands this time."""
        return drawn(self.flips, chance)


def drawn(percents: list[int], chance: Chance) -> int:
    """The place in a table of percents that chance falls on."""
    left = chance.below(PERCENT)
    at = 0
    while left >= percents[at]:
        left -= percents[at]
        at += 1
    return at


def rows(skill: str, odds: Odds) -> list[GestureOdds]:
    """The tables of one level of skill, for people to compare their own with."""
    found: list[GestureOdds] = []
    for movement, row in zip(MOVEMENTS, odds.pours, strict=True):
        shares = {str(grains): share for grains, share in enumerate(row)}
        found.append(GestureOdds("pour", skill, movement, shares))
    found.append(GestureOdds("flip", skill, "toss", dict(zip(LANDINGS, odds.flips, strict=True))))
    return found


def read_percents(entry: Entry, fields: list[str]) -> list[int]:
    """A row of the tables: whole percents that add up to a hundred."""
    row = [entry.number(field, 0, PERCENT) for field in fields]
    if sum(row) != PERCENT:
        raise BadDeck(f"{entry.where}: {', '.join(fields)} must add up to {PERCENT}, not {sum(row)}")
    return row


def read_odds(pours: list[Entry], flips: list[Entry]) -> list[Odds]:
    """The tables of all levels of skill, or BadDeck where a row is missing, double or wrong."""
    tables: list[Odds] = [Odds([[], [], []], []) for _ in SKILL_LEVELS]
    for entry in pours:
        skill = entry.choice("hand", SKILL_LEVELS)
        movement = entry.choice("movement", MOVEMENTS)
        entry.where = f"pour {skill} {movement}"
        table = tables[SKILL_LEVELS.index(skill)]
        if table.pours[MOVEMENTS.index(movement)]:
            raise BadDeck(f"{entry.where}: hand and movement are there twice")
        row = read_percents(entry, GRAIN_FIELDS)
        if row[0] == PERCENT:
            raise BadDeck(f"{entry.where}: none must be less than {PERCENT}, or nothing is ever seasoned")
        table.pours[MOVEMENTS.index(movement)] = row
        entry.done()
    for entry in flips:
        skill = entry.choice("hand", SKILL_LEVELS)
        entry.where = f"flip {skill}"
        table = tables[SKILL_LEVELS.index(skill)]
        if table.flips:
            raise BadDeck(f"{entry.where}: hand is there twice")
        table.flips = read_percents(entry, LANDINGS)
        entry.done()
    for number, skill in enumerate(SKILL_LEVELS):
        if not tables[number].flips:
            raise BadDeck(f"flip {skill} is missing: every hand needs one")
        for at, movement in enumerate(MOVEMENTS):
            if not tables[number].pours[at]:
                raise BadDeck(f"pour {skill} {movement} is missing: every hand needs one for each movement")
    return tables
