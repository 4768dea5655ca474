"""potluck lab tune: a deck moves toward its target, and only where it may."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from pathlib import Path

import pytest

from potluck.catalog import find_game
from potluck.kernel.errors import BadDeck, BadSetup
from potluck.lab.deck_fields import DeckField, deck_changes, number_fields, with_number
from potluck.lab.report.tune_report import measure_name
from potluck.lab.tuning.parameters import read_parameters
from potluck.lab.tuning.target import Target, read_target

from .conftest import Run, plan_of

CARDS = {"M10": "Lobster Thermidor"}


def test_desserts_get_dearer_until_the_scores_are_as_asked(run: Run, tmp_path: Path) -> None:
    result = run(
        *("tune", "cafe-carnage", "--players", 4, "--bots", "random", "--games", 60, "--tries", 12, "--seed", "t"),
        *("--vary", "dish.*.value=±3", "--vary", "option.advanced"),
        *("--target", "minutes 4.7 ±0.1", "--workers", 1, "--out", "none"),
    )
    assert result.exit_code == 0, result.output
    result = run(
        *("tune", "cafe-carnage", "--players", 4, "--bots", "random", "--games", 60, "--tries", 14, "--seed", "t"),
        *("--vary", "dish.D01.value=0..20", "--vary", "dish.D02.value=0..20"),
        *("--target", "margin 9 ±1", "--workers", 1, "--out", "tuned"),
    )
    assert result.exit_code == 0, result.output
    house = find_game("cafe-carnage").house_deck()
    deck = (tmp_path / "tuned" / "deck.toml").read_text("utf-8")
    tomllib.loads(deck)
    find_game("cafe-carnage").setup(4, {}, deck)
    changed = {str(change.field) for change in deck_changes(house, deck)}
    assert changed
    assert changed <= {"dish.D01.value", "dish.D02.value"}
    page = (tmp_path / "tuned" / "report.html").read_text("utf-8")
    assert "fresh seeds" in page
    assert "The target is met" in result.stdout or "It is nearer than before" in result.stdout


def test_targets_are_read_from_words() -> None:
    assert read_target("first seat 25% ±1", CARDS) == Target("first seat", 0.25, 0.01, True)
    assert read_target("Lead changes 2.5 +-0.5", CARDS) == Target("lead changes", 2.5, 0.5, False)
    assert read_target("card lobster thermidor 40 % ±5", CARDS) == Target("card M10", 0.4, 0.05, True)
    assert str(read_target("last seat 20% ±0.5", CARDS)) == "last seat 20% ±0.5"


def test_a_card_is_called_by_its_name() -> None:
    plan = plan_of("cafe-carnage", 1)
    assert measure_name(read_target("card M10 40% ±5", CARDS), plan) == "the use of Lobster Thermidor"
    assert measure_name(read_target("first seat 25% ±1", CARDS), plan) == "first seat"


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("first seat", "must look like"),
        ("happiness 3 ±1", "nothing is known as 'happiness'"),
        ("first seat 25 ±1", "write %"),
        ("minutes 25% ±1", "leave out the %"),
        ("minutes 25 ±0", "must be more than 0"),
        ("card Pie 25% ±1", "there is no card 'Pie'"),
        ("first seat 250% ±1", "it must be 0% to 100%"),
        ("ties -1% ±1", "it must be 0% to 100%"),
    ],
)
def test_targets_that_are_not_understood_say_what_is(words: str, said: str) -> None:
    with pytest.raises(BadSetup, match=said):
        read_target(words, CARDS)


def test_a_range_around_a_number_ends_where_the_deck_does() -> None:
    plan = plan_of("cafe-carnage", 1)
    ends = {parameter.name: (parameter.low, parameter.high) for parameter in read_parameters(["dish.*.value=±3"], plan)}
    assert ends["dish.S01.value"] == (0, 4)
    assert ends["dish.M11.value"] == (3, 9)
    assert [
        (parameter.low, parameter.high) for parameter in read_parameters(["dish.M11.value=±999999999999"], plan)
    ] == [(0, 99)]


def test_a_refused_deck_names_its_card_and_field() -> None:
    game = find_game("cafe-carnage")
    with pytest.raises(BadDeck) as refused:
        game.read_deck(with_number(game.house_deck(), DeckField("dish", "M09", "value"), -1))
    assert (refused.value.card, refused.value.field) == ("dish M09", "value")
    assert str(refused.value) == "dish M09: value must be a whole number from 0 to 99, not -1"


def test_numbers_that_must_add_up_may_still_be_tuned_together() -> None:
    plan = plan_of("a-la-carte", 1)
    fields = [field for field, _ in number_fields(plan.deck) if field.section == "flip" and field.id == "1"]
    parameters = read_parameters([f"{field}=0..100" for field in fields], plan)
    assert [(parameter.low, parameter.high) for parameter in parameters] == [(0, 100)] * len(fields)


def test_where_every_deck_is_refused_it_says_so(refused: Callable[..., str]) -> None:
    said = refused(
        *("tune", "a-la-carte", "--players", 2, "--bots", "random", "--games", 2, "--tries", 2, "--seed", "t"),
        *("--vary", "flip.1.beside=99..100", "--target", "minutes 5 ±1", "--workers", 1, "--out", "o"),
    )
    assert "the game refuses every deck in these ranges" in said
