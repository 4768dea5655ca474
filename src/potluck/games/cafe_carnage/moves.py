"""Every move of Café Carnage: what a diner can choose."""

from __future__ import annotations

from typing import final

from potluck.kernel.moves import Move


@final
class Order(Move):
    """CC-3.1: order one of the three dishes on the menu."""

    def __init__(self, dish: int, id: str) -> None:
        self.dish = dish
        self.id = id

    def key(self) -> str:
        return f"order {self.id}"


@final
class Vote(Move):
    """CC-4.1: seal an action card: split, separate, or run."""

    def __init__(self, card: int, id: str) -> None:
        self.card = card
        self.id = id

    def key(self) -> str:
        return f"vote {self.id}"
