"""A family with one tablet: the curtain between two people hides everything that only one of them may know."""

from __future__ import annotations

from collections.abc import Callable

from .guests import COURSES, RUN, SEPARATE, SPLIT, TABLET, Guest
from .needed import expect
from .place import Place

FAMILY = ["Grandma", "Ravi", "Tess", "Bo"]


def hides_everything(guest: Guest, dishes: list[str]) -> None:
    """Neither words, nor what is read out, nor the page underneath may tell a hand or a choice."""
    page = guest.page
    expect(guest.curtain).to_be_visible()
    under = [page.content(), page.locator("body").inner_text(), page.locator("body").aria_snapshot()]
    for layer in under:
        for secret in (*dishes, RUN, SPLIT, SEPARATE, "Sealed: ", "in hand"):
            assert secret not in layer
    expect(guest.choices).to_have_count(0)
    assert page.evaluate("document.querySelector('.room').inert"), "the keyboard cannot reach what is hidden"


def test_a_family_passes_one_tablet_around_for_a_night(place: Place, invite: Callable[..., Guest]) -> None:
    dishes = [card["name"] for card in place.asks("/api/games/cafe-carnage/cards") if card["kind"] != "action"]
    dishes = [name for name in dishes if name not in (RUN, SPLIT, SEPARATE)]
    assert len(dishes) > 20
    home = invite("Grandma", size=TABLET)
    home.opens()
    home.page.get_by_role("button", name="Choose your name").click()
    home.page.get_by_role("textbox", name="Your name").fill("Grandma")
    home.page.get_by_role("button", name="That’s me").click()
    home.page.get_by_role("button", name="Lay a table of Café Carnage").click()
    home.page.get_by_role("radio", name="One device").click()
    for seat, name in enumerate(FAMILY[1:], start=2):
        home.page.get_by_role("textbox", name=f"Name of the person at seat {seat}").fill(name)
    home.page.get_by_role("button", name="Play now").click()

    votes = [SPLIT, RUN, SEPARATE, SPLIT]
    for stage in home.passes_round(FAMILY, [*COURSES, "Ballot"], lambda: hides_everything(home, dishes)):
        if stage == "Ballot":
            home.votes(votes.pop())
        else:
            home.orders(stage)
    expect(home.page.get_by_role("button", name="Skip")).to_be_visible()
    expect(home.curtain).to_be_hidden()  # everybody watches the bill
    home.skips_the_evening()
    hides_everything(home, [])  # what was eaten is no secret any more
    assert home.draws_the_curtain() in FAMILY
    home.orders("Starter")
    hides_everything(home, [])
