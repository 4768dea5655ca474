"""The board that is drawn for any view, by its declaration."""

from __future__ import annotations

import io
from typing import Any

import pytest
from rich.console import Console

from potluck import catalog
from potluck.cli.terminal.board import Board
from potluck.cli.terminal.words import TerminalWords
from potluck.kernel.chance import fast
from potluck.kernel.events import SPECTATOR
from potluck.kernel.phrases import Phrase
from potluck.kernel.state import play_randomly
from potluck.kernel.view import Schema
from potluck.language.teller import compile_messages

from .conftest import installed

NAMES = ["Ada", "Bo", "Cy", "Di", "Ed", "Flo", "Gus", "Hal"]
DISHES = "dishes"
LONG = "m" * 40
#: Labels of the fields that these tests declare, and the words of one.
MESSAGES = f"""
field-round = Round
field-open_kitchen = Open kitchen
field-late = Late
field-guest = Guest
field-mood = Mood
mood-so-so = so so
field-cooks = Cooks
field-stars = Stars
field-place = Place
place-asylum = asylum
field-pool = Pool
field-max = Max
field-now = Now
field-pile = Pile
field-motto = Motto
motto-{LONG} = {LONG}
field-secret = Secret
secret-{LONG} = {LONG}
field-leader = Leader
field-goals = Goals
field-goal = Goal
goal-lunch = Lunch
goal-tea = Tea
field-needs = Needs
field-owner = Owner
field-sources = Sources
field-source = Source
source-coins = Coins
field-stock = Stock
field-figs = Figs
field-rice = Rice
field-eggs = Eggs
field-milk = Milk
field-salt = Salt
field-tea = Tea
field-last_round = Last round
field-number = Number
field-paid = Paid
field-bans = Bans
field-back = Went back
field-news = News
field-roll = Roll
field-menu = Menu
field-places = Places
"""


def drawn(
    schema: Schema, view: dict[str, Any], viewer: int = 0, room: int | None = None, height: int = 25
) -> list[str]:
    """A view on an 80-column screen, drawn at a table of Café Carnage (any game with four seats would do)."""
    setup = catalog.find_game("cafe-carnage").setup(4, {})
    words = TerminalWords(setup, NAMES[:4])
    words.bundles = [compile_messages("en", MESSAGES), *words.bundles]
    page = io.StringIO()
    console = Console(
        file=page, width=80, height=height, force_terminal=room is not None, color_system=None, markup=False
    )
    board = Board(setup, words)
    board.schema = schema
    board.draw(console, view, viewer, room)
    return page.getvalue().splitlines()


def lines_of(schema: Schema, view: dict[str, Any]) -> list[str]:
    """The same with single spaces."""
    return [" ".join(line.split()) for line in drawn(schema, view)]


def test_simple_facts_make_a_line() -> None:
    schema = Schema("View")
    schema.number("round")
    schema.flag("open_kitchen")
    schema.flag("late")
    schema.card("guest", DISHES, optional=True)
    schema.word("mood", ["so so"])
    schema.seat("leader")
    view = {"round": 2, "open_kitchen": True, "late": False, "guest": None, "mood": "so so", "leader": 1}
    assert drawn(schema, view) == ["Round 2 · Open kitchen · Mood so so · Leader Bo"]


def cooks() -> Schema:
    """A table of cooks with a few short fields and a pile."""
    pool = Schema("Pool")
    pool.number("max")
    pool.number("now")
    cook = Schema("Cook")
    cook.number("stars")
    cook.word("place", ["asylum"])
    cook.record("pool", pool)
    cook.cards("pile", DISHES)
    schema = Schema("View")
    schema.records_by_seat("cooks", cook)
    return schema


def test_records_by_seat_make_a_table() -> None:
    people = [
        {"stars": seat, "place": "asylum", "pool": {"max": 4, "now": seat}, "pile": ["S01"] * seat} for seat in range(4)
    ]
    lines = drawn(cooks(), {"cooks": people}, viewer=2)
    assert lines[0].split() == ["Cooks", "Stars", "Place", "Pool"]
    assert lines[3].startswith("▸ Cy")
    assert "Max 4, Now 2" in lines[3]
    assert lines[5].strip() == "Pile"
    assert [line.split() for line in lines[6:]] == [
        ["Bo", "Steamed", "Pears", "$1"],
        ["▸", "Cy", "Steamed", "Pears", "$1", "×2"],
        ["Di", "Steamed", "Pears", "$1", "×3"],
    ]


def test_numbers_by_seat_make_a_table_too() -> None:
    schema = Schema("View")
    schema.numbers_by_seat("paid")
    assert lines_of(schema, {"paid": [3, 0, 4, 1]}) == ["Paid", "▸ Ada 3", "Bo 0", "Cy 4", "Di 1"]


def test_columns_that_do_not_fit_become_lines() -> None:
    cook = Schema("Cook")
    cook.number("stars")
    cook.word("motto", [LONG])
    cook.word("secret", [LONG], optional=True)
    schema = Schema("View")
    schema.records_by_seat("cooks", cook)
    people = [{"stars": 1, "motto": LONG, "secret": None if seat else LONG} for seat in range(4)]
    lines = drawn(schema, {"cooks": people})
    assert lines[0].split()[:2] == ["Cooks", "Stars"]
    assert max(len(line) for line in lines) <= 80
    assert "…" not in "".join(lines)
    assert "".join(lines).count(LONG) == 5


