"""Everybody hears his own story."""

from __future__ import annotations

from potluck.kernel.events import SPECTATOR

from .tables import dinner, move


def test_a_menu_is_told_to_its_diner_only() -> None:
    table = dinner()
    lines = {viewer: table.narration.since(-1, viewer, table.setup, table.names) for viewer in (0, 1, SPECTATOR)}
    assert any(line.kind == "menu" for line in lines[0])
    assert lines[0] != lines[1]
    assert not any(line.kind == "menu" for line in lines[SPECTATOR])


def test_the_story_since_a_position_has_what_came_after_and_nothing_else() -> None:
    table = dinner()
    for seat in range(4):
        table = move(table, seat)
    whole = table.narration.since(-1, 0, table.setup, table.names)
    for have in range(-1, 5):
        assert table.narration.since(have, 0, table.setup, table.names) == [
            line for line in whole if line.position > have
        ]


def test_who_has_sealed_is_told_what_he_sealed_is_not() -> None:
    table = dinner()
    table = move(table, 2)
    (line,) = table.narration.since(0, 1, table.setup, table.names)
    assert line.text == "Francois has chosen."
