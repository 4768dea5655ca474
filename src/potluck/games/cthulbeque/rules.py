"""Cthulbeque: the set-up and the turn, step by step as the rulebook has them. Knows no words, pictures or bots."""

from __future__ import annotations

from typing import Final, final

from potluck.games.cthulbeque.cards import Larder
from potluck.games.cthulbeque.challenge import challenge
from potluck.games.cthulbeque.cooking import season
from potluck.games.cthulbeque.feast import (
    DISHES_TO_SERVE,
    HAND,
    NOBODY,
    STARTING_DICE,
    Chef,
    Choice,
    Feast,
    Monster,
    clear,
    forget_rolls,
    in_kitchen,
    lay,
    owner_of,
    remember,
    take_from_hand,
)
from potluck.games.cthulbeque.kitchen import KITCHEN_TIME, SUPPLY_TIME, interrupt
from potluck.games.cthulbeque.moves import DECLARE, NOT_YET, SKIP, Allocate, Cast, Discard, Play, Say, Season
from potluck.games.cthulbeque.recovery import RECOVERY
from potluck.games.cthulbeque.rolls import START, Roll, roll, spread, tally
from potluck.games.cthulbeque.scoring import MEAL_AFTER_DECLARATION, MEAL_AT_THE_CAP, standings
from potluck.games.cthulbeque.spells import can_cast, castable
from potluck.games.cthulbeque.stove import STOVE_TIME
from potluck.games.cthulbeque.vocabulary import INGREDIENT, MONSTER, NOTHING, RECIPE
from potluck.kernel.chance import Chance
from potluck.kernel.errors import Refusal
from potluck.kernel.events import only
from potluck.kernel.moves import Move
from potluck.kernel.state import Decision, Step

# -- set-up -------------------------------------------------------------------------------------------


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
        return Refusal("CT-1.2", "First split your seven dice between Cooking and Sanity.")

    def apply(self, table: Feast, seat: int, move: Move) -> None:
        assert isinstance(move, Allocate)
        chef = table.chefs[seat]
        first = chef.allocated == 0
        if first:
            table.sealed += 1
        chef.allocated = move.cooking
        if table.journal is not None:
            table.tell("allocates", {"seat": seat, "cooking": move.cooking}, only(seat))
            if first:  # whoever thinks again does so in silence
                table.tell("sealed", {"seat": seat})
        if table.sealed == table.seats:
            table.agenda.pop()
            for other in table.chefs:
                other.max_cooking = other.cooking = other.allocated
                other.max_sanity = other.sanity = STARTING_DICE - other.allocated
            if table.journal is not None:
                table.tell("allocated", {"cooking": [other.allocated for other in table.chefs]})


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
                table.tell("start_test", {"seats": seats, "dice": [spread(counts) for counts in rolls]})
            best = max(strengths)
            seats = [seat for at, seat in enumerate(seats) if strengths[at] == best]
        table.starter = seats[0]
        table.turn = seats[0]
        if table.journal is not None:
            table.tell("starts", {"seat": seats[0]})
        table.agenda.append(TURN_BEGINS)


# -- a turn -------------------------------------------------------------------------------------------


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
    """CT-11.1, CT-A27: with three dishes he may declare, before anything else, even from a hospital bed."""

    rule = "CT-11.1"

    def moves(self, table: Feast) -> list[Move]:
        say = table.larder.book.say
        return [say[NOT_YET], say[DECLARE]]

    def take(self, table: Feast, seat: int, move: Move) -> None:
        assert isinstance(move, Say)
        table.agenda.pop()
        if move.word == DECLARE:
            table.declarer = seat
            if table.journal is not None:
                table.tell("declares", {"seat": seat})


@final
class PlayTime(Step[Feast]):
    """CT-8: not asked of a chef who could do nothing, as everybody can see."""

    def run(self, table: Feast) -> None:
        chef = table.chefs[table.turn]
        if chef.hand or has_nuisance(table, chef) or (chef.table and can_cast(table)):
            table.agenda.append(PLAY_A_CARD)


def has_nuisance(table: Feast, chef: Chef) -> bool:
    """CT-A39: whether there is a card in front of him that he may want to be rid of."""
    return any(table.larder.cards[card].nuisance for card in chef.table)


def someone_away(table: Feast) -> bool:
    """Whether any chef is in the Hospital or the Asylum."""
    return any(chef.away() for chef in table.chefs)


