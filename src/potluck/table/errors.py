"""What a table answers when it does not do what it was asked."""

from __future__ import annotations

from potluck.kernel.errors import PotluckError
from potluck.kernel.phrases import Phrase


class Refused(PotluckError):
    """A request that this table does not grant, with the reason (`refused-…`) and perhaps the rule."""

    def __init__(self, key: str, facts: dict[str, object] | None = None, rule: str | None = None) -> None:
        super().__init__(key)
        self.phrase = Phrase(key, facts)
        self.rule = rule


class NoSuchTable(PotluckError):
    """No table bears that id."""

    def __init__(self) -> None:
        super().__init__("There is no such table.")


class BrokenTable(PotluckError):
    """A table whose log cannot be played again, say after its game was uninstalled."""

    def __init__(self) -> None:
        super().__init__("This table cannot be opened any more: its log does not fit the games installed here.")


class NumberTaken(PotluckError):
    """Somebody else appended that number first; look at the log again."""

    def __init__(self) -> None:
        super().__init__("Somebody else was quicker.")
