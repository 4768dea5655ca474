"""Who did how well in an arena: shares of wins, intervals, ratings, pace."""

from __future__ import annotations

from typing import Any

from openskill.models import PlackettLuce

from potluck.cli.arena.matches import Arena, ArenaResult
from potluck.runner.statistics import Sums, wilson


class Standing:
    """One bot after all its matches."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.played = 0
        self.wins = 0.0
        self.scores = Sums()
        self.choices = 0
        self.seconds = 0.0
        self.iterations = 0
        self.mu = 0.0
        self.sigma = 0.0

    def share(self) -> float:
        """Wins of matches played; one that is shared among k counts for 1/k."""
        return self.wins / self.played if self.played else 0.0

    def interval(self) -> tuple[float, float]:
        """The share's 95 % confidence interval."""
        return wilson(self.wins, self.played)

    def milliseconds(self) -> float:
        """How long it takes over a choice."""
        return 1000.0 * self.seconds / self.choices if self.choices else 0.0

    def pace(self) -> float:
        """Iterations in a second of thought; 0 for bots that do not search."""
        return self.iterations / self.seconds if self.seconds else 0.0

    def facts(self) -> dict[str, Any]:
        """For programs."""
        return {
            "bot": self.name,
            "played": self.played,
            "wins": self.wins,
            "win_share": self.share(),
            "win_interval": list(self.interval()),
            "rating": {"mu": self.mu, "sigma": self.sigma},
            "score": self.scores.facts(),
            "choices": self.choices,
        }

    def timing(self) -> dict[str, Any]:
        """What differs from run to run."""
        return {"bot": self.name, "milliseconds_a_choice": self.milliseconds(), "iterations_a_second": self.pace()}


def standings(results: list[ArenaResult], arena: Arena) -> list[Standing]:
    """All bots, in the order they were named; equal names of one bot are one."""
    names = list(dict.fromkeys(arena.bots))
    table = {name: Standing(name) for name in names}
    model = PlackettLuce()
    ratings = {name: model.rating(name=name) for name in names}
    for result in sorted(results, key=lambda result: result.number):
        count(result, arena, table)
        seated = [arena.bots[bot] for bot in result.bots]
        if len(set(seated)) < 2:
            continue
        best = {
            name: min(rank for rank, who in zip(result.ranks, seated, strict=True) if who == name) for name in seated
        }
        rated = model.rate([[ratings[name]] for name in best], ranks=[float(rank) for rank in best.values()])
        for name, [rating] in zip(best, rated, strict=True):
            ratings[name] = rating
    for name, standing in table.items():
        standing.mu, standing.sigma = ratings[name].mu, ratings[name].sigma
    return list(table.values())


def count(result: ArenaResult, arena: Arena, table: dict[str, Standing]) -> None:
    """Add one match."""
    winners = result.ranks.count(1)
    for seat, bot in enumerate(result.bots):
        standing = table[arena.bots[bot]]
        standing.played += 1
        standing.scores.add(result.scores[seat])
        if result.ranks[seat] == 1:
            standing.wins += 1.0 / winners
    for bot, name in enumerate(arena.bots):
        standing = table[name]
        standing.choices += result.choices[bot]
        standing.seconds += result.seconds[bot]
        standing.iterations += result.iterations[bot]
