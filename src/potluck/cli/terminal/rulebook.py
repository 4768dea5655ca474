"""A game's rules.md as a book to look things up in: paragraphs by their rule ids."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from potluck.kernel.game import Game

PARAGRAPH: Final = re.compile(r"^\s*(?:[-*]\s+)?\*\*([A-Z]{2,3}-[A-Z]?\d+(?:\.\d+)?[a-z]?)[.:]?\*\*[.:]?\s*(.*)$")


class Paragraph(NamedTuple):
    """One rule, and the heading that it stands under."""

    id: str
    heading: str
    text: str


def paragraphs(game: Game) -> dict[str, Paragraph]:
    """All rules of a game by id, in the book's order."""
    found: dict[str, Paragraph] = {}
    heading = game.title
    open_id = ""
    for line in game.rules().splitlines():
        match = PARAGRAPH.match(line)
        if match:
            open_id = match[1]
            found[open_id] = Paragraph(open_id, heading, match[2])
        elif line.startswith("#"):
            heading, open_id = line.lstrip("# ").strip(), ""
        elif not line.strip() or line.lstrip().startswith(("- ", "* ", "|")):
            open_id = ""
        elif open_id:
            before = found[open_id]
            found[open_id] = before._replace(text=f"{before.text} {line.strip()}")
    return found


def look_up(game: Game, id: str) -> list[Paragraph]:
    """The rule of that id, or all rules of a section such as CC-3; none where there is no such rule."""
    book = paragraphs(game)
    wanted = id.strip().upper()
    if wanted in book:
        return [book[wanted]]
    return [rule for rule in book.values() if rule.id.startswith(f"{wanted}.")]
