"""Moves, and the catalogue that gives each a stable number."""

from __future__ import annotations

from collections.abc import Sequence

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Move:
    """What a player chose. Equal choices are the same object, so `is` and `==` agree."""

    code: int = -1

    def key(self) -> str:
        """A readable name for logs and files, unique in its catalogue."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Catalogue:
    """All moves that are possible with a deck; a move's code is its index here."""

    def __init__(self, moves: Sequence[Move]) -> None:
        self.moves: list[Move] = list(moves)
        self.codes: dict[str, int] = {}
        for code, move in enumerate(self.moves):
            move.code = code
            key = move.key()
            if key in self.codes:
                raise ValueError(f"two moves are called {key!r}")
            self.codes[key] = code

    def __len__(self) -> int:
        return len(self.moves)

    def get(self, code: int) -> Move | None:
        """The move of that code, or None where there is none."""
        if 0 <= code < len(self.moves):
            return self.moves[code]
        return None

    def named(self, key: str) -> Move | None:
        """The move of that key, or None where there is none."""
        return self.get(self.codes.get(key, -1))
