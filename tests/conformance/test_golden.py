"""Golden files: run `make golden` after a deliberate change of rules, and read the difference."""

from __future__ import annotations

import json

from conformance.golden import FOLDER, frozen_walks, playthrough
from conformance.random_walks import Case


def test_the_golden_playthrough_has_not_changed(game_case: Case) -> None:
    golden = (FOLDER / f"{game_case.game.id}.playthrough.txt").read_text("utf-8")
    assert playthrough(game_case) == golden


def test_the_frozen_walks_have_not_changed(game_case: Case) -> None:
    golden = json.loads((FOLDER / f"{game_case.game.id}.walks.json").read_text("utf-8"))
    assert frozen_walks(game_case) == golden
