"""Set-ups to try a game in, and random walks through it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from potluck.catalog import games
from potluck.kernel.chance import fast
from potluck.kernel.game import Game, Setup
from potluck.kernel.moves import Move
from potluck.kernel.state import State


@dataclass(frozen=True)
class Case:
    """A game with a number of seats and perhaps one option off its default."""

    game: Game
    seats: int
    options: tuple[tuple[str, str], ...] = ()

    def __str__(self) -> str:
        words = [self.game.id, str(self.seats), *(f"{key}={value}" for key, value in self.options)]
        return "-".join(words)

    def setup(self) -> Setup:
        return _setup(self)


@cache
def _setup(case: Case) -> Setup:
    return case.game.setup(case.seats, dict(case.options))


def all_cases() -> list[Case]:
    """Every number of seats as the rules have it, and every other value of every option once."""
    cases = []
    for game in games().values():
        cases += [Case(game, seats) for seats in range(game.least_seats, game.most_seats + 1)]
        for option in game.options:
            others = option.values[1:]
            for value in {others[0], others[-1]} if others else set():
                cases.append(Case(game, game.most_seats, ((option.key, value),)))
    return sorted(cases, key=str)


def one_case_a_game() -> list[Case]:
    """The largest table of each game, with all defaults."""
    return [Case(game, game.most_seats) for game in games().values()]


@dataclass(frozen=True)
class DecisionPoint:
    """A decision in a walk: the state before it, and the move that will be made."""

    state: State
    seat: int
    move: Move
    number: int


def walk(case: Case, seed: str, listen: bool = False) -> Iterator[DecisionPoint]:
    """Random play, one decision at a time. The state goes on when the next point is asked for."""
    state = case.setup().start(fast(f"{case} {seed}"), listen)
    choice = fast(f"{case} {seed} choice")
    number = 0
    while (seat := pending_seat(state, choice.below(1000))) >= 0:
        moves = state.legal(seat)
        move = moves[choice.below(len(moves))]
        yield DecisionPoint(state, seat, move, number)
        state.apply(seat, move)
        number += 1


def pending_seat(state: State, at: int) -> int:
    """One of the pending seats, in any order, or -1 at the end."""
    pending = state.pending()
    return pending[at % len(pending)] if pending else -1


def sample_walk(case: Case, seed: str, about: int, listen: bool = False) -> list[DecisionPoint]:
    """About so many points spread over a walk, each with a state of its own."""
    length = sum(1 for _ in walk(case, seed))
    every = max(1, length // about)
    points = []
    for point in walk(case, seed, listen):
        if point.number % every == 0:
            points.append(DecisionPoint(point.state.copy(), point.seat, point.move, point.number))
    return points
