"""Café Baras on screens: a whole match of two people; one against three bots on a phone; cards held up; axe."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pytest

from games.cafe_baras.tables import phrase_of
from potluck.catalog import find_game
from potluck.language.teller import table_teller

from .axe import fits_the_screen, is_fine
from .guests import DESK, PHONE, Guest, Size, never, play_by_hand, read_result, skip_to
from .needed import expect
from .place import Place
from .standin import Look
from .tastes import closing_soon, host

if TYPE_CHECKING:
    from playwright.sync_api import Locator

GAME = "cafe-baras"


def refilling(look: Look) -> bool:
    """When a card is to be taken from the display."""
    return bool(look["pending"] and look["view"]["step"] == "refill")


def hand(guest: Guest) -> Locator:
    """One's own cards."""
    return guest.page.get_by_role("radiogroup", name="Your cards").get_by_role("radio")


def acts(guest: Guest) -> Locator:
    """What can be done with the card that was picked."""
    return guest.page.get_by_role("group", name="What to do")


def answers(guest: Guest) -> None:
    """Serve the first customer, take the first card, stop where one may stop."""
    step = next(look["view"]["step"] for look in guest.looks if look["pending"])
    if step == "turn":
        guest.touches(hand(guest).first)
        guest.touches(acts(guest).get_by_role("button", name=re.compile("^Serve ")))
    elif step == "refill":
        guest.touches(guest.page.get_by_role("radiogroup", name="The display").get_by_role("radio").first)
        guest.touches(acts(guest).get_by_role("button", name=re.compile("^Take ")))
    else:
        guest.touches(acts(guest).get_by_role("button", name=re.compile("^(Done|Nobody else|Let them wait)")))


def test_two_people_run_their_cafes_to_the_end(place: Place, invite: Callable[..., Guest]) -> None:
    rosa, bruno = invite("Rosa"), invite("Bruno")
    both = [rosa, bruno]
    rosa.comes_to(rosa.lays("me", "open", game=GAME))
    bruno.comes_to(rosa.table)
    bruno.sits_down()
    rosa.deals()
    for guest in both:
        expect(hand(guest)).to_have_count(4)
    play_by_hand(both, answers, 6)
    gone = rosa.looks[0]["view"]["discard"]
    assert gone == bruno.looks[0]["view"]["discard"]
    skip_to(both, closing_soon, host)
    if rosa.looks[0]["view"]["ending"] is not None:
        for guest in both:
            expect(guest.page.get_by_text(re.compile("Last turns: |This is the last turn"))).to_be_visible()
    skip_to(both, lambda look: len(look["view"]["still_to_play"]) <= 1 and closing_soon(look), host)
    play_by_hand(both, answers, 12)
    skip_to(both, never, host)
    told = [read_result(guest) for guest in both]
    assert told[0]["table"] == told[1]["table"]
    assert told[0]["seed"] == told[1]["seed"]
    assert len(told[0]["names"]) == 2


def test_one_cafe_against_three_bots_on_a_phone(place: Place, invite: Callable[..., Guest]) -> None:
    kim = invite("Kim", size=PHONE)
    kim.dines("bot", "bot", "bot", game=GAME)
    for _ in range(6):
        play_by_hand([kim], answers, 1)
        fits_the_screen(kim)
    kim.skips_to(closing_soon, host)
    fits_the_screen(kim)
    kim.skips_to(never, host)
    told = read_result(kim)
    assert len(told["names"]) == 4
    fits_the_screen(kim)
    wide, room = kim.result.locator("table").evaluate("table => [table.scrollWidth, table.parentElement.clientWidth]")
    assert wide <= room, "the points are not cut off at the right"


def test_a_card_says_what_it_would_earn_and_why_it_cannot_be_paid(place: Place, invite: Callable[..., Guest]) -> None:
    ana = invite("Ana")
    ana.dines("bot", game=GAME)
    ana.skips_to(too_dear, host)
    view = ana.looks[0]["view"]
    forecast = next(forecast for forecast in of_hand(view) if forecast["short"] > 0)
    setup = find_game(GAME).setup(2, {})
    words = table_teller(setup)
    card = next(face for face in setup.game.faces(setup.deck) if face.id == forecast["id"])
    cannot, serving = (words.tell(phrase_of(forecast[half])) for half in ("adding", "serving"))
    lies = hand(ana).filter(has=ana.page.get_by_text(card.name, exact=True)).first
    lies.click()
    expect(lies).to_have_attribute("aria-label", re.compile(re.escape(card.also[0])))
    expect(lies).to_have_attribute("aria-label", re.compile(re.escape(cannot)))
    expect(acts(ana)).to_contain_text(serving)
    add = acts(ana).get_by_role("button", name=re.compile("^Add "))
    expect(add).to_contain_text("short")
    add.click(force=True)
    expect(ana.page.get_by_role("alert").filter(has_text=cannot)).to_be_visible()


def too_dear(look: Look) -> bool:
    """When a card in hand cannot be paid."""
    view = look["view"]
    short = any(forecast["short"] > 0 for forecast in of_hand(view))
    return bool(look["pending"] and view["step"] == "turn" and short)


def of_hand(view: dict[str, Any]) -> list[dict[str, Any]]:
    """What the cards of one's hand would do."""
    return [forecast for forecast in view["forecasts"] if forecast["id"] in view["hand"]]


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_axe_finds_nothing_grave_in_the_street(place: Place, invite: Callable[..., Guest], size: Size) -> None:
    ana = invite("Ana", size=size)
    ana.dines("bot", "bot", game=GAME)
    ana.skips_to(lambda look: bool(look["pending"]), host)
    is_fine(ana, "the first turn")
    ana.touches(hand(ana).first)
    is_fine(ana, "a card picked up")
    ana.skips_to(refilling, host)
    is_fine(ana, "refilling")
    ana.touches(ana.page.get_by_role("button", name=re.compile("’s café.*Look closer")).first)
    expect(ana.page.get_by_role("dialog", name=re.compile("’s café"))).to_be_visible()
    is_fine(ana, "another café")
    ana.page.keyboard.press("Escape")
    ana.skips_to(closing_soon, host)
    is_fine(ana, "the last turns")
    ana.skips_to(never, host)
    expect(ana.result).to_be_visible()
    is_fine(ana, "the result")
