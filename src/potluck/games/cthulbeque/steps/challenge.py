"""The Cooking Challenge: a Monster played on another chef, and its way back (CT-10)."""

from __future__ import annotations

from typing import Final, final

from potluck.games.cthulbeque.cards import NOTHING
from potluck.games.cthulbeque.moves import LEAVE_IT, NOBODY, PASS_BACK, Cook, Divide, Fight
from potluck.games.cthulbeque.state import Feast, Monster, MonsterAttempt, return_recipe
from potluck.games.cthulbeque.steps.attempt import begin_attempt, ways_to_cook
from potluck.games.cthulbeque.steps.choice import Choice
from potluck.kernel.errors import Refusal
from potluck.kernel.moves import Move
from potluck.kernel.phrases import Phrase
from potluck.kernel.state import Step


def challenge(table: Feast, card: int, rival: int) -> None:
    """CT-10.1, CT-A40: the Monster waits in limbo, in nobody's Kitchen, while the challenged chef decides."""
    table.limbo = Monster(card)
    table.rival = rival
    table.agenda.append(COMES_BACK)
    table.agenda.append(CHALLENGED)
    if table.journal is not None:
        facts: dict[str, object] = {"seat": table.turn, "rival": rival, "monster": table.larder.cards[card].id}
        table.tell("challenge", facts)


def in_limbo(table: Feast) -> Monster:
    """The Monster of the challenge."""
    monster = table.limbo
    assert monster is not None
    return monster


@final
class Challenged(Choice):
    """CT-10.1: cook it, fight it, or pass it back; asked of the challenged chef in the challenger's turn."""

    rule = "CT-10.1"
    now = "challenged"

    def who(self, table: Feast) -> int:
        return table.rival

    def moves(self, table: Feast) -> list[Move]:
        card = in_limbo(table).card
        book = table.larder.book
        moves: list[Move] = [book.say[PASS_BACK], book.fight[card]]
        ways_to_cook(table, table.rival, card, moves)
        return moves

    def why(self, table: Feast, seat: int, move: Move) -> Refusal:
        card = in_limbo(table).card
        if isinstance(move, (Cook, Fight, Divide)) and (move.monster != card or isinstance(move, Divide)):
            return Refusal("CT-10.1", "why-challenged", {"monster": table.larder.cards[card].id})
        return super().why(table, seat, move)

    def ask(self, table: Feast, seat: int) -> Phrase:
        monster = table.larder.cards[in_limbo(table).card].id
        return Phrase("ask-challenged", {"seat": table.turn, "monster": monster})

    def take(self, table: Feast, seat: int, move: Move) -> None:
        table.agenda.pop()
        if isinstance(move, Cook):
            begin_attempt(table, MonsterAttempt(seat, move.monster, True, True), move.ingredient)
        elif isinstance(move, Fight):
            begin_attempt(table, MonsterAttempt(seat, move.monster, False, True), NOTHING)
        elif table.journal is not None:
            table.tell("passes_back", {"seat": seat})


@final
class ComesBack(Step[Feast]):
    """CT-10.4, CT-A24: not finished, so it comes to the challenger with its counters; a rival's Recipe goes home."""

    def run(self, table: Feast) -> None:
        table.rival = NOBODY
        monster = table.limbo
        if monster is None:
            return
        return_recipe(table, monster)
        table.limbo = None
        table.chefs[table.turn].kitchen.append(monster)
        table.contested = monster.card
        table.agenda.append(TAKE_OVER)
        if table.journal is not None:
            table.tell("comes_back", {"seat": table.turn, "monster": table.larder.cards[monster.card].id})


@final
class TakeOver(Choice):
    """CT-10.4, CT-A23: the challenger may cook it at once, beside step 5, or leave it in the Kitchen."""

    rule = "CT-10.4"
    now = "take-over"

    def moves(self, table: Feast) -> list[Move]:
        moves: list[Move] = [table.larder.book.say[LEAVE_IT]]
        ways_to_cook(table, table.turn, table.contested, moves)
        return moves

    def why(self, table: Feast, seat: int, move: Move) -> Refusal:
        if isinstance(move, (Cook, Fight, Divide)):
            monster = table.larder.cards[table.contested].id
            if move.monster != table.contested:
                return Refusal("CT-10.4", "why-only-what-came-back", {"monster": monster})
            if not isinstance(move, Cook):
                return Refusal("CT-A23", "why-not-fought-at-once", {"monster": monster})
        return super().why(table, seat, move)

    def ask(self, table: Feast, seat: int) -> Phrase:
        return Phrase("ask-take-over", {"monster": table.larder.cards[table.contested].id})

    def take(self, table: Feast, seat: int, move: Move) -> None:
        table.agenda.pop()
        if isinstance(move, Cook):
            begin_attempt(table, MonsterAttempt(seat, move.monster, True, False), move.ingredient)


CHALLENGED: Final = Challenged()
COMES_BACK: Final = ComesBack()
TAKE_OVER: Final = TakeOver()
