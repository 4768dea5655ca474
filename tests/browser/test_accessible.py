"""axe finds nothing serious, on any screen, at a desk and on a phone."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from .axe import is_fine
from .guests import DESK, PHONE, Guest, Size, never, on_ballot
from .needed import expect
from .place import Place

pytestmark = pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])


def test_the_lobby_and_the_waiting_room(place: Place, invite: Callable[..., Guest], size: Size) -> None:
    ana = invite("Ana", size=size)
    page = ana.page
    ana.opens()
    expect(page.get_by_role("button", name="Lay a table of Café Carnage")).to_be_visible()
    expect(page.get_by_role("heading", name="The room is yours")).to_be_visible()
    is_fine(ana, "an empty lobby")
    page.get_by_role("button", name="Choose your name").click()
    is_fine(ana, "the name")
    page.get_by_role("textbox", name="Your name").fill("Ana")
    page.get_by_role("button", name="That’s me").click()
    page.get_by_role("button", name="Lay a table", exact=True).click()
    page.get_by_role("radio", name="Café Carnage").click()
    is_fine(ana, "a new table")
    page.get_by_role("radio", name="One device").click()
    is_fine(ana, "a new table on one device")
    page.get_by_role("radio", name="With friends").click()
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("textbox", name="Link to this table")).to_be_visible()
    is_fine(ana, "the waiting room")
    ana.opens()
    expect(page.get_by_role("link", name=re.compile("Play on"))).to_be_visible()
    is_fine(ana, "a lobby with tables")
    page.get_by_role("link", name=re.compile("Play on")).click()
    page.get_by_role("button", name="Give seat 4 to a bot").click()
    expect(page.get_by_text("Bot, regular")).to_be_visible()


def test_the_table_from_the_first_order_to_the_replay(place: Place, invite: Callable[..., Guest], size: Size) -> None:
    ana = invite("Ana", size=size)
    page = ana.page
    ana.dines("bot", "bot", "bot")
    expect(ana.dishes("Starter").first).to_be_visible()
    is_fine(ana, "ordering")
    page.get_by_role("button", name="Rules").first.click()
    expect(page.get_by_text("CC-1.6", exact=True)).to_be_attached()
    is_fine(ana, "the rules")
    page.keyboard.press("Escape")
    ana.opens_the_pad()
    ana.says("Smells good")
    expect(page.get_by_text("Smells good").filter(visible=True)).to_be_visible()
    is_fine(ana, "the log")
    page.get_by_role("tab", name="Chat").click()
    is_fine(ana, "the chat")
    page.keyboard.press("Escape")
    ana.lets_play(on_ballot(1))
    expect(ana.ballot("Run!")).to_be_visible()
    is_fine(ana, "the ballot")
    ana.votes()
    expect(page.get_by_role("button", name="Skip")).to_be_visible()
    is_fine(ana, "the reveal")
    ana.skips_the_evening()
    ana.lets_play(never)
    ana.skips_the_evening()
    expect(ana.result).to_be_visible()
    is_fine(ana, "the result")
    ana.result.get_by_role("link", name="Watch the replay").click()
    expect(page.get_by_role("slider", name="Position in the match")).to_be_enabled()
    is_fine(ana, "the replay's beginning")
    page.keyboard.press("End")
    expect(page.get_by_role("slider")).to_have_attribute("aria-valuetext", re.compile(r"Step (\d+) of \1:"))
    is_fine(ana, "the replay's end")
