"""What always holds, whoever plays: I1 to I3, and that memories are true."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from games.cake_auf.tables import GAME, Kitchen
from potluck.games.cake_auf.imagine import unaided
from potluck.games.cake_auf.memory import PILE, hand_of, under
from potluck.games.cake_auf.state import Bakery
from potluck.kernel.chance import fast

tables = st.builds(
    Kitchen,
    st.integers(2, 4),
    st.text("abcdef", min_size=1, max_size=6),
    actions=st.sampled_from(["rulebook", "publisher"]),
    keep_hands=st.sampled_from(["off", "on"]),
    tiebreak=st.sampled_from(["rps", "shared"]),
)
seeds = st.text("xyz", min_size=1, max_size=5)


def stroll(table: Kitchen, seed: str, steps: int, every: int) -> list[Bakery]:
    """Random play; a copy of the table every so often."""
    choice = fast(seed)
    seen: list[Bakery] = []
    for number in range(steps):
        seat = table.state.next_seat()
        if seat < 0:
            break
        moves = table.state.legal(seat)
        table.state.apply(seat, moves[choice.below(len(moves))])
        if number % every == 0:
            seen.append(table.state.copy())
    return seen


@settings(max_examples=20, deadline=None)
@given(tables, seeds)
def test_i1_i2_no_card_and_no_recipe_is_lost_or_made(table: Kitchen, seed: str) -> None:
    first = GAME.census(table.state)
    assert first["recipes"] == 23
    assert sum(first.values()) == 23 + 69
    for state in stroll(table, seed, 500, 25):
        assert GAME.census(state) == first


@settings(max_examples=15, deadline=None)
@given(tables, seeds)
def test_i3_no_recipe_holds_more_than_it_needs(table: Kitchen, seed: str) -> None:
    for state in stroll(table, seed, 500, 10):
        for baker in state.bakers:
            for dish in baker.dishes:
                needs = list(state.pantry.recipes[dish.recipe].ingredients)
                for kind in dish.laid:
                    needs.remove(kind)
                assert len(needs) == dish.missing == sum(dish.needs)
                assert dish.missing or dish.bans or baker.has_kept_dish(), "a free complete dish is finished"
                assert len(dish.bans) == len(set(dish.bans))


def holds(state: Bakery, viewer: int) -> dict[int, list[int]]:
    """The truth: what lies in each place that a viewer does not see."""
    places = {PILE: state.pile}
    for seat, baker in enumerate(state.bakers):
        if seat != viewer:
            places[hand_of(seat)] = baker.hand
            for dish in baker.dishes:
                places[under(dish.recipe)] = dish.laid
    return places


def fits(cards: list[int], room: dict[int, int]) -> bool:
    """Whether cards, each given by its possible places, can fill these places exactly (augmenting paths)."""
    seats = [place for place, count in room.items() for _ in range(count)]
    taken: list[int | None] = [None] * len(seats)

    def place(card: int, tried: set[int]) -> bool:
        for at, spot in enumerate(seats):
            if cards[card] & spot and at not in tried:
                tried.add(at)
                guest = taken[at]
                if guest is None or place(guest, tried):
                    taken[at] = card
                    return True
        return False

    return len(cards) == len(seats) and all(place(card, set()) for card in range(len(cards)))


@settings(max_examples=8, deadline=None)
@given(tables, seeds)
def test_memories_hold_exactly_what_is_out_of_sight_and_never_exclude_the_truth(table: Kitchen, seed: str) -> None:
    for state in stroll(table, seed, 400, 80):
        for viewer, baker in enumerate(state.bakers):
            total = [sum(counts) for counts in zip(*[b.cards for b in baker.memory.bundles], strict=True)]
            assert total == unaided(state, viewer).bundles[0].cards
            truth = holds(state, viewer)
            for kind in range(state.pantry.kinds):
                cards = [b.places for b in baker.memory.bundles for _ in range(b.cards[kind])]
                room = {place: kinds.count(kind) for place, kinds in truth.items()}
                assert fits(cards, room), state.pantry.cards[kind].id


@settings(max_examples=10, deadline=None)
@given(tables, seeds)
def test_what_one_is_sure_of_is_so(table: Kitchen, seed: str) -> None:
    for state in stroll(table, seed, 500, 20):
        for viewer in range(state.seats):
            for place, kinds in holds(state, viewer).items():
                sure = state.bakers[viewer].memory.sure(place)
                assert all(sure.count(kind) <= kinds.count(kind) for kind in sure)


@settings(max_examples=8, deadline=None)
@given(tables, seeds)
def test_random_play_ends_and_is_counted_right(table: Kitchen, seed: str) -> None:
    table.play_on(seed, 4)
    outcome = table.outcome()
    for seat in range(table.seats):
        assert outcome.scores[seat] == len(table.finished(seat)) == sum(n for _, n in outcome.breakdown[seat])
    best = max(outcome.scores)
    assert all(outcome.scores[seat] == best for seat in outcome.winners())
    assert len(outcome.winners()) == 1 or outcome.reason == "shared"
