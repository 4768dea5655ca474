"""Gestures in the kernel: whose, when, in which simulation; and match files that carry their recordings."""

from __future__ import annotations

import json

import pytest

from potluck.catalog import find_game
from potluck.games.a_la_carte import ALaCarte
from potluck.games.a_la_carte.steps.seasoning import Pour
from potluck.kernel.errors import BadMatch, BrokenMatch
from potluck.kernel.gesture import Gesture
from potluck.kernel.match import Match
from potluck.kernel.matchfile import read_match, verify_match, write_match
from potluck.kernel.moves import Move
from potluck.kernel.state import State

OUT_AND_BACK = [*range(100, 1501, 100), *range(1400, -1, -100)]


class Nudge(Gesture):
    """A plug-in's own gesture, in plain Python: any nudge gives nothing."""

    def __init__(self, nothing: Move) -> None:
        self.kind = "nudge"
        self.facts = {}
        self.recording = []
        self.nothing = nothing

    def replay(self, recording: list[int]) -> list[list[int]]:
        self.recording = list(recording)
        return [[value] for value in recording]

    def outcome(self) -> Move:
        return self.nothing


class Nudged(ALaCarte):
    """Remembers which seeds it was asked for."""

    def __init__(self) -> None:
        super().__init__()
        self.seeds: list[str] = []

    def begin_gesture(self, state: State, seat: int, seed: str) -> Gesture | None:
        self.seeds.append(seed)
        return Nudge(state.gesture_outcomes(seat)[0])


def poured(game: ALaCarte, seed: str = "seed") -> tuple[Match, int]:
    """A match by gestures that waits for a pour."""
    match = Match(game.setup(2, {}), ["Ada", "Bo"], seed, False)
    while not isinstance(match.state.decision(), Pour):
        seat = match.state.pending()[0]
        moves = match.state.legal(seat)
        match.play(seat, next((move for move in moves if move.key().startswith("season")), moves[-1]))
    return match, match.state.pending()[0]


def match_with_gesture() -> Match:
    """A match with a pour by gesture in it."""
    match, seat = poured(ALaCarte())
    gesture = match.begin_gesture(seat)
    assert gesture is not None
    gesture.replay(OUT_AND_BACK)
    match.play_gesture(seat, gesture.outcome(), list(gesture.recording))
    return match


def test_only_the_seat_that_is_asked_begins_a_gesture() -> None:
    match, seat = poured(ALaCarte())
    assert match.begin_gesture(seat) is not None
    for other in (1 - seat, -1, 2):
        assert match.begin_gesture(other) is None
    fresh = Match(match.setup, match.names, "seed", False)
    assert fresh.begin_gesture(fresh.state.pending()[0]) is None


def test_a_simulation_follows_from_seed_and_position_and_tells_neither() -> None:
    game = Nudged()
    match, seat = poured(game)
    match.begin_gesture(seat)
    match.begin_gesture(seat)
    again, _ = poured(game)
    again.begin_gesture(seat)
    assert len(set(game.seeds)) == 1
    assert match.seed not in game.seeds[0]
    other, seat = poured(game, "another")
    other.begin_gesture(seat)
    assert game.seeds[-1] != game.seeds[0]
    nudge = other.begin_gesture(seat)
    assert nudge is not None
    other.play_gesture(seat, nudge.outcome(), [1, 2, 3])
    replayed = other.replay_gesture(other.position)
    assert replayed is not None
    assert replayed[1] == [[1], [2], [3]]
    assert game.seeds[-1] == game.seeds[-2]


def test_a_match_file_carries_the_recording_and_old_files_do_without() -> None:
    match = match_with_gesture()
    text = write_match(match)
    again = verify_match(text, find_game)
    assert again.played[-1].recording == OUT_AND_BACK
    assert again.replay_gesture(again.position) is not None
    document = json.loads(text)
    document["moves"][-1] = document["moves"][-1][:3]
    old = read_match(json.dumps(document), find_game)
    assert old.played[-1].by_gesture
    assert old.played[-1].recording == []
    assert old.replay_gesture(old.position) is None


def test_a_changed_recording_breaks_the_seal_and_an_impossible_one_is_not_replayed() -> None:
    document = json.loads(write_match(match_with_gesture()))
    document["moves"][-1][3][0] += 1
    with pytest.raises(BrokenMatch, match="seal"):
        verify_match(json.dumps(document), find_game)
    document["moves"][-1][3] = [5000]
    match = read_match(json.dumps(document), find_game)
    assert match.replay_gesture(match.position) is None


@pytest.mark.parametrize("recording", ["1, 2", [1.5], [True], [[1]], [1] * 10_001, None])
def test_what_is_no_recording_is_refused(recording: object) -> None:
    document = json.loads(write_match(match_with_gesture()))
    document["moves"][-1][3] = recording
    with pytest.raises(BadMatch, match="'moves'"):
        read_match(json.dumps(document), find_game)
