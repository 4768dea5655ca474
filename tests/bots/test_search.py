"""The search: repeatable, in time, blind to the truth, and worth its thinking."""

from __future__ import annotations

import os
import signal
import threading
from typing import Any

import pytest

from potluck.bots.advice import advise, in_words
from potluck.bots.bot import Bot, Budget, DecisionContext, RandomBot, ask, play_out
from potluck.bots.levels import LEVELS
from potluck.bots.race_search import RaceSearch
from potluck.bots.search import Search, is_simultaneous
from potluck.bots.search_bot import SearchBot, new_search
from potluck.bots.tree_search import TreeSearch
from potluck.catalog import find_game, games
from potluck.kernel.chance import Chance, fast
from potluck.kernel.game import Setup
from potluck.kernel.heuristic import Heuristic, SearchStyle
from potluck.kernel.moves import Move
from potluck.kernel.phrases import Phrase
from potluck.kernel.state import State
from potluck.language.teller import room_teller

SETUPS = [game.setup(game.least_seats, {}) for game in games().values()]
EVERY_GAME = pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: setup.game.id)
#: Whatever a style may ask for, beside each game's own.
STYLES = [
    SearchStyle(own=1, rivals=0, whim=0, ahead=-1),
    SearchStyle(own=3, rivals=3, ahead=6, by_moves=True),
    SearchStyle(own=2, rivals=1, ahead=6, halving=True),
]


def walk(setup: Setup, seed: str, most: int, every: int = 1) -> list[tuple[State, int]]:
    """Positions of a random match in which somebody has a choice."""
    state = setup.start(fast(seed))
    choice = fast(f"{seed} choice")
    spots: list[tuple[State, int]] = []
    number = 0
    while (seat := state.next_seat()) >= 0 and len(spots) < most:
        moves = state.legal(seat)
        if len(moves) > 1:
            number += 1
            if number % every == 0:
                spots.append((state.copy(), seat))
        state.apply(seat, moves[choice.below(len(moves))])
    return spots


def search_of(setup: Setup, state: State, seat: int, seed: str, style: SearchStyle, clock: Any = None) -> Search:
    heuristic = setup.game.heuristic
    imagined = state.imagine(seat, fast(f"{seed} world"))
    return new_search(imagined, seat, state.legal(seat), heuristic, style, fast(seed), clock)


@EVERY_GAME
def test_the_same_seed_and_iterations_give_the_same_move_and_the_same_numbers(setup: Setup) -> None:
    for number, (state, seat) in enumerate(walk(setup, "again", 3, 4)):
        for style in [setup.game.heuristic.style(), *STYLES]:
            seen = []
            for _ in range(2):
                search = search_of(setup, state, seat, f"mind {number}", style)
                search.run(12, 0.0)
                assert search.iterations == 12
                arms = [(arm.move.code, arm.visits, arm.total) for arm in search.arms()]
                seen.append((search.choice().code, arms))
            assert seen[0] == seen[1]
            assert sum(visits for _, visits, _ in seen[0][1]) == 12


@EVERY_GAME
def test_a_searching_bot_decides_alike_in_worlds_that_look_alike(setup: Setup) -> None:
    """Shuffle what its seat cannot know: the same seed and iterations give the same decision."""
    bot = SearchBot("blind", Budget(iterations=20))
    for number, (state, seat) in enumerate(walk(setup, "alike", 6, 5)):
        elsewhere = state.imagine(seat, fast("elsewhere"))
        here = ask(bot, setup, state, seat, fast(f"mind {number}"))
        assert here is ask(bot, setup, elsewhere, seat, fast(f"mind {number}"))


@EVERY_GAME
def test_a_search_leaves_the_question_as_it_was(setup: Setup) -> None:
    from potluck.kernel.snapshot import fingerprint

    state, seat = walk(setup, "untouched", 1, 3)[0]
    imagined = state.imagine(seat, fast("world"))
    before = fingerprint(imagined)
    for style in [setup.game.heuristic.style(), *STYLES]:
        new_search(imagined, seat, imagined.legal(seat), setup.game.heuristic, style, fast("x")).run(10, 0.0)
    assert fingerprint(imagined) == before


