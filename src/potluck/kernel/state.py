"""A match's whole state, and the agenda: a stack of steps that take the match from one decision to the next.

A step is a small object of plain data. The one on top either runs by itself and is gone (deal, roll, settle) or is a
decision that waits for its seats. Either may push others on top. So a state can be saved, copied and searched at any
decision.
"""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from mypy_extensions import mypyc_attr

from potluck.kernel.chance import Chance
from potluck.kernel.errors import Refusal
from potluck.kernel.events import EVERYONE, Event
from potluck.kernel.moves import Attempt, Move
from potluck.kernel.outcome import Outcome
from potluck.kernel.phrases import Phrase

S = TypeVar("S", bound="State")


@mypyc_attr(allow_interpreted_subclasses=True)
class Record:
    """A part of a state: plain attributes only, so that it can be copied and saved at any decision.

    The parameters of its constructor, if any, have the names of the attributes that they fill. The same holds for
    states and steps. `kernel/snapshot.py` relies on it.
    """


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """One entry of the agenda: runs by itself when it comes to the top, unless it is a Decision."""

    #: Whether it waits for a choice. (Reading an attribute is quicker than an isinstance check.)
    waits: bool = False
    #: The id of the rule that a move outside of this decision breaks.
    rule: str = ""

    def copy(self) -> Step[S]:
        """A copy for a copied state; a step whose attributes never change may be shared."""
        return self

    def run(self, table: S) -> None:
        """Do what this step does; it has been popped off the agenda already."""
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

    def gesture_outcomes(self, table: S, seat: int) -> list[Move]:
        """Outcomes that a gesture of this seat could have now (a pour, a flip); measured, never chosen."""
        return []

    def why_not(self, table: S, seat: int, move: Move) -> Refusal:
        """Why a move is not legal; override it to give a better reason."""
        if not self.legal(table, seat):
            return Refusal(self.rule, "why-not-your-decision", {"waiting": self.pending(table)})
        return Refusal(self.rule, "why-not-a-choice")

    def ask(self, table: S, seat: int) -> Phrase:
        """What a seat that may choose has to decide, `ask-…`, from its view alone."""
        raise NotImplementedError

    def name(self, table: S, seat: int, move: Move) -> Phrase:
        """A legal move as on a button; override it where that depends on the position."""
        return move.phrase()

    def forecast(self, table: S, seat: int, move: Move) -> Phrase | None:
        """What a legal move would do, `forecast-…`, as far as the seat can know; None where nothing is to be said."""
        return None

    def apply(self, table: S, seat: int, move: Move) -> None:
        """Apply a legal move. The last one that the decision waits for pops it off the agenda."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Step[S]):
    """A step that waits: it stays on top until its last seat has chosen, then pops itself.

    Say who is `pending`, what is `legal`, what happens on `apply`, and which `rule` it stands for.
    """

    waits = True


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """The whole state of a match, hidden things included. Games extend it with their own nouns."""

    def __init__(self, seats: int, chance: Chance) -> None:
        self.seats = seats
        self.chance: Chance = chance
        self.agenda: list[Step[Any]] = []
        self.journal: list[Event] | None = None
        self.result: Outcome | None = None

    # -- for everybody outside --------------------------------------------------------------------

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
        """The moves that a seat may make now; equal cards give one move."""
        if self.result is not None:
            return []
        return self.decision().legal(self, seat)

    def gesture_outcomes(self, seat: int) -> list[Move]:
        """The outcomes that a gesture of this seat could have now, in games that ask for skill."""
        if self.result is not None:
            return []
        return self.decision().gesture_outcomes(self, seat)

    def verify(self, seat: int, move: Move) -> Refusal | None:
        """None if the move is legal, else why not. An attempt is legal if any of the moves that it can mean is."""
        if self.result is not None:
            return Refusal("", "why-match-over")
        decision = self.decision()
        if isinstance(move, Attempt):
            return self.judge(decision, seat, move)
        for legal in decision.legal(self, seat):
            if legal is move:
                return None
        return decision.why_not(self, seat, move)

    def ask(self, seat: int) -> Phrase:
        """What a seat that may choose has to decide."""
        return self.decision().ask(self, seat)

    def name(self, seat: int, move: Move) -> Phrase:
        """A legal move as on a button."""
        return self.decision().name(self, seat, move)

    def forecast(self, seat: int, move: Move) -> Phrase | None:
        """What a legal move would do; None where nothing is to be said."""
        return self.decision().forecast(self, seat, move)

    def judge(self, decision: Step[Any], seat: int, attempt: Attempt) -> Refusal | None:
        """Why an attempt is not possible: the reason of the first move that it can mean."""
        if not decision.legal(self, seat):
            return Refusal(decision.rule, "why-not-your-decision", {"waiting": decision.pending(self)})
        first: Refusal | None = None
        for meant in self.meant(seat, attempt):
            refusal = self.verify(seat, meant)
            if refusal is None:
                return None
            if first is None:
                first = refusal
        return decision.why_not(self, seat, attempt) if first is None else first

    def meant(self, seat: int, attempt: Attempt) -> list[Move]:
        """The moves that a person can mean by an attempt, the likeliest first; they need not be in the catalogue.

        It may use only what the seat can see.
        """
        return []

    def apply(self, seat: int, move: Move) -> None:
        """Apply a legal move (or a gesture's outcome) and go on to the next decision."""
        self.decision().apply(self, seat, move)
        self.go_on()

    def outcome(self) -> Outcome | None:
        """How the match ended, or None while it goes on."""
        return self.result

    def copy(self) -> State:
        """An independent copy; it records no events."""
        raise NotImplementedError

    def imagine(self, seat: int, chance: Chance) -> State:
        """A copy in which all that this seat cannot know is dealt again, consistent with all it has seen.

        The result depends on what the seat knows and on `chance` alone, never on what is really hidden.
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
        """Copy what every state has besides seats and chance; for `copy()` of subclasses."""
        self.agenda = [step.copy() for step in other.agenda]
        self.result = other.result


def play_randomly(state: State, chance: Chance) -> int:
    """Play every seat at random to the end; how many decisions that took."""
    decisions = 0
    while state.result is None:
        decision = state.decision()  # once a turn, not again in each of the state's methods
        seat = decision.first(state)
        moves = decision.legal(state, seat)
        decision.apply(state, seat, moves[chance.below(len(moves))])
        state.go_on()
        decisions += 1
    return decisions
