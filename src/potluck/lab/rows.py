"""Rows: what is kept of matches, gathered in lists and turned into Parquet a part at a time.

The same matches give the same bytes, whoever plays them and however many there are of them.
"""

from __future__ import annotations

import io
from collections.abc import Callable
from typing import Any, ClassVar, Final

import numpy as np
import polars as pl
from numpy.typing import NDArray

from potluck.kernel.moves import Move
from potluck.kernel.outcome import Outcome
from potluck.kernel.state import State
from potluck.lab.card_actions import CardActions
from potluck.lab.lead_changes import decided_at, lead_changes
from potluck.lab.play_time import A_TURN, SECONDS, seconds_for
from potluck.runner.plan import PlannedMatch
from potluck.runner.play import MatchObserver

Tables = dict[str, bytes]

#: More decisions than this are not counted at one go, so that memory stays small.
AT_ONCE: Final = 100_000

MATCHES: Final = {
    "match": pl.UInt32,
    "seats": pl.UInt8,
    "reason": pl.String,
    "decisions": pl.UInt32,
    "real": pl.UInt32,  # decisions with two moves at least
    "turns": pl.UInt32,
    "rounds": pl.UInt16,
    "minutes": pl.Float32,
    "lead_changes": pl.UInt16,
    "decided": pl.Float32,  # the share of the rounds after which a winner was never behind
    "winners": pl.UInt8,
    "margin": pl.Int32,  # from the best score to the next seat's
}
SEATS: Final = {
    "match": pl.UInt32,
    "seats": pl.UInt8,
    "seat": pl.UInt8,
    "level": pl.String,
    "rank": pl.UInt8,
    "score": pl.Int32,
    "win": pl.Float32,  # its part of the win
    "decisions": pl.UInt32,
    "real": pl.UInt32,
    "choices": pl.UInt32,  # moves to choose from, all decisions together
}
LUCK: Final = {
    "block": pl.UInt32,
    "seats": pl.UInt8,
    "dice": pl.UInt8,
    "mirror": pl.UInt8,
    "seat": pl.UInt8,
    "level": pl.String,
    "win": pl.Float32,
    "score": pl.Int32,
}
LADDER: Final = {
    "better": pl.String,
    "weaker": pl.String,
    "number": pl.UInt32,
    "seats": pl.UInt8,
    "seat": pl.UInt8,
    "win": pl.Float32,
    "score": pl.Int32,
}


def parquet(frame: pl.DataFrame) -> bytes:
    """A frame as the bytes of a Parquet file."""
    file = io.BytesIO()
    frame.write_parquet(file, compression="zstd", statistics=False)
    return file.getvalue()


