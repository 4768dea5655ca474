"""`potluck print`: a game as a PDF to cut and play."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from rich.text import Text

from potluck.cli.arguments import find_game, read_deck_file, read_options
from potluck.cli.files import check_place, free_names, write_bytes
from potluck.cli.terminal.screen import make_console
from potluck.language.catalogues import known_language, system_language
from potluck.press.job import PrintJob, read_paper, read_shift, read_what
from potluck.press.typesetting import print_game


class PrintRequest(NamedTuple):
    """What the command line says."""

    game: str
    paper: str
    deck: Path | None
    what: str
    low_ink: bool
    option: list[str]
    shift: str
    lang: str
    out: Path | None
    force: bool


def print_to_file(request: PrintRequest) -> None:
    """Check everything, typeset, and write a whole file or none."""
    game = find_game(request.game)
    job = PrintJob(
        game.id,
        read_paper(request.paper),
        read_what(request.what),
        request.low_ink,
        read_options(game, request.option),
        read_deck_file(request.deck),
        read_shift(request.shift),
        known_language(request.lang) if request.lang else system_language(),
    )
    if request.out is None:
        path = next(name for name in free_names(Path(f"{game.id}.pdf")) if not name.exists())
    else:
        path = request.out
    check_place(path, request.force)
    write_bytes(path, print_game(job), request.force)
    make_console().print(Text(f"{path} is ready. Print it at 100 %, on both sides, turning over the long edge."))
