"""Four people, four browsers, one week of dinners; one of them loses the line in the middle and comes back."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from hashlib import sha256

import pytest

from .guests import CARNAGE, COURSES, NIGHTS, PHONE, RUN, SEPARATE, SPLIT, Guest, read_result
from .needed import expect
from .place import Place
from .wire import Wire

#: Each hand holds two of one kind, two of the other and a run: a plan for the week.
VOTES = [RUN, SPLIT, SEPARATE, SPLIT, SEPARATE]


@pytest.fixture
def wire(place: Place) -> Iterator[Wire]:
    """A line to the server that can be cut."""
    wire = Wire(place.port)
    yield wire
    wire.cut()


def test_four_friends_dine_for_a_week(place: Place, wire: Wire, invite: Callable[..., Guest]) -> None:
    alice, meera, kwame = (invite(name, size=PHONE) for name in ("Alice", "Meera", "Kwame"))
    tram = invite("Yuki", wire.url, size=PHONE)
    friends = [alice, meera, kwame, tram]

    alice.opens()
    alice.page.get_by_role("button", name="Lay a table of Café Carnage").click()
    alice.page.get_by_role("textbox", name="Your name").fill("Alice")
    alice.page.get_by_role("button", name="That’s me").click()
    alice.page.get_by_role("radio", name="With friends").click()
    alice.page.get_by_role("button", name="Open the table").click()
    link = alice.page.get_by_role("textbox", name="Link to this table").input_value()
    assert link.startswith(f"{place.url}/table/")
    table = link.rpartition("/")[2]
    for guest in (meera, kwame, tram):
        guest.comes_to(table)
        guest.sits_down()
    alice.deals()

    for night in range(1, NIGHTS + 1):
        for course in COURSES:
            if night == 2 and course == "Main":
                in_the_tram(tram, friends, wire)
            else:
                for guest in friends:
                    guest.orders(course)
        for turn, guest in enumerate(friends):
            guest.votes(VOTES[(night + turn) % NIGHTS])
        for guest in friends:
            guest.skips_the_evening()

    told = [read_result(guest) for guest in friends]
    assert all(each["chart"] == told[0]["chart"] for each in told)
    assert all(each["table"] == told[0]["table"] for each in told)
    assert all(each["seed"] == told[0]["seed"] for each in told)
    assert told[0]["heads"][0] == "Player"
    assert told[0]["heads"][-1] == "Points"
    assert len(told[0]["heads"]) > 2, "points have a breakdown"
    assert {re.sub(r"^\d+\. ?(\w )?", "", name) for name in told[0]["names"]} == {"Alice", "Meera", "Kwame", "Yuki"}
    assert told[0]["chart"].count(",") >= 4 * (NIGHTS - 1)
    before = alice.heard("room")[0]["room"]
    assert before["seed"] is None, "the seed is told at the end"
    assert sha256(told[0]["seed"].encode()).hexdigest() == before["commitment"] == told[0]["fingerprint"]
    assert place.asks(f"/api/tables/{table}")["game"] == CARNAGE


def in_the_tram(tram: Guest, friends: list[Guest], wire: Wire) -> None:
    """The phone's line goes while the others choose their main; it comes back to what it missed."""
    wire.cut()
    expect(tram.lost_line).to_be_visible()
    others = [guest for guest in friends if guest is not tram]
    for guest in others:
        guest.orders("Main")
    away = others[0].page.get_by_role("button", name=re.compile(r"^Yuki: .*away"))
    expect(away).to_be_visible()
    wire.mend()
    expect(tram.lost_line).to_be_hidden()
    expect(tram.page.get_by_role("status").filter(has_text="While you were away")).to_be_visible()
    for guest in others:
        expect(tram.page.get_by_role("button", name=re.compile(rf"^{guest.name}: .*has chosen"))).to_be_visible()
    tram.touches(tram.page.get_by_role("button", name="Dismiss"))
    tram.orders("Main")
    expect(away).to_be_hidden()