class MainRows(MatchObserver):
    """The rows of a part's matches, while they are played: of matches, seats, decisions and cards."""

    watches_decisions: ClassVar[bool] = True

    def __init__(self, actions: CardActions, matrix: NDArray[np.uint8], keeps: Callable[[int], bool]) -> None:
        self.actions = actions
        self.masks = actions.masks
        self.matrix = matrix
        #: Whether a match's decisions get a row each.
        self.keeps = keeps
        self.matches: list[tuple[Any, ...]] = []
        self.seats: list[tuple[Any, ...]] = []
        #: Of every decision: who, how many moves, which one, what could have been done, and with whom at once.
        self.who: list[int] = []
        self.choices: list[int] = []
        self.codes: list[int] = []
        self.could: list[int] = []
        self.moments: list[int] = []
        #: Where each match's decisions begin, and whether they are kept.
        self.starts: list[int] = []
        self.kept: list[bool] = []

    def on_start(self, match: PlannedMatch, state: State) -> None:
        self.starts.append(len(self.who))
        self.last_seat = -1
        self.turns = 0
        self.moment = 0
        #: How many of those who choose at the same moment have not chosen yet.
        self.at_once = 0
        self.seconds = 0.0
        self.slowest = 0.0

    def on_decision(self, state: State, seat: int, moves: list[Move], move: Move) -> None:
        choices = len(moves)
        if self.at_once == 0:  # somebody new is asked, or several at once
            self.begin_moment(len(state.pending()), seat)
        self.at_once -= 1
        mask = 0
        if choices > 1:  # else nobody could have done otherwise
            masks = self.masks
            for offered in moves:
                mask |= masks[offered.code]
        spent = SECONDS[choices] if choices < len(SECONDS) else seconds_for(choices)
        if spent > self.slowest:
            self.slowest = spent
        self.who.append(seat)
        self.choices.append(choices)
        self.codes.append(move.code)
        self.could.append(mask)
        self.moments.append(self.moment)

    def begin_moment(self, at_once: int, seat: int) -> None:
        """So many seats are asked at once, this one first."""
        self.at_once = at_once
        self.seconds += self.slowest
        self.slowest = 0.0
        self.moment += 1
        if at_once > 1 or seat != self.last_seat:
            self.turns += 1
        self.last_seat = seat

    def on_end(self, match: PlannedMatch, outcome: Outcome, decisions: int) -> None:
        self.kept.append(self.keeps(match.number))
        levels = match.seating.names
        seats = len(levels)
        made, real, total = self.count_choices(seats)
        best = sorted(outcome.scores, reverse=True)
        self.matches.append(
            (
                match.number,
                seats,
                outcome.reason,
                decisions,
                sum(real),
                self.turns,
                len(outcome.race),
                (self.seconds + self.slowest + A_TURN * self.turns) / 60,
                lead_changes(outcome.race),
                decided_at(outcome),
                outcome.ranks.count(1),
                best[0] - best[1] if seats > 1 else 0,
            )
        )
        wins = win_shares(outcome)
        for seat, rank in enumerate(outcome.ranks):
            row = (match.number, seats, seat, levels[seat], rank, outcome.scores[seat], wins[seat])
            self.seats.append((*row, made[seat], real[seat], total[seat]))

    def count_choices(self, seats: int) -> tuple[list[int], list[int], list[int]]:
        """By seat of the latest match: decisions, those with two moves at least, and moves to choose from."""
        start = self.starts[-1]
        made, real, total = [0] * seats, [0] * seats, [0] * seats
        for seat, choices in zip(self.who[start:], self.choices[start:], strict=True):
            made[seat] += 1
            total[seat] += choices
            if choices > 1:
                real[seat] += 1
        return made, real, total

    def tables(self) -> Tables:
        """All of it as Parquet."""
        seats = pl.DataFrame(self.seats, schema=SEATS, orient="row")
        return {
            "matches": parquet(pl.DataFrame(self.matches, schema=MATCHES, orient="row")),
            "seats": parquet(seats),
            "decisions": parquet(self.decision_rows()),
            "cards": parquet(self.card_rows(seats)),
        }

    def decision_rows(self) -> pl.DataFrame:
        """A row for each decision of the matches whose decisions are kept."""
        ends = [*self.starts[1:], len(self.who)]
        lengths = gaps([*self.starts, len(self.who)])
        numbers = np.array([row[0] for row in self.matches], dtype=np.uint32)
        keep = np.repeat(np.array(self.kept, dtype=bool), lengths)
        position = np.concatenate([np.arange(end - start) for start, end in zip(self.starts, ends, strict=True)])
        return pl.DataFrame(
            {
                "match": np.repeat(numbers, lengths)[keep],
                "number": position[keep].astype(np.uint32),
                "moment": np.array(self.moments, dtype=np.uint32)[keep],
                "seat": np.array(self.who, dtype=np.uint8)[keep],
                "choices": np.array(self.choices, dtype=np.uint32)[keep],
                "move": np.array(self.codes, dtype=np.uint32)[keep],
            }
        )

    def card_rows(self, seats: pl.DataFrame) -> pl.DataFrame:
        """A row for each card action that a seat of a match could choose: how often it could, and how often it did."""
        width = self.actions.width
        #: The row of `seats` where each match begins.
        bases = np.concatenate([[0], np.cumsum([row[1] for row in self.matches])])
        seat_rows: list[NDArray[np.int64]] = []
        action_rows: list[NDArray[np.int64]] = []
        could_rows: list[NDArray[np.int64]] = []
        did_rows: list[NDArray[np.int64]] = []
        for first, last in self.slices():
            start = self.starts[first]
            end = self.starts[last] if last < len(self.starts) else len(self.who)
            lengths = gaps([*self.starts[first:last], end])
            place = np.repeat(bases[first:last] - bases[first], lengths) + np.array(self.who[start:end], dtype=np.int64)
            order = np.argsort(place, kind="stable")
            places, begins = np.unique(place[order], return_index=True)
            packed = b"".join([mask.to_bytes(width, "little") for mask in self.could[start:end]])
            bits = np.frombuffer(packed, dtype=np.uint8).reshape(-1, width)[order]
            offered = np.unpackbits(bits, axis=1, bitorder="little")
            could = np.add.reduceat(offered, begins, axis=0, dtype=np.uint16)
            taken = self.matrix[np.array(self.codes[start:end], dtype=np.int64)[order]] & offered
            did = np.add.reduceat(taken, begins, axis=0, dtype=np.uint16)
            rows, actions = np.nonzero(could)
            seat_rows.append(places[rows] + bases[first])
            action_rows.append(actions)
            could_rows.append(could[rows, actions])
            did_rows.append(did[rows, actions])
        at = np.concatenate(seat_rows)
        action = pl.Series(np.concatenate(action_rows))
        known = seats.select("match", "seats", "seat", "level", "win")[at]
        return known.with_columns(
            pl.Series("card", [each.card for each in self.actions.all], dtype=pl.String).gather(action),
            pl.Series("verb", [each.verb for each in self.actions.all], dtype=pl.String).gather(action),
            pl.Series("could", np.concatenate(could_rows).astype(np.uint16)),
            pl.Series("did", np.concatenate(did_rows).astype(np.uint16)),
        )

    def slices(self) -> list[tuple[int, int]]:
        """The matches in stretches of about so many decisions."""
        if self.actions.width == 0:
            return []
        result: list[tuple[int, int]] = []
        first = 0
        ends = [*self.starts[1:], len(self.who)]
        for number, end in enumerate(ends, start=1):
            if end - self.starts[first] >= AT_ONCE or number == len(ends):
                result.append((first, number))
                first = number
                if first == len(ends):
                    break
        return result


