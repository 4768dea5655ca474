"""CB-4 to CB-6: customers who are served, and the regulars and special guests that a café wins."""

from __future__ import annotations

from typing import Final, final

from potluck.games.cafe_baras.attempts import meaningless, why_not_claim
from potluck.games.cafe_baras.faces import needs_of, wishes
from potluck.games.cafe_baras.forecast import Forecast, adding
from potluck.games.cafe_baras.moves import Add, Claim, Done, Serve
from potluck.games.cafe_baras.state import Cafe, Street
from potluck.games.cafe_baras.steps.closing import start_the_end
from potluck.kernel.errors import Refusal
from potluck.kernel.moves import Attempt, Move
from potluck.kernel.phrases import Phrase
from potluck.kernel.state import Decision, Step


def serve(table: Street, seat: int, number: int) -> None:
    """CB-4, CB-5: a customer from the hand is served, pays, and leaves or stays for good."""
    cafe = table.cafes[seat]
    card = table.deck.cards[number]
    cafe.hand.remove(number)
    met = cafe.met_wants(card)
    coins = cafe.earnings(card, met)
    regular = cafe.befriends(card, met)
    cafe.coins += coins
    if regular:
        cafe.welcome(number, card)
        coins += cafe.regular_coins
    else:
        table.discard.append(number)
    if table.journal is not None:
        table.tell(
            "served",
            {
                "seat": seat,
                "card": card.id,
                "customer": card.customer,
                "wishes": wishes(card, met),
                "coins": coins,
                "regular": regular,
            },
        )
    if regular and len(cafe.regulars) >= table.regulars_to_end():
        start_the_end(table, seat, "regulars")
    greet_guests(table)


def greet_guests(table: Street) -> None:
    """CB-A4 to CB-A6: a checkpoint of the active player's turn; all guests that are pleased come over."""
    if table.options.manual_claims:
        return
    cafe = table.cafes[table.active]
    at = 0
    while at < len(table.guests):
        guest = table.guests[at]
        if cafe.pleases(table.deck.guests[guest]):
            claim(table, table.active, guest)
        else:
            at += 1


def claim(table: Street, seat: int, guest: int) -> None:
    """CB-6.2: a guest stays with its owner; claiming the last one starts the end (CB-8.1)."""
    table.guests.remove(guest)
    table.cafes[seat].guests.append(guest)
    if table.journal is not None:
        claimed = table.deck.guests[guest]
        table.tell("claimed", {"seat": seat, "guest": claimed.id, "needs": needs_of(claimed)})
    if not table.guests:
        start_the_end(table, seat, "guests")


class OnTurn(Decision[Street]):
    """A decision of the active player: nobody else is ever asked anything.

    Where guests are claimed by hand, claiming is a free choice beside every other one (CB-A4).
    """

    rule = "CB-2.1"

    def pending(self, table: Street) -> list[int]:
        return [table.active]

    def first(self, table: Street) -> int:
        return table.active

    def legal(self, table: Street, seat: int) -> list[Move]:
        if seat != table.active:
            return []
        moves = self.choices(table, table.cafes[seat])
        if table.options.manual_claims:
            for guest in pleased_guests(table):
                moves.append(table.deck.claims[guest])
        return moves

    def why_not(self, table: Street, seat: int, move: Move) -> Refusal:
        if seat != table.active:
            return Refusal("CB-2.1", "why-not-your-turn", {"other": table.active})
        if isinstance(move, Claim):
            return why_not_claim(table, seat, move.guest)
        if isinstance(move, Attempt):
            refusal = meaningless(table, seat, move)
            return super().why_not(table, seat, move) if refusal is None else refusal
        return self.objection(table, table.cafes[seat], move)

    def forecast(self, table: Street, seat: int, move: Move) -> Phrase | None:
        cafe = table.cafes[seat]
        if isinstance(move, Add):
            return adding(cafe, table.deck.cards[move.card])
        if isinstance(move, Serve):
            return Forecast(cafe, table.deck.cards[move.card]).serving()
        return Phrase("forecast-claim", {"points": table.options.guest_points}) if isinstance(move, Claim) else None

    def apply(self, table: Street, seat: int, move: Move) -> None:
        if isinstance(move, Claim):
            claim(table, seat, move.guest)
            self.after_claim(table)
        else:
            self.choose(table, seat, move)

    def after_claim(self, table: Street) -> None:
        """A claim is free: the decision still waits."""

    def choices(self, table: Street, cafe: Cafe) -> list[Move]:
        """The moves of this decision, claims aside."""
        raise NotImplementedError

    def objection(self, table: Street, cafe: Cafe, move: Move) -> Refusal:
        """Why the active player may not make a move that is no claim."""
        raise NotImplementedError

    def choose(self, table: Street, seat: int, move: Move) -> None:
        """Take a move that is no claim."""
        raise NotImplementedError


def pleased_guests(table: Street) -> list[int]:
    """CB-6.1: the guests that the active player's café could claim now."""
    cafe = table.cafes[table.active]
    return [guest for guest in table.guests if cafe.pleases(table.deck.guests[guest])]


def may_claim(table: Street) -> bool:
    """CB-A4: whether the active player may claim a guest beside what is asked."""
    return table.options.manual_claims and len(pleased_guests(table)) > 0


@final
class GuestsLookIn(Step[Street]):
    """CB-A4, CB-A19: after an addition and its text the guests look whether they like the café."""

    def run(self, table: Street) -> None:
        greet_guests(table)


@final
class LastCall(OnTurn):
    """CB-A4, where guests are claimed by hand: the last chance of a turn to claim, or to let them wait."""

    rule = "CB-A4"

    def choices(self, table: Street, cafe: Cafe) -> list[Move]:
        return [table.deck.done]

    def objection(self, table: Street, cafe: Cafe, move: Move) -> Refusal:
        return Refusal("CB-A4", "why-last-call")

    def ask(self, table: Street, seat: int) -> Phrase:
        return Phrase("ask-last-call")

    def name(self, table: Street, seat: int, move: Move) -> Phrase:
        return Phrase("move-done-claiming", {"done": True}) if isinstance(move, Done) else move.phrase()

    def choose(self, table: Street, seat: int, move: Move) -> None:
        table.agenda.pop()

    def after_claim(self, table: Street) -> None:
        if not pleased_guests(table):
            table.agenda.pop()


GUESTS_LOOK_IN: Final = GuestsLookIn()
LAST_CALL: Final = LastCall()
