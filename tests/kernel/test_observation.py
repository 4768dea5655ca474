"""Views as numbers: what gets a place, and what comes to it."""

from __future__ import annotations

from typing import Any

import pytest

from potluck.kernel.observation import Layout
from potluck.kernel.phrases import Phrase


def seen(looks: list[dict[str, Any]], view: dict[str, Any], seat: int = 0, seats: int = 2) -> dict[str, float]:
    """A view's numbers that are not 0 by name, after looking at others."""
    layout = Layout(seats, float)
    for look in looks:
        layout.look(look)
    layout.settle()
    numbers = layout.fill(view, seat)
    assert len(numbers) == len(layout.names)
    return {name: number for name, number in zip(layout.names, numbers, strict=True) if number}


def test_what_is_always_the_same_has_no_place() -> None:
    assert seen([{"coins": 1, "cap": 9}, {"coins": 2, "cap": 9}], {"coins": 2, "cap": 9}) == {"coins": 2}


def test_a_word_has_a_place_for_each_word_and_a_sentence_none() -> None:
    looks = [{"step": "turn", "why": "Too dear."}, {"step": "over", "why": "Too late."}]
    assert seen(looks, looks[1]) == {"step=over": 1}
    assert seen(looks, {"step": "never heard of", "why": ""}) == {}


def test_a_phrase_is_for_people_and_has_no_place() -> None:
    looks = [{"coins": n, "why": Phrase("why-too-dear", {"price": n}).plain()} for n in (1, 2)]
    assert seen(looks, looks[1]) == {"coins": 2}


def test_a_bag_adds_up_what_is_in_it() -> None:
    looks: list[dict[str, Any]] = [
        {"hand": [{"cost": 1, "kind": "food"}]},
        {"hand": [{"cost": 2, "kind": "decor"}, {"cost": 2}]},
    ]
    hand = [{"cost": 2, "kind": "food"}, {"cost": 3, "kind": "food"}, {"cost": 0.5, "kind": "decor"}]
    assert seen(looks, {"hand": hand}) == {
        "len(hand)": 3,
        "hand[].cost": 5.5,
        "hand[].kind=food": 2,
        "hand[].kind=decor": 1,
    }


def test_one_view_leaves_nothing_behind_for_the_next() -> None:
    layout = Layout(2, float)
    for view in ({"hand": [1]}, {"hand": [1, 2]}):
        layout.look(view)
    layout.settle()
    first = layout.fill({"hand": [1, 2]}, 0)
    assert list(layout.fill({"hand": []}, 0)) == [0, 0]
    assert list(layout.fill({"hand": [1, 2]}, 0)) == list(first) == [2, 3]


@pytest.mark.parametrize("extra", [{}, {"unknown": 1, "stranger": 2, "nobody": 3}])
def test_of_many_keys_those_that_are_there_count(extra: dict[str, int]) -> None:
    looks = [{"cards": {"a": {"cost": 1}}}, {"cards": {"b": {"cost": 2}}}, {"cards": {"c": {"cost": 1}}}]
    looks += [{"cards": {"c": {"cost": 5}}}]
    assert seen(looks, {"cards": {"a": {"cost": 1}, **extra}}) == {"cards.a": 1}
    assert seen(looks, {"cards": {"c": {"cost": 4}, **extra}}) == {"cards.c.cost": 4}


def test_lists_with_an_entry_for_each_seat_begin_with_the_viewer() -> None:
    looks = [{"coins": [1, 2]}, {"coins": [3, 4]}]
    assert seen(looks, {"coins": [5, 6]}, seat=0) == {"coins[0]": 5, "coins[1]": 6}
    assert seen(looks, {"coins": [5, 6]}, seat=1) == {"coins[0]": 6, "coins[1]": 5}
