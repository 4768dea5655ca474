"""Typesets a print job with Typst: a game's parts, art and fonts in, one PDF out. Writes no files."""

from __future__ import annotations

import importlib
import importlib.util
import json
import re
from collections.abc import Callable
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Final, cast

from potluck.catalog import find_game
from potluck.kernel.errors import BadDeck, BadSetup
from potluck.kernel.game import Game, Setup
from potluck.language.teller import Teller, table_teller
from potluck.press import default_box
from potluck.press.job import PARTS, PrintJob
from potluck.press.shared_words import shared_words
from potluck.rulebook import read_blocks

HERE: Final = Path(__file__).parent
#: How lib/draw.typ reports that a card's text does not fit.
DOES_NOT_FIT: Final = re.compile(r"PRINT (.*)", re.DOTALL)
#: More cards than any real deck has, few enough to typeset in seconds.
MOST_CARDS: Final = 900

Box = dict[str, Any]
#: A game's `pack(setup, words)`; those of games ask for `Words` only, which a teller is.
Pack = Callable[[Setup, Teller], Box]


def print_game(job: PrintJob) -> bytes:
    """The PDF, or BadSetup / BadDeck with what is wrong."""
    try:
        import typst
    except ImportError:  # there is no wheel for this machine, or it does not load
        raise BadSetup("printing needs the typesetter, which is not installed: pip install typst") from None
    game = find_game(job.game)
    setup = game.setup(game.least_seats, job.options, job.deck)
    words = table_teller(setup, language=job.language, part="print")
    made = pack(game)(setup, words)
    what = parts_to_print(game, made, job.what)
    sources = {**shared_sources(), **game_sources(game)}
    sources["main.typ"] = sources.pop("lib/main.typ")
    sources["job.json"] = to_json(
        {"what": what, "title": game.title, "author": game.designers, "lang": job.language.split("-")[0]}
    )
    sources["words.json"] = to_json(shared_words(setup, words))
    sources["made.json"] = to_json(made)
    sources["rules.json"] = to_json(read_blocks(game.rules()) if "rules" in what else [])
    inputs = {
        "paper": job.paper,
        "sides": "two" if {"backs", "tokens"} & set(what) else "one",
        "ink": "low" if job.low_ink else "full",
        "shift-x": f"{job.shift[0]:g}",
        "shift-y": f"{job.shift[1]:g}",
    }
    # typst's type stubs lack the form with a dictionary of files
    typeset = cast(Callable[..., bytes], typst.compile)
    try:
        return typeset(
            sources,
            root=str(HERE),
            font_paths=[str(HERE / "fonts")],
            ignore_system_fonts=True,
            sys_inputs=inputs,
        )
    except typst.TypstError as error:
        if found := DOES_NOT_FIT.search(error.message):
            raise BadDeck(found[1].strip()) from None
        raise BadSetup(f"{game.title} cannot be printed, its page of print is wrong: {error.message}") from error


def has_box(game: Game) -> bool:
    """Whether a game's package has a `print` folder."""
    return importlib.util.find_spec(f"{game.package}.print") is not None


def pack(game: Game) -> Pack:
    """The function that lists a game's parts: from its own `print/box.py`, or the default."""
    if not has_box(game):
        return default_box.pack
    return cast(Pack, importlib.import_module(f"{game.package}.print.box").pack)


def parts_to_print(game: Game, made: Box, wanted: tuple[str, ...]) -> list[str]:
    """The parts to print: those asked for, or all that the game has."""
    there: list[str] = made["parts"]
    for part in wanted:
        if part not in there:
            raise BadSetup(f"{game.title} has no {part} to print; it has {', '.join(there)}")
    cards = sum(card["copies"] for deck in made["decks"] for card in deck["cards"])
    if cards > MOST_CARDS:
        raise BadDeck(f"the deck has {cards} cards; at most {MOST_CARDS} are printed at once")
    return [part for part in PARTS if part in (wanted or there)]


def to_json(value: Any) -> bytes:
    """A value as JSON, for Typst."""
    return json.dumps(value, ensure_ascii=False).encode()


@cache
def shared_sources() -> dict[str, bytes]:
    """The Typst files and art that all games share."""
    kept = [*(HERE / "lib").rglob("*.typ"), *(HERE / "art").rglob("*.svg")]
    return {file.relative_to(HERE).as_posix(): file.read_bytes() for file in kept}


@cache
def game_sources(game: Game) -> dict[str, bytes]:
    """The Typst and data files of a game's `print` folder, under game/, and its own art."""
    if not has_box(game):
        return {"game/box.typ": (HERE / "lib" / "generic.typ").read_bytes()}
    folder = files(f"{game.package}.print")
    found = {
        f"game/{file.name}": file.read_bytes()
        for file in folder.iterdir()
        if file.name.endswith((".typ", ".toml", ".json"))
    }
    for file in drawings(folder.joinpath("art")):
        found[f"art/{game.id}/{file.name}"] = file.read_bytes()
    return found


def drawings(folder: Traversable) -> list[Traversable]:
    """The SVGs of a folder that may not be there."""
    return [file for file in folder.iterdir() if file.name.endswith(".svg")] if folder.is_dir() else []
