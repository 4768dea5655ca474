"""Bakers of Cake Auf!: what they do on the page, and how a table is steered to where a test begins.

A live table's seed is random, so nothing is hoped for: everybody throws cards away until somebody holds the card that
a test is about, and whoever that is plays it.
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from potluck.catalog import find_game
from potluck.games.cake_auf.steps.turn import TURN_CAP

from . import standin
from .guests import Guest
from .needed import expect

if TYPE_CHECKING:
    from playwright.sync_api import Locator

CAKE = "cake-auf"
SWITCH, PICKY = "switch-recipes", "picky"
#: All cards of the house deck as they are printed.
FACES = {face.id: face for face in find_game(CAKE).faces(find_game(CAKE).setup(2, {}).deck)}
LUCK = random.Random("rock, paper, scissors")


def plays(look: standin.Look, *names: str) -> bool:
    """Whether somebody is asked and may do one of these."""
    return bool(look["pending"]) and any(offer["key"] in [f"move-{name}" for name in names] for offer in look["moves"])


def step(look: standin.Look, name: str) -> bool:
    """Whether somebody is asked at this step."""
    return bool(look["pending"]) and look["view"]["step"] == name


def first(offers: list[standin.Offer], *names: str) -> standin.Offer:
    """The first offer that does one of these, in this order; every decision has one of the last ones."""
    for name in (*names, "swap-none", "keep", "pass"):
        for offer in offers:
            if offer["key"] == f"move-{name}":
                return offer
    return LUCK.choice(offers)  # a throw


def parts(look: standin.Look, name: str) -> dict[str, Any]:
    """The cards of the first offer of a kind, by their parts."""
    facts: dict[str, Any] = next(offer["facts"] for offer in look["moves"] if offer["key"] == f"move-{name}")
    return facts


def dawdle(seat: int, offers: list[standin.Offer]) -> standin.Offer:
    """Throw cards away, so that new ones come, and bake nothing."""
    return first(offers, "discard")


def loiter(seat: int, offers: list[standin.Offer]) -> standin.Offer:
    """Pass, and nothing else."""
    return first(offers)


def bake(seat: int, offers: list[standin.Offer]) -> standin.Offer:
    """Lay what fits, lift what hangs there, throw the rest away."""
    return first(offers, "lay", "lift", "discard")


def ban(seat: int, offers: list[standin.Offer]) -> standin.Offer:
    """Ban whatever can be banned."""
    return first(offers, "ban", "discard")


def rounds_over(look: standin.Look) -> int:
    """How many rounds have ended."""
    return len(look["view"]["bakers"][0]["race"])


def to_go(dish: dict[str, Any]) -> int:
    """How many ingredients and remedies a dish still takes."""
    needed = dict(FACES[dish["recipe"]].numbers)["ingredients"]
    return int(needed - dish["laid_count"] + len(dish["bans"]))


def last_turns(look: standin.Look) -> bool:
    """When a round is about to end because nobody got anywhere (CA-A27)."""
    return bool(look["view"]["turn"] >= TURN_CAP * len(look["view"]["bakers"]) - 1)


def almost_over(look: standin.Look) -> bool:
    """When somebody has one ingredient or one ban to go, or everybody one turn."""
    left = [sum(to_go(dish) for dish in baker["dishes"]) for baker in look["view"]["bakers"]]
    return min(left) <= 1 or last_turns(look)


class Bakers:
    """Several guests at one table, each at a browser of their own."""

    def __init__(self, guests: Sequence[Guest]) -> None:
        self.guests = list(guests)

    def sit_down(self) -> None:
        """Everybody has been dealt cards, and sees them."""
        for guest in self.guests:
            expect(guest.page.get_by_role("radiogroup", name="Your hand")).to_be_visible()

    def look(self, guest: Guest) -> standin.Look:
        """The latest that a guest has been sent of the own seat."""
        seats: dict[str, Any] = guest.heard("position")[-1]["seats"]
        return next(iter(seats.values()))

    @property
    def here(self) -> list[Guest]:
        """Those whose page is open."""
        return [guest for guest in self.guests if not guest.is_out]

    def play_on(self, until: Callable[[standin.Look], bool], choose: standin.Choose) -> Guest | None:
        """Everybody plays on until somebody sees what we wait for; that guest, or nobody at the end."""
        cookies = [guest.cookie for guest in self.guests]
        first = self.guests[0]
        position, found = standin.play_on(first.url, cookies, first.table, until, choose)
        for guest in self.here:
            guest.catches_up(position)
        return None if found is None else self.guests[found]

    def play_unseen(self, until: Callable[[standin.Look], bool], choose: standin.Choose) -> Guest:
        """Everybody plays on with the page closed; only who sees what we wait for opens it again."""
        for guest in self.here:
            guest.steps_out()
        found = self.play_on(until, choose)
        assert found is not None
        self.open_again(found)
        return found

    def open_again(self, guest: Guest) -> None:
        """A guest opens the page again, and sees the table: what comes now comes as news."""
        guest.comes_back()
        expect(guest.page.locator(".ca-asked")).to_be_visible()

    def come_back(self) -> None:
        """Everybody opens the page again."""
        for guest in self.guests:
            if guest.is_out:
                self.open_again(guest)
        self.catch_up()

    def catch_up(self) -> None:
        """Everybody has been told what the others know."""
        furthest = max(guest.heard("position")[-1]["position"] for guest in self.here)
        for guest in self.here:
            guest.catches_up(furthest)

    def end_round(self, number: int, choose: standin.Choose) -> None:
        """Play a round to its end, which everybody sees."""
        self.come_back()
        self.play_on(lambda look: rounds_over(look) == number, choose)
        self.go_on(number)

    def go_on(self, number: int) -> None:
        """Everybody sees that a round is over, and goes on."""
        for guest in self.guests:
            end = guest.page.get_by_role("region", name=f"Round {number} is over")
            expect(end).to_be_visible()
            guest.touches(end.get_by_role("button", name="Go on"))
            expect(end).to_be_hidden()


def hand(guest: Guest) -> Locator:
    """The cards in hand."""
    return guest.page.get_by_role("radiogroup", name="Your hand").get_by_role("radio")


def picks_up(guest: Guest, card: str) -> None:
    """Take a card up by its name."""
    found = hand(guest).filter(has=guest.page.get_by_text(card, exact=True)).first
    guest.touches(found)
    expect(found).to_be_checked()


def recipe(guest: Guest, name: str, mine: bool) -> Locator:
    """A recipe on one's own counter, or on somebody else's."""
    page = guest.page
    where = (
        page.get_by_role("group", name="Your recipes") if mine else page.get_by_role("region", name="The other bakers")
    )
    return where.get_by_role("button", name=re.compile(rf"^{re.escape(name)}\. "))
