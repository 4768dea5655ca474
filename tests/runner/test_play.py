"""The runner's loop: the same match whoever watches, and compiled code where nobody watches decisions."""

from __future__ import annotations

from typing import ClassVar

import pytest

from potluck.bots.bot import play_out
from potluck.bots.levels import LEVELS
from potluck.catalog import find_game
from potluck.kernel.chance import fast
from potluck.kernel.errors import BadSetup
from potluck.kernel.match import Match
from potluck.kernel.matchfile import verify_match, write_match
from potluck.kernel.moves import Move
from potluck.kernel.outcome import Outcome
from potluck.kernel.state import State
from potluck.runner import play
from potluck.runner.observers import MatchRecorder, ResultTally
from potluck.runner.plan import PlannedMatch, Rotation, line_up
from potluck.runner.play import MatchObserver, play_matches


class Ends(MatchObserver):
    """Keeps how matches ended."""

    def __init__(self) -> None:
        self.seen: list[tuple[int, list[int], int]] = []

    def on_end(self, match: PlannedMatch, outcome: Outcome, decisions: int) -> None:
        self.seen.append((match.number, outcome.scores, decisions))


class Decisions(Ends):
    """Counts decisions as well."""

    watches_decisions: ClassVar[bool] = True

    def __init__(self) -> None:
        super().__init__()
        self.counts: list[int] = []

    def on_start(self, match: PlannedMatch, state: State) -> None:
        assert state.outcome() is None
        self.counts.append(0)

    def on_decision(self, state: State, seat: int, moves: list[Move], move: Move) -> None:
        assert move in moves
        assert seat in state.pending()
        self.counts[-1] += 1


def rotation(bots: list[str]) -> Rotation:
    game = find_game("cafe-carnage")
    return Rotation([game.setup(4, {}), game.setup(5, {})], bots, "soup")


def test_a_match_is_the_same_whoever_watches() -> None:
    planned = rotation(["random", "regular", "novice"])
    quick, watched = Ends(), Decisions()
    play_matches(map(planned.match, range(6)), quick)
    play_matches(map(planned.match, range(6)), watched)
    assert quick.seen == watched.seen
    assert watched.counts == [decisions for _, _, decisions in watched.seen]


def test_matches_are_dealt_from_their_number_alone() -> None:
    planned = rotation(["random", "regular"])
    match = planned.match(7)  # the fourth match of five players
    assert match.seating.names == ["regular", "random", "random", "regular", "random"]
    state = match.seating.setup.start(fast("soup/7"))
    bots = [LEVELS[name].repeatable for name in match.seating.names]
    decisions = play_out(match.seating.setup, state, bots, fast("soup/7/bots"))
    ends = Ends()
    play_matches([match], ends)
    outcome = state.outcome()
    assert outcome is not None
    assert ends.seen == [(7, outcome.scores, decisions)]


def test_compiled_code_plays_where_nobody_watches_decisions(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> int:
        raise AssertionError("played decision by decision")

    monkeypatch.setattr(play, "play_watched", refuse)
    tally = ResultTally(4)
    play_matches([rotation(["random"]).match(0)], tally)
    assert tally.decisions.count == 1
    with pytest.raises(AssertionError, match="decision by decision"):
        play_matches([rotation(["random"]).match(0)], tally, Decisions())


def test_tallies_merge_in_any_order() -> None:
    planned = Rotation([find_game("cafe-carnage").setup(4, {})], ["random", "regular"], "stew")
    whole, first, second = ResultTally(4), ResultTally(4), ResultTally(4)
    play_matches(map(planned.match, range(8)), whole)
    play_matches(map(planned.match, range(3)), first)
    play_matches(map(planned.match, range(3, 8)), second)
    second.merge(first)
    names = ["random", "regular", "random", "regular"]
    assert [record.facts() for record in second.by_seat()] == [record.facts() for record in whole.by_seat()]
    assert {name: record.facts() for name, record in second.by_bot(names).items()} == {
        name: record.facts() for name, record in whole.by_bot(names).items()
    }
    assert second.reasons == whole.reasons


def test_recorded_matches_prove_themselves() -> None:
    kept: list[tuple[int, Match]] = []
    ends = Ends()
    recorder = MatchRecorder(lambda number, match: kept.append((number, match)), str.capitalize)
    play_matches(map(rotation(["regular"]).match, range(2)), recorder, ends)
    assert [number for number, _ in kept] == [0, 1]
    assert kept[0][1].names == ["Regular 1", "Regular 2", "Regular 3", "Regular 4"]
    for (_, match), (_, scores, decisions) in zip(kept, ends.seen, strict=True):
        assert match.position == decisions
        assert match.state.result is not None
        assert match.state.result.scores == scores
        verify_match(write_match(match), find_game)


def test_bots_come_round_again_and_too_many_are_refused() -> None:
    assert line_up(["a", "b"], 5) == ["a", "b", "a", "b", "a"]
    with pytest.raises(BadSetup, match="3 bots are named for 2 seats; name 2 at most, or more chairs"):
        line_up(["a", "b", "c"], 2, advice=", or more chairs")
