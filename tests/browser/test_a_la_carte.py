"""À la carte by gesture: poured with a mouse, with a finger and with keys, and a crêpe that is really thrown."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from .axe import is_fine
from .carte import (
    CARTE,
    about_to,
    at_turn,
    came_of,
    cooks_first,
    frames_seen,
    grip,
    makes_a_crepe,
    pours,
    released,
    seasons,
    shown,
    tilted,
)
from .cooks import Cook, FingerCook, KeyCook, MouseCook, cook_to_the_end
from .guests import DESK, PHONE, Guest, Size
from .needed import expect
from .place import Place
from .test_keyboard import Keys
from .test_phone import fits_the_screen


def said_on_screen(guest: Guest, seen: dict[str, object]) -> None:
    """The table says of a pour what the server said."""
    own, salt = int(str(seen["own"])), int(str(seen["salt"]))
    told = guest.page.get_by_role("listitem").filter(has_text=re.compile(r"\b(falls?|fell)\b"))
    expect(told.first).to_be_visible()
    words = told.first.inner_text()
    assert (re.search(rf"\b{own} (paprika|lemon|pepper|herb)\b", words) is not None) == (own > 0), words
    assert (f"{salt} salt" in words) == (salt > 0), words


def opens_the_curtain(guest: Guest) -> None:
    """On one device: come to the table as it is now, and say who one is where one is asked."""
    guest.comes_to(guest.table)
    expect(guest.curtain.or_(grip(guest)).or_(guest.page.get_by_role("group", name="Orange")).first).to_be_visible()
    if guest.curtain.is_visible():
        guest.draws_the_curtain()


@pytest.mark.timeout(600)  # a minute on a quiet machine; every pour takes its time
def test_two_people_cook_a_whole_match_by_hand_and_each_sees_the_others_grains_fall(
    place: Place, invite: Callable[..., Guest]
) -> None:
    ana, ben = invite("Ana"), invite("Ben")
    ana.comes_to(ana.lays("me", "open", game=CARTE))
    ben.comes_to(ana.table)
    ben.sits_down()
    ana.deals()
    for _ in range(2):  # whoever begins
        one = at_turn([ana, ben])
        cooks_first(one, "Hippo in Burgundy" if one is ana else "Devilled Doorstop")
    first = at_turn([ana, ben])
    watcher = ben if first is ana else ana
    first.page.get_by_role("button", name=re.compile("^Season with pepper")).click()
    seen = pours(first)
    assert seen["kind"] == "poured"
    assert seen["by_hand"] is True
    said_on_screen(first, seen)
    watcher.waits_until(lambda: released(watcher, 0))
    assert came_of(watcher, 0) == seen
    assert frames_seen(watcher, 0) == frames_seen(first, 0)
    cooks: list[Cook] = [MouseCook(ana), MouseCook(ben)]
    cook_to_the_end(cooks)
    assert all(cook.poured > 1 for cook in cooks)
    by_gesture = len(ana.heard("release"))
    assert by_gesture == 1 + sum(cook.poured + cook.flipped for cook in cooks)
    ana.result.get_by_role("link", name="Watch the replay").click()
    slider = ana.page.get_by_role("slider", name="Position in the match")
    expect(slider).to_have_attribute("aria-valuetext", re.compile(r"Step 1 of [1-9]\d"))
    again = ana.page.get_by_role("button", name="Watch the hand")
    for step in range(1, 6):
        slider.fill(str(step))
        expect(slider).to_have_attribute("aria-valuetext", re.compile(f"Step {step + 1} of"))
        if again.is_visible():
            break
    with ana.page.expect_response(re.compile("/motion/")) as answer:
        again.click()
    assert answer.value.ok
    assert [row for row in answer.value.json()["frames"] if row] != []


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_the_kitchen_can_be_used_by_everybody(place: Place, invite: Callable[..., Guest], size: Size) -> None:
    eva = invite("Eva", size=size)
    page = eva.page
    eva.dines("local", game=CARTE)
    opens_the_curtain(eva)
    is_fine(eva, "the dishes")
    eva.touches(page.get_by_role("button", name=re.compile(r"^Hippo in Burgundy\.")))
    expect(page.get_by_role("button", name="Cook it")).to_be_visible()
    is_fine(eva, "a dish picked")
    eva.lets_play(about_to("pour"), seasons)
    opens_the_curtain(eva)
    is_fine(eva, "a shaker in hand")
    held = len(eva.heard("grasp"))
    grip(eva).focus()
    page.keyboard.down("Space")
    eva.waits_until(lambda: frames_seen(eva, held) != [])
    is_fine(eva, "a pour in the air")
    page.keyboard.up("Space")
    eva.waits_until(lambda: released(eva, 0))
    fits_the_screen(eva)


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_practice_counts_a_hand_and_forgets_it_when_asked(
    place: Place, invite: Callable[..., Guest], size: Size
) -> None:
    ida = invite("Ida", size=size)
    page = ida.page
    ida.opens()
    ida.touches(page.get_by_role("link", name="Practise by hand"))
    expect(grip(ida)).to_be_visible()
    is_fine(ida, "practice")
    fits_the_screen(ida)
    for number in (1, 2):
        grip(ida).focus()
        page.keyboard.down("Space")
        ida.waits_until(lambda n=number: tilted(ida, n - 1) or len(ida.heard("result")) >= n)  # type: ignore[misc]
        page.keyboard.up("Space")
        expect(page.get_by_role("heading", name=re.compile(f"{number} pours?$"))).to_be_visible()
        outcome = ida.heard("result")[-1]["outcome"]
        assert set(outcome) == {"own", "salt"}
    page.reload()
    expect(page.get_by_role("heading", name=re.compile("2 pours$"))).to_be_visible()
    ida.touches(page.get_by_role("radio", name="Flip"))
    held = len(ida.heard("grasp"))
    grip(ida).focus()
    page.keyboard.down("Space")
    ida.waits_until(lambda: frames_seen(ida, held) != [])
    page.keyboard.up("Space")
    expect(page.get_by_role("heading", name=re.compile("1 flip$"))).to_be_visible()
    is_fine(ida, "practice with a histogram")
    ida.touches(page.get_by_role("button", name="Clear"))
    expect(page.get_by_role("heading", name=re.compile("0 flips$"))).to_be_visible()


#: Counts every touch of a mouse or finger from here on.
NO_POINTER = "window.pointed = 0; addEventListener('pointerdown', () => window.pointed++, true)"


def test_a_match_by_keyboard_alone(place: Place, invite: Callable[..., Guest]) -> None:
    ada = invite("Ada")
    ada.comes_to(ada.lays("me", "bot", "bot", "bot", game=CARTE))
    ada.page.evaluate(NO_POINTER)
    keys = Keys(ada)
    keys.takes(ada.page.get_by_role("button", name="Deal the first cards", disabled=False))
    ada.waits_until(lambda: bool(ada.heard("position")))
    cook = KeyCook(ada)
    cook_to_the_end([cook])
    assert cook.poured > 0
    assert ada.page.evaluate("window.pointed") == 0
    keys.takes(ada.result.get_by_role("button", name="Rematch"))
    expect(ada.result).to_be_hidden()


def test_a_crepe_is_thrown_with_the_pan(place: Place, invite: Callable[..., Guest]) -> None:
    leo = invite("Leo")
    page = leo.page
    for _ in range(8):  # at one table in ten the crêpe burns before anybody can flip it
        leo.dines("local", game=CARTE)
        leo.skips_to(about_to("toss"), makes_a_crepe)
        if any(map(about_to("toss"), leo.looks)):
            break
    opens_the_curtain(leo)
    toss = grip(leo)
    expect(toss).to_be_visible()
    box = toss.bounding_box()
    assert box is not None
    held = len(leo.heard("grasp"))
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] * 0.8
    page.mouse.move(x, y)
    page.mouse.down()
    leo.waits_until(lambda: len(leo.heard("grasp")) > held)
    page.mouse.move(x, y - box["height"] * 0.6, steps=5)
    leo.waits_until(lambda: frames_seen(leo, held) != [])
    leo.waits_until(lambda: released(leo, 0))
    page.mouse.up()
    seen = came_of(leo, 0)
    assert (seen["kind"], seen["by_hand"]) == ("flipped", True)
    expect(page.get_by_role("listitem").filter(has_text="the crêpe lands").first).to_be_visible()


def test_against_bots_on_a_phone_with_a_finger(place: Place, invite: Callable[..., Guest]) -> None:
    kim = invite("Kim", size=PHONE)
    kim.dines("bot", "bot", "bot", game=CARTE)
    cook = FingerCook(kim)
    cook.waits_for_a_decision()
    fits_the_screen(kim)
    cook_to_the_end([cook])
    assert cook.poured > 0
    fits_the_screen(kim)


def test_who_prefers_odds_is_asked_for_a_movement_from_then_on(place: Place, invite: Callable[..., Guest]) -> None:
    olga = invite("Olga")
    page = olga.page
    olga.dines("bot", game=CARTE)
    olga.lets_play(about_to("pour"), seasons)
    page.get_by_role("button", name="By odds instead").click()
    page.get_by_role("switch", name="Always by odds for me").click()
    expect(grip(olga)).to_be_hidden()
    page.reload()
    dab = page.get_by_role("button", name=re.compile("^Dab"))
    expect(dab).to_be_visible()
    with olga.answered():
        dab.click()
    olga.waits_until(lambda: any(shown(frame).get("movement") == "dab" for frame in olga.heard("position")))
    assert not any(shown(frame).get("by_hand") for frame in olga.heard("position"))
