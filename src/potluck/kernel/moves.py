"""Moves, and the catalogue that gives each a stable number."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from mypy_extensions import mypyc_attr

from potluck.kernel.phrases import Phrase


@mypyc_attr(allow_interpreted_subclasses=True)
class Move:
    """What a player chose. Equal choices are the same object, so `is` and `==` agree."""

    code: int = -1

    def key(self) -> str:
        """A readable name for logs and files, unique in its catalogue."""
        raise NotImplementedError

    def phrase(self) -> Phrase:
        """The move as on a button, `move-…`; its facts are the parts that boards and the lab know it by.

        Attributes of the message: `.detail` says more, `.short` is for small buttons.
        """
        raise NotImplementedError


#: Kinds of things that a person can pick up or aim at.
A_CARD: Final = "card"
A_SEAT: Final = "seat"
A_PLACE: Final = "place"  # a pile, a button, a part of the board: the game lists their names


@final
class Thing:
    """Something on the table that a person can pick up or aim at: a card by id, a seat by number, a place by name."""

    def __init__(self, kind: str, id: str) -> None:
        self.kind = kind
        self.id = id


@final
class Attempt(Move):
    """What a person tries at the board: something picked up, perhaps aimed at something else.

    It is in no catalogue. `State.verify` says why it is not possible, also where no move of the game comes near it.
    """

    def __init__(self, held: Thing, aim: Thing | None = None) -> None:
        self.held = held
        self.aim = aim

    def key(self) -> str:
        what = f"try {self.held.kind} {self.held.id}"
        return what if self.aim is None else f"{what} on {self.aim.kind} {self.aim.id}"

    def held_card(self) -> str:
        """The id of the card that is held, or nothing."""
        return self.held.id if self.held.kind == A_CARD else ""

    def aim_card(self) -> str:
        """The id of the card that it is aimed at, or nothing."""
        return self.aim.id if self.aim is not None and self.aim.kind == A_CARD else ""

    def aim_seat(self) -> int:
        """The seat that it is aimed at, or -1."""
        return int(self.aim.id) if self.aim is not None and self.aim.kind == A_SEAT else -1


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
