"""Typesetting: a game's box, its art and our fonts in, one PDF out. It reads the package and writes nothing."""

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
from potluck.press import generic
from potluck.press.order import PARTS, Order
from potluck.rulebook import read_blocks

HERE: Final = Path(__file__).parent
#: What a page of print says where a card's text does not fit (lib/draw.typ).
REFUSAL: Final = re.compile(r"PRINT (.*)", re.DOTALL)
#: More cards than any deck that is played, fewer than would keep a server busy for long.
MOST_CARDS: Final = 900

Box = dict[str, Any]


def print_game(order: Order) -> bytes:
    """The PDF, or BadSetup / BadDeck with what is wrong."""
    try:
        import typst
    except ImportError:  # no wheel for this machine, or one that does not load
        raise BadSetup("printing needs the typesetter, which is not installed: pip install 'potluck[print]'") from None
    game = find_game(order.game)
    setup = game.setup(game.least_seats, order.options, order.deck)
    made = pack(game)(setup)
    what = ordered_parts(game, made, order.what)
    sources = {**library(), **house(game)}
    sources["main.typ"] = sources.pop("lib/main.typ")
    sources["order.json"] = to_json(about(game, setup, what))
    sources["made.json"] = to_json(made)
    sources["rules.json"] = to_json(read_blocks(game.rules()) if "rules" in what else [])
    inputs = {
        "paper": order.paper,
        "sides": "two" if {"backs", "tokens"} & set(what) else "one",
        "ink": "low" if order.low_ink else "full",
        "shift-x": f"{order.shift[0]:g}",
        "shift-y": f"{order.shift[1]:g}",
    }
    # the stubs do not know that sources may be a dictionary of files
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
        if found := REFUSAL.search(error.message):
            raise BadDeck(found[1].strip()) from None
        raise BadSetup(f"{game.title} cannot be printed, its page of print is wrong: {error.message}") from error


def has_box(game: Game) -> bool:
    """Whether a game's package has a `print` folder with a box of its own."""
    return importlib.util.find_spec(f"{game.package}.print") is not None


def pack(game: Game) -> Callable[[Setup], Box]:
    """What fills a game's box: its own `print/box.py`, or all its cards as they are shown everywhere."""
    if not has_box(game):
        return generic.pack
    return cast(Callable[[Setup], Box], importlib.import_module(f"{game.package}.print.box").pack)


def ordered_parts(game: Game, made: Box, wanted: tuple[str, ...]) -> list[str]:
    """The parts to print: those asked for, or all that the box holds."""
    there: list[str] = made["parts"]
    for part in wanted:
        if part not in there:
            raise BadSetup(f"{game.title} has no {part} to print; it has {', '.join(there)}")
    cards = sum(card["copies"] for deck in made["decks"] for card in deck["cards"])
    if cards > MOST_CARDS:
        raise BadDeck(f"the deck has {cards} cards; at most {MOST_CARDS} are printed at once")
    return [part for part in PARTS if part in (wanted or there)]


def about(game: Game, setup: Setup, what: list[str]) -> dict[str, Any]:
    """The game's facts for titles and footers."""
    low, high = game.minutes
    seats = f"{game.least_seats}–{game.most_seats}" if game.least_seats < game.most_seats else str(game.least_seats)
    return {
        "what": what,
        "title": game.title,
        "tagline": game.tagline,
        "author": game.designers,
        "designers": ", ".join(game.designers),
        "seats": seats,
        "minutes": f"{low}–{high}" if low < high else str(low),
        "deck": "" if setup.house_deck else f"The deck is one of your own ({setup.deck.digest[:10]}).",
    }


def to_json(value: Any) -> bytes:
    """As the typesetter reads it."""
    return json.dumps(value, ensure_ascii=False).encode()


@cache
def library() -> dict[str, bytes]:
    """The press's own pages and art."""
    kept = [*(HERE / "lib").rglob("*.typ"), *(HERE / "art").rglob("*.svg")]
    return {file.relative_to(HERE).as_posix(): file.read_bytes() for file in kept}


@cache
def house(game: Game) -> dict[str, bytes]:
    """A game's own page of print with what lies beside it, under game/; art of its own joins ours."""
    if not has_box(game):
        return {"game/box.typ": (HERE / "lib" / "generic.typ").read_bytes()}
    folder = files(f"{game.package}.print")
    found = {
        f"game/{file.name}": file.read_bytes() for file in folder.iterdir() if file.name.endswith((".typ", ".toml"))
    }
    for file in drawings(folder.joinpath("art")):
        found[f"art/{game.id}/{file.name}"] = file.read_bytes()
    return found


def drawings(folder: Traversable) -> list[Traversable]:
    """The SVGs of a folder that may not be there."""
    return [file for file in folder.iterdir() if file.name.endswith(".svg")] if folder.is_dir() else []
