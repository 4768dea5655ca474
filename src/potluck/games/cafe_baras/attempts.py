"""What a person means who picks something up at the board, and why some things mean nothing.

All of it is decided by what the person can see.
"""

from __future__ import annotations

from typing import Final

from potluck.games.cafe_baras.cards import NOTHING
from potluck.games.cafe_baras.faces import need_phrase
from potluck.games.cafe_baras.moves import Add, Claim
from potluck.games.cafe_baras.state import Street
from potluck.kernel.errors import Refusal
from potluck.kernel.moves import A_PLACE, Attempt, Move
from potluck.kernel.phrases import Phrase

#: Places on the board: one's own row, the deck, the discard pile, and the button that ends a choice.
ROW: Final = "row"
DECK: Final = "deck"
DISCARD: Final = "discard"
DONE: Final = "done"
PLACES: Final = [ROW, DECK, DISCARD, DONE]

# What something is aimed at.
NO_AIM: Final = 0
MY_CAFE: Final = 1
MY_ROW: Final = 2
MY_COUNTER: Final = 3  # and the regulars under it
MY_HAND: Final = 4
ON_DISPLAY: Final = 5
DISCARD_PILE: Final = 6
THE_DECK: Final = 7
A_GUEST: Final = 8
ANOTHER_CAFE: Final = 9
OUT_OF_SIGHT: Final = 10


def card_number(table: Street, id: str) -> int:
    """A café card's number, or NOTHING where the id is another thing's."""
    add = table.deck.catalogue.named(f"add {id}")
    return add.card if isinstance(add, Add) else NOTHING


def guest_number(table: Street, id: str) -> int:
    """A special guest's number, or NOTHING where the id is another thing's."""
    claim = table.deck.catalogue.named(f"claim {id}")
    return claim.guest if isinstance(claim, Claim) else NOTHING


def counter_owner(table: Street, id: str) -> int:
    """The seat behind a counter, or NOTHING."""
    for seat, cafe in enumerate(table.cafes):
        if table.deck.counters[cafe.counter].id == id:
            return seat
    return NOTHING


def owner_of(table: Street, number: int) -> int:
    """The seat whose café has a card in its row or among its regulars, or NOTHING."""
    for seat, cafe in enumerate(table.cafes):
        if number in cafe.row or number in cafe.regulars:
            return seat
    return NOTHING


def aim_of(table: Street, seat: int, attempt: Attempt) -> int:
    """What an attempt is aimed at; a button, or the thing itself, is no aim."""
    aim = attempt.aim
    if aim is None or (aim.kind == attempt.held.kind and aim.id == attempt.held.id):
        return NO_AIM
    if aim.kind == A_PLACE:
        if aim.id == ROW:
            return MY_ROW
        if aim.id == DECK:
            return THE_DECK
        return DISCARD_PILE if aim.id == DISCARD else NO_AIM
    other = aimed_seat(table, attempt)
    if other != NOTHING and other != seat:
        return ANOTHER_CAFE
    if attempt.aim_seat() == seat:
        return MY_CAFE
    id = attempt.aim_card()
    number = card_number(table, id)
    if number != NOTHING:
        return where(table, seat, number)
    if guest_number(table, id) != NOTHING:
        return A_GUEST
    return MY_COUNTER if other == seat else OUT_OF_SIGHT


def aimed_seat(table: Street, attempt: Attempt) -> int:
    """The seat whose café an attempt is aimed at, or NOTHING."""
    other = attempt.aim_seat()
    if 0 <= other < table.seats:
        return other
    id = attempt.aim_card()
    number = card_number(table, id)
    return counter_owner(table, id) if number == NOTHING else owner_of(table, number)


def where(table: Street, seat: int, number: int) -> int:
    """Where a person sees a card."""
    cafe = table.cafes[seat]
    if number in cafe.hand:
        return MY_HAND
    if number in table.display:
        return ON_DISPLAY
    if number in table.discard:
        return DISCARD_PILE
    if number in cafe.row:
        return MY_ROW
    if number in cafe.regulars:
        return MY_COUNTER
    return OUT_OF_SIGHT if owner_of(table, number) == NOTHING else ANOTHER_CAFE


