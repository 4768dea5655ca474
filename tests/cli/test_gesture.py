"""Gestures with one key: Enter tilts, Enter turns back, and with a pipe the odds decide."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from rich.console import Console

from potluck.catalog import find_game
from potluck.cli.terminal import gesture, session
from potluck.cli.terminal.prompt import BY_GESTURE, Prompt, Quit
from potluck.cli.terminal.session import Session
from potluck.games.a_la_carte.hands.odds import LANDINGS
from potluck.kernel.match import Match
from potluck.kernel.matchfile import read_match, verify_match, write_match
from potluck.kernel.moves import Move
from potluck.language.teller import game_teller, room_teller

from .conftest import Run

GAME = find_game("a-la-carte")
WORDS = game_teller(GAME)
OWN = room_teller(part="terminal")


class Fingers:
    """Presses Enter at given moments, in a time of their own; hangs up after the last one where `leaves`."""

    def __init__(self, *moments: float, leaves: float | None = None) -> None:
        self.moments = list(moments)
        self.leaves = leaves
        self.time = 0.0

    def now(self) -> float:
        return self.time

    def pressed(self, seconds: float) -> bool:
        self.time += max(0.0, seconds)
        if self.leaves is not None and self.time >= self.leaves:
            raise EOFError
        if self.moments and self.moments[0] <= self.time:
            self.moments.pop(0)
            return True
        return False


def make_console() -> Console:
    """A terminal that nobody looks at."""
    return Console(file=io.StringIO(), force_terminal=True, width=100)


def practised(kind: str) -> gesture.KeyControl:
    found = GAME.practise_gesture(kind, "seed")
    assert found is not None
    control = gesture.key_control(GAME, found, WORDS)
    assert control is not None
    return control


def kitchen(people: list[int]) -> Match:
    """A match by gestures that has come to a pour of the seat in question."""
    match = Match(GAME.setup(2, {}), ["Ada", "Bo"], "seed", False)
    for _ in range(300):
        seat = match.state.pending()[0]
        if match.state.gesture_outcomes(seat) and seat in people:
            return match
        moves = match.state.legal(seat)
        match.play(seat, next((move for move in moves if move.key().startswith("season")), moves[-1]))
    raise AssertionError("nobody ever took a shaker")


def test_the_longer_between_the_presses_the_farther_it_tilts() -> None:
    peaks = []
    for back in (1.2, 1.5, 1.8):
        control = practised("pour")
        gesture.perform(make_console(), control, Fingers(1.0, back), OWN)
        assert control.gesture.over()
        peaks.append(max(control.gesture.recording))
    assert peaks[0] < peaks[1] < peaks[2]
    assert 300 <= peaks[0] <= 420


def test_who_forgets_to_turn_back_has_four_seconds() -> None:
    control = practised("pour")
    gesture.perform(make_console(), control, Fingers(0.5), OWN)
    assert len(control.gesture.recording) == 240


def test_a_crepe_flies_when_the_pan_stops() -> None:
    control = practised("flip")
    console = make_console()
    gesture.perform(console, control, Fingers(0.2, 0.65, 0.9), OWN)
    assert control.gesture.over()
    assert control.gesture.result()["landing"] in LANDINGS
    assert isinstance(console.file, io.StringIO)
    assert "side up" in console.file.getvalue()


def test_the_picture_says_what_enter_does_and_what_fell() -> None:
    control = practised("pour")
    assert gesture.picture(control, 0, OWN).plain.endswith("Enter: tilt the shaker")
    gesture.perform(make_console(), control, Fingers(0.1, 1.0), OWN)
    shown = gesture.picture(control, 2, OWN).plain
    result = control.gesture.result()
    assert "Enter" not in shown
    own, salt = result["own"], result["salt"]
    assert isinstance(own, int)
    assert isinstance(salt, int)
    assert shown.count("●") == 15
    assert shown.endswith(f"{'●' * own}{'·' * salt}")


def test_a_game_without_a_terminal_of_its_own_is_not_moved_by_key() -> None:
    pour = practised("pour").gesture
    assert gesture.key_control(find_game("cake-auf"), pour, WORDS) is None


def answers(monkeypatch: pytest.MonkeyPatch, *moves: Move | None) -> None:
    """What the person answers, prompt after prompt; None takes the odds."""
    given = list(moves)

    def ask(self: Prompt, seat: int, used: int, by_odds: Move | None = None) -> Move:
        answer = given.pop(0) if given else None
        if answer is not None:
            return answer
        assert by_odds is not None
        return by_odds

    monkeypatch.setattr(Prompt, "ask", ask)


def test_a_pour_by_gesture_is_in_the_match_file_with_its_recording(monkeypatch: pytest.MonkeyPatch) -> None:
    match = kitchen([0])
    playing = Session(make_console(), match, [0], {})
    playing.keys = Fingers(0.5, 1.2)
    answers(monkeypatch, BY_GESTURE)
    playing.seat_chooses(0)
    assert match.played[-1].by_gesture
    assert match.played[-1].recording
    again = verify_match(write_match(match), find_game)
    assert again.played[-1].recording == match.played[-1].recording
    assert again.replay_gesture(again.position) is not None


def test_verify_says_how_many_gestures_come_out_the_same(
    monkeypatch: pytest.MonkeyPatch, run: Run, tmp_path: Path
) -> None:
    match = kitchen([0])
    playing = Session(make_console(), match, [0], {})
    playing.keys = Fingers(0.5, 1.2)
    answers(monkeypatch, BY_GESTURE)
    playing.seat_chooses(0)
    path = tmp_path / "by-hand.json"
    path.write_text(write_match(match), "utf-8")
    assert "1 movement by hand, of which 1 came out the same again" in run("verify", path).stdout
    text = path.read_text("utf-8")
    path.write_text(text.replace(str(max(match.played[-1].recording)), "7", 1), "utf-8")
    assert run("verify", path).exit_code == 1


def test_o_pours_by_odds(monkeypatch: pytest.MonkeyPatch) -> None:
    match = kitchen([0])
    playing = Session(make_console(), match, [0], {})
    playing.keys = Fingers()
    monkeypatch.setattr("potluck.cli.terminal.prompt.read_line", lambda console, prompt: "o")
    playing.seat_chooses(0)
    assert match.played[-1].move.key() == "pour shake"
    assert not match.played[-1].by_gesture


def test_enter_at_the_prompt_begins_the_gesture(monkeypatch: pytest.MonkeyPatch) -> None:
    match = kitchen([0])
    playing = Session(make_console(), match, [0], {})
    playing.keys = Fingers(0.5, 1.2)
    asked: list[str] = []

    def read_line(console: Console, prompt: str) -> str:
        asked.append(prompt)
        return ""

    monkeypatch.setattr("potluck.cli.terminal.prompt.read_line", read_line)
    playing.seat_chooses(0)
    assert match.played[-1].by_gesture
    assert "Enter: by hand, o: by odds" in asked[0]


@pytest.mark.parametrize(("leaves", "poured"), [(0.3, False), (1.0, True)])
def test_who_leaves_in_the_middle_has_poured_who_leaves_before_has_not(
    monkeypatch: pytest.MonkeyPatch, leaves: float, poured: bool
) -> None:
    match = kitchen([0])
    playing = Session(make_console(), match, [0], {})
    playing.keys = Fingers(0.5, leaves=leaves)
    answers(monkeypatch, BY_GESTURE)
    with pytest.raises(Quit):
        playing.seat_chooses(0)
    assert match.played[-1].by_gesture is poured


def test_a_pipe_makes_no_gestures_and_says_so_once(run: Run, tmp_path: Path) -> None:
    result = run("play", "a-la-carte", "--seed", "7", "--save", "m.json", answers=["1"] * 60 + ["5", "1"] * 200)
    assert result.stdout.count("No hand is at this keyboard") <= 1
    match = read_match((tmp_path / "m.json").read_text("utf-8"), find_game)
    assert not any(line.by_gesture for line in match.played)


def test_the_line_of_odds_is_said_once() -> None:
    match = kitchen([0])
    console = Console(file=io.StringIO(), width=80)
    playing = session.Session(console, match, [0], {})
    assert playing.control_of(0) is None
    assert playing.control_of(0) is None
    assert isinstance(console.file, io.StringIO)
    assert console.file.getvalue().count("No hand is at this keyboard") == 1
