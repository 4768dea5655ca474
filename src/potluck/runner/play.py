"""The one loop that plays planned matches, and the observers that watch it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import ClassVar

from potluck.bots.bot import play_out
from potluck.kernel.chance import fast
from potluck.kernel.moves import Move
from potluck.kernel.outcome import Outcome
from potluck.kernel.state import State
from potluck.runner.plan import PlannedMatch


class MatchObserver:
    """Watches matches. What it has gathered can be merged with what observers of other matches have gathered."""

    #: Whether `on_decision` is called. Where no observer wants it, compiled code plays the matches.
    watches_decisions: ClassVar[bool] = False

    def on_start(self, match: PlannedMatch, state: State) -> None:
        """The cards are dealt."""

    def on_decision(self, state: State, seat: int, moves: list[Move], move: Move) -> None:
        """A seat has chosen a move, which is not applied yet."""

    def on_end(self, match: PlannedMatch, outcome: Outcome, decisions: int) -> None:
        """The match is over after so many decisions."""


def play_matches(matches: Iterable[PlannedMatch], *observers: MatchObserver) -> None:
    """Play matches one after another; every observer sees all of them."""
    watchers = [observer for observer in observers if observer.watches_decisions]
    for match in matches:
        seating = match.seating
        state = seating.setup.start(fast(match.seed))
        if match.dice_seed:
            state.chance = fast(match.dice_seed)
        for observer in observers:
            observer.on_start(match, state)
        if watchers or not seating.bots or len(match.bot_seeds) > 1:
            decisions = play_watched(match, state, watchers)
        else:
            decisions = play_out(seating.setup, state, seating.bots, fast(match.bot_seeds[0]))
        outcome = state.outcome()
        assert outcome is not None
        for observer in observers:
            observer.on_end(match, outcome, decisions)


def play_watched(match: PlannedMatch, state: State, watchers: Sequence[MatchObserver]) -> int:
    """Play a match decision by decision; how many there were."""
    setup, players = match.seating.setup, match.seating.players
    chances = [fast(seed) for seed in match.bot_seeds]
    if len(chances) == 1:
        chances *= setup.seats
    decisions = 0
    while (seat := state.next_seat()) >= 0:
        moves = state.legal(seat)
        move = players[seat].choose(setup, state, seat, moves, chances[seat])
        for watcher in watchers:
            watcher.on_decision(state, seat, moves, move)
        state.apply(seat, move)
        decisions += 1
    return decisions
