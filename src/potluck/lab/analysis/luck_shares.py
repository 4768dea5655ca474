"""Luck and skill: how much of who wins is explained by the deal, the dice, the seat and the player.

From mirrored matches. Four of them share a deal; two each share their dice; in each of these two everybody sits one
seat further. What the same seat has in common in matches that share the deal alone, beyond its seat and its level,
the deal explains; what it has more in common where dice are shared too, the dice explain (draws are dice as well:
all that is random after the first choice). Seats and players are what their means explain. What is left is made at
the table: by choices, and by all that follows from them.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import polars as pl

from potluck.lab.analysis.estimates import Guess, Numbers, bootstrap, interval


class Luck(NamedTuple):
    """Shares of the variance of winning, each with its interval; they add up to one."""

    seats: int
    blocks: int
    levels: list[str]
    deal: Guess
    dice: Guess
    seat: Guess
    player: Guess
    table: Guess


def measure(rows: pl.DataFrame, seats: int) -> Luck:
    """The parts that luck and skill have at a table of so many seats."""
    here = rows.filter(pl.col("seats") == seats).sort("block", "dice", "mirror", "seat")
    blocks = here["block"].n_unique()
    levels = here["level"].unique(maintain_order=True).to_list()
    wins = here["win"].cast(pl.Float64).to_numpy().reshape(blocks, 2, 2, seats)
    level = here["level"].replace_strict({name: at for at, name in enumerate(levels)}).to_numpy()
    players = level.reshape(blocks, 2, 2, seats)
    whole = shares(wins, players, len(levels))
    again = [shares(wins[sample], players[sample], len(levels)) for sample in bootstrap(blocks, 7, 300)]
    guesses = [Guess(value, *interval([other[at] for other in again])) for at, value in enumerate(whole)]
    return Luck(seats, blocks, levels, *guesses)


def shares(wins: Numbers, players: Numbers, levels: int) -> tuple[float, float, float, float, float]:
    """Deal, dice, seat, player and the rest, as shares of the variance; none is less than nothing."""
    seats = wins.shape[3]
    total = float(wins.var())
    if total == 0:
        return 0.0, 0.0, 0.0, 0.0, 1.0
    middle = 1 / seats
    by_seat = wins.mean(axis=(0, 1, 2)) - middle
    counts = np.bincount(players.ravel().astype(np.int64), minlength=levels)
    sums = np.bincount(players.ravel().astype(np.int64), weights=wins.ravel(), minlength=levels)
    by_level = np.where(counts > 0, sums / np.maximum(counts, 1), middle) - middle
    rest = wins - middle - by_seat - by_level[players.astype(np.int64)]
    # a mean of noise has a variance too: what chance alone would give is taken off
    noise = total / (wins.shape[0] * 4)
    seat = max(0.0, float((by_seat**2).mean()) - noise) / total
    player = max(0.0, float((by_level**2 * counts).sum() / counts.sum()) - noise / seats * (levels - 1)) / total
    one, other = rest[:, 0], rest[:, 1]
    # always of two mirrored matches: what one player makes of a deal again and again is not the deal's doing
    across = [one[:, 0] * other[:, 1], one[:, 1] * other[:, 0]]
    within = [one[:, 0] * one[:, 1], other[:, 0] * other[:, 1]]
    deal = max(0.0, float(np.mean(across))) / total
    dice = max(0.0, float(np.mean(within)) / total - deal)
    return deal, dice, seat, player, max(0.0, 1 - deal - dice - seat - player)
