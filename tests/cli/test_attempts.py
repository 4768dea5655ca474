"""What somebody types who names things instead of a choice: it is understood, or refused with the rule's reason."""

from __future__ import annotations

import io
from typing import Any

import pytest
from rich.console import Console

from potluck import catalog
from potluck.cli.terminal.attempts import ThingNames
from potluck.cli.terminal.cards import CardWords
from potluck.cli.terminal.choices import choices_of
from potluck.cli.terminal.session import Session
from potluck.cli.terminal.words import TerminalWords
from potluck.kernel.match import Match
from potluck.kernel.moves import Move

from .conftest import Run

SETUP = catalog.find_game("cafe-carnage").setup(4, {})
NAMES = ["Ada", "Bo", "Lobster", "Di"]


@pytest.fixture
def things() -> ThingNames:
    """The things of a table at which somebody is called Lobster, and where one dish is also called Aunt May's."""
    cards = CardWords(SETUP, TerminalWords(SETUP, NAMES))
    cards.faces["S01"].also.append("Aunt May's")
    return ThingNames(SETUP, cards)


def tried(things: ThingNames, typed: str, view: dict[str, Any] | None = None) -> list[str]:
    """What is understood."""
    return [attempt.key() for attempt in things.attempts(typed, view or {})]


def id_of(name: str) -> str:
    """A dish's id."""
    return next(face.id for face in SETUP.game.faces(SETUP.deck) if face.name == name)


def test_a_thing_by_its_name_its_other_name_its_beginning_or_a_word(things: ThingNames) -> None:
    soup, lobster = id_of("Tomato Soup"), id_of("Lobster Thermidor")
    assert tried(things, "tomato soup") == [f"try card {soup}"]
    assert tried(things, "Tom") == [f"try card {soup}"]
    assert tried(things, "soup") == [f"try card {soup}"]
    assert tried(things, "aunt may") == ["try card S01"]
    assert tried(things, "thermidor") == [f"try card {lobster}"]
    assert tried(things, "run") == ["try place run"]
    assert tried(things, "zzz") == []
    assert tried(things, "") == []


def test_a_thing_aimed_at_another(things: ThingNames) -> None:
    soup = id_of("Tomato Soup")
    assert tried(things, "tomato soup on bo") == [f"try card {soup} on seat 1"]
    assert tried(things, "run  to DI") == ["try place run on seat 3"]
    assert tried(things, "tomato soup on zzz") == []


def test_nobody_picks_up_a_player(things: ThingNames) -> None:
    assert tried(things, "ada on bo") == []
    assert tried(things, "tomato soup on lobster") == [f"try card {id_of('Tomato Soup')} on seat 2"]


def test_what_is_in_sight_is_meant_first(things: ThingNames) -> None:
    rolls = [id_of("Spring Rolls"), id_of("Sushi Rolls")]
    for seen in rolls:
        assert tried(things, "rolls", {"menu": [seen]})[0] == f"try card {seen}"


def answered(typed: str) -> tuple[Move | None, str]:
    """What comes of typing something at the first decision of a dinner."""
    page = io.StringIO()
    match = Match(SETUP, NAMES, "seed", False)
    session = Session(Console(file=page, width=200), match, [0], {})
    answer = session.prompt.understand(0, typed, choices_of(match.state, 0, session.prompt.cards))
    return answer, " ".join(page.getvalue().split())


def test_an_attempt_that_means_one_legal_move_is_that_move() -> None:
    legal = Match(SETUP, NAMES, "seed", False).state.legal(0)
    names = {face.id: face.name for face in SETUP.game.faces(SETUP.deck)}
    dish = names[str(legal[1].phrase().facts["dish"])]
    assert answered(f"{dish} on bo") == (legal[1], "")


def test_an_attempt_that_is_not_allowed_gets_the_reason_and_the_rule() -> None:
    assert answered("run on bo") == (None, "First the orders, then the ballot. (CC-2.1; ? shows it)")


def test_the_reason_is_given_at_the_prompt(run: Run) -> None:
    shown = run("play", "cafe-carnage", "--seed", "1", "--names", "Ada", answers=["lob on basil", "?", "q"]).stdout
    told = " ".join(shown.split())
    assert "Choose your starter from the three dishes on your menu. (CC-3.1; ? shows it)" in told


def test_a_move_that_is_in_no_catalogue_is_refused_by_its_rule() -> None:
    """Churros need no power: no deck has a move that takes it from them."""
    setup = catalog.find_game("cake-auf").setup(4, {"start": "1"})
    page = io.StringIO()
    match = Match(setup, NAMES, "2", False)  # Ada holds a Power Outage, and somebody else bakes Churros
    session = Session(Console(file=page, width=200), match, [0], {})
    choices = choices_of(match.state, 0, session.prompt.cards)
    assert session.prompt.understand(0, "power outage on churros", choices) is None
    assert page.getvalue() == "Churros does not need power. (CA-A2; ? shows it)\n"
