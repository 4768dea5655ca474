"""What a table's bots are asked, and advice for a person: only for the own seat, only where the table allows it."""

from __future__ import annotations

import secrets

from potluck.bots.levels import LEVELS
from potluck.table.bot_questions import pose
from potluck.table.decisions.moves import check_seat
from potluck.table.errors import Refused
from potluck.table.ports import MoveAdvice, Question, Thinker
from potluck.table.value.seats import COVER
from potluck.table.value.table import Table


def question_for(table: Table, seat: int, level: str | None = None) -> Question:
    """What a bot of a table is asked, from its seat's knowledge alone."""
    wanted = level or table.seats[seat].level
    level = wanted if wanted in LEVELS else COVER  # a log may name a level that is no longer offered
    return pose(table.setup, table.state, seat, level, LEVELS[level].bot.imagines, secrets.token_hex(16))


def check_advice(table: Table, who: str, seat: int) -> Question:
    """What an adviser is asked for a seat, or Refused."""
    check_seat(table, who, seat)
    if not table.hints:
        raise Refused("refused-no-hints")
    if table.state.result is not None:
        raise Refused("why-match-over")
    if not table.state.legal(seat):
        raise Refused("refused-nothing-to-choose")
    return question_for(table, seat)


async def advice(thinker: Thinker, question: Question) -> list[MoveAdvice]:
    """An opinion on every move of a question, the suggested one first; an only move needs no thought."""
    if len(question.codes) == 1:
        return [MoveAdvice(question.codes[0], 0.0, 1.0)]
    return await thinker.advise(question)