def gaps(marks: list[int]) -> NDArray[np.int64]:
    """From each number to the next."""
    numbers = np.array(marks, dtype=np.int64)
    return numbers[1:] - numbers[:-1]


class LuckRows(MatchObserver):
    """The rows of mirrored matches; the number of a match is its block."""

    def __init__(self) -> None:
        self.rows: list[tuple[Any, ...]] = []
        self.begin(0, 0)

    def begin(self, dice: int, mirror: int) -> None:
        """Which of a block's four matches comes next."""
        self.dice = dice
        self.mirror = mirror

    def on_end(self, match: PlannedMatch, outcome: Outcome, decisions: int) -> None:
        levels = match.seating.names
        wins = win_shares(outcome)
        self.rows.extend(
            (match.number, len(levels), self.dice, self.mirror, seat, level, wins[seat], outcome.scores[seat])
            for seat, level in enumerate(levels)
        )

    def tables(self) -> Tables:
        """As Parquet."""
        return {"luck": parquet(pl.DataFrame(self.rows, schema=LUCK, orient="row"))}


class LadderRows(MatchObserver):
    """The rows of the ladder's matches: how the one of the better level did."""

    def __init__(self) -> None:
        self.rows: list[tuple[Any, ...]] = []
        self.begin("", "")

    def begin(self, better: str, weaker: str) -> None:
        """Which levels meet next."""
        self.better = better
        self.weaker = weaker

    def on_end(self, match: PlannedMatch, outcome: Outcome, decisions: int) -> None:
        levels = match.seating.names
        seat = levels.index(self.better)
        row = (self.better, self.weaker, match.number, len(levels), seat)
        self.rows.append((*row, win_shares(outcome)[seat], outcome.scores[seat]))

    def tables(self) -> Tables:
        """As Parquet."""
        return {"ladder": parquet(pl.DataFrame(self.rows, schema=LADDER, orient="row"))}


def win_shares(outcome: Outcome) -> list[float]:
    """What each seat has of the win: all of it, its part of a shared one, or nothing."""
    part = 1 / outcome.ranks.count(1)
    return [part if rank == 1 else 0.0 for rank in outcome.ranks]
