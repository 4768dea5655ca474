"""Fit what heuristics count to who won: `python bench/outlook.py cthulbeque|a-la-carte|cake-auf [--matches 3000]`.

Regulars with some whims play matches from fixed seeds; of every few choices, what each seat's features were and who won
in the end go into a softmax regression, one a stage. What it prints goes into WEIGHTS of the game's bot/outlook.py.
Beside it stands how well that foretells matches that were not fitted to (log loss; the lower, the better). Needs numpy.
"""

from __future__ import annotations

import argparse
from textwrap import fill
from typing import Any, ClassVar

import numpy as np

from potluck.catalog import find_game
from potluck.kernel.chance import Chance
from potluck.kernel.game import Setup
from potluck.kernel.moves import Move
from potluck.kernel.outcome import Outcome
from potluck.kernel.state import State
from potluck.runner.plan import PlannedMatch, Seating
from potluck.runner.play import MatchObserver, play_matches

SEATS = 2
WHIMS = 10
RIDGE = 1e-3
STEPS = 60


class WhimsicalPlayer:
    """Plays as the heuristic says, and now and then anything."""

    def choose(self, setup: Setup, state: State, seat: int, moves: list[Move], chance: Chance) -> Move:
        if len(moves) == 1:
            return moves[0]
        whim = chance.below(100) < WHIMS
        return moves[chance.below(len(moves))] if whim else setup.game.heuristic.choose(state, seat, moves, chance)


class Samples(MatchObserver):
    """Of every few choices: everybody's features, who won in the end, the stage, and the match."""

    watches_decisions: ClassVar[bool] = True

    def __init__(self, heuristic: Any, every: int) -> None:
        self.heuristic = heuristic
        self.every = every
        self.rows: list[tuple[list[list[float]], list[float], int, int]] = []

    def on_start(self, match: PlannedMatch, state: State) -> None:
        self.seen: list[tuple[list[list[float]], int]] = []
        self.asked = match.number % self.every

    def on_decision(self, state: State, seat: int, moves: list[Move], move: Move) -> None:
        if len(moves) > 1:
            self.asked += 1
            if self.asked % self.every == 0:
                features = [self.heuristic.features(state, other) for other in range(SEATS)]
                self.seen.append((features, self.heuristic.stage(state)))

    def on_end(self, match: PlannedMatch, outcome: Outcome, decisions: int) -> None:
        winners = outcome.winners()
        won = [1.0 / len(winners) if seat in winners else 0.0 for seat in range(SEATS)]
        self.rows.extend((features, won, stage, match.number) for features, stage in self.seen)


def gather(game: Any, matches: int, every: int) -> tuple[Any, Any, Any, Any]:
    """Features by sample and seat, shares of the win, stages, and the match that each sample is from."""
    setup = game.setup(SEATS, {})
    seating = Seating(setup, ["whimsical"] * SEATS, [WhimsicalPlayer()] * SEATS, [])
    seeds = [f"outlook/{number}" for number in range(matches)]
    samples = Samples(game.heuristic, every)
    play_matches((PlannedMatch(at, seating, seed, [f"{seed}/mind"]) for at, seed in enumerate(seeds)), samples)
    return tuple(np.array(part) for part in zip(*samples.rows, strict=True))  # type: ignore[return-value]


def chances(strengths: Any) -> Any:
    """Softmax over seats."""
    powers = np.exp(strengths - strengths.max(1, keepdims=True))
    return powers / powers.sum(1, keepdims=True)


def fit(features: Any, won: Any) -> Any:
    """Newton's steps down the log loss; a little ridge keeps what is never seen at zero."""
    count, _, width = features.shape
    scale = features.reshape(-1, width).std(0)
    scale[scale == 0.0] = 1.0
    scaled = features / scale
    weights = np.zeros(width)
    for _ in range(STEPS):
        share = chances(scaled @ weights)
        slope = ((share - won)[:, :, None] * scaled).sum((0, 1)) / count + RIDGE * weights
        mean = (share[:, :, None] * scaled).sum(1)
        bend = np.einsum("ns,nsf,nsg->fg", share, scaled, scaled) / count - mean.T @ mean / count
        weights = weights - np.linalg.solve(bend + RIDGE * np.eye(width), slope)
    return weights / scale


def loss(share: Any, won: Any) -> float:
    """How surprising it was who won."""
    return float(-(won * np.log(np.clip(share, 1e-6, 1.0))).sum(1).mean())


def main() -> None:
    """Fit one game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--matches", type=int, default=3000)
    parser.add_argument("--every", type=int, default=5)
    wanted = parser.parse_args()
    features, won, stages, match = gather(find_game(wanted.game), wanted.matches, wanted.every)
    unseen = match % 5 == 0
    share = np.full_like(won, 1 / SEATS)
    for stage in range(stages.max() + 1):
        here = stages == stage
        weights = fit(features[here & ~unseen], won[here & ~unseen])
        share[here] = chances(features[here] @ weights)
        row = ", ".join(f"{weight:.3f}" for weight in weights)
        print("    [\n" + fill(row, 112, initial_indent=" " * 8, subsequent_indent=" " * 8) + ",\n    ],", flush=True)
    print(f"log loss {loss(share[unseen], won[unseen]):.4f}, chance {np.log(SEATS):.4f}, samples {len(won)}")


if __name__ == "__main__":
    main()
