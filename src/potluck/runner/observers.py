"""Observers that more than one command uses: a tally of results, and a recorder of whole matches.

A tally keeps exact sums of whole numbers, so it does not matter which process counted which matches.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

from potluck.kernel.match import Match
from potluck.kernel.moves import Move
from potluck.kernel.outcome import Outcome
from potluck.kernel.state import State
from potluck.runner.plan import PlannedMatch
from potluck.runner.play import MatchObserver
from potluck.runner.statistics import Sums, wilson


class WinRecord:
    """How one seat, or one bot, did: its scores, its first places, and how many of them were shared."""

    def __init__(self) -> None:
        self.scores = Sums()
        self.firsts = 0
        self.shared = 0

    def merge(self, other: WinRecord) -> None:
        """Add another one's."""
        self.scores.merge(other.scores)
        self.firsts += other.firsts
        self.shared += other.shared

    def facts(self) -> dict[str, Any]:
        """For programs."""
        played = self.scores.count
        return {
            "played": played,
            "wins": self.firsts,
            "shared_wins": self.shared,
            "win_share": self.firsts / played if played else 0.0,
            "win_interval": list(wilson(self.firsts, played)),
            "score": self.scores.facts(),
        }


class ResultTally(MatchObserver):
    """Counts matches of a rotation. `records[turn][seat]`: in every n-th match the bots sit the same way."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.records = [[WinRecord() for _ in range(seats)] for _ in range(seats)]
        self.decisions = Sums()
        self.reasons: dict[str, int] = {}

    def on_end(self, match: PlannedMatch, outcome: Outcome, decisions: int) -> None:
        """Count one match."""
        shared = outcome.ranks.count(1) > 1
        scores = outcome.scores
        row = self.records[match.number % self.seats]
        for seat, rank in enumerate(outcome.ranks):
            record = row[seat]
            record.scores.add(scores[seat])
            if rank == 1:
                record.firsts += 1
                if shared:
                    record.shared += 1
        self.decisions.add(decisions)
        self.reasons[outcome.reason] = self.reasons.get(outcome.reason, 0) + 1

    def merge(self, other: ResultTally) -> None:
        """Add the matches of another tally."""
        for mine, theirs in zip(self.records, other.records, strict=True):
            for record, more in zip(mine, theirs, strict=True):
                record.merge(more)
        self.decisions.merge(other.decisions)
        for reason, times in other.reasons.items():
            self.reasons[reason] = self.reasons.get(reason, 0) + times

    def by_seat(self) -> list[WinRecord]:
        """Everything that happened on each seat."""
        result = [WinRecord() for _ in range(self.seats)]
        for row in self.records:
            for seat, record in enumerate(row):
                result[seat].merge(record)
        return result

    def by_bot(self, names: list[str]) -> dict[str, WinRecord]:
        """Everything that happened to each bot, on whichever seat."""
        result = {name: WinRecord() for name in names}
        for turn, row in enumerate(self.records):
            for seat, record in enumerate(row):
                result[names[(seat + turn) % self.seats]].merge(record)
        return result


class MatchRecorder(MatchObserver):
    """Hands over every match as it can be written to a file; `title` makes a player's name from a bot's."""

    watches_decisions: ClassVar[bool] = True

    def __init__(self, keep: Callable[[int, Match], None], title: Callable[[str], str] = str) -> None:
        self.keep = keep
        self.title = title
        self.moves: list[tuple[int, Move]] = []

    def on_start(self, match: PlannedMatch, state: State) -> None:
        self.moves.clear()

    def on_decision(self, state: State, seat: int, moves: list[Move], move: Move) -> None:
        self.moves.append((seat, move))

    def on_end(self, match: PlannedMatch, outcome: Outcome, decisions: int) -> None:
        names = [f"{self.title(name)} {seat + 1}" for seat, name in enumerate(match.seating.names)]
        recorded = Match(match.seating.setup, names, match.seed, False)
        for seat, move in self.moves:
            recorded.play(seat, move)
        self.keep(match.number, recorded)
