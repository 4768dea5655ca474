"""A match for learners: observations and masks out, numbers of moves in. Shared by PettingZoo and Gymnasium."""

from __future__ import annotations

from functools import cached_property
from typing import Literal, TypedDict

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from potluck.gym.observations import encoder_of
from potluck.kernel.chance import Chance, fast
from potluck.kernel.errors import BadSetup
from potluck.kernel.events import SPECTATOR
from potluck.kernel.game import Setup
from potluck.kernel.moves import Move
from potluck.kernel.outcome import Outcome
from potluck.kernel.state import State
from potluck.language.teller import Teller, table_teller

#: What a reward depends on: the places of all seats, or only who won.
RewardScheme = Literal["places", "win"]
#: The bound of the numbers in an observation, which are logarithms.
BOUND = 30.0


class Observation(TypedDict):
    """What a seat sees, and what it may do."""

    observation: NDArray[np.float32]
    action_mask: NDArray[np.int8]


class LearnerMatch:
    """A match that can be reset. Actions are the codes of the deck's catalogue, plus `spare` ones after them."""

    def __init__(self, setup: Setup, scheme: RewardScheme = "places", narrate: bool = False, spare: int = 0) -> None:
        if scheme not in ("places", "win"):
            raise BadSetup(f"rewards are for places or for a win, not {scheme!r}")
        self.setup = setup
        self.scheme: RewardScheme = scheme
        self.narrate = narrate
        self.encoder = encoder_of(setup)
        self.layout = self.encoder.layout
        self.moves = setup.deck.catalogue
        self.actions = len(self.moves) + spare
        self.agents = [f"player_{seat}" for seat in range(setup.seats)]
        self.seeds: Chance = fast("learners")
        self.state: State = setup.start(fast("a table that nobody plays at"))

    @cached_property
    def words(self) -> Teller:
        """Tells in English what happens."""
        return table_teller(self.setup, self.agents)

    def name(self, move: Move) -> str:
        """A move in words."""
        return self.words.tell(move.phrase())

    def observation_space(self) -> spaces.Dict:
        """The space of observations: a vector and a mask."""
        return spaces.Dict(
            {
                "observation": spaces.Box(-BOUND, BOUND, (len(self.layout.names),), np.float32),
                "action_mask": spaces.Box(0, 1, (self.actions,), np.int8),
            }
        )

    def reset(self, seed: int | None) -> None:
        """Deal: the same match for the same seed; without one, the next match of the last seed."""
        if seed is not None:
            self.seeds = fast(f"learner {seed}")
        self.state = self.setup.start(self.seeds.fork(), self.narrate)

    def mask(self, seat: int, asked: bool) -> NDArray[np.int8]:
        """1 for each move that a seat may make now; all 0 for a seat that is not asked."""
        mask = bytearray(self.actions)
        if asked:
            for move in self.state.legal(seat):
                mask[move.code] = 1
        return np.frombuffer(mask, np.int8)

    def observe(self, seat: int, asked: bool) -> Observation:
        """A seat's observation and mask."""
        return {
            "observation": self.encoder.encode(self.state, seat),
            "action_mask": self.mask(seat, asked),
        }

    def why_not(self, seat: int, action: int) -> str:
        """Why a seat's action is masked, or an empty text; ValueError for a number that is no action."""
        move = self.moves.get(int(action))
        if move is None:
            if 0 <= action < self.actions:
                return f"action {action} (wait) is masked: there is something to decide."
            raise ValueError(f"actions are numbers from 0 to {self.actions - 1}, not {action}")
        refusal = self.state.verify(seat, move)
        if refusal is None:
            return ""
        return f"action {action} ({self.name(move)}) is masked: {self.words.tell(refusal.phrase)}"

    def act(self, seat: int, action: int) -> None:
        """Make a move by its number; the caller has checked that it is allowed."""
        self.state.apply(seat, self.moves.moves[action])

    def rewards(self) -> list[float]:
        """The rewards of a finished match, one for each seat; they add up to 0."""
        assert self.state.result is not None
        return rewards_of(self.state.result, self.scheme)

    def narration(self, since: int) -> tuple[str, int]:
        """The public events since an event's number, in sentences, and the number to go on from."""
        words = self.words
        journal = self.state.journal or []
        lines = [words.tell(event.phrase()) for event in journal[since:] if event.heard_by(SPECTATOR)]
        seat = self.state.next_seat()
        if seat >= 0:
            lines.append(words.say("ask-wait", {"waiting": [seat]}))
        elif self.state.result is not None:
            lines.append(words.word("reason", self.state.result.reason))
        return "\n".join(line for line in lines if line), len(journal)


def rewards_of(outcome: Outcome, scheme: RewardScheme) -> list[float]:
    """From -1 to 1 for each seat, with sum 0: by how many seats it beat, or by who won."""
    ranks = outcome.ranks
    others = len(ranks) - 1
    if scheme == "places":
        return [sum((rank > mine) - (rank < mine) for rank in ranks) / others for mine in ranks]
    winners = ranks.count(1)
    if winners == len(ranks):
        return [0.0] * len(ranks)
    return [1.0 / winners if rank == 1 else -1.0 / (len(ranks) - winners) for rank in ranks]
