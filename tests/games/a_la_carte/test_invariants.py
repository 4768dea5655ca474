"""What always holds, whoever plays: I1 to I3, and an end."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.a_la_carte.tables import GAME, Shift, set_up
from potluck.bots.bot import Bot, RandomBot, RegularBot, play_out
from potluck.games.a_la_carte.bot.heat_odds import HeatOdds
from potluck.games.a_la_carte.bot.heuristic import SensibleCook
from potluck.games.a_la_carte.cards import read_deck
from potluck.games.a_la_carte.state import Kitchen
from potluck.kernel.chance import fast

SKILL_LEVELS = ["by-hand", "steady", "normal", "shaky"]


@settings(max_examples=20, deadline=None)
@given(st.integers(2, 4), st.sampled_from(SKILL_LEVELS), st.sampled_from(["open", "stacks"]), st.integers(0, 10**6))
def test_i1_i2_i3_grains_dishes_and_cups_are_never_lost_or_made(seats: int, hand: str, display: str, seed: int) -> None:
    """I1: 15 of a colour and 20 salt; I2: 20 dishes; I3: 13 cups. By gesture the pours are anything at all."""
    state = set_up(seats, (("display", display), ("hand", hand)), None).start(fast(f"{seed}"))
    assert isinstance(state, Kitchen)
    choice = fast(f"choice {seed}")
    while (seat := state.next_seat()) >= 0:
        census = GAME.census(state)
        assert [census[kind] for kind in ("paprika", "lemon", "pepper", "herbs", "salt")] == [15, 15, 15, 15, 20]
        assert (census["dishes"], census["crepes"]) == (20, seats)
        assert sum(census[cup.id] for cup in state.book.cups) == 13
        assert min(state.grains + state.salt + state.sink) >= 0
        assert all(0 <= cook.heat <= 7 for cook in state.cooks)
        moves = state.gesture_outcomes(seat) or state.legal(seat)
        state.apply(seat, moves[choice.below(len(moves))])
    assert state.outcome() is not None


@settings(max_examples=10, deadline=None)
@given(st.integers(2, 4), st.integers(0, 10**6))
def test_gestures_are_never_legal_and_exist_only_while_one_is_asked_for(seats: int, seed: int) -> None:
    """AL-A30."""
    state = set_up(seats, (), None).start(fast(f"{seed}"))
    choice = fast(f"choice {seed}")
    while (seat := state.next_seat()) >= 0:
        step = GAME.view(state, seat)["step"]
        outcomes = state.gesture_outcomes(seat)
        assert bool(outcomes) == (step in ("pour", "toss"))
        for move in outcomes[:5]:
            refusal = state.verify(seat, move)
            assert refusal is not None
            assert refusal.rule == "AL-A30"
        moves = state.legal(seat)
        state.apply(seat, moves[choice.below(len(moves))])


def test_regular_beats_random() -> None:
    setup = set_up(2, (("hand", "normal"),), None)
    chance = fast("bots")
    won = 0.0
    for number in range(30):
        bots: list[Bot] = [RandomBot(), RandomBot()]
        bots[number % 2] = RegularBot()
        state = setup.start(fast(f"match {number}"))
        play_out(setup, state, bots, chance)
        outcome = state.outcome()
        assert outcome is not None
        if number % 2 in outcome.winners():
            won += 1 / len(outcome.winners())
    assert won >= 27


@pytest.mark.parametrize("hand", SKILL_LEVELS)
def test_four_regulars_always_come_to_an_end(hand: str) -> None:
    setup = set_up(4, (("hand", hand),), None)
    chance = fast("four")
    for number in range(5):
        state = setup.start(fast(f"four {number}"))
        play_out(setup, state, [RegularBot() for _ in range(4)], chance)
        assert state.outcome() is not None


def test_a_regular_never_idles_however_much_there_is_to_lose() -> None:
    """Two stars and a salty pan: a cook who waited for better odds would wait for ever (AL-A3 allows it)."""
    shift = Shift(seats=2, hand="normal")
    shift.cook(0).stars = 2
    shift.fill(0, heat=4, pepper=1, salt=2)
    moves = shift.state.legal(0)
    assert GAME.heuristic.choose(shift.state, 0, moves, fast("idle")).key() in ("season pepper", "season lemon")
    shift.fill(0, pepper=1, dish="D17")
    assert GAME.heuristic.choose(shift.state, 0, shift.state.legal(0), fast("idle")).key() == "season lemon"


def test_a_value_is_a_share_of_the_win() -> None:
    setup = set_up(3, (), None)
    state = setup.start(fast("value"))
    cook = SensibleCook()
    choice = fast("value")
    while (seat := state.next_seat()) >= 0:
        values = [cook.value(state, other) for other in range(3)]
        assert all(0 <= value <= 1 for value in values)
        assert sum(values) == pytest.approx(1.0)
        moves = state.legal(seat)
        state.apply(seat, moves[choice.below(len(moves))])
    assert sum(cook.value(state, other) for other in range(3)) == pytest.approx(1.0)


def test_heating_odds_are_exact() -> None:
    """Breakfast Fidel, green 1-2, burned at 3: from 0 only the 3 fails; a cup is rolled again."""
    book = read_deck(GAME.house_deck())
    odds = HeatOdds(book, book.dishes[0])
    assert odds.chance[0] == pytest.approx(4 / 5)
    assert odds.rolls[0] == pytest.approx(6 / 5)
    # Eau pour le café, green 5-6: from 4 a 1, everybody, a choice and a 2 are right; a 3 burns it.
    assert HeatOdds(book, book.dishes[1]).chance[4] == pytest.approx(4 / 5)
    # Dormant Volcano at 4: the same; at 5 it is right already.
    assert HeatOdds(book, book.dishes[18]).chance[5] == 1.0
