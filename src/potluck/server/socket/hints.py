"""Hints on a table's socket. A worker process thinks while the browser goes on; one hint at a time."""

from __future__ import annotations

import asyncio
import logging

from potluck.bots.advice import in_words
from potluck.kernel.phrases import Phrase
from potluck.server import protocol
from potluck.server.context import ServerContext
from potluck.server.logs import short_id
from potluck.server.protocol import client_messages, server_messages
from potluck.server.socket.connection import TableConnection
from potluck.table.decisions.advice import advice, check_advice
from potluck.table.errors import Refused

log = logging.getLogger(__name__)


class HintRequests:
    """Answers one browser's requests for hints."""

    def __init__(self, connection: TableConnection, context: ServerContext) -> None:
        self.connection = connection
        self.context = context
        self.task: asyncio.Task[None] | None = None

    def ask(self, message: client_messages.HintMessage) -> None:
        """Start to think; the answer is sent when it is ready."""
        if self.task is not None and not self.task.done():
            self._refuse(message, Phrase("refused-hint-under-way"))
        elif not self.context.hint_limit.take(self.connection.who):
            self._refuse(message, Phrase("refused-hint-too-soon"))
        else:
            self.task = asyncio.create_task(self._answer(message))

    async def _answer(self, message: client_messages.HintMessage) -> None:
        table = self.connection.live.table
        try:
            question = check_advice(table, self.connection.who, message.seat)
            position = table.position
            opinions = await advice(self.context.registry.thinker, question)
        except Refused as error:
            self._refuse(message, error.phrase)
            return
        except Exception:
            log.exception("a hint failed", extra={"table": short_id(table.id)})
            self._refuse(message, Phrase("refused-failed"))
            return
        catalogue = table.setup.deck.catalogue
        names = [table.state.name(message.seat, catalogue.moves[one.code]) for one in opinions]
        sentence = protocol.on_wire(in_words(names, [one.chance for one in opinions]))
        moves = [
            server_messages.MoveOpinion(one.code, protocol.on_wire(name), round(one.chance, 3), round(one.share, 3))
            for one, name in zip(opinions, names, strict=True)
        ]
        self.connection.send(server_messages.AdviceMessage(message.ref, message.seat, position, sentence, moves))

    def _refuse(self, message: client_messages.HintMessage, reason: Phrase) -> None:
        position = self.connection.live.table.position
        self.connection.send(server_messages.RefusedMessage(message.ref, protocol.on_wire(reason), position))

    def cancel(self) -> None:
        """Stop waiting for a hint: the browser is gone."""
        if self.task is not None:
            self.task.cancel()