class Clock:
    """Moves on by so much with every look."""

    def __init__(self, step: float) -> None:
        self.now = 100.0
        self.step = step

    def __call__(self) -> float:
        self.now += self.step
        return self.now


@EVERY_GAME
@pytest.mark.parametrize("step", [0.0005, 0.005, 0.015])
def test_thinking_ends_at_its_deadline(setup: Setup, step: float) -> None:
    """Also in the middle of a playout that would take long: the first look after the deadline is the last."""
    state, seat = walk(setup, "late", 1)[0]
    clock = Clock(step)
    search = search_of(setup, state, seat, "late", SearchStyle(own=1, rivals=0, whim=100), clock)
    search.run(0, 0.1)
    assert search.deadline <= clock.now <= search.deadline + step + 1e-9
    assert clock.now <= 100.0 + step + 0.1 + 0.02
    assert search.choice() in state.legal(seat)


@EVERY_GAME
def test_without_any_time_a_move_of_the_heuristics_is_played_and_advised(setup: Setup) -> None:
    heuristic = setup.game.heuristic
    decided = 0
    for number, (state, seat) in enumerate(walk(setup, "none", 40)):
        search = search_of(setup, state, seat, "none", heuristic.style(), Clock(1.0))
        search.run(0, 0.001)
        assert search.iterations == 0
        moves = state.legal(seat)
        sensible = {heuristic.choose(search.question, seat, moves, fast(f"{luck}")).code for luck in range(20)}
        assert search.choice().code in sensible
        context = DecisionContext(setup, seat, moves, search.question)
        assert advise(context, Budget(0, 1e-9), fast(f"adviser {number}"))[0].move.code in sensible
        decided += len(sensible) < len(moves)
    assert decided > 0


def test_thinking_hears_signals() -> None:
    """Compiled code never looks up by itself: Ctrl-C would have to wait until it has thought its fill."""

    class Rang(Exception):
        pass

    def ring(*_: object) -> None:
        raise Rang

    setup = find_game("cafe-carnage").setup(4, {})
    state, seat = walk(setup, "signals", 1)[0]
    search = search_of(setup, state, seat, "signals", setup.game.heuristic.style())
    before = signal.signal(signal.SIGUSR1, ring)
    bell = threading.Timer(0.05, os.kill, (os.getpid(), signal.SIGUSR1))
    bell.start()
    try:
        with pytest.raises(Rang):
            search.run(400_000, 0.0)
    finally:
        bell.join()
        signal.signal(signal.SIGUSR1, before)


def test_whoever_has_sealed_an_answer_is_advised_as_before() -> None:
    """An answer may still be changed, so it is thought over like the first one."""
    setup = find_game("cafe-carnage").setup(4, {})
    state = setup.start(fast("sealed"))
    fresh = advise(
        DecisionContext(setup, 0, state.legal(0), state.imagine(0, fast("eyes"))), Budget(2000), fast("adviser")
    )
    state.apply(0, state.legal(0)[-1])
    again = advise(
        DecisionContext(setup, 0, state.legal(0), state.imagine(0, fast("eyes"))), Budget(2000), fast("adviser")
    )
    assert sum(rated.share for rated in again) == pytest.approx(1.0)
    assert again[0].move is fresh[0].move


def test_sealed_choices_are_mixed() -> None:
    """On a ballot whoever is predictable is caught: the same position is not always answered alike."""
    setup = find_game("cafe-carnage").setup(4, {})
    state = setup.start(fast("ballot"))
    while len({type(move).__name__ for move in state.legal(state.next_seat())} & {"Vote"}) == 0:
        state.apply(state.next_seat(), state.legal(state.next_seat())[0])
    seat = state.next_seat()
    bot = SearchBot("mixer", Budget(iterations=60))
    assert len({ask(bot, setup, state, seat, fast(f"mind {number}")).code for number in range(40)}) > 1


