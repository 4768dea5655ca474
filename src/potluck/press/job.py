"""A print job: what is to be printed, checked before anything is typeset."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from potluck.kernel.errors import BadSetup

PAPERS: Final = ("a4", "letter")
#: The parts that a game may have, in the order of printing; no game has all of them.
PARTS: Final = ("cards", "backs", "board", "tokens", "sheets", "rules")
MOST_SHIFT: Final = 10.0


@dataclass(frozen=True)
class PrintJob:
    """What is printed: which game, on which paper, which parts of it, from which deck."""

    game: str
    paper: str = "a4"
    #: Empty: all parts that the game has.
    what: tuple[str, ...] = ()
    low_ink: bool = False
    options: dict[str, str] = field(default_factory=dict)
    deck: str | None = None
    #: How far backs are moved for a printer that shifts them: millimetres to the right, millimetres down.
    shift: tuple[float, float] = (0.0, 0.0)
    #: The tag of a language that there is; see `potluck.language.catalogues`.
    language: str = "en"


def read_paper(text: str) -> str:
    """The name of a paper size, or BadSetup."""
    if text.lower() not in PAPERS:
        raise BadSetup(f"there is no paper {text!r}; it is one of {', '.join(PAPERS)}")
    return text.lower()


def read_what(text: str) -> tuple[str, ...]:
    """Parts from a list with commas, or BadSetup; an empty text is everything."""
    wanted = [part.strip().lower() for part in text.split(",")] if text.strip() else []
    for part in wanted:
        if part not in PARTS:
            raise BadSetup(f"there is nothing like {part!r} to print; choose from {', '.join(PARTS)}")
    return tuple(part for part in PARTS if part in wanted)


def read_shift(text: str) -> tuple[float, float]:
    """Two numbers of millimetres from "x,y", or BadSetup."""
    try:
        right, down = (float(number) for number in text.split(","))
    except ValueError:
        raise BadSetup(f"a shift is two numbers of millimetres such as 0.5,-1, not {text!r}") from None
    if not (abs(right) <= MOST_SHIFT and abs(down) <= MOST_SHIFT):
        raise BadSetup(f"a shift is at most {MOST_SHIFT:g} mm either way, not {text!r}")
    return right, down
