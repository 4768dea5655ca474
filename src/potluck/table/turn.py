"""One turn, tried on a copy first: what it makes of the state, what it tells, whose decision it changes."""

from __future__ import annotations

from functools import cached_property

from potluck.kernel.events import Event
from potluck.kernel.moves import Move
from potluck.kernel.state import State


class Turn:
    """A move made on a copy. The table takes it over once it is kept; until then nobody sees it."""

    def __init__(self, before: State, seat: int, move: Move, by_hand: bool) -> None:
        self.before = before
        self.seat = seat
        self.move = move
        self.by_hand = by_hand
        self.after = before.copy()
        self.after.journal = []
        self.after.apply(seat, move)

    @property
    def events(self) -> list[Event]:
        """What happened in this turn."""
        assert self.after.journal is not None
        return self.after.journal

    @cached_property
    def sealed(self) -> bool:
        """Whether this was a sealed answer: the same decision waits on, for one seat fewer."""
        before, after = self.before, self.after
        if after.result is not None or not same_decision(before, after):
            return False
        still = after.pending()
        return self.seat not in still and still == [other for other in before.pending() if other != self.seat]

    def leaves_decision_of(self, seat: int) -> bool:
        """Whether that seat still decides the same thing as before, with nothing new to know.

        True while sealed answers come in and all that it hears is who has answered. The mover himself
        may change what he sealed.
        """
        if not self.sealed or self.before.legal(seat) != self.after.legal(seat):
            return False
        return seat == self.seat or not any(event.heard_by(seat) for event in self.news)

    @cached_property
    def news(self) -> list[Event]:
        """The events that tell more than whose answer is in."""
        return [event for event in self.events if not says_only_who(event)]


def same_decision(one: State, other: State) -> bool:
    """Whether the same decision is on top of both agendas."""
    return len(one.agenda) == len(other.agenda) and type(one.agenda[-1]) is type(other.agenda[-1])


def says_only_who(event: Event) -> bool:
    """Whether an event tells no more than whose answer is in."""
    return all(fact == "seat" for fact in event.facts)
