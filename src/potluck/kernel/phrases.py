"""Phrases: what a game says to people, as a message's key and its facts. `potluck.language` makes sentences of them.

A fact is a number, a bool, a word, another phrase, or a list of those. A game says once, in `Game.fact_kinds`, which
facts are seats or cards.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

#: Kinds of facts. Any other kind names a family of messages: a fact of the kind "shaker" with the value "lemon" is
#: told by the message `shaker-lemon`.
SEAT: Final = "seat"  # a seat's number, told by its player's name
CARD: Final = "card"  # a card's id, told by its name
DICE: Final = "dice"  # numbers side by side: 6 5 2
CLAUSES: Final = "clauses"  # phrases that have lists in them: a semicolon keeps them apart

#: The facts that mean the same in every game.
COMMON_KINDS: Final[dict[str, str]] = {
    "seat": SEAT,
    "seats": SEAT,
    "other": SEAT,
    "waiting": SEAT,
    "card": CARD,
    "cards": CARD,
    "dice": DICE,
}


@final
class Phrase:
    """A message by its key, with the facts that it is about."""

    def __init__(self, key: str, facts: dict[str, object] | None = None) -> None:
        self.key = key
        self.facts: dict[str, object] = {} if facts is None else facts

    def plain(self) -> dict[str, object]:
        """As plain data, for a view."""
        return {"key": self.key, "facts": {name: _plain(value) for name, value in self.facts.items()}}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Phrase) and other.key == self.key and other.facts == self.facts

    def __hash__(self) -> int:
        return hash(self.key)

    def __repr__(self) -> str:
        return f"Phrase({self.key!r}, {self.facts!r})"


def _plain(value: object) -> object:
    if isinstance(value, Phrase):
        return value.plain()
    if isinstance(value, list):
        return [_plain(part) for part in value]
    return value


def slug(word: str) -> str:
    """A word as a part of a message's key: 'most recipes' is found at `most-recipes`."""
    return word.replace(" ", "-")


@mypyc_attr(allow_interpreted_subclasses=True)
class Words:
    """Tells phrases in somebody's language; `language/teller.py` implements it. Games get one when they are printed."""

    def tell(self, phrase: Phrase, form: str = "") -> str:
        """A phrase as a sentence, or one of its message's attributes."""
        raise NotImplementedError

    def say(self, key: str, facts: dict[str, object] | None = None, form: str = "") -> str:
        """A message with its facts."""
        raise NotImplementedError

    def word(self, kind: str, value: str) -> str:
        """A word of a family of messages: the kind "shaker" and the value "lemon" give `shaker-lemon`."""
        raise NotImplementedError

    def card(self, id: str) -> str:
        """A card's name, in the language where it is translated."""
        raise NotImplementedError
