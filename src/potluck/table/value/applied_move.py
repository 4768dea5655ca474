"""One move, applied to a copy of the state: what came of it, what it tells, and whose decision it changes."""

from __future__ import annotations

import msgspec

from potluck.kernel.events import Event
from potluck.kernel.moves import Move
from potluck.kernel.state import State


class AppliedMove(msgspec.Struct, frozen=True, eq=False):
    """A move, the state before it and the state after it. Neither state is changed any more."""

    seat: int
    move: Move
    before: State
    after: State
    #: Whether this was a sealed answer: the same decision waits on, for one seat fewer.
    sealed: bool

    @property
    def events(self) -> list[Event]:
        """What happened in this move."""
        assert self.after.journal is not None
        return self.after.journal

    def leaves_decision_of(self, seat: int) -> bool:
        """Whether that seat still decides the same thing as before, with nothing new to know.

        True while sealed answers come in and all that the seat hears is who has answered. The mover may change the
        own sealed answer.
        """
        if not self.sealed or self.before.legal(seat) != self.after.legal(seat):
            return False
        return seat == self.seat or not any(event.heard_by(seat) and not says_only_who(event) for event in self.events)


def apply_move(before: State, seat: int, move: Move) -> AppliedMove:
    """Make a checked move on a copy of the state."""
    after = before.copy()
    after.journal = []
    after.apply(seat, move)
    return AppliedMove(seat, move, before, after, is_sealed(before, after, seat))


def is_sealed(before: State, after: State, seat: int) -> bool:
    """Whether the same decision waits on after a seat's move, for all but that seat."""
    if after.result is not None or not same_decision(before, after):
        return False
    still = after.pending()
    return seat not in still and still == [other for other in before.pending() if other != seat]


def same_decision(one: State, other: State) -> bool:
    """Whether the same decision is on top of both agendas."""
    return len(one.agenda) == len(other.agenda) and type(one.agenda[-1]) is type(other.agenda[-1])


def says_only_who(event: Event) -> bool:
    """Whether an event tells no more than whose answer is in."""
    return all(fact == "seat" for fact in event.facts)
