"""The choice of what to cook or fight: one Monster, or several at once with Multi-Tasking (CT-9, CT-12.2)."""

from __future__ import annotations

from typing import Final, final

from potluck.games.cthulbeque.cards import NOTHING
from potluck.games.cthulbeque.moves import POT_DICE, SKIP, Cast, Cook, Divide, Fight, Say
from potluck.games.cthulbeque.state import Feast, MonsterAttempt, stands_in
from potluck.games.cthulbeque.steps.attempt import begin_attempt, ways_to_cook
from potluck.games.cthulbeque.steps.choice import Choice
from potluck.games.cthulbeque.steps.spells import SpellTime, can_cast, castable, interrupt
from potluck.kernel.errors import Refusal
from potluck.kernel.moves import Move
from potluck.kernel.phrases import Phrase
from potluck.kernel.state import Step


def untried(table: Feast) -> list[int]:
    """CT-A23: the Monsters of the active chef's Kitchen not attempted this turn."""
    cards: list[int] = []
    for monster in table.chefs[table.turn].kitchen:
        if monster.card not in table.tried:
            cards.append(monster.card)
    return cards


@final
class StoveTime(Step[Feast]):
    """CT-9: only with a Monster to attempt, or a Spell to activate."""

    def run(self, table: Feast) -> None:
        chef = table.chefs[table.turn]
        if (chef.kitchen and untried(table)) or (chef.table and can_cast(table)):
            table.agenda.append(COOK_OR_FIGHT)


@final
class CookOrFight(SpellTime):
    """CT-9.1, CT-9.7: one attempt on one Monster of one's Kitchen; it may be skipped (CT-4.1)."""

    rule = "CT-9.1"
    now = "cook-or-fight"

    def moves(self, table: Feast) -> list[Move]:
        book = table.larder.book
        moves: list[Move] = [book.say[SKIP]]
        cards = untried(table)
        active = table.chefs[table.turn].active()
        for card in cards:
            ways_to_cook(table, table.turn, card, moves)
            moves.append(book.fight[card])
        if table.options.multitask and active > 1 and len(cards) > 1:
            for card in cards:
                for dice in range(1, min(active - 1, POT_DICE) + 1):
                    moves.append(book.divide[card][dice - 1])
        castable(table, moves)
        return moves

    def why(self, table: Feast, seat: int, move: Move) -> Refusal:
        if isinstance(move, (Cook, Fight, Divide)) and move.monster in table.tried:
            return Refusal("CT-A23", "why-tried-already", {"monster": move.id})
        if isinstance(move, Divide):
            if not table.options.multitask:
                return Refusal("CT-12.2", "why-no-multitasking")
            if move.monster in untried(table):
                return Refusal("CT-A26", "why-too-little-to-share", {"active": table.chefs[seat].active()})
        return super().why(table, seat, move)

    def ask(self, table: Feast, seat: int) -> Phrase:
        return Phrase("ask-cook-or-fight")

    def name(self, table: Feast, seat: int, move: Move) -> Phrase:
        if isinstance(move, Say):
            return Phrase("move-say-skip-fire", {"say": "skip"})
        return super().name(table, seat, move)

    def take(self, table: Feast, seat: int, move: Move) -> None:
        if isinstance(move, Cast):
            interrupt(table, move, STOVE_TIME)
            return
        table.agenda.pop()
        if isinstance(move, Cook):
            begin_attempt(table, MonsterAttempt(seat, move.monster, True, False), move.ingredient)
        elif isinstance(move, Fight):
            begin_attempt(table, MonsterAttempt(seat, move.monster, False, False), NOTHING)
        elif isinstance(move, Divide):
            table.pots = [move.monster, move.dice]
            table.first_pot = True
            table.agenda.append(POT_TIME)
            table.agenda.append(DIVIDE_POOL)


# -- Multi-Tasking ------------------------------------------------------------------------------------


def waiting(table: Feast) -> list[int]:
    """The Monsters that have a group of dice."""
    return [table.pots[at] for at in range(0, len(table.pots), 2)]


