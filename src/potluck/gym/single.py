"""Gymnasium: one seat to learn from, the others are bots.

import gymnasium, potluck.gym.single
env = gymnasium.make("potluck/cafe-carnage-v1", opponents="regular")
"""

from __future__ import annotations

from typing import Any

import gymnasium
from gymnasium import spaces

from potluck.bots.bot import ask
from potluck.bots.levels import LEVELS
from potluck.catalog import games
from potluck.gym.layouts import setup_of
from potluck.gym.table import LearnersTable, Observation, Worth
from potluck.kernel.errors import BadSetup


class OneSeat(gymnasium.Env[Any, Any]):
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
        rewards: Worth = "places",
        render_mode: str | None = None,
    ) -> None:
        if opponents not in LEVELS:
            raise BadSetup(f"opponents are one of {', '.join(LEVELS)}, not {opponents!r}")
        setup = setup_of(game, players, options, deck)
        if seat is not None and not 0 <= seat < setup.seats:
            raise BadSetup(f"the seat is from 0 to {setup.seats - 1}, or None to change it with every match")
        self.table = LearnersTable(setup, rewards, render_mode is not None)
        self.opponent = LEVELS[opponents].repeatable
        self.fixed_seat = seat
        self.seat = seat or 0
        self.render_mode = render_mode
        self.observation_space = self.table.space()
        self.action_space = spaces.Discrete(self.table.actions)
        self.told = 0

    @property
    def feature_names(self) -> list[str]:
        """What each number of an observation stands for."""
        return self.table.layout.names

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal; without a fixed seat the learner sits somewhere else each time."""
        super().reset(seed=seed)
        self.table.begin(seed)
        self.chance = self.table.seeds.fork()
        self.seat = self.chance.below(self.table.setup.seats) if self.fixed_seat is None else self.fixed_seat
        self.told = 0
        self._let_the_others_play()
        return self.table.see(self.seat, self.table.state.result is None), {"seat": self.seat}

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Decide, then let the others play. An illegal action loses at once, and `info` says why."""
        info: dict[str, Any] = {"seat": self.seat}
        reward, over = 0.0, False
        masked = self.table.why_not(self.seat, action)
        if masked:
            info["illegal"] = masked
            reward, over = -1.0, True
        else:
            self.table.act(self.seat, action)
            self._let_the_others_play()
            if self.table.state.result is not None:
                reward, over = self.table.rewards()[self.seat], True
        return self.table.see(self.seat, not over), reward, over, False, info

    def _let_the_others_play(self) -> None:
        """Until the learner owes a decision; sealed answers of others come first, unseen."""
        state, setup = self.table.state, self.table.setup
        while state.result is None:
            others = [seat for seat in state.pending() if seat != self.seat]
            if not others:
                return
            state.apply(others[0], ask(self.opponent, setup, state, others[0], self.chance))

    def render(self) -> str | None:
        """What has happened since the last time, in sentences."""
        text, self.told = self.table.story(self.told)
        return text


for _game in games():
    gymnasium.register(f"potluck/{_game}-v1", entry_point="potluck.gym.single:OneSeat", kwargs={"game": _game})
