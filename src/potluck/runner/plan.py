"""Planned matches: who sits where, and from which seeds a match is dealt and played.

A match depends on its plan and its number alone: never on which process plays it or on what was played before.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from potluck.bots.bot import Bot, DecisionContext, RandomBot
from potluck.bots.levels import LEVELS
from potluck.kernel.chance import Chance
from potluck.kernel.errors import BadSetup
from potluck.kernel.game import Setup
from potluck.kernel.moves import Move
from potluck.kernel.state import State


class Player(Protocol):
    """Chooses for a seat. It is given the state itself, so it must hide from a bot what its seat may not know."""

    def choose(self, setup: Setup, state: State, seat: int, moves: list[Move], chance: Chance) -> Move:
        """One of the moves; also where there is only one."""
        ...


class BotPlayer:
    """A bot at the table: the same as `bots.bot.ask`, with the legal moves known already."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    def choose(self, setup: Setup, state: State, seat: int, moves: list[Move], chance: Chance) -> Move:
        if len(moves) == 1:
            return moves[0]
        imagined = state.imagine(seat, chance) if self.bot.imagines else None
        return self.bot.choose(DecisionContext(setup, seat, moves, imagined), chance)


class RandomPlayer:
    """The random bot without a detour, with the same choices."""

    def choose(self, setup: Setup, state: State, seat: int, moves: list[Move], chance: Chance) -> Move:
        count = len(moves)
        return moves[0] if count == 1 else moves[chance.below(count)]


class Seating(NamedTuple):
    """A set-up, and by seat a name and a player. `bots` are the same players where all of them are bots, else empty:
    compiled code can play those."""

    setup: Setup
    names: list[str]
    players: Sequence[Player]
    bots: list[Bot]


class PlannedMatch(NamedTuple):
    """A match before it is played. `bot_seeds` is one for all players together, or one a seat."""

    number: int
    seating: Seating
    seed: str
    bot_seeds: list[str]
    #: Where it is not empty, everything random after the deal comes from this seed.
    dice_seed: str = ""


def seat_bots(setup: Setup, names: list[str], bots: list[Bot]) -> Seating:
    """These bots, one a seat."""
    return Seating(
        setup, names, [RandomPlayer() if isinstance(bot, RandomBot) else BotPlayer(bot) for bot in bots], bots
    )


def seat_levels(setup: Setup, levels: list[str], turn: int = 0) -> Seating:
    """The bots of these levels, one a seat, moved on by so many seats."""
    seats = len(levels)
    moved = [levels[(seat + turn) % seats] for seat in range(seats)]
    return seat_bots(setup, moved, [LEVELS[level].repeatable for level in moved])


def line_up(bots: list[str], seats: int, advice: str = "") -> list[str]:
    """One bot a seat; where fewer are named than there are seats, they come round again in turn."""
    if len(bots) > seats:
        raise BadSetup(f"{len(bots)} bots are named for {seats} seats; name {seats} at most{advice}")
    return [bots[seat % len(bots)] for seat in range(seats)]


class Rotation:
    """Matches in which the bots move on by one seat every time, and the set-ups (numbers of players) take turns.

    Match number i is dealt from the seed `SEED/i`, and its bots choose by `SEED/i/bots`.
    """

    def __init__(self, setups: list[Setup], bots: list[str], seed: str) -> None:
        self.seed = seed
        #: By set-up and turn.
        self.seatings = [
            [seat_levels(setup, line_up(bots, setup.seats), turn) for turn in range(setup.seats)] for setup in setups
        ]

    def match(self, number: int) -> PlannedMatch:
        """The match of a number."""
        round, at = divmod(number, len(self.seatings))
        turns = self.seatings[at]
        seed = f"{self.seed}/{number}"
        return PlannedMatch(number, turns[round % len(turns)], seed, [f"{seed}/bots"])
