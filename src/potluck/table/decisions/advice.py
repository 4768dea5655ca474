"""Advice for a person who asks: only for the own seat, only where the table allows it, from that seat's view alone."""

from __future__ import annotations

from potluck.table.bot_questions import question_for
from potluck.table.decisions.moves import check_seat
from potluck.table.errors import Refused
from potluck.table.ports import MoveAdvice, Question, Thinker
from potluck.table.value.table import Table


def check_advice(table: Table, who: str, seat: int) -> Question:
    """What an adviser is asked for a seat, or Refused."""
    check_seat(table, who, seat)
    if not table.hints:
        raise Refused("This table is played without hints.")
    if table.state.result is not None:
        raise Refused("The match is over.")
    if not table.state.legal(seat):
        raise Refused("There is nothing to choose for you now.")
    return question_for(table, seat)


async def advice(thinker: Thinker, question: Question) -> list[MoveAdvice]:
    """An opinion on every move of a question, the suggested one first; an only move needs no thought."""
    if len(question.codes) == 1:
        return [MoveAdvice(question.codes[0], 0.0, 1.0)]
    return await thinker.advise(question)
