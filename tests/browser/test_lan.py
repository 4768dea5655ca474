"""Inviting the people in the same room: the host opens the network with one button, a guest comes by the new link."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from .guests import DESK, PHONE, TABLET, Guest, Size
from .needed import expect
from .place import Place
from .quick_server import LAN

BUTTON = "Let people on this network join"
ONLY_HERE = "Only this device can open this link."


@pytest.fixture
def fresh_place(chromium: object, tmp_path: Path) -> Iterator[Place]:
    """A server that nobody has opened to the network yet."""
    place = Place(tmp_path)
    yield place
    place.close()


@pytest.mark.parametrize("size", [PHONE, TABLET, DESK], ids=["phone", "tablet", "desk"])
def test_the_host_lets_the_network_in(fresh_place: Place, invite: Callable[..., Guest], size: Size) -> None:
    alice, neighbour = invite("Alice", fresh_place.url, size=size), invite("Nadia", fresh_place.url, size=size)
    alice.comes_to(alice.lays("me", "open", game="cafe-baras"))
    neighbour.comes_to(alice.table)
    link = alice.page.get_by_role("textbox", name="Link to this table")
    expect(alice.page.get_by_text(ONLY_HERE)).to_be_visible()
    expect(link).to_have_value(f"{fresh_place.url}/table/{alice.table}")
    expect(alice.page.get_by_role("img", name="QR code")).to_be_hidden()

    alice.touches(alice.page.get_by_role("button", name=BUTTON))
    shared = f"http://{LAN}:{fresh_place.port}/table/{alice.table}"
    expect(link).to_have_value(shared)
    expect(alice.page.get_by_role("button", name="Copy: Link to this table")).to_be_focused()
    expect(alice.page.get_by_role("status").filter(has_text="Everybody on this network")).to_be_visible()
    expect(alice.page.get_by_role("button", name=BUTTON)).to_be_hidden()
    expect(alice.page.get_by_text(ONLY_HERE)).to_be_hidden()
    expect(alice.page.get_by_role("img", name="QR code")).to_be_visible()

    bo = invite("Bo", shared.partition("/table/")[0], size=PHONE)
    bo.comes_to(alice.table)
    assert bo.page.url == shared
    bo.sits_down()
    expect(bo.page.get_by_role("textbox", name="Link to this table")).to_have_value(shared)
    alice.deals()
    expect(bo.page.get_by_role("main")).to_be_visible()

    neighbour.page.reload()
    neighbour.page.get_by_role("button", name="The table:").click()
    expect(neighbour.page.get_by_role("textbox", name="Link to this table")).to_have_value(shared)


def test_guests_just_see_the_link(fresh_place: Place, invite: Callable[..., Guest]) -> None:
    alice, bo = invite("Alice", fresh_place.url), invite("Bo", fresh_place.url)
    alice.comes_to(alice.lays("me", "open", game="cafe-baras"))
    with bo.page.expect_response("**/api/lan"):
        bo.comes_to(alice.table)
    expect(bo.page.get_by_role("textbox", name="Link to this table")).to_be_visible()
    bo.sits_down()
    for guest in (alice, bo):
        assert "--" not in guest.page.locator("body").inner_text(), "nobody is told about flags"
    expect(alice.page.get_by_role("button", name=BUTTON)).to_be_visible()
    expect(bo.page.get_by_role("button", name=BUTTON)).to_be_hidden()
    expect(bo.page.get_by_text(ONLY_HERE)).to_be_hidden()
