"""Playing a part of a run: matches in, rows out. A match depends on the plan and its number alone.

Match number i is dealt from the seed `SEED/i` and its bots choose by `SEED/i/bots`. The numbers of players take
turns; the bots sit down in the order in which they are named and move on by one seat every time.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from potluck.bots.bot import Bot, Budget, DecisionContext, play_out
from potluck.bots.levels import LEVELS
from potluck.kernel.chance import Chance, fast
from potluck.kernel.game import Setup
from potluck.kernel.moves import Move
from potluck.kernel.outcome import Outcome
from potluck.kernel.state import State
from potluck.lab.deeds import Deeds
from potluck.lab.pace import A_TURN, SECONDS, seconds_for
from potluck.lab.plan import LADDER, LUCK, Part, Plan, is_slow, line_up, quick_levels
from potluck.lab.race import decided_at, lead_changes
from potluck.lab.rows import MainRows, Tables, ladder_tables, luck_tables


class Sitting(NamedTuple):
    """Who plays a match: a set-up, a level and a bot for each seat."""

    setup: Setup
    levels: list[str]
    bots: list[Bot]


class Kitchen:
    """A plan made ready: plays the parts that it is told to."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.setups = plan.setups
        some = next(iter(self.setups.values()))
        self.deeds = Deeds(some)
        self.matrix = self.deeds.matrix()
        self.sittings: dict[tuple[int, int], Sitting] = {}

    def play(self, part: Part) -> Tables:
        """The rows of a part, as the bytes of Parquet files by table."""
        if part.kind == LUCK:
            return self.try_luck(part)
        if part.kind == LADDER:
            return self.climb(part)
        rows = MainRows(self.deeds, self.matrix)
        for number in range(part.first, part.last):
            self.play_match(number, rows)
        return rows.tables()

    def sitting(self, number: int) -> Sitting:
        """Who sits where in match number i."""
        seats = self.plan.players[number % len(self.plan.players)]
        turn = number // len(self.plan.players) % seats
        known = self.sittings.get((seats, turn))
        if known is None:
            known = self.sittings[seats, turn] = self.seat(line_up(self.plan.bots, seats), turn)
        return known

    def seat(self, levels: list[str], turn: int) -> Sitting:
        """These levels in their order, moved on by so many seats."""
        seats = len(levels)
        moved = [levels[(seat + turn) % seats] for seat in range(seats)]
        return Sitting(self.setups[seats], moved, [LEVELS[level].repeatable for level in moved])

    def play_match(self, number: int, rows: MainRows) -> None:
        """One match, decision by decision."""
        plan, masks = self.plan, self.deeds.masks
        setup, levels, bots = self.sitting(number)
        state = setup.start(fast(f"{plan.seed}/{number}"))
        chance = fast(f"{plan.seed}/{number}/bots")
        seats_of, choices_of, codes, could, moments = rows.begin_match()
        random = [level == "random" for level in levels]
        before = -1
        turns = moment = crowd = 0
        seconds = slowest = 0.0
        while (seat := state.next_seat()) >= 0:
            moves = state.legal(seat)
            choices = len(moves)
            if crowd == 0:  # somebody new is asked, or several at once
                crowd = len(state.pending())
                seconds += slowest
                slowest = 0.0
                moment += 1
                if crowd > 1 or seat != before:
                    turns += 1
                before = seat
            crowd -= 1
            mask = 0
            if choices == 1:  # no choice: nobody could have done otherwise
                move = moves[0]
            else:
                for offered in moves:
                    mask |= masks[offered.code]
                if random[seat]:
                    move = moves[chance.below(choices)]
                else:
                    move = choose(bots[seat], setup, state, seat, moves, chance)
            spent = SECONDS[choices] if choices < 4096 else seconds_for(choices)
            if spent > slowest:
                slowest = spent
            seats_of.append(seat)
            choices_of.append(choices)
            codes.append(move.code)
            could.append(mask)
            moments.append(moment)
            state.apply(seat, move)
        outcome = state.outcome()
        assert outcome is not None
        minutes = (seconds + slowest + A_TURN * turns) / 60
        facts = {
            "match": number,
            "seats": setup.seats,
            "reason": outcome.reason,
            "turns": turns,
            "rounds": len(outcome.race),
            "minutes": minutes,
            "lead_changes": lead_changes(outcome.race),
            "decided": decided_at(outcome),
        }
        rows.end_match(facts, levels, outcome, plan.keeps_decisions_of(number))

    # -- experiments ----------------------------------------------------------------------------------

    def mirrored(self, block: int, mirror: int) -> Sitting:
        """Who sits where in a block of mirrored matches."""
        seats = self.plan.players[block % len(self.plan.players)]
        return self.seat(line_up(luck_bots(self.plan), seats), block // len(self.plan.players) + mirror)

    def rung(self, better: str, weaker: str, number: int) -> Sitting:
        """One of a better level among others, somewhere else with every match; who thinks does so as the plan says."""
        sitting = self.seat([better] + [weaker] * (self.plan.players[0] - 1), number)
        if not self.plan.thinking:
            return sitting
        budget = Budget(self.plan.thinking, 0.0)
        bots = [
            bot.within(budget) if is_slow(level) else bot
            for level, bot in zip(sitting.levels, sitting.bots, strict=True)
        ]
        return sitting._replace(bots=bots)

    def try_luck(self, part: Part) -> Tables:
        """Mirrored matches: one deal, two streams of dice, and everybody moved on by a seat."""
        rows: list[tuple[Any, ...]] = []
        plan = self.plan
        for block in range(part.first, part.last):
            for dice in (0, 1):
                for mirror in (0, 1):
                    sitting = self.mirrored(block, mirror)
                    seats = sitting.setup.seats
                    seed, bots_seed = luck_seeds(plan, block, dice, mirror)
                    state = sitting.setup.start(fast(seed))
                    if dice:  # the first stream is the deal's own, so that such a match can be written down
                        state.chance = fast(f"{plan.seed}/luck/{block}/dice")
                    play_out(sitting.setup, state, sitting.bots, fast(bots_seed))
                    outcome = state.outcome()
                    assert outcome is not None
                    wins = win_shares(outcome)
                    rows.extend(
                        (block, seats, dice, mirror, seat, sitting.levels[seat], wins[seat], outcome.scores[seat])
                        for seat in range(seats)
                    )
        return luck_tables(rows)

    def climb(self, part: Part) -> Tables:
        """Matches of one player of a better level among others of a weaker one."""
        rows: list[tuple[Any, ...]] = []
        plan = self.plan
        seats = plan.players[0]
        climbs = [(rung.better, rung.weaker, number) for rung in plan.rungs for number in range(rung.games)]
        for better, weaker, number in climbs[part.first : part.last]:
            sitting = self.rung(better, weaker, number)
            seed, bots_seed = ladder_seeds(plan, number)
            state = sitting.setup.start(fast(seed))
            play_out(sitting.setup, state, sitting.bots, fast(bots_seed))
            outcome = state.outcome()
            assert outcome is not None
            at = sitting.levels.index(better)
            rows.append((better, weaker, number, seats, at, win_shares(outcome)[at], outcome.scores[at]))
        return ladder_tables(rows)


def luck_seeds(plan: Plan, block: int, dice: int, mirror: int) -> tuple[str, str]:
    """Of the deal, and of the bots."""
    return f"{plan.seed}/luck/{block}", f"{plan.seed}/luck/{block}/bots/{dice}/{mirror}"


def ladder_seeds(plan: Plan, number: int) -> tuple[str, str]:
    """Of a match of the ladder, and of its bots; every pair plays the same."""
    return f"{plan.seed}/ladder/{number}", f"{plan.seed}/ladder/{number}/bots"


def luck_bots(plan: Plan) -> list[str]:
    """Two levels at least, so that skill has something to explain: those of the run, or its own and its neighbour."""
    if len(set(plan.bots)) > 1:
        return plan.bots
    levels = quick_levels()
    own = plan.bots[0]
    at = levels.index(own) if own in levels else len(levels)
    neighbour = levels[at - 1] if at > 0 else levels[1]
    return [own, neighbour]


def win_shares(outcome: Outcome) -> list[float]:
    """What each seat has of the win: all of it, its part of a shared one, or nothing."""
    part = 1 / outcome.ranks.count(1)
    return [part if rank == 1 else 0.0 for rank in outcome.ranks]


def choose(bot: Bot, setup: Setup, state: State, seat: int, moves: list[Move], chance: Chance) -> Move:
    """Like `bots.bot.ask`, with the legal moves at hand already."""
    imagined = state.imagine(seat, chance) if bot.imagines else None
    return bot.choose(DecisionContext(setup, seat, moves, imagined), chance)
