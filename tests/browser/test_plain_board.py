"""A game that has no board of its own is played on the plain one: those of the house, and somebody else's."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from potluck.catalog import games

from .guests import Guest
from .needed import ROOT, expect
from .place import TESTS, Place

if TYPE_CHECKING:
    from playwright.sync_api import Browser

THEIRS = "pass-the-pie"
MOVES = 6


def has_board(game: str) -> bool:
    """Whether the page draws a game in its own way."""
    return (ROOT / "web" / "src" / "games" / game / "index.ts").is_file()


PLAIN = [THEIRS, *sorted(game for game in games() if not has_board(game))]


@pytest.fixture(scope="module")
def place(chromium: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    """A server where somebody else's game is installed beside the house's own."""
    site = tmp_path_factory.mktemp("site")
    about = site / "potluck_pass_the_pie-1.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: potluck-pass-the-pie\nVersion: 1\n")
    (about / "entry_points.txt").write_text("[potluck.games]\npass-the-pie = pass_the_pie:game\n")
    toy: Path = TESTS / "plugin" / "toy"
    place = Place(tmp_path_factory.mktemp("place"), paths=(toy, site))
    yield place
    place.close()


@pytest.mark.parametrize("game", PLAIN)
def test_a_game_without_a_board_is_played(place: Place, invite: Callable[..., Guest], game: str) -> None:
    kit = invite("Kit")
    info = next(each for each in place.asks("/api/games") if each["id"] == game)
    kit.dines(*["bot"] * (info["seats"]["min"] - 1), game=game)
    expect(kit.page.get_by_role("heading", name=info["title"], level=1)).to_be_visible()
    expect(kit.page.get_by_role("list", name="Everyone at the table").get_by_role("listitem").first).to_be_visible()
    moves = kit.page.get_by_role("region", name="Your moves").get_by_role("button")
    for _ in range(MOVES):
        expect(moves.first.or_(kit.result)).to_be_visible()
        if kit.result.is_visible():
            break
        with kit.answered():
            moves.first.click()
    assert len(kit.heard("ack")) >= 2, "dealt, and moved"
    assert kit.heard("refused") == []
