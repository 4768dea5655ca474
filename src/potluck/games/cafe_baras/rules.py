"""Café Baras, step by step as the rulebook has it. Knows no words for people, no pictures, no bots."""

from __future__ import annotations

from typing import Final, final

from potluck.games.cafe_baras.cafe import Cafe
from potluck.games.cafe_baras.cards import NOTHING, Add, CafeDeck, Done, Drop, Serve, Take
from potluck.games.cafe_baras.effects import GUESTS_LOOK_IN, ActionText
from potluck.games.cafe_baras.forecast import cannot_pay
from potluck.games.cafe_baras.scoring import HEADINGS, tally
from potluck.games.cafe_baras.street import (
    DISPLAY_SIZE,
    OnTurn,
    Street,
    draw,
    draw_to_hand,
    fill_display,
    greet_guests,
    pleased_guests,
    serve,
    still_to_play,
    take_from_display,
)
from potluck.kernel.chance import Chance
from potluck.kernel.errors import Refusal
from potluck.kernel.events import only
from potluck.kernel.moves import Move
from potluck.kernel.outcome import Outcome, rank
from potluck.kernel.state import Step

FIRST_HAND: Final = 4
#: CB-A26.
MOST_TURNS: Final = 60


@final
class SetUp(Step[Street]):
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
            return Refusal("CB-2.1", "First add or serve a card, then refill your hand.")
        if isinstance(move, Drop):
            return Refusal("CB-2.1", "Nothing lets you swap cards now.")
        if isinstance(move, Add) and move.card in cafe.hand:
            return Refusal("CB-3.1", cannot_pay(cafe, table.deck.cards[move.card]))
        if isinstance(move, Done):
            return Refusal("CB-2.1", "You have to add a card or serve a customer.")
        return Refusal("CB-2.1", "That card is not in your hand.")

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
class Refill(Step[Street]):
    """CB-7.1: back up to the hand limit; where there is no more than is missing, all of it (CB-A14)."""

    def run(self, table: Street) -> None:
        cafe = table.cafes[table.active]
        missing = cafe.hand_limit - len(cafe.hand)
        if missing <= 0:  # CB-A13
            return
        if len(table.display) > missing:
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
            return Refusal("CB-7.1", "That card is not in the display.")
        return Refusal("CB-7.1", "Refill your hand: take a card from the display.")

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
        if table.manual_claims and pleased_guests(table):
            table.agenda.append(LAST_CALL)


@final
class LastCall(OnTurn):
    """CB-A4, where guests are claimed by hand: the last chance of a turn to claim, or to let them wait."""

    rule = "CB-A4"

    def choices(self, table: Street, cafe: Cafe) -> list[Move]:
        return [table.deck.done]

    def objection(self, table: Street, cafe: Cafe, move: Move) -> Refusal:
        return Refusal("CB-A4", "Your turn is nearly over: claim a guest or say that you are done.")

    def choose(self, table: Street, seat: int, move: Move) -> None:
        table.agenda.pop()

    def after_claim(self, table: Street) -> None:
        if not pleased_guests(table):
            table.agenda.pop()


@final
class TurnIsOver(Step[Street]):
    """CB-2.1, CB-8.2: the next café is on, unless the last turn was played."""

    def run(self, table: Street) -> None:
        table.cafes[table.active].turns += 1
        reason = why_over(table)
        following = (table.active + 1) % table.seats
        if reason or following == table.start_player:
            table.race.append([table.score(seat) for seat in range(table.seats)])
        if reason:
            table.cause = reason  # the tally is next on the agenda
        else:
            table.active = following
            table.agenda.append(TURN_BEGINS)


def why_over(table: Street) -> str:
    """CB-8.2, CB-A11, CB-A26: why no turn follows this one, or nothing where one does."""
    if table.trigger != NOTHING and not still_to_play(table):
        return table.cause
    if table.cafes[(table.active + 1) % table.seats].turns >= MOST_TURNS:
        return "turns"
    if table.display or table.pile or table.discard:
        return ""
    for cafe in table.cafes:
        if cafe.hand:
            return ""
    return "cards"


@final
class Tally(Step[Street]):
    """CB-8.3, CB-8.4: coins, cards, regulars and guests; the highest score wins, equals share it."""

    def run(self, table: Street) -> None:
        breakdown: list[list[tuple[str, int]]] = []
        for cafe in table.cafes:
            points = tally(cafe, table.deck, table.guest_points)
            breakdown.append([(heading, points[at]) for at, heading in enumerate(HEADINGS)])
        scores = table.race[-1]
        ranks = rank([[score] for score in scores])
        if table.journal is not None:
            table.tell("over", {"scores": scores.copy(), "ranks": ranks})
        table.result = Outcome(table.cause, ranks, scores, breakdown, table.race)


TURN_BEGINS: Final = TurnBegins()
ON_YOUR_TURN: Final = OnYourTurn()
TAKE_FROM_DISPLAY: Final = TakeFromDisplay()
LAST_CALL: Final = LastCall()
#: What follows the choice of a card, last one first: the agenda is a stack.
END_OF_A_TURN: Final[list[Step[Street]]] = [TurnIsOver(), FillTheGaps(), Refill()]


def open_the_street(
    deck: CafeDeck, seats: int, guest_points: int, manual_claims: bool, level_rounds: bool, chance: Chance
) -> Street:
    """A new table, nothing dealt yet; counters by seat (CB-A2)."""
    table = Street(deck, seats, guest_points, manual_claims, level_rounds, chance)
    table.cafes = [Cafe(seat) for seat in range(seats)]
    table.agenda.append(Tally())  # at the bottom: it comes when no turn follows
    table.agenda.append(SetUp())
    return table
