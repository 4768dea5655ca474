"""The rest of the box: boards, pieces, rounds, sheets and the booklet; paper, ink and fonts."""

from __future__ import annotations

import json
import re
from importlib.resources import files

import pytest

from potluck.catalog import find_game
from potluck.kernel.errors import BadDeck, BadSetup
from potluck.kernel.game import CardFace
from potluck.kernel.phrases import Phrase
from potluck.language.catalogues import room_messages
from potluck.language.teller import Teller, compile_messages
from potluck.press import default_box, typesetting
from potluck.press.job import PrintJob, read_paper, read_shift, read_what
from potluck.press.typesetting import print_game
from potluck.rulebook import read_rulebook

from .read_pdf import GAMES, PAPERS, Page, box_of, darkness, note, pages, printed, squeezed, written


def text_of(content: bytes) -> str:
    """All that is written in a PDF."""
    return "".join(page.text for page in pages(content))


@pytest.mark.parametrize("game", GAMES)
def test_everything_is_printed_on_the_paper_asked_for_with_our_fonts_inside(game: str) -> None:
    paper = "letter" if game == "a-la-carte" else "a4"  # cards are printed on both in test_cards.py
    sheets = pages(printed(game, "", paper))
    assert {(round(page.width, 1), round(page.height, 1)) for page in sheets} == {PAPERS[paper]}
    assert all(page.embedded for page in sheets)


@pytest.mark.parametrize("game", GAMES)
def test_fronts_begin_on_right_hand_pages(game: str) -> None:
    numbers = {note(page): number for number, page in enumerate(pages(printed(game)), start=1)}
    fronts = [number for words, number in numbers.items() if re.search("fronts|firstside|half|trackers|trays", words)]
    assert fronts
    assert all(number % 2 == 1 for number in fronts)


@pytest.mark.parametrize("game", GAMES)
def test_the_booklet_has_every_rule_and_what_is_needed(game: str) -> None:
    text = text_of(printed(game, "rules"))
    ids = read_rulebook(find_game(game)).ids()
    assert len(ids) > 30
    assert [id for id in ids if id not in text] == []
    made = box_of(game)["assembly"]
    for words in [*made["steps"], *made["needs"], *(piece["name"] for piece in made["pieces"])]:
        assert squeezed(words)[:40] in text


def spaces(page: Page) -> list[tuple[float, float]]:
    """Where the spaces of the board's track lie."""

    def edge(column: int, row: int) -> bool:
        return row in (0, 16) or column == (0 if "left" in note(page) else 11)

    left, top = (page.width - 180) / 2, (page.height - 255) / 2
    return [(left + 15 * column, top + 15 * row) for column in range(12) for row in range(17) if edge(column, row)]


def test_café_carnage_has_its_board_money_and_sheets() -> None:
    sheets = pages(printed("cafe-carnage", "board,tokens,sheets"))
    halves = [page for page in sheets if "half" in note(page)]
    track = [written(page, x, y, x + 15, y + 15) for page in halves for x, y in spaces(page)]
    assert sorted(int(number) for number in track if number.isdecimal()) == list(range(78))
    fronts = "".join(page.text for page in sheets if "secondside" not in note(page))
    assert [fronts.count("$10"), fronts.count("$1") - fronts.count("$10"), fronts.count("IOU")] == [21, 42, 8]
    assert fronts.count("$5") == 24 + 8  # the coins, and "$5 now" on each IOU
    assert fronts.count("WhatIhaveeaten") == 6
    assert fronts.count("LobsterThermidor") == 6


def rims(page: Page) -> list[tuple[float, float]]:
    """Where the rounds of 58 mm lie, row by row."""
    found = {(round(top, 1), round(left, 1)) for left, top, width, _ in page.shapes if abs(width - 58) < 0.05}
    return [(left, top) for top, left in sorted(found)]


def test_à_la_carte_s_dishes_are_rounds_with_their_picture_behind() -> None:
    sheets = pages(printed("a-la-carte", "cards,backs"))
    recipes = [page for page in sheets if page.text.startswith("Àlacarte·front")]
    pictures = [page for page in sheets if page.text.startswith("Àlacarte·back")]
    assert len(recipes) == len(pictures) == 2
    assert sum(page.text.count("Crêpe") for page in recipes) == 4
    for front, back in zip(recipes, pictures, strict=True):
        behind = sorted((y, 210 - x - 58) for x, y in rims(back))
        assert len(rims(front)) == len(behind) == 12
        for (x, y), (y2, x2) in zip(rims(front), behind, strict=True):
            assert (x, y) == pytest.approx((x2, y2), abs=0.2)
    for dish in box_of("a-la-carte")["dishes"]:
        assert text_of(printed("a-la-carte", "cards,backs")).count(squeezed(dish["name"])) == 2 * dish["copies"]


