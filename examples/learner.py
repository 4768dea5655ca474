"""A learner to read in five minutes: it plays Café Carnage against random diners and learns which choices paid.

    python examples/learner.py                  two minutes of training, then a thousand matches to judge it

The method is the oldest policy gradient (REINFORCE). A policy is one matrix: it gives every move a score from
what the seat sees, and the better the score, the likelier the move. After some matches each choice is made
likelier if its match ended better than usual, and less likely if worse. Numpy is all that it needs.
"""

from __future__ import annotations

import argparse
import math
import time

import numpy as np

from potluck.gym.gymnasium_env import OneSeat

GAME = "cafe-carnage"
#: How many matches are played before the policy is changed, and by how much.
BATCH = 64
STEP = 0.005
#: Adam: how long the averages of slope and squared slope remember.
REMEMBER, REMEMBER_SQUARES = 0.9, 0.999


class Policy:
    """Scores for moves, linear in what is seen."""

    def __init__(self, seen: int, moves: int, seed: int) -> None:
        self.weights = np.zeros((seen + 1, moves), np.float32)
        self.slopes = np.zeros_like(self.weights)
        self.squares = np.zeros_like(self.weights)
        self.changes = 0
        self.dice = np.random.default_rng(seed)

    def chances(self, seen: np.ndarray, mask: np.ndarray) -> np.ndarray:
        """How likely each move is; masked ones never."""
        scores = np.where(mask, seen @ self.weights[:-1] + self.weights[-1], -np.inf)
        likely = np.exp(scores - scores.max(axis=-1, keepdims=True))
        return likely / likely.sum(axis=-1, keepdims=True)

    def choose(self, seen: np.ndarray, mask: np.ndarray) -> int:
        """A move, by chance."""
        return int(np.searchsorted(np.cumsum(self.chances(seen, mask)), self.dice.random() * 0.999999))

    def learn(self, seen: np.ndarray, mask: np.ndarray, chosen: np.ndarray, worth: np.ndarray) -> None:
        """Make what was chosen likelier by its worth: one step of Adam up the slope of log(chance) × worth."""
        slope = -self.chances(seen, mask)
        slope[np.arange(len(chosen)), chosen] += 1.0
        slope *= worth[:, None]
        whole = np.vstack([seen.T @ slope, slope.sum(axis=0)]) / len(chosen)
        self.changes += 1
        self.slopes += (1 - REMEMBER) * (whole - self.slopes)
        self.squares += (1 - REMEMBER_SQUARES) * (whole**2 - self.squares)
        mean = self.slopes / (1 - REMEMBER**self.changes)
        size = np.sqrt(self.squares / (1 - REMEMBER_SQUARES**self.changes))
        self.weights += STEP * mean / (size + 1e-8)


def play(env: OneSeat, policy: Policy) -> tuple[list[np.ndarray], list[np.ndarray], list[int], float]:
    """One match: what was seen, what was allowed, what was chosen, and what it was worth in the end."""
    sights, masks, choices = [], [], []
    look, _ = env.reset()
    over, reward = False, 0.0
    while not over:
        seen, mask = look["observation"], look["action_mask"]
        choice = policy.choose(seen, mask)
        sights.append(seen)
        masks.append(mask)
        choices.append(choice)
        look, reward, over, _, _ = env.step(choice)
    return sights, masks, choices, reward


def train(policy: Policy, env: OneSeat, seconds: float = math.inf, batches: int | None = None) -> int:
    """Play and learn for so long, or for so many batches; how many matches it took."""
    end = time.process_time() + seconds
    usual = 0.0
    batch = 0
    while time.process_time() < end and batch != batches:
        sights, masks, choices, worth = [], [], [], []
        for _ in range(BATCH):
            seen, mask, chosen, reward = play(env, policy)
            sights += seen
            masks += mask
            choices += chosen
            worth += [reward - usual] * len(chosen)
            usual += 0.002 * (reward - usual)
        policy.learn(np.array(sights), np.array(masks), np.array(choices), np.array(worth, np.float32))
        batch += 1
    return batch * BATCH


def judge(policy: Policy, opponents: str, matches: int) -> tuple[float, float]:
    """The share of matches won (a shared first place counts in part), and how far off that may be (95 %)."""
    env = OneSeat(GAME, opponents, rewards="win")
    env.reset(seed=1000)
    shares = np.array([max(0.0, play(env, policy)[3]) for _ in range(matches)])
    return float(shares.mean()), float(1.96 * shares.std() / math.sqrt(matches))


def main() -> None:
    """Train, then judge."""
    parser = argparse.ArgumentParser(description="Learn Café Carnage from random diners.")
    parser.add_argument("--seconds", type=float, default=120.0, help="of processor time to train for")
    parser.add_argument("--matches", type=int, default=1000, help="to judge it by")
    parser.add_argument("--seed", type=int, default=1)
    wishes = parser.parse_args()
    env = OneSeat(GAME, opponents="random", rewards="places")
    env.reset(seed=wishes.seed)
    policy = Policy(len(env.feature_names), int(env.action_space.n), wishes.seed)
    share, off = judge(policy, "random", wishes.matches)
    print(f"before: wins {share:.1%} ± {off:.1%} of its matches against three random diners")
    matches = train(policy, env, wishes.seconds)
    for opponents in ("random", "regular"):
        share, off = judge(policy, opponents, wishes.matches)
        print(f"after {matches:,} matches: wins {share:.1%} ± {off:.1%} against three {opponents} diners")


if __name__ == "__main__":
    main()
