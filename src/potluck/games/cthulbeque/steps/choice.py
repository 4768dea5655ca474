"""The base of every decision that one seat makes, and what its refusals have in common."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from potluck.games.cthulbeque.moves import DECLINE, USE
from potluck.games.cthulbeque.state import Feast
from potluck.kernel.errors import Refusal
from potluck.kernel.moves import Move
from potluck.kernel.phrases import Phrase
from potluck.kernel.state import Decision


@mypyc_attr(allow_interpreted_subclasses=False)
class Choice(Decision[Feast]):
    """A decision of one seat."""

    #: What its seat does now, in refusals: the message `now-<word>`.
    now: str = ""

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

    def why_not(self, table: Feast, seat: int, move: Move) -> Refusal:
        if seat != self.who(table):
            return super().why_not(table, seat, move)
        return self.why(table, seat, move)

    def why(self, table: Feast, seat: int, move: Move) -> Refusal:
        """Why that seat may not choose a move; override it for what this decision alone knows."""
        from potluck.games.cthulbeque.refusals import why_not_now

        return why_not_now(table, seat, self, move)

    def forecast(self, table: Feast, seat: int, move: Move) -> Phrase | None:
        from potluck.games.cthulbeque.forecast import forecast

        return forecast(table, seat, self, move)

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