def test_cthulbeque_has_five_trackers_and_its_counters() -> None:
    text = text_of(printed("cthulbeque", "sheets"))
    assert [text.count(f"Chef{number}") for number in ("One", "Two", "Three", "Four", "Five")] == [1] * 5
    assert text.count("Hospital:noCookingdieleft") == 5


def test_low_ink_saves_ink() -> None:
    full = darkness(print_game(PrintJob("cake-auf", what=("cards", "backs"))))
    low = darkness(print_game(PrintJob("cake-auf", what=("cards", "backs"), low_ink=True)))
    assert low < full / 2.5


def test_the_same_order_gives_the_same_file() -> None:
    job = PrintJob("cake-auf", what=("cards",))
    assert print_game(job) == print_game(job)


def test_what_a_game_has_not_cannot_be_printed() -> None:
    with pytest.raises(BadSetup, match=r"^Cake Auf! has no board to print; it has cards, backs, rules$"):
        print_game(PrintJob("cake-auf", what=("board",)))


def test_a_deck_of_thousands_is_refused() -> None:
    source = find_game("cafe-carnage").house_deck()
    with pytest.raises(BadDeck, match="at most 900 are printed at once"):
        print_game(PrintJob("cafe-carnage", deck=re.sub(r"copies = \d+", "copies = 99", source)))


def test_orders_are_read_with_care() -> None:
    assert read_what("rules, Cards") == ("cards", "rules")
    assert read_what("") == ()
    assert read_shift("0.5,-1") == (0.5, -1.0)
    assert read_paper("Letter") == "letter"
    for read, wrong, reason in (
        (read_what, "cards,lids", "there is nothing like 'lids' to print; choose from cards"),
        (read_shift, "left", "a shift is two numbers of millimetres"),
        (read_shift, "nan,0", "at most 10 mm"),
        (read_paper, "a3", "there is no paper 'a3'; it is one of a4, letter"),
    ):
        with pytest.raises(BadSetup, match=reason):
            read(wrong)


def test_a_game_without_a_box_of_its_own_prints_its_faces(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(typesetting, "has_box", lambda game: False)
    typesetting.game_sources.cache_clear()
    try:
        text = text_of(print_game(PrintJob("cafe-carnage", what=("cards", "backs"))))
    finally:
        typesetting.game_sources.cache_clear()
    assert text.count("LobsterThermidorMain·Cost$5·Points5Costs$5andearns5points,whoeverpays.") == 2
    assert text.count("Main·") == 35


def test_a_default_card_tells_all_of_its_face() -> None:
    game_words = """
kind-pie = pie
number-cost = Cost
    .corner = ${ $value }
number-heat = Heat
symbol-fork = fork
trait-flaky = flaky
    .long = It falls apart.
effect-eat = Eat { $count }.
"""
    sources = (room_messages("en"), room_messages("en", "print"), game_words)
    words = Teller([compile_messages("en", *sources)])
    effects = [Phrase("effect-eat", {"count": 2})]
    numbers = [("cost", 3), ("heat", 2)]
    face = CardFace("P1", "Pie", "pie", 1, numbers, ["fork", "fork"], ["flaky"], effects, "cost", ["Tarte"])
    assert default_box.corner(face, words) == "$3"
    assert default_box.facts(face, words) == "Pie · Cost $3 · Heat 2 · fork × 2 · flaky · Tarte"
    assert default_box.text(face, words) == "Eat 2. Flaky: It falls apart."


def test_without_the_typesetter_it_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "typst", None)
    with pytest.raises(BadSetup, match="pip install typst"):
        print_game(PrintJob("cake-auf"))


@pytest.mark.parametrize("game", GAMES)
def test_every_card_of_the_house_has_a_picture_of_its_own(game: str) -> None:
    """A game draws its cards by name or by id; the page's tests hold its pictures to these."""
    on_paper = json.loads(files(find_game(game).package).joinpath("print/pictures.json").read_text("utf-8"))
    drawn = {key for part in on_paper.values() for key in part}
    made = box_of(game)
    cards = [card for deck in made["decks"] for card in deck["cards"]] + made.get("dishes", []) + made.get("cups", [])
    needed = [card for card in cards if card.get("kind") not in ("ballot", "counter")]
    bare = {card["name"] for card in needed if not drawn & {card["name"], card.get("id")}}
    assert bare <= {"Crêpe"}
