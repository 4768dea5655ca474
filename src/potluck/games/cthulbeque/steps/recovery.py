"""Losing dice, and where that leads: the Hospital, the Asylum, and the turns spent there (CT-5)."""

from __future__ import annotations

from typing import Final, final

from potluck.games.cthulbeque.cards import MOST_CHEFS, NOTHING, NURSING, SAVES_COOKING, SAVES_SANITY
from potluck.games.cthulbeque.dice import COOKING_BACK, SANITY_BACK, Roll, above, roll, spread
from potluck.games.cthulbeque.effects import clear, clear_one_with, first_with
from potluck.games.cthulbeque.moves import GO_HOME, STAY, USE, Discard, Say
from potluck.games.cthulbeque.state import RECOVERS_ON, Feast, discard_monster, in_kitchen, remember
from potluck.games.cthulbeque.steps.choice import Choice, use_or_decline
from potluck.kernel.errors import Refusal
from potluck.kernel.moves import Move
from potluck.kernel.phrases import Phrase
from potluck.kernel.state import Step

BEST_ODDS: Final = 2  # a lost die never comes back on a 1
NO_DICE: Final = [0] * 7


def rolled_back(table: Feast, purpose: int, lost: int, least: int) -> tuple[list[int], int]:
    """Roll lost dice; the dice, and how many come back at `least` or more."""
    target = max(least, BEST_ODDS) - 1
    dice = roll(table.chance, lost)
    if lost > 0:
        remember(table, Roll(purpose, table.turn, NOTHING, dice, [], target))
    return dice, above(dice, target)


def returned(cooking: list[int], cooked: int, sanity: list[int], calmed: int) -> list[object]:
    """Which lost dice were rolled, and how many came back."""
    rolls: list[object] = []
    if cooking:
        rolls.append(Phrase("cooking-back", {"dice": cooking, "back": cooked}))
    if sanity:
        rolls.append(Phrase("sanity-back", {"dice": sanity, "back": calmed}))
    return rolls


# -- losing dice --------------------------------------------------------------------------------------


def cost(table: Feast) -> None:
    """Note at the last roll that it cost a die; views and logs show it there."""
    if table.rolls:
        table.rolls[-1].lost += 1


def drop_cooking(table: Feast, seat: int) -> None:
    """CT-9.6: one active Cooking die is lost; out of the group that cooks, if the pool is divided (CT-A26)."""
    chef = table.chefs[seat]
    chef.cooking -= 1
    cost(table)
    attempt = table.attempt
    if attempt is not None and attempt.pot != NOTHING:
        attempt.pot -= 1
    if table.journal is not None:
        table.tell("wound", {"seat": seat, "left": chef.active()})


def drop_sanity(table: Feast, seat: int) -> None:
    """CT-5.1: one Sanity die is lost; with the last one the chef goes to the Asylum."""
    chef = table.chefs[seat]
    chef.sanity -= 1
    cost(table)
    if table.journal is not None:
        table.tell("shaken", {"seat": seat, "left": chef.sanity})
    if chef.sanity == 0:
        chef.asylum = True
        chef.max_sanity = max(1, chef.max_sanity - 1)  # CT-A11
        if table.journal is not None:
            table.tell("asylum", {"seat": seat, "max_sanity": chef.max_sanity})
        carry_off(table, seat)


def carry_off(table: Feast, seat: int) -> None:
    """CT-4.2: it ends the chef's own turn at once; in somebody else's turn only the attempt (CT-A41)."""
    if seat == table.turn:
        table.attempt = None
        table.trial = None
        table.pots = []
        del table.agenda[1:]  # the end of the turn stays
    else:
        attempt = table.attempt
        assert attempt is not None
        del table.agenda[attempt.floor :]


@final
class LoseCookingDie(Step[Feast]):
    """CT-9.6: a wound, unless Oven Mitts are held and wanted; only from dice that are there."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, table: Feast) -> None:
        chef = table.chefs[self.seat]
        attempt = table.attempt
        if chef.active() == 0 or (attempt is not None and attempt.pot == 0):
            return
        if chef.perks[SAVES_COOKING] > 0:
            table.agenda.append(SAVE_COOKING[self.seat])
        else:
            drop_cooking(table, self.seat)


@final
class LoseSanityDie(Step[Feast]):
    """CT-3.2: a Sanity die, unless an Elder-Sign Apron is held and wanted."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, table: Feast) -> None:
        if table.chefs[self.seat].perks[SAVES_SANITY] > 0:
            table.agenda.append(SAVE_SANITY[self.seat])
        else:
            drop_sanity(table, self.seat)


