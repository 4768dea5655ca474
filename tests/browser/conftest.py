from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from playwright.sync_api import Browser

    from .guests import Guest
    from .place import Place

    Invite = Callable[..., Guest]


@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    """One browser for all; guests have contexts of their own in it."""
    from .needed import chromium_path, sync_playwright

    path = chromium_path()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=path, args=["--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu"]
        )
        yield browser
        browser.close()


@pytest.fixture(scope="module")
def place(chromium: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    """A running server with an empty lobby and bots that answer at once."""
    from .place import Place

    place = Place(tmp_path_factory.mktemp("place"))
    yield place
    place.close()


@pytest.fixture
def plain_place(chromium: Browser, tmp_path: Path) -> Iterator[Place]:
    """`potluck serve`, as people start it."""
    from .place import Place

    place = Place(tmp_path, plain=True)
    yield place
    place.close()


@pytest.fixture
def invite(chromium: Browser, request: pytest.FixtureRequest) -> Iterator[Invite]:
    """Invites guests; all go home at the end of the test."""
    from .guests import Guest

    invited: list[Guest] = []

    def invite(name: str, url: str = "", **wishes: Any) -> Guest:
        guest = Guest(chromium, url or request.getfixturevalue("place").url, name, **wishes)
        invited.append(guest)
        return guest

    yield invite
    for guest in invited:
        guest.goes_home()
