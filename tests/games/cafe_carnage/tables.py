"""A dinner table for tests: seat people, give them meals, let them vote, read what happened."""

from __future__ import annotations

from typing import Any, cast

from potluck.catalog import find_game
from potluck.games.cafe_carnage.cards import BALLOTS, Menu
from potluck.games.cafe_carnage.state import Dinner, Night
from potluck.kernel.chance import fast
from potluck.kernel.errors import Refusal
from potluck.kernel.events import SPECTATOR

GAME = find_game("cafe-carnage")
STARTERS = {1: "S01", 2: "S04", 3: "S08", 4: "S10"}
MAINS = {1: "M01", 2: "M03", 3: "M06", 4: "M08", 5: "M09", 6: "M11"}
DESSERTS = {1: "D01", 2: "D04", 3: "D08", 4: "D10"}


class Evening:
    """One table, played through the public door."""

    def __init__(self, seats: int = 4, seed: str = "evening", **options: str) -> None:
        self.setup = GAME.setup(seats, options)
        self.state = cast(Dinner, self.setup.start(fast(seed), listen=True))
        self.menu = cast(Menu, self.setup.deck)
        self.seats = seats

    def number(self, id: str) -> int:
        """A dish's number in the menu."""
        return next(number for number, dish in enumerate(self.menu.dishes) if dish.id == id)

    def view(self, viewer: int = SPECTATOR) -> dict[str, Any]:
        return GAME.view(self.state, viewer)

    def play(self, seat: int, key: str) -> None:
        """Make a move by its name; an illegal one fails the test."""
        move = self.menu.catalogue.named(key)
        assert move is not None, key
        refusal = self.state.verify(seat, move)
        assert refusal is None, refusal.reason
        self.state.apply(seat, move)

    def refusal(self, seat: int, key: str) -> Refusal:
        """Why a move is refused; a legal one fails the test."""
        move = self.menu.catalogue.named(key)
        assert move is not None, key
        refusal = self.state.verify(seat, move)
        assert refusal is not None
        return refusal

    def deal(self, seat: int, *dishes: str) -> None:
        """Put three starters on a diner's menu."""
        self.state.diners[seat].menus[0] = [self.number(dish) for dish in dishes]

    def remember(self, seat: int, *dishes: str) -> None:
        """Let a diner have eaten these on an earlier night."""
        night = Night()
        night.dishes = [[] for _ in range(self.seats)]
        night.dishes[seat] = [self.number(dish) for dish in dishes]
        self.state.ledger.append(night)

    def order(self, course: str) -> None:
        """Everybody orders the first thing on the menu."""
        assert self.view()["course"] == course
        for seat in range(self.seats):
            self.state.apply(seat, self.state.legal(seat)[0])

    def order_all(self) -> None:
        """Everybody orders all three courses."""
        for course in ("starter", "main", "dessert"):
            self.order(course)
        assert self.view()["step"] == "ballot"

    def eat(self, *costs: int) -> None:
        """Let everybody have ordered meals of these prices, and come to the ballot."""
        self.order_all()
        for seat, cost in enumerate(costs):
            starter = max(price for price in STARTERS if cost - price >= 2)
            dessert = max(price for price in DESSERTS if cost - starter - price >= 1)
            dishes = [STARTERS[starter], MAINS[cost - starter - dessert], DESSERTS[dessert]]
            self.state.diners[seat].orders = [self.number(dish) for dish in dishes]
            self.state.diners[seat].menus = [[self.number(dish)] * 3 for dish in dishes]

    def vote(self, *ballots: str) -> None:
        """Everybody seals a card: S(plit), P (separately), R(un)."""
        for seat, letter in enumerate(ballots):
            self.play(seat, f"vote {BALLOTS['SPR'.index(letter)]}")

    def night(self, costs: list[int], ballots: str) -> dict[str, Any]:
        """A whole night with meals of these prices; its public record."""
        self.eat(*costs)
        self.vote(*ballots)
        return cast(dict[str, Any], self.view()["last_night"])

    def give(self, seat: int, **purse: int) -> None:
        """Set a diner's money, points or ious."""
        for name, value in purse.items():
            setattr(self.state.diners[seat], name, value)

    def told(self, kind: str, viewer: int = SPECTATOR) -> list[dict[str, Any]]:
        """The facts of all events of a kind that a viewer heard."""
        assert self.state.journal is not None
        return [event.facts for event in self.state.journal if event.kind == kind and event.heard_by(viewer)]

    def play_to_the_end(self) -> None:
        """Everybody plays the first legal move."""
        while (seat := self.state.next_seat()) >= 0:
            self.state.apply(seat, self.state.legal(seat)[0])
