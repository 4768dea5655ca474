"""CB-1, opening the cafés: the first step of a match, and the table that it is played at."""

from __future__ import annotations

from typing import Final, final

from potluck.games.cafe_baras.cards import NOTHING, CafeDeck
from potluck.games.cafe_baras.state import DISPLAY_SIZE, Cafe, Options, Street
from potluck.games.cafe_baras.steps.closing import ClosingTime
from potluck.games.cafe_baras.steps.refilling import draw
from potluck.games.cafe_baras.steps.turn import TURN_BEGINS
from potluck.kernel.chance import Chance
from potluck.kernel.events import only
from potluck.kernel.state import Step

FIRST_HAND: Final = 4


@final
class OpenCafes(Step[Street]):
    """CB-1: the display, the guests, coins, hands and counters; then a start player is drawn (CB-A25)."""

    def run(self, table: Street) -> None:
        deck = table.deck
        chance = table.chance
        table.pile = list(range(len(deck.cards)))
        table.origin = [0] * len(deck.cards)
        for _ in range(DISPLAY_SIZE):
            table.display.append(draw(table))
        guests = list(range(len(deck.guests)))
        table.guests = sorted([chance.take(guests) for _ in range(table.seats + 1)])  # CB-A24
        for cafe in table.cafes:
            cafe.open(deck.counters[cafe.counter].provides)
            for _ in range(FIRST_HAND):
                cafe.hand.append(draw(table))
        if table.start_player == NOTHING:  # CB-1.5
            table.start_player = chance.below(table.seats)
        table.active = table.start_player
        if table.journal is not None:
            ids = [deck.guests[guest].id for guest in table.guests]
            table.tell("opened", {"start": table.start_player, "display": table.ids(table.display), "guests": ids})
            for seat, cafe in enumerate(table.cafes):
                table.tell("dealt", {"seat": seat, "cards": table.ids(cafe.hand)}, only(seat))
        table.agenda.append(TURN_BEGINS)


def set_up(deck: CafeDeck, seats: int, options: Options, chance: Chance) -> Street:
    """A new table, nothing dealt yet; counters by seat (CB-A2)."""
    table = Street(deck, seats, options, chance)
    table.cafes = [Cafe(seat) for seat in range(seats)]
    table.agenda.append(ClosingTime())  # at the bottom: it comes when no turn follows
    table.agenda.append(OpenCafes())
    return table
