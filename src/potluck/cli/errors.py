"""How commands fail: one clear line on stderr and an exit status, never a traceback."""

from __future__ import annotations

import contextlib
import errno
import io
import os
import sys
from collections.abc import Sequence
from typing import Any, Final, cast

import typer
from typer.core import TyperGroup

from potluck.kernel.errors import PotluckError

WRONG_INPUT: Final = 2
INTERRUPTED: Final = 130

#: Typer's base class of usage errors; it has no public name.
UsageError: Final = cast("type[Exception]", typer.BadParameter.__base__)


def complain(sentence: str) -> None:
    """One line on stderr, whatever the sentence is made of."""
    print(f"potluck: {one_line(sentence)}", file=sys.stderr)


def one_line(sentence: str) -> str:
    """A text without line breaks or control characters, short enough to read."""
    words = " ".join("".join(character if character.isprintable() else " " for character in sentence).split())
    return words if len(words) <= 600 else f"{words[:600]}…"


def open_closed_streams() -> None:
    """Open the null device for standard streams that the parent process has closed."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            stream = open(os.devnull, mode, encoding="utf-8")  # noqa: SIM115  open to the end
            os.set_inheritable(stream.fileno(), True)  # or child processes would get another file under that number
            setattr(sys, name, stream)


def replace_unknown_characters() -> None:
    """Write a question mark where the terminal's encoding lacks a character, instead of failing."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def close_output() -> None:
    """The reader of our output has closed the pipe: write nothing more."""
    with contextlib.suppress(OSError, ValueError, AttributeError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


class CommandGroup(TyperGroup):
    """The group of all commands; turns errors into a line and a status."""

    def main(self, args: Sequence[str] | None = None, *others: Any, **settings: Any) -> Any:
        settings["standalone_mode"] = False
        open_closed_streams()
        replace_unknown_characters()
        sys.exit(self.status(args, *others, **settings))

    def status(self, args: Sequence[str] | None, *others: Any, **settings: Any) -> int:
        """Run a command; its exit status."""
        try:
            answer = super().main(args, *others, **settings)
            sys.stdout.flush()
            return answer if isinstance(answer, int) else 0
        except UsageError as error:
            complain(usage_sentence(error))
            return WRONG_INPUT
        except PotluckError as error:
            complain(str(error))
            return WRONG_INPUT
        except BrokenPipeError:
            close_output()
            return 1
        except OSError as error:
            if error.errno != errno.ENOSPC:
                raise
            close_output()
            complain("there is no space left for the output")
            return 1
        except (KeyboardInterrupt, typer.Abort):
            return INTERRUPTED


def usage_sentence(error: Exception) -> str:
    """What Typer complains about, and where help is."""
    said = str(cast(Any, error).format_message()).rstrip(".")
    context = getattr(error, "ctx", None)
    path = getattr(context, "command_path", "potluck")
    return f"{said} (see {path} --help)"