@final
class IgnoreLoss(Choice):
    """Oven Mitts and Elder-Sign Apron: discard the card and keep the die; asked of their holder in any turn."""

    rule = "CT-8.2"
    now = "ignore-loss"

    def __init__(self, seat: int, effect: int) -> None:
        self.seat = seat
        self.effect = effect

    def who(self, table: Feast) -> int:
        return self.seat

    def moves(self, table: Feast) -> list[Move]:
        return use_or_decline(table)

    def ask(self, table: Feast, seat: int) -> Phrase:
        card = table.larder.cards[first_with(table, seat, self.effect)].id
        return Phrase("ask-ignore-loss", {"card": card, "pool": self.pool()})

    def name(self, table: Feast, seat: int, move: Move) -> Phrase:
        card = table.larder.cards[first_with(table, seat, self.effect)].id
        if isinstance(move, Say) and move.word == USE:
            return Phrase("move-say-use-loss", {"say": "use", "card": card, "pool": self.pool()})
        return Phrase("move-say-decline-loss", {"say": "decline", "pool": self.pool()})

    def pool(self) -> str:
        """The pool that loses a die."""
        return "cooking" if self.effect == SAVES_COOKING else "sanity"

    def take(self, table: Feast, seat: int, move: Move) -> None:
        assert isinstance(move, Say)
        table.agenda.pop()
        if move.word == USE:
            card = clear_one_with(table, seat, self.effect)
            if table.journal is not None:
                table.tell("saved", {"seat": seat, "card": table.larder.cards[card].id, "pool": self.pool()})
        elif self.effect == SAVES_COOKING:
            drop_cooking(table, seat)
        else:
            drop_sanity(table, seat)


