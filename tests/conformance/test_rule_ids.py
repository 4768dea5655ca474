"""Every rule has a test that cites it."""

from __future__ import annotations

import re
from pathlib import Path

from conformance.random_walks import Case
from potluck.rulebook import RULE_ID, read_rulebook

TESTS = Path(__file__).parent.parent


def cited(text: str) -> set[str]:
    """Rule ids in a test's text: CC-4.3 as it is, or cc_4_3 in a name."""
    found = set(re.findall(rf"\b(?:{RULE_ID.pattern})\b", text))
    for prefix, ruling, chapter, number in re.findall(r"_([a-z]{2})_(?:(a\d+)|(\d+)_(\d+))(?![0-9])", text):
        found.add(f"{prefix.upper()}-{ruling.upper()}" if ruling else f"{prefix.upper()}-{chapter}.{number}")
    return found


def test_every_rule_is_cited_by_a_test(game_case: Case) -> None:
    rules = read_rulebook(game_case.game).ids()
    assert rules, "rules.md names no rule"
    assert len(rules) == len(set(rules)), "a rule id stands twice"
    folder = TESTS / "games" / game_case.game.id.replace("-", "_")
    known = set().union(*(cited(file.read_text("utf-8")) for file in folder.glob("test_*.py")), set())
    assert sorted(set(rules) - known) == []
