"""Every move of Basket Case: what a diner can choose."""

from __future__ import annotations

from potluck.kernel.moves import Move
from potluck.kernel.phrases import Phrase


class Eat(Move):
    """BC-2.1: take a dish out of the basket, perhaps with chilli (BC-3.1)."""

    def __init__(self, dish: int, id: str, chilli: bool) -> None:
        self.dish = dish
        self.id = id
        self.chilli = chilli

    def key(self) -> str:
        return f"dip {self.id}" if self.chilli else f"eat {self.id}"

    def phrase(self) -> Phrase:
        return Phrase("move-dip" if self.chilli else "move-eat", {"card": self.id})


class SipTea(Move):
    """BC-2.3: take no dish."""

    def key(self) -> str:
        return "tea"

    def phrase(self) -> Phrase:
        return Phrase("move-tea")
