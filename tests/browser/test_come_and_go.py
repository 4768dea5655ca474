"""Coming, going and coming back: the way back from a rematch, leaving one's seat, words that were refused."""

from __future__ import annotations

from collections.abc import Callable

from .guests import Guest, never
from .needed import expect
from .place import Place
from .tastes import boldly


def test_the_way_back_from_a_rematch_is_open(place: Place, invite: Callable[..., Guest]) -> None:
    ana = invite("Ana")
    ana.dines("bot", game="cthulbeque", options={"round_cap": "10"})
    ana.skips_to(never, boldly)
    old = ana.page.url
    ana.result.get_by_role("button", name="Rematch").click()
    ana.page.wait_for_url(lambda url: url != old)
    expect(ana.page.get_by_role("radiogroup", name="Cooking and Sanity dice")).to_be_visible()
    new = ana.page.url
    ana.page.go_back()
    expect(ana.result.get_by_role("link", name="To the rematch")).to_be_visible()
    assert ana.page.url == old
    ana.result.get_by_role("link", name="To the rematch").click()
    ana.page.wait_for_url(new)


def test_nobody_leaves_a_running_match_by_one_tap_nor_for_good(place: Place, invite: Callable[..., Guest]) -> None:
    ana, tariq = invite("Ana"), invite("Tariq")
    ana.comes_to(ana.lays("me", "open", game="cafe-baras"))
    tariq.comes_to(ana.table)
    tariq.sits_down()
    ana.deals()
    page = ana.page
    page.get_by_role("button", name="The table:").click()
    page.get_by_role("button", name="Stand up").click()
    expect(page.get_by_text("A bot plays on for you until you take your seat back.")).to_be_visible()
    page.get_by_role("button", name="Stay").click()
    page.get_by_role("button", name="Stand up").click()
    with ana.answered():
        page.get_by_role("button", name="Leave my seat").click()
    expect(page.get_by_role("button", name="Stand up")).to_be_hidden()
    with ana.answered():
        page.get_by_role("button", name="Take my seat back").click()
    expect(page.get_by_role("button", name="Stand up")).to_be_visible()


def test_words_that_were_refused_come_back(plain_place: Place, invite: Callable[..., Guest]) -> None:
    ana = invite("Ana", url=plain_place.url)
    ana.comes_to(ana.lays("me", "open", game="cafe-baras"))
    for number in range(1, 100):
        ana.says(f"words {number}")
        ana.waits_until(lambda number=number: len(ana.heard("ack")) + len(ana.heard("refused")) == number)
        if ana.heard("refused"):
            break
    expect(ana.page.get_by_text("Not so fast")).to_be_visible()
    expect(ana.page.get_by_role("textbox", name="Message")).to_have_value(f"words {number}")
