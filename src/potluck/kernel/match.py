"""A match is a set-up, a seed and a list of moves; everything else is derived from them."""

from __future__ import annotations

import hashlib
import secrets
from typing import Final, final

from potluck.kernel.append_only import AppendOnlyList
from potluck.kernel.chance import Chance, SealedChance, fast
from potluck.kernel.errors import BadGesture, BadMatch, IllegalMove, Refusal
from potluck.kernel.events import Event
from potluck.kernel.game import Setup
from potluck.kernel.gesture import Gesture
from potluck.kernel.moves import Move
from potluck.kernel.phrases import Phrase
from potluck.kernel.state import State

#: How many worlds a takeback is tried in before we believe that the move showed its player nothing new.
WORLDS_TRIED: Final = 8


@final
class PlayedMove:
    """One line of the log: a move that a seat chose, or the outcome of its gesture with the gesture's recording."""

    def __init__(self, seat: int, move: Move, by_gesture: bool, recording: list[int] | None = None) -> None:
        self.seat = seat
        self.move = move
        self.by_gesture = by_gesture
        self.recording: list[int] = [] if recording is None else recording


def new_seed() -> str:
    """256 bits from the system, as 64 hex digits: for tables that people play at."""
    return secrets.token_hex(32)


def commitment(seed: str) -> str:
    """What is published before the first move, so that the seed cannot be changed after."""
    return hashlib.sha256(seed.encode()).hexdigest()


def chance_of(seed: str, sealed: bool) -> Chance:
    """The stream of a seed: cryptographic for live tables, quick for simulations."""
    return SealedChance(seed) if sealed else fast(seed)


