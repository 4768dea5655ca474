"""The page for researchers says what is so, and its learner learns."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

from potluck.gym import print_spaces
from potluck.gym.gymnasium_env import SingleSeatEnv

ROOT = Path(__file__).parent.parent.parent


@pytest.fixture(scope="module")
def learner() -> ModuleType:
    """The example, as a module."""
    spec = importlib.util.spec_from_file_location("learner", ROOT / "examples" / "learner.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_table_of_spaces_is_as_it_is_now() -> None:
    page = (ROOT / "docs" / "research.md").read_text("utf-8")
    assert print_spaces.with_table(page) == page, "python -m potluck.gym.print_spaces --into docs/research.md"


def test_every_number_and_action_is_explained() -> None:
    legend = print_spaces.legend("cafe-carnage", 5)
    assert "diners[4].money" in legend
    assert "vote" in legend.lower()


def test_the_learner_learns(learner: ModuleType) -> None:
    """Some seconds of its two minutes: it wins clearly more than by chance."""
    env = SingleSeatEnv(learner.GAME, opponents="random")
    env.reset(seed=1)
    policy = learner.Policy(len(env.feature_names), int(env.action_space.n), 1)
    before, off = learner.evaluate(policy, "random", 300)
    assert abs(before - 0.25) < 2 * off, "who knows nothing wins by chance"
    assert learner.train(policy, env, batches=40) == 40 * learner.BATCH
    after, off = learner.evaluate(policy, "random", 300)
    assert after - off > 0.28
