"""A finished match, position by position: what the public saw, and what the asker's own seats saw.

Other seats' views stay closed even after the end: a game that keeps secrets for good (who voted how) relies on it.
"""

from __future__ import annotations

from potluck.kernel.events import SPECTATOR
from potluck.kernel.match import Match, chance_of
from potluck.server import protocol
from potluck.table.story import tell


def frames(match: Match, seats: list[int]) -> list[protocol.ReplayFrame]:
    """Play a match again and look at every position."""
    state = match.setup.start(chance_of(match.seed, match.sealed), True)
    result: list[protocol.ReplayFrame] = []
    heard = 0
    ear = seats[0] if len(seats) == 1 else SPECTATOR
    for position in range(len(match.played) + 1):
        if position:
            line = match.played[position - 1]
            state.apply(line.seat, line.move)
        assert state.journal is not None
        events = [event for event in state.journal[heard:] if event.heard_by(ear)]
        heard = len(state.journal)
        view = match.setup.game.view
        result.append(
            protocol.ReplayFrame(
                position=position,
                text=[tell(event, match.setup, match.names) for event in events],
                view=view(state, SPECTATOR),
                seats={str(seat): view(state, seat) for seat in seats},
            )
        )
    return result
