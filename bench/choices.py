"""What single choices are worth, which matches tell only by the hundred: how much a bot's move gains over a regular's.

Questions are taken from matches between regulars. There every open move is tried in the same imagined worlds with the
same luck, and regulars play on to the end; that is far more than a bot has time for. A bot is then asked the same
questions, with luck of its own, and what it answers is looked up. `bench/strength.py choices` keeps what comes out.
"""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from typing import ClassVar, Generic, NamedTuple, TypeVar

from potluck.bots.search import is_simultaneous
from potluck.bots.search_bot import new_search
from potluck.bots.tree_search import TreeSearch
from potluck.catalog import find_game
from potluck.kernel.chance import Chance, fast
from potluck.kernel.game import Setup
from potluck.kernel.heuristic import SearchStyle
from potluck.kernel.moves import Move
from potluck.kernel.state import State
from potluck.runner.plan import PlannedMatch, Seating
from potluck.runner.play import MatchObserver, play_matches

Answer = TypeVar("Answer")

#: One question of so many is taken, by chance.
EVERY = {"cafe-carnage": 12, "a-la-carte": 12, "cake-auf": 16, "cthulbeque": 4, "cafe-baras": 5}
#: An answer that is mixed is drawn so often.
DRAWN = 200
#: Worlds that a question is tried in, at most; after the first hundred, every fifty are looked at.
WORLDS = 3000
FIRST = 100
LOOK = 50
#: A move is dropped where it is behind by so many standard errors.
BEHIND = 2.5
#: And all is known where the regular's own move leads by so many, or where two are left and known so well.
CLEAR = 3.0
KNOWN = 0.004
PAIR = 2
TO_THE_END = SearchStyle(own=0, rivals=0, whim=0, ahead=-1)


class Question(NamedTuple):
    """A seat before a choice, and what a regular would do."""

    name: str
    state: State
    seat: int
    moves: list[Move]
    own: int


class RegularPlayer:
    """A regular, which also draws its luck where there is only one move."""

    def choose(self, setup: Setup, state: State, seat: int, moves: list[Move], chance: Chance) -> Move:
        return setup.game.heuristic.choose(state.imagine(seat, chance), seat, moves, chance)


class Questions(MatchObserver, Generic[Answer]):
    """Asks some questions of a match while it is played: where moves race, those that a seat has for itself."""

    watches_decisions: ClassVar[bool] = True

    def __init__(self, game: str, answer: Callable[[Question], Answer]) -> None:
        self.every = EVERY[game]
        self.races = find_game(game).heuristic.style().halving
        self.answer = answer
        self.answers: list[Answer] = []

    def on_start(self, match: PlannedMatch, state: State) -> None:
        self.number = match.number
        self.pick = fast(f"regret/pick/{match.number}")
        self.count = 0

    def on_decision(self, state: State, seat: int, moves: list[Move], move: Move) -> None:
        if len(moves) > 1:
            self.count += 1
            alone = not any(other != seat and state.legal(other) for other in range(state.seats))
            if self.pick.below(self.every) == 0 and (alone or not self.races):
                name = f"{self.number}/{self.count}"
                self.answers.append(self.answer(Question(name, state, seat, moves, moves.index(move))))


def for_each_question(game: str, seats: int, number: int, answer: Callable[[Question], Answer]) -> list[Answer]:
    """What is answered to the questions of one match between regulars."""
    setup = find_game(game).setup(seats, {})
    seating = Seating(setup, ["regular"] * seats, [RegularPlayer()] * seats, [])
    questions = Questions(game, answer)
    play_matches([PlannedMatch(number, seating, f"regret/{number}", [f"regret/mind/{number}"])], questions)
    return questions.answers


class Gain:
    """What a move gained over the regular's, world by world."""

    def __init__(self) -> None:
        self.total = 0.0
        self.squares = 0.0
        self.worlds = 0

    def add(self, gain: float) -> None:
        """One world more."""
        self.total += gain
        self.squares += gain * gain
        self.worlds += 1

    def mean(self) -> float:
        """In chances to win."""
        return self.total / self.worlds

    def error(self) -> float:
        """A standard error, and never quite nothing."""
        mean = self.mean()
        return sqrt(max(1e-9, self.squares / self.worlds - mean * mean) / self.worlds)


def weigh(game: str, question: Question) -> list[float]:
    """What each move gains over the regular's own."""
    name, state, seat, moves, own = question
    chance = fast(f"truth/{name}")
    imagined = state.imagine(seat, chance)
    search = TreeSearch(imagined, seat, moves, find_game(game).heuristic, TO_THE_END, chance)
    search.left = [0] * state.seats
    search.here = list(search.roots)
    gains = [Gain() for _ in moves]
    open_ones = list(range(len(moves)))
    for world in range(1, WORLDS + 1):
        dealt = imagined.imagine(seat, search.chance)
        luck = search.chance.copy()
        won: dict[int, float] = {}
        for at in open_ones:
            tried = dealt.copy()
            search.chance = luck.copy()
            for other in search.sealed:
                tried.apply(other, search.pick(tried, other, tried.legal(other)))
            tried.apply(seat, moves[at])
            won[at] = search.play(tried)[seat]
        for at in open_ones:
            gains[at].add(won[at] - won[own])
        if world >= FIRST and world % LOOK == 0:
            open_ones = still_open(gains, open_ones, own)
            if not open_ones:
                break
    return [gain.mean() for gain in gains]


def still_open(gains: list[Gain], tried: list[int], own: int) -> list[int]:
    """Moves that are worth more worlds; none once all is known."""
    best = max(tried, key=lambda at: gains[at].mean())
    left = [
        at
        for at in tried
        if at in (own, best)
        or gains[best].mean() - gains[at].mean() <= BEHIND * (gains[best].error() + gains[at].error())
    ]
    known = len(left) == PAIR and max(gains[at].error() for at in left) < KNOWN
    clear = best == own and all(at == own or gains[at].mean() + CLEAR * gains[at].error() < 0 for at in left)
    return [] if len(left) == 1 or known or clear else left


def gained(game: str, question: Question, gains: list[float], iterations: int, style: SearchStyle) -> float:
    """What the answer of a bot gains that thinks so long, on average where it mixes its answers."""
    chance = fast(f"eval/{question.name}")
    imagined = question.state.imagine(question.seat, chance)
    search = new_search(imagined, question.seat, question.moves, find_game(game).heuristic, style, chance)
    search.run(iterations, 0.0)
    drawn = DRAWN if is_simultaneous(imagined, question.seat) else 1
    return sum(gains[question.moves.index(search.choice())] for _ in range(drawn)) / drawn
