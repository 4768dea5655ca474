"""Chance: the same numbers everywhere, no bias, no prediction."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from potluck.kernel.chance import Chance, FastChance, SealedChance, fast

SEED = "5eed" * 16


def test_the_fast_stream_is_frozen() -> None:
    chance = fast("potluck")
    assert [chance.word() for _ in range(4)] == FAST_WORDS


def test_the_sealed_stream_is_frozen_and_is_keyed_blake2b() -> None:
    chance = SealedChance(SEED)
    assert [chance.word() for _ in range(4)] == SEALED_WORDS


FAST_WORDS = [4294543775, 1869207730, 3658928029, 1052838563]
SEALED_WORDS = [3308125022, 3778777346, 4013431569, 2714705313]


@pytest.mark.parametrize("make", [lambda: fast("fair"), lambda: SealedChance(SEED)], ids=["fast", "sealed"])
def test_every_face_is_equally_likely(make: object) -> None:
    chance: Chance = make()  # type: ignore[operator]
    rolls = Counter(chance.die() for _ in range(60_000))
    assert set(rolls) == {1, 2, 3, 4, 5, 6}
    assert sum((count - 10_000) ** 2 / 10_000 for count in rolls.values()) < 20.5  # p = 0.001, five degrees


@given(st.integers(1, 2**31), st.text(max_size=5))
def test_below_stays_below(n: int, seed: str) -> None:
    assert 0 <= fast(seed).below(n) < n


@pytest.mark.parametrize("make", [lambda: fast("bias"), lambda: SealedChance(SEED)], ids=["fast", "sealed"])
def test_below_throws_away_the_words_that_would_bias_it(make: object) -> None:
    """With n at three eighths of 2**32 a quarter of the words must go, or some numbers come more often."""
    chance: Chance = make()  # type: ignore[operator]
    words: Chance = make()  # type: ignore[operator]
    n = 3 * 2**29
    thrown = 0
    for _ in range(400):
        while (product := words.word() * n) & 0xFFFFFFFF < 2**32 % n:
            thrown += 1
        assert chance.below(n) == product >> 32
    assert 90 < thrown < 180


@pytest.mark.parametrize("make", [lambda: fast("copy"), lambda: SealedChance(SEED)], ids=["fast", "sealed"])
def test_a_copy_goes_on_alike_and_apart(make: object) -> None:
    chance: Chance = make()  # type: ignore[operator]
    for _ in range(21):
        chance.word()
    twin = chance.copy()
    ahead = [twin.word() for _ in range(40)]
    assert [chance.word() for _ in range(40)] == ahead


def test_a_fork_is_another_stream_and_the_same_for_the_same_place() -> None:
    parent = fast("parent")
    child = parent.copy().fork()
    assert isinstance(child, FastChance)
    assert [child.word() for _ in range(3)] != [parent.copy().word() for _ in range(3)]
    again = parent.copy().fork()
    first = [again.word() for _ in range(5)]
    other = parent.copy().fork()
    assert [other.word() for _ in range(5)] == first


def test_take_draws_each_card_once() -> None:
    pile = list(range(20))
    chance = fast("take")
    drawn = [chance.take(pile) for _ in range(20)]
    assert sorted(drawn) == list(range(20))
    assert drawn != list(range(20))
    assert pile == []


def test_shuffle_keeps_the_cards_and_reaches_every_order() -> None:
    chance = fast("shuffle")
    orders = Counter()
    for _ in range(6000):
        pile = [1, 2, 3]
        chance.shuffle(pile)
        orders[tuple(pile)] += 1
    assert len(orders) == 6
    assert min(orders.values()) > 850


def test_different_seeds_give_different_streams() -> None:
    assert len({fast(str(seed)).word() for seed in range(1000)}) > 990