@final
class FaintIfSpent(Step[Feast]):
    """CT-5.2, CT-A12: no active Cooking die is left, whatever lies set aside: the Hospital."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, table: Feast) -> None:
        chef = table.chefs[self.seat]
        if chef.active() > 0:
            return
        chef.hospital = True
        if table.journal is not None:
            table.tell("hospital", {"seat": self.seat})
        carry_off(table, self.seat)


LOSE_COOKING: Final = [LoseCookingDie(seat) for seat in range(MOST_CHEFS)]
LOSE_SANITY: Final = [LoseSanityDie(seat) for seat in range(MOST_CHEFS)]
SAVE_COOKING: Final = [IgnoreLoss(seat, SAVES_COOKING) for seat in range(MOST_CHEFS)]
SAVE_SANITY: Final = [IgnoreLoss(seat, SAVES_SANITY) for seat in range(MOST_CHEFS)]
FAINT: Final = [FaintIfSpent(seat) for seat in range(MOST_CHEFS)]


# -- a turn in the Hospital or the Asylum -------------------------------------------------------------


@final
class LetMonsterGo(Choice):
    """CT-5.3 (a): one Monster of the Kitchen, never of the Serving Area, is discarded with everything on it."""

    rule = "CT-5.3"
    now = "let-monster-go"

    def moves(self, table: Feast) -> list[Move]:
        book = table.larder.book
        moves: list[Move] = []
        for monster in table.chefs[table.turn].kitchen:
            moves.append(book.discard[monster.card])
        return moves

    def why(self, table: Feast, seat: int, move: Move) -> Refusal:
        if isinstance(move, Discard):
            return Refusal("CT-5.3", "why-a-monster-has-to-go", {"card": move.id})
        return super().why(table, seat, move)

    def ask(self, table: Feast, seat: int) -> Phrase:
        return Phrase("ask-let-monster-go")

    def name(self, table: Feast, seat: int, move: Move) -> Phrase:
        assert isinstance(move, Discard)
        return Phrase("move-discard-monster", {"card": move.id})

    def take(self, table: Feast, seat: int, move: Move) -> None:
        assert isinstance(move, Discard)
        table.agenda.pop()
        chef = table.chefs[seat]
        monster = in_kitchen(chef, move.card)
        chef.kitchen.remove(monster)
        discard_monster(table, monster)
        if table.journal is not None:
            table.tell("let_go", {"seat": seat, "card": move.id})


@final
class ClearTableCard(Choice):
    """CT-5.3 (b): one Item, Spell or Assistant in front of the chef is discarded."""

    rule = "CT-5.3"
    now = "clear-table-card"

    def moves(self, table: Feast) -> list[Move]:
        book = table.larder.book
        moves: list[Move] = []
        for card in table.chefs[table.turn].table:
            move = book.discard[card]
            if move not in moves:
                moves.append(move)
        return moves

    def why(self, table: Feast, seat: int, move: Move) -> Refusal:
        if isinstance(move, Discard):
            return Refusal("CT-5.3", "why-a-card-in-front-has-to-go", {"card": move.id})
        return super().why(table, seat, move)

    def ask(self, table: Feast, seat: int) -> Phrase:
        return Phrase("ask-clear-table-card")

    def name(self, table: Feast, seat: int, move: Move) -> Phrase:
        assert isinstance(move, Discard)
        return Phrase("move-discard-front", {"card": move.id})

    def take(self, table: Feast, seat: int, move: Move) -> None:
        assert isinstance(move, Discard)
        table.agenda.pop()
        clear(table, seat, move.card)
        if table.journal is not None:
            table.tell("let_go", {"seat": seat, "card": move.id})


@final
class RollForRecovery(Step[Feast]):
    """CT-5.3 (c), CT-A15, CT-A17: the lost dice of the pool (or both pools) concerned; 5 and 6 come back."""

    def run(self, table: Feast) -> None:
        seat = table.turn
        chef = table.chefs[seat]
        least = RECOVERS_ON - chef.perks[NURSING]
        cooking = NO_DICE
        sanity = NO_DICE
        back = [0, 0]
        if chef.hospital:
            cooking, back[0] = rolled_back(table, COOKING_BACK, chef.max_cooking - chef.cooking, least)
            chef.cooking += back[0]
        if chef.asylum:
            sanity, back[1] = rolled_back(table, SANITY_BACK, chef.max_sanity - chef.sanity, least)
            chef.sanity += back[1]
        if table.journal is not None:
            rolls = returned(spread(cooking), back[0], spread(sanity), back[1])
            table.tell("recovery", {"seat": seat, "rolls": rolls})


@final
class Discharge(Step[Feast]):
    """CT-5.4: with a full pool the chef must leave, with at least one die they may; each place by itself (CT-A17)."""

    def __init__(self, asylum: bool) -> None:
        self.asylum = asylum

    def run(self, table: Feast) -> None:
        chef = table.chefs[table.turn]
        away = chef.asylum if self.asylum else chef.hospital
        dice = chef.sanity if self.asylum else chef.cooking
        full = chef.max_sanity if self.asylum else chef.max_cooking
        if not away or dice == 0:
            return
        if dice == full:
            go_home(table, self.asylum)
        else:
            table.agenda.append(LEAVE_ASYLUM if self.asylum else LEAVE_HOSPITAL)


def go_home(table: Feast, asylum: bool) -> None:
    """CT-5.4: out of one place; the next turn is normal if it was the only one."""
    chef = table.chefs[table.turn]
    if asylum:
        chef.asylum = False
    else:
        chef.hospital = False
    if table.journal is not None:
        table.tell("home", {"seat": table.turn, "asylum": asylum})


@final
class LeaveOrStay(Choice):
    """CT-5.4: some dice are back, but not all."""

    rule = "CT-5.4"
    now = "leave-or-stay"

    def __init__(self, asylum: bool) -> None:
        self.asylum = asylum

    def moves(self, table: Feast) -> list[Move]:
        say = table.larder.book.say
        return [say[GO_HOME], say[STAY]]

    def ask(self, table: Feast, seat: int) -> Phrase:
        return Phrase("ask-leave-or-stay", {"asylum": self.asylum})

    def take(self, table: Feast, seat: int, move: Move) -> None:
        assert isinstance(move, Say)
        table.agenda.pop()
        if move.word == GO_HOME:
            go_home(table, self.asylum)


@final
class Recovery(Step[Feast]):
    """CT-5.3: a turn away from the kitchen."""

    def run(self, table: Feast) -> None:
        chef = table.chefs[table.turn]
        table.agenda.append(DISCHARGE_ASYLUM)
        table.agenda.append(DISCHARGE_HOSPITAL)
        table.agenda.append(ROLL_FOR_RECOVERY)
        if chef.table:
            table.agenda.append(CLEAR_TABLE_CARD)
        if chef.kitchen:
            table.agenda.append(LET_MONSTER_GO)


LET_MONSTER_GO: Final = LetMonsterGo()
CLEAR_TABLE_CARD: Final = ClearTableCard()
ROLL_FOR_RECOVERY: Final = RollForRecovery()
DISCHARGE_HOSPITAL: Final = Discharge(False)
DISCHARGE_ASYLUM: Final = Discharge(True)
LEAVE_HOSPITAL: Final = LeaveOrStay(False)
LEAVE_ASYLUM: Final = LeaveOrStay(True)
RECOVERY: Final = Recovery()
