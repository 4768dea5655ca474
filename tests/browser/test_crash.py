"""kill -9 in the middle of running tables: the pages heal by themselves, no acknowledged move is lost, play goes on."""

from __future__ import annotations

import re
from collections.abc import Callable

from .guests import COURSES, TABLET, Guest
from .needed import expect
from .place import Place

TABLES = 3


def test_pages_heal_after_a_power_cut(plain_place: Place, invite: Callable[..., Guest]) -> None:
    homes = [invite(f"Home {number + 1}", plain_place.url, size=TABLET) for number in range(TABLES)]
    dinners = []
    for number, home in enumerate(homes):
        home.dines("local", "local", "local")
        dinners.append(home.passes_round(home.family, COURSES))
        for _ in range(number + 1):  # each table is somewhere else in its first course
            home.orders(next(dinners[number]))
    assert next(dinners[0]) == "Starter"  # and at the first somebody is about to choose
    acked = [max(frame["position"] for frame in home.heard("ack")) for home in homes]
    assert acked == [1, 2, 3]

    plain_place.kill()
    for home in homes:
        expect(home.lost_line).to_be_visible()
    first = homes[0]
    first.dishes("Starter").first.click()
    first.seal.click()  # sealed while nobody listens
    expect(first.page.get_by_role("button", name=re.compile("^Sealed: "))).to_be_visible()
    so_far = [len(home.frames) for home in homes]
    plain_place.open()
    for home in homes:
        expect(home.lost_line).to_be_hidden()
    expect(first.curtain).to_be_visible()

    for home, dinner, position, start in zip(homes, dinners, acked, so_far, strict=True):
        for stage in dinner:  # would stop at the wrong person's curtain if a single order were lost
            home.orders(stage)
            if stage == "Main":
                break
        back = next(frame for frame in home.frames[start:] if frame["type"] == "position")
        assert back["position"] >= position
        assert len(home.lines) >= 2, "a new line, on the same page"
        assert home.heard("refused") == []
