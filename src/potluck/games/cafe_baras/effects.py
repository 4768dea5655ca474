"""What cards do when they are added: one interpreter for the deck's `now` clauses, and what it may ask."""

from __future__ import annotations

from typing import Final, final

from potluck.games.cafe_baras.attempts import not_in_hand
from potluck.games.cafe_baras.cards import COINS, COINS_PER, DRAW, OTHERS, REFRESH, SERVE_AGAIN, SWAP, Clause
from potluck.games.cafe_baras.moves import Add, Done, Drop, Serve
from potluck.games.cafe_baras.state import Cafe, Street
from potluck.games.cafe_baras.steps.refilling import draw_to_hand, fill_display
from potluck.games.cafe_baras.steps.serving import OnTurn, may_claim, serve
from potluck.kernel.errors import Refusal
from potluck.kernel.moves import Move
from potluck.kernel.phrases import Phrase
from potluck.kernel.state import Step


@final
class ActionText(Step[Street]):
    """CB-3.2, CB-A18: carry out a card's text from a clause on, as far as possible, left to right."""

    def __init__(self, card: int, at: int) -> None:
        self.card = card
        self.at = at

    def run(self, table: Street) -> None:
        clauses = table.deck.cards[self.card].now
        if self.at + 1 < len(clauses):
            table.agenda.append(ActionText(self.card, self.at + 1))
        carry_out(table, clauses[self.at])


def carry_out(table: Street, clause: Clause) -> None:
    """Do what one clause says; a clause that asks something puts its decision on the agenda."""
    seat = table.active
    cafe = table.cafes[seat]
    word = clause.word
    if word == COINS:
        gain(table, seat, clause.amount)
    elif word == COINS_PER:
        gain(table, seat, sum([cafe.symbols[symbol] for symbol in clause.things]))
    elif word == OTHERS:
        treat_others(table, seat, clause.amount)
    elif word == DRAW:
        table.extra_draws += clause.amount
    elif word == REFRESH:
        refresh(table)
    elif word == SWAP:
        if cafe.hand:
            table.agenda.append(SwapCards(clause.amount, 0))
    else:
        assert word == SERVE_AGAIN
        if cafe.hand:
            table.agenda.append(SERVE_ONE_MORE)


def gain(table: Street, seat: int, coins: int) -> None:
    """Coins from the supply."""
    if coins:
        table.cafes[seat].coins += coins
        if table.journal is not None:
            table.tell("gained", {"seat": seat, "coins": coins})


def treat_others(table: Street, seat: int, coins: int) -> None:
    """Coins from the supply for everybody else."""
    for other in range(table.seats):
        if other != seat:
            gain(table, other, coins)


def refresh(table: Street) -> None:
    """The whole display is discarded and four new cards are turned up."""
    if table.journal is not None and table.display:
        table.tell("refreshed", {"seat": table.active, "cards": table.ids(table.display)})
    table.discard.extend(table.display)
    table.display.clear()
    fill_display(table)


@final
class SwapCards(OnTurn):
    """Discard up to so many cards, one by one; then draw as many. What is discarded is public."""

    rule = "CB-A18"

    def __init__(self, left: int, dropped: int) -> None:
        self.left = left
        self.dropped = dropped

    def choices(self, table: Street, cafe: Cafe) -> list[Move]:
        moves: list[Move] = []
        for card in cafe.hand:
            moves.append(table.deck.drops[card])
        moves.append(table.deck.done)
        return moves

    def objection(self, table: Street, cafe: Cafe, move: Move) -> Refusal:
        if isinstance(move, Drop):
            return not_in_hand(table, table.active, move.card)
        return Refusal("CB-A18", "why-finish-the-swap", {"count": self.left})

    def ask(self, table: Street, seat: int) -> Phrase:
        return Phrase("ask-swap", {"count": self.left, "claim": may_claim(table)})

    def name(self, table: Street, seat: int, move: Move) -> Phrase:
        return Phrase("move-done-swapping", {"done": True}) if isinstance(move, Done) else move.phrase()

    def choose(self, table: Street, seat: int, move: Move) -> None:
        table.agenda.pop()
        if isinstance(move, Drop):
            hand = table.cafes[seat].hand
            hand.remove(move.card)
            table.discard.append(move.card)
            if table.journal is not None:
                table.tell("dropped", {"seat": seat, "card": move.id})
            if self.left > 1 and hand:
                table.agenda.append(SwapCards(self.left - 1, self.dropped + 1))
            else:
                draw_to_hand(table, seat, self.dropped + 1)
        else:
            draw_to_hand(table, seat, self.dropped)


@final
class ServeAgain(OnTurn):
    """One more customer from hand may be served now, with all that follows from serving."""

    rule = "CB-A18"

    def choices(self, table: Street, cafe: Cafe) -> list[Move]:
        moves: list[Move] = []
        for card in cafe.hand:
            moves.append(table.deck.serves[card])
        moves.append(table.deck.done)
        return moves

    def objection(self, table: Street, cafe: Cafe, move: Move) -> Refusal:
        if isinstance(move, Serve):
            return not_in_hand(table, table.active, move.card)
        if isinstance(move, Add):
            return Refusal("CB-2.1", "why-only-serve", {"card": move.id})
        return Refusal("CB-A18", "why-serve-one-more")

    def ask(self, table: Street, seat: int) -> Phrase:
        return Phrase("ask-serve-again", {"claim": may_claim(table)})

    def name(self, table: Street, seat: int, move: Move) -> Phrase:
        return Phrase("move-done-serving", {"done": True}) if isinstance(move, Done) else move.phrase()

    def choose(self, table: Street, seat: int, move: Move) -> None:
        table.agenda.pop()
        if isinstance(move, Serve):
            serve(table, seat, move.card)


SERVE_ONE_MORE: Final = ServeAgain()
