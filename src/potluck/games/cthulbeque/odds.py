"""Exact odds of Tests and Checks, by counting. Knows dice only: no chefs, no cards."""

from __future__ import annotations

from typing import Final

FACES: Final = 6

#: For n dice: how many of the 6**n rolls give each result, and the chance of each; filled as they are asked for.
WAYS: Final[list[list[int]]] = []
CHANCES: Final[list[list[float]]] = []
MEETINGS: Final[dict[int, tuple[float, float, float]]] = {}
GAINS: Final[dict[int, list[float]]] = {}
FINISHES: Final[dict[int, float]] = {}


def choose(n: int, k: int) -> int:
    """In how many ways k of n dice can be picked."""
    result = 1
    for i in range(k):
        result = result * (n - i) // (i + 1)
    return result


def rolls_at_most(dice: int, limit: int) -> int:
    """How many rolls of that many dice have no group worth more than the limit (CT-2.1)."""
    ways = [1] + [0] * dice  # by dice placed, face after face
    for face in range(1, FACES + 1):
        most = min(dice, limit // face)
        ways = [
            sum([ways[placed - group] * choose(dice - placed + group, group) for group in range(min(most, placed) + 1)])
            for placed in range(dice + 1)
        ]
    return ways[dice]


def result_ways(dice: int) -> list[int]:
    """How many of the 6**dice rolls give each result, from 0 on (CT-A3: no dice give 0)."""
    while len(WAYS) <= dice:
        n = len(WAYS)
        up_to = [rolls_at_most(n, limit) for limit in range(FACES * n + 1)]
        WAYS.append([up_to[0]] + [up_to[i] - up_to[i - 1] for i in range(1, len(up_to))])
    return WAYS[dice]


def result_chances(dice: int) -> list[float]:
    """The chance of each result of that many dice."""
    while len(CHANCES) <= dice:
        n = len(CHANCES)
        total = FACES**n
        CHANCES.append([ways / total for ways in result_ways(n)])
    return CHANCES[dice]


def against(result: int, theirs: int) -> tuple[float, float, float]:
    """Win, tie and loss of a result that lies on the table against dice that are still to be rolled."""
    win = 0.0
    tie = 0.0
    for value, chance in enumerate(result_chances(theirs)):
        if value < result:
            win += chance
        elif value == result:
            tie += chance
    return win, tie, max(0.0, 1.0 - win - tie)


def trial_odds(mine: int, theirs: int) -> tuple[float, float, float]:
    """CT-2.3: win, tie and loss of one Test, dice against dice."""
    key = mine * 64 + theirs
    known = MEETINGS.get(key)
    if known is not None:
        return known
    win = 0.0
    tie = 0.0
    for value, chance in enumerate(result_chances(mine)):
        if chance > 0.0:
            above, level, _ = against(value, theirs)
            win += chance * above
            tie += chance * level
    odds = (win, tie, max(0.0, 1.0 - win - tie))
    MEETINGS[key] = odds
    return odds


def check_odds(dice: int, target: int) -> tuple[float, float, float]:
    """CT-3.2: clean success, success that costs a die, and failure, of one Check."""
    above = min(max(FACES - target, 0), FACES) / FACES
    clean = above**dice
    failure = (1.0 - above) ** dice
    return clean, max(0.0, 1.0 - clean - failure), failure


def loses_a_die(dice: int, target: int) -> float:
    """The chance that a Check costs a die."""
    return 1.0 - check_odds(dice, target)[0]


def counter_gains(mine: int, theirs: int) -> list[float]:
    """CT-9.3: the chance of each number of counters from one Test; place 0 is a loss, ties count one."""
    key = mine * 64 + theirs
    known = GAINS.get(key)
    if known is not None:
        return known
    gains = [0.0] * (FACES * mine // 2 + 2)
    for a, chance_a in enumerate(result_chances(mine)):
        if chance_a == 0.0:
            continue
        for b, chance_b in enumerate(result_chances(theirs)):
            if a > b:
                gains[(a - b + 1) // 2] += chance_a * chance_b
            elif a == b:
                gains[1] += chance_a * chance_b
            else:
                gains[0] += chance_a * chance_b
    GAINS[key] = gains
    return gains


def finish_odds(dice: int, missing: int, more: int, fewer: int) -> float:
    """The chance to finish a Monster that needs so many counters, in one attempt that always presses on.

    `more` are dice that come with every roll without being in the pool; `fewer` is what the Monster rolls
    less (or, below zero, more) than the counters that it still needs.
    """
    if missing <= 0:
        return 1.0
    if dice <= 0:
        return 0.0
    key = ((dice * 32 + missing) * 32 + more + 8) * 32 + fewer + 8
    known = FINISHES.get(key)
    if known is not None:
        return known
    mine = max(1, dice + more)
    theirs = max(0, missing - fewer)
    tie = trial_odds(mine, theirs)[1]
    total = 0.0
    for gain, chance in enumerate(counter_gains(mine, theirs)):
        if gain == 0 or chance == 0.0:
            continue
        if gain >= missing:
            total += chance
        elif gain == 1:  # some of these are ties, which cost a die besides
            total += (chance - tie) * finish_odds(dice - 1, missing - 1, more, fewer)
            total += tie * finish_odds(dice - 2, missing - 1, more, fewer)
        else:
            total += chance * finish_odds(dice - 1, missing - gain, more, fewer)
    FINISHES[key] = total
    return total


def rolled_again(counts: list[int], face: int, theirs: int) -> float:
    """The chance to win once one die of that face has been rolled again, against a result that is known."""
    wins = 0
    counts[face] -= 1
    for new in range(1, FACES + 1):
        counts[new] += 1
        best = 0
        for value in range(1, FACES + 1):
            best = max(best, value * counts[value])
        counts[new] -= 1
        if best > theirs:
            wins += 1
    counts[face] += 1
    return wins / FACES


def kept_and_rolled(kept: list[int], dice: int, theirs: int) -> float:
    """The chance that the dice kept and so many rolled again together beat a known result."""
    ways = [1] + [0] * dice
    for face in range(1, FACES + 1):
        most = theirs // face - kept[face]  # more of this face would beat the result
        if most < 0:
            return 1.0
        ways = [
            sum([ways[placed - group] * choose(dice - placed + group, group) for group in range(min(most, placed) + 1)])
            for placed in range(dice + 1)
        ]
    return 1.0 - ways[dice] / float(FACES**dice)