@final
class PlayACard(Choice):
    """CT-8.1, CT-8.3, CT-8.4: one card on anybody; or one nuisance off one's own table instead (CT-A39)."""

    rule = "CT-8.1"

    def moves(self, table: Feast) -> list[Move]:
        larder = table.larder
        book = larder.book
        chef = table.chefs[table.turn]
        moves: list[Move] = [book.say[SKIP]]
        on_all = book.play_on_all[table.seats]
        anybody_away = someone_away(table)
        for at, card in enumerate(chef.hand):
            if not larder.single[card] and chef.hand.index(card) < at:
                continue
            kind = larder.kinds[card]
            if kind == INGREDIENT:
                for other in table.chefs:
                    for monster in other.kitchen:
                        moves.append(book.season[card][monster.card])
            elif kind == MONSTER and anybody_away:  # CT-10.1
                for seat, other in enumerate(table.chefs):
                    if not other.away():
                        moves.append(book.play[card][seat])
            elif kind != RECIPE:
                moves.extend(on_all[card])
        for at, card in enumerate(chef.table):
            if larder.cards[card].nuisance and chef.table.index(card) == at:
                moves.append(book.discard[card])
        castable(table, moves)
        return moves

    def why_not(self, table: Feast, seat: int, move: Move) -> Refusal:
        if seat != table.turn:
            return super().why_not(table, seat, move)
        if isinstance(move, Play) and move.card in table.chefs[seat].hand:
            if move.seat >= table.seats:
                return Refusal("CT-8.1", "There is no such player.")
            return Refusal("CT-10.1", "A chef in the Hospital or the Asylum can't be challenged.")
        if isinstance(move, Season) and move.card in table.chefs[seat].hand:
            return Refusal("CT-8.3", "That Monster is in no Kitchen.")
        if isinstance(move, Discard):
            return Refusal("CT-A39", "Now you may discard only a nuisance that lies in front of you.")
        if isinstance(move, (Play, Season)):
            return Refusal("CT-8.1", "You don't have that card in your hand.")
        return Refusal("CT-8.1", "Play a card, or go on without.")

    def take(self, table: Feast, seat: int, move: Move) -> None:
        if isinstance(move, Cast):
            interrupt(table, move, PLAY_TIME)
            return
        table.agenda.pop()
        if isinstance(move, Season):
            take_from_hand(table, seat, move.card)
            owner = table.chefs[owner_of(table, move.monster)]
            season(table, seat, in_kitchen(owner, move.monster), move.card)
        elif isinstance(move, Discard):
            clear(table, seat, move.card)
            if table.journal is not None:
                table.tell("let_go", {"seat": seat, "card": move.id})
        elif isinstance(move, Play):
            take_from_hand(table, seat, move.card)
            if table.larder.kinds[move.card] != MONSTER:
                lay(table, move.seat, move.card)
                if table.journal is not None:
                    table.tell("lays", {"seat": seat, "on": move.seat, "card": move.id})
            elif move.seat == seat:
                table.chefs[seat].kitchen.append(Monster(move.card))
                if table.journal is not None:
                    table.tell("stocks", {"seat": seat, "monster": move.id})
            else:
                challenge(table, move.card, move.seat)


@final
class DiscardTime(Step[Feast]):
    """CT-10.5: only with something in hand, or a Spell to activate."""

    def run(self, table: Feast) -> None:
        chef = table.chefs[table.turn]
        if chef.hand or (chef.table and can_cast(table)):
            table.agenda.append(DISCARD_A_CARD)


@final
class DiscardACard(Choice):
    """CT-10.5: one card from hand, or none."""

    rule = "CT-10.5"

    def moves(self, table: Feast) -> list[Move]:
        book = table.larder.book
        moves: list[Move] = [book.say[SKIP]]
        hand = table.chefs[table.turn].hand
        for at, card in enumerate(hand):
            if table.larder.single[card] or hand.index(card) == at:
                moves.append(book.discard[card])
        castable(table, moves)
        return moves

    def take(self, table: Feast, seat: int, move: Move) -> None:
        if isinstance(move, Cast):
            interrupt(table, move, DISCARD_TIME)
            return
        table.agenda.pop()
        if isinstance(move, Discard):
            take_from_hand(table, seat, move.card)
            table.discard.append(move.card)
            if table.journal is not None:
                table.tell("discards", {"seat": seat, "card": move.id})


@final
class EndOfTurn(Step[Feast]):
    """CT-4.2, CT-11.1, CT-A30: set-aside dice return, play passes to the left, and perhaps the meal is served."""

    def run(self, table: Feast) -> None:
        chef = table.chefs[table.turn]
        chef.fatigue = 0
        chef.hexed = 0  # whatever was cast on him has lapsed
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
            if table.rounds == table.cap:
                agenda.append(MEAL_AT_THE_CAP)
                return
        agenda.append(TURN_BEGINS)


START_TEST: Final = StartTest()
ALLOCATE_DICE: Final = AllocateDice()
TURN_BEGINS: Final = TurnBegins()
READY_TO_SERVE: Final = ReadyToServe()
PLAY_TIME: Final = PlayTime()
PLAY_A_CARD: Final = PlayACard()
DISCARD_TIME: Final = DiscardTime()
DISCARD_A_CARD: Final = DiscardACard()
END_OF_TURN: Final = EndOfTurn()
#: CT-4.1: the steps of a turn, last one first: the agenda is a stack.
A_TURN: Final[list[Step[Feast]]] = [DISCARD_TIME, STOVE_TIME, PLAY_TIME, SUPPLY_TIME, KITCHEN_TIME]


def open_the_kitchens(
    larder: Larder, seats: int, switcheroo: bool, multitask: bool, paralysing: bool, cap: int, chance: Chance
) -> Feast:
    """CT-1: everything ready for the deal; call `go_on()` to begin."""
    table = Feast(larder, seats, switcheroo, multitask, paralysing, cap, chance)
    table.chefs = [Chef() for _ in range(seats)]
    table.deck = larder.pile()
    table.agenda.append(Deal())
    return table
