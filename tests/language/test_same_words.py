"""The page tells every phrase exactly as Python does: both from the same messages."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from pathlib import Path

import pytest

from conformance.random_walks import Case, one_case_a_game
from language.phrases import NAMES, phrases_of
from potluck.kernel.phrases import COMMON_KINDS, Phrase
from potluck.language.catalogues import ENGLISH, game_messages, room_messages
from potluck.language.pseudo import PSEUDO
from potluck.language.teller import Teller, bundles, card_names

WEB = Path(__file__).parents[2] / "web"
VITEST = WEB / "node_modules" / "vitest" / "vitest.mjs"
FORMS = ("", "short", "detail", "long")


def told(words: Teller, phrase: Phrase) -> list[str]:
    """A phrase in all its forms."""
    return [words.form(phrase, form) if form else words.tell(phrase) for form in FORMS]


@pytest.mark.parametrize("language", [ENGLISH, PSEUDO])
@pytest.mark.parametrize("case", one_case_a_game(), ids=str)
def test_the_page_and_python_tell_the_same(case: Case, language: str, tmp_path: Path) -> None:
    setup, kinds = case.setup(), {**COMMON_KINDS, **case.game.fact_kinds}
    names = NAMES[: case.seats]
    words = Teller(bundles(language, case.game), kinds, names, card_names(setup), me=1)
    seen: dict[str, tuple[Phrase, list[str]]] = {}
    for number in range(3):
        for phrase in phrases_of(case, f"words {number}"):
            seen.setdefault(json.dumps(phrase.plain()), (phrase, told(words, phrase)))
    assert len(seen) > 150
    file = tmp_path / "phrases.json"
    about = {
        "language": language,
        "messages": [[room_messages(tag), game_messages(tag, case.game)] for tag in dict.fromkeys([language, ENGLISH])],
        "kinds": kinds,
        "names": names,
        "me": 1,
        "cards": card_names(setup),
        "forms": FORMS,
        "phrases": [{"phrase": phrase.plain(), "told": texts} for phrase, texts in seen.values()],
    }
    file.write_text(json.dumps(about), "utf-8")
    node = shutil.which("node")
    assert node is not None, "the page's teller runs in Node"
    run = subprocess.run(
        [node, str(VITEST), "run", "src/words/sameWords.test.ts"],
        cwd=WEB,
        env={**os.environ, "POTLUCK_PHRASES": str(file), "NO_COLOR": "1"},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert run.returncode == 0, run.stdout[-3000:] + run.stderr[-2000:]
    assert "1 passed" in run.stdout
