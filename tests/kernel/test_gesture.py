"""Hands at the kernel's door: whose, when, in which world; and match files that carry what they did."""

from __future__ import annotations

import json

import pytest

from potluck.catalog import find_game
from potluck.games.a_la_carte import ALaCarte
from potluck.games.a_la_carte.steps.seasoning import Pour
from potluck.kernel.errors import BadMatch, BrokenMatch
from potluck.kernel.gesture import Movement
from potluck.kernel.match import Match
from potluck.kernel.matchfile import read_match, verify_match, write_match
from potluck.kernel.moves import Move
from potluck.kernel.state import State

OUT_AND_BACK = [*range(100, 1501, 100), *range(1400, -1, -100)]


class Nudge(Movement):
    """A plug-in's own movement, in plain Python: any nudge gives nothing."""

    def __init__(self, nothing: Move) -> None:
        self.kind = "nudge"
        self.facts = {}
        self.gesture = []
        self.nothing = nothing

    def redo(self, gesture: list[int]) -> list[list[int]]:
        self.gesture = list(gesture)
        return [[value] for value in gesture]

    def outcome(self) -> Move:
        return self.nothing


class Nudged(ALaCarte):
    """Remembers which worlds it was asked for."""

    def __init__(self) -> None:
        super().__init__()
        self.seeds: list[str] = []

    def grasp(self, state: State, seat: int, seed: str) -> Movement | None:
        self.seeds.append(seed)
        return Nudge(state.gestures(seat)[0])


def poured(game: ALaCarte, seed: str = "seed") -> tuple[Match, int]:
    """A match by hand that waits for a pour."""
    match = Match(game.setup(2, {}), ["Ada", "Bo"], seed, False)
    while not isinstance(match.state.decision(), Pour):
        seat = match.state.pending()[0]
        moves = match.state.legal(seat)
        match.play(seat, next((move for move in moves if move.key().startswith("season")), moves[-1]))
    return match, match.state.pending()[0]


def by_hand() -> Match:
    """A match with a pour by hand in it."""
    match, seat = poured(ALaCarte())
    movement = match.grasp(seat)
    assert movement is not None
    movement.redo(OUT_AND_BACK)
    match.play_by_hand(seat, movement.outcome(), list(movement.gesture))
    return match


def test_only_whose_hand_is_asked_for_grasps_anything() -> None:
    match, seat = poured(ALaCarte())
    assert match.grasp(seat) is not None
    for other in (1 - seat, -1, 2):
        assert match.grasp(other) is None
    fresh = Match(match.setup, match.names, "seed", False)
    assert fresh.grasp(fresh.state.pending()[0]) is None


def test_a_world_follows_from_seed_and_position_and_tells_neither() -> None:
    game = Nudged()
    match, seat = poured(game)
    match.grasp(seat)
    match.grasp(seat)
    again, _ = poured(game)
    again.grasp(seat)
    assert len(set(game.seeds)) == 1
    assert match.seed not in game.seeds[0]
    other, seat = poured(game, "another")
    other.grasp(seat)
    assert game.seeds[-1] != game.seeds[0]
    nudge = other.grasp(seat)
    assert nudge is not None
    other.play_by_hand(seat, nudge.outcome(), [1, 2, 3])
    redone = other.redo(other.position)
    assert redone is not None
    assert redone[1] == [[1], [2], [3]]
    assert game.seeds[-1] == game.seeds[-2]


def test_a_match_file_carries_the_gesture_and_old_files_do_without() -> None:
    match = by_hand()
    text = write_match(match)
    again = verify_match(text, find_game)
    assert again.played[-1].gesture == OUT_AND_BACK
    assert again.redo(again.position) is not None
    document = json.loads(text)
    document["moves"][-1] = document["moves"][-1][:3]
    old = read_match(json.dumps(document), find_game)
    assert old.played[-1].by_hand
    assert old.played[-1].gesture == []
    assert old.redo(old.position) is None


def test_a_changed_gesture_breaks_the_seal_and_a_lawless_one_is_not_done_again() -> None:
    document = json.loads(write_match(by_hand()))
    document["moves"][-1][3][0] += 1
    with pytest.raises(BrokenMatch, match="seal"):
        verify_match(json.dumps(document), find_game)
    document["moves"][-1][3] = [5000]
    match = read_match(json.dumps(document), find_game)
    assert match.redo(match.position) is None


@pytest.mark.parametrize("gesture", ["1, 2", [1.5], [True], [[1]], [1] * 10_001, None])
def test_what_is_no_gesture_is_refused(gesture: object) -> None:
    document = json.loads(write_match(by_hand()))
    document["moves"][-1][3] = gesture
    with pytest.raises(BadMatch, match="'moves'"):
        read_match(json.dumps(document), find_game)