def test_who_has_sealed_already_makes_no_difference_to_what_is_simultaneous() -> None:
    setup = find_game("cafe-carnage").setup(4, {})
    state = setup.start(fast("sealed"))
    last = 3
    first = search_of(setup, state, last, "x", SearchStyle())
    for seat in range(3):
        state.apply(seat, state.legal(seat)[0])
    then = search_of(setup, state, last, "x", SearchStyle())
    assert isinstance(first, TreeSearch)
    assert isinstance(then, TreeSearch)
    assert first.simultaneous
    assert then.simultaneous
    assert then.sealed == [0, 1, 2]


class Blind(Heuristic):
    """Knows nothing at all."""


def test_search_without_any_heuristic_beats_chance() -> None:
    """Random playouts alone must find sense in a game: then it is the search that does it."""
    setup = find_game("cafe-baras").setup(2, {})
    wins = 0
    for number in range(8):
        state = setup.start(fast(f"blind {number // 2}"))
        chance = fast(f"blind mind {number}")
        while (seat := state.next_seat()) >= 0:
            if seat == number % 2:
                moves = state.legal(seat)
                style = SearchStyle(own=1, rivals=0, trust=0.0, explore=0.5, ahead=-1)
                search = TreeSearch(state.imagine(seat, chance), seat, moves, Blind(), style, chance)
                search.run(24, 0.0)
                state.apply(seat, search.choice())
            else:
                state.apply(seat, ask(RandomBot(), setup, state, seat, chance))
        assert state.result is not None
        wins += number % 2 in state.result.winners()
    assert wins >= 6


@EVERY_GAME
@pytest.mark.parametrize("level", ["novice", "chef", "master"])
def test_every_level_plays_to_the_end(setup: Setup, level: str) -> None:
    bot: Bot = LEVELS[level].bot.within(Budget(iterations=1))
    state = setup.start(fast("levels"))
    play_out(setup, state, [bot] * setup.seats, fast("choices"))
    assert state.outcome() is not None


@EVERY_GAME
def test_a_novice_plays_what_it_is_offered(setup: Setup) -> None:
    for number, (state, seat) in enumerate(walk(setup, "novice", 40)):
        move: Move = ask(LEVELS["novice"].bot, setup, state, seat, fast(f"novice {number}"))
        assert move in state.legal(seat)


def test_levels_have_faces_for_a_full_table() -> None:
    for level in LEVELS.values():
        names = [persona.name for persona in level.personas]
        assert len(set(names)) == len(names) >= 6
    everybody = [persona for level in LEVELS.values() for persona in level.personas]
    assert (
        len({persona.name for persona in everybody}) == len({persona.face for persona in everybody}) == len(everybody)
    )


def test_advice_names_every_move_best_first() -> None:
    setup = find_game("cafe-baras").setup(2, {})
    state, seat = walk(setup, "advice", 1, 5)[0]
    context = DecisionContext(setup, seat, state.legal(seat), state.imagine(seat, fast("a")))
    ratings = advise(context, Budget(iterations=80), fast("advice"))
    assert {rated.move for rated in ratings} == set(state.legal(seat))
    assert sum(rated.share for rated in ratings) == pytest.approx(1.0)
    assert all(0.0 <= rated.win_chance <= 1.0 for rated in ratings)
    names = [state.name(seat, rated.move) for rated in ratings]
    assert in_words(names, [rated.win_chance for rated in ratings]).facts["move"] == names[0]


@pytest.mark.parametrize(
    ("chances", "told"),
    [
        ([0.5], "You have only one choice: “A”."),
        (
            [0.5, 0.49, 0.48],
            "A chef would choose “A”: it wins about 50 times in a hundred, and nothing else is far behind.",
        ),
        ([0.5, 0.49, 0.1], "A chef would choose “A”: it wins about 50 times in a hundred; “B” is about as good."),
        ([0.5, 0.4, 0.1], "A chef would choose “A”: it wins about 50 times in a hundred, 10 more than the next best."),
    ],
)
def test_advice_compares_the_best_moves(chances: list[float], told: str) -> None:
    names = [Phrase("refused-as-said", {"reason": letter}) for letter in "ABC"[: len(chances)]]
    assert room_teller().tell(in_words(names, chances)) == told


