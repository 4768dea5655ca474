"""Cthulbeque on screens: two chefs and a challenge that is passed back; one against four bots on a phone; axe."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest

from .axe import fits_the_screen, is_fine
from .guests import DESK, PHONE, Guest, Size, never, play_by_hand, read_result, skip_to
from .needed import expect
from .place import Place
from .standin import Look
from .tastes import at_a_reroll, boldly, can_challenge, is_monster, quietly

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Route

GAME = "cthulbeque"
SHORT = {"round_cap": "10"}


def deep_in_the_night(look: Look) -> bool:
    """When the last round before the cap has begun."""
    return bool(look["view"]["round"] == int(SHORT["round_cap"]))


def splits(guest: Guest, cooking: int = 4) -> None:
    """Split the seven dice."""
    with guest.answered():
        guest.touches(guest.page.get_by_role("radio", name=f"{cooking} Cooking, {7 - cooking} Sanity"))


def choices(guest: Guest) -> Locator:
    """What can be done now, as buttons."""
    return guest.page.get_by_role("region", name=re.compile("What you can do|What to do with")).locator("[data-code]")


def answers(guest: Guest) -> None:
    """The most modest answer, wherever it is offered."""
    if guest.page.get_by_role("radiogroup", name="Cooking and Sanity dice").is_visible():
        guest.touches(guest.page.get_by_role("radio", name="4 Cooking, 3 Sanity"))
        return
    glowing = guest.page.locator(".mine .is-legal")
    expect(choices(guest).or_(glowing).first).to_be_visible()
    if choices(guest).count() == 0:
        guest.touches(glowing.first)
    guest.touches(choices(guest).last)


def lies(guest: Guest) -> Locator:
    """Both sides of a Test that lies on the table."""
    return guest.page.get_by_role("group", name=re.compile(r"\. Result \d+$"))


def test_a_challenge_is_passed_back_between_two_people(place: Place, invite: Callable[..., Guest]) -> None:
    nadia, tariq = invite("Nadia"), invite("Tariq")
    both = [nadia, tariq]
    nadia.comes_to(nadia.lays("me", "open", game=GAME, options=SHORT))
    tariq.comes_to(nadia.table)
    tariq.sits_down()
    nadia.deals()
    for guest in both:
        splits(guest)
    expect(nadia.page.get_by_role("group", name=re.compile("^You, keep a clear head")).first).to_be_visible()

    skip_to(both, can_challenge, quietly)
    one = next(guest for guest in both if guest.is_asked)
    other = next(guest for guest in both if guest is not one)
    seat = one.looks[0]["view"]["seat"]
    fare = next(card for card in one.looks[0]["view"]["hand"] if is_monster(card))
    names = {card["id"]: card["name"] for card in place.asks(f"/api/games/{GAME}/cards")}
    hand = one.page.get_by_role("group", name="Your hand")
    hand.get_by_role("button", name=re.compile(rf"^{re.escape(names[fare])}\.")).click()
    challenge = one.page.get_by_role("button", name=f"Challenge {other.name}")
    with one.answered():
        challenge.click()

    page = other.page
    expect(page.get_by_text(f"{one.name} challenges you!")).to_be_visible()
    expect(one.page.get_by_text(f"You challenge {other.name}")).to_be_visible()
    cook = page.get_by_role("button", name=f"Cook {names[fare]}")
    expect(page.get_by_role("button", name=f"Fight {names[fare]}")).to_be_visible()
    expect(cook.first).not_to_contain_text("% win")
    page.get_by_role("button", name="Odds").click()
    expect(cook.first).to_contain_text(re.compile(r"\d+\s%\swin, \d+\s%\stie"))
    expect(one.page.get_by_role("button", name="Odds")).to_be_hidden()
    with other.answered():
        page.get_by_role("button", name="Pass it back").click()

    expect(one.page.get_by_role("button", name="Leave it for later")).to_be_visible()
    expect(page.get_by_text("challenges you!")).to_be_hidden()
    with one.answered():
        one.page.get_by_role("button", name=f"Cook {names[fare]}").first.click()
    one.waits_until(lambda: one.looks[0]["view"]["step"] != "take_over")
    if one.looks[0]["view"]["step"] == "offer_recipe":
        with one.answered():
            one.page.get_by_role("button", name="No Recipe").click()
    for guest in both:
        expect(lies(guest).first).to_be_visible()
        rolled = guest.looks[0]["view"]["rolls"][-1]
        assert (rolled["seat"], rolled["monster"]) == (seat, fare)
        dice = ", ".join(str(face) for face in rolled["mine"])
        expect(lies(guest).first).to_have_attribute("aria-label", re.compile(f": {dice}. Result"))

    skip_to(both, deep_in_the_night, boldly)
    play_by_hand(both, answers, 200)
    told = [read_result(guest) for guest in both]
    assert told[0]["table"] == told[1]["table"]
    assert told[0]["seed"] == told[1]["seed"]
    assert len(told[0]["names"]) == 2


def test_one_chef_plays_four_bots_on_a_phone(place: Place, invite: Callable[..., Guest]) -> None:
    kim = invite("Kim", size=PHONE)
    kim.dines(*["bot"] * 4, game=GAME, options=SHORT)
    splits(kim)
    for _ in range(8):
        play_by_hand([kim], answers, 1)
        fits_the_screen(kim)
    kim.touches(kim.page.get_by_role("button", name=re.compile("Look into the Kitchen")).first)
    sheet = kim.page.get_by_role("dialog", name=re.compile("’s place"))
    expect(sheet.get_by_role("heading", name="The menu")).to_be_visible()
    kim.touches(sheet.get_by_role("button", name="Close"))
    kim.skips_to(deep_in_the_night, boldly)
    fits_the_screen(kim)
    play_by_hand([kim], answers, 100)
    told = read_result(kim)
    assert len(told["names"]) == 5
    assert "Kim" in told["chart"]
    fits_the_screen(kim)


def test_a_replay_shows_finished_rolls_without_throwing_them(place: Place, invite: Callable[..., Guest]) -> None:
    ana = invite("Ana", calm=False)
    ana.dines("bot", game=GAME, options=SHORT)
    ana.skips_to(never, boldly)
    expect(ana.result).to_be_visible()
    ana.result.get_by_role("link", name="Watch the replay").click()
    slider = ana.page.get_by_role("slider", name="Position in the match")
    expect(slider).to_have_attribute("aria-valuetext", re.compile("Step 1 of [2-9]"))
    frames = ana.context.request.get(f"/api/tables/{ana.table}/replay").json()["frames"]
    seat = "0"
    views = [(frame["seats"] or {}).get(seat, frame["view"]) for frame in frames]
    at = next(n for n, view in enumerate(views) if view["rolls"] and len(view["rolls"][-1]["results"]) == 2)
    slider.fill(str(at))
    expect(lies(ana).first).to_be_visible()
    dice = ", ".join(str(face) for face in views[at]["rolls"][-1]["mine"])
    expect(lies(ana).first).to_have_attribute("aria-label", re.compile(f": {dice}. Result"))
    expect(ana.page.locator(".tumble")).to_have_count(0)


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_six_dishes_fit_on_a_menu(place: Place, invite: Callable[..., Guest], size: Size) -> None:
    ana = invite("Ana", size=size)
    ana.dines("bot", game=GAME, options=SHORT)
    ana.skips_to(never, boldly)
    monsters = [card["id"] for card in place.asks(f"/api/games/{GAME}/cards") if is_monster(card["id"])]

    def serve_six(route: Route) -> None:
        replay = route.fetch().json()
        for frame in replay["frames"]:
            for view in [frame["view"], *(frame["seats"] or {}).values()]:
                for chef in view["chefs"]:
                    chef["served"] = [
                        {"card": card, "stars": 3, "damage": 1, "ingredients": [], "recipe": None}
                        for card in monsters[:6]
                    ]
        route.fulfill(json=replay)

    ana.page.route("**/replay", serve_six)
    ana.result.get_by_role("link", name="Watch the replay").click()
    menus = ana.page.get_by_role("button", name=re.compile("menu. .*Look closer"))
    expect(menus.last).to_contain_text("Served: 6")
    for menu in menus.all():
        expect(menu.locator(".menu__s:visible")).to_have_count(6)
    is_fine(ana, "a full menu")
    fits_the_screen(ana)


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_axe_finds_nothing_grave_in_the_kitchen(place: Place, invite: Callable[..., Guest], size: Size) -> None:
    ana = invite("Ana", size=size)
    ana.dines("bot", "bot", game=GAME, options=SHORT)
    expect(ana.page.get_by_role("radiogroup", name="Cooking and Sanity dice")).to_be_visible()
    is_fine(ana, "splitting the dice")
    splits(ana)
    ana.skips_to(lambda look: bool(look["pending"] and look["view"]["step"] == "play_a_card"), quietly)
    expect(choices(ana).first).to_be_visible()
    is_fine(ana, "playing a card")
    glowing = ana.page.locator(".mine .is-legal")
    if glowing.count() > 0:
        ana.touches(glowing.first)
        is_fine(ana, "a card picked up")
    ana.skips_to(at_a_reroll, boldly)
    if ana.is_asked:
        is_fine(ana, "dice on the table")
        ana.touches(ana.page.get_by_role("button", name=re.compile("Look into the Kitchen")).first)
        expect(ana.page.get_by_role("dialog", name=re.compile("’s place"))).to_be_visible()
        is_fine(ana, "another chef’s place")
        ana.page.keyboard.press("Escape")
    ana.skips_to(never, boldly)
    expect(ana.result).to_be_visible()
    is_fine(ana, "the result")
