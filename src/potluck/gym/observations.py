"""How a set-up is seen: the layout of its observations is found by playing some matches and looking at every view."""

from __future__ import annotations

from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from potluck.catalog import find_game
from potluck.kernel.chance import fast
from potluck.kernel.game import Setup
from potluck.kernel.observation import Layout
from potluck.kernel.state import State

#: How many matches in a row may bring nothing new before we believe that we have seen all.
QUIET = 8
MOST_MATCHES = 80


def setup_of(game: str, players: int | None, options: dict[str, str] | None, deck: str | None) -> Setup:
    """A set-up from what a learner says; the smallest table unless told otherwise."""
    house = find_game(game)
    return house.setup(house.least_seats if players is None else players, options or {}, deck)


class Eyes:
    """Turns states into what a seat sees of them, as numbers: from its view, or quicker where the game has a glance."""

    def __init__(self, setup: Setup, layout: Layout) -> None:
        self.view = setup.game.view
        self.seats = setup.seats
        self.layout = layout
        self.glance = setup.game.glance(setup, layout)

    def see(self, state: State, viewer: int) -> NDArray[np.float32]:
        """What a seat (or SPECTATOR) sees: signed logarithms, so that large numbers stay small."""
        if self.glance is None:
            return self.see_view(state, viewer)
        return np.frombuffer(self.glance.look(state, viewer, viewer if viewer < self.seats else 0), np.float32)

    def see_view(self, state: State, viewer: int) -> NDArray[np.float32]:
        """The same from the view itself."""
        first = viewer if viewer < self.seats else 0
        return np.frombuffer(self.layout.fill(self.view(state, viewer), first), np.float32)


def eyes_of(setup: Setup) -> Eyes:
    """The eyes for a set-up: the same on every machine, made once."""
    return _eyes(setup.game.id, setup.seats, tuple(sorted(setup.options.items())), setup.deck.source)


@lru_cache(maxsize=32)
def _eyes(game: str, seats: int, options: tuple[tuple[str, str], ...], deck: str) -> Eyes:
    setup = find_game(game).setup(seats, dict(options), deck)
    layout = Layout(seats, signed_log)
    quiet = 0
    for number in range(MOST_MATCHES):
        quiet = 0 if survey(setup, layout, number) else quiet + 1
        if quiet == QUIET:
            break
    layout.settle()
    return Eyes(setup, layout)


def signed_log(number: float) -> float:
    """How a number is written: large ones stay small."""
    written = np.array([number], np.float32)
    return float(np.copysign(np.log1p(np.abs(written)), written)[0])


def survey(setup: Setup, layout: Layout, number: int) -> bool:
    """Look at every view of one match, played by the heuristic or at random in turns; whether any brought news."""
    chance = fast(f"survey {number}")
    state = setup.start(fast(f"survey table {number}"))
    heuristic = setup.game.heuristic
    new = False
    while (seat := state.next_seat()) >= 0:
        if layout.look(setup.game.view(state, seat)):
            new = True
        moves = state.legal(seat)
        by_sense = number % 2 == 1 and len(moves) > 1
        state.apply(seat, heuristic.choose(state, seat, moves, chance) if by_sense else moves[chance.below(len(moves))])
    for seat in range(setup.seats):
        if layout.look(setup.game.view(state, seat)):
            new = True
    return new
