"""Errors that people read: what was wrong, and what is allowed instead."""

from __future__ import annotations

from typing import final

from potluck.kernel.phrases import Phrase


class PotluckError(Exception):
    """Input from outside was wrong. The text is one clear sentence."""


class BadSetup(PotluckError):
    """A game, seat count, option or bot that does not exist."""


class BadDeck(PotluckError):
    """A deck that cannot be played. Where one field is at fault, `card` and `field` name it; else they are empty."""

    def __init__(self, message: str, card: str = "", field: str = "") -> None:
        super().__init__(message)
        self.card = card
        self.field = field


class BadMatch(PotluckError):
    """A match file that cannot be read."""


class BrokenMatch(PotluckError):
    """A match file that can be read but fails its own checks: somebody changed it."""


class BadGesture(PotluckError):
    """A gesture that is not possible, or that the rules do not allow."""


@final
class Refusal:
    """Why a move may not be made now, with the rule that says so. The phrase's key begins with `why-`."""

    def __init__(self, rule: str, key: str, facts: dict[str, object] | None = None) -> None:
        self.rule = rule
        self.phrase = Phrase(key, facts)


class IllegalMove(PotluckError):
    """A move that the rules refuse."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.phrase.key} ({refusal.rule})" if refusal.rule else refusal.phrase.key)
        self.refusal = refusal
