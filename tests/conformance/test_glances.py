"""A game's quick way to a learner's numbers shows what its view shows, to the last bit: no less, and nothing else."""

from __future__ import annotations

import numpy as np
import pytest

from potluck.catalog import games
from potluck.gym.layouts import eyes_of
from potluck.kernel.chance import fast
from potluck.kernel.events import SPECTATOR
from potluck.kernel.game import Game, Setup

SEEING = [game for game in games().values() if type(game).glance is not Game.glance]


def setups(game: Game) -> list[Setup]:
    """Every number of seats, every value of every option at least once."""
    most = max(len(option.values) for option in game.options)
    values = [[value for value, _ in option.values] for option in game.options]
    tables = [(seats, at) for seats in range(game.least_seats, game.most_seats + 1) for at in range(most)]
    return [
        game.setup(seats, {option.key: each[(at + seats) % len(each)] for option, each in zip(game.options, values)})
        for seats, at in tables[:: max(1, len(tables) // 6)]
    ]


@pytest.mark.parametrize("game", SEEING, ids=lambda game: game.id)
def test_a_glance_sees_what_the_view_says(game: Game) -> None:
    looks = 0
    for setup in setups(game):
        eyes = eyes_of(setup)
        assert eyes.glance is not None
        chance = fast(f"glances {setup.seats}")
        for number in range(2):
            state = setup.start(chance.fork())
            while True:
                for viewer in [*range(setup.seats), SPECTATOR]:
                    quick, whole = eyes.see(state, viewer), eyes.see_view(state, viewer)
                    differ = [eyes.layout.names[at] for at in np.flatnonzero(quick != whole)]
                    assert not differ, (setup.seats, setup.options, viewer, differ[:10])
                    looks += bool(whole.any())
                seat = state.next_seat()
                if seat < 0:
                    break
                moves = state.legal(seat)
                sensible = number % 2 == 1 and len(moves) > 1
                move = (
                    game.heuristic.choose(state, seat, moves, chance) if sensible else moves[chance.below(len(moves))]
                )
                state.apply(seat, move)
    assert looks > 500
