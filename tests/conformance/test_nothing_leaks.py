"""Views, events, questions and refusals tell a seat nothing that it may not know.

The proof: deal again all that a seat cannot know, and whatever it is told stays the same.
"""

from __future__ import annotations

import json
from typing import Any

from conformance.attempts import attempts
from conformance.random_walks import Case, sample_walk
from potluck.kernel.chance import fast
from potluck.kernel.events import SPECTATOR
from potluck.kernel.snapshot import dump
from potluck.kernel.state import State


def dump_without_chance(state: State) -> str:
    """The whole truth but for the place that chance is at."""
    data = dump(state)
    data["with"].pop("chance")
    return json.dumps(data)


def told_to_seat(case: Case, state: State, seat: int) -> dict[str, Any]:
    """All that a seat is told at a decision."""
    legal = state.legal(seat)
    refusals = []
    for move in [*case.setup().deck.catalogue.moves[::3], *attempts(case, state, seat, 40)]:
        refusal = state.verify(seat, move)
        refusals.append(None if refusal is None else [refusal.rule, refusal.phrase.plain()])
    forecasts = [state.forecast(seat, move) for move in legal]
    return {
        "view": case.game.view(state, seat),
        "pending": state.pending(),
        "legal": [move.code for move in legal],
        "refusals": refusals,
        "ask": state.ask(seat).plain() if legal else "",
        "names": [state.name(seat, move).plain() for move in legal],
        "forecasts": [None if forecast is None else forecast.plain() for forecast in forecasts],
    }


def test_imagining_never_changes_what_the_seat_sees(case: Case) -> None:
    chance = fast("imagine")
    for point in sample_walk(case, "imagine", 20):
        for seat in range(case.seats):
            told = json.dumps(told_to_seat(case, point.state, seat))
            imagined = point.state.imagine(seat, chance)
            assert json.dumps(told_to_seat(case, imagined, seat)) == told


def test_spectators_see_what_is_public(case: Case) -> None:
    chance = fast("spectator")
    for point in sample_walk(case, "spectator", 20):
        public = json.dumps(case.game.view(point.state, SPECTATOR))
        for seat in range(case.seats):
            assert json.dumps(case.game.view(point.state.imagine(seat, chance), SPECTATOR)) == public


def test_imagination_knows_no_more_than_the_seat(case: Case) -> None:
    """What is imagined depends on the seat's knowledge and on chance alone, never on the hidden truth."""
    for point in sample_walk(case, "knowledge", 20):
        for seat in range(case.seats):
            elsewhere = point.state.imagine(seat, fast("another world"))
            here = dump(point.state.imagine(seat, fast("same dream")))
            there = dump(elsewhere.imagine(seat, fast("same dream")))
            assert here == there


def test_imagination_really_varies_what_is_hidden(case: Case) -> None:
    worlds = 0
    for point in sample_walk(case, "variety", 20):
        for seat in range(case.seats):
            first = dump_without_chance(point.state.imagine(seat, fast("one")))
            second = dump_without_chance(point.state.imagine(seat, fast("two")))
            worlds += first != second
    if case.game.hides:
        assert worlds > 0


def test_imagined_worlds_play_on_to_the_end(case: Case) -> None:
    chance = fast("go on")
    for point in sample_walk(case, "go on", 5):
        for seat in range(case.seats):
            world = point.state.imagine(seat, chance)
            census = case.game.census(world)
            assert census == case.game.census(point.state)
            while (next_seat := world.next_seat()) >= 0:
                moves = world.legal(next_seat)
                world.apply(next_seat, moves[chance.below(len(moves))])
            assert world.outcome() is not None


def test_events_tell_no_more_than_views(case: Case) -> None:
    """The same move in two worlds that look alike before and after sounds alike too."""
    compared = 0
    for point in sample_walk(case, "events", 30):
        for listener in range(case.seats):
            worlds = [point.state.copy(), point.state.imagine(listener, fast("elsewhere"))]
            if point.move not in worlds[1].legal(point.seat):
                continue
            stories, views = [], []
            for world in worlds:
                world.chance = fast("the same dice")
                world.journal = []
                world.apply(point.seat, point.move)
                views.append(json.dumps(case.game.view(world, listener)))
                stories.append([[event.kind, event.facts] for event in world.journal if event.heard_by(listener)])
            if views[0] == views[1]:
                compared += 1
                assert stories[0] == stories[1]
    assert compared > 0


def test_whoever_changes_a_sealed_answer_does_so_in_silence(case: Case) -> None:
    """While others still think, an answer can be given again; nobody else sees or hears that."""
    for point in sample_walk(case, "second thoughts", 30):
        table = point.state.copy()
        table.apply(point.seat, point.move)
        others = [viewer for viewer in [*range(case.seats), SPECTATOR] if viewer != point.seat]
        if point.seat in table.pending() or table.pending() != [s for s in point.state.pending() if s != point.seat]:
            continue
        before = [json.dumps(case.game.view(table, viewer)) for viewer in others]
        for again in table.legal(point.seat):
            table.journal = []
            table.apply(point.seat, again)
            assert [json.dumps(case.game.view(table, viewer)) for viewer in others] == before
            assert not [event for event in table.journal for viewer in others if event.heard_by(viewer)]


def test_views_are_plain_and_private(case: Case) -> None:
    """A view is JSON, and changing it changes nothing at the table."""
    for point in sample_walk(case, "plain", 10):
        before = json.dumps(dump(point.state))
        for viewer in [*range(case.seats), SPECTATOR]:
            view = case.game.view(point.state, viewer)
            assert json.loads(json.dumps(view)) == view
            overwrite(view)
        assert json.dumps(dump(point.state)) == before


def overwrite(value: object) -> None:
    """Spoil every list and dict inside a view."""
    if isinstance(value, dict):
        for item in value.values():
            overwrite(item)
        value["overwritten"] = 1
    elif isinstance(value, list):
        for item in value:
            overwrite(item)
        value.append("overwritten")
