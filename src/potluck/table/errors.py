"""What a table answers when it does not do what it was asked."""

from __future__ import annotations

from potluck.kernel.errors import IllegalMove, PotluckError
from potluck.kernel.phrases import Phrase


class TableError(PotluckError):
    """An error with a phrase that tells people what was wrong (`refused-…`, or a rule's `why-…`)."""

    def __init__(self, key: str, facts: dict[str, object] | None = None) -> None:
        super().__init__(key)
        self.phrase = Phrase(key, facts)


class Refused(TableError):
    """A request that this table does not grant, with the reason and perhaps the rule."""

    def __init__(self, key: str, facts: dict[str, object] | None = None, rule: str | None = None) -> None:
        super().__init__(key, facts)
        self.rule = rule


class NoSuchTable(TableError):
    """No table bears that id."""

    def __init__(self) -> None:
        super().__init__("refused-no-such-table")


class BrokenTable(TableError):
    """A table whose log cannot be played again, say after its game was uninstalled."""

    def __init__(self) -> None:
        super().__init__("refused-broken-table")


class NumberTaken(TableError):
    """Somebody else appended that number first; look at the log again."""

    def __init__(self) -> None:
        super().__init__("refused-number-taken")


def reason_of(error: PotluckError) -> Phrase:
    """What people are told of an error. Errors of set-ups, decks and gestures are told in their own English text."""
    if isinstance(error, TableError):
        return error.phrase
    if isinstance(error, IllegalMove):
        return error.refusal.phrase
    return Phrase("refused-as-said", {"reason": str(error)})
