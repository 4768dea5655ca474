"""The sensible host: plays what is allowed, sees only what it may, and beats chance."""

from __future__ import annotations

from typing import cast

import pytest

from games.cafe_baras.tables import GAME, Day, set_up
from potluck.bots.bot import Bot, RandomBot, RegularBot, play_out
from potluck.games.cafe_baras.bot.customer_odds import CustomerOdds
from potluck.games.cafe_baras.state import Street
from potluck.kernel.chance import fast


def test_a_regular_bot_beats_a_random_one() -> None:
    setup = set_up(2, (), None)
    wins = 0
    for number in range(12):
        bots: list[Bot] = [RandomBot(), RandomBot()]
        bots[number % 2] = RegularBot()
        state = setup.start(fast(f"duel {number}"))
        play_out(setup, state, bots, fast(f"bots {number}"))
        outcome = state.outcome()
        assert outcome is not None
        wins += outcome.winners() == [number % 2]
    assert wins >= 11


@pytest.mark.parametrize("claim", ["auto", "manual"])
def test_regular_bots_end_a_game_in_sensible_time(claim: str) -> None:
    setup = set_up(4, (("claim", claim),), None)
    for number in range(3):
        state = cast(Street, setup.start(fast(f"four {number}")))
        play_out(setup, state, [RegularBot() for _ in range(4)], fast("bots"))
        assert 4 <= max(cafe.turns for cafe in state.cafes) <= 25


def test_the_hosts_choice_does_not_depend_on_what_is_hidden() -> None:
    """CB-1.3: the same choice in every world that looks the same, but for chance's ties."""
    day = Day(3)
    moves = day.state.legal(0)
    choices = {
        GAME.heuristic.choose(day.state.imagine(0, fast(f"{seed}")), 0, moves, fast("host")).key() for seed in range(10)
    }
    assert len(choices) == 1


def test_a_host_takes_the_regular_when_it_wins() -> None:
    day = Day(3)
    day.row(0, "B24", "B60")
    day.regulars(0, "B10", "B50")
    day.coins(0, 20)
    day.hand(0, "B01", "B30", "B14", "B48")
    choice = GAME.heuristic.choose(day.state.imagine(0, fast("x")), 0, day.state.legal(0), fast("y"))
    assert choice.key() == "serve B01"


def test_values_are_shares_of_a_win() -> None:
    day = Day(3)
    values = [GAME.heuristic.value(day.state, seat) for seat in range(3)]
    assert sum(values) == pytest.approx(1)
    day.regulars(1, "B01", "B10")
    assert GAME.heuristic.value(day.state, 1) > values[1]
    while day.state.result is None:
        day.play(day.legal()[0])
    values = [GAME.heuristic.value(day.state, seat) for seat in range(3)]
    assert sum(values) == pytest.approx(1)
    assert set(values) <= {0.0, 0.5, 1.0, 1 / 3}


def test_the_odds_of_customers_are_exact() -> None:
    """The sets of customers say the same as serving every one of them would."""
    day = Day(3)
    choice = fast("walk")
    while day.state.result is None:
        moves = day.state.legal(day.state.active)
        day.state.apply(day.state.active, moves[choice.below(len(moves))])
    odds = CustomerOdds(day.deck)
    for cafe in day.state.cafes:
        met = [cafe.met_wants(card) for card in day.deck.cards]
        satisfied = odds.satisfied(cafe)
        assert [satisfied >> number & 1 == 1 for number in range(83)] == [
            met[number] == card.all_met for number, card in enumerate(day.deck.cards)
        ]
        friends = odds.friends(cafe, satisfied)
        assert friends.bit_count() == sum(
            cafe.befriends(card, met[number]) for number, card in enumerate(day.deck.cards)
        )
        earned = sum(cafe.earnings(card, met[number]) for number, card in enumerate(day.deck.cards))
        assert odds.income(cafe, satisfied) <= earned / 83 + 1  # tips are counted a little too kindly
        cafe.tips = [0] * 6
        earned = sum(cafe.earnings(card, met[number]) for number, card in enumerate(day.deck.cards))
        assert odds.income(cafe, satisfied) == pytest.approx(earned / 83)
