"""Somebody without a pointer: from the lobby through a whole night, by Tab, arrows, Enter and Space."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING

from .guests import COURSES, SPLIT, Guest
from .needed import expect
from .place import Place

if TYPE_CHECKING:
    from playwright.sync_api import Locator

MANY = 120
#: Whether the focused thing can be seen to be focused: an outline, or a ring of light.
RING = """element => {
  const style = getComputedStyle(element);
  return element.matches(':focus-visible')
    && ((style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) > 0) || style.boxShadow !== 'none');
}"""


class Keys:
    """Hands on a keyboard."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest

    def presses(self, key: str) -> None:
        """One key."""
        self.guest.page.keyboard.press(key)

    def walks_to(self, thing: Locator, key: str = "Tab") -> None:
        """Press a key until the focus is there, and be able to see it."""
        thing.wait_for()
        for _ in range(MANY):
            if thing.evaluate("element => element === document.activeElement"):
                assert thing.evaluate(RING), f"the focus cannot be seen on {thing}"
                return
            self.presses(key)
        raise AssertionError(f"{key} does not lead to {thing}")

    def takes(self, thing: Locator, key: str = "Enter") -> None:
        """Walk to a button and press it."""
        self.walks_to(thing)
        self.presses(key)

    def seals(self, card: Locator) -> None:
        """Into the choices by Tab, along them by arrows, take one, then the seal."""
        guest = self.guest
        self.walks_to(guest.choices.get_by_role("radio").first)
        self.walks_to(card, "ArrowRight")
        self.presses("Space")
        expect(card).to_be_checked()
        self.walks_to(guest.seal)
        with guest.answered():
            self.presses("Enter")


def test_a_night_by_keyboard_alone(place: Place, invite: Callable[..., Guest]) -> None:
    ada = invite("Ada")
    keys, page = Keys(ada), ada.page
    ada.opens()
    keys.takes(page.get_by_role("button", name="Lay a table of Café Carnage"))
    expect(page.get_by_role("textbox", name="Your name")).to_be_focused()
    page.keyboard.type("Ada")
    keys.presses("Enter")
    keys.walks_to(page.get_by_role("radio", name="Regular"))
    keys.walks_to(page.get_by_role("radio", name="Random"), "ArrowLeft")
    keys.presses("Space")
    expect(page.get_by_role("radio", name="Random")).to_be_checked()
    keys.takes(page.get_by_role("button", name="Play now"))

    for course in COURSES:
        keys.seals(ada.dishes(course).last)
    keys.takes(page.get_by_role("button", name=re.compile(r"^You: \d+ points")), "Space")
    expect(page.get_by_role("dialog", name="You")).to_be_visible()
    keys.presses("Escape")
    expect(page.get_by_role("dialog", name="You")).to_be_hidden()
    keys.seals(ada.ballot(SPLIT))
    keys.takes(page.get_by_role("button", name="Skip"))
    expect(ada.dishes("Starter").first).to_be_visible()
    expect(page.get_by_role("img", name="Night 2 of 5")).to_be_visible()
