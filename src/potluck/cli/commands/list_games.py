"""`potluck games`, `potluck rules` and `potluck cards`: what there is to play, and to read."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

from rich.markdown import Markdown
from rich.padding import Padding
from rich.text import Text

from potluck.cli.arguments import all_games, did_you_mean, find_game, read_deck_file
from potluck.cli.terminal.board import plain_table
from potluck.cli.terminal.screen import is_watched, make_console
from potluck.kernel.errors import BadSetup
from potluck.kernel.game import Game
from potluck.kernel.words import plural
from potluck.rulebook import read_rulebook


def show_games(as_json: bool) -> None:
    """List the installed games."""
    installed = list(all_games().values())
    if as_json:
        print(json.dumps([describe(game) for game in installed], ensure_ascii=False, indent=1))
        return
    console = make_console()
    for game in installed:
        least, most = game.minutes
        console.print(Text.assemble((game.title, "bold"), ("  ", ""), (game.id, "cyan")))
        about = f"{seats(game)} players, {least}-{most} minutes; by {', '.join(game.designers)}"
        console.print(Padding(Text(game.tagline), (0, 0, 0, 2), expand=False))
        console.print(Padding(Text(about, "dim"), (0, 0, 0, 2), expand=False))
        for option in game.options:
            values = "|".join(value for value, _ in option.values)
            line = f"--option {option.key}={values}: {option.help}"
            console.print(Padding(Text(line, "dim"), (0, 0, 0, 2), expand=False))
        console.print()
    console.print(Text("potluck play GAME starts one here, potluck rules GAME explains it."))


def seats(game: Game) -> str:
    """How many can play."""
    return str(game.least_seats) if game.least_seats == game.most_seats else f"{game.least_seats}-{game.most_seats}"


def describe(game: Game) -> dict[str, Any]:
    """A game for programs."""
    return {
        "id": game.id,
        "title": game.title,
        "tagline": game.tagline,
        "designers": game.designers,
        "seats": [game.least_seats, game.most_seats],
        "minutes": list(game.minutes),
        "options": [
            {
                "key": option.key,
                "title": option.title,
                "help": option.help,
                "default": option.default,
                "values": dict(option.values),
            }
            for option in game.options
        ],
    }


def show_rules(id: str, rule: str | None) -> None:
    """The rulebook, in a pager where a person reads; or one rule of it."""
    game = find_game(id)
    console = make_console()
    if rule is not None:
        rulebook = read_rulebook(game)
        found = rulebook.find(rule)
        if not found:
            known = rulebook.ids()
            hint = did_you_mean(rule, known) or f"; they run from {known[0]} to {known[-1]}" if known else ""
            raise BadSetup(f"there is no rule {rule!r} in {game.title}{hint}")
        for each in found:
            console.print(Markdown(f"**{each.id}** *{each.heading}.* {each.text}"))
        return
    book = Markdown(game.rules())
    if is_watched(console) and os.isatty(0):
        os.environ.setdefault("LESS", "-FRX")
        with console.pager(styles="less" in os.environ.get("PAGER", "less")):
            console.print(book)
    else:
        console.print(book)


def show_cards(id: str, deck_file: Path | None, as_json: bool) -> None:
    """All cards of a deck: the game's own, or that of a file."""
    game = find_game(id)
    source = read_deck_file(deck_file)
    deck = game.read_deck(game.house_deck() if source is None else source)
    faces = game.faces(deck)
    if as_json:
        listing = [
            {
                "id": face.id,
                "name": face.name,
                "kind": face.kind,
                "copies": face.copies,
                "corner": face.corner,
                "facts": face.facts,
                "line": face.line,
            }
            for face in faces
        ]
        document = {"game": game.id, "sha256": deck.digest, "cards": listing}
        print(json.dumps(document, ensure_ascii=False, indent=1))
        return
    console = make_console()
    table = plain_table("Card", ["Kind", "", "Copies", "What it does"])
    table.columns[3].justify = "right"
    for face in faces:
        table.add_row(*[Text(cell) for cell in (face.name, face.kind, face.corner, str(face.copies), face.line)])
    console.print(table)
    console.print()
    total = sum(face.copies for face in faces)
    console.print(Text(f"{plural(len(faces), 'card')}, {total} with all copies.", "dim"))
