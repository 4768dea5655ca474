"""CB-2 and CB-3: a turn from its beginning to the next one's, and adding a card to a café."""

from __future__ import annotations

from typing import Final, final

from potluck.games.cafe_baras.attempts import not_in_hand
from potluck.games.cafe_baras.effects import ActionText
from potluck.games.cafe_baras.forecast import too_dear
from potluck.games.cafe_baras.moves import Add, Drop, Serve, Take
from potluck.games.cafe_baras.scoring import score_of
from potluck.games.cafe_baras.state import Cafe, Street
from potluck.games.cafe_baras.steps.closing import why_over
from potluck.games.cafe_baras.steps.refilling import FillTheGaps, Refill
from potluck.games.cafe_baras.steps.serving import GUESTS_LOOK_IN, OnTurn, greet_guests, may_claim, serve
from potluck.kernel.errors import Refusal
from potluck.kernel.moves import Move
from potluck.kernel.phrases import Phrase
from potluck.kernel.state import Step


@final
class TurnBegins(Step[Street]):
    """CB-2.1: one card, then the refill. With an empty hand only the refill is left (CB-A17)."""

    def run(self, table: Street) -> None:
        greet_guests(table)  # CB-A4, CB-A5
        table.agenda.extend(END_OF_A_TURN)
        if table.cafes[table.active].hand:
            table.agenda.append(ON_YOUR_TURN)
        elif table.journal is not None:
            table.tell("idle", {"seat": table.active})


@final
class OnYourTurn(OnTurn):
    """CB-2.1, CB-2.2: add one card of your hand to your café, or serve its customer."""

    def choices(self, table: Street, cafe: Cafe) -> list[Move]:
        deck = table.deck
        moves: list[Move] = []
        for card in cafe.hand:
            if cafe.price(deck.cards[card]) <= cafe.coins:
                moves.append(deck.adds[card])
            moves.append(deck.serves[card])
        return moves

    def objection(self, table: Street, cafe: Cafe, move: Move) -> Refusal:
        if isinstance(move, Take):
            return Refusal("CB-2.1", "why-use-a-card-first")
        if isinstance(move, Drop):
            return Refusal("CB-2.1", "why-nothing-to-swap", {"card": move.id})
        if isinstance(move, Add):
            if move.card in cafe.hand:
                return too_dear(cafe, table.deck.cards[move.card])
            return not_in_hand(table, table.active, move.card)
        if isinstance(move, Serve):
            return not_in_hand(table, table.active, move.card)
        return Refusal("CB-2.1", "why-add-or-serve")

    def ask(self, table: Street, seat: int) -> Phrase:
        return Phrase("ask-turn", {"coins": table.cafes[seat].coins, "claim": may_claim(table)})

    def choose(self, table: Street, seat: int, move: Move) -> None:
        table.agenda.pop()
        if isinstance(move, Serve):
            serve(table, seat, move.card)
        else:
            assert isinstance(move, Add)
            add(table, seat, move.card)


def add(table: Street, seat: int, number: int) -> None:
    """CB-3, CB-A19: pay, place, let the symbols count, carry out the text, then the guests look in."""
    cafe = table.cafes[seat]
    card = table.deck.cards[number]
    price = cafe.price(card)
    cafe.coins -= price
    cafe.hand.remove(number)
    cafe.place(number, card)
    if table.journal is not None:
        table.tell("added", {"seat": seat, "card": card.id, "price": price})
    if card.now:
        table.agenda.append(GUESTS_LOOK_IN)
        table.agenda.append(ActionText(number, 0))
    else:
        greet_guests(table)


@final
class TurnIsOver(Step[Street]):
    """CB-2.1, CB-8.2: the next café is on, unless the last turn was played."""

    def run(self, table: Street) -> None:
        table.cafes[table.active].turns += 1
        reason = why_over(table)
        following = (table.active + 1) % table.seats
        if reason or following == table.start_player:
            table.race.append([score_of(table, seat) for seat in range(table.seats)])
        if reason:
            table.cause = reason  # ClosingTime is next on the agenda
        else:
            table.active = following
            table.agenda.append(TURN_BEGINS)


TURN_BEGINS: Final = TurnBegins()
ON_YOUR_TURN: Final = OnYourTurn()
#: What follows the choice of a card, last one first: the agenda is a stack.
END_OF_A_TURN: Final[list[Step[Street]]] = [TurnIsOver(), FillTheGaps(), Refill()]
