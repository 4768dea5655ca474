"""Everybody hears their own story."""

from __future__ import annotations

from potluck.kernel.events import SPECTATOR
from potluck.kernel.phrases import Phrase

from .tables import dinner, move, story


def test_a_menu_is_told_to_its_diner_only() -> None:
    table = dinner()
    lines = {viewer: [phrase for _, phrase in story(table, viewer)] for viewer in (0, 1, SPECTATOR)}
    assert any(phrase.key == "event-menu" for phrase in lines[0])
    assert lines[0] != lines[1]
    assert not any(phrase.key == "event-menu" for phrase in lines[SPECTATOR])


def test_the_story_since_a_position_has_what_came_after_and_nothing_else() -> None:
    table = dinner()
    for seat in range(4):
        table = move(table, seat)
    whole = story(table, 0)
    for have in range(-1, 5):
        assert story(table, 0, have) == [(at, phrase) for at, phrase in whole if at > have]


def test_who_has_sealed_is_told_what_they_sealed_is_not() -> None:
    table = dinner()
    table = move(table, 2)
    assert story(table, 1, 0) == [(1, Phrase("event-sealed", {"seat": 2}))]
