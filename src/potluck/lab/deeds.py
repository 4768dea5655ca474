"""Which cards a move is about, and what it does with them: read from what every game tells the page of its moves.

`Game.picture_move` gives a move's parts, cards by id; the first word of `Move.key` is the verb. So a deed is a card
and a verb, such as *order* and *Lobster Thermidor*, and a game of somebody else's needs nothing more than it has.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from potluck.kernel.game import Setup
from potluck.kernel.moves import Move


class Deed(NamedTuple):
    """Something that can be done with a card."""

    card: str
    verb: str


def verb_of(move: Move) -> str:
    """What kind of move it is, in a word."""
    return move.key().partition(" ")[0]


def cards_of(move: Move, setup: Setup, known: set[str]) -> list[str]:
    """The ids of the cards that a move is about."""
    parts = setup.game.picture_move(move, setup).values()
    return list(dict.fromkeys(part for part in parts if isinstance(part, str) and part in known))


class Deeds:
    """All deeds of a deck by number, and those of each of its moves as bits."""

    def __init__(self, setup: Setup) -> None:
        known = {face.id for face in setup.game.faces(setup.deck)}
        numbers: dict[Deed, int] = {}
        self.of_move: list[list[int]] = []
        for move in setup.deck.catalogue.moves:
            verb = verb_of(move)
            deeds = [Deed(card, verb) for card in cards_of(move, setup, known)]
            self.of_move.append([numbers.setdefault(deed, len(numbers)) for deed in deeds])
        self.all = list(numbers)
        #: For each move the bits of its deeds.
        self.masks = [sum(1 << deed for deed in deeds) for deeds in self.of_move]
        self.width = (len(self.all) + 7) // 8

    def matrix(self) -> NDArray[np.uint8]:
        """Moves by deeds: 1 where a move does it."""
        table = np.zeros((len(self.of_move), self.width * 8), dtype=np.uint8)
        for code, deeds in enumerate(self.of_move):
            table[code, deeds] = 1
        return table