def undivided(table: Feast) -> int:
    """The active dice that are in no group yet."""
    return table.chefs[table.turn].active() - sum([table.pots[at] for at in range(1, len(table.pots), 2)])


@final
class DividePool(Choice):
    """CT-A26: group after group, each for another Monster, until every active die is in one."""

    rule = "CT-A26"
    now = "divide-pool"

    def moves(self, table: Feast) -> list[Move]:
        book = table.larder.book
        taken = waiting(table)
        cards = [card for card in untried(table) if card not in taken]
        most = min(undivided(table), POT_DICE)
        moves: list[Move] = []
        for card in cards:
            for dice in range(1 if len(cards) > 1 else most, most + 1):
                moves.append(book.divide[card][dice - 1])
        return moves

    def why(self, table: Feast, seat: int, move: Move) -> Refusal:
        if isinstance(move, (Cook, Fight, Divide)):
            if move.monster in table.tried:
                return Refusal("CT-A23", "why-tried-already", {"monster": move.id})
            if move.monster in waiting(table):
                return Refusal("CT-A26", "why-has-its-dice", {"monster": move.id})
            if move.monster in untried(table):
                return Refusal("CT-A26", "why-share-out-all", {"left": undivided(table)})
        return super().why(table, seat, move)

    def ask(self, table: Feast, seat: int) -> Phrase:
        return Phrase("ask-divide", {"left": undivided(table)})

    def take(self, table: Feast, seat: int, move: Move) -> None:
        assert isinstance(move, Divide)
        table.pots.append(move.monster)
        table.pots.append(move.dice)
        if undivided(table) > 0 and len(waiting(table)) < len(untried(table)):
            return
        table.agenda.pop()
        if table.journal is not None:
            cards = table.larder.cards
            pots: list[object] = []
            for at in range(0, len(table.pots), 2):
                pots.append(Phrase("pot", {"monster": cards[table.pots[at]].id, "dice": table.pots[at + 1]}))
            table.tell("divides", {"seat": seat, "pots": pots})


@final
class PotTime(Step[Feast]):
    """CT-A26: one group after another."""

    def run(self, table: Feast) -> None:
        if table.pots:
            table.agenda.append(NEXT_POT)


@final
class NextPot(Choice):
    """CT-A26: the chef says which group cooks next; only the first has bonus dice from cards."""

    rule = "CT-A26"
    now = "next-pot"

    def moves(self, table: Feast) -> list[Move]:
        moves: list[Move] = []
        for card in waiting(table):
            ways_to_cook(table, table.turn, card, moves)
        return moves

    def why(self, table: Feast, seat: int, move: Move) -> Refusal:
        if isinstance(move, (Cook, Fight, Divide)) and stands_in(table.chefs[seat].kitchen, move.monster):
            if move.monster not in waiting(table):
                return Refusal("CT-A26", "why-has-no-dice", {"monster": move.id})
            if not isinstance(move, Cook):
                return Refusal("CT-A26", "why-pots-are-cooked", {"monster": move.id})
        return super().why(table, seat, move)

    def ask(self, table: Feast, seat: int) -> Phrase:
        return Phrase("ask-next-pot")

    def take(self, table: Feast, seat: int, move: Move) -> None:
        assert isinstance(move, Cook)
        table.agenda.pop()
        table.agenda.append(POT_TIME)
        at = 2 * waiting(table).index(move.monster)
        attempt = MonsterAttempt(seat, move.monster, True, False)
        attempt.pot = table.pots[at + 1]
        attempt.bonus = table.first_pot
        table.first_pot = False
        del table.pots[at : at + 2]
        begin_attempt(table, attempt, move.ingredient)


STOVE_TIME: Final = StoveTime()
COOK_OR_FIGHT: Final = CookOrFight()
DIVIDE_POOL: Final = DividePool()
POT_TIME: Final = PotTime()
NEXT_POT: Final = NextPot()
