# ruff: noqa: T201
"""À la carte's pictures for docs/screens: `PYTHONPATH=tests python -m browser.screens_a_la_carte`. Not a test."""

from __future__ import annotations

import re
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from .carte import CARTE, about_to, frames_seen, grip, latest, released, tilted
from .guests import Guest
from .needed import chromium_path, expect, sync_playwright
from .place import Place
from .screens import SCREENS, SIZES, Camera, reduced
from .standin import Look, Offer

if TYPE_CHECKING:
    from playwright.sync_api import Browser

IN_THE_AIR = -450
TRIES = 30


class Eager:
    """Heats and seasons by turns, and never stops early."""

    def __init__(self) -> None:
        self.turn = 0

    def __call__(self, seat: int, offers: list[Offer]) -> Offer:
        self.turn += 1
        wishes = ["heat", "season"] if self.turn % 2 else ["season", "heat"]
        for wish in wishes:
            for offer in offers:
                if wish in (offer["facts"].get("do"), offer["key"].removeprefix("move-")):
                    return offer
        return next((offer for offer in offers if offer["facts"].get("dish", "D01") not in ("D01", "D02")), offers[0])


def lemon(seat: int, offers: list[Offer]) -> Offer:
    """An oyster, and lemon on it."""
    wishes = [("dish", "D03"), ("container", "lemon"), ("do", "end turn")]
    return next((offer for part, wish in wishes for offer in offers if offer["facts"].get(part) == wish), offers[0])


def later(look: Look) -> bool:
    """In the middle of a match, at one's own stove."""
    view = look["view"]
    seat = view["seat"] or 0
    return bool(look["pending"] and view["step"] == "action" and view["round"] >= 5 and view["cooks"][seat]["heat"] > 0)


def perfect(guest: Guest) -> bool:
    """Try for a perfect oyster at a table of its own."""
    guest.dines("bot", "bot", game=CARTE, level="regular")
    guest.lets_play(about_to("pour"), lemon)
    if latest(guest) and not guest.heard("position")[-1]["seats"]["0"]["view"]["pour"]:
        return False
    odds = guest.page.get_by_role("button", name="By odds instead")
    expect(odds).to_be_visible()
    odds.click()
    with guest.answered():
        guest.page.get_by_role("button", name=re.compile("^Dab")).click()
    guest.waits_until(lambda: latest(guest).get("movement") == "dab")
    view = guest.heard("position")[-1]["seats"]["0"]["view"]
    return bool(view["cooks"][0]["stars"])


def keep(camera: Camera, name: str, picture: bytes | None = None) -> None:
    """Take a picture and put it where the README finds it; or one that could not wait for everything to lie still."""
    if picture is None:
        camera.takes(name)
        picture = camera.pictures[f"{name}-{camera.size}.png"]
    small = reduced(picture)
    (SCREENS / f"{name}-{camera.size}.png").write_bytes(small)
    print(f"{name}-{camera.size}.png {len(small) // 1000} kB")


def tour(browser: Browser, url: str, size: str) -> None:
    """All pictures of one size."""
    rosa = Guest(browser, url, "Rosa", size=SIZES[size])
    camera, page = Camera(rosa, size), rosa.page
    rosa.dines("bot", "bot", "bot", game=CARTE, level="regular")
    rosa.lets_play(about_to("first dish"))
    page.get_by_role("button", name=re.compile(r"^Hippo in Burgundy\.|^Four Seasons")).first.click()
    keep(camera, "a-la-carte-dishes")
    rosa.lets_play(later, Eager())
    page.mouse.move(0, 0)
    keep(camera, "a-la-carte-table")
    rosa.lets_play(about_to("pour"), Eager())
    handle = grip(rosa)
    expect(handle).to_be_visible()
    handle.scroll_into_view_if_needed()
    box = handle.bounding_box()
    assert box is not None
    held = len(rosa.heard("grasp"))
    x, y = box["x"] + box["width"] * 0.15, box["y"] + box["height"] * 0.4
    page.mouse.move(x, y)
    page.mouse.down()
    rosa.waits_until(lambda: len(rosa.heard("grasp")) > held)
    page.mouse.move(x + box["width"] * 0.66, y, steps=8)
    falls = lambda: any(min(row[2::2]) < IN_THE_AIR for row in frames_seen(rosa, held))  # noqa: E731
    rosa.waits_until(lambda: falls() or released(rosa, 0))
    keep(camera, "a-la-carte-pour", page.screenshot())
    page.mouse.move(x, y, steps=3)
    page.mouse.up()
    rosa.waits_until(lambda: released(rosa, 0))
    for _ in range(TRIES):
        if perfect(rosa):
            expect(page.get_by_text("Perfect!", exact=True)).to_be_visible()
            page.wait_for_timeout(300)
            keep(camera, "a-la-carte-perfect", page.screenshot())
            break
    rosa.opens("/practice/a-la-carte")
    for number in range(1, 6):
        held = len(rosa.heard("grasp"))
        grip(rosa).focus()
        page.keyboard.down("Space")
        rosa.waits_until(lambda since=held: tilted(rosa, since))  # type: ignore[misc]
        page.wait_for_timeout(200 + 60 * number)
        page.keyboard.up("Space")
        expect(page.get_by_role("heading", name=re.compile(f"{number} pours?$"))).to_be_visible()
    page.wait_for_timeout(900)
    keep(camera, "a-la-carte-practice")
    rosa.goes_home()


def main() -> None:
    """Take them all."""
    SCREENS.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        place = Place(Path(data))
        browser = playwright.chromium.launch(executable_path=chromium_path(), args=["--no-sandbox", "--disable-gpu"])
        try:
            for size in SIZES:
                tour(browser, place.url, size)
        finally:
            browser.close()
            place.close()


if __name__ == "__main__":
    main()
