"""Somebody prefers paper: the Print button, its small dialog, and the file that comes of it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from .axe import is_fine
from .guests import DESK, PHONE, Guest, Size
from .needed import expect
from .place import Place

#: A press starts a process first, and this machine may be busy.
SETTING = 90_000


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_game_is_printed_from_the_lobby(place: Place, invite: Callable[..., Guest], size: Size) -> None:
    ana = invite("Ana", size=size)
    page = ana.page
    ana.opens()
    page.get_by_role("button", name="Print Cake Auf!").click()
    sheet = page.get_by_role("dialog", name="Print Cake Auf!")
    expect(sheet).to_be_visible()
    is_fine(ana, "the print dialog")
    sheet.get_by_role("radio", name="Rules").click()
    sheet.get_by_role("radio", name="US Letter").click()
    sheet.get_by_role("switch", name="Save ink").click()
    with page.expect_download(timeout=SETTING) as coming:
        sheet.get_by_role("button", name="Make the PDF").click()
    assert coming.value.suggested_filename == "cake-auf-letter.pdf"
    assert Path(coming.value.path()).read_bytes().startswith(b"%PDF-")
    expect(sheet.get_by_role("status")).to_contain_text("cake-auf-letter.pdf is yours")
    page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()


def test_what_the_press_says_is_shown(place: Place, invite: Callable[..., Guest]) -> None:
    ana = invite("Ana")
    page = ana.page
    busy = '{"reason": {"key": "refused-printing-busy"}}'
    page.route("**/print?*", lambda route: route.fulfill(status=503, content_type="application/json", body=busy))
    ana.opens()
    page.get_by_role("button", name="Print À la carte").click()
    sheet = page.get_by_role("dialog", name="Print À la carte")
    sheet.get_by_role("button", name="Make the PDF").click()
    expect(sheet.get_by_role("status")).to_have_text("The press is busy. Try again in a moment.")
    expect(sheet.get_by_role("button", name="Make the PDF")).to_be_enabled()


def test_the_rules_at_a_table_can_be_printed(place: Place, invite: Callable[..., Guest]) -> None:
    ana = invite("Ana")
    page = ana.page
    table = page.request.post(
        f"{place.url}/api/tables",
        data={"game": "cafe-carnage", "seats": [{"kind": "open"}] * 4, "public": False},
    )
    assert table.ok, table.text()
    ana.opens()
    page.goto(f"{place.url}/table/{table.json()['id']}")
    page.get_by_role("button", name="Rules").first.click()
    page.get_by_role("button", name="Print this game").click()
    expect(page.get_by_role("dialog", name="Print Café Carnage")).to_be_visible()
