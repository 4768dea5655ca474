"""`potluck games`, `potluck rules` and `potluck cards`: what there is to play, and to read."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

from rich.markdown import Markdown
from rich.padding import Padding
from rich.text import Text

from potluck.cli.arguments import all_games, did_you_mean, find_game, find_language, read_deck_file
from potluck.cli.terminal.board import plain_table
from potluck.cli.terminal.cards import DOT, CardWords
from potluck.cli.terminal.screen import clean, is_watched, make_console
from potluck.cli.terminal.words import TerminalWords
from potluck.kernel.errors import BadSetup
from potluck.kernel.game import CardFace, Game
from potluck.language.options import option_help, option_title, option_value
from potluck.language.teller import game_teller, room_teller
from potluck.rulebook import read_rulebook


def show_games(as_json: bool, lang: str) -> None:
    """List the installed games."""
    language = find_language(lang)
    installed = list(all_games().values())
    if as_json:
        print(json.dumps([describe(game, language) for game in installed], ensure_ascii=False, indent=1))
        return
    console = make_console()
    own = room_teller(language, part="terminal")
    for game in installed:
        words = game_teller(game, language)
        least, most = game.minutes
        console.print(Text.assemble((game.title, "bold"), ("  ", ""), (game.id, "cyan")))
        about = own.say(
            "terminal-about",
            {"players": players(game), "least": least, "most": most, "designers": list(game.designers)},
        )
        lines = [Text(words.say("tagline")), Text(about, "dim")]
        for option in game.options:
            choice = f"--option {option.key}={'|'.join(option.values)}"
            lines.append(Text(f"{choice}: {option_help(words, option)}", "dim"))
        for line in lines:
            console.print(Padding(line, (0, 0, 0, 2), expand=False))
        console.print()
    console.print(Text(own.say("terminal-games-end")))


def players(game: Game) -> str:
    """How many can play."""
    return str(game.least_seats) if game.least_seats == game.most_seats else f"{game.least_seats}-{game.most_seats}"


def describe(game: Game, language: str) -> dict[str, Any]:
    """A game for programs, with its words for people."""
    words = game_teller(game, language)
    return {
        "id": game.id,
        "title": game.title,
        "tagline": words.say("tagline"),
        "designers": game.designers,
        "seats": [game.least_seats, game.most_seats],
        "minutes": list(game.minutes),
        "options": [
            {
                "key": option.key,
                "title": option_title(words, option),
                "help": option_help(words, option),
                "default": option.default,
                "values": {value: option_value(words, option, value) for value in option.values},
            }
            for option in game.options
        ],
    }


def show_rules(id: str, rule: str | None, lang: str) -> None:
    """The rulebook, in a pager where a person reads; or one rule of it. Rules are not translated yet."""
    find_language(lang)
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


def show_cards(id: str, deck_file: Path | None, as_json: bool, lang: str) -> None:
    """All cards of a deck: the game's own, or that of a file."""
    language = find_language(lang)
    game = find_game(id)
    setup = game.setup(game.least_seats, {}, read_deck_file(deck_file))
    words = TerminalWords(setup, language=language)
    cards = CardWords(setup, words)
    faces = list(cards.faces.values())
    if as_json:
        listing = [describe_card(cards, face) for face in faces]
        document = {"game": game.id, "sha256": setup.deck.digest, "cards": listing}
        print(json.dumps(document, ensure_ascii=False, indent=1))
        return
    console = make_console()
    own = words.own
    heads = [own.say("terminal-card-kind"), "", own.say("terminal-card-copies"), own.say("terminal-card-text")]
    table = plain_table(own.say("terminal-card"), heads)
    table.columns[3].justify = "right"
    for face in faces:
        names = "\n".join(cards.names(face))
        text = "\n".join(part for part in [DOT.join(cards.facts(face)), *cards.text(face)] if part)
        row = [names, cards.kind(face), cards.corner(face), str(face.copies), text]
        table.add_row(*[Text(cell) for cell in row])
    console.print(table)
    console.print()
    copies = sum(face.copies for face in faces)
    console.print(Text(own.say("terminal-cards-total", {"count": len(faces), "copies": copies}), "dim"))


def describe_card(cards: CardWords, face: CardFace) -> dict[str, Any]:
    """A card for programs: what is printed on it, and its effects also in words."""
    return {
        "id": face.id,
        "name": face.name,
        "also": face.also,
        "kind": face.kind,
        "copies": face.copies,
        "corner": face.corner,
        "numbers": dict(face.numbers),
        "symbols": face.symbols,
        "traits": face.traits,
        "effects": [{**effect.plain(), "text": clean(cards.words.tell(effect))} for effect in face.effects],
    }
