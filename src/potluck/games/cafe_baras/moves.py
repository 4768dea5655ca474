"""Every move of Café Baras: what a player can choose."""

from __future__ import annotations

from typing import final

from potluck.kernel.moves import Move
from potluck.kernel.phrases import Phrase


@final
class Add(Move):
    """CB-3.1: pay for a card and add it to your café."""

    def __init__(self, card: int, id: str) -> None:
        self.card = card
        self.id = id

    def key(self) -> str:
        return f"add {self.id}"

    def phrase(self) -> Phrase:
        return Phrase("move-add", {"card": self.id})


@final
class Serve(Move):
    """CB-4.1: serve the customer on a card."""

    def __init__(self, card: int, id: str, customer: str) -> None:
        self.card = card
        self.id = id
        self.customer = customer

    def key(self) -> str:
        return f"serve {self.id}"

    def phrase(self) -> Phrase:
        return Phrase("move-serve", {"card": self.id, "customer": self.customer})


@final
class Take(Move):
    """CB-7.1: take a card from the display."""

    def __init__(self, card: int, id: str, customer: str) -> None:
        self.card = card
        self.id = id
        self.customer = customer

    def key(self) -> str:
        return f"take {self.id}"

    def phrase(self) -> Phrase:
        return Phrase("move-take", {"card": self.id, "customer": self.customer})


@final
class Drop(Move):
    """CB-A18: discard a card in order to draw another."""

    def __init__(self, card: int, id: str) -> None:
        self.card = card
        self.id = id

    def key(self) -> str:
        return f"drop {self.id}"

    def phrase(self) -> Phrase:
        return Phrase("move-drop", {"card": self.id})


@final
class Claim(Move):
    """CB-A4: claim a special guest, where guests are claimed by hand."""

    def __init__(self, guest: int, id: str) -> None:
        self.guest = guest
        self.id = id

    def key(self) -> str:
        return f"claim {self.id}"

    def phrase(self) -> Phrase:
        return Phrase("move-claim", {"guest": self.id})


@final
class Done(Move):
    """No more of what is asked."""

    def key(self) -> str:
        return "done"

    def phrase(self) -> Phrase:
        return Phrase("move-done", {"done": True})