def meant(table: Street, seat: int, attempt: Attempt) -> list[Move]:
    """The moves that a person can mean, the likeliest first."""
    deck = table.deck
    if attempt.held.kind == A_PLACE:
        return [deck.done] if attempt.held.id == DONE else []
    aim = aim_of(table, seat, attempt)
    guest = guest_number(table, attempt.held_card())
    if guest != NOTHING:
        return [deck.claims[guest]] if aim in (NO_AIM, MY_CAFE, MY_ROW, MY_COUNTER) else []
    number = card_number(table, attempt.held_card())
    place = OUT_OF_SIGHT if number == NOTHING else where(table, seat, number)
    if place == ON_DISPLAY and aim in (NO_AIM, MY_CAFE, MY_HAND):
        return [deck.takes[number]]
    if place == MY_HAND:
        if aim == NO_AIM:
            return [deck.adds[number], deck.serves[number], deck.drops[number]]
        if aim == MY_CAFE:
            return [deck.adds[number], deck.serves[number]]
        if aim == MY_ROW:
            return [deck.adds[number]]
        if aim == MY_COUNTER:
            return [deck.serves[number]]
        if aim == DISCARD_PILE:
            return [deck.drops[number]]
    return []


def meaningless(table: Street, seat: int, attempt: Attempt) -> Refusal | None:
    """Why an attempt means no move at all; None where there is nothing of that kind in the game."""
    held = attempt.held
    if held.kind == A_PLACE:
        if held.id == DECK:
            return Refusal("CB-7.2", "why-deck-fills-display")
        if held.id == DISCARD:
            return Refusal("CB-7.3", "why-discard-is-shuffled")
        return Refusal("CB-3.2", "why-row-stays") if held.id == ROW else None
    id = attempt.held_card()
    if guest_number(table, id) != NOTHING:
        return Refusal("CB-6.1", "why-guest-chooses", {"guest": id})
    owner = counter_owner(table, id)
    if owner != NOTHING:
        return Refusal("CB-1.4", "why-counter-stays", {"counter": id, "seat": owner})
    number = card_number(table, id)
    if number == NOTHING:
        return None
    place = where(table, seat, number)
    if place == ON_DISPLAY:
        return Refusal("CB-7.1", "why-into-your-hand", {"card": id})
    if place == MY_HAND:
        return nothing_to_play_on(table, seat, attempt)
    return not_in_hand(table, seat, number)


def nothing_to_play_on(table: Street, seat: int, attempt: Attempt) -> Refusal:
    """Why a card of one's hand does nothing where it is aimed at."""
    id = attempt.held_card()
    aim = aim_of(table, seat, attempt)
    if aim == THE_DECK:
        return Refusal("CB-7.2", "why-not-into-deck", {"card": id})
    if aim == A_GUEST:
        return Refusal("CB-6.1", "why-guest-wants-no-card", {"card": id, "guest": attempt.aim_card()})
    if aim == MY_HAND:
        return Refusal("CB-2.1", "why-one-card", {"card": id, "there": attempt.aim_card()})
    if aim == ON_DISPLAY:
        return Refusal("CB-7.1", "why-no-exchange", {"card": id, "there": attempt.aim_card()})
    if aim == ANOTHER_CAFE:
        return Refusal("CB-2.1", "why-your-own-cafe", {"card": id, "other": aimed_seat(table, attempt)})
    return Refusal("CB-2.1", "why-cafe-or-customer", {"card": id})


def not_in_hand(table: Street, seat: int, number: int) -> Refusal:
    """Why a card cannot be used: it is not in one's hand, but where one can see it."""
    card = table.deck.cards[number]
    place = where(table, seat, number)
    if place == ON_DISPLAY:
        return Refusal("CB-2.1", "why-on-display", {"card": card.id})
    if place == DISCARD_PILE:
        return Refusal("CB-7.3", "why-in-discard", {"card": card.id})
    owner = owner_of(table, number)
    if owner == NOTHING:
        return Refusal("CB-2.1", "why-not-in-your-hand", {"card": card.id})
    if number in table.cafes[owner].row:
        return Refusal("CB-3.2", "why-in-a-row", {"card": card.id, "seat": owner})
    return Refusal("CB-5.3", "why-is-a-regular", {"customer": card.customer, "seat": owner})


def why_not_claim(table: Street, seat: int, number: int) -> Refusal:
    """What stands between a player and a special guest."""
    guest = table.deck.guests[number]
    for owner, cafe in enumerate(table.cafes):
        if number in cafe.guests:
            return Refusal("CB-6.2", "why-guest-has-gone", {"guest": guest.id, "seat": owner})
    if number not in table.guests:
        return Refusal("CB-1.2", "why-guest-not-here", {"guest": guest.id})
    missing: list[object] = []
    for need in guest.needs:
        have = table.cafes[seat].has(need)
        if have < need.amount:
            missing.append(Phrase("need-progress", {"need": need_phrase(need), "have": have, "count": need.amount}))
    if table.options.manual_claims:
        return Refusal("CB-6.1", "why-guest-not-pleased", {"guest": guest.id, "missing": missing})
    return Refusal("CB-A4", "why-guests-come-alone", {"guest": guest.id, "missing": missing})
