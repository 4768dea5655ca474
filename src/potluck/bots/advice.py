"""Advice to a person: the move that a search suggests, and how good the other moves are."""

from __future__ import annotations

from typing import Final, final

from potluck.bots.bot import Budget, DecisionContext
from potluck.bots.race_search import RaceSearch
from potluck.bots.search_bot import SearchBot
from potluck.kernel.chance import Chance
from potluck.kernel.moves import Move
from potluck.kernel.phrases import Phrase

#: How long a search for advice takes, in seconds: a person waits for it.
SECONDS: Final = 1.0
#: How far moves may be apart, as chances to win, and still be called equal.
SAME: Final = 0.02


@final
class RatedMove:
    """A move, how likely it is to win, and its share of the iterations (0 to 1 both)."""

    def __init__(self, move: Move, win_chance: float, share: float) -> None:
        self.move = move
        self.win_chance = win_chance
        self.share = share


def advise(context: DecisionContext, budget: Budget, chance: Chance) -> list[RatedMove]:
    """All moves with their ratings, the suggested one first; from what the seat may know alone."""
    search = SearchBot("adviser", budget).search(context, chance)
    arms = search.arms()
    visits = 0
    for arm in arms:
        visits += arm.visits
    rated = [
        RatedMove(arm.move, win_chance, arm.visits / max(1, visits))
        for arm, win_chance in zip(arms, search.win_chances(), strict=True)
    ]
    if isinstance(search, RaceSearch):
        rated.sort(key=by_win_chance if search.rounds else by_share, reverse=True)
    else:
        rated.sort(key=by_share, reverse=True)
        if visits:
            return rated
    choice = search.choice()
    return [each for each in rated if each.move is choice] + [each for each in rated if each.move is not choice]


def by_share(rated: RatedMove) -> float:
    """The order of moves that were searched in a tree."""
    return rated.share


def by_win_chance(rated: RatedMove) -> float:
    """The order of moves that raced."""
    return rated.win_chance


def in_words(names: list[Phrase], chances: list[float]) -> Phrase:
    """What to say about moves that are sorted best first; the names are as on their buttons."""
    best = names[0]
    if len(names) == 1:
        return Phrase("hint-only-move", {"move": best})
    percent = round(100 * chances[0])
    close = [name for name, chance in zip(names[1:], chances[1:], strict=True) if chance >= chances[0] - SAME]
    if len(close) == len(names) - 1:
        return Phrase("hint-all-alike", {"move": best, "percent": percent})
    if close:
        return Phrase("hint-two-alike", {"move": best, "percent": percent, "second": close[0]})
    behind = round(100 * (chances[0] - max(chances[1:])))
    return Phrase("hint-best", {"move": best, "percent": percent, "behind": behind})
