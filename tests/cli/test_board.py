"""The board that is drawn for any view."""

from __future__ import annotations

import io
from typing import Any

from rich.console import Console

from potluck import catalog
from potluck.cli.terminal.board import Board
from potluck.cli.terminal.words import TerminalWords
from potluck.kernel.chance import fast
from potluck.kernel.events import SPECTATOR
from potluck.kernel.phrases import Phrase
from potluck.kernel.state import play_randomly

from .conftest import installed

NAMES = ["Ada", "Bo", "Cy", "Di", "Ed", "Flo", "Gus", "Hal"]


def drawn(view: dict[str, Any], viewer: int = 0, room: int | None = None, height: int = 25) -> list[str]:
    """A view on an 80-column screen, drawn at a table of Café Carnage (any game with four seats would do)."""
    setup = catalog.find_game("cafe-carnage").setup(4, {})
    page = io.StringIO()
    console = Console(
        file=page, width=80, height=height, force_terminal=room is not None, color_system=None, markup=False
    )
    Board(setup, TerminalWords(setup, NAMES[:4])).draw(console, view, viewer, room)
    return page.getvalue().splitlines()


def test_plain_facts_make_a_line() -> None:
    view = {"round": 2, "rounds": 4, "seat": 0, "open_kitchen": True, "late": False, "guest": None, "mood": "so_so"}
    assert drawn(view) == ["Round 2 of 4 · open kitchen · mood so so"]


def test_an_entry_for_every_seat_makes_a_table() -> None:
    cooks = [
        {"stars": seat, "place": "asylum", "pool": {"max": 4, "now": seat}, "pile": ["x"] * seat} for seat in range(4)
    ]
    lines = drawn({"cooks": cooks}, viewer=2)
    assert lines[0].split() == ["Cooks", "Stars", "Place", "Pool"]
    assert lines[3].startswith("▸ Cy")
    assert "max 4, now 2" in lines[3]
    assert lines[5].strip() == "Pile"
    assert [line.split() for line in lines[6:]] == [["Bo", "x"], ["▸", "Cy", "x", "×2"], ["Di", "x", "×3"]]


def test_columns_that_do_not_fit_become_lines() -> None:
    cooks = [{"stars": 1, "motto": "m" * 40, "secret": "s" * 40 if seat == 0 else None} for seat in range(4)]
    lines = drawn({"cooks": cooks})
    assert lines[0].split()[:2] == ["Cooks", "Stars"]
    assert max(len(line) for line in lines) <= 80
    assert "…" not in "".join(lines)
    assert "".join(lines).count("m" * 40) == 4


def test_cards_are_not_people_even_if_there_are_as_many() -> None:
    lines = drawn({"goals": [{"id": "G1", "needs": seat} for seat in range(4)]})
    assert lines[0].split() == ["Goals", "G1", "0"]


def test_things_are_called_by_their_titles_and_seats_by_their_names() -> None:
    view = {
        "start_player": 1,
        "goals": [{"name": "Lunch", "needs": 2, "owner": 3}, {"name": "Tea", "needs": 1, "owner": None}],
        "points": [{"heading": "Coins", "points": 4}],
        "stock": {"tea": 1, "milk": 0, "salt": 2, "figs": 0, "rice": 0, "eggs": 1},
    }
    assert [" ".join(line.split()) for line in drawn(view)] == [
        "Start player Bo",
        "Goals Lunch (needs 2, owner Di)",
        "Tea (needs 1)",
        "Points Coins 4",
        "Stock tea 1, salt 2, eggs 1",
    ]


def test_what_is_nested_is_a_smaller_board() -> None:
    lines = drawn({"last_round": {"number": 3, "paid": [1, 2, 3, 4], "late": [1, 3], "bans": []}})
    assert lines[0].rstrip() == "Last round  number 3"
    assert lines[1].split() == ["Paid", "Late"]
    assert lines[3].split() == ["Bo", "2", "yes"]
    assert lines[4].split() == ["Cy", "3"]


def test_phrases_and_seats_are_told_and_fields_are_called_by_the_games_words() -> None:
    view = {
        "ious": 2,
        "step": "ballot",
        "ballot": "run",
        "course": "main",
        "runners": [1, 3],
        "news": Phrase("event-sealed", {"seat": 2}).plain(),
        "hand": {"split": 1, "run": 0},
    }
    assert [" ".join(line.split()) for line in drawn(view)] == [
        "IOUs 2 · ballot run · course main",
        "Ran Bo, Di",
        "News Cy has chosen.",
        "Hand split 1, run 0",
    ]


def test_cards_show_their_corner_and_where_there_is_space_what_they_do() -> None:
    view = {"cooks": [{"stars": 1, "pile": ["egg"]} for _ in range(4)], "menu": ["S01", "S02", "S01"]}
    small, tall = drawn(view, room=6), drawn(view, room=20)
    first, second = small[-1].removeprefix("Menu").strip().split(", ")
    assert first.endswith(" ×2")
    assert "$" in first
    assert not any("Costs $" in line for line in small)
    for lines in (tall, drawn(view)):
        assert first in lines[-2]
        assert second in lines[-1]
        assert "Costs $" in lines[-1]


def test_on_a_small_screen_the_lightest_parts_go_first() -> None:
    view = {
        "round": 1,
        "history": {"paid": [1, 2, 3, 4]},
        "cooks": [{"stars": 1, "pile": ["egg"]} for _ in range(4)],
        "hand": ["flour"],
    }
    whole = "\n".join(drawn(view))
    small = "\n".join(drawn(view, room=8))
    assert "History" in whole
    assert "Pile" in whole
    assert "History" not in small
    assert "Pile" not in small
    assert "flour" in small
    assert "Stars" in small


def test_every_game_is_drawn_at_80_columns_from_first_to_last() -> None:
    for id in installed():
        game = catalog.find_game(id)
        setup = game.setup(game.most_seats, {})
        board = Board(setup, TerminalWords(setup, NAMES[: setup.seats]))
        state = setup.start(fast("board"))
        chance = fast("moves")
        views = [game.view(state, 0)]
        for _ in range(200):
            seat = state.next_seat()
            if seat < 0:
                break
            moves = state.legal(seat)
            state.apply(seat, moves[chance.below(len(moves))])
            views.append(game.view(state, seat))
        play_randomly(state, chance)
        views = [*views[::12], game.view(state, 0), game.view(state, SPECTATOR)]
        for viewer, view in enumerate(views):
            page = io.StringIO()
            board.draw(Console(file=page, width=80, markup=False, emoji=False), view, viewer % setup.seats)
            assert page.getvalue()
            assert max(len(line) for line in page.getvalue().splitlines()) <= 80
