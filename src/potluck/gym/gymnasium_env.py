"""Gymnasium's environment: one seat for the learner, bots in the others.

import gymnasium, potluck.gym.gymnasium_env
env = gymnasium.make("potluck/cafe-carnage-v1", opponents="regular")
"""

from __future__ import annotations

from typing import Any

import gymnasium
from gymnasium import spaces

from potluck.bots.bot import ask
from potluck.bots.levels import LEVELS
from potluck.catalog import games
from potluck.gym.learner_match import LearnerMatch, Observation, RewardScheme
from potluck.gym.observations import setup_of
from potluck.kernel.errors import BadSetup


class SingleSeatEnv(gymnasium.Env[Any, Any]):
    """A match for one learner: every step is one decision of its seat."""

    metadata = {"render_modes": ["ansi"]}

    def __init__(
        self,
        game: str,
        opponents: str = "regular",
        seat: int | None = None,
        players: int | None = None,
        options: dict[str, str] | None = None,
        deck: str | None = None,
        rewards: RewardScheme = "places",
        render_mode: str | None = None,
    ) -> None:
        if opponents not in LEVELS:
            raise BadSetup(f"opponents are one of {', '.join(LEVELS)}, not {opponents!r}")
        setup = setup_of(game, players, options, deck)
        if seat is not None and not 0 <= seat < setup.seats:
            raise BadSetup(f"the seat is from 0 to {setup.seats - 1}, or None to change it with every match")
        self.match = LearnerMatch(setup, rewards, render_mode is not None)
        self.opponent = LEVELS[opponents].repeatable
        self.fixed_seat = seat
        self.seat = seat or 0
        self.render_mode = render_mode
        self.observation_space = self.match.observation_space()
        self.action_space = spaces.Discrete(self.match.actions)
        self.narrated = 0

    @property
    def feature_names(self) -> list[str]:
        """What each number of an observation stands for."""
        return self.match.layout.names

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal; without a fixed seat the learner's seat is drawn for each match."""
        super().reset(seed=seed)
        self.match.reset(seed)
        self.chance = self.match.seeds.fork()
        self.seat = self.chance.below(self.match.setup.seats) if self.fixed_seat is None else self.fixed_seat
        self.narrated = 0
        self._play_opponents()
        return self.match.observe(self.seat, self.match.state.result is None), {"seat": self.seat}

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Make a move, then let the opponents play. An illegal action loses at once, and `info` says why."""
        info: dict[str, Any] = {"seat": self.seat}
        reward, over = 0.0, False
        masked = self.match.why_not(self.seat, action)
        if masked:
            info["illegal"] = masked
            reward, over = -1.0, True
        else:
            self.match.act(self.seat, action)
            self._play_opponents()
            if self.match.state.result is not None:
                reward, over = self.match.rewards()[self.seat], True
        return self.match.observe(self.seat, not over), reward, over, False, info

    def _play_opponents(self) -> None:
        """Play until the learner owes a decision; opponents answer simultaneous decisions first, unseen."""
        state, setup = self.match.state, self.match.setup
        while state.result is None:
            others = [seat for seat in state.pending() if seat != self.seat]
            if not others:
                return
            state.apply(others[0], ask(self.opponent, setup, state, others[0], self.chance))

    def render(self) -> str | None:
        """What has happened since the last call, in sentences."""
        text, self.narrated = self.match.narration(self.narrated)
        return text


for _game in games():
    gymnasium.register(
        f"potluck/{_game}-v1", entry_point="potluck.gym.gymnasium_env:SingleSeatEnv", kwargs={"game": _game}
    )
