# ruff: noqa: T201
"""Takes Cake Auf!'s pictures of docs/screens: `PYTHONPATH=tests python -m browser.bakery_screens`. Not a test."""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from .bakers import CAKE, FACES, PICKY, bake, first, parts, picks_up, plays, rounds_over, step
from .guests import Guest, never
from .needed import chromium_path, expect, sync_playwright
from .place import Place
from .screens import SCREENS, SIZES, Camera, reduced
from .standin import Look, Offer

if TYPE_CHECKING:
    from playwright.sync_api import Browser


def well_on(look: Look) -> bool:
    """When there is something to see: cards laid, a ban somewhere, and an ingredient to lay."""
    view = look["view"]
    dishes = [dish for baker in view["bakers"] for dish in baker["dishes"]]
    laid = sum(dish["laid_count"] for dish in view["bakers"][view["seat"]]["dishes"])
    done = sum(len(baker["finished"]) for baker in view["bakers"])
    busy = laid >= 2 and done >= 1 and any(dish["bans"] for dish in dishes)
    return plays(look, "lay") and (busy or view["round"] == 3)


def picky(seat: int, offers: list[Offer]) -> Offer:
    """Look at recipes as soon as it can be done."""
    return first(offers, PICKY, "mulligan", "lay", "discard")


def tour(browser: Browser, url: str, size: str) -> dict[str, bytes]:
    """All pictures of one size, by their file's name."""
    rosa = Guest(browser, url, "Rosa", size=SIZES[size])
    camera, page = Camera(rosa, size), rosa.page
    number = 0

    def goes_on() -> None:
        nonlocal number
        ended = rounds_over(next(iter(rosa.heard("position")[-1]["seats"].values())))
        if ended > number:
            number = ended
            page.get_by_role("button", name="Go on").click()
        expect(page.locator(".ca-moment")).to_have_count(0)
        page.mouse.move(0, 0)

    rosa.dines("bot", "bot", "bot", game=CAKE, level="regular")
    rosa.lets_play(well_on, bake)
    goes_on()
    look: Look = next(iter(rosa.heard("position")[-1]["seats"].values()))
    picks_up(rosa, FACES[parts(look, "lay")["card"]].name)
    page.mouse.move(0, 0)
    camera.takes("cake-auf-turn")
    rosa.goes_home()

    rosa = Guest(browser, url, "Rosa", size=SIZES[size])
    camera.guest, page, number = rosa, rosa.page, 0
    rosa.dines("bot", "bot", game=CAKE, level="regular")
    rosa.lets_play(lambda look: step(look, "pick"), picky)
    goes_on()
    page.get_by_role("region", name="Recipes that only you see").get_by_role("button").nth(1).click()
    page.mouse.move(0, 0)
    camera.takes("cake-auf-peek")
    rosa.lets_play(lambda look: rounds_over(look) > number, bake)
    expect(page.get_by_role("button", name="Go on")).to_be_visible()
    camera.takes("cake-auf-round")
    rosa.lets_play(never, bake)
    page.get_by_role("button", name="Go on").click()
    expect(rosa.result).to_be_visible()
    page.mouse.move(0, 0)
    camera.takes("cake-auf-result")
    rosa.goes_home()
    return camera.pictures


def main() -> None:
    """Take them all."""
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        place = Place(Path(data))
        browser = playwright.chromium.launch(executable_path=chromium_path(), args=["--no-sandbox", "--disable-gpu"])
        try:
            for size in SIZES:
                for file, picture in tour(browser, place.url, size).items():
                    small = reduced(picture)
                    (SCREENS / file).write_bytes(small)
                    print(f"{file} {len(small) // 1000} kB")
        finally:
            browser.close()
            place.close()


if __name__ == "__main__":
    main()
