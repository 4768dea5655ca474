"""The environments for learners, beside PettingZoo's and OpenSpiel's own games in Python.

Every kind has one loop, the same for Potluck's games and for theirs: look, choose among the allowed, step. What
counts are decisions, as everywhere in this bench: an agent that only waits does not decide.
"""

from __future__ import annotations

import random
import warnings
from collections.abc import Callable, Iterable
from typing import Any

import numpy as np

#: Plays some whole games and says how many decisions they took.
Player = Callable[[], int]

AEC = "one after another (AEC)"
PARALLEL = "everybody at once (Parallel)"
SINGLE = "one seat among bots (Gymnasium)"
SPIEL = "sequential (OpenSpiel)"
SEEN = "sequential, with observations (OpenSpiel)"


def any_of(seen: Any) -> int:
    """One of the allowed actions, chosen as PettingZoo's own benchmark does it."""
    return random.choice(np.flatnonzero(seen["action_mask"]).tolist())


def take_turns(env: Any) -> Player:
    """A match of an AEC environment."""

    def play() -> int:
        env.reset()
        decisions = 0
        for agent in env.agent_iter():
            seen, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            env.step(any_of(seen) if isinstance(seen, dict) else env.action_space(agent).sample())
            decisions += 1
        return decisions

    return play


def all_at_once(env: Any) -> Player:
    """A match of a Parallel environment. Where there is a move to wait, it is the last."""

    def play() -> int:
        seen, _ = env.reset()
        decisions = 0
        while env.agents:
            actions = {}
            for agent in env.agents:
                masked = isinstance(seen[agent], dict)
                decisions += not masked or not seen[agent]["action_mask"][-1]
                actions[agent] = any_of(seen[agent]) if masked else env.action_space(agent).sample()
            seen, _, _, _, _ = env.step(actions)
        return decisions

    return play


def alone(env: Any) -> Player:
    """A match of a Gymnasium environment: the learner's decisions only."""

    def play() -> int:
        seen, _ = env.reset()
        decisions = 0
        over = False
        while not over:
            seen, _, over, _, _ = env.step(any_of(seen))
            decisions += 1
        return decisions

    return play


def down_a_branch(game: Any, look: bool) -> Player:
    """A match of an OpenSpiel game, with a tensor for whoever decides where somebody looks."""
    from open_spiel.python.observation import make_observation

    eyes = make_observation(game)

    def play() -> int:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if not state.is_chance_node():
                decisions += 1
                if look:
                    eyes.set_from(state, state.current_player())
            state.apply_action(random.choice(state.legal_actions()))
        return decisions

    return play


def environments() -> dict[str, dict[str, Player]]:
    """All kinds, Potluck's games first."""
    kinds = own_environments()
    for kind, name, play in peers():
        kinds[kind][name] = play
    return kinds


def own_environments() -> dict[str, dict[str, Player]]:
    """Potluck's games in every kind, at their smallest tables."""
    import pyspiel

    import potluck.gym.openspiel_game
    from potluck.catalog import games
    from potluck.gym import gymnasium_env, pettingzoo_env

    kinds: dict[str, dict[str, Player]] = {AEC: {}, PARALLEL: {}, SINGLE: {}, SPIEL: {}, SEEN: {}}
    for game in games().values():
        loaded = pyspiel.load_game(potluck.gym.openspiel_game.name_of(game))
        kinds[AEC][game.title] = take_turns(pettingzoo_env.env(game.id))
        kinds[PARALLEL][game.title] = all_at_once(pettingzoo_env.parallel_env(game.id))
        kinds[SINGLE][game.title] = alone(gymnasium_env.SingleSeatEnv(game.id, opponents="random"))
        kinds[SPIEL][game.title] = down_a_branch(loaded, False)
        kinds[SEEN][game.title] = down_a_branch(loaded, True)
    return kinds


def peers() -> Iterable[tuple[str, str, Player]]:
    """PettingZoo's and OpenSpiel's games that are written in Python: kind, name and loop."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pettingzoo.classic import connect_four_v3, leduc_holdem_v4, rps_v2, tictactoe_v3
    yield AEC, "PettingZoo tictactoe", take_turns(tictactoe_v3.env())
    yield AEC, "PettingZoo connect_four", take_turns(connect_four_v3.env())
    yield AEC, "PettingZoo leduc_holdem", take_turns(leduc_holdem_v4.env())
    yield AEC, "PettingZoo rps", take_turns(rps_v2.env())
    yield PARALLEL, "PettingZoo rps", all_at_once(rps_v2.parallel_env())
    import pyspiel
    from open_spiel.python import games  # noqa: F401  makes them known

    for name in ("tic_tac_toe", "kuhn_poker", "block_dominoes", "liars_poker", "team_dominoes"):
        game = pyspiel.load_game(f"python_{name}")
        yield SPIEL, f"OpenSpiel python_{name}", down_a_branch(game, False)
        if game.get_type().provides_observation_tensor:
            yield SEEN, f"OpenSpiel python_{name}", down_a_branch(game, True)
