"""The page knows no rules: reasons come from the server, with the rule's id."""

from __future__ import annotations

import re

from potluck.catalog import games
from potluck.rulebook import read_rulebook

from .sources import PAGE, short


def test_no_rule_id_stands_in_the_page() -> None:
    prefixes = {id.partition("-")[0] for game in games().values() for id in read_rulebook(game).ids()}
    pattern = re.compile(rf"\b(?:{'|'.join(sorted(prefixes))})-[A0-9]")
    named = []
    for file in sorted(PAGE.rglob("*")):
        if file.suffix in (".ts", ".svelte") and ".test." not in file.name:
            lines = file.read_text("utf-8").splitlines()
            named += [f"{short(file)}:{at}" for at, line in enumerate(lines, start=1) if pattern.search(line)]
    assert named == []
