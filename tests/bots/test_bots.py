"""Bots: they play legally, they see no truth, and the regular one is worth its name."""

from __future__ import annotations

import pytest

from potluck.bots.bot import Bot, DecisionContext, NoviceBot, RandomBot, RegularBot, ask, play_out
from potluck.catalog import find_game, games
from potluck.kernel.chance import Chance, fast
from potluck.kernel.moves import Move
from potluck.kernel.snapshot import dump

SETUPS = [game.setup(game.least_seats, {}) for game in games().values()]


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: setup.game.id)
@pytest.mark.parametrize("bot", [RandomBot(), NoviceBot(), RegularBot()], ids=lambda bot: bot.name)
def test_a_table_of_bots_plays_to_the_end(setup: object, bot: Bot) -> None:
    state = setup.start(fast("bots"))  # type: ignore[attr-defined]
    assert play_out(setup, state, [bot] * setup.seats, fast("choices")) > 0  # type: ignore[attr-defined,arg-type]
    assert state.outcome() is not None


class Nosy(Bot):
    """Notes what it is given."""

    def __init__(self) -> None:
        self.name = "nosy"
        self.imagines = True
        self.seen: list[DecisionContext] = []

    def choose(self, context: DecisionContext, chance: Chance) -> Move:
        self.seen.append(context)
        return context.moves[0]


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: setup.game.id)
def test_a_bot_decides_alike_in_worlds_that_look_alike(setup: object) -> None:
    """Shuffle what its seat cannot know: the same seed gives the same decision."""
    state = setup.start(fast("alike"))  # type: ignore[attr-defined]
    choice = fast("alike choice")
    number = 0
    while (seat := state.next_seat()) >= 0 and number < 120:
        elsewhere = state.imagine(seat, fast("elsewhere"))
        here = ask(RegularBot(), setup, state, seat, fast(f"mind {number}"))  # type: ignore[arg-type]
        there = ask(RegularBot(), setup, elsewhere, seat, fast(f"mind {number}"))  # type: ignore[arg-type]
        assert here is there
        moves = state.legal(seat)
        state.apply(seat, moves[choice.below(len(moves))])
        number += 1


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: setup.game.id)
def test_a_bot_is_given_an_imagined_state_never_the_truth(setup: object) -> None:
    nosy = Nosy()
    state = setup.start(fast("nosy"))  # type: ignore[attr-defined]
    asked = 0
    while (seat := state.next_seat()) >= 0 and asked < 60:
        asked += 1
        state.apply(seat, ask(nosy, setup, state, seat, fast(f"nosy {asked}")))  # type: ignore[arg-type]
    assert nosy.seen
    for context in nosy.seen:
        assert context.imagined is not state
        assert dump(context.imagined)["with"]["chance"] != dump(state)["with"]["chance"]  # type: ignore[arg-type]


def test_regular_beats_three_random_diners_far_above_its_share() -> None:
    setup = find_game("cafe-carnage").setup(4, {})
    wins = 0.0
    games_played = 400
    for number in range(games_played):
        bots: list[Bot] = [RandomBot()] * 4
        bots[number % 4] = RegularBot()
        state = setup.start(fast(f"strength {number}"))
        play_out(setup, state, bots, fast(f"strength bots {number}"))
        outcome = state.outcome()
        assert outcome is not None
        winners = outcome.winners()
        wins += (number % 4 in winners) / len(winners)
    assert wins / games_played >= 0.45
