"""Drawing cards or recuperating (CT-7)."""

from __future__ import annotations

from typing import Final, final

from potluck.games.cthulbeque.cards import REST_COOKING, REST_SANITY
from potluck.games.cthulbeque.dice import COOKING_BACK, SANITY_BACK, spread
from potluck.games.cthulbeque.moves import COOKING_DIE, DRAW, RECUPERATE, SANITY_DIE, Cast, Say
from potluck.games.cthulbeque.state import RESTS_ON, Chef, Feast
from potluck.games.cthulbeque.steps.choice import Choice
from potluck.games.cthulbeque.steps.recovery import returned, rolled_back
from potluck.games.cthulbeque.steps.spells import SpellTime, can_cast, castable, interrupt
from potluck.kernel.errors import Refusal
from potluck.kernel.events import except_for, only
from potluck.kernel.moves import Move
from potluck.kernel.phrases import Phrase
from potluck.kernel.state import Step


def lost_dice(chef: Chef) -> int:
    """All dice that a chef has lost, of both pools."""
    return chef.max_cooking - chef.cooking + chef.max_sanity - chef.sanity


@final
class SupplyTime(Step[Feast]):
    """CT-7, CT-A20: whoever has lost nothing draws without being asked, unless a Spell could come first."""

    def run(self, table: Feast) -> None:
        chef = table.chefs[table.turn]
        if lost_dice(chef) > 0 or (chef.table and can_cast(table)):
            table.agenda.append(DRAW_OR_RECUPERATE)
        else:
            table.agenda.append(DRAW_CARDS)


@final
class DrawOrRecuperate(SpellTime):
    """CT-7.1, CT-7.3: fill the hand, or roll for lost dice and be done for this turn."""

    rule = "CT-7.1"
    now = "draw-or-recuperate"

    def moves(self, table: Feast) -> list[Move]:
        say = table.larder.book.say
        moves: list[Move] = [say[DRAW]]
        if lost_dice(table.chefs[table.turn]) > 0:
            moves.append(say[RECUPERATE])
        castable(table, moves)
        return moves

    def why(self, table: Feast, seat: int, move: Move) -> Refusal:
        if isinstance(move, Say) and move.word == RECUPERATE:
            return Refusal("CT-A20", "why-nothing-lost")
        return super().why(table, seat, move)

    def ask(self, table: Feast, seat: int) -> Phrase:
        return Phrase("ask-draw-or-recuperate")

    def name(self, table: Feast, seat: int, move: Move) -> Phrase:
        chef = table.chefs[seat]
        if isinstance(move, Say) and move.word == DRAW:
            missing = max(0, chef.hand_limit() - len(chef.hand))
            return Phrase("move-say-draw-up", {"say": "draw", "count": missing, "limit": chef.hand_limit()})
        if isinstance(move, Say):
            cooking, sanity = rests_on(chef)
            facts: dict[str, object] = {
                "say": "recuperate",
                "cooking": cooking,
                "sanity": sanity,
                "alike": cooking == sanity,
            }
            return Phrase("move-say-recuperate-on", facts)
        return super().name(table, seat, move)

    def take(self, table: Feast, seat: int, move: Move) -> None:
        if isinstance(move, Cast):
            interrupt(table, move, SUPPLY_TIME)
            return
        assert isinstance(move, Say)
        table.agenda.pop()
        if move.word == DRAW:
            table.agenda.append(DRAW_CARDS)
        else:
            recuperate(table, seat)


def rests_on(chef: Chef) -> tuple[int, int]:
    """CT-7.3: the least number that brings a lost die back, of Cooking and of Sanity."""
    return RESTS_ON - chef.perks[REST_COOKING], RESTS_ON - chef.perks[REST_SANITY]


def recuperate(table: Feast, seat: int) -> None:
    """CT-7.3: every lost die of both pools is rolled; 4 and more come back; the turn ends."""
    chef = table.chefs[seat]
    least_cooking, least_sanity = rests_on(chef)
    cooking, cooked = rolled_back(table, COOKING_BACK, chef.max_cooking - chef.cooking, least_cooking)
    sanity, calmed = rolled_back(table, SANITY_BACK, chef.max_sanity - chef.sanity, least_sanity)
    chef.cooking += cooked
    chef.sanity += calmed
    if table.journal is not None:
        rolls = returned(spread(cooking), cooked, spread(sanity), calmed)
        table.tell("recuperates", {"seat": seat, "rolls": rolls})
    del table.agenda[1:]  # the end of the turn stays


@final
class DrawCards(Step[Feast]):
    """CT-7.1: up to the hand's limit; a new deck on the way brings its drawer a die (CT-7.2)."""

    def run(self, table: Feast) -> None:
        seat = table.turn
        chef = table.chefs[seat]
        deck = table.deck
        limit = chef.hand_limit()
        drawn: list[int] = []
        empty = False
        while len(chef.hand) < limit and not empty:
            if deck:
                card = table.chance.take(deck)
                chef.hand.append(card)
                drawn.append(card)
            else:
                empty = True
        if drawn and table.journal is not None:
            cards = [table.larder.cards[card].id for card in drawn]
            table.tell("drew", {"seat": seat, "cards": cards}, only(seat))
            table.tell("draws", {"seat": seat, "count": len(drawn)}, except_for(seat))
        if empty and table.discard:
            deck.extend(table.discard)
            table.discard.clear()
            table.agenda.append(DRAW_CARDS)
            if table.journal is not None:
                table.tell("new_deck", {"count": len(deck)})
            if not table.grew:  # CT-A19
                table.grew = True
                table.agenda.append(NEW_DIE)


@final
class NewDie(Choice):
    """CT-7.2: the player who needed a new deck adds a die to Cooking or to Sanity."""

    rule = "CT-7.2"
    now = "new-die"

    def moves(self, table: Feast) -> list[Move]:
        say = table.larder.book.say
        return [say[COOKING_DIE], say[SANITY_DIE]]

    def ask(self, table: Feast, seat: int) -> Phrase:
        return Phrase("ask-new-die")

    def take(self, table: Feast, seat: int, move: Move) -> None:
        assert isinstance(move, Say)
        table.agenda.pop()
        chef = table.chefs[seat]
        if move.word == COOKING_DIE:
            chef.max_cooking += 1
            chef.cooking += 1
        else:
            chef.max_sanity += 1
            chef.sanity += 1
        if table.journal is not None:
            table.tell("new_die", {"seat": seat, "pool": "cooking" if move.word == COOKING_DIE else "sanity"})


SUPPLY_TIME: Final = SupplyTime()
DRAW_OR_RECUPERATE: Final = DrawOrRecuperate()
DRAW_CARDS: Final = DrawCards()
NEW_DIE: Final = NewDie()
