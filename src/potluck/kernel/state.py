"""A table's whole truth, and the agenda of steps that moves it on.

A state keeps a stack of small step objects, plain data each. The top one either runs by itself and
is gone (deal, roll, settle) or is a decision that waits for its seats; either may push others on
top, and the stack knows the way back. So a state can be saved, copied and searched at any moment.
"""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from mypy_extensions import mypyc_attr

from potluck.kernel.chance import Chance
from potluck.kernel.errors import Refusal
from potluck.kernel.events import EVERYONE, Event
from potluck.kernel.moves import Move
from potluck.kernel.outcome import Outcome

S = TypeVar("S", bound="State")


@mypyc_attr(allow_interpreted_subclasses=True)
class Record:
    """A piece of a state: plain attributes only, so that it can be copied and saved at any moment.

    Its constructor's parameters (if any) bear the names of the attributes that they fill: so do those of
    states and steps. `kernel/snapshot.py` relies on it.
    """


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """One entry of the agenda: runs by itself when it comes to the top, unless it is a Decision."""

    #: Whether it waits for somebody's choice. (Asking an attribute is quicker than asking for a class.)
    waits: bool = False
    #: The rule that a move outside of this decision breaks.
    rule: str = ""

    def copy(self) -> Step[S]:
        """A copy for a copied state; a step whose attributes never change may be shared."""
        return self

    def run(self, table: S) -> None:
        """Do what this step does; it has left the agenda already."""
        raise NotImplementedError

    def pending(self, table: S) -> list[int]:
        """The seats that owe a decision now."""
        raise NotImplementedError

    def first(self, table: S) -> int:
        """The first of the pending seats (override it where building a list would cost)."""
        return self.pending(table)[0]

    def legal(self, table: S, seat: int) -> list[Move]:
        """The seat's moves: never empty for a pending seat.

        A seat that has sealed its choice and may still change it has moves without being pending.
        """
        raise NotImplementedError

    def gestures(self, table: S, seat: int) -> list[Move]:
        """Outcomes that this seat's own hand could make now (a pour, a flip); measured, never chosen."""
        return []

    def why_not(self, table: S, seat: int, move: Move) -> Refusal:
        """Why a move that is not legal is not; override it to say it better."""
        if not self.legal(table, seat):
            return Refusal(self.rule, "It is not your decision now.")
        return Refusal(self.rule, "That is not among your choices now.")

    def apply(self, table: S, seat: int, move: Move) -> None:
        """Take a legal move. Whoever completes the decision pops it off the agenda."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Step[S]):
    """A step that waits: it stays on top until its last seat has chosen, then pops itself.

    Say who is `pending`, what is `legal`, what happens on `apply`, and which `rule` it stands for.
    """

    waits = True


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """One table's truth. Games subclass it with their own nouns."""

    def __init__(self, seats: int, chance: Chance) -> None:
        self.seats = seats
        self.chance: Chance = chance
        self.agenda: list[Step[Any]] = []
        self.journal: list[Event] | None = None
        self.result: Outcome | None = None

    # -- the door for everybody outside -----------------------------------------------------------

    def pending(self) -> list[int]:
        """The seats that owe a decision now; none once the match is over."""
        if self.result is not None:
            return []
        return self.decision().pending(self)

    def next_seat(self) -> int:
        """The first pending seat, or -1 once the match is over."""
        if self.result is not None:
            return -1
        return self.decision().first(self)

    def legal(self, seat: int) -> list[Move]:
        """The moves that a seat may make now, each once however many equal cards would give it."""
        if self.result is not None:
            return []
        return self.decision().legal(self, seat)

    def gestures(self, seat: int) -> list[Move]:
        """The outcomes that a seat's hand could make now, where the game asks for a hand's skill."""
        if self.result is not None:
            return []
        return self.decision().gestures(self, seat)

    def verify(self, seat: int, move: Move) -> Refusal | None:
        """None if the move is legal, else why not."""
        if self.result is not None:
            return Refusal("", "The match is over.")
        decision = self.decision()
        for legal in decision.legal(self, seat):
            if legal is move:
                return None
        return decision.why_not(self, seat, move)

    def apply(self, seat: int, move: Move) -> None:
        """Make a move that is legal (or a gesture's outcome) and go on to the next decision."""
        self.decision().apply(self, seat, move)
        self.go_on()

    def outcome(self) -> Outcome | None:
        """How it ended, or None while it goes on."""
        return self.result

    def copy(self) -> State:
        """An independent copy; it records no events."""
        raise NotImplementedError

    def imagine(self, seat: int, chance: Chance) -> State:
        """A copy in which all that this seat cannot know is dealt again, consistent with all it has seen.

        The result depends on the seat's own knowledge and on `chance` alone, never on the hidden truth.
        """
        raise NotImplementedError

    # -- for steps --------------------------------------------------------------------------------

    def decision(self) -> Step[Any]:
        """The decision on top of the agenda."""
        return self.agenda[-1]

    def go_on(self) -> None:
        """Run the steps on top until one waits or the match is over."""
        agenda = self.agenda
        while agenda and self.result is None:
            top = agenda[-1]
            if top.waits:
                return
            agenda.pop()
            top.run(self)

    def tell(self, kind: str, facts: dict[str, object], audience: int = EVERYONE) -> None:
        """Record an event. On hot paths ask `journal is not None` first, so that simulations pay nothing."""
        if self.journal is not None:
            self.journal.append(Event(kind, audience, facts))

    def copy_base_from(self, other: State) -> None:
        """Copy what every state has beside seats and chance; for `copy()` of subclasses."""
        self.agenda = [step.copy() for step in other.agenda]
        self.result = other.result
