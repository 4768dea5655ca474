"""Append-only lists and dictionaries: every version stays what it was, whatever is added to another one."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from potluck.kernel.append_only import AppendOnlyDict, AppendOnlyList

#: Which earlier version is added to, and what.
STEPS = st.lists(st.tuples(st.integers(0, 30), st.integers(0, 9)), max_size=30)


@given(STEPS)
def test_every_version_of_a_list_stays_what_it_was(steps: list[tuple[int, int]]) -> None:
    versions: list[tuple[AppendOnlyList[int], list[int]]] = [(AppendOnlyList([], 0), [])]
    for which, item in steps:
        values, plain = versions[which % len(versions)]
        versions.append((values.plus([item, item + 1]), [*plain, item, item + 1]))
        versions.append((values.first(item), plain[:item]))
    for values, plain in versions:
        assert values.items() == list(values) == plain
        assert len(values) == len(plain)
        assert [values[index] for index in range(-len(plain), len(plain))] == plain * 2


@given(STEPS)
def test_every_version_of_a_dictionary_stays_what_it_was(steps: list[tuple[int, int]]) -> None:
    versions: list[tuple[AppendOnlyDict[int, str], dict[int, str]]] = [(AppendOnlyDict({}, 0), {})]
    for number, (which, key) in enumerate(steps):
        values, plain = versions[which % len(versions)]
        versions.append((values.plus(key, str(number)), {**plain, key: str(number)}))
    for values, plain in versions:
        assert values.items() == plain
        assert len(values) == len(plain)
        assert [values.get(key) for key in range(10)] == [plain.get(key) for key in range(10)]


def test_the_latest_version_is_added_to_without_a_copy() -> None:
    first: AppendOnlyList[int] = AppendOnlyList([], 0)
    second = first.plus([1])
    assert second.shared is first.shared
    assert first.plus([2]).shared is not first.shared
    one: AppendOnlyDict[str, int] = AppendOnlyDict({}, 0)
    two = one.plus("a", 1)
    assert two.shared is one.shared
    assert one.plus("b", 2).shared is not one.shared


def test_what_a_longer_version_has_is_out_of_reach() -> None:
    short: AppendOnlyList[int] = AppendOnlyList([], 0).plus([1])
    short.plus([2])
    for index in (1, -2):
        with pytest.raises(IndexError):
            short[index]
