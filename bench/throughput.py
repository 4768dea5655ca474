"""Random play, side by side in one run: every game of Potluck's, and other engines where they are installed.

    make bench            or        python bench/throughput.py [--seconds 2] [--json build/bench.json]
    python bench/throughput.py --learners        only the environments for learners

All figures are decisions (moves by a player, no chance steps) a second on one core, each engine driven
from Python, choosing uniformly among the legal moves. Rounds are taken in turns, so that a slow moment
of the machine meets everybody; the best round counts.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import random
import subprocess
import sys
import time
from pathlib import Path

from learners import Player, environments

ROUNDS = 3


def potluck_players() -> dict[str, Player]:
    """Random play of every game in the catalogue, at its smallest table."""
    from potluck.catalog import games
    from potluck.kernel.chance import fast
    from potluck.kernel.state import play_randomly

    players: dict[str, Player] = {}
    for game in games().values():
        setup = game.setup(game.least_seats, {})
        chance = fast("bench")

        def play(setup=setup, chance=chance) -> int:  # type: ignore[no-untyped-def]
            return play_randomly(setup.start(chance.fork()), chance)

        players[game.title] = play
    return players


def open_spiel_players() -> dict[str, Player]:
    """OpenSpiel's games in C++, driven from Python as its users drive them."""
    import pyspiel

    players: dict[str, Player] = {}
    for name in ("hearts", "crazy_eights"):
        game = pyspiel.load_game(name)

        def play(game=game) -> int:  # type: ignore[no-untyped-def]
            state = game.new_initial_state()
            decisions = 0
            while not state.is_terminal():
                actions = state.legal_actions()
                decisions += not state.is_chance_node()
                state.apply_action(random.choice(actions))
            return decisions

        players[f"OpenSpiel {name}"] = play
    return players


def rlcard_players() -> dict[str, Player]:
    """RLCard's Uno."""
    import rlcard

    env = rlcard.make("uno")

    def play() -> int:
        state, _ = env.reset()
        decisions = 0
        while not env.is_over():
            state, _ = env.step(random.choice(list(state["legal_actions"])))
            decisions += 1
        return decisions

    return {"RLCard uno": play}


def rate(play: Player, seconds: float) -> float:
    """Decisions a second of the processor's time, over about so much of it: what else runs here counts less."""
    decisions = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        decisions += play()
    return decisions / spent


def measure(players: dict[str, Player], seconds: float) -> dict[str, float]:
    """The best of a few rounds for each, in turns."""
    best = dict.fromkeys(players, 0.0)
    for _ in range(ROUNDS):
        for name, play in players.items():
            best[name] = max(best[name], rate(play, seconds / ROUNDS))
    return best


def interpreted(seconds: float) -> dict[str, float]:
    """Potluck's games as plain Python, in a process of their own."""
    done = subprocess.run(
        [sys.executable, __file__, "--own", "--seconds", str(seconds)],
        env={**os.environ, "POTLUCK_PURE": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    result: dict[str, float] = json.loads(done.stdout)
    return result


def tell_learners(learners: dict[str, dict[str, float]], own: set[str]) -> None:
    """The environments, kind by kind, and how Potluck's slowest does beside the fastest of the others."""
    for kind, figures in learners.items():
        print(f"\n{kind:44} {'decisions/s':>12}")
        for name, value in figures.items():
            print(f"  {name:42} {value:12,.0f}")
        peers = [name for name in figures if name not in own]
        if peers:
            slowest, fastest = min(own, key=lambda name: figures[name]), max(peers, key=lambda name: figures[name])
            print(f"  {slowest} / {fastest}: {figures[slowest] / figures[fastest]:.1f}x")


def main() -> None:
    parser = argparse.ArgumentParser(description="Random play, decisions a second on one core.")
    parser.add_argument("--seconds", type=float, default=3.0, help="for each engine and game")
    parser.add_argument("--json", type=Path, default=Path("build/bench.json"), help="where the figures go")
    parser.add_argument("--own", action="store_true", help="print Potluck's own figures as JSON and stop")
    parser.add_argument(
        "--learners", action="store_true", help="measure the environments for learners and nothing else"
    )
    options = parser.parse_args()
    if options.learners:
        from potluck.catalog import games

        found = {kind: measure(envs, options.seconds / 2) for kind, envs in environments().items()}
        tell_learners(found, {game.title for game in games().values()})
    elif options.own:
        print(json.dumps(measure(potluck_players(), options.seconds)))
    else:
        side_by_side(options.seconds, options.json)


def side_by_side(seconds: float, out: Path) -> None:
    """Measure everything that is installed, print it and write it as JSON."""
    from potluck import _mode

    players = potluck_players()
    own = list(players)
    missing = []
    for name, peers in (("OpenSpiel", open_spiel_players), ("RLCard", rlcard_players)):
        try:
            players.update(peers())
        except ImportError as error:
            missing.append(f"{name} is not installed ({error})")
    figures = measure(players, seconds)
    plain = interpreted(seconds)
    mode = "compiled" if _mode.COMPILED else "interpreted"
    print(f"{'random play':28} {'decisions/s':>12} {'interpreted':>12}   on {platform.machine()}, {mode}")
    for name, value in figures.items():
        print(f"{name:28} {value:12,.0f} {plain.get(name, 0):12,.0f}" if name in plain else f"{name:28} {value:12,.0f}")
    if "OpenSpiel hearts" in figures:
        for name in own:
            print(f"{name} / OpenSpiel hearts: {figures[name] / figures['OpenSpiel hearts']:.1f}x")
    learners: dict[str, dict[str, float]] = {}
    try:
        kinds = environments()
    except ImportError as error:
        missing.append(f"environments for learners are not measured ({error})")
    else:
        learners = {kind: measure(envs, seconds / 2) for kind, envs in kinds.items()}
        tell_learners(learners, set(own))
    for line in missing:
        print(line)
    out.parent.mkdir(parents=True, exist_ok=True)
    out.write_text(
        json.dumps({"mode": mode, "figures": figures, "interpreted": plain, "learners": learners}, indent=1) + "\n"
    )
    print(f"written to {out}")


if __name__ == "__main__":
    main()
