"""Kitchen management (CT-6)."""

from __future__ import annotations

from typing import Final, final

from potluck.games.cthulbeque.cards import NOTHING, SKIPS_MANAGEMENT
from potluck.games.cthulbeque.dice import KITCHEN
from potluck.games.cthulbeque.effects import crowd
from potluck.games.cthulbeque.moves import CHECK, TEST, Cast, Say
from potluck.games.cthulbeque.state import Feast
from potluck.games.cthulbeque.steps.recovery import FAINT, LOSE_COOKING
from potluck.games.cthulbeque.steps.spells import SpellTime, castable, interrupt
from potluck.games.cthulbeque.steps.tests_and_checks import begin_trial, check_sanity, conclude
from potluck.kernel.moves import Move
from potluck.kernel.phrases import Phrase
from potluck.kernel.state import Step


@final
class KitchenTime(Step[Feast]):
    """CT-6.2: an empty Kitchen needs no management, nor does one with a Porter."""

    def run(self, table: Feast) -> None:
        chef = table.chefs[table.turn]
        if chef.perks[SKIPS_MANAGEMENT] == 0 and crowd(table, chef) > 0:
            table.agenda.append(MANAGE_KITCHEN)


@final
class ManageKitchen(SpellTime):
    """CT-6.1: test Cooking against that many dice (CT-A18), or check Sanity against that number."""

    rule = "CT-6.1"
    now = "manage-kitchen"

    def moves(self, table: Feast) -> list[Move]:
        say = table.larder.book.say
        moves: list[Move] = [say[TEST], say[CHECK]]
        castable(table, moves)
        return moves

    def ask(self, table: Feast, seat: int) -> Phrase:
        return Phrase("ask-manage-kitchen", {"crowd": crowd(table, table.chefs[seat])})

    def take(self, table: Feast, seat: int, move: Move) -> None:
        if isinstance(move, Cast):
            interrupt(table, move, KITCHEN_TIME)
            return
        assert isinstance(move, Say)
        table.agenda.pop()
        chef = table.chefs[seat]
        count = crowd(table, chef)
        if table.journal is not None:
            table.tell("manages", {"seat": seat, "count": count, "test": move.word == TEST})
        if move.word == TEST:
            table.agenda.append(KITCHEN_TEST)
            begin_trial(table, seat, chef.active(), count, 0)
        else:
            check_sanity(table, seat, count, False)


@final
class KitchenTest(Step[Feast]):
    """CT-6.1 (a): a loss or a tie costs one Cooking die."""

    def run(self, table: Feast) -> None:
        behind = conclude(table, KITCHEN, NOTHING) <= 0
        table.trial = None
        if behind:
            table.agenda.append(FAINT[table.turn])
            table.agenda.append(LOSE_COOKING[table.turn])


KITCHEN_TIME: Final = KitchenTime()
MANAGE_KITCHEN: Final = ManageKitchen()
KITCHEN_TEST: Final = KitchenTest()
