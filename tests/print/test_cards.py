"""Cards on paper: all of them, with their words and numbers, and each with its own back behind it."""

from __future__ import annotations

import re
from typing import Any

import pytest

from potluck.catalog import find_game
from potluck.kernel.errors import BadDeck
from potluck.press.job import PrintJob
from potluck.press.typesetting import print_game

from .read_pdf import CARD, CARD_GAMES, GAMES, PAPERS, Page, cells, copies, inside, note, pages, printed, squeezed

COUNTS = {"cafe-carnage": 135, "cafe-baras": 99, "cthulbeque": 100, "cake-auf": 92}
#: Forty letters, as many as a card's name may have.
LONG = "Extraordinarily Long Names Of {:02d} Letters"
SAFE = 1.2  # millimetres that letters keep from the knife


def numbers_of(card: dict[str, Any]) -> list[str]:
    """What must be read on a card beside its name."""
    keys = ("value", "cost", "threat", "fear", "stars", "score", "customer", "country", "points")
    found = [str(card[key]) for key in keys if key in card]
    if card.get("kind") in ("recipe", "ingredient", "item", "spell", "assistant") and "threat" in card:
        found = []  # only Monsters have numbers
    return [*found, *card.get("needs", [])] if card.get("kind") == "recipe" else found


def loose_letters(page: Page) -> str:
    """Letters of a sheet that lie in no card, or too near to a knife."""
    safe = [(x + SAFE, y + SAFE, x + CARD[0] - SAFE, y + CARD[1] - SAFE) for x, y in cells(page)]
    return "".join(
        it.text
        for it in page.letters
        if it.top < page.height - 5
        and not any(x <= it.left and y <= it.top and it.right <= x2 and it.bottom <= y2 for x, y, x2, y2 in safe)
    )


@pytest.mark.parametrize("game", CARD_GAMES)
def test_every_card_is_there_with_its_name_and_numbers(game: str) -> None:
    fronts = [page for page in pages(printed(game, "cards,backs")) if "fronts" in note(page)]
    cards_printed = [inside(page, *cell) for page in fronts for cell in cells(page)]
    cards = copies(game)
    assert len(cards_printed) == len(cards) == COUNTS[game]
    for card, words in zip(cards, cards_printed, strict=True):
        assert squeezed(card["name"]) in words
        for number in numbers_of(card):
            assert squeezed(number).upper() in words.upper(), (card["id"], number)


@pytest.mark.parametrize("game", CARD_GAMES)
@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_each_front_has_its_own_back_exactly_behind_it(game: str, paper: str) -> None:
    sheets = [page for page in pages(printed(game, "cards,backs", paper)) if re.search("fronts|backs", note(page))]
    width, height = PAPERS[paper]
    cards = copies(game)
    for number, (front, back) in enumerate(zip(sheets[::2], sheets[1::2], strict=True)):
        assert "fronts" in note(front)
        assert "backs" in note(back)
        assert (front.width, front.height) == pytest.approx((width, height), abs=0.1)
        behind = {(round(width - x - CARD[0], 2), y): inside(back, x, y) for x, y in cells(back)}
        for (x, y), card in zip(cells(front), cards[9 * number :], strict=False):
            mirrored = min(behind, key=lambda at: abs(at[0] - x) + abs(at[1] - y))
            assert mirrored == pytest.approx((x, y), abs=0.2)
            assert squeezed(card["back"]).lower() in behind[mirrored].lower() or behind[mirrored] == "Action"


def test_a_printer_that_shifts_gets_its_backs_moved() -> None:
    job = PrintJob("cake-auf", what=("cards", "backs"), shift=(1.5, -0.5))
    straight, moved = (
        next(page for page in pages(content) if "backs" in note(page))
        for content in (printed("cake-auf", "cards,backs"), print_game(job))
    )
    for (x, y), (x2, y2) in zip(cells(straight), cells(moved), strict=True):
        assert (x2 - x, y2 - y) == pytest.approx((1.5, -0.5), abs=0.02)


def named(game: str, name: str) -> str:
    """The house deck with all names changed; `{}` in the name becomes a number."""
    count = 0

    def rename(_: re.Match[str]) -> str:
        nonlocal count
        count += 1
        return f'name = "{name.format(count)}"'

    return re.sub(r'^name = ".*"$', rename, find_game(game).house_deck(), flags=re.MULTILINE)


@pytest.mark.parametrize("game", CARD_GAMES)
@pytest.mark.parametrize("deck", ["the house's", "long names"])
def test_no_letter_leaves_its_card(game: str, deck: str) -> None:
    source = None if deck == "the house's" else named(game, LONG)
    content = (
        printed(game, "cards,backs") if source is None else print_game(PrintJob(game, what=("cards",), deck=source))
    )
    sheets = [page for page in pages(content) if "fronts" in note(page)]
    assert sheets
    assert [letters for page in sheets if (letters := loose_letters(page))] == []
    if source is not None:
        written = "".join(inside(page, *cell) for page in sheets for cell in cells(page))
        assert squeezed(LONG.format(1)) in written


@pytest.mark.parametrize("game", GAMES)
def test_a_name_that_cannot_fit_is_refused_by_the_card_s_name(game: str) -> None:
    with pytest.raises(BadDeck, match=r"^\w+ [\w-]+: its name cannot be made to fit on the card: WWW"):
        print_game(PrintJob(game, what=("cards",), deck=named(game, "W" * 37 + "{:03d}")))


def test_a_changed_deck_prints_changed() -> None:
    house = find_game("cafe-carnage").house_deck()
    source = house.replace('name = "Lobster Thermidor"\nvalue = 5', 'name = "Crab"\nvalue = 17')
    sheets = pages(print_game(PrintJob("cafe-carnage", what=("cards",), deck=source)))
    cards_printed = [inside(page, *cell) for page in sheets for cell in cells(page)]
    assert not any("LobsterThermidor" in words for words in cards_printed)
    crabs = [words for words in cards_printed if "Crab" in words]
    assert len(crabs) == 2
    assert all("Costs$17andearns17points" in words and "$17" in words for words in crabs)


def test_the_mix_that_is_chosen_is_printed() -> None:
    for mix, freezer, outages in (("rulebook", 0, 5), ("publisher", 1, 4)):
        content = print_game(PrintJob("cake-auf", what=("cards",), options={"actions": mix}))
        names = [inside(page, *cell) for page in pages(content) for cell in cells(page)]
        assert sum("FreezerBurn" in name for name in names) == freezer
        assert sum("PowerOutagePutiton" in name for name in names) == outages
        assert len(names) == 23 + 39 + 30