def test_a_list_is_not_about_the_seats_even_if_it_is_as_long() -> None:
    schema = Schema("View")
    schema.numbers("roll")
    schema.seats("late")
    assert lines_of(schema, {"roll": [6, 5, 2, 2], "late": [0, 1, 2, 3]}) == ["Roll 6 5 2 2", "Late Ada, Bo, Cy, Di"]


def test_records_are_called_by_their_first_field() -> None:
    goal = Schema("Goal")
    goal.word("goal", ["lunch", "tea"])
    goal.number("needs")
    goal.seat("owner", optional=True)
    source = Schema("Source")
    source.word("source", ["coins"])
    source.number("stars")
    stock = Schema("Stock")
    for name in ("tea", "milk", "salt", "figs", "rice", "eggs"):
        stock.number(name)
    schema = Schema("View")
    schema.records("goals", goal)
    schema.records("sources", source)
    schema.record("stock", stock)
    view = {
        "goals": [{"goal": "lunch", "needs": 2, "owner": 3}, {"goal": "tea", "needs": 1, "owner": None}],
        "sources": [{"source": "coins", "stars": 4}],
        "stock": {"tea": 1, "milk": 0, "salt": 2, "figs": 0, "rice": 0, "eggs": 1},
    }
    assert lines_of(schema, view) == [
        "Goals Lunch (Needs 2, Owner Di)",
        "Tea (Needs 1)",
        "Sources Coins 4",
        "Stock Tea 1, Salt 2, Eggs 1",
    ]


def last_round() -> Schema:
    """A record with something for each seat in it."""
    last = Schema("Round")
    last.number("number")
    last.numbers_by_seat("paid")
    last.cards_by_seat("pile", DISHES)
    last.seats("late")
    last.seats("bans")
    last.cards("back", DISHES)
    schema = Schema("View")
    schema.record("last_round", last, optional=True)
    return schema


def test_a_record_with_lists_is_a_smaller_board() -> None:
    piles = [["S01"], [], ["S02", "S01"], []]
    view = {"number": 3, "paid": [1, 2, 3, 4], "pile": piles, "late": [1, 3], "bans": [], "back": ["S02"]}
    lines = drawn(last_round(), {"last_round": view})
    assert lines[0].rstrip() == "Last round  Number 3"
    assert lines[1].split() == ["Went", "back", "Tomato", "Soup", "$1"]
    assert lines[2].split() == ["Paid", "Pile", "Late"]
    assert lines[4].split() == ["Bo", "2", "yes"]
    assert " ".join(lines[5].split()) == "Cy 3 Tomato Soup, Steamed Pears"
    assert drawn(last_round(), {"last_round": None}) == []


def test_a_list_of_records_may_say_something_of_every_seat() -> None:
    round_ = Schema("Round")
    round_.number("number")
    round_.numbers_by_seat("paid")
    schema = Schema("View")
    schema.records("round", round_)
    assert lines_of(schema, {"round": [{"number": 1, "paid": [1, 2, 3, 4]}]}) == [
        "Round Number 1, Paid Ada 1, Bo 2, Cy 3, Di 4"
    ]


def test_phrases_are_told_and_gaps_are_seen() -> None:
    schema = Schema("View")
    schema.phrase("news")
    schema.cards("places", DISHES, length=3, optional=True)
    view = {"news": Phrase("event-sealed", {"seat": 2}).plain(), "places": ["S01", None, None]}
    assert lines_of(schema, view) == ["News Cy has chosen.", "Places Steamed Pears $1, –, –"]
    assert drawn(schema, {"news": None, "places": [None, None, None]}) == []


def test_cards_show_their_corner_and_where_there_is_space_what_they_do() -> None:
    schema = Schema("View")
    schema.cards("menu", DISHES)
    view = {"menu": ["S01", "S02", "S01"]}
    small, tall = drawn(schema, view, room=1), drawn(schema, view, room=20)
    first, second = small[-1].removeprefix("Menu").strip().split(", ")
    assert first.endswith(" ×2")
    assert "$" in first
    assert not any("Costs $" in line for line in small)
    for lines in (tall, drawn(schema, view)):
        assert first in lines[-2]
        assert second in lines[-1]
        assert "Costs $" in lines[-1]


def test_on_a_small_screen_the_lightest_parts_go_first() -> None:
    schema = cooks()
    schema.number("round")
    schema.record("last_round", last_round().fields[0].below())
    schema.cards("menu", DISHES)
    round_ = {"number": 3, "paid": [1, 2, 3, 4], "pile": [[], [], [], []], "late": [], "bans": [], "back": []}
    person = {"stars": 1, "place": "asylum", "pool": {"max": 4, "now": 1}, "pile": ["S02"]}
    view = {"round": 1, "last_round": round_, "cooks": [person] * 4, "menu": ["S01"]}
    whole = "\n".join(drawn(schema, view))
    small = "\n".join(drawn(schema, view, room=8))
    assert "Last round" in whole
    assert "Pile" in whole
    assert "Last round" not in small
    assert "Pile" not in small
    assert "Steamed Pears" in small
    assert "Stars" in small


@pytest.mark.parametrize("id", installed())
def test_every_game_is_drawn_at_80_columns_from_first_to_last(id: str) -> None:
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
