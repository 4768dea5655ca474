"""A turn from its beginning to its end, and the end of the match (CT-4, CT-11)."""

from __future__ import annotations

from typing import Final, final

from potluck.games.cthulbeque.cards import NOTHING
from potluck.games.cthulbeque.moves import DECLARE, NOBODY, NOT_YET, Say
from potluck.games.cthulbeque.scoring import CAP, DECLARED, outcome, standings
from potluck.games.cthulbeque.state import DISHES_TO_SERVE, Feast, forget_rolls
from potluck.games.cthulbeque.steps.choice import Choice
from potluck.games.cthulbeque.steps.cook_or_fight import STOVE_TIME
from potluck.games.cthulbeque.steps.draw_or_recuperate import SUPPLY_TIME
from potluck.games.cthulbeque.steps.kitchen_management import KITCHEN_TIME
from potluck.games.cthulbeque.steps.play_a_card import DISCARD_TIME, PLAY_TIME
from potluck.games.cthulbeque.steps.recovery import RECOVERY
from potluck.kernel.moves import Move
from potluck.kernel.phrases import Phrase
from potluck.kernel.state import Step


@final
class TurnBegins(Step[Feast]):
    """CT-4.1: the steps of a turn go on the agenda; the end of the turn lies at the very bottom."""

    def run(self, table: Feast) -> None:
        chef = table.chefs[table.turn]
        agenda = table.agenda
        agenda.append(END_OF_TURN)
        if chef.away():
            agenda.append(RECOVERY)
        else:
            agenda.extend(A_TURN)
        if table.declarer == NOBODY and len(chef.served) >= DISHES_TO_SERVE:
            agenda.append(READY_TO_SERVE)
        if table.journal is not None:
            table.tell("turn", {"seat": table.turn, "away": chef.away()})


@final
class ReadyToServe(Choice):
    """CT-11.1, CT-A27: with three dishes a chef may declare, before anything else, even from a hospital bed."""

    rule = "CT-11.1"
    now = "ready-to-serve"

    def moves(self, table: Feast) -> list[Move]:
        say = table.larder.book.say
        return [say[NOT_YET], say[DECLARE]]

    def ask(self, table: Feast, seat: int) -> Phrase:
        return Phrase("ask-ready-to-serve", {"dishes": len(table.chefs[seat].served)})

    def take(self, table: Feast, seat: int, move: Move) -> None:
        assert isinstance(move, Say)
        table.agenda.pop()
        if move.word == DECLARE:
            table.declarer = seat
            if table.journal is not None:
                table.tell("declares", {"seat": seat})


@final
class EndOfTurn(Step[Feast]):
    """CT-4.2, CT-11.1, CT-A30: set-aside dice return, play passes to the left, and perhaps the meal is served."""

    def run(self, table: Feast) -> None:
        chef = table.chefs[table.turn]
        chef.fatigue = 0
        chef.hexed = 0  # whatever was cast on them has lapsed
        forget_rolls(table)
        table.tried.clear()
        table.contested = NOTHING
        table.first_test = True
        table.grew = False
        table.turn = (table.turn + 1) % table.seats
        agenda = table.agenda
        if table.turn == table.declarer:
            agenda.append(MEAL_AFTER_DECLARATION)
            return
        if table.turn == table.starter:
            table.rounds += 1
            table.race.append(standings(table))
            if table.rounds == table.options.round_cap:
                agenda.append(MEAL_AT_THE_CAP)
                return
        agenda.append(TURN_BEGINS)


@final
class TheMealIsServed(Step[Feast]):
    """CT-11.2, CT-A28: the highest score wins, and equals share it."""

    def __init__(self, reason: str) -> None:
        self.reason = reason

    def run(self, table: Feast) -> None:
        result = outcome(table, self.reason)
        if table.journal is not None:
            winners = result.winners()
            table.tell("over", {"winners": winners, "points": result.scores[winners[0]]})
        table.result = result


TURN_BEGINS: Final = TurnBegins()
READY_TO_SERVE: Final = ReadyToServe()
END_OF_TURN: Final = EndOfTurn()

MEAL_AFTER_DECLARATION: Final = TheMealIsServed(DECLARED)
MEAL_AT_THE_CAP: Final = TheMealIsServed(CAP)
#: CT-4.1: the steps of a turn, last one first: the agenda is a stack.
A_TURN: Final[list[Step[Feast]]] = [DISCARD_TIME, STOVE_TIME, PLAY_TIME, SUPPLY_TIME, KITCHEN_TIME]
