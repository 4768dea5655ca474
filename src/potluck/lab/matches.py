"""The matches of a run, planned by the kind of their part, and the observers that make rows of them.

Three kinds: the run's own matches, mirrored ones that tell luck from skill, and those of the ladder of levels.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from potluck.bots.bot import Budget
from potluck.lab.card_actions import CardActions
from potluck.lab.plan import LADDER, LUCK, Part, Plan, is_slow, quick_levels
from potluck.lab.rows import LadderRows, LuckRows, MainRows, Tables
from potluck.runner.plan import PlannedMatch, Rotation, line_up, seat_bots, seat_levels
from potluck.runner.play import play_matches


class RunMatches:
    """All matches of a plan, by kind and number."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.setups = plan.setups
        self.rotation = Rotation([self.setups[seats] for seats in plan.players], plan.bots, plan.seed)
        self.luck_bots = luck_bots(plan)
        #: The ladder's matches in order: better level, weaker level, number within the pair.
        self.climbs = [(rung.better, rung.weaker, number) for rung in plan.rungs for number in range(rung.games)]

    def main(self, number: int) -> PlannedMatch:
        """One of the run's own matches."""
        return self.rotation.match(number)

    def mirrored(self, block: int, dice: int, mirror: int) -> PlannedMatch:
        """One of four matches with the same deal: two streams of dice, and everybody moved on by a seat."""
        seed = f"{self.plan.seed}/luck/{block}"
        round, at = divmod(block, len(self.plan.players))
        seats = self.plan.players[at]
        seating = seat_levels(self.setups[seats], line_up(self.luck_bots, seats), round + mirror)
        # the first stream of dice is the deal's own, so that such a match can be written to a file
        return PlannedMatch(block, seating, seed, [f"{seed}/bots/{dice}/{mirror}"], f"{seed}/dice" if dice else "")

    def rung(self, better: str, weaker: str, number: int) -> PlannedMatch:
        """One bot of a better level among others, on another seat every time; every pair plays the same deals."""
        seats = self.plan.players[0]
        seating = seat_levels(self.setups[seats], [better] + [weaker] * (seats - 1), number)
        if self.plan.thinking:
            budget = Budget(self.plan.thinking, 0.0)
            bots = [
                bot.within(budget) if is_slow(level) else bot
                for level, bot in zip(seating.names, seating.bots, strict=True)
            ]
            seating = seat_bots(seating.setup, seating.names, bots)
        seed = f"{self.plan.seed}/ladder/{number}"
        return PlannedMatch(number, seating, seed, [f"{seed}/bots"])


class RunWorkload(NamedTuple):
    """A plan for an executor: parts in, rows out."""

    plan: Plan

    def prepare(self) -> Callable[[Part], Tables]:
        return PartPlayer(self.plan).play


class PartPlayer:
    """Plays parts of a run: the rows of a part, as the bytes of Parquet files by table."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.matches = RunMatches(plan)
        self.actions = CardActions(next(iter(plan.setups.values())))
        self.matrix = self.actions.matrix()

    def play(self, part: Part) -> Tables:
        """The rows of a part."""
        if part.kind == LUCK:
            return self.play_mirrored(part)
        if part.kind == LADDER:
            return self.play_ladder(part)
        rows = MainRows(self.actions, self.matrix, self.plan.keeps_decisions_of)
        play_matches(map(self.matches.main, range(part.first, part.last)), rows)
        return rows.tables()

    def play_mirrored(self, part: Part) -> Tables:
        """Four matches a block."""
        rows = LuckRows()
        for block in range(part.first, part.last):
            for dice in (0, 1):
                for mirror in (0, 1):
                    rows.begin(dice, mirror)
                    play_matches([self.matches.mirrored(block, dice, mirror)], rows)
        return rows.tables()

    def play_ladder(self, part: Part) -> Tables:
        """One player of a better level among others of a weaker one."""
        rows = LadderRows()
        for better, weaker, number in self.matches.climbs[part.first : part.last]:
            rows.begin(better, weaker)
            play_matches([self.matches.rung(better, weaker, number)], rows)
        return rows.tables()


def luck_bots(plan: Plan) -> list[str]:
    """Two levels at least, so that skill has something to explain: those of the run, or its own and its neighbour."""
    if len(set(plan.bots)) > 1:
        return plan.bots
    levels = quick_levels()
    own = plan.bots[0]
    at = levels.index(own) if own in levels else len(levels)
    neighbour = levels[at - 1] if at > 0 else levels[1]
    return [own, neighbour]
