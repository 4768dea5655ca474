"""Every move of Cake Auf!: what a baker can choose.

Cards are named by their kind and recipes by their number; ids make the keys.
"""

from __future__ import annotations

from typing import final

from mypy_extensions import mypyc_attr

from potluck.kernel.moves import Move
from potluck.kernel.phrases import Phrase


@final
class Pass(Move):
    """CA-2.3: end the turn."""

    def key(self) -> str:
        return "pass"

    def phrase(self) -> Phrase:
        return Phrase("move-pass", {"thrown": False})


@final
class Mulligan(Move):
    """CA-2.4: throw the whole hand away for as many new cards."""

    def key(self) -> str:
        return "mulligan"

    def phrase(self) -> Phrase:
        return Phrase("move-mulligan")


@final
class Discard(Move):
    """CA-2.3: one of up to two cards thrown away at the end of a turn."""

    def __init__(self, kind: int, card: str) -> None:
        self.kind = kind
        self.card = card

    def key(self) -> str:
        return f"discard {self.card}"

    def phrase(self) -> Phrase:
        return Phrase("move-discard", {"card": self.card, "last": False})


@mypyc_attr(allow_interpreted_subclasses=False)
class CardOnRecipe(Move):
    """A card played on one recipe."""

    def __init__(self, kind: int, recipe: int, card: str, id: str) -> None:
        self.kind = kind
        self.recipe = recipe
        self.card = card
        self.id = id


@final
class Lay(CardOnRecipe):
    """CA-3.1: an ingredient under one of the own recipes."""

    def key(self) -> str:
        return f"lay {self.card} {self.id}"

    def phrase(self) -> Phrase:
        return Phrase("move-lay", {"card": self.card, "recipe": self.id})


@final
class Ban(CardOnRecipe):
    """CA-4.1: a ban on another baker's recipe."""

    def key(self) -> str:
        return f"ban {self.card} {self.id}"

    def phrase(self) -> Phrase:
        return Phrase("move-ban", {"card": self.card, "recipe": self.id})


@final
class Lift(CardOnRecipe):
    """CA-5.1: a counteraction that lifts a ban."""

    def key(self) -> str:
        return f"lift {self.card} {self.id}"

    def phrase(self) -> Phrase:
        return Phrase("move-lift", {"card": self.card, "recipe": self.id})


@final
class Burn(CardOnRecipe):
    """CA-6.5: destroy what another baker has finished this round."""

    def key(self) -> str:
        return f"burn {self.card} {self.id}"

    def phrase(self) -> Phrase:
        return Phrase("move-burn", {"card": self.card, "recipe": self.id})


@final
class SwitchRecipes(Move):
    """CA-6.1: one of the own recipes for one of another baker's."""

    def __init__(self, kind: int, mine: int, theirs: int, my_id: str, their_id: str) -> None:
        self.kind = kind
        self.mine = mine
        self.theirs = theirs
        self.my_id = my_id
        self.their_id = their_id

    def key(self) -> str:
        return f"switch {self.my_id} {self.their_id}"

    def phrase(self) -> Phrase:
        return Phrase("move-switch-recipes", {"mine": self.my_id, "theirs": self.their_id})


@final
class SwitchHands(Move):
    """CA-6.2: the own hand for another baker's."""

    def __init__(self, kind: int, other: int, card: str) -> None:
        self.kind = kind
        self.other = other
        self.card = card

    def key(self) -> str:
        return f"{self.card} seat {self.other}"

    def phrase(self) -> Phrase:
        return Phrase("move-switch-hands", {"card": self.card, "seat": self.other})


@final
class OneForOne(Move):
    """CA-6.4: a random card of another baker's for a random one of the own."""

    def __init__(self, kind: int, other: int, card: str) -> None:
        self.kind = kind
        self.other = other
        self.card = card

    def key(self) -> str:
        return f"{self.card} seat {self.other}"

    def phrase(self) -> Phrase:
        return Phrase("move-one-for-one", {"card": self.card, "seat": self.other})


@final
class PickyEater(Move):
    """CA-6.3: look at three recipes of the pile."""

    def __init__(self, kind: int, card: str) -> None:
        self.kind = kind
        self.card = card

    def key(self) -> str:
        return self.card

    def phrase(self) -> Phrase:
        return Phrase("move-picky", {"card": self.card})


@final
class Swap(Move):
    """CA-6.3: one of the own recipes for one of those looked at."""

    def __init__(self, mine: int, new: int, my_id: str, new_id: str) -> None:
        self.mine = mine
        self.new = new
        self.my_id = my_id
        self.new_id = new_id

    def key(self) -> str:
        return f"swap {self.my_id} {self.new_id}"

    def phrase(self) -> Phrase:
        return Phrase("move-swap", {"mine": self.my_id, "new": self.new_id})


@final
class Decline(Move):
    """CA-6.3: none of those looked at."""

    def key(self) -> str:
        return "swap none"

    def phrase(self) -> Phrase:
        return Phrase("move-swap-none")


@final
class Keep(Move):
    """CA-8.3: take an Overnight recipe into the next round."""

    def __init__(self, recipe: int, id: str) -> None:
        self.recipe = recipe
        self.id = id

    def key(self) -> str:
        return f"keep {self.id}"

    def phrase(self) -> Phrase:
        return Phrase("move-keep", {"recipe": self.id})


@final
class GiveBack(Move):
    """CA-8.3: let an Overnight recipe go back into the pile."""

    def __init__(self, recipe: int, id: str) -> None:
        self.recipe = recipe
        self.id = id

    def key(self) -> str:
        return f"return {self.id}"

    def phrase(self) -> Phrase:
        return Phrase("move-return", {"recipe": self.id, "bare": False})


@final
class Throw(Move):
    """CA-9.1: rock, paper or scissors."""

    def __init__(self, sign: int, name: str) -> None:
        self.sign = sign
        self.name = name

    def key(self) -> str:
        return f"throw {self.name}"

    def phrase(self) -> Phrase:
        return Phrase(f"move-throw-{self.name}", {"sign": self.name})
