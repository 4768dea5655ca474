"""OpenSpiel's own suites and algorithms over every game."""

from __future__ import annotations

import json
import unittest
from pathlib import Path

import numpy as np
import pyspiel
import pytest
from absl import flags
from open_spiel.integration_tests import api_test
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import (
    cfr,
    exploitability,
    generate_playthrough,
    get_all_states,
    ismcts,
    mcts,
    tabular_qlearner,
)
from open_spiel.python.observation import make_observation

import potluck.gym.openspiel_game
from potluck.catalog import games
from potluck.kernel.chance import fast
from potluck.kernel.errors import BadSetup
from potluck.kernel.state import play_randomly

flags.FLAGS.mark_as_parsed()  # the playthroughs ask for them
NAMES = sorted(f"potluck_{game.replace('-', '_')}" for game in games())
#: A tiny Café Carnage: the last desserts and the last ballot, after a week that the seed plays at random.
LAST_CHOICES = "potluck_cafe_carnage(players=4,skip=72,chance_nodes=1,worlds=2)"


def last_decisions(name: str, left: int) -> str:
    """The end of a game's two matches, with at least so many decisions to make."""
    parameters = potluck.gym.openspiel_game.game_parameters(name, ())
    shortest = potluck.gym.openspiel_game.LONGEST
    for digit in range(2):
        decisions = play_randomly(parameters.setup.start(fast(f"spiel {digit}")), fast(f"spiel {digit} skipped"))
        shortest = min(shortest, decisions)
    return f"{name}(chance_nodes=1,worlds=2,skip={shortest - left})"


@pytest.mark.parametrize("name", NAMES)
def test_random_simulation_with_serialisation(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", NAMES)
def test_the_api_on_a_partial_tree(name: str) -> None:
    case = type("Case", (api_test.EnforceAPIOnPartialTreeBase,), {"game_name": name, "game": pyspiel.load_game(name)})
    suite = unittest.defaultTestLoader.loadTestsFromTestCase(case)
    result = unittest.TestResult()
    suite.run(result)
    assert result.testsRun >= 4
    assert [text for _, text in result.failures + result.errors] == []


@pytest.mark.parametrize("name", NAMES)
def test_a_playthrough_can_be_replayed(name: str, tmp_path: Path) -> None:
    text = generate_playthrough.playthrough(last_decisions(name, 4), None, seed=7)
    assert "InformationStateString" in text
    file = tmp_path / "playthrough.txt"
    file.write_text(text)
    again = generate_playthrough.replay(str(file))[1]
    assert text == again


@pytest.mark.parametrize("name", NAMES)
def test_openspiels_search_plays(name: str) -> None:
    game = pyspiel.load_game(name)
    state = game.new_initial_state()
    choice = fast(name)
    bot = ismcts.ISMCTSBot(
        game=game,
        evaluator=mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=np.random.RandomState(1)),
        uct_c=1.0,
        max_simulations=8,
        random_state=np.random.RandomState(2),
        allow_inconsistent_action_sets=True,
    )
    asked = 0
    while not state.is_terminal() and asked < 4:
        actions = state.legal_actions()
        if state.is_chance_node() or len(actions) == 1 or choice.below(4):
            state.apply_action(actions[choice.below(len(actions))])
            continue
        action = bot.step(state)
        assert action in actions
        state.apply_action(int(action))
        asked += 1
    assert asked == 4 or state.is_terminal()


@pytest.mark.parametrize("name", NAMES)
def test_what_nobody_asked_for_is_remembered_all_the_same(name: str) -> None:
    """Nothing is written down until somebody asks; then a match knows its past as if it had listened all along."""
    potluck.gym.openspiel_game.game_parameters.cache_clear()
    game = pyspiel.load_game(name)
    quiet = game.new_initial_state()
    choice = fast(f"memory {name}")
    taken: list[int] = []
    while len(taken) < 24:
        actions = quiet.legal_actions()
        taken.append(actions[choice.below(len(actions))])
        quiet.apply_action(taken[-1])
    assert quiet.match.history == []
    told = [quiet.information_state_string(player) for player in range(game.num_players())]
    listening = game.new_initial_state()
    for action in taken:
        listening.apply_action(action)
    assert listening.match.history
    assert [listening.information_state_string(player) for player in range(game.num_players())] == told
    for state in (quiet, listening):
        state.apply_action(state.legal_actions()[0])
    assert quiet.information_state_string(0) == listening.information_state_string(0)


