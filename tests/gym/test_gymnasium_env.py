"""Gymnasium: one learner among bots."""

from __future__ import annotations

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import potluck.gym.gymnasium_env
from potluck.catalog import games
from potluck.kernel.errors import BadSetup


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("game", sorted(games()))
def test_gymnasium_finds_no_fault(game: str) -> None:
    check_env(gymnasium.make(f"potluck/{game}-v1").unwrapped, skip_render_check=True)


@pytest.mark.parametrize("game", sorted(games()))
def test_every_step_is_a_decision_of_the_learners_seat(game: str) -> None:
    env = potluck.gym.gymnasium_env.SingleSeatEnv(game, opponents="random", render_mode="ansi")
    seats = set()
    for number in range(6):
        seen, info = env.reset(seed=number)
        seats.add(info["seat"])
        over = env.match.state.result is not None
        while not over:
            assert env.seat in env.match.state.pending()
            actions = np.flatnonzero(seen["action_mask"])
            seen, reward, over, cut, _ = env.step(int(actions[number % len(actions)]))
            assert not cut
            assert over or reward == 0
        assert -1 <= reward <= 1
        assert env.render()
    assert len(seats) > 1, "the learner moves about"


def test_wrong_wishes_are_refused_with_what_is_allowed() -> None:
    with pytest.raises(BadSetup, match="opponents are one of"):
        potluck.gym.gymnasium_env.SingleSeatEnv("cafe-carnage", opponents="grandmaster")
    with pytest.raises(BadSetup, match="the seat is from 0 to 3"):
        potluck.gym.gymnasium_env.SingleSeatEnv("cafe-carnage", seat=4)
    with pytest.raises(BadSetup, match="is for 4 to 6 players"):
        potluck.gym.gymnasium_env.SingleSeatEnv("cafe-carnage", players=9)
