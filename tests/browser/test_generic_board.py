"""Games that have no board of their own are played on the generic one: those of the house, and somebody else's."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

import pytest

from potluck.catalog import games

from .axe import fits_the_screen, is_fine
from .guests import DESK, PHONE, Guest, Size
from .needed import ROOT, expect
from .place import TESTS, Place

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Locator

DRAFT = "basket-case"
TOY = "pass-the-pie"
PACKAGES = {DRAFT: "basket_case", TOY: "pass_the_pie"}
SERVINGS, CHOICES = 3, 6
MOVES = 6
#: A message's key in place of its words.
KEY = re.compile(r"\b(field|move|ask|why|event|forecast|kind|number|symbol|trait|effect|play)-[a-z]")


def has_board(game: str) -> bool:
    """Whether the page draws a game in its own way."""
    return (ROOT / "web" / "src" / "games" / game / "index.ts").is_file()


PLAIN = [TOY, *sorted(game for game in games() if not has_board(game))]


@pytest.fixture(scope="module")
def place(chromium: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    """A server where two games of somebody else's are installed beside the house's own."""
    site = tmp_path_factory.mktemp("site")
    for game, package in PACKAGES.items():
        about = site / f"{package}-1.dist-info"
        about.mkdir()
        (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {game}\nVersion: 1\n")
        (about / "entry_points.txt").write_text(f"[potluck.games]\n{game} = {package}:game\n")
    sources = (TESTS / "plugin" / "toy", TESTS / "plugin" / "draft")
    place = Place(tmp_path_factory.mktemp("place"), paths=(*sources, site))
    yield place
    place.close()


class Diner:
    """A guest at a table of Basket Case."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self.page = guest.page
        self.basket = self.page.get_by_role("region", name="Your basket")
        self.dishes = self.basket.get_by_role("button")
        self.tea = self.page.get_by_role("region", name="Your moves").get_by_role("button", name="Sip tea")

    def dish(self, name: str) -> Locator:
        """A dish of the basket by its name."""
        return self.basket.get_by_role("button", name=re.compile(rf"^{name}\.")).first

    def names(self) -> list[str]:
        """The dishes in the basket."""
        labels = [dish.get_attribute("aria-label") or "" for dish in self.dishes.all()]
        return [label.partition(".")[0] for label in labels]

    def takes(self, name: str, how: str = "Take {}") -> None:
        """Tap a dish, then the button of the move that is meant."""
        self.guest.touches(self.dish(name))
        sheet = self.page.get_by_role("region", name=name, exact=True)
        with self.guest.answered():
            self.guest.touches(sheet.get_by_role("button", name=re.compile("^" + how.format(name))))

    def sees_every_answer(self) -> None:
        """The question and all answers are on the screen together."""
        height = self.page.evaluate("innerHeight")
        prompt = self.page.locator(".prompt")
        for thing in [prompt, *self.dishes.all(), self.tea]:
            box = thing.bounding_box()
            assert box is not None
            assert box["y"] >= 0
            assert box["y"] + box["height"] <= height + 1


def test_two_people_draft_to_the_end(place: Place, invite: Callable[..., Guest]) -> None:
    rosa, bo = invite("Rosa", size=DESK), invite("Bo", size=PHONE)
    rosa.comes_to(rosa.lays("me", "open", game=DRAFT))
    bo.comes_to(rosa.table)
    bo.sits_down()
    rosa.deals()
    diners = [Diner(rosa), Diner(bo)]
    for diner in diners:
        expect(diner.dishes).to_have_count(7)
        expect(diner.page.get_by_text("Choose a dish. 6 choices are left in this serving.")).to_be_visible()
        fits_the_screen(diner.guest)
        diner.sees_every_answer()
        is_fine(diner.guest, "a basket")
    someone_changes_their_mind(*diners)
    somebody_asks_why(diners[0])
    for choice in range(1, SERVINGS * CHOICES):
        left = CHOICES - choice % CHOICES
        for diner in diners:
            expect(diner.dishes).to_have_count(left + 1)
            if choice % CHOICES == 4:
                with diner.guest.answered():
                    diner.guest.touches(diner.tea)
            else:
                diner.takes(diner.names()[choice % left])
    for diner in diners:
        expect(diner.guest.result).to_be_visible()
        assert not KEY.search(diner.page.locator("body").inner_text())
        assert diner.guest.heard("refused") == []


def someone_changes_their_mind(first: Diner, second: Diner) -> None:
    """The first choice: with chilli, then another one; the rival sees neither before all have chosen."""
    one, other = sorted(set(first.names()), key=first.names().index)[:2]
    first.takes(one)
    expect(first.page.get_by_text("You may change your mind")).to_be_visible()
    first.takes(other)
    chosen = first.page.get_by_role("list", name="The table").get_by_role("button", name=re.compile(rf"^{other}\."))
    expect(chosen).to_be_visible()
    rival = second.page.get_by_role("listitem").filter(has_text="Rosa")
    expect(rival.get_by_text("Has chosen")).to_be_visible()
    expect(rival.get_by_role("button")).to_have_count(0)
    assert second.guest.here["seats"]["1"]["view"]["pick"] is None
    name = next(name for name in second.names() if name not in ("Fire wonton", "Egg tart", "Mango pudding"))
    second.takes(name, "{} with chilli")
    expect(rival.get_by_role("button", name=re.compile(rf"^{other}\."))).to_be_visible()
    own = second.page.get_by_role("listitem").filter(has_text="You")
    expect(own.get_by_role("button", name=re.compile(rf"^{name}\."))).to_have_count(2)  # on the plate, and with chilli


def somebody_asks_why(diner: Diner) -> None:
    """A card that no move uses says so, with its rule, and can be read."""
    expect(diner.dishes).to_have_count(6)
    plates = diner.page.get_by_role("list", name="Everyone at the table").get_by_role("button")
    mine = diner.names()
    strange = [plate for plate in plates.all() if (plate.get_attribute("aria-label") or "").split(".")[0] not in mine]
    if not strange:
        return  # everything on the plates is in this basket, too
    name = (strange[0].get_attribute("aria-label") or "").partition(".")[0]
    strange[0].click()
    expect(diner.page.get_by_role("region", name=name, exact=True)).to_be_visible()
    expect(diner.page.get_by_text(f"{name} is not in your basket.")).to_be_visible()
    is_fine(diner.guest, "a card that is read")
    diner.page.get_by_role("button", name="Why? BC-2.1").click()
    expect(diner.page.get_by_role("dialog", name="Rules").get_by_text("BC-2.1", exact=True)).to_be_attached()
    diner.page.keyboard.press("Escape")
    expect(diner.page.get_by_role("dialog", name="Rules")).to_be_hidden()


@pytest.mark.parametrize("size", [(1024, 768), (360, 640), (844, 390), (1280, 600)], ids=str)
def test_five_seats_fit_and_every_answer_is_on_the_screen(
    place: Place, invite: Callable[..., Guest], size: Size
) -> None:
    kit = invite("Kit", size=size)
    kit.dines("bot", "bot", "bot", "bot", game=DRAFT)
    diner = Diner(kit)
    expect(diner.dishes).to_have_count(7)
    fits_the_screen(kit)
    diner.sees_every_answer()
    diner.takes(diner.names()[0])
    expect(diner.dishes).to_have_count(6)
    diner.sees_every_answer()


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
    assert not KEY.search(kit.page.locator("body").inner_text())
