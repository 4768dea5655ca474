"""What holds whatever is played: I1, I2, I3 and the figures that cafés keep up to date."""

from __future__ import annotations

from typing import cast

from hypothesis import given, settings
from hypothesis import strategies as st

from games.cafe_baras.tables import GAME, Day, set_up
from potluck.games.cafe_baras.scoring import score_of, tally
from potluck.games.cafe_baras.state import Cafe, Street
from potluck.games.cafe_baras.steps.turn import OnYourTurn
from potluck.kernel.chance import fast

OPTIONS = st.fixed_dictionaries(
    {
        "claim": st.sampled_from(["auto", "manual"]),
        "level_rounds": st.sampled_from(["off", "on"]),
        "guest_points": st.sampled_from(["2", "3", "4", "5"]),
    }
)


def rebuilt(table: Street, cafe: Cafe) -> Cafe:
    """The café from its cards alone."""
    again = Cafe(cafe.counter)
    again.open(table.deck.counters[cafe.counter].provides)
    for card in cafe.row:
        again.place(card, table.deck.cards[card])
    for card in cafe.regulars:
        again.welcome(card, table.deck.cards[card])
    return again


def check(table: Street) -> None:
    census = GAME.census(table)
    assert census["cards"] == census["different cards"] == 83  # I1
    assert census["special guests"] == census["different guests"] == table.seats + 1
    for cafe in table.cafes:
        assert cafe.coins >= 0  # I2
        again = rebuilt(table, cafe)
        assert (cafe.symbols, cafe.kinds, cafe.regular_decors) == (again.symbols, again.kinds, again.regular_decors)
        assert (cafe.tips, cafe.discounts, cafe.hand_limit) == (again.tips, again.discounts, again.hand_limit)
        assert (cafe.full_service, cafe.coffee_relief) == (again.full_service, again.coffee_relief)
    if isinstance(table.agenda[-1], OnYourTurn):  # I3: every refill is over
        assert len(table.display) == 4 or (not table.pile and not table.discard)
        assert table.extra_draws == 0
    assert all(table.origin[card] == table.shuffles for card in table.pile)


@settings(max_examples=20, deadline=None)
@given(st.integers(2, 4), OPTIONS, st.integers(0, 10**9))
def test_i1_i2_i3_hold_after_every_move(seats: int, options: dict[str, str], seed: int) -> None:
    """I1, I2, I3; CB-2.1, CB-3.1, CB-7.2."""
    table = cast(Street, set_up(seats, tuple(sorted(options.items())), None).start(fast(f"{seed}")))
    choice = fast(f"choice {seed}")
    while (seat := table.next_seat()) >= 0:
        check(table)
        assert seat == table.active
        moves = table.legal(seat)
        table.apply(seat, moves[choice.below(len(moves))])
    outcome = table.outcome()
    assert outcome is not None
    turns = [cafe.turns for cafe in table.cafes]
    assert max(turns) - min(turns) <= (0 if options["level_rounds"] == "on" else 1)
    assert max(turns) <= 60
    for seat, cafe in enumerate(table.cafes):
        assert sum(tally(cafe, table.deck, table.options.guest_points)) == outcome.scores[seat]
        assert outcome.scores[seat] == score_of(table, seat)
    assert len(outcome.race) in (max(turns), max(turns) + 1)


@settings(max_examples=15, deadline=None)
@given(st.integers(2, 4), st.integers(0, 10**9), st.integers(0, 120))
def test_imagining_keeps_all_that_is_seen(seats: int, seed: int, depth: int) -> None:
    """CB-1.3, CB-7.1: the same cards in all, one's own hand, and the openly taken ones."""
    table = cast(Street, set_up(seats, (), None).start(fast(f"{seed}")))
    choice = fast(f"choice {seed}")
    for _ in range(depth):
        seat = table.next_seat()
        if seat < 0:
            break
        moves = table.legal(seat)
        table.apply(seat, moves[choice.below(len(moves))])
    for seat in range(seats):
        world = cast(Street, table.imagine(seat, choice))
        assert GAME.census(world) == GAME.census(table)
        assert GAME.view(world, seat) == GAME.view(table, seat)
        for other, cafe in enumerate(world.cafes):
            known = [card for card in table.cafes[other].hand if other == seat or table.origin[card] < 0]
            assert set(known) <= set(cafe.hand)
            assert len(cafe.hand) == len(table.cafes[other].hand)
            assert sorted(table.origin[card] for card in cafe.hand) == sorted(
                table.origin[card] for card in table.cafes[other].hand
            )


def test_equal_seeds_play_equal_games() -> None:
    scores = []
    for _ in range(2):
        day = Day(4, seed="again")
        while day.state.result is None:
            day.play(day.legal()[0])
        scores.append(day.view())
    assert scores[0] == scores[1]
