# ruff: noqa: T201
"""Takes the pictures of docs/screens: `PYTHONPATH=tests python -m browser.screens`. Plays for them; not a test.

Where Pillow is installed the pictures are reduced to 256 colours, or else they are large.
"""

from __future__ import annotations

import io
import math
import re
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from .guests import DESK, PHONE, RUN, STILL, TABLET, Guest, Size, never, on_ballot
from .needed import ROOT, chromium_path, expect, sync_playwright
from .place import Place
from .standin import Look
from .tastes import boldly, host

if TYPE_CHECKING:
    from playwright.sync_api import Browser

SCREENS = ROOT / "docs" / "screens"
SIZES: dict[str, Size] = {"desktop": DESK, "tablet": TABLET, "phone": PHONE}


def reduced(picture: bytes) -> bytes:
    """The same picture in 256 colours, where that can be done."""
    try:
        from PIL import Image
    except ModuleNotFoundError:
        return picture
    image = Image.open(io.BytesIO(picture)).convert("RGB")
    # By the root of how much of it there is, so that a thin line keeps its colour beside a large wall.
    counted = image.getcolors(image.width * image.height) or []
    swatches = [colour for count, colour in counted for _ in range(math.isqrt(count))]
    card = Image.new("RGB", (len(swatches), 1))
    card.putdata(swatches)
    palette = card.quantize(256, kmeans=1)
    # Half of the usual dither: enough against bands, and it packs better.
    flat = image.quantize(palette=palette, dither=Image.Dither.NONE).convert("RGB")
    small = io.BytesIO()
    Image.blend(image, flat, 0.5).quantize(palette=palette).save(small, "PNG", optimize=True)
    return small.getvalue()


class Camera:
    """Takes one guest's pictures."""

    def __init__(self, guest: Guest, size: str) -> None:
        self.guest = guest
        self.size = size
        self.pictures: dict[str, bytes] = {}

    def takes(self, name: str) -> None:
        """A picture of what is on the screen once nothing moves any more."""
        page = self.guest.page
        page.evaluate(STILL)
        self.pictures[f"{name}-{self.size}.png"] = page.screenshot(animations="disabled")


def company(browser: Browser, url: str) -> list[Guest]:
    """Other people's tables, so that the lobby is no empty room."""
    laid = [
        ("Meera", "cafe-baras", ["me", "open", "open"]),
        ("Kwame", "cthulbeque", ["me", "bot", "open", "open"]),
        ("Yuki", "cafe-carnage", ["me", "bot", "bot", "bot", "bot"]),
    ]
    guests = []
    for name, game, seats in laid:
        guest = Guest(browser, url, name)
        guest.comes_to(guest.lays(*seats, game=game, public=True))
        guest.page.get_by_role("heading", level=1).wait_for()
        guests.append(guest)
    guests[-1].deals()
    return guests


def tour(browser: Browser, url: str, name: str) -> dict[str, bytes]:
    """All pictures of one size, by their file's name."""
    rosa = Guest(browser, url, "Rosa", size=SIZES[name])
    camera, page = Camera(rosa, name), rosa.page
    rosa.opens()
    page.get_by_role("button", name="Choose your name").click()
    page.get_by_role("textbox", name="Your name").fill("Rosa")
    page.get_by_role("button", name="That’s me").click()
    expect(page.get_by_role("link", name=re.compile("Meera’s table"))).to_be_visible()
    page.mouse.move(0, 0)
    camera.takes("lobby")
    page.get_by_role("button", name="Lay a table", exact=True).click()
    page.get_by_role("radio", name="Café Carnage").click()
    page.mouse.move(0, 0)
    camera.takes("new-table")
    page.get_by_role("button", name="Close").click()

    rosa.dines("bot", "bot", "bot", level="regular")
    rosa.lets_play(second_night)
    rosa.skips_the_evening()
    rosa.orders("Starter")
    expect(rosa.dishes("Main").first).to_be_visible()
    rosa.dishes("Main").first.click()
    page.mouse.move(0, 0)
    camera.takes("cafe-carnage-ordering")
    rosa.lets_play(on_ballot(2))
    rosa.ballot(RUN).click()
    page.mouse.move(0, 0)
    camera.takes("cafe-carnage-ballot")
    with rosa.answered():
        rosa.seal.click()
    page.mouse.move(0, 0)
    expect(page.get_by_role("status").filter(has_text=re.compile("get away|caught"))).to_be_visible()
    camera.takes("cafe-carnage-reveal")
    rosa.skips_the_evening()
    rosa.lets_play(never)
    rosa.skips_the_evening()
    expect(rosa.result).to_be_visible()
    page.mouse.move(0, 0)
    camera.takes("cafe-carnage-result")
    rosa.result.get_by_role("link", name="Watch the replay").click()
    slider = page.get_by_role("slider")
    expect(slider).to_have_attribute("aria-valuetext", re.compile("Step 1 of [2-9]"))
    slider.fill(str(int(slider.get_attribute("max") or 0) * 3 // 5))
    expect(slider).to_have_attribute("aria-valuetext", re.compile("Step (?!1 )"))
    camera.takes("cafe-carnage-replay")
    kitchens(rosa, camera)
    street(rosa, camera)
    rosa.goes_home()
    return camera.pictures


def kitchens(rosa: Guest, camera: Camera) -> None:
    """Cthulbeque: dice on the table, and the end."""
    rosa.dines("bot", "bot", "bot", game="cthulbeque", level="regular")
    rosa.skips_to(dice_lie, boldly)
    rosa.page.mouse.move(0, 0)
    camera.takes("cthulbeque-cooking")
    rosa.skips_to(never, boldly)
    expect(rosa.result).to_be_visible()
    camera.takes("cthulbeque-result")


def dice_lie(look: Look) -> bool:
    """When a Test of the second round or a later one is over, and one has a say."""
    view = look["view"]
    return bool(look["pending"] and view["round"] > 1 and view["rolls"] and view["rolls"][-1]["yours"])


def street(rosa: Guest, camera: Camera) -> None:
    """Café Baras: a card picked in the middle of the day, and the end."""
    rosa.dines("bot", "bot", game="cafe-baras", level="regular")
    rosa.skips_to(lambda look: look["pending"] and busy_day(look), host)
    rosa.touches(rosa.page.get_by_role("radiogroup", name="Your cards").get_by_role("radio").first)
    rosa.page.mouse.move(0, 0)
    camera.takes("cafe-baras-turn")
    rosa.skips_to(never, host)
    expect(rosa.result).to_be_visible()
    camera.takes("cafe-baras-result")


def busy_day(look: Look) -> bool:
    """Some turns in, at the beginning of one."""
    view = look["view"]
    return bool(view["step"] == "turn" and view["cafes"][view["seat"]]["turns"] >= 6)


def second_night(look: Look) -> bool:
    """When the first bill is paid."""
    return bool(look["view"]["night"] == 2)


def main() -> None:
    """Take them all."""
    SCREENS.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        place = Place(Path(data))
        browser = playwright.chromium.launch(executable_path=chromium_path(), args=["--no-sandbox", "--disable-gpu"])
        try:
            others = company(browser, place.url)
            for name in SIZES:
                for file, picture in tour(browser, place.url, name).items():
                    small = reduced(picture)
                    (SCREENS / file).write_bytes(small)
                    print(f"{file} {len(small) // 1000} kB")
            for guest in others:
                guest.goes_home()
        finally:
            browser.close()
            place.close()


if __name__ == "__main__":
    main()
