"""PettingZoo's own suites over every game, and what they miss: leaks, determinism to the last step, many resets."""

from __future__ import annotations

import importlib
import itertools
import pickle
from types import SimpleNamespace

import numpy as np
import pytest

from potluck.catalog import games
from potluck.gym import pettingzoo_env
from potluck.kernel.chance import fast

from .pettingzoo_suites import (
    api_test,
    parallel_api_test,
    parallel_seed_test,
    performance_benchmark,
    render_test,
    seed_test,
)

pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation"),  # PettingZoo prefers bare arrays; masks need a dict
    pytest.mark.parametrize("game", sorted(games())),
]


def test_pettingzoo_finds_no_fault(game: str) -> None:
    api_test(pettingzoo_env.env(game), num_cycles=150)
    seed_test(lambda: pettingzoo_env.env(game), num_cycles=150)
    parallel_api_test(pettingzoo_env.parallel_env(game), num_cycles=150)
    parallel_seed_test(lambda: pettingzoo_env.parallel_env(game), num_cycles=150)


def test_a_match_can_be_read_along(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(lambda render_mode=None: pettingzoo_env.env(game, render_mode=render_mode))
    assert "player_0" in capsys.readouterr().out


def play(env: pettingzoo_env.raw_env, seed: int) -> list[tuple[str, bytes, bytes, int]]:
    """A whole random match: who saw what, what they might do and what they did."""
    env.reset(seed=seed)
    choice = fast(f"learner {seed}")
    steps = []
    for agent in env.agent_iter():
        seen, _, over, _, _ = env.last()
        if over:
            env.step(None)
            continue
        actions = np.flatnonzero(seen["action_mask"])
        action = int(actions[choice.below(len(actions))])
        steps.append((agent, seen["observation"].tobytes(), seen["action_mask"].tobytes(), action))
        env.step(action)
    return steps


def test_equal_seeds_give_equal_matches_to_the_last_step(game: str) -> None:
    one, other = pettingzoo_env.raw_env(game), pettingzoo_env.raw_env(game)
    first = play(one, 7)
    play(other, 8)
    assert play(other, 7) == first
    assert play(other, 9) != first


def test_a_hundred_resets_start_a_hundred_matches(game: str) -> None:
    env = pettingzoo_env.raw_env(game)
    starts = set()
    for number in range(100):
        env.reset(seed=1 if number == 0 else None)
        starts.add(b"".join(env.observe(agent)["observation"].tobytes() for agent in env.agents))
        assert env.agents == env.possible_agents
        assert not any(env.terminations.values())
    assert len(starts) > 20


def test_an_observation_does_not_depend_on_what_is_hidden(game: str) -> None:
    """All that the seat cannot know is dealt again: it sees the same numbers and may do the same."""
    env = pettingzoo_env.raw_env(game)
    env.reset(seed=3)
    choice = fast("leaks")
    looks = 0
    while env.match.state.result is None and looks < 60:
        truth = env.match.state
        for agent, seat in env.seat_of.items():
            before = env.observe(agent)
            env.match.state = truth.imagine(seat, choice)
            after = env.observe(agent)
            env.match.state = truth
            assert np.array_equal(before["observation"], after["observation"])
            assert np.array_equal(before["action_mask"], after["action_mask"])
        actions = np.flatnonzero(env.observe(env.agent_selection)["action_mask"])
        env.step(int(actions[choice.below(len(actions))]))
        looks += 1
    assert looks > 10


def test_rewards_are_a_contest(game: str) -> None:
    """They come at the end and add up to nothing; the best place gets the most."""
    env = pettingzoo_env.raw_env(game)
    play(env, 5)
    env.reset(seed=5)
    outcome = None
    choice = fast("learner 5")
    while outcome is None:
        actions = np.flatnonzero(env.observe(env.agent_selection)["action_mask"])
        env.step(int(actions[choice.below(len(actions))]))
        outcome = env.match.state.result
    rewards = [env.rewards[agent] for agent in env.possible_agents]
    assert sum(rewards) == pytest.approx(0)
    assert (
        sorted(range(len(rewards)), key=lambda seat: -rewards[seat])[0] in outcome.winners() or len(set(rewards)) == 1
    )
    assert all(abs(reward) <= 1 for reward in rewards)


def test_an_illegal_action_loses_and_says_why(game: str) -> None:
    env = pettingzoo_env.env(game)
    env.reset(seed=1)
    asked = env.agent_selection
    env.step(int(np.flatnonzero(env.observe(asked)["action_mask"] == 0)[0]))
    assert all(env.terminations.values())
    assert {agent for agent in env.agents if env.rewards[agent] < 0} == {asked}
    assert env.rewards[asked] == -1
    assert "is masked: " in env.infos[asked]["illegal"]
    while env.agents:
        env.step(None)
    env.reset(seed=1)
    with pytest.raises(ValueError, match="actions are numbers from 0 to"):
        env.step(10**6)
    with pytest.raises(ValueError, match="has to decide"):
        env.step(None)


def test_an_illegal_action_among_many_loses_and_says_why(game: str) -> None:
    env = pettingzoo_env.parallel_env(game)
    for wrong in (True, False):
        seen, _ = env.reset(seed=1)
        asked = [agent for agent in env.agents if not seen[agent]["action_mask"][env.wait]]
        actions = {agent: int(np.flatnonzero(seen[agent]["action_mask"])[0]) for agent in asked}
        if wrong:
            actions[asked[0]] = int(np.flatnonzero(seen[asked[0]]["action_mask"] == 0)[0])
        else:
            actions[asked[0]] = env.wait
        seen, rewards, over, _, infos = env.step(actions)
        assert rewards == {**dict.fromkeys(rewards, 0.0), asked[0]: -1.0}
        assert all(over.values())
        assert env.agents == []
        assert "is masked: " in infos[asked[0]]["illegal"]
        assert not any(seen[agent]["action_mask"][: env.wait].any() for agent in seen)


def test_whoever_is_not_asked_can_only_wait(game: str) -> None:
    env = pettingzoo_env.parallel_env(game)
    seen, _ = env.reset(seed=1)
    choice = fast("waiting")
    for _ in range(100):
        asked = [agent for agent in env.agents if not seen[agent]["action_mask"][env.wait]]
        allowed = {agent: np.flatnonzero(seen[agent]["action_mask"]) for agent in asked}
        actions = {agent: int(moves[choice.below(len(moves))]) for agent, moves in allowed.items()}
        idle = [agent for agent in env.agents if agent not in asked]
        if idle:
            _, rewards, _, _, infos = env.step({**actions, idle[0]: 0})
            assert rewards[idle[0]] == -1
            assert "can only wait" in infos[idle[0]]["illegal"]
            return
        seen, *_ = env.step(actions)
        if not env.agents:
            return  # a game where everybody always chooses at once


def test_before_the_first_deal_nothing_is_there(game: str) -> None:
    env = pettingzoo_env.env(game)
    with pytest.raises(AttributeError, match=r"agent_selection is there after reset\(\)"):
        env.step(0)
    with pytest.raises(ValueError, match="render_mode is one of human, ansi"):
        pettingzoo_env.env(game, render_mode="rgb_array")


def test_an_environment_can_be_copied_and_sent(game: str) -> None:
    env = pettingzoo_env.env(game, rewards="win")
    twin = pickle.loads(pickle.dumps(env))
    assert play(twin, 4) == play(env, 4)


def test_every_number_has_a_name(game: str) -> None:
    env = pettingzoo_env.raw_env(game)
    names = env.feature_names
    assert len(names) == len(set(names)) == env.observation_space("player_0")["observation"].shape[0]
    assert env.action_name(0)


def test_the_benchmark_runs(game: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """PettingZoo's own; its five seconds pass by a clock that we turn."""
    clock = SimpleNamespace(time=itertools.count(0.0, 0.05).__next__)
    monkeypatch.setattr(importlib.import_module("pettingzoo.test.performance_benchmark"), "time", clock)
    performance_benchmark(pettingzoo_env.env(game))
    assert "turns per second" in capsys.readouterr().out
