"""A tablet that lies on its side: nothing is cut off, and the question is on the screen."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from .guests import STILL, Guest
from .needed import expect
from .place import Place

SIDEWAYS = (1180, 820)
MOST_BOTS = {"cafe-carnage": 5, "cafe-baras": 3, "cthulbeque": 4, "a-la-carte": 3, "cake-auf": 3}


@pytest.mark.parametrize("game", MOST_BOTS)
def test_a_full_table_fits(place: Place, invite: Callable[..., Guest], game: str) -> None:
    ana = invite("Ana", size=SIDEWAYS)
    ana.dines(*["bot"] * MOST_BOTS[game], game=game)
    ana.waits_until(lambda: ana.is_asked)
    expect(ana.page.locator(".prompt--yours")).to_be_in_viewport(ratio=1)
    ana.page.evaluate(STILL)  # cards that are being dealt come from beyond the edge
    wide, room = ana.page.locator(".room__table").evaluate("table => [table.scrollWidth, table.clientWidth]")
    assert (wide, room) == (SIDEWAYS[0], SIDEWAYS[0])
    ana.opens_the_pad()
    expect(ana.page.get_by_role("log", name="What happened").last).to_be_visible()
