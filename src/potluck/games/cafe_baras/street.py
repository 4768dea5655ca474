"""The street where the cafés stand: a table's whole truth, and what several steps do with it."""

from __future__ import annotations

from typing import Final, final

from potluck.games.cafe_baras.cafe import Cafe
from potluck.games.cafe_baras.cards import NOTHING, CafeDeck, Claim
from potluck.games.cafe_baras.scoring import total
from potluck.kernel.chance import Chance
from potluck.kernel.errors import Refusal
from potluck.kernel.events import except_for, only
from potluck.kernel.moves import Move
from potluck.kernel.state import Decision, State

DISPLAY_SIZE: Final = 4
#: CB-8.1: regulars that start the end, and how many it takes where only two play.
REGULARS_TO_END: Final = 3
REGULARS_FOR_TWO: Final = 4
#: A card that its holder took from the display: everybody saw it.
OPENLY: Final = -1


@final
class Street(State):
    """Two to four cafés, the guests in town, and the cards between them."""

    def __init__(
        self, deck: CafeDeck, seats: int, guest_points: int, manual_claims: bool, level_rounds: bool, chance: Chance
    ) -> None:
        super().__init__(seats, chance)
        self.deck = deck
        self.guest_points = guest_points
        self.manual_claims = manual_claims
        self.level_rounds = level_rounds
        self.cafes: list[Cafe] = []
        self.pile: list[int] = []  # the face-down deck; drawn from at random, so it keeps no order
        self.display: list[int] = []
        self.discard: list[int] = []
        self.guests: list[int] = []  # special guests still on the table
        self.start_player = NOTHING
        self.active = 0
        self.extra_draws = 0  # owed to the active player after the refill (CB-A13)
        self.trigger = NOTHING  # CB-8.1: whose turn started the end
        self.cause = ""
        self.race: list[list[int]] = []  # everybody's score after each round
        # What all remember of where cards came from (CB-A16): how often the discard pile became the deck, and
        # for each card in which of those decks it lay last, or OPENLY once it was taken from the display.
        self.shuffles = 0
        self.origin: list[int] = []

    def copy(self) -> Street:
        twin = Street(
            self.deck, self.seats, self.guest_points, self.manual_claims, self.level_rounds, self.chance.copy()
        )
        twin.copy_base_from(self)
        twin.cafes = [cafe.copy() for cafe in self.cafes]
        twin.pile = self.pile.copy()
        twin.display = self.display.copy()
        twin.discard = self.discard.copy()
        twin.guests = self.guests.copy()
        twin.start_player = self.start_player
        twin.active = self.active
        twin.extra_draws = self.extra_draws
        twin.trigger = self.trigger
        twin.cause = self.cause
        twin.race = self.race.copy()
        twin.shuffles = self.shuffles
        twin.origin = self.origin.copy()
        return twin

    def imagine(self, seat: int, chance: Chance) -> Street:
        from potluck.games.cafe_baras.imagine import imagine

        return imagine(self, seat, chance)

    def score(self, seat: int) -> int:
        """CB-8.3: what a café is worth now; all of it is public."""
        return total(self.cafes[seat], self.deck, self.guest_points)

    def ids(self, cards: list[int]) -> list[str]:
        """Cards as events and views name them."""
        return [self.deck.cards[card].id for card in cards]


# -- cards --------------------------------------------------------------------------------------------


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
        table.tell("reshuffled", {"cards": len(table.pile)})


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
        table.tell("took", {"seat": seat, "card": table.deck.cards[card].id})


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


# -- customers and guests -----------------------------------------------------------------------------


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
        wishes = [index for index, want in enumerate(card.wants) if met & want.mark]
        table.tell("served", {"seat": seat, "card": card.id, "met": wishes, "coins": coins, "regular": regular})
    if regular and len(cafe.regulars) >= (REGULARS_FOR_TWO if table.seats == 2 else REGULARS_TO_END):
        start_the_end(table, seat, "regulars")
    greet_guests(table)


def greet_guests(table: Street) -> None:
    """CB-A4 to CB-A6: a checkpoint of the active player's turn; all guests that are pleased come over."""
    if table.manual_claims:
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
        table.tell("claimed", {"seat": seat, "guest": table.deck.guests[guest].id})
    if not table.guests:
        start_the_end(table, seat, "guests")


def start_the_end(table: Street, seat: int, cause: str) -> None:
    """CB-8.1, CB-A10: the first event that starts the end counts, and the turn goes on."""
    if table.trigger != NOTHING:
        return
    table.trigger = seat
    table.cause = cause
    if table.journal is not None:
        table.tell("last_turns", {"seat": seat, "cause": cause, "still": still_to_play(table)})


def still_to_play(table: Street) -> list[int]:
    """CB-8.2, CB-A11: the seats that have a turn after this one, once the end has started."""
    seats: list[int] = []
    if table.trigger == NOTHING:
        return seats
    last = table.start_player if table.level_rounds else table.trigger
    seat = (table.active + 1) % table.seats
    while seat != last:
        seats.append(seat)
        seat = (seat + 1) % table.seats
    return seats


# -- decisions ----------------------------------------------------------------------------------------


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
        if table.manual_claims:
            for guest in pleased_guests(table):
                moves.append(table.deck.claims[guest])
        return moves

    def why_not(self, table: Street, seat: int, move: Move) -> Refusal:
        if seat != table.active:
            return Refusal("CB-2.1", "It is not your turn.")
        if isinstance(move, Claim):
            return why_not_claim(table, move.guest)
        return self.objection(table, table.cafes[seat], move)

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


def why_not_claim(table: Street, guest: int) -> Refusal:
    """What stands between the active player and a guest."""
    name = table.deck.guests[guest].name
    if guest not in table.guests:
        return Refusal("CB-6.2", f"{name} is not on the table.")
    if not table.manual_claims:
        return Refusal("CB-A4", "At this table guests come over by themselves.")
    return Refusal("CB-6.1", f"Your café does not please {name} yet.")
