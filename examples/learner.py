"""A learner to read in five minutes: it plays Café Carnage against random bots and learns which choices pay.

    python examples/learner.py                  two minutes of training, then a thousand matches to evaluate it

The method is REINFORCE, the oldest policy gradient. The policy is one matrix: it gives every move a score from
the observation, and a softmax turns scores into probabilities. After each batch of matches, a choice becomes more
probable if its match ended better than average, and less probable if worse. It needs NumPy only.
"""

from __future__ import annotations

import argparse
import math
import time

import numpy as np

from potluck.gym.gymnasium_env import SingleSeatEnv

GAME = "cafe-carnage"
#: Matches in a batch, and the learning rate.
BATCH = 64
STEP = 0.005
#: Adam's decay rates of the mean gradient and the mean squared gradient.
DECAY, DECAY_SQUARES = 0.9, 0.999


class Policy:
    """A softmax policy whose scores are linear in the observation."""

    def __init__(self, inputs: int, moves: int, seed: int) -> None:
        self.weights = np.zeros((inputs + 1, moves), np.float32)
        self.gradients = np.zeros_like(self.weights)
        self.squares = np.zeros_like(self.weights)
        self.updates = 0
        self.random = np.random.default_rng(seed)

    def probabilities(self, seen: np.ndarray, mask: np.ndarray) -> np.ndarray:
        """The probability of each move; 0 for masked ones."""
        scores = np.where(mask, seen @ self.weights[:-1] + self.weights[-1], -np.inf)
        weights = np.exp(scores - scores.max(axis=-1, keepdims=True))
        return weights / weights.sum(axis=-1, keepdims=True)

    def choose(self, seen: np.ndarray, mask: np.ndarray) -> int:
        """A random move by its probability."""
        return int(np.searchsorted(np.cumsum(self.probabilities(seen, mask)), self.random.random() * 0.999999))

    def learn(self, seen: np.ndarray, mask: np.ndarray, chosen: np.ndarray, advantage: np.ndarray) -> None:
        """One step of Adam along the gradient of log(probability of the choice) × its advantage."""
        by_score = -self.probabilities(seen, mask)
        by_score[np.arange(len(chosen)), chosen] += 1.0
        by_score *= advantage[:, None]
        gradient = np.vstack([seen.T @ by_score, by_score.sum(axis=0)]) / len(chosen)
        self.updates += 1
        self.gradients += (1 - DECAY) * (gradient - self.gradients)
        self.squares += (1 - DECAY_SQUARES) * (gradient**2 - self.squares)
        mean = self.gradients / (1 - DECAY**self.updates)
        size = np.sqrt(self.squares / (1 - DECAY_SQUARES**self.updates))
        self.weights += STEP * mean / (size + 1e-8)


def play(env: SingleSeatEnv, policy: Policy) -> tuple[list[np.ndarray], list[np.ndarray], list[int], float]:
    """One match: its observations, masks and choices, and the reward at its end."""
    observations, masks, choices = [], [], []
    look, _ = env.reset()
    over, reward = False, 0.0
    while not over:
        seen, mask = look["observation"], look["action_mask"]
        choice = policy.choose(seen, mask)
        observations.append(seen)
        masks.append(mask)
        choices.append(choice)
        look, reward, over, _, _ = env.step(choice)
    return observations, masks, choices, reward


def train(policy: Policy, env: SingleSeatEnv, seconds: float = math.inf, batches: int | None = None) -> int:
    """Play and learn for so many seconds or batches; the number of matches played."""
    end = time.process_time() + seconds
    average = 0.0
    batch = 0
    while time.process_time() < end and batch != batches:
        observations, masks, choices, advantages = [], [], [], []
        for _ in range(BATCH):
            seen, mask, chosen, reward = play(env, policy)
            observations += seen
            masks += mask
            choices += chosen
            advantages += [reward - average] * len(chosen)
            average += 0.002 * (reward - average)
        policy.learn(np.array(observations), np.array(masks), np.array(choices), np.array(advantages, np.float32))
        batch += 1
    return batch * BATCH


def evaluate(policy: Policy, opponents: str, matches: int) -> tuple[float, float]:
    """The share of matches won (a shared first place counts in part), and half of its 95 % interval."""
    env = SingleSeatEnv(GAME, opponents, rewards="win")
    env.reset(seed=1000)
    shares = np.array([max(0.0, play(env, policy)[3]) for _ in range(matches)])
    return float(shares.mean()), float(1.96 * shares.std() / math.sqrt(matches))


def main() -> None:
    """Train, then evaluate."""
    parser = argparse.ArgumentParser(description="Learn Café Carnage from random bots.")
    parser.add_argument("--seconds", type=float, default=120.0, help="of processor time to train for")
    parser.add_argument("--matches", type=int, default=1000, help="to evaluate it")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    env = SingleSeatEnv(GAME, opponents="random", rewards="places")
    env.reset(seed=arguments.seed)
    policy = Policy(len(env.feature_names), int(env.action_space.n), arguments.seed)
    share, off = evaluate(policy, "random", arguments.matches)
    print(f"before: wins {share:.1%} ± {off:.1%} of its matches against three random diners")
    matches = train(policy, env, arguments.seconds)
    for opponents in ("random", "regular"):
        share, off = evaluate(policy, opponents, arguments.matches)
        print(f"after {matches:,} matches: wins {share:.1%} ± {off:.1%} against three {opponents} diners")


if __name__ == "__main__":
    main()
