"""Advice to a person: what a good player would do here, and how good the other moves are."""

from __future__ import annotations

from typing import Final, final

from potluck.bots.bot import Budget, Glimpse
from potluck.bots.thinkers import SearchBot
from potluck.kernel.chance import Chance
from potluck.kernel.moves import Move

#: How long the adviser thinks, in seconds: a person waits for it.
SECONDS: Final = 1.0
#: How far moves may be apart, as chances to win, and still be called equal.
SAME: Final = 0.02
#: So many imaginary tries with the usual result keep a move that was hardly looked at from looking hopeless.
DOUBT: Final = 8


@final
class Opinion:
    """One move: how likely it is to win, and how much of the thinking it deserved (0 to 1 both)."""

    def __init__(self, move: Move, chance: float, share: float) -> None:
        self.move = move
        self.chance = chance
        self.share = share


def advise(glimpse: Glimpse, budget: Budget, chance: Chance) -> list[Opinion]:
    """An opinion on every move, the suggested one first; from what the seat may know alone."""
    search = SearchBot("adviser", budget).search(glimpse, chance)
    arms = search.arms()
    visits = 0
    total = 0.0
    for arm in arms:
        visits += arm.visits
        total += arm.total
    usual = total / visits if visits else 1.0 / glimpse.setup.seats
    opinions: list[Opinion] = []
    for arm in arms:
        if search.laps:
            chance_to_win = search.chance_of(arm)
        else:
            chance_to_win = (arm.total + DOUBT * usual) / (arm.visits + DOUBT)
        opinions.append(Opinion(arm.move, chance_to_win, arm.visits / max(1, visits)))
    opinions.sort(key=by_chance if search.laps else by_share, reverse=True)
    if visits and not search.halving:
        return opinions
    choice = search.choice()
    first = [opinion for opinion in opinions if opinion.move is choice]
    return first + [opinion for opinion in opinions if opinion.move is not choice]


def by_share(opinion: Opinion) -> float:
    """What opinions on moves are sorted by that were searched in a tree."""
    return opinion.share


def by_chance(opinion: Opinion) -> float:
    """And on those that raced."""
    return opinion.chance


def in_words(names: list[str], chances: list[float]) -> str:
    """A sentence about moves that are sorted best first."""
    percent = round(100 * chances[0])
    best = f"A chef would choose “{names[0]}”: it wins about {percent} times in a hundred"
    if len(names) == 1:
        return f"{best}."
    close = [name for name, chance in zip(names[1:], chances[1:], strict=True) if chance >= chances[0] - SAME]
    if len(close) == len(names) - 1:
        return f"{best}, and nothing else is far behind."
    if close:
        return f"{best}; “{close[0]}” is about as good."
    behind = round(100 * (chances[0] - max(chances[1:])))
    return f"{best}, {behind} more than the next best."
