"""PettingZoo's environments: `env` one decision after another (AEC), `parallel_env` everybody at once.

    from potluck.gym import pettingzoo_env
    env = pettingzoo_env.env("cafe-carnage", players=4)

In AEC, simultaneous choices (a ballot) come one after another; nobody sees another's choice before all are in.
In Parallel, every agent acts at every step; an agent that is not asked has one action, the last one: to wait.
In both, an illegal action loses the match at once, and `infos` says why.
"""

from __future__ import annotations

from functools import cached_property
from typing import Any

from gymnasium import spaces
from gymnasium.utils import EzPickle
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils.env_logger import EnvLogger

from potluck.gym.learner_match import LearnerMatch, Observation, RewardScheme
from potluck.gym.observations import setup_of

RENDER_MODES = ["human", "ansi"]
SET_BY_RESET = ("agent_selection", "rewards", "terminations", "truncations", "infos", "_cumulative_rewards")


def env(game: str, **arguments: Any) -> raw_env:
    """The AEC environment. What PettingZoo's wrappers would add is built in: they take more time than the game."""
    return raw_env(game, **arguments)


class CommonEnv:
    """What both environments share: spaces, agents and rendering."""

    def __init__(
        self,
        game: str,
        players: int | None,
        options: dict[str, str] | None,
        deck: str | None,
        rewards: RewardScheme,
        render_mode: str | None,
        spare: int,
    ) -> None:
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise ValueError(f"render_mode is one of {', '.join(RENDER_MODES)} or None, not {render_mode!r}")
        setup = setup_of(game, players, options, deck)
        self.match = LearnerMatch(setup, rewards, render_mode is not None, spare)
        self.metadata = {
            "name": f"potluck_{game.replace('-', '_')}_v1",
            "render_modes": RENDER_MODES,
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.possible_agents = list(self.match.agents)
        self.agents: list[str] = []
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.narrated = 0

    @cached_property
    def _spaces(self) -> dict[str, tuple[spaces.Dict, spaces.Discrete]]:
        actions = self.match.actions
        return {agent: (self.match.observation_space(), spaces.Discrete(actions)) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Dict:
        """An agent's space of observations: a vector (named by `feature_names`) and a mask of its actions."""
        return self._spaces[agent][0]

    def action_space(self, agent: str) -> spaces.Discrete:
        """An agent's actions: the codes of the deck's moves."""
        return self._spaces[agent][1]

    @property
    def feature_names(self) -> list[str]:
        """What each number of an observation stands for."""
        return self.match.layout.names

    def action_name(self, action: int) -> str:
        """An action in words."""
        move = self.match.moves.get(action)
        return "wait" if move is None else self.match.name(move)

    def render(self) -> str | None:
        """What has happened since the last call, in sentences: printed (`human`) or returned (`ansi`)."""
        text, self.narrated = self.match.narration(self.narrated)
        if self.render_mode == "human":
            print(text)  # noqa: T201  what the mode is for
        return text if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing to close."""


class raw_env(CommonEnv, AECEnv[str, Any, Any], EzPickle):  # noqa: N801  PettingZoo's own name for it
    """One decision after another."""

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: dict[str, str] | None = None,
        deck: str | None = None,
        rewards: RewardScheme = "places",
        render_mode: str | None = None,
    ) -> None:
        EzPickle.__init__(self, game, players, options, deck, rewards, render_mode)
        AECEnv.__init__(self)
        CommonEnv.__init__(self, game, players, options, deck, rewards, render_mode, 0)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal."""
        self.match.reset(seed)
        self.narrated = 0
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.match.state.next_seat()]
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> Observation:
        """What an agent sees; only the selected agent has actions."""
        return self.match.observe(self.seat_of[agent], agent == self.agent_selection)

    def step(self, action: int | None) -> None:
        """Make the selected agent's move."""
        agent = self.agent_selection
        if not self.agents:
            EnvLogger.warn_step_after_terminated_truncated()
            return
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} has to decide; None is for agents whose match is over")
        seat = self.seat_of[agent]
        self._cumulative_rewards[agent] = 0.0
        masked = self.match.why_not(seat, action)
        if masked:
            self.infos[agent]["illegal"] = masked
            self._end({**dict.fromkeys(self.agents, 0.0), agent: -1.0})
        else:
            self.match.act(seat, action)
            seat = self.match.state.next_seat()
            if seat >= 0:
                self.agent_selection = self.possible_agents[seat]
            else:
                self._end(dict(zip(self.possible_agents, self.match.rewards(), strict=True)))
        if self.render_mode == "human":
            self.render()

    def _end(self, rewards: dict[str, float]) -> None:
        """End the match for everybody; PettingZoo removes the agents one by one."""
        self.rewards = rewards
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._deads_step_first()

    def __getattr__(self, name: str) -> Any:
        """For attributes that are missing: before the first reset there are no rewards, and no agent is selected."""
        if name in SET_BY_RESET:
            raise AttributeError(f"{name} is there after reset()")
        raise AttributeError(f"{type(self).__name__} has no {name}")


class parallel_env(CommonEnv, ParallelEnv[str, Any, Any], EzPickle):  # noqa: N801  PettingZoo's own name for it
    """Everybody at once; the last action is to wait."""

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: dict[str, str] | None = None,
        deck: str | None = None,
        rewards: RewardScheme = "places",
        render_mode: str | None = None,
    ) -> None:
        EzPickle.__init__(self, game, players, options, deck, rewards, render_mode)
        CommonEnv.__init__(self, game, players, options, deck, rewards, render_mode, 1)
        self.wait = self.match.actions - 1

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Deal."""
        self.match.reset(seed)
        self.narrated = 0
        self.agents = list(self.possible_agents)
        if self.render_mode == "human":
            self.render()
        return self._observe_all(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """Make the moves of all agents that are asked; the others wait, and may be left out.

        A masked action ends the match: its agent gets -1, the others 0, and `infos` says why.
        """
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        rewards = dict.fromkeys(self.agents, 0.0)
        asked = self.match.state.pending()
        for agent in self.agents:
            masked = self._why_not(agent, self.seat_of[agent] in asked, actions)
            if masked:
                infos[agent]["illegal"] = masked
                rewards[agent] = -1.0
        over = any(rewards.values())
        if not over:
            for seat in asked:
                self.match.act(seat, actions[self.possible_agents[seat]])
            if self.match.state.result is not None:
                over = True
                rewards = dict(zip(self.possible_agents, self.match.rewards(), strict=True))
        seen = self._observe_all(not over)
        agents, self.agents = self.agents, [] if over else self.agents
        if self.render_mode == "human":
            self.render()
        return seen, rewards, dict.fromkeys(agents, over), dict.fromkeys(agents, False), infos

    def _why_not(self, agent: str, asked: bool, actions: dict[str, int]) -> str:
        """Why an agent's action is masked, or an empty text."""
        if asked:
            if agent not in actions:
                raise ValueError(f"{agent} has to decide, but has no action")
            return self.match.why_not(self.seat_of[agent], actions[agent])
        action = actions.get(agent, self.wait)
        return "" if action == self.wait else f"action {action} is masked: {agent} is not asked and can only wait."

    def _observe_all(self, goes_on: bool = True) -> dict[str, Observation]:
        asked = self.match.state.pending() if goes_on else []
        seen = {}
        for agent, seat in self.seat_of.items():
            seen[agent] = self.match.observe(seat, seat in asked)
            seen[agent]["action_mask"][self.wait] = seat not in asked
        return seen
