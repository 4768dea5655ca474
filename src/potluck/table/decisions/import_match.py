"""Imports a finished match from a file: as the log of a table that is over, so that it has a replay like any other."""

from __future__ import annotations

import hashlib

from potluck.kernel.match import Match
from potluck.table.value.entries import Created, Entry, Played, SeatPlan, Started
from potluck.table.value.table import BOT

#: Nobody: a table with such a host is in nobody's lobby.
NOBODY = "nobody"


def table_id(text: str) -> str:
    """What the table of a match file is called: the same wherever the file is put."""
    return f"match-{hashlib.sha256(text.encode()).hexdigest()[:24]}"


def log_of(match: Match) -> list[Entry]:
    """The entries that lead to where the match stands."""
    setup = match.setup
    seats = [SeatPlan("bot", name, None, "regular") for name in match.names]
    created = Created(
        setup.game.id,
        setup.options,
        setup.deck.source,
        seats,
        NOBODY,
        setup.game.title,
        False,
        match.seed,
        sealed=match.sealed,
    )
    moves = [
        Played(line.seat, line.move.key(), BOT, str(number), line.by_gesture, line.recording)
        for number, line in enumerate(match.played)
    ]
    return [created, Started(), *moves]
