"""Reading a PDF as somebody with scissors does: pages, cells, words and where they lie, in millimetres."""

from __future__ import annotations

import ctypes
from functools import cache
from typing import Any, NamedTuple

import pypdfium2
import pypdfium2.raw as pdfium

from potluck.catalog import find_game
from potluck.language.teller import table_teller
from potluck.press.job import PrintJob
from potluck.press.typesetting import pack, print_game

MM = 72 / 25.4
CARD = (63.0, 88.0)
GAMES = ["a-la-carte", "cafe-baras", "cafe-carnage", "cake-auf", "cthulbeque"]
CARD_GAMES = [game for game in GAMES if game != "a-la-carte"]
PAPERS = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}


class Letter(NamedTuple):
    """One letter and the space that it takes, from the page's upper left corner."""

    text: str
    left: float
    top: float
    right: float
    bottom: float


@cache
def printed(game: str, what: str = "", paper: str = "a4", low_ink: bool = False, **more: Any) -> bytes:
    """A game's PDF, made once for all tests of a run."""
    parts = tuple(part for part in what.split(",") if part)
    return print_game(PrintJob(game, paper, parts, low_ink, **more))


class Page:
    """One page, read once."""

    def __init__(self, page: pypdfium2.PdfPage) -> None:
        width, height = page.get_size()
        self.width, self.height = width / MM, height / MM
        text = page.get_textpage()
        self.text = squeezed(text.get_text_range())
        self.letters = []
        for number in range(text.count_chars()):
            letter = chr(pdfium.FPDFText_GetUnicode(text, number))
            if letter.strip() and letter.isprintable():
                left, bottom, right, top = (side / MM for side in text.get_charbox(number))
                self.letters.append(Letter(letter, left, self.height - top, right, self.height - bottom))
        shapes = [shape.get_bounds() for shape in page.get_objects(filter=[pdfium.FPDF_PAGEOBJ_PATH], max_depth=1)]
        #: (left, top, width, height) of all that is drawn.
        self.shapes = [
            (left / MM, self.height - top / MM, (right - left) / MM, (top - bottom) / MM)
            for left, bottom, right, top in shapes
        ]
        texts = page.get_objects(filter=[pdfium.FPDF_PAGEOBJ_TEXT], max_depth=1)
        fonts = [pdfium.FPDFTextObj_GetFont(it) for it in texts]
        self.embedded = all(pdfium.FPDFFont_GetIsEmbedded(font) == 1 for font in fonts)
        self.fonts = {font_name(font) for font in fonts}


def font_name(font: Any) -> str:
    """A font's name without the prefix of its subset."""
    name = ctypes.create_string_buffer(200)
    pdfium.FPDFFont_GetBaseFontName(font, name, len(name))
    return name.value.decode().partition("+")[2]


@cache
def pages(content: bytes) -> list[Page]:
    """The PDF's pages."""
    with pypdfium2.PdfDocument(content) as document:
        return [Page(page) for page in document]


def darkness(content: bytes) -> float:
    """How much ink the pages take, from 0 to 1."""
    shades = []
    with pypdfium2.PdfDocument(content) as document:
        for page in document:
            counts = page.render(scale=0.25, grayscale=True).to_pil().histogram()
            shades.append(1 - sum(shade * count for shade, count in enumerate(counts)) / sum(counts) / 255)
    return sum(shades) / len(shades)


def box_of(game: str, **options: str) -> dict[str, Any]:
    """What the game's box holds, as data."""
    found = find_game(game)
    setup = found.setup(found.least_seats, options)
    return pack(found)(setup, table_teller(setup, part="print"))


def copies(game: str) -> list[dict[str, Any]]:
    """Every single card that is printed, in order, with the back that it should get."""
    return [
        {**card, "back": deck["back"]}
        for deck in box_of(game)["decks"]
        for card in deck["cards"]
        for _ in range(card["copies"])
    ]


def note(page: Page) -> str:
    """The small line at the foot of a sheet."""
    return written(page, 0, page.height - 5, page.width, page.height)


def squeezed(text: str) -> str:
    """A text without spaces and breaks: what is wrapped or set tight still reads the same."""
    return (
        "".join(text.split())
        .replace("\ufb01", "fi")
        .replace("\ufb02", "fl")
        .replace("\ufffe", "-")
        .replace("\x02", "-")
    )


def cells(page: Page) -> list[tuple[float, float]]:
    """The upper left corners of all card-sized rectangles on a page, row by row."""
    found = {
        (round(top, 2), round(left, 2))
        for left, top, width, height in page.shapes
        if abs(width - CARD[0]) < 0.05 and abs(height - CARD[1]) < 0.05
    }
    return [(left, top) for top, left in sorted(found)]


def inside(page: Page, x: float, y: float) -> str:
    """All that is written in a cell, squeezed."""
    return written(page, x, y, x + CARD[0], y + CARD[1])


def written(page: Page, left: float, top: float, right: float, bottom: float) -> str:
    """All letters whose middle lies in an area, squeezed."""
    return squeezed(
        "".join(
            it.text
            for it in page.letters
            if left <= (it.left + it.right) / 2 <= right and top <= (it.top + it.bottom) / 2 <= bottom
        )
    )
