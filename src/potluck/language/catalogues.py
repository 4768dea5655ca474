"""Finds the message files: which languages there are, and a part's messages in one of them. Compiles nothing."""

from __future__ import annotations

import os
from functools import lru_cache
from importlib.resources import files

from potluck.kernel.errors import BadSetup
from potluck.kernel.game import Game
from potluck.language.pseudo import PSEUDO, pseudo_messages

#: The language that every message has, and that is used where a translation lacks one.
ENGLISH = "en"


@lru_cache
def languages() -> list[str]:
    """The languages that the room is translated into, by their tags."""
    folder = files("potluck.language").joinpath("words", "room")
    found = sorted(file.name.removesuffix(".ftl") for file in folder.iterdir() if file.name.endswith(".ftl"))
    return [ENGLISH, *(tag for tag in found if tag != ENGLISH)]


def known_language(tag: str) -> str:
    """The language of a tag that somebody typed, or BadSetup with those that there are."""
    found = match_language([tag])
    if found is None:
        raise BadSetup(f"there is no language {tag!r} here; there is {', '.join(languages())}")
    return found


def match_language(wanted: list[str]) -> str | None:
    """The first language of a list, best first, that there is; `de-AT` is content with `de`."""
    there = {tag.casefold(): tag for tag in [*languages(), PSEUDO]}
    for tag in wanted:
        for candidate in (tag.casefold(), tag.casefold().split("-")[0]):
            if candidate in there:
                return there[candidate]
    return None


def system_language() -> str:
    """The language that the environment asks for, POTLUCK_LANG before the locale; English where it is not there."""
    for variable in ("POTLUCK_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        if locale := os.environ.get(variable):
            tag = locale.split(".")[0].split("@")[0].replace("_", "-")  # de_AT.UTF-8@euro
            return match_language([tag]) or ENGLISH
    return ENGLISH


def accepted_languages(header: str) -> list[str]:
    """The tags of an Accept-Language header, the most wanted first."""
    weighted: list[tuple[float, int, str]] = []
    for place, part in enumerate(header.split(",")):
        tag, _, weight = part.strip().partition(";")
        try:
            quality = float(weight.strip().removeprefix("q=")) if weight else 1.0
        except ValueError:
            quality = 0.0
        if tag and quality > 0:
            weighted.append((-quality, place, tag.strip()))
    return [tag for _, _, tag in sorted(weighted)]


@lru_cache(maxsize=64)
def room_messages(language: str, part: str = "room") -> str:
    """The messages of a part of Potluck itself (room, terminal, print); nothing where they are not translated."""
    if language == PSEUDO:
        return pseudo_messages(room_messages(ENGLISH, part))
    file = files("potluck.language").joinpath("words", part, f"{language}.ftl")
    return file.read_text("utf-8") if file.is_file() else ""


@lru_cache(maxsize=64)
def game_messages(language: str, game: Game) -> str:
    """A game's messages; nothing where they are not translated."""
    if language == PSEUDO:
        return pseudo_messages(game_messages(ENGLISH, game))
    return game.words(language) or ""
