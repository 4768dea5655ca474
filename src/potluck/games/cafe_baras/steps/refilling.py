"""CB-7: cards from the deck and the display, and the refill at the end of a turn."""

from __future__ import annotations

from typing import Final, final

from potluck.games.cafe_baras.cards import NOTHING
from potluck.games.cafe_baras.moves import Take
from potluck.games.cafe_baras.state import DISPLAY_SIZE, OPENLY, Cafe, Street
from potluck.games.cafe_baras.steps.serving import LAST_CALL, OnTurn, may_claim, pleased_guests
from potluck.kernel.errors import Refusal
from potluck.kernel.events import except_for, only
from potluck.kernel.moves import Move
from potluck.kernel.phrases import Phrase
from potluck.kernel.state import Step


def draw(table: Street) -> int:
    """One card from the deck, or NOTHING where deck and discard pile are both empty (CB-A15)."""
    if not table.pile:
        if not table.discard:
            return NOTHING
        reshuffle(table)
    return table.chance.take(table.pile)


def reshuffle(table: Street) -> None:
    """CB-7.3, CB-A16: the discard pile becomes the deck, at the draw that needs it."""
    table.shuffles += 1
    table.pile = table.discard
    table.discard = []
    for card in table.pile:
        table.origin[card] = table.shuffles
    if table.journal is not None:
        table.tell("reshuffled", {"count": len(table.pile)})


def draw_to_hand(table: Street, seat: int, count: int) -> None:
    """Cards from the deck for their owner's eyes only; as many as there are (CB-A18)."""
    hand = table.cafes[seat].hand
    drawn: list[int] = []
    for _ in range(count):
        card = draw(table)
        if card == NOTHING:
            break
        drawn.append(card)
    hand.extend(drawn)
    if drawn and table.journal is not None:
        table.tell("drew", {"seat": seat, "cards": table.ids(drawn)}, only(seat))
        table.tell("drew_hidden", {"seat": seat, "count": len(drawn)}, except_for(seat))


def take_from_display(table: Street, seat: int, card: int) -> None:
    """CB-7.1: a card goes from the display to a hand, before everybody's eyes."""
    table.display.remove(card)
    table.origin[card] = OPENLY
    table.cafes[seat].hand.append(card)
    if table.journal is not None:
        taken = table.deck.cards[card]
        table.tell("took", {"seat": seat, "card": taken.id, "customer": taken.customer})


def fill_display(table: Street) -> None:
    """CB-7.2: every gap gets a card, as long as there are any (CB-A15)."""
    display = table.display
    before = len(display)
    while len(display) < DISPLAY_SIZE:
        card = draw(table)
        if card == NOTHING:
            break
        display.append(card)
    if len(display) > before and table.journal is not None:
        table.tell("filled", {"cards": table.ids(display[before:])})


def missing(cafe: Cafe) -> int:
    """CB-7.1: how many cards there is room for in a hand."""
    return cafe.hand_limit - len(cafe.hand)


@final
class Refill(Step[Street]):
    """CB-7.1: back up to the hand limit; where there is no more than is missing, all of it (CB-A14)."""

    def run(self, table: Street) -> None:
        cafe = table.cafes[table.active]
        room = missing(cafe)
        if room <= 0:  # CB-A13
            return
        if len(table.display) > room:
            table.agenda.append(TAKE_FROM_DISPLAY)
            return
        for card in table.display.copy():
            take_from_display(table, table.active, card)


@final
class TakeFromDisplay(OnTurn):
    """CB-7.1, CB-A12: take a card of the same four, and another, until the hand is full."""

    rule = "CB-7.1"

    def choices(self, table: Street, cafe: Cafe) -> list[Move]:
        takes = table.deck.takes
        return [takes[card] for card in table.display]

    def objection(self, table: Street, cafe: Cafe, move: Move) -> Refusal:
        if isinstance(move, Take):
            return Refusal("CB-7.1", "why-not-on-display", {"card": move.id})
        return Refusal("CB-7.1", "why-refill-first", {"count": missing(cafe)})

    def ask(self, table: Street, seat: int) -> Phrase:
        return Phrase("ask-refill", {"count": missing(table.cafes[seat]), "claim": may_claim(table)})

    def choose(self, table: Street, seat: int, move: Move) -> None:
        assert isinstance(move, Take)
        take_from_display(table, seat, move.card)
        cafe = table.cafes[seat]
        if len(cafe.hand) >= cafe.hand_limit:
            table.agenda.pop()


@final
class FillTheGaps(Step[Street]):
    """CB-7.2: cards that an action promised are drawn; only then the display is filled."""

    def run(self, table: Street) -> None:
        if table.extra_draws:
            draw_to_hand(table, table.active, table.extra_draws)
            table.extra_draws = 0
        fill_display(table)
        if table.options.manual_claims and pleased_guests(table):
            table.agenda.append(LAST_CALL)


TAKE_FROM_DISPLAY: Final = TakeFromDisplay()
