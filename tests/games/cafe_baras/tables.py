"""A street for tests: furnish cafés, hand out cards, play by name, read what happened."""

from __future__ import annotations

from functools import cache
from typing import Any, cast

from potluck.catalog import find_game
from potluck.games.cafe_baras.cards import CafeDeck
from potluck.games.cafe_baras.state import Cafe, Street
from potluck.games.cafe_baras.steps.refilling import TakeFromDisplay
from potluck.kernel.chance import fast
from potluck.kernel.errors import Refusal
from potluck.kernel.events import SPECTATOR
from potluck.kernel.game import Setup
from potluck.kernel.moves import A_CARD, A_PLACE, A_SEAT, Attempt, Thing
from potluck.kernel.phrases import Phrase
from potluck.language.teller import table_teller

GAME = find_game("cafe-baras")


@cache
def set_up(seats: int, options: tuple[tuple[str, str], ...], deck: str | None) -> Setup:
    """A set-up, read once."""
    return GAME.setup(seats, dict(options), deck)


def thing(name: str) -> Thing:
    """A card by its id, `seat 1`, or a place."""
    if name.startswith("seat "):
        return Thing(A_SEAT, name.removeprefix("seat "))
    return Thing(A_PLACE if name in GAME.places else A_CARD, name)


def phrase_of(plain: Any) -> Phrase:
    """A phrase that was made plain data."""
    facts = {
        name: [phrase_of(part) for part in value] if isinstance(value, list) else value
        for name, value in plain["facts"].items()
    }
    return Phrase(plain["key"], facts)


