"""What people name on the command line (games, options, decks, bots, languages), checked before anything runs."""

from __future__ import annotations

import difflib
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from potluck.bots.bot import Bot
from potluck.bots.levels import LEVELS
from potluck.catalog import games
from potluck.cli.files import DECK_BYTES, read_text
from potluck.kernel.errors import BadSetup, PotluckError
from potluck.kernel.game import Game, Setup
from potluck.language.catalogues import known_language, system_language

LONGEST_SEED: Final = 200
LONGEST_NAME: Final = 24
MOST_WORKERS: Final = 256


def did_you_mean(word: str, known: Iterable[str]) -> str:
    """A hint where a name was nearly right, else nothing."""
    close = difflib.get_close_matches(word.casefold().replace("_", "-"), list(known), n=1, cutoff=0.5)
    return f"; did you mean {close[0]}?" if close else ""


def no_such(what: str, word: str, known: Iterable[str], allowed: str) -> BadSetup:
    """The complaint about a name that is not known."""
    known = list(known)
    hint = did_you_mean(word, known)
    return BadSetup(f"there is no {what} {word!r}{hint or ';'} {allowed} {', '.join(known) or 'none'}")


def all_games() -> dict[str, Game]:
    """The installed games; one that cannot be loaded is named in one sentence."""
    try:
        return games()
    except PotluckError:
        raise
    except Exception as error:  # a plug-in may fail in any way
        raise BadSetup(f"an installed game cannot be loaded: {type(error).__name__}: {error}") from None


def find_game(id: str) -> Game:
    """The game of that id, or BadSetup with the nearest one."""
    known = all_games()
    if id not in known:
        raise no_such("game", id, known, "installed are")
    return known[id]


def read_levels(text: str) -> list[str]:
    """The levels of a list such as `regular,random`."""
    names = [name.strip() for name in text.split(",")]
    for name in names:
        if name not in LEVELS:
            raise no_such("bot", name, LEVELS, "there are")
    return names


def find_bots(text: str) -> list[Bot]:
    """The bots of such a list, thinking by the clock."""
    return [LEVELS[name].bot for name in read_levels(text)]


def read_options(game: Game, pairs: list[str]) -> dict[str, str]:
    """The options of `--option key=value …`."""
    known = {option.key: option.values for option in game.options}
    chosen: dict[str, str] = {}
    for pair in pairs:
        key, equals, value = pair.partition("=")
        if not equals:
            raise BadSetup(f"--option {pair!r} must look like key=value; options of {game.title}: {offered(game)}")
        if key not in known:
            raise no_such("option", key, known, f"{game.title} has")
        if value not in known[key]:
            raise no_such(f"value for option {key}:", value, known[key], "it may be")
        if key in chosen:
            raise BadSetup(f"option {key} is given twice")
        chosen[key] = value
    return chosen


def offered(game: Game) -> str:
    """A game's options and their values, in a line."""
    return ", ".join(f"{option.key}={'|'.join(option.values)}" for option in game.options) or "none"


def find_language(tag: str) -> str:
    """The language of --lang, or BadSetup; without it, the system's."""
    return known_language(tag) if tag else system_language()


def read_deck_file(path: Path | None) -> str | None:
    """The text of a deck of one's own, if there is one."""
    return None if path is None else read_text(path, "deck file", DECK_BYTES)


def make_setup(game: Game, players: int | None, options: list[str], deck: Path | None) -> Setup:
    """A table's set-up from what the command line says."""
    seats = game.least_seats if players is None else players
    return game.setup(seats, read_options(game, options), read_deck_file(deck))


def check_seed(seed: str) -> str:
    """A seed is any line of text."""
    if not seed or len(seed) > LONGEST_SEED or not seed.isprintable():
        raise BadSetup(f"--seed must be a line of 1 to {LONGEST_SEED} printable characters")
    return seed


def check_workers(workers: int | None) -> None:
    """Refuse a number of processes that no machine should start."""
    if workers is not None and not 1 <= workers <= MOST_WORKERS:
        raise BadSetup(f"--workers must be 1 to {MOST_WORKERS}, not {workers}")


def read_names(text: str) -> list[str]:
    """The names of `--names A,B`."""
    names = [name.strip() for name in text.split(",")]
    for name in names:
        if not name or len(name) > LONGEST_NAME or not name.isprintable():
            raise BadSetup(f"--names must be names of 1 to {LONGEST_NAME} printable characters with commas between")
    if len({name.casefold() for name in names}) < len(names):
        raise BadSetup("--names must be different from one another")
    return names
