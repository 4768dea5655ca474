"""The base of every decision that one seat makes."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from potluck.games.cthulbeque.moves import DECLINE, USE
from potluck.games.cthulbeque.state import Feast
from potluck.kernel.moves import Move
from potluck.kernel.state import Decision


@mypyc_attr(allow_interpreted_subclasses=False)
class Choice(Decision[Feast]):
    """A decision of one seat."""

    def who(self, table: Feast) -> int:
        """Whose it is."""
        return table.turn

    def moves(self, table: Feast) -> list[Move]:
        """What that seat may choose."""
        raise NotImplementedError

    def pending(self, table: Feast) -> list[int]:
        return [self.who(table)]

    def first(self, table: Feast) -> int:
        return self.who(table)

    def legal(self, table: Feast, seat: int) -> list[Move]:
        return self.moves(table) if seat == self.who(table) else []

    def apply(self, table: Feast, seat: int, move: Move) -> None:
        table.chefs[seat].watched = table.rolled  # they have seen the dice that lay there
        self.take(table, seat, move)

    def take(self, table: Feast, seat: int, move: Move) -> None:
        """Do what that seat chose."""
        raise NotImplementedError


def use_or_decline(table: Feast) -> list[Move]:
    """The choices of a seat that may use a card or keep it."""
    say = table.larder.book.say
    return [say[DECLINE], say[USE]]
