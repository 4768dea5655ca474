"""A hand at the keyboard: Enter moves, Enter turns back, and the moment that you choose is your skill.

Knows no game: what a press does and how the world looks on one line, the movement itself says.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic
from typing import Protocol

from rich.console import Console
from rich.live import Live
from rich.text import Text

from potluck.cli.terminal.screen import is_watched
from potluck.kernel.movement import Movement

#: A keyboard cannot be faster than this, and a slow terminal is not asked to be.
PICTURES_A_SECOND = 30


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


def is_at_hand(console: Console) -> bool:
    """Whether a person's fingers are on this keyboard, and can be listened to while things move."""
    return sys.platform != "win32" and sys.stdin.isatty() and is_watched(console)


def move(console: Console, movement: Movement, keys: Keys) -> None:
    """Carry a movement out to its end, one frame after another in real time."""
    presses = 0
    frame = 1.0 / movement.frames_a_second
    with Live(picture(movement, presses), console=console, auto_refresh=False, transient=False) as live:
        due = shown = keys.now()
        while not movement.over():
            if keys.pressed(due - keys.now()):
                presses += 1
            if keys.now() < due:
                continue
            due += frame
            movement.follow(movement.steer(presses))
            if keys.now() - shown >= 1.0 / PICTURES_A_SECOND or movement.over():
                shown = keys.now()
                live.update(picture(movement, presses), refresh=True)


def picture(movement: Movement, presses: int) -> Text:
    """The world on one line, and what Enter does next."""
    hints = movement.presses()
    hint = f"  Enter: {hints[presses]}" if presses < len(hints) and not movement.over() else ""
    return Text.assemble(movement.sketch(), (hint, "dim"))
