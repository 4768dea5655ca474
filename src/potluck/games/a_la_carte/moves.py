"""Every move of À la carte. Moves know dishes and cups by number and id only."""

from __future__ import annotations

from typing import Final, final

from potluck.games.a_la_carte.hands.odds import LANDINGS, MOVEMENTS
from potluck.kernel.moves import Move
from potluck.kernel.phrases import Phrase, slug

CONDIMENTS: Final = ["paprika", "lemon", "pepper", "herbs"]


@final
class Choose(Move):
    """Put a dish (or your crêpe) into your pan."""

    def __init__(self, dish: int, id: str, points: int, crepe: bool) -> None:
        self.dish = dish
        self.id = id
        self.points = points
        self.crepe = crepe

    def key(self) -> str:
        return f"choose {self.id}"

    def phrase(self) -> Phrase:
        facts: dict[str, object] = {"dish": self.id, "points": self.points}
        return Phrase("move-choose-crepe" if self.crepe else "move-choose", facts)


@final
class Plain(Move):
    """A move that needs no more words: heat, flip, toss, let it burn, end the turn."""

    def __init__(self, word: str) -> None:
        self.word = word

    def key(self) -> str:
        return self.word

    def phrase(self) -> Phrase:
        return Phrase(f"move-do-{slug(self.word)}", {"do": self.word})


@final
class RaiseHeat(Move):
    """Raise your stove by a number of your choice."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def key(self) -> str:
        return f"raise {self.amount}"

    def phrase(self) -> Phrase:
        return Phrase("move-raise", {"amount": self.amount})


@final
class TakeShaker(Move):
    """Take a shaker to season your dish."""

    def __init__(self, container: int) -> None:
        self.container = container

    def key(self) -> str:
        return f"season {CONDIMENTS[self.container]}"

    def phrase(self) -> Phrase:
        return Phrase("move-season", {"container": CONDIMENTS[self.container]})


@final
class Wrist(Move):
    """Pour by odds with a movement of the wrist."""

    def __init__(self, movement: int) -> None:
        self.movement = movement

    def key(self) -> str:
        return f"pour {MOVEMENTS[self.movement]}"

    def phrase(self) -> Phrase:
        return Phrase(f"move-pour-{MOVEMENTS[self.movement]}", {"movement": MOVEMENTS[self.movement]})


@final
class Spill(Move):
    """What a pour by gesture gave: measured, never chosen."""

    def __init__(self, own: int, salt: int) -> None:
        self.own = own
        self.salt = salt

    def key(self) -> str:
        return f"spill {self.own} + {self.salt}"

    def phrase(self) -> Phrase:
        return Phrase("move-spill", {"own": self.own, "salt": self.salt})


@final
class Land(Move):
    """How a crêpe landed that was flipped by gesture: measured, never chosen."""

    def __init__(self, landing: int) -> None:
        self.landing = landing

    def key(self) -> str:
        return f"land {LANDINGS[self.landing]}"

    def phrase(self) -> Phrase:
        return Phrase(f"move-land-{LANDINGS[self.landing]}", {"landing": LANDINGS[self.landing]})


@final
class Coffee(Move):
    """Take your coffee break: use one of your cups (on a seat, with a shaker, by an amount, as it needs)."""

    def __init__(self, cup: int, id: str, seat: int, container: int, amount: int) -> None:
        self.cup = cup
        self.id = id
        self.seat = seat
        self.container = container
        self.amount = amount

    def key(self) -> str:
        words = f"cup {self.id}"
        if self.seat >= 0:
            words += f" seat {self.seat}"
        if self.container >= 0:
            words += f" {CONDIMENTS[self.container]}"
        if self.amount > 0:
            words += f" {self.amount}"
        return words

    def phrase(self) -> Phrase:
        if self.container >= 0:
            where: dict[str, object] = {"cup": self.id, "seat": self.seat, "container": CONDIMENTS[self.container]}
            return Phrase("move-cup-season", where)
        if self.seat >= 0:
            return Phrase("move-cup-exchange", {"cup": self.id, "seat": self.seat})
        if self.amount > 0:
            return Phrase("move-cup-cool", {"cup": self.id, "amount": self.amount})
        return Phrase("move-cup-use", {"cup": self.id})


@final
class Steal(Move):
    """Take a cup that lies before another cook."""

    def __init__(self, seat: int, cup: int, id: str) -> None:
        self.seat = seat
        self.cup = cup
        self.id = id

    def key(self) -> str:
        return f"steal seat {self.seat} {self.id}"

    def phrase(self) -> Phrase:
        return Phrase("move-steal", {"cup": self.id, "seat": self.seat})
