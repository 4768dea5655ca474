"""Observations as vectors of numbers, made from the declaration of a game's view."""

from __future__ import annotations

from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from potluck.catalog import find_game
from potluck.kernel.game import Setup
from potluck.kernel.state import State
from potluck.kernel.view_vector import VectorLayout


def setup_of(game: str, players: int | None, options: dict[str, str] | None, deck: str | None) -> Setup:
    """A set-up from an environment's arguments; at the smallest table by default."""
    found = find_game(game)
    return found.setup(found.least_seats if players is None else players, options or {}, deck)


class ObservationEncoder:
    """Encodes what a seat sees of a state."""

    def __init__(self, setup: Setup) -> None:
        game = setup.game
        self.write_view = game.write_view
        self.seats = setup.seats
        self.layout = VectorLayout(game.view_schema(), game.card_families(setup.deck), setup.seats, signed_log)

    def encode(self, state: State, viewer: int) -> NDArray[np.float32]:
        """The vector of a seat (or SPECTATOR); numbers are signed logarithms, so that large ones stay small."""
        self.write_view(state, viewer, self.layout.begin(viewer if viewer < self.seats else 0))
        return np.frombuffer(self.layout.finish(), np.float32)


def encoder_of(setup: Setup) -> ObservationEncoder:
    """The encoder of a set-up, made once."""
    return _encoder(setup.game.id, setup.seats, tuple(sorted(setup.options.items())), setup.deck.source)


@lru_cache(maxsize=32)
def _encoder(game: str, seats: int, options: tuple[tuple[str, str], ...], deck: str) -> ObservationEncoder:
    return ObservationEncoder(find_game(game).setup(seats, dict(options), deck))


def signed_log(number: float) -> float:
    """sign(n) · ln(1 + |n|)."""
    written = np.array([number], np.float32)
    return float(np.copysign(np.log1p(np.abs(written)), written)[0])
