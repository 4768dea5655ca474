"""Rows: what is kept of matches, gathered in lists and turned into Parquet a part at a time.

The same matches give the same bytes, whoever plays them and however many there are of them.
"""

from __future__ import annotations

import io
from typing import Any, Final

import numpy as np
import polars as pl
from numpy.typing import NDArray

from potluck.kernel.outcome import Outcome
from potluck.lab.deeds import Deeds

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


class MainRows:
    """The rows of a part's matches, while they are played."""

    def __init__(self, deeds: Deeds, matrix: NDArray[np.uint8]) -> None:
        self.deeds = deeds
        self.matrix = matrix
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

    def begin_match(self) -> tuple[list[int], list[int], list[int], list[int], list[int]]:
        """The lists that the next match's decisions are appended to."""
        self.starts.append(len(self.who))
        return self.who, self.choices, self.codes, self.could, self.moments

    def end_match(self, facts: dict[str, Any], levels: list[str], outcome: Outcome, keep: bool) -> None:
        """What is known of a match when it is over."""
        self.kept.append(keep)
        start = self.starts[-1]
        seats = len(levels)
        decisions, real, total = [0] * seats, [0] * seats, [0] * seats
        for seat, choices in zip(self.who[start:], self.choices[start:], strict=True):
            decisions[seat] += 1
            total[seat] += choices
            if choices > 1:
                real[seat] += 1
        winners = outcome.ranks.count(1)
        best = sorted(outcome.scores, reverse=True)
        self.matches.append(
            (
                facts["match"],
                seats,
                facts["reason"],
                len(self.who) - start,
                sum(real),
                facts["turns"],
                facts["rounds"],
                facts["minutes"],
                facts["lead_changes"],
                facts["decided"],
                winners,
                best[0] - best[1] if seats > 1 else 0,
            )
        )
        for seat, rank in enumerate(outcome.ranks):
            win = 1 / winners if rank == 1 else 0.0
            row = (facts["match"], seats, seat, levels[seat], rank, outcome.scores[seat], win)
            self.seats.append((*row, decisions[seat], real[seat], total[seat]))

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
        """A row for each deed that a seat of a match could choose: how often it could, and how often it did."""
        width = self.deeds.width
        #: The row of `seats` where each match begins.
        bases = np.concatenate([[0], np.cumsum([row[1] for row in self.matches])])
        seat_rows: list[NDArray[np.int64]] = []
        deed_rows: list[NDArray[np.int64]] = []
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
            rows, deeds = np.nonzero(could)
            seat_rows.append(places[rows] + bases[first])
            deed_rows.append(deeds)
            could_rows.append(could[rows, deeds])
            did_rows.append(did[rows, deeds])
        at = np.concatenate(seat_rows)
        deed = pl.Series(np.concatenate(deed_rows))
        told = seats.select("match", "seats", "seat", "level", "win")[at]
        return told.with_columns(
            pl.Series("card", [deed.card for deed in self.deeds.all], dtype=pl.String).gather(deed),
            pl.Series("verb", [deed.verb for deed in self.deeds.all], dtype=pl.String).gather(deed),
            pl.Series("could", np.concatenate(could_rows).astype(np.uint16)),
            pl.Series("did", np.concatenate(did_rows).astype(np.uint16)),
        )

    def slices(self) -> list[tuple[int, int]]:
        """The matches in stretches of about so many decisions."""
        if self.deeds.width == 0:
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


def luck_tables(rows: list[tuple[Any, ...]]) -> Tables:
    """The rows of mirrored matches."""
    return {"luck": parquet(pl.DataFrame(rows, schema=LUCK, orient="row"))}


def ladder_tables(rows: list[tuple[Any, ...]]) -> Tables:
    """The rows of the ladder's matches."""
    return {"ladder": parquet(pl.DataFrame(rows, schema=LADDER, orient="row"))}
