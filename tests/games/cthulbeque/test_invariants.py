"""What always holds, on random walks with every option; and the sensible chef."""

from __future__ import annotations

from typing import cast

from hypothesis import given, settings
from hypothesis import strategies as st

from games.cthulbeque.tables import Evening
from potluck.bots.bot import Bot, RandomBot, RegularBot, play_out
from potluck.games.cthulbeque import game
from potluck.games.cthulbeque.state import Feast, census
from potluck.kernel.chance import fast
from potluck.kernel.snapshot import dump, fingerprint, load

ON_OFF = st.sampled_from(["off", "on"])
TABLES = st.fixed_dictionaries({"switcheroo": ON_OFF, "multitask": ON_OFF, "paralysing_fear": ON_OFF})


@settings(max_examples=25, deadline=None)
@given(seats=st.integers(2, 5), options=TABLES, seed=st.integers(0, 10**6))
def test_cards_dice_and_counters_keep_their_bounds(seats: int, options: dict[str, str], seed: int) -> None:
    """I1 every card is in one zone; I2 the pools; I3 a Monster in a Kitchen has fewer counters than its Threat."""
    state = cast(Feast, game.setup(seats, options).start(fast(str(seed))))
    chance = fast(f"{seed} choice")
    copies = [card.copies for card in state.larder.cards]
    while (seat := state.next_seat()) >= 0:
        assert census(state) == copies
        assert state.turn < 0 or (state.chefs[state.turn].active() > 0 or state.chefs[state.turn].away() or state.trial)
        for chef in state.chefs:
            assert 0 <= chef.fatigue <= chef.cooking <= chef.max_cooking
            assert 0 <= chef.sanity <= chef.max_sanity
            assert state.turn < 0 or chef.max_sanity >= 1
            assert all(chef.hand.count(card) >= chef.seen.count(card) for card in chef.seen)
            for monster in chef.kitchen:
                unfinished = monster.cooking + monster.damage < state.larder.threats[monster.card]
                assert unfinished or (state.attempt is not None and state.attempt.finished)
            perks = [0] * len(chef.perks)
            for card in chef.table:
                for effect, amount in enumerate(state.larder.cards[card].amounts):
                    perks[effect] += amount
            assert perks == chef.perks
        moves = state.legal(seat)
        state.apply(seat, moves[chance.below(len(moves))])
    outcome = state.outcome()
    assert outcome is not None
    for at, parts in enumerate(outcome.breakdown):
        assert sum(points for _, points in parts) == outcome.scores[at]


@settings(max_examples=4, deadline=None)
@given(options=TABLES, seed=st.integers(0, 10**6))
def test_a_match_is_saved_and_copied_at_any_decision(options: dict[str, str], seed: int) -> None:
    setup = game.setup(3, options)
    state = setup.start(fast(str(seed)))
    chance = fast(f"{seed} choice")
    while (seat := state.next_seat()) >= 0:
        moves = state.legal(seat)
        move = moves[chance.below(len(moves))]
        if chance.below(4) > 0:
            state.apply(seat, move)
            continue
        twin, loaded = state.copy(), load(dump(state), setup.deck)
        before = fingerprint(state)
        twin.apply(seat, move)
        loaded.apply(seat, move)
        assert fingerprint(state) == before
        state.apply(seat, move)
        assert fingerprint(state) == fingerprint(twin) == fingerprint(loaded)


def test_imagination_knows_cards_that_everybody_watched() -> None:
    evening = Evening(3)
    pile = evening.larder.pile()
    for seat in range(3):
        for card in evening.chef(seat).hand:
            pile.remove(card)
    evening.chef(1).hand.extend([evening.number("R01"), evening.number("M40")])
    evening.chef(1).seen.append(evening.number("R01"))
    pile.remove(evening.number("R01"))
    pile.remove(evening.number("M40"))
    evening.state.deck = pile
    evening.state.chance = fast("plain")
    hands = set()
    for number in range(20):
        world = cast(Feast, evening.state.imagine(0, fast(f"world {number}")))
        hand = evening.ids(world.chefs[1].hand)
        assert "R01" in hand
        assert len(hand) == 3
        assert census(world) == census(evening.state)
        hands.add(tuple(hand))
    assert len(hands) > 10


def test_a_regular_chef_beats_a_random_one() -> None:
    setup = game.setup(2, {})
    chance = fast("duel")
    won = 0.0
    for number in range(30):
        mine = number % 2
        bots: list[Bot] = [RegularBot() if seat == mine else RandomBot() for seat in range(2)]
        state = setup.start(fast(f"duel {number}"))
        play_out(setup, state, bots, chance)
        outcome = state.outcome()
        assert outcome is not None
        if mine in outcome.winners():
            won += 1 / len(outcome.winners())
    assert won >= 25


def test_regular_chefs_end_their_matches_by_declaring() -> None:
    for seats in (2, 3, 5):
        for variant in ({}, {"multitask": "on", "switcheroo": "on"}):
            setup = game.setup(seats, dict(variant))
            for number in range(3):
                state = setup.start(fast(f"calm {number}"))
                play_out(setup, state, [RegularBot() for _ in range(seats)], fast("bots"))
                outcome = state.outcome()
                assert outcome is not None
                assert outcome.reason == "declared"


def test_the_value_of_a_position_is_a_share() -> None:
    evening = Evening(3)
    even = [game.heuristic.value(evening.state, seat) for seat in range(3)]
    assert sum(even) == 1 or abs(sum(even) - 1) < 1e-9
    evening.serve(1, "M40", "M39")
    ahead = [game.heuristic.value(evening.state, seat) for seat in range(3)]
    assert ahead[1] > 0.9
    assert abs(sum(ahead) - 1) < 1e-9
