"""Text from people: names, chat, reactions. Normalised, printable, short, and never more than text."""

from __future__ import annotations

import unicodedata

from potluck.table.errors import Refused

LONGEST_NAME = 24
LONGEST_CHAT = 400
LONGEST_REACTION = 16

#: Format characters that emoji and scripts need; all others (direction overrides above all) go.
JOINERS = "\u200c\u200d"


def plain(text: str) -> str:
    """One line in NFC without control or direction characters and without runs of blanks."""
    kept = [
        character if character in JOINERS or character.isprintable() else " " if character.isspace() else ""
        for character in unicodedata.normalize("NFC", text)
    ]
    return " ".join("".join(kept).split())


def clean_name(text: str) -> str:
    """A name to sit down with."""
    name = plain(text)
    if not any(character.isalnum() or unicodedata.category(character) == "So" for character in name):
        raise Refused("refused-name-empty")
    if len(name) > LONGEST_NAME:
        raise Refused("refused-name-too-long", {"most": LONGEST_NAME})
    return name


def clean_chat(text: str) -> str:
    """A line of chat."""
    line = plain(text)
    if not line:
        raise Refused("refused-chat-empty")
    if len(line) > LONGEST_CHAT:
        raise Refused("refused-chat-too-long", {"most": LONGEST_CHAT})
    return line


def clean_reaction(text: str) -> str:
    """A reaction: one emoji, or a few; no letters."""
    reaction = plain(text)
    if not 0 < len(reaction) <= LONGEST_REACTION or any(
        character.isalnum() or character in "<>&\"'" for character in reaction
    ):
        raise Refused("refused-no-emoji")
    return reaction
