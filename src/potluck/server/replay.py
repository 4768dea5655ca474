"""A finished match, position by position: what the public saw, and what the asker's own seats saw.

Other seats' views stay closed even after the end: a game that keeps secrets for good (who voted how) relies on it.
"""

from __future__ import annotations

from potluck.kernel.events import SPECTATOR
from potluck.kernel.match import Match, chance_of
from potluck.server import protocol
from potluck.table.value.narration import tell


def motion(match: Match, position: int) -> protocol.Motion | None:
    """The movement that led to a position, done again; None where none did or it cannot be done again."""
    redone = match.redo(position)
    if redone is None:
        return None
    movement, frames = redone
    return protocol.Motion(movement.kind, match.played[position - 1].seat, movement.facts, frames)


def why_no_motion(match: Match, position: int) -> str:
    """Why there is nothing to show."""
    if not 1 <= position <= match.position:
        return f"This match has the positions 1 to {match.position}."
    if not match.played[position - 1].gesture:
        return "No hand led to that position."
    return "That movement was made in another build of its world and cannot be shown again."


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
                by_hand=position > 0 and match.played[position - 1].by_hand,
            )
        )
    return result
