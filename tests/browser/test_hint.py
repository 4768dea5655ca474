"""Somebody who never read the rules: picks a bot by its face, asks for a hint, and plays it."""

from __future__ import annotations

import re
from collections.abc import Callable

from .guests import PHONE, Guest
from .needed import expect
from .place import Place


def test_a_hint_names_a_move_and_weighs_the_others(place: Place, invite: Callable[..., Guest]) -> None:
    kim = invite("Kim", size=PHONE)
    page = kim.page
    kim.dines("bot", "bot", "bot")
    kim.touches(page.get_by_role("button", name="Hint", exact=True))
    hint = page.get_by_role("region", name="Hint")
    expect(hint).to_contain_text(re.compile(r"A chef would choose “.+”: it wins about \d+ times in a hundred"))
    expect(hint.get_by_role("rowheader")).to_have_count(len(kim.looks[0]["moves"]))
    wide, screen = page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert wide <= screen
    kim.touches(hint.get_by_role("button", name="Dismiss the hint"))
    expect(hint).to_be_hidden()
    kim.orders("Starter")
    expect(page.get_by_role("button", name="Hint", exact=True)).to_be_visible()


def test_a_hint_goes_with_the_choice_that_it_was_for(place: Place, invite: Callable[..., Guest]) -> None:
    ana = invite("Ana")
    ana.dines("bot", "bot", "bot")
    ana.page.get_by_role("button", name="Hint", exact=True).click()
    hint = ana.page.get_by_role("region", name="Hint")
    expect(hint).to_be_visible()
    ana.orders("Starter")
    expect(hint).to_be_hidden()


def test_among_friends_the_host_allows_hints(place: Place, invite: Callable[..., Guest]) -> None:
    ana = invite("Ana")
    page = ana.page
    ana.dines("local", "local", "local")
    ana.draws_the_curtain()
    expect(ana.dishes("Starter").first).to_be_visible()
    expect(page.get_by_role("button", name="Hint", exact=True)).to_be_hidden()
    page.get_by_role("button", name=re.compile("^The table")).click()
    page.get_by_role("switch", name=re.compile("Hints")).click()
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Hint", exact=True)).to_be_visible()


def test_bots_have_names_and_the_host_says_how_well_they_play(place: Place, invite: Callable[..., Guest]) -> None:
    ana = invite("Ana")
    page = ana.page
    ana.comes_to(ana.lays("me", "bot", "bot", "bot", level="regular"))
    level = page.get_by_role("combobox", name="How well the bot in seat 2 plays")
    expect(level).to_have_value("regular")
    expect(page.get_by_text("Basil", exact=True)).to_be_visible()
    level.select_option("Chef")
    expect(page.get_by_text("Bot, chef. Tastes everything twice.")).to_be_visible()
    expect(page.get_by_text("Saffron", exact=True)).to_be_visible()
