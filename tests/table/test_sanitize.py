"""What people write stays text."""

from __future__ import annotations

import pytest

from potluck.table.errors import Refused
from potluck.table.sanitize import clean_chat, clean_name, clean_reaction


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("  Zoë \n Quark ", "Zoë Quark"),
        ("Zoe\u0308", "Zoë"),
        ("a\u202eb\x00c", "abc"),
        ("<script>alert()", "<script>alert()"),
        ("👩\u200d🍳", "👩\u200d🍳"),
    ],
)
def test_names_are_normalised(given: str, kept: str) -> None:
    assert clean_name(given) == kept


@pytest.mark.parametrize("name", ["", "   ", "\u200b", "…", "x" * 25])
def test_what_is_no_name(name: str) -> None:
    with pytest.raises(Refused):
        clean_name(name)


def test_chat_has_bounds() -> None:
    assert clean_chat("Nobody runs tonight,\tdeal?") == "Nobody runs tonight, deal?"
    for text in ("", " \n ", "x" * 401):
        with pytest.raises(Refused):
            clean_chat(text)


def test_reactions_are_emoji() -> None:
    assert clean_reaction("🔥") == "🔥"
    for text in ("", "hello", "<b>", "🔥" * 20):
        with pytest.raises(Refused):
            clean_reaction(text)
