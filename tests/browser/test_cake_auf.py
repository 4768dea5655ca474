"""Cake Auf!'s board in one pair of hands: by key, by drag, on one tablet, and what axe says of it."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from .axe import is_fine
from .bakers import (
    CAKE,
    FACES,
    PICKY,
    Bakers,
    ban,
    dawdle,
    first,
    hand,
    last_turns,
    loiter,
    parts,
    picks_up,
    plays,
    recipe,
    rounds_over,
    step,
)
from .guests import DESK, PHONE, TABLET, Guest, Size
from .needed import expect
from .place import Place
from .standin import Look, Offer


def view_of(guest: Guest) -> dict[str, object]:
    """The latest view of the guest's only seat."""
    look: Look = next(iter(guest.heard("position")[-1]["seats"].values()))
    return look["view"]  # type: ignore[no-any-return]


def laid(guest: Guest) -> int:
    """Cards under the guest's recipes and in the window, as the page has been told."""
    view: Look = view_of(guest)
    mine = view["bakers"][view["seat"]]
    return sum(dish["laid_count"] for dish in mine["dishes"]) + 9 * len(mine["finished"])


def something_to_lay(look: Look) -> bool:
    """When an ingredient fits."""
    return plays(look, "lay")


def lay_offer(guest: Guest) -> tuple[str, str]:
    """An ingredient that fits, and the recipe that it fits, by name."""
    frame = guest.heard("position")[-1]
    look: Look = next(iter(frame["seats"].values()))
    move = parts(look, "lay")
    return FACES[move["card"]].name, FACES[move["recipe"]].name


def test_a_card_is_laid_by_keyboard_and_by_drag_and_says_why_not(place: Place, invite: Callable[..., Guest]) -> None:
    ana = invite("Ana")
    page = ana.page
    ana.dines("bot", "bot", game=CAKE)
    ana.lets_play(something_to_lay, dawdle)
    ingredient, _ = lay_offer(ana)
    before = laid(ana)
    card = hand(ana).filter(has=page.get_by_text(ingredient, exact=True)).first
    card.focus()
    page.keyboard.press("Enter")
    expect(card).to_be_checked()
    expect(page.get_by_role("group", name="Your recipes").locator(":focus")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(card).not_to_be_checked()
    expect(card).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("group", name="Your recipes").locator(":focus")).to_have_count(1)
    with ana.answered():
        page.keyboard.press("Enter")
    ana.waits_until(lambda: laid(ana) > before)

    ana.lets_play(something_to_lay, dawdle)
    ingredient, name = lay_offer(ana)
    card = hand(ana).filter(has=page.get_by_text(ingredient, exact=True)).first
    theirs = page.get_by_role("region", name="The other bakers").get_by_role("button", name=re.compile(" laid")).first
    card.drag_to(theirs)
    told = page.get_by_role("alert").filter(has_text="Ingredients go under your own recipes only.")
    expect(told.get_by_role("button", name="Why? CA-A31")).to_be_visible()
    expect(card).not_to_be_checked()
    before = laid(ana)
    with ana.answered():
        card.drag_to(recipe(ana, name, mine=True))
    ana.waits_until(lambda: laid(ana) > before)


def test_two_on_one_tablet_bake_nothing_and_throw_for_it(place: Place, invite: Callable[..., Guest]) -> None:
    home = invite("Grandma", size=TABLET)
    page = home.page
    home.dines("local", game=CAKE)
    home.skips_to(last_turns, loiter)
    expect(home.curtain).to_be_visible()
    home.lets_play(lambda look: rounds_over(look) == 1, loiter)
    end = page.get_by_role("region", name="Round 1 is over")
    expect(end).to_contain_text("Nobody finished everything")
    expect(hand(home)).to_have_count(0)  # everybody is watching
    end.get_by_role("button", name="Go on").click()
    home.skips_to(lambda look: step(look, "throw"), loiter)
    throw = page.get_by_role("group", name="Your throw")
    for marks in (1, 2):
        for _ in range(2):
            expect(home.curtain).to_be_visible()
            expect(throw).to_have_count(0)
            sign = "rock" if home.draws_the_curtain() == "Grandma" else "paper"
            with home.answered():
                throw.get_by_role("button", name=sign).click()
        expect(page.get_by_role("img", name=f"{marks} of 2 marks")).to_be_visible()
        expect(page.get_by_text(re.compile("^Paper wraps rock"))).to_be_visible()
    expect(home.result).to_be_visible()
    expect(home.result).to_contain_text("Cousin 2")


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_axe_finds_nothing_serious(place: Place, invite: Callable[..., Guest], size: Size) -> None:
    ana, ben = invite("Ana", size=size), invite("Ben")
    page = ana.page
    ana.comes_to(ana.lays("me", "open", game=CAKE))
    ben.comes_to(ana.table)
    ben.sits_down()
    ana.deals()
    ben.steps_out()
    bakers = Bakers([ana, ben])

    def busy(look: Look) -> bool:
        banned = any(dish["bans"] for baker in look["view"]["bakers"] for dish in baker["dishes"])
        return look["view"]["seat"] == 0 and banned and plays(look, "lay") and bool(look["view"]["discard"])

    def peeks(seat: int, offers: list[Offer]) -> Offer:
        return first(offers, PICKY, "discard") if seat == 0 else first(offers, "discard")

    bakers.play_unseen(busy, ban)
    is_fine(ana, "a turn")
    ingredient, _ = lay_offer(ana)
    picks_up(ana, ingredient)
    is_fine(ana, "a card in hand")
    page.keyboard.press("Escape")
    ana.touches(page.get_by_role("button", name=re.compile(r"discards?.* Look through them")))
    expect(page.get_by_role("dialog", name="The discards")).to_be_visible()
    is_fine(ana, "the discards")
    page.keyboard.press("Escape")
    ana.touches(page.get_by_role("button", name=re.compile("^Ben: .*Look closer")).first)
    expect(page.get_by_role("dialog", name="Ben’s bakery")).to_be_visible()
    is_fine(ana, "a baker close up")
    bakers.play_unseen(lambda look: look["view"]["seat"] == 0 and step(look, "pick"), peeks)
    expect(page.get_by_role("region", name="Recipes that only you see")).to_be_visible()
    is_fine(ana, "three recipes to look at")
    bakers.play_unseen(last_turns, loiter)
    bakers.play_on(lambda look: rounds_over(look) == 1, loiter)
    expect(page.get_by_role("region", name="Round 1 is over")).to_be_visible()
    is_fine(ana, "the end of a round")
    bakers.play_unseen(lambda look: step(look, "throw"), loiter)
    expect(page.get_by_role("group", name="Your throw")).to_be_visible()
    is_fine(ana, "the throw")
