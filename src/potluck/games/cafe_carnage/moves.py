"""Every move of Café Carnage: what a diner can choose."""

from __future__ import annotations

from typing import final

from potluck.kernel.moves import Move
from potluck.kernel.phrases import Phrase


@final
class Order(Move):
    """CC-3.1: order one of the three dishes on the menu."""

    def __init__(self, dish: int, id: str, price: int) -> None:
        self.dish = dish
        self.id = id
        self.price = price

    def key(self) -> str:
        return f"order {self.id}"

    def phrase(self) -> Phrase:
        return Phrase("move-order", {"dish": self.id, "price": self.price})


@final
class Vote(Move):
    """CC-4.1: seal an action card: split, separate, or run."""

    def __init__(self, card: int, id: str) -> None:
        self.card = card
        self.id = id

    def key(self) -> str:
        return f"vote {self.id}"

    def phrase(self) -> Phrase:
        return Phrase(f"move-vote-{self.id}", {"vote": self.id})
