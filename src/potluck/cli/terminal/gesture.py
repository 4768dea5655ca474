"""Gestures with one key: Enter moves, Enter turns back, and the skill is in the moment of pressing it.

Knows no game: a game's own `terminal.py` says, in the words that it is given, what a press does, and draws the
simulation on one line.
"""

from __future__ import annotations

import importlib
import importlib.util
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import monotonic
from typing import Protocol, cast

from rich.console import Console
from rich.live import Live
from rich.text import Text

from potluck.cli.terminal.screen import is_watched
from potluck.kernel.game import Game
from potluck.kernel.gesture import Gesture
from potluck.kernel.phrases import Words

#: A keyboard cannot be faster than this, and a slow terminal is not asked to be.
PICTURES_A_SECOND = 30


class KeyControl(Protocol):
    """One key as the control of a gesture, and the gesture's picture."""

    @property
    def gesture(self) -> Gesture:
        """What the key moves."""
        ...

    def presses(self) -> list[str]:
        """What each press does, in a few words."""
        ...

    def steer(self, presses: int) -> list[int]:
        """The numbers of the next frame, after so many presses."""
        ...

    def line(self) -> str:
        """The simulation on one line of a terminal."""
        ...


def key_control(game: Game, gesture: Gesture, words: Words) -> KeyControl | None:
    """How one key controls a gesture: the game's package says it in `terminal.py`; without one, no key does."""
    name = f"{game.package}.terminal"
    if importlib.util.find_spec(name) is None:
        return None
    make = cast(Callable[[Gesture, Words], KeyControl | None], importlib.import_module(name).key_control)
    return make(gesture, words)


class Keys(Protocol):
    """Somebody's Enter key, and the time between presses."""

    def now(self) -> float:
        """Seconds; they only grow."""
        ...

    def pressed(self, seconds: float) -> bool:
        """Wait that long for a press; whether there was one."""
        ...


class Keyboard:
    """The real one."""

    def now(self) -> float:
        return monotonic()

    def pressed(self, seconds: float) -> bool:
        import select

        ready, _, _ = select.select([sys.stdin], [], [], max(0.0, seconds))
        if not ready:
            return False
        typed = os.read(sys.stdin.fileno(), 1024)
        if not typed:
            raise EOFError
        return b"\n" in typed


@contextmanager
def quiet_keyboard() -> Iterator[Keyboard]:
    """The keyboard without an echo, so that Enter does not tear the picture; what was typed before does not count."""
    import termios

    number = sys.stdin.fileno()
    before = termios.tcgetattr(number)
    silent = termios.tcgetattr(number)
    silent[3] &= ~termios.ECHO
    termios.tcsetattr(number, termios.TCSAFLUSH, silent)
    try:
        yield Keyboard()
    finally:
        termios.tcsetattr(number, termios.TCSAFLUSH, before)


def has_live_keyboard(console: Console) -> bool:
    """Whether a person is at this keyboard, and its keys can be read while a gesture goes on."""
    return sys.platform != "win32" and sys.stdin.isatty() and is_watched(console)


def perform(console: Console, control: KeyControl, keys: Keys, own: Words) -> None:
    """Carry a gesture out to its end, one frame after another in real time; `own` are the terminal's words."""
    gesture = control.gesture
    presses = 0
    frame = 1.0 / gesture.frames_a_second
    with Live(picture(control, presses, own), console=console, auto_refresh=False, transient=False) as live:
        due = shown = keys.now()
        while not gesture.over():
            if keys.pressed(due - keys.now()):
                presses += 1
            if keys.now() < due:
                continue
            due += frame
            gesture.follow(control.steer(presses))
            if keys.now() - shown >= 1.0 / PICTURES_A_SECOND or gesture.over():
                shown = keys.now()
                live.update(picture(control, presses, own), refresh=True)


def picture(control: KeyControl, presses: int, own: Words) -> Text:
    """The simulation on one line, and what Enter does next."""
    hints = control.presses()
    if presses >= len(hints) or control.gesture.over():
        return Text(control.line())
    hint = own.say("terminal-enter-does", {"action": hints[presses]})
    return Text.assemble(control.line(), (f"  {hint}", "dim"))
