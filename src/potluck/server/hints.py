"""Hints on a line: thought over in a worker while the browser goes on, one at a time and not too many."""

from __future__ import annotations

import asyncio
import logging

from potluck.bots.advice import in_words
from potluck.server import protocol
from potluck.server.frames import offer
from potluck.server.house import House
from potluck.server.line import Line
from potluck.server.logs import short
from potluck.table.decisions.advice import advice, check_advice
from potluck.table.errors import Refused

log = logging.getLogger(__name__)


class Adviser:
    """Answers one browser's questions for advice."""

    def __init__(self, line: Line, house: House) -> None:
        self.line = line
        self.house = house
        self.task: asyncio.Task[None] | None = None

    def ask(self, message: protocol.HintMessage) -> None:
        """Begin to think; the answer comes on the line."""
        if self.task is not None and not self.task.done():
            self._refuse(message, "Your last hint is still being thought over.")
        elif not self.house.hinting.take(self.line.who):
            self._refuse(message, "Not so fast: think a moment yourself, then ask again.")
        else:
            self.task = asyncio.create_task(self._answer(message))

    async def _answer(self, message: protocol.HintMessage) -> None:
        table = self.line.live.table
        try:
            question = check_advice(table, self.line.who, message.seat)
            position = table.position
            opinions = await advice(self.house.hall.thinker, question)
        except Refused as error:
            self._refuse(message, error.reason)
            return
        except Exception:
            log.exception("a hint failed", extra={"table": short(table.id)})
            self._refuse(message, "Something went wrong here; ask again.")
            return
        catalogue = table.setup.deck.catalogue
        moves = [
            protocol.MoveOpinion(
                one.code, offer(catalogue.moves[one.code], table).text, round(one.chance, 3), round(one.share, 3)
            )
            for one in opinions
        ]
        names = [move.text for move in moves]
        sentence = "That is your only move." if len(moves) == 1 else in_words(names, [move.chance for move in moves])
        self.line.send(protocol.AdviceMessage(message.ref, message.seat, position, sentence, moves))

    def _refuse(self, message: protocol.HintMessage, reason: str) -> None:
        self.line.send(protocol.RefusedMessage(message.ref, reason, self.line.live.table.position))

    def leave(self) -> None:
        """Nobody waits for advice any more."""
        if self.task is not None:
            self.task.cancel()
