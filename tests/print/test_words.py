"""Words on paper: all of them come from messages, in the language asked for."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pypdfium2
import pytest

from potluck.catalog import find_game
from potluck.language.pseudo import PSEUDO
from potluck.press import typesetting
from potluck.press.job import PrintJob
from potluck.press.shared_words import NO_BACKS, SHIFT_EXAMPLE
from potluck.press.typesetting import print_game

from .read_pdf import GAMES, box_of, pages, printed, squeezed


@pytest.fixture
def no_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    """Leave out the text of the rules, which is not translated."""
    monkeypatch.setattr(typesetting, "read_blocks", lambda source: [])


def names(game: str) -> Iterator[str]:
    """What is the same in every language: names, what is typed on a command line, the letters of crosses."""
    found = find_game(game)
    yield from [found.title, *found.designers, SHIFT_EXAMPLE, NO_BACKS, "ABCD", "BADC"]
    for face in found.faces(found.read_deck(found.house_deck())):
        yield from [face.name, *face.also]
    for deck in box_of(game)["decks"]:
        yield from [card["country"].upper() for card in deck["cards"] if "country" in card]


@pytest.mark.usefixtures("no_rules")
@pytest.mark.parametrize("game", GAMES)
def test_no_printed_word_stays_english(game: str) -> None:
    """In the pseudo-language every vowel of a message has an accent."""
    content = print_game(PrintJob(game, language=PSEUDO))
    with pypdfium2.PdfDocument(content) as document:
        title = squeezed(document.get_metadata_value("Title"))
    text = "\n".join([title, *(page.text for page in pages(content))])
    for name in sorted(names(game), key=len, reverse=True):
        text = text.replace(squeezed(name), "")
    assert re.findall(r".{0,30}[aeiouyAEIOUY].{0,30}", text) == []


@pytest.mark.parametrize("game", GAMES)
def test_accents_need_no_other_fonts(game: str) -> None:
    fonts, accented = (
        {font for page in pages(content) for font in page.fonts}
        for content in (printed(game), print_game(PrintJob(game, language=PSEUDO)))
    )
    assert accented == fonts
    assert "Figtree-400" in fonts


def test_an_own_deck_is_named_in_the_credits() -> None:
    game = find_game("cafe-carnage")
    source = game.house_deck().replace("Lobster Thermidor", "Crab")
    deck = game.read_deck(source)
    text = "".join(page.text for page in pages(print_game(PrintJob(game.id, what=("rules",), deck=source))))
    assert squeezed(f"The deck is one of your own ({deck.digest[:10]}).") in text
    assert squeezed("a game by Simon George, Marco Caldarelli and Dickson Chui.") in text
