"""Luck and skill: which shares of the variance of winning the deal, the dice, the seat and the player explain.

Measured from mirrored matches. Four of them share a deal; each two of these share their dice; within such a pair
everybody sits one seat further. What a seat has in common across matches that share only the deal, beyond the
effects of its seat and its level, is the deal's share. What it has more in common where the dice are shared too is
the dice's share ("dice" is everything random after the first choice, draws included). Seats and players explain
what their means explain. The rest is made at the table, by choices and by what follows from them.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import polars as pl

from potluck.lab.analysis.estimates import Estimate, Numbers, bootstrap_interval, bootstrap_samples


class LuckShares(NamedTuple):
    """Shares of the variance of winning, each with its interval; they add up to one."""

    seats: int
    blocks: int
    levels: list[str]
    deal: Estimate
    dice: Estimate
    seat: Estimate
    player: Estimate
    table: Estimate


def luck_shares(rows: pl.DataFrame, seats: int) -> LuckShares:
    """The shares at tables with this number of seats."""
    here = rows.filter(pl.col("seats") == seats).sort("block", "dice", "mirror", "seat")
    blocks = here["block"].n_unique()
    levels = here["level"].unique(maintain_order=True).to_list()
    wins = here["win"].cast(pl.Float64).to_numpy().reshape(blocks, 2, 2, seats)
    level = here["level"].replace_strict({name: at for at, name in enumerate(levels)}).to_numpy()
    players = level.reshape(blocks, 2, 2, seats)
    whole = variance_shares(wins, players, len(levels))
    resampled = [
        variance_shares(wins[sample], players[sample], len(levels)) for sample in bootstrap_samples(blocks, 7, 300)
    ]
    estimates = [
        Estimate(value, *bootstrap_interval([other[at] for other in resampled])) for at, value in enumerate(whole)
    ]
    return LuckShares(seats, blocks, levels, *estimates)


def variance_shares(wins: Numbers, players: Numbers, levels: int) -> tuple[float, float, float, float, float]:
    """Deal, dice, seat, player and the rest, as shares of the variance; none is negative."""
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
    # the mean of noise has a variance too: what chance alone would give is subtracted
    noise = total / (wins.shape[0] * 4)
    seat = max(0.0, float((by_seat**2).mean()) - noise) / total
    player = max(0.0, float((by_level**2 * counts).sum() / counts.sum()) - noise / seats * (levels - 1)) / total
    one, other = rest[:, 0], rest[:, 1]
    # always across two mirrored matches: what one player makes of a deal every time is not the deal's doing
    across = [one[:, 0] * other[:, 1], one[:, 1] * other[:, 0]]
    within = [one[:, 0] * one[:, 1], other[:, 0] * other[:, 1]]
    deal = max(0.0, float(np.mean(across))) / total
    dice = max(0.0, float(np.mean(within)) / total - deal)
    return deal, dice, seat, player, max(0.0, 1 - deal - dice - seat - player)