@pytest.mark.parametrize("game", ["cafe-baras", "cthulbeque"])
def test_advice_begins_with_what_a_chef_would_play_and_nothing_looks_better(game: str) -> None:
    """Moves that were dropped early were tried in other worlds: that must not make them look better than the winner."""

    setup = find_game(game).setup(2, {})
    for state, seat in walk(setup, "advice", 12, 3):
        context = DecisionContext(setup, seat, state.legal(seat), state.imagine(seat, fast("a")))
        thinker = SearchBot("chef", Budget(iterations=400))
        ratings = advise(context, Budget(iterations=400), fast("advice"))
        chances = [rated.win_chance for rated in ratings]
        if not is_simultaneous(state, seat):
            assert ratings[0].move.key() == thinker.choose(context, fast("advice")).key()
            assert chances == sorted(chances, reverse=True)


class AlwaysEqual(Heuristic):
    """Thinks that nobody is ever ahead."""

    def values(self, state: State) -> list[float]:
        return [1.0 / state.seats] * state.seats


class Collector(Heuristic):
    """Wants one card of Café Baras in a hand, and nothing else in the world; by itself it plays the first move."""

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def choose(self, state: State, seat: int, moves: list[Move], chance: Chance) -> Move:
        return moves[0]

    def values(self, state: State) -> list[float]:
        has = self.card in state.cafes[self.seat].hand  # type: ignore[attr-defined]
        return [0.9 if has == (seat == self.seat) else 0.1 for seat in range(state.seats)]


RACE = SearchStyle(own=1, rivals=0, whim=0, ahead=0, trust=1.0, halving=True)
#: In these games moves are made alone, and race.
RACERS = [setup for setup in SETUPS if setup.game.heuristic.style().halving]


@pytest.mark.parametrize("setup", RACERS, ids=lambda setup: setup.game.id)
def test_thinking_ends_where_nothing_is_left_to_find_out(setup: Setup) -> None:
    """All moves are worth the same in every world: a few laps show it, whatever time is left."""
    for state, seat in walk(setup, "same", 200):
        imagined = state.imagine(seat, fast("world"))
        if not is_simultaneous(imagined, seat):
            break
    search = RaceSearch(imagined, seat, imagined.legal(seat), AlwaysEqual(), RACE, fast("same"))
    search.run(100_000, 0.0)
    assert search.iterations < 100 * len(search.moves)
    assert len(search.remaining) == 1


def before_taking() -> tuple[State, int]:
    """A player of Café Baras before the display."""
    state = find_game("cafe-baras").setup(2, {}).start(fast("take"))
    seat = state.next_seat()
    while type(state.legal(seat)[0]).__name__ != "Take" or len(state.legal(seat)) < 3:
        state.apply(seat, state.legal(seat)[0])
        seat = state.next_seat()
    return state.imagine(seat, fast("world")), seat


def test_the_heuristics_own_move_is_played_until_there_is_enough_against_it() -> None:
    """The last card is better by 0.8 in every world, against a trust of 20: that takes 25 worlds, not one."""
    imagined, seat = before_taking()
    moves = imagined.legal(seat)
    wants = Collector(seat, moves[-1].card)  # type: ignore[attr-defined]
    style = SearchStyle(own=1, rivals=0, whim=0, ahead=0, trust=20.0, halving=True)

    for iterations in (10, 60, 80, 100, 400):
        search = RaceSearch(imagined, seat, moves, wants, style, fast("trust"))
        search.run(iterations, 0.0)
        assert search.choice() is (moves[0] if search.rounds < 25 else moves[-1]), iterations
    assert search.rounds > 25


def test_what_is_clearly_worse_is_dropped_at_once() -> None:
    imagined, seat = before_taking()
    for move in imagined.legal(seat):
        wants = Collector(seat, move.card)  # type: ignore[attr-defined]
        search = RaceSearch(imagined, seat, imagined.legal(seat), wants, RACE, fast("take"))
        search.run(100_000, 0.0)
        assert search.choice() is move
        assert search.iterations < 100 * len(imagined.legal(seat))