@pytest.mark.parametrize("name", NAMES)
def test_what_is_dealt_again_looks_the_same_to_its_player_and_is_not_the_same(name: str) -> None:
    game = pyspiel.load_game(name)
    choice = fast(f"again {name}")
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    state = game.new_initial_state()
    futures: list[str] = []
    for _ in range(30):
        actions = state.legal_actions()
        state.apply_action(actions[choice.below(len(actions))])
        if state.is_terminal() or state.is_chance_node():
            continue
        player = state.current_player()
        twin = state.resample_from_infostate(player, sampler)
        assert twin.information_state_string(player) == state.information_state_string(player)
        assert twin.observation_string(player) == state.observation_string(player)
        assert twin.legal_actions() == state.legal_actions()
        future = fast("the same choices, wherever they lead")
        for _ in range(40):
            if not twin.is_terminal():
                actions = twin.legal_actions()
                twin.apply_action(actions[future.below(len(actions))])
        futures.append("".join(twin.observation_string(player) for player in range(game.num_players())))
    assert len(set(futures)) > 1


def test_a_clone_goes_its_own_way() -> None:
    state = pyspiel.load_game("potluck_cafe_carnage").new_initial_state()
    for _ in range(20):
        state.apply_action(state.legal_actions()[0])
    before = state.information_state_string(0)
    twin = state.clone()
    while not twin.is_terminal():
        twin.apply_action(twin.legal_actions()[-1])
    assert state.information_state_string(0) == before
    assert not state.is_terminal()


def test_regret_matching_learns_the_last_choices() -> None:
    """CFR over the whole tree of a Café Carnage's last choices comes nearer to an equilibrium."""
    game = pyspiel.load_game(LAST_CHOICES)
    states = get_all_states.get_all_states(game, include_chance_states=True)
    assert 100 < len(states) < 1000
    solver = cfr.CFRSolver(game)
    uniform = exploitability.nash_conv(game, solver.average_policy())
    for _ in range(8):
        solver.evaluate_and_update_policy()
    learned = exploitability.nash_conv(game, solver.average_policy())
    assert learned < uniform / 4


@pytest.mark.parametrize("name", NAMES)
def test_what_is_public_and_what_is_private_are_told_apart(name: str) -> None:
    """A public observation is the same whatever is hidden; a private one has nothing that the public sees."""
    game = pyspiel.load_game(name)
    none, own = pyspiel.PrivateInfoType.NONE, pyspiel.PrivateInfoType.SINGLE_PLAYER
    public = make_observation(
        game, pyspiel.IIGObservationType(public_info=True, perfect_recall=False, private_info=none)
    )
    private = make_observation(
        game, pyspiel.IIGObservationType(public_info=False, perfect_recall=False, private_info=own)
    )
    state = game.new_initial_state()
    choice = fast(f"eyes {name}")
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    for _ in range(20):
        actions = state.legal_actions()
        state.apply_action(actions[choice.below(len(actions))])
        if state.is_terminal() or state.is_chance_node():
            continue
        player = state.current_player()
        public.set_from(state, player)
        seen, told = public.tensor.copy(), public.string_from(state, player)
        twin = state.resample_from_infostate(player, sampler)
        public.set_from(twin, 0)
        assert np.array_equal(public.tensor, seen)
        assert public.string_from(twin, 0) == told
        everybody = json.loads(told)
        assert all(part != everybody[key] for key, part in json.loads(private.string_from(state, player)).items())
    assert private.tensor is None


def test_a_learner_of_openspiels_runs_unchanged() -> None:
    """Its reinforcement learning environment gives observations, rewards and masks; its Q-learner takes them."""
    game = pyspiel.load_game(LAST_CHOICES)
    env = rl_environment.Environment(game)
    agents = [
        tabular_qlearner.QLearner(player_id=seat, num_actions=env.action_spec()["num_actions"]) for seat in range(4)
    ]
    for _ in range(5):
        step = env.reset()
        while not step.last():
            player = step.observations["current_player"]
            chosen = agents[player].step(step).action
            assert chosen in step.observations["legal_actions"][player]
            step = env.step([chosen])
        assert sum(step.rewards) == pytest.approx(0)
        for agent in agents:
            agent.step(step)


def test_wrong_parameters_are_refused_with_what_is_allowed() -> None:
    for text, said in (
        ("potluck_cafe_carnage(players=9)", "is for 4 to 6 players"),
        ("potluck_cafe_carnage(options=cream)", "options are written key=value"),
        ("potluck_cafe_carnage(worlds=0)", "at least 1"),
    ):
        with pytest.raises(BadSetup, match=said):
            pyspiel.load_game(text)