class Day:
    """One table, played through the public door; seat 0 starts."""

    def __init__(self, seats: int = 3, seed: str = "day", deck: str | None = None, **options: str) -> None:
        self.setup = set_up(seats, tuple(options.items()), deck)
        self.deck = cast(CafeDeck, self.setup.deck)
        self.state = cast(Street, self.setup.start(fast(seed), listen=True))
        self.state.active = self.state.start_player = 0
        self.seats = seats
        self.stand_back()

    # -- furnishing -------------------------------------------------------------------------------

    def stand_back(self) -> None:
        """Put guests on the table that no small café pleases by chance: the Gadgeteer and the Landlord first."""
        self.guests(*["G10", "G12", "G07", "G08", "G11"][: self.seats + 1])

    def number(self, id: str) -> int:
        """A café card's number in the deck."""
        return next(number for number, card in enumerate(self.deck.cards) if card.id == id)

    def cafe(self, seat: int) -> Cafe:
        return self.state.cafes[seat]

    def pull(self, id: str) -> int:
        """Take a card out of wherever it lies; hands and display get another for it."""
        card = self.number(id)
        state = self.state
        for pile in (state.pile, state.discard):
            if card in pile:
                pile.remove(card)
                return card
        for cards in [state.display, *(cafe.hand for cafe in state.cafes)]:
            if card in cards:
                other = state.pile.pop(0)
                state.origin[other] = state.shuffles
                cards[cards.index(card)] = other
                return card
        raise AssertionError(f"{id} lies in a café")

    def hand(self, seat: int, *ids: str) -> None:
        """Give a player these cards, and no others."""
        cards = [self.pull(id) for id in ids]
        for card in self.cafe(seat).hand:
            self.state.origin[card] = self.state.shuffles
        self.state.pile += self.cafe(seat).hand
        self.cafe(seat).hand = cards
        for card in cards:
            self.state.origin[card] = self.state.shuffles

    def row(self, seat: int, *ids: str) -> None:
        """Let a café have these cards; their action texts are not carried out."""
        for id in ids:
            card = self.pull(id)
            self.cafe(seat).place(card, self.deck.cards[card])

    def regulars(self, seat: int, *ids: str) -> None:
        """Let a café have these regulars."""
        for id in ids:
            card = self.pull(id)
            self.cafe(seat).welcome(card, self.deck.cards[card])

    def display(self, *ids: str) -> None:
        """Turn up these cards, and no others."""
        cards = [self.pull(id) for id in ids]
        self.state.pile += self.state.display
        self.state.display = cards

    def guests(self, *ids: str) -> None:
        """Put these special guests on the table."""
        self.state.guests = [number for number, guest in enumerate(self.deck.guests) if guest.id in ids]

    def coins(self, seat: int, coins: int) -> None:
        self.cafe(seat).coins = coins

    def empty_deck(self, keep: int = 0) -> None:
        """Hide all but so many cards of the deck under seat 2's regulars, so that no drawing is left."""
        state = self.state
        self.cafe(self.seats - 1).regulars += state.pile[keep:]
        del state.pile[keep:]

    # -- playing ----------------------------------------------------------------------------------

    def move(self, key: str) -> Any:
        move = self.deck.catalogue.named(key)
        assert move is not None, key
        return move

    def play(self, *keys: str) -> None:
        """The active player makes moves by their names; an illegal one fails the test."""
        for key in keys:
            refusal = self.state.verify(self.state.active, self.move(key))
            assert refusal is None, f"{key}: {self.tell(refusal.phrase)}"
            self.state.apply(self.state.active, self.move(key))

    def refusal(self, key: str, seat: int | None = None) -> Refusal:
        """Why a move is refused; a legal one fails the test."""
        refusal = self.state.verify(self.state.active if seat is None else seat, self.move(key))
        assert refusal is not None, key
        return refusal

    def legal(self, seat: int | None = None) -> list[str]:
        return [move.key() for move in self.state.legal(self.state.active if seat is None else seat)]

    def serve_any(self) -> None:
        """A plain turn: serve the first card of the hand and refill."""
        self.play(next(key for key in self.legal() if key.startswith("serve")))
        self.finish_turn()

    def finish_turn(self) -> None:
        """Refill with the first of the display until the hand is full."""
        while self.state.result is None and isinstance(self.state.agenda[-1], TakeFromDisplay):
            self.play(self.legal()[0])

    # -- reading ----------------------------------------------------------------------------------

    def view(self, viewer: int = SPECTATOR) -> dict[str, Any]:
        return GAME.view(self.state, viewer)

    def forecast(self, seat: int, card: str) -> dict[str, Any]:
        """What a player sees that a card would do in their own café."""
        return next(forecast for forecast in self.view(seat)["forecasts"] if forecast["id"] == card)

    def told(self, kind: str, viewer: int = SPECTATOR) -> list[dict[str, Any]]:
        """The facts of all events of a kind that a viewer heard."""
        assert self.state.journal is not None
        return [event.facts for event in self.state.journal if event.kind == kind and event.heard_by(viewer)]

    def sentences(self, viewer: int = SPECTATOR) -> list[str]:
        """All that a viewer was told."""
        assert self.state.journal is not None
        return [self.tell(event.phrase(), viewer) for event in self.state.journal if event.heard_by(viewer)]

    def tell(self, phrase: Phrase, reader: int = SPECTATOR) -> str:
        """A phrase as a person reads it."""
        words = table_teller(self.setup, ["Alice", "Kwame", "Meera", "Francois"][: self.seats])
        words.me = reader
        return words.tell(phrase)

    def read(self, phrase: dict[str, Any]) -> str:
        """A phrase of a view as a person reads it."""
        return self.tell(phrase_of(phrase))

    def why(self, card: str, aim: str = "", seat: int | None = None) -> Refusal:
        """Why a card (or a place) cannot be picked up, or aimed at a card, `seat 1` or a place."""
        seat = self.state.active if seat is None else seat
        refusal = self.state.verify(seat, Attempt(thing(card), thing(aim) if aim else None))
        assert refusal is not None, (card, aim)
        return refusal

    def means(self, card: str, aim: str = "") -> list[str]:
        """The moves that an attempt of the active player can mean."""
        attempt = Attempt(thing(card), thing(aim) if aim else None)
        return [move.key() for move in self.state.meant(self.state.active, attempt)]

    def discard(self) -> list[str]:
        return cast(list[str], self.view()["discard"])

    def score(self, seat: int) -> int:
        return cast(int, self.view()["cafes"][seat]["score"])
