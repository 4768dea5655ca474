"""A game's quick way to a learner's numbers shows what its view shows, to the last bit: no less, and nothing else."""

from __future__ import annotations

import numpy as np
import pytest

from potluck.catalog import games
from potluck.gym.observations import encoder_of
from potluck.kernel.chance import fast
from potluck.kernel.events import SPECTATOR
from potluck.kernel.game import Game, Setup

SEEING = [game for game in games().values() if type(game).glance is not Game.glance]
TABLES = 5


def setups(game: Game) -> list[Setup]:
    """Tables of all sizes, with the options' values changing from one to the next."""
    found = []
    for number in range(TABLES):
        seats = game.least_seats + number % (game.most_seats - game.least_seats + 1)
        values = {
            option.key: [value for value in option.values if option.seats.get(value, 0) <= seats]
            for option in game.options
        }
        found.append(game.setup(seats, {key: offered[number % len(offered)] for key, offered in values.items()}))
    return found


@pytest.mark.parametrize("game", SEEING, ids=lambda game: game.id)
@pytest.mark.parametrize("number", range(TABLES))
def test_a_glance_sees_what_the_view_says(game: Game, number: int) -> None:
    setup = setups(game)[number]
    encoder = encoder_of(setup)
    viewers = [*range(setup.seats), SPECTATOR]
    chance = fast(f"glances {number}")
    looks = 0
    for sensible in (False, True):
        state = setup.start(chance.fork())
        seat = 0
        while seat >= 0:
            seat = state.next_seat()
            for viewer in [seat, viewers[looks % len(viewers)]] if seat >= 0 else viewers:
                quick, whole = encoder.encode(state, viewer), encoder.encode_view(state, viewer)
                differ = [encoder.layout.names[at] for at in np.flatnonzero(quick != whole)]
                assert not differ, (viewer, differ[:10])
                looks += 1
            if seat >= 0:
                moves = state.legal(seat)
                pick = (
                    game.heuristic.choose(state, seat, moves, chance) if sensible else moves[chance.below(len(moves))]
                )
                state.apply(seat, pick)
    assert looks > 80
