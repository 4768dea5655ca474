"""A bot's question as plain data, made from what its seat may know, and back: what goes from process to process."""

from __future__ import annotations

import json

from potluck.bots.bot import DecisionContext
from potluck.kernel.chance import Chance, fast
from potluck.kernel.game import Setup
from potluck.kernel.snapshot import dump, load
from potluck.kernel.state import State
from potluck.table.ports import Question
from potluck.table.value.setup_cache import find_setup


def pose(setup: Setup, state: State, seat: int, level: str, imagines: bool, seed: str) -> Question:
    """What a bot is asked: its legal moves and, if it wants one, an imagined state; never the true one."""
    moves = state.legal(seat)
    imagined = None
    if imagines and len(moves) > 1:
        imagined = json.dumps(dump(state.imagine(seat, fast(seed)))).encode()
    return Question(
        setup.game.id,
        setup.seats,
        setup.options,
        setup.deck.source,
        seat,
        level,
        [move.code for move in moves],
        imagined,
        seed,
    )


def context_of(question: Question) -> tuple[DecisionContext, Chance]:
    """A question as bots know it, and luck to think with."""
    setup = find_setup(question.game, question.seats, question.options, question.deck)
    moves = [setup.deck.catalogue.moves[code] for code in question.codes]
    imagined = None if question.imagined is None else load(json.loads(question.imagined), setup.deck)
    return DecisionContext(setup, question.seat, moves, imagined), fast(f"mind {question.seed}")
