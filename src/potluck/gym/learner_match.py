"""One match as a learner meets it: vectors in, numbers of moves out. All environments are made of this."""

from __future__ import annotations

from typing import Literal, TypedDict

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from potluck.gym.observations import eyes_of
from potluck.kernel.chance import Chance, fast
from potluck.kernel.errors import BadSetup
from potluck.kernel.events import SPECTATOR
from potluck.kernel.game import Setup
from potluck.kernel.outcome import Outcome
from potluck.kernel.state import State

#: What a match is worth: by places, or only whether one won.
Worth = Literal["places", "win"]
#: No number in an observation is larger: they are logarithms.
MOST = 30.0


class Observation(TypedDict):
    """What a seat sees, and what it may do."""

    observation: NDArray[np.float32]
    action_mask: NDArray[np.int8]


class LearnersTable:
    """A match that starts again and again. Actions are the codes of the deck's catalogue."""

    def __init__(self, setup: Setup, worth: Worth = "places", listen: bool = False, spare: int = 0) -> None:
        if worth not in ("places", "win"):
            raise BadSetup(f"rewards are for places or for a win, not {worth!r}")
        self.setup = setup
        self.worth: Worth = worth
        self.listen = listen
        self.eyes = eyes_of(setup)
        self.layout = self.eyes.layout
        self.moves = setup.deck.catalogue
        self.actions = len(self.moves) + spare
        self.agents = [f"player_{seat}" for seat in range(setup.seats)]
        self.seeds: Chance = fast("learners")
        self.state: State = setup.start(fast("a table that nobody plays at"))

    def space(self) -> spaces.Dict:
        """The space of observations."""
        return spaces.Dict(
            {
                "observation": spaces.Box(-MOST, MOST, (len(self.layout.names),), np.float32),
                "action_mask": spaces.Box(0, 1, (self.actions,), np.int8),
            }
        )

    def begin(self, seed: int | None) -> None:
        """Deal: the same match for the same seed; without one the next of the table's own."""
        if seed is not None:
            self.seeds = fast(f"learner {seed}")
        self.state = self.setup.start(self.seeds.fork(), self.listen)

    def mask(self, seat: int, asked: bool) -> NDArray[np.int8]:
        """1 for each move that a seat may make now; all 0 for one that is not asked."""
        mask = bytearray(self.actions)
        if asked:
            for move in self.state.legal(seat):
                mask[move.code] = 1
        return np.frombuffer(mask, np.int8)

    def see(self, seat: int, asked: bool) -> Observation:
        """A seat's whole observation."""
        return {
            "observation": self.eyes.see(self.state, seat),
            "action_mask": self.mask(seat, asked),
        }

    def why_not(self, seat: int, action: int) -> str:
        """Why a seat's action is masked, or an empty text; ValueError for what is no action at all."""
        move = self.moves.get(int(action))
        if move is None:
            if 0 <= action < self.actions:
                return f"action {action} (wait) is masked: there is something to decide."
            raise ValueError(f"actions are numbers from 0 to {self.actions - 1}, not {action}")
        refusal = self.state.verify(seat, move)
        if refusal is None:
            return ""
        return f"action {action} ({self.setup.game.name_move(move, self.setup)}) is masked: {refusal.reason}"

    def act(self, seat: int, action: int) -> None:
        """Make a move by its number, known to be allowed."""
        self.state.apply(seat, self.moves.moves[action])

    def rewards(self) -> list[float]:
        """What the end is worth to each seat; they add up to 0."""
        assert self.state.result is not None
        return worth_of(self.state.result, self.worth)

    def story(self, since: int) -> tuple[str, int]:
        """What the public has heard since an event's number, in sentences, and the next number."""
        game, names = self.setup.game, self.agents
        journal = self.state.journal or []
        lines = [game.tell(event, names, self.setup) for event in journal[since:] if event.heard_by(SPECTATOR)]
        seat = self.state.next_seat()
        if seat >= 0:
            lines.append(f"{names[seat]} is to decide.")
        elif self.state.result is not None:
            lines.append(game.tell_reason(self.state.result.reason, names))
        return "\n".join(line for line in lines if line), len(journal)


def worth_of(outcome: Outcome, worth: Worth) -> list[float]:
    """From -1 to 1 for each seat, with sum 0: by how many one beat, or who won."""
    ranks = outcome.ranks
    others = len(ranks) - 1
    if worth == "places":
        return [sum((rank > mine) - (rank < mine) for rank in ranks) / others for mine in ranks]
    winners = ranks.count(1)
    if winners == len(ranks):
        return [0.0] * len(ranks)
    return [1.0 / winners if rank == 1 else -1.0 / (len(ranks) - winners) for rank in ranks]
