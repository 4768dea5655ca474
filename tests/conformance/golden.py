"""Golden playthroughs and frozen walks: what must not change unseen.

`python -m conformance.golden` (from tests/, or `make golden`) writes them anew; a difference in a
golden file is a change of rules and is reviewed as one.
"""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from conformance.random_walks import Case, one_case_a_game, walk
from potluck.kernel.chance import fast
from potluck.kernel.events import SPECTATOR
from potluck.language.teller import table_teller

FOLDER = Path(__file__).parent.parent / "golden"
DECISIONS_SHOWN = 16
WALKS = 20


def flatten(value: Any, path: str = "") -> Iterator[tuple[str, str]]:
    """A view as lines: one a leaf."""
    if isinstance(value, dict) and value:
        for key, item in value.items():
            yield from flatten(item, f"{path}.{key}" if path else str(key))
    elif isinstance(value, list) and any(isinstance(item, dict | list) for item in value):
        for number, item in enumerate(value):
            yield from flatten(item, f"{path}[{number}]")
    else:
        yield path, json.dumps(value, ensure_ascii=False)


def playthrough(case: Case) -> str:
    """A match in words: every move and event; at first, and at the end, what changes in every viewer's view."""
    game, setup = case.game, case.setup()
    words = table_teller(setup, [f"Guest {seat}" for seat in range(case.seats)])
    lines = [f"{game.title}, {case.seats} seats, {setup.options}", ""]
    viewers = [*range(case.seats), SPECTATOR]
    before: dict[int, dict[str, str]] = {viewer: {} for viewer in viewers}
    told = 0

    def look(state: Any) -> None:
        for viewer in viewers:
            now = dict(flatten(game.view(state, viewer)))
            who = "public" if viewer == SPECTATOR else f"seat {viewer}"
            for path, value in now.items():
                if before[viewer].get(path) != value:
                    lines.append(f"  {who} sees {path} = {value}")
            for path in before[viewer]:
                if path not in now:
                    lines.append(f"  {who} sees {path} no more")
            before[viewer] = now

    state = None
    for point in walk(case, "golden", listen=True):
        state = point.state
        assert state.journal is not None
        for event in state.journal[told:]:
            audience = "".join(str(seat) for seat in range(case.seats) if event.heard_by(seat))
            lines.append(f"  [{audience}] {words.tell(event.phrase())}")
        told = len(state.journal)
        if point.number < DECISIONS_SHOWN:
            look(state)
            moves = ", ".join(move.key() for move in state.legal(point.seat))
            lines.append(f"#{point.number} pending {state.pending()}: {words.tell(state.ask(point.seat))}")
            lines.append(f"  seat {point.seat} may: {moves}")
        lines.append(f"  seat {point.seat} plays: {point.move.key()}")
    assert state is not None
    outcome = state.outcome()
    assert outcome is not None
    look(state)
    lines.append(f"over: {outcome.reason}, places {outcome.ranks}, scores {outcome.scores}, {outcome.breakdown}")
    return "\n".join(lines) + "\n"


def frozen_walks(case: Case) -> dict[str, Any]:
    """Counts of seeded random walks: decisions, choices, moves and what everybody sees at the end."""
    decisions = choices = 0
    moves = hashlib.sha256()
    ends = hashlib.sha256()
    for number in range(WALKS):
        state = None
        for point in walk(case, f"frozen {number}"):
            state = point.state
            decisions += 1
            choices += len(state.legal(point.seat))
            moves.update(f"{point.seat} {point.move.key()};".encode())
        assert state is not None
        for viewer in [*range(case.seats), SPECTATOR]:
            ends.update(json.dumps(case.game.view(state, viewer)).encode())
    return {
        "walks": WALKS,
        "decisions": decisions,
        "choices": choices,
        "moves": moves.hexdigest(),
        "ends": ends.hexdigest(),
        "first words of chance": [fast("frozen").word(), fast("thawed").word()],
    }


def main() -> int:
    FOLDER.mkdir(exist_ok=True)
    for case in one_case_a_game():
        (FOLDER / f"{case.game.id}.playthrough.txt").write_text(playthrough(case), "utf-8")
        (FOLDER / f"{case.game.id}.walks.json").write_text(json.dumps(frozen_walks(case), indent=1) + "\n", "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
