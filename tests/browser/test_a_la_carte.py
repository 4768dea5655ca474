"""À la carte by hand: poured with a mouse, with a finger and with keys, and a crêpe that is really thrown."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from .axe import is_fine
from .carte import (
    CARTE,
    about_to,
    all_play_on,
    at_turn,
    burns,
    cooks_first,
    frames_seen,
    grip,
    latest,
    makes_a_crepe,
    pours,
    released,
    seasons,
    tilted,
)
from .guests import DESK, PHONE, Guest, Size, never
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


def test_two_people_pour_by_hand_and_each_sees_the_others_grains_fall(
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
    assert latest(watcher) == seen
    assert frames_seen(watcher, 0) == frames_seen(first, 0)
    all_play_on([ana, ben])
    for guest in (ana, ben):
        expect(guest.result).to_be_visible()
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
    ida.touches(page.get_by_role("link", name="Practise pouring"))
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


def test_a_match_by_keyboard_alone(place: Place, invite: Callable[..., Guest]) -> None:
    ada = invite("Ada")
    keys, page = Keys(ada), ada.page
    ada.dines("bot", game=CARTE)
    keys.takes(page.get_by_role("button", name=re.compile(r"^Four Seasons of Toast\.")))
    keys.takes(page.get_by_role("button", name="Cook it"))
    herbs = page.get_by_role("button", name=re.compile("^Season with herbs"))
    expect(herbs).to_be_visible()
    keys.takes(herbs)
    keys.walks_to(grip(ada))
    page.keyboard.down("Space")
    ada.waits_until(lambda: tilted(ada, 0) or released(ada, 0))
    page.keyboard.up("Space")
    ada.waits_until(lambda: released(ada, 0))
    seen = latest(ada)
    assert seen["kind"] == "poured"
    assert seen["by_hand"] is True
    ada.lets_play(never, burns)
    expect(ada.result).to_be_visible()
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
    seen = latest(leo)
    assert (seen["kind"], seen["by_hand"]) == ("flipped", True)
    expect(page.get_by_role("listitem").filter(has_text="the crêpe lands").first).to_be_visible()


def test_against_bots_on_a_phone_with_a_finger(place: Place, invite: Callable[..., Guest]) -> None:
    kim = invite("Kim", size=PHONE)
    page = kim.page
    kim.dines("bot", "bot", "bot", game=CARTE)
    kim.lets_play(about_to("pour"), seasons)
    handle = grip(kim)
    expect(handle).to_be_visible()
    fits_the_screen(kim)
    handle.scroll_into_view_if_needed()
    box = handle.bounding_box()
    assert box is not None
    finger = kim.context.new_cdp_session(page)

    def touches(kind: str, share: float) -> None:
        point = {"x": box["x"] + box["width"] * share, "y": box["y"] + box["height"] * 0.4}  # type: ignore[index]
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [] if kind == "touchEnd" else [point]})

    held, before = len(kim.heard("grasp")), len(kim.heard("release"))
    touches("touchStart", 0.2)
    kim.waits_until(lambda: len(kim.heard("grasp")) > held)
    for step in range(1, 7):
        touches("touchMove", 0.2 + step / 10)
    kim.waits_until(lambda: tilted(kim, held) or released(kim, before))
    touches("touchEnd", 0)  # a finger that lets go turns the shaker back
    kim.waits_until(lambda: released(kim, before))
    assert latest(kim)["by_hand"] is True
    kim.lets_play(never, burns)
    expect(kim.result).to_be_visible()
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
    olga.waits_until(lambda: latest(olga).get("movement") == "dab")
    assert latest(olga)["by_hand"] is False
