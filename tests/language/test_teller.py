"""Phrases become sentences: lists, counts, nested phrases, the reader, missing messages."""

from __future__ import annotations

import pytest

from potluck.kernel.phrases import CARD, DICE, SEAT, Phrase
from potluck.language.catalogues import accepted_languages, known_language, match_language
from potluck.language.pseudo import PSEUDO, pseudo_messages
from potluck.language.teller import MissingMessage, Teller, compile_messages

MESSAGES = """
list-comma = { $first }, { $next }
list-last = { $first } and { $last }
seat-unnamed = player { $number }
ran = { $who } { $who-count ->
    [one] runs
   *[other] run
  }{ $who-you ->
    [only] , that is you
    [among] , you too
   *[no] { "" }
  }
    .short = { $who }!
meal = { $who } eats { $what }
meals = { $meals }
rolled = { $dice }
shaker-lemon = the lemon
pours = { $shaker }
card-C9 = Zitrone
"""


def teller(me: int = -1) -> Teller:
    kinds = {"who": SEAT, "what": CARD, "dice": DICE, "shaker": "shaker"}
    return Teller([compile_messages("en", MESSAGES)], kinds, ["Ann", "Bo"], {"C1": "Cake", "C9": "Lemon"}, me)


@pytest.mark.parametrize(
    ("who", "sentence"),
    [([0], "Ann runs"), ([0, 1], "Ann and Bo run"), ([0, 1, 2], "Ann, Bo and player 3 run"), ([], " run")],
)
def test_lists_are_joined_and_counted(who: list[int], sentence: str) -> None:
    assert teller().say("ran", {"who": who}) == sentence


def test_a_message_can_speak_to_its_reader() -> None:
    assert teller(me=1).say("ran", {"who": [1]}) == "Bo runs, that is you"
    assert teller(me=1).say("ran", {"who": [0, 1]}) == "Ann and Bo run, you too"


def test_phrases_in_phrases_cards_dice_and_words() -> None:
    words = teller()
    meals = [Phrase("meal", {"who": 0, "what": "C1"}), Phrase("meal", {"who": 1, "what": ["C1", "C9"]})]
    assert words.say("meals", {"meals": meals}) == "Ann eats Cake and Bo eats Cake and Zitrone"
    assert words.say("rolled", {"dice": [6, 5, 2]}) == "6 5 2"
    assert words.say("pours", {"shaker": "lemon"}) == "the lemon"


def test_forms_are_attributes() -> None:
    assert teller().form(Phrase("ran", {"who": 0}), "short") == "Ann!"
    assert teller().form(Phrase("ran", {"who": 0}), "long") == ""


def test_what_is_missing_is_an_error() -> None:
    with pytest.raises(MissingMessage, match="no message 'flies'"):
        teller().say("flies")
    with pytest.raises(MissingMessage, match="who"):
        teller().say("ran", {})


def test_english_stands_in_for_what_is_not_translated() -> None:
    words = Teller([compile_messages("de", "hello = Hallo"), compile_messages("en", "hello = Hello\nbye = Bye")])
    assert (words.say("hello"), words.say("bye")) == ("Hallo", "Bye")


def test_the_pseudo_language_leaves_variables_alone() -> None:
    words = Teller([compile_messages(PSEUDO, pseudo_messages("hi = Hello { $name }"))])
    assert words.say("hi", {"name": "Ann"}).startswith("«Hé")
    assert "Ann" in words.say("hi", {"name": "Ann"})


def test_languages_are_negotiated() -> None:
    assert accepted_languages("de-AT, en;q=0.8, fr;q=0.9, xx;q=nonsense") == ["de-AT", "fr", "en"]
    assert match_language(["xx", "en-GB"]) == "en"
    assert match_language(["xx"]) is None
    assert known_language("EN-xa") == PSEUDO
    with pytest.raises(Exception, match="no language 'xx' here; there is en"):
        known_language("xx")


def test_messages_are_compiled_when_they_are_told_with_those_that_they_refer_to() -> None:
    bundle = compile_messages("en", "greet = { hello }, { -who }!\n", "hello = Hello\n-who = you\ngreet = Later\n")
    words = Teller([bundle])
    assert not bundle.compiled
    assert words.say("greet") == "Hello, you!"
    assert list(bundle.compiled) == ["greet"]
    assert not words.has("greet", "short")
