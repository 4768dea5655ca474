"""Before the first course: the deal, the split of the dice, and who begins (CT-1)."""

from __future__ import annotations

from typing import Final, final

from potluck.games.cthulbeque.cards import NOTHING, Larder
from potluck.games.cthulbeque.dice import START, Roll, roll, spread, tally
from potluck.games.cthulbeque.moves import STARTING_DICE, Allocate
from potluck.games.cthulbeque.state import HAND, Chef, Feast, Options, remember
from potluck.games.cthulbeque.steps.turn import TURN_BEGINS
from potluck.kernel.chance import Chance
from potluck.kernel.errors import Refusal
from potluck.kernel.events import only
from potluck.kernel.moves import Move
from potluck.kernel.phrases import Phrase
from potluck.kernel.state import Decision, Step


@final
class Deal(Step[Feast]):
    """CT-1.1: four cards to everybody."""

    def run(self, table: Feast) -> None:
        for seat, chef in enumerate(table.chefs):
            for _ in range(HAND):
                chef.hand.append(table.chance.take(table.deck))
            if table.journal is not None:
                table.tell(
                    "dealt", {"seat": seat, "cards": [table.larder.cards[card].id for card in chef.hand]}, only(seat)
                )
        table.agenda.append(START_TEST)
        table.agenda.append(ALLOCATE_DICE)


@final
class AllocateDice(Decision[Feast]):
    """CT-1.2, CT-A31: everybody secretly splits seven dice, hand in view, and may change it until the last is in."""

    rule = "CT-1.2"

    def pending(self, table: Feast) -> list[int]:
        return [seat for seat, chef in enumerate(table.chefs) if chef.allocated == 0]

    def first(self, table: Feast) -> int:
        seat = 0
        while table.chefs[seat].allocated != 0:
            seat += 1
        return seat

    def legal(self, table: Feast, seat: int) -> list[Move]:
        moves: list[Move] = []
        moves.extend(table.larder.book.allocate)
        return moves

    def why_not(self, table: Feast, seat: int, move: Move) -> Refusal:
        return Refusal("CT-A31", "why-split-first")

    def ask(self, table: Feast, seat: int) -> Phrase:
        return Phrase("ask-allocate", {"total": STARTING_DICE})

    def apply(self, table: Feast, seat: int, move: Move) -> None:
        assert isinstance(move, Allocate)
        chef = table.chefs[seat]
        first = chef.allocated == 0
        if first:
            table.sealed += 1
        chef.allocated = move.cooking
        if table.journal is not None:
            facts: dict[str, object] = {"seat": seat, "cooking": move.cooking, "sanity": STARTING_DICE - move.cooking}
            table.tell("allocates", facts, only(seat))
            if first:  # a changed answer is not announced
                table.tell("sealed", {"seat": seat})
        if table.sealed == table.seats:
            table.agenda.pop()
            for other in table.chefs:
                other.max_cooking = other.cooking = other.allocated
                other.max_sanity = other.sanity = STARTING_DICE - other.allocated
            if table.journal is not None:
                pools: list[object] = []
                for at, other in enumerate(table.chefs):
                    pools.append(Phrase("pools", {"seat": at, "cooking": other.cooking, "sanity": other.sanity}))
                table.tell("allocated", {"pools": pools})


@final
class StartTest(Step[Feast]):
    """CT-1.3, CT-A29: the best Sanity test begins, then more Sanity dice, then another roll of those tied."""

    def run(self, table: Feast) -> None:
        seats = list(range(table.seats))
        while len(seats) > 1:
            rolls = [roll(table.chance, table.chefs[seat].sanity) for seat in seats]
            for at, seat in enumerate(seats):
                remember(table, Roll(START, seat, NOTHING, rolls[at], [], 0))
            strengths = [tally(rolls[at]) * 100 + table.chefs[seat].sanity for at, seat in enumerate(seats)]
            if table.journal is not None:
                shown: list[object] = []
                for at, seat in enumerate(seats):
                    shown.append(Phrase("rolled", {"seat": seat, "dice": spread(rolls[at])}))
                table.tell("start_test", {"rolls": shown})
            best = max(strengths)
            seats = [seat for at, seat in enumerate(seats) if strengths[at] == best]
        table.starter = seats[0]
        table.turn = seats[0]
        if table.journal is not None:
            table.tell("starts", {"seat": seats[0]})
        table.agenda.append(TURN_BEGINS)


START_TEST: Final = StartTest()
ALLOCATE_DICE: Final = AllocateDice()


def set_up(deck: Larder, seats: int, options: Options, chance: Chance) -> Feast:
    """CT-1: everything ready for the deal; call `go_on()` to begin."""
    table = Feast(deck, seats, options, chance)
    table.chefs = [Chef() for _ in range(seats)]
    table.deck = deck.pile()
    table.agenda.append(Deal())
    return table
