"""Observations as vectors of numbers. Their layout is found by playing some matches and looking at every view."""

from __future__ import annotations

from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from potluck.catalog import find_game
from potluck.kernel.chance import fast
from potluck.kernel.game import Setup
from potluck.kernel.observation import Layout
from potluck.kernel.state import State

#: After so many matches in a row without a new value, the layout counts as complete.
QUIET = 8
MOST_MATCHES = 80


def setup_of(game: str, players: int | None, options: dict[str, str] | None, deck: str | None) -> Setup:
    """A set-up from an environment's arguments; at the smallest table by default."""
    found = find_game(game)
    return found.setup(found.least_seats if players is None else players, options or {}, deck)


class ObservationEncoder:
    """Encodes what a seat sees of a state: from its view, or faster where the game has a glance."""

    def __init__(self, setup: Setup, layout: Layout) -> None:
        self.view = setup.game.view
        self.seats = setup.seats
        self.layout = layout
        self.glance = setup.game.glance(setup, layout)

    def encode(self, state: State, viewer: int) -> NDArray[np.float32]:
        """The vector of a seat (or SPECTATOR); numbers are signed logarithms, so that large ones stay small."""
        if self.glance is None:
            return self.encode_view(state, viewer)
        return np.frombuffer(self.glance.look(state, viewer, viewer if viewer < self.seats else 0), np.float32)

    def encode_view(self, state: State, viewer: int) -> NDArray[np.float32]:
        """The same, always from the view."""
        first = viewer if viewer < self.seats else 0
        return np.frombuffer(self.layout.fill(self.view(state, viewer), first), np.float32)


def encoder_of(setup: Setup) -> ObservationEncoder:
    """The encoder of a set-up: the same on every machine, made once."""
    return _encoder(setup.game.id, setup.seats, tuple(sorted(setup.options.items())), setup.deck.source)


@lru_cache(maxsize=32)
def _encoder(game: str, seats: int, options: tuple[tuple[str, str], ...], deck: str) -> ObservationEncoder:
    setup = find_game(game).setup(seats, dict(options), deck)
    layout = Layout(seats, signed_log)
    quiet = 0
    for number in range(MOST_MATCHES):
        quiet = 0 if survey_match(setup, layout, number) else quiet + 1
        if quiet == QUIET:
            break
    layout.settle()
    return ObservationEncoder(setup, layout)


def signed_log(number: float) -> float:
    """sign(n) · ln(1 + |n|)."""
    written = np.array([number], np.float32)
    return float(np.copysign(np.log1p(np.abs(written)), written)[0])


def survey_match(setup: Setup, layout: Layout, number: int) -> bool:
    """Look at every view of one match; whether any had a new value. Odd numbers are played by the heuristic."""
    chance = fast(f"survey {number}")
    state = setup.start(fast(f"survey table {number}"))
    heuristic = setup.game.heuristic
    new = False
    while (seat := state.next_seat()) >= 0:
        if layout.look(setup.game.view(state, seat)):
            new = True
        moves = state.legal(seat)
        by_heuristic = number % 2 == 1 and len(moves) > 1
        state.apply(
            seat, heuristic.choose(state, seat, moves, chance) if by_heuristic else moves[chance.below(len(moves))]
        )
    for seat in range(setup.seats):
        if layout.look(setup.game.view(state, seat)):
            new = True
    return new
