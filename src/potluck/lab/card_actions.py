"""Which cards a move is about, and what it does with them: read from the facts that every game names its moves by.

The facts of `Move.phrase` that are cards, by `Game.fact_kinds`, are a move's cards; the first word of `Move.key` is the
verb. So an action is a card and a verb, such as *order* and *Lobster Thermidor*, and a plug-in's game needs nothing
more than it has.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from potluck.kernel.game import Setup
from potluck.kernel.moves import Move
from potluck.kernel.phrases import COMMON_KINDS
from potluck.language.facts import cards_in


class CardAction(NamedTuple):
    """Something that can be done with a card."""

    card: str
    verb: str


def verb_of(move: Move) -> str:
    """What kind of move it is, in a word."""
    return move.key().partition(" ")[0]


def cards_of(move: Move, setup: Setup, known: set[str]) -> list[str]:
    """The ids of the cards that a move is about."""
    kinds = {**COMMON_KINDS, **setup.game.fact_kinds}
    return [card for card in dict.fromkeys(cards_in(move.phrase(), kinds)) if card in known]


class CardActions:
    """All card actions of a deck by number, and those of each of its moves as bits."""

    def __init__(self, setup: Setup) -> None:
        known = {face.id for face in setup.game.faces(setup.deck)}
        numbers: dict[CardAction, int] = {}
        self.of_move: list[list[int]] = []
        for move in setup.deck.catalogue.moves:
            verb = verb_of(move)
            actions = [CardAction(card, verb) for card in cards_of(move, setup, known)]
            self.of_move.append([numbers.setdefault(action, len(numbers)) for action in actions])
        self.all = list(numbers)
        #: For each move the bits of its actions.
        self.masks = [sum(1 << action for action in actions) for actions in self.of_move]
        self.width = (len(self.all) + 7) // 8

    def matrix(self) -> NDArray[np.uint8]:
        """Moves by actions: 1 where a move is that action."""
        table = np.zeros((len(self.of_move), self.width * 8), dtype=np.uint8)
        for code, actions in enumerate(self.of_move):
            table[code, actions] = 1
        return table
