"""Playing a card (CT-8), and discarding one at the end of a turn (CT-10.5)."""

from __future__ import annotations

from typing import Final, final

from potluck.games.cthulbeque.cards import INGREDIENT, MONSTER, RECIPE
from potluck.games.cthulbeque.effects import clear, lay, season
from potluck.games.cthulbeque.moves import SKIP, Cast, Discard, Play, Say, Season
from potluck.games.cthulbeque.state import Chef, Feast, Monster, in_kitchen, owner_of, take_from_hand
from potluck.games.cthulbeque.steps.challenge import challenge
from potluck.games.cthulbeque.steps.spells import SpellTime, can_cast, castable, interrupt
from potluck.kernel.errors import Refusal
from potluck.kernel.moves import Move
from potluck.kernel.phrases import Phrase
from potluck.kernel.state import Step


@final
class PlayTime(Step[Feast]):
    """CT-8: not asked of a chef who could do nothing, as everybody can see."""

    def run(self, table: Feast) -> None:
        chef = table.chefs[table.turn]
        if chef.hand or has_nuisance(table, chef) or (chef.table and can_cast(table)):
            table.agenda.append(PLAY_A_CARD)


def has_nuisance(table: Feast, chef: Chef) -> bool:
    """CT-A39: whether a card lies in front of a chef that they may want to be rid of."""
    return any(table.larder.cards[card].nuisance for card in chef.table)


def someone_away(table: Feast) -> bool:
    """Whether any chef is in the Hospital or the Asylum."""
    return any(chef.away() for chef in table.chefs)


def add_plays(table: Feast, card: int, anybody_away: bool, moves: list[Move]) -> None:
    """CT-8.3, CT-8.4: add the moves that play one card from hand; a Recipe is attached while cooking instead."""
    book = table.larder.book
    kind = table.larder.kinds[card]
    if kind == INGREDIENT:
        for chef in table.chefs:
            for monster in chef.kitchen:
                moves.append(book.season[card][monster.card])
    elif kind == MONSTER and anybody_away:  # CT-10.1
        for seat, chef in enumerate(table.chefs):
            if not chef.away():
                moves.append(book.play[card][seat])
    elif kind != RECIPE:
        moves.extend(book.play_on_all[table.seats][card])


@final
class PlayACard(SpellTime):
    """CT-8.1, CT-8.3, CT-8.4: one card on anybody; or one nuisance off one's own table instead (CT-A39)."""

    rule = "CT-8.1"
    now = "play-a-card"

    def moves(self, table: Feast) -> list[Move]:
        larder = table.larder
        book = larder.book
        chef = table.chefs[table.turn]
        moves: list[Move] = [book.say[SKIP]]
        anybody_away = someone_away(table)
        for at, card in enumerate(chef.hand):
            if larder.single[card] or chef.hand.index(card) == at:
                add_plays(table, card, anybody_away, moves)
        for at, card in enumerate(chef.table):
            if larder.cards[card].nuisance and chef.table.index(card) == at:
                moves.append(book.discard[card])
        castable(table, moves)
        return moves

    def why(self, table: Feast, seat: int, move: Move) -> Refusal:
        if isinstance(move, Play) and move.card in table.chefs[seat].hand:
            if move.seat >= table.seats:
                return Refusal("CT-8.1", "why-no-such-chef", {"chefs": table.seats})
            return Refusal("CT-10.1", "why-no-challenge-while-away", {"seat": move.seat})
        if isinstance(move, Discard) and move.card in table.chefs[seat].table:
            return Refusal("CT-A39", "why-only-a-nuisance-now", {"card": move.id})
        return super().why(table, seat, move)

    def ask(self, table: Feast, seat: int) -> Phrase:
        return Phrase("ask-play-a-card")

    def name(self, table: Feast, seat: int, move: Move) -> Phrase:
        if isinstance(move, Say):
            return Phrase("move-say-skip-play", {"say": "skip"})
        if isinstance(move, Discard):
            return Phrase("move-discard-nuisance", {"card": move.id})
        if isinstance(move, Season):
            owner = owner_of(table, move.monster)
            facts: dict[str, object] = {"card": move.id, "monster": move.monster_id, "owner": owner}
            return Phrase("move-season-mine" if owner == seat else "move-season-theirs", facts)
        if isinstance(move, Play):
            on: dict[str, object] = {"card": move.id, "seat": move.seat}
            if table.larder.kinds[move.card] == MONSTER:
                return Phrase("move-play-home" if move.seat == seat else "move-play-challenge", on)
            return Phrase("move-play-front", on) if move.seat == seat else move.phrase()
        return super().name(table, seat, move)

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
                    facts: dict[str, object] = {"seat": seat, "other": move.seat, "card": move.id}
                    table.tell("lays" if move.seat == seat else "plays_on", facts)
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
class DiscardACard(SpellTime):
    """CT-10.5: one card from hand, or none."""

    rule = "CT-10.5"
    now = "discard-a-card"

    def moves(self, table: Feast) -> list[Move]:
        book = table.larder.book
        moves: list[Move] = [book.say[SKIP]]
        hand = table.chefs[table.turn].hand
        for at, card in enumerate(hand):
            if table.larder.single[card] or hand.index(card) == at:
                moves.append(book.discard[card])
        castable(table, moves)
        return moves

    def ask(self, table: Feast, seat: int) -> Phrase:
        return Phrase("ask-discard-a-card")

    def name(self, table: Feast, seat: int, move: Move) -> Phrase:
        if isinstance(move, Say):
            return Phrase("move-say-skip-discard", {"say": "skip"})
        return super().name(table, seat, move)

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


PLAY_TIME: Final = PlayTime()
PLAY_A_CARD: Final = PlayACard()
DISCARD_TIME: Final = DiscardTime()
DISCARD_A_CARD: Final = DiscardACard()
