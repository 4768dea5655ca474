"""A race of the moves in question: all are tried in the same worlds with the same luck, and the worse are dropped.

It looks for one winner, so it is for decisions that a seat makes alone; simultaneous choices have to be mixed.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final, final

from potluck.bots.search import Arm, Search
from potluck.kernel.chance import Chance
from potluck.kernel.heuristic import Heuristic, SearchStyle
from potluck.kernel.moves import Move
from potluck.kernel.state import State

#: Candidates are compared every so many rounds,
COMPARE_EVERY: Final = 16
#: and dropped where they are behind by so many standard errors.
SURE: Final = 3.0
#: Where no more than this chance to win could be gained, nothing is left to find out;
EQUAL: Final = 0.002
#: but not before so many rounds.
SURE_AFTER: Final = 64


@final
class Candidate:
    """A move in the race: its latest return, and its leads on the average of each round."""

    def __init__(self, arm: Arm) -> None:
        self.arm = arm
        self.latest = 0.0
        self.lead = 0.0
        self.lead_squares = 0.0
        #: How far it was behind the best when it was dropped.
        self.behind = 0.0

    def error(self, rounds: int) -> float:
        """The standard error of its mean lead."""
        mean = self.lead / rounds
        return math.sqrt(max(0.0, self.lead_squares / rounds - mean * mean) / rounds)


def merit(candidate: Candidate) -> float:
    """What a move has gained over the others, and the trust it had beforehand."""
    return candidate.lead + candidate.arm.trust


@final
class RaceSearch(Search):
    """Sequential halving with common random numbers, and early elimination of what is clearly worse."""

    def __init__(
        self,
        state: State,
        seat: int,
        moves: list[Move],
        heuristic: Heuristic,
        style: SearchStyle,
        chance: Chance,
        clock: Callable[[], float] | None = None,
    ) -> None:
        super().__init__(state, seat, moves, heuristic, style, chance, clock)
        self.candidates: list[Candidate] = []
        self.remaining: list[Candidate] = []
        #: How many rounds are complete: every candidate that remained has been tried once in each.
        self.rounds = 0
        #: Whose turn it is in the present round, and the round's world and luck.
        self.turn = 0
        self.world: State = state
        self.luck = self.chance
        #: How often the field will be halved in all, and how often from now on.
        self.all_halvings = 0
        while (2 << self.all_halvings) < len(moves):
            self.all_halvings += 1
        self.halvings = self.all_halvings

    def is_settled(self, spent: float) -> bool:
        if not self.candidates:
            self.start()
        elif self.turn == len(self.remaining):
            self.end_round(spent)
            return len(self.remaining) == 1
        return False

    def start(self) -> None:
        """All moves are candidates."""
        self.to_the_roots()
        self.left[self.seat] = 1
        node = self.node(self.question, self.seat, self.moves)
        assert node is not None
        self.candidates = [Candidate(node.arm(len(self.moves), move)) for move in self.moves]
        self.remaining = self.candidates

    def iterate(self) -> None:
        if self.turn == 0:
            self.world = self.question.imagine(self.seat, self.chance)
            self.luck = self.chance.copy()
        else:
            self.chance = self.luck.copy()
        candidate = self.remaining[self.turn]
        self.turn += 1
        state = self.world.copy()
        self.to_the_roots()
        state.apply(self.seat, self.step(self.seat, candidate.arm))
        returns = self.play(state)
        if not self.late:
            self.add_up(returns)
            candidate.latest = returns[self.seat]

    def end_round(self, spent: float) -> None:
        """All candidates were tried in the same world: compare them, and drop those that fell behind."""
        self.turn = 0
        self.rounds += 1
        usual = 0.0
        for candidate in self.remaining:
            usual += candidate.latest
        usual /= len(self.remaining)
        for candidate in self.remaining:
            lead = candidate.latest - usual
            candidate.lead += lead
            candidate.lead_squares += lead * lead
        if self.rounds % COMPARE_EVERY == 0:
            self.drop_the_clearly_worse()
        while self.halvings > 0 and spent >= 1.0 - self.halvings / (self.all_halvings + 1):
            self.halvings -= 1
            self.halve()

    def drop_the_clearly_worse(self) -> None:
        """Drop what is clearly worse than the best; and all but the best where the rest could gain nothing more."""
        rounds = self.rounds
        leader = self.leader()
        error = leader.error(rounds)
        promise = leader.lead / rounds
        hope = 0.0
        remaining: list[Candidate] = []
        for candidate in self.remaining:
            candidate.behind = promise - candidate.lead / rounds
            doubt = error + candidate.error(rounds)
            if candidate is leader or candidate.behind <= SURE * doubt:
                remaining.append(candidate)
                if candidate is not leader:
                    hope = max(hope, SURE * doubt - candidate.behind)
        self.remaining = [leader] if hope <= EQUAL and rounds >= SURE_AFTER else remaining

    def halve(self) -> None:
        """Keep the better half, and two at least."""
        ranked = sorted(self.remaining, key=merit, reverse=True)
        keep = max(2, (len(ranked) + 1) // 2)
        for candidate in ranked[keep:]:
            candidate.behind = (ranked[0].lead - candidate.lead) / self.rounds
        self.remaining = ranked[:keep]

    def leader(self) -> Candidate:
        """The best candidate so far."""
        best = self.remaining[0]
        for candidate in self.remaining:
            if merit(candidate) > merit(best):
                best = candidate
        return best

    def best(self) -> Move:
        return self.leader().arm.move

    def win_chances(self) -> list[float]:
        """Candidates are compared in the worlds that they were tried in, not with what the others got later."""
        if self.rounds == 0:
            return super().win_chances()
        leader = self.leader()
        mean = leader.arm.mean()
        chances: list[float] = []
        for candidate in self.candidates:
            behind = candidate.behind
            if candidate in self.remaining:
                behind = (leader.lead - candidate.lead) / self.rounds
            chances.append(max(0.0, min(mean, mean - behind)))
        return chances
