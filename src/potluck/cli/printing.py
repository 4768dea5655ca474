"""`potluck print`: a game as a PDF to cut and play."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from rich.text import Text

from potluck.cli.choices import find_game, read_deck_file, read_options
from potluck.cli.files import check_place, free_names, write_bytes
from potluck.cli.screen import paper as console
from potluck.press.job import PrintJob, read_paper, read_shift, read_what
from potluck.press.typesetting import print_game


class Wishes(NamedTuple):
    """What the command line says."""

    game: str
    paper: str
    deck: Path | None
    what: str
    low_ink: bool
    option: list[str]
    shift: str
    out: Path | None
    force: bool


def print_to_file(wishes: Wishes) -> None:
    """Check everything, typeset, and write a whole file or none."""
    game = find_game(wishes.game)
    job = PrintJob(
        game.id,
        read_paper(wishes.paper),
        read_what(wishes.what),
        wishes.low_ink,
        read_options(game, wishes.option),
        read_deck_file(wishes.deck),
        read_shift(wishes.shift),
    )
    if wishes.out is None:
        path = next(name for name in free_names(Path(f"{game.id}.pdf")) if not name.exists())
    else:
        path = wishes.out
    check_place(path, wishes.force)
    write_bytes(path, print_game(job), wishes.force)
    console().print(Text(f"{path} is ready. Print it at 100 %, on both sides, turning over the long edge."))
