"""A stranger on a phone: from an empty lobby to the end of a match against bots, and on to the rematch."""

from __future__ import annotations

import re
from collections.abc import Callable

from .axe import fits_the_screen
from .guests import COURSES, NIGHTS, PHONE, Guest, read_result
from .needed import expect
from .place import Place


def test_a_stranger_plays_bots_on_a_phone_and_asks_for_a_rematch(place: Place, invite: Callable[..., Guest]) -> None:
    kim = invite("Kim", size=PHONE)
    page = kim.page
    kim.opens()
    expect(page.get_by_role("heading", name="The room is yours")).to_be_visible()
    kim.touches(page.get_by_role("button", name="Lay a table", exact=True))
    page.get_by_role("textbox", name="Your name").fill("Kim")
    kim.touches(page.get_by_role("button", name="That’s me"))
    kim.touches(page.get_by_role("radio", name="Café Carnage"))
    kim.touches(page.get_by_role("radio", name="Random"))
    kim.touches(page.get_by_role("button", name="Play now"))

    for night in range(1, NIGHTS + 1):
        for course in COURSES:
            kim.orders(course)
            fits_the_screen(kim)
        kim.seals(kim.choices.get_by_role("radio", name=re.compile(r"[1-9] in hand"), disabled=False).first)
        expect(page.get_by_role("img", name=f"Night {night} of {NIGHTS}")).to_be_attached()
        kim.skips_the_evening()

    told = read_result(kim)
    assert len(told["names"]) == 4
    assert "Kim" in told["chart"]
    fits_the_screen(kim)
    first = page.url
    kim.touches(kim.result.get_by_role("button", name="Rematch"))
    page.wait_for_url(lambda url: url != first)
    expect(kim.result).to_be_hidden()
    kim.orders("Starter")  # the same company is there: dealt at once
