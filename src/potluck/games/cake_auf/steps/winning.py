"""CA-9, winning: the end of the match, and rock-paper-scissors where players are tied."""

from __future__ import annotations

from typing import Final, final

from potluck.games.cake_auf.cards import SIGNS
from potluck.games.cake_auf.moves import Throw
from potluck.games.cake_auf.refusals import not_thrown
from potluck.games.cake_auf.scoring import outcome
from potluck.games.cake_auf.state import NOTHING, Bakery
from potluck.kernel.errors import Refusal
from potluck.kernel.events import only
from potluck.kernel.moves import Move
from potluck.kernel.phrases import Phrase
from potluck.kernel.state import Decision, Step

#: CA-9.1, CA-A28: throws that win a tie-break, best of three.
WINS: Final = 2


@final
class GameIsOver(Step[Bakery]):
    """CA-9.1: most finished recipes win; a tie is thrown for, or shared."""

    def run(self, table: Bakery) -> None:
        points = table.race[-1]
        best = max(points)
        table.rivals = [seat for seat in range(table.seats) if points[seat] == best]
        if len(table.rivals) == 1:
            announce(table, "most recipes")
        elif table.options.share_ties:
            announce(table, "shared")
        else:
            if table.journal is not None:
                table.tell("tie", {"rivals": table.rivals, "points": best})
            table.agenda.append(ROCK_PAPER_SCISSORS)


@final
class RockPaperScissors(Decision[Bakery]):
    """CA-9.1, CA-A28: all who are tied throw at once, sealed, until one has won twice."""

    rule = "CA-9.1"

    def pending(self, table: Bakery) -> list[int]:
        return [seat for seat in table.rivals if table.bakers[seat].sign == NOTHING]

    def first(self, table: Bakery) -> int:
        for seat in table.rivals:
            if table.bakers[seat].sign == NOTHING:
                return seat
        return NOTHING

    def legal(self, table: Bakery, seat: int) -> list[Move]:
        if seat not in table.rivals:
            return []
        return table.pantry.throws

    def why_not(self, table: Bakery, seat: int, move: Move) -> Refusal:
        return not_thrown(table, seat)

    def ask(self, table: Bakery, seat: int) -> Phrase:
        return Phrase("ask-throw")

    def apply(self, table: Bakery, seat: int, move: Move) -> None:
        assert isinstance(move, Throw)
        baker = table.bakers[seat]
        first = baker.sign == NOTHING
        baker.sign = move.sign
        if table.journal is not None:
            table.tell("threw", {"seat": seat, "sign": move.name}, only(seat))
            if first:  # a changed answer is not announced
                table.tell("sealed", {"seat": seat})
        if not self.pending(table):
            self.compare(table)

    def compare(self, table: Bakery) -> None:
        """A throw counts where exactly two signs show; two wins end it, or go on among those who have them."""
        signs = [table.bakers[seat].sign for seat in table.rivals]
        better = winning_sign(signs)
        table.thrown = [baker.sign for baker in table.bakers]
        for seat in table.rivals:
            baker = table.bakers[seat]
            if baker.sign == better:
                baker.wins += 1
            baker.sign = NOTHING
        if table.journal is not None:
            throws: list[object] = []
            wins: list[object] = []
            for seat, sign in zip(table.rivals, signs, strict=True):
                throws.append(Phrase("throw-shown", {"seat": seat, "sign": SIGNS[sign]}))
                wins.append(Phrase("throws-won", {"seat": seat, "count": table.bakers[seat].wins}))
            table.tell("thrown", {"throws": throws, "wins": wins})
        leaders = [seat for seat in table.rivals if table.bakers[seat].wins == WINS]
        if not leaders:
            return
        table.rivals = leaders
        if len(leaders) == 1:
            table.agenda.pop()
            announce(table, "rock-paper-scissors")
        else:
            for seat in leaders:
                table.bakers[seat].wins = 0


def winning_sign(signs: list[int]) -> int:
    """The better of exactly two different signs, or NOTHING. Each sign beats the one before it."""
    for sign in range(3):
        beaten = (sign + 2) % 3
        idle = (sign + 1) % 3
        if sign in signs and beaten in signs and idle not in signs:
            return sign
    return NOTHING


def announce(table: Bakery, reason: str) -> None:
    """The match is over: its outcome stands."""
    result = outcome(table, reason)
    if table.journal is not None:
        points = table.race[-1][table.rivals[0]]
        table.tell("over", {"winners": table.rivals, "points": points, "reason": reason})
    table.result = result


GAME_IS_OVER: Final = GameIsOver()
ROCK_PAPER_SCISSORS: Final = RockPaperScissors()
