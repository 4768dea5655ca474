"""The terminal: how wide it is, whether a person looks at it, and how to ask a question there."""

from __future__ import annotations

import sys
from typing import Final

from rich.console import Console

WIDEST: Final = 100
#: Spaces that are harmless, although Python does not call them printable: a line's end, and those that do not break.
SPACES: Final = "\n\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}"


def make_console(stderr: bool = False) -> Console:
    """A console for stdout (or stderr), made anew so that redirected streams are found."""
    console = Console(stderr=stderr, highlight=False, markup=False, emoji=False)
    if console.width > WIDEST:
        console.width = WIDEST
    return console


def is_watched(console: Console) -> bool:
    """Whether a person looks at a screen that can be cleared and drawn again."""
    return console.is_terminal and not console.is_dumb_terminal


def clean(text: str) -> str:
    """A text from outside without anything that could steer the terminal."""
    return "".join(
        character if character.isprintable() or character in SPACES else "\N{REPLACEMENT CHARACTER}"
        for character in text
    )


def clear(console: Console) -> None:
    """Clear the screen and its scrollback; where the terminal cannot, print a screenful of empty lines."""
    if is_watched(console):
        # what is scrolled off goes last: clearing the screen scrolls it off in some terminals
        console.file.write("\x1b[H\x1b[2J\x1b[3J")
        console.file.flush()
    elif console.is_terminal:
        console.print("\n" * console.height)
    else:
        console.rule(characters="=")


def read_line(console: Console, prompt: str) -> str:
    """A line that somebody types; EOFError where nobody does. Piped answers are shown like typed ones."""
    if sys.stdin.isatty():
        console.file.flush()
        return input(prompt).strip()
    console.file.write(prompt)
    line = sys.stdin.readline()
    console.file.write(f"{clean(line.strip())}\n")
    console.file.flush()
    if not line:
        raise EOFError
    return line.strip()