@final
class Match:
    """One running match: plays moves, remembers them, and can be written down at any moment.

    Tables use it as a value: they only call `after`, which leaves the match as it was. In a terminal it is played on.
    """

    def __init__(
        self,
        setup: Setup,
        names: list[str],
        seed: str,
        sealed: bool,
        played: AppendOnlyList[PlayedMove] | None = None,
        trail: str = "",
        state: State | None = None,
    ) -> None:
        if len(names) != setup.seats:
            raise BadMatch(f"a match of {setup.seats} seats needs {setup.seats} names, not {len(names)}")
        self.setup = setup
        self.names = names
        self.seed = seed
        self.sealed = sealed
        self.played: AppendOnlyList[PlayedMove] = AppendOnlyList([], 0) if played is None else played
        #: A hash over every move and the choices that it was taken from: what the match looked like, in
        #: the rules' terms, whatever the state is made of inside.
        self.trail = trail
        self.state: State = setup.start(chance_of(seed, sealed), True) if state is None else state

    @property
    def position(self) -> int:
        """How many moves were made: the name of the moment that a move is made in."""
        return len(self.played)

    @property
    def events(self) -> list[Event]:
        """All that happened so far."""
        assert self.state.journal is not None
        return self.state.journal

    def play(self, seat: int, move: Move) -> None:
        """Make a chosen move, or raise IllegalMove and change nothing."""
        refusal = self.state.verify(seat, move) if self.has_seat(seat) else NO_SUCH_SEAT
        if refusal is not None:
            raise IllegalMove(refusal)
        self.take(PlayedMove(seat, move, False))

    def play_gesture(self, seat: int, outcome: Move, recording: list[int] | None = None) -> None:
        """Take the outcome of a seat's gesture, or raise IllegalMove where no gesture could have it now."""
        if not self.has_seat(seat) or outcome not in self.state.gesture_outcomes(seat):
            raise IllegalMove(Refusal("", "why-no-such-gesture-now"))
        self.take(PlayedMove(seat, outcome, True, recording))

    def begin_gesture(self, seat: int) -> Gesture | None:
        """The gesture that a seat can begin now; its simulation follows from the match's seed and position."""
        if not self.has_seat(seat) or not self.state.gesture_outcomes(seat):
            return None
        seed = hashlib.sha256(f"{self.seed}|hand|{self.position}".encode()).hexdigest()
        return self.setup.game.begin_gesture(self.state, seat, seed)

    def replay_gesture(self, position: int) -> tuple[Gesture, list[list[int]]] | None:
        """The gesture that led to a position with all its frames; None where none did, or where this build of the
        game's physics comes to another outcome."""
        if not 1 <= position <= self.position or not self.played[position - 1].recording:
            return None
        line = self.played[position - 1]
        gesture = self.until(position - 1).begin_gesture(line.seat)
        if gesture is None:
            return None
        try:
            frames = gesture.replay(line.recording)
        except BadGesture:
            return None
        return (gesture, frames) if gesture.outcome() is line.move else None

    def take(self, line: PlayedMove) -> None:
        """Apply a line that was checked, and remember it."""
        self.trail = self.trail_after(line)
        self.played = self.played.plus([line])
        self.state.apply(line.seat, line.move)

    def after(self, line: PlayedMove, state: State) -> Match:
        """The match after a line that was checked and has led to this state; the match itself stays as it is."""
        played, trail = self.played.plus([line]), self.trail_after(line)
        return Match(self.setup, self.names, self.seed, self.sealed, played, trail, state)

    def with_names(self, names: list[str]) -> Match:
        """The same match, played by people of these names."""
        return Match(self.setup, names, self.seed, self.sealed, self.played, self.trail, self.state)

    def trail_after(self, line: PlayedMove) -> str:
        """The trail with one more line and the choices that it is taken from."""
        choices = " ".join([str(move.code) for move in self.state.legal(line.seat)])
        text = f"{self.trail}|{line.seat} {line.move.key()} of {choices}"
        return hashlib.sha256(text.encode()).hexdigest()

    def has_seat(self, seat: int) -> bool:
        """Whether there is such a seat."""
        return 0 <= seat < self.setup.seats

    def until(self, position: int) -> Match:
        """The same match as it was after that many moves."""
        earlier = Match(self.setup, self.names, self.seed, self.sealed)
        for line in self.played.first(position):
            earlier.take(line)
        return earlier

    def why_no_takeback(
        self, seat: int, before: State | None = None, worlds: int = WORLDS_TRIED, seed: str = "worlds that look alike"
    ) -> Phrase | None:
        """None if this seat may take its last move back, else why not.

        Whoever still has the state before that move gives it as `before`; else the match is played again. `worlds` is
        how many imagined worlds are compared, `seed` which ones: it may not depend on anything hidden, or the answer
        would.
        """
        if self.position == 0 or self.played[-1].seat != seat:
            return Phrase("why-not-your-last-move")
        if self.played[-1].by_gesture:
            return Phrase("why-gestures-stay")
        if self.state.result is not None:
            return Phrase("why-match-over")
        if before is None:
            before = self.until(self.position - 1).state
        if fingerprint_of_chance(before) != fingerprint_of_chance(self.state):
            return Phrase("why-chance-was-used")
        if reveals_something(self.setup, before, seat, self.played[-1].move, worlds, seed):
            return Phrase("why-something-was-revealed")
        return None

    def take_back(self, seat: int) -> None:
        """Undo this seat's last move, or raise IllegalMove: never past a roll, a reveal or another's move."""
        reason = self.why_no_takeback(seat)
        if reason is not None:
            raise IllegalMove(Refusal("", reason.key, reason.facts))
        earlier = self.until(self.position - 1)
        self.played = earlier.played
        self.trail = earlier.trail
        self.state = earlier.state


NO_SUCH_SEAT: Final = Refusal("", "why-no-such-seat")


def fingerprint_of_chance(state: State) -> list[int]:
    """Where a state's chance stands, read from a copy."""
    ahead = state.chance.copy()
    return [ahead.word(), ahead.word(), ahead.word(), ahead.word()]


def reveals_something(setup: Setup, before: State, seat: int, move: Move, worlds: int, seed: str) -> bool:
    """Whether a move tells its player something: then it ends differently in worlds that looked alike."""
    chance = fast(seed)
    first: object = None
    for world in range(worlds):
        state = before.imagine(seat, chance)
        state.apply(seat, move)
        view = setup.game.view(state, seat)
        if world == 0:
            first = view
        elif view != first:
            return True
    return False
