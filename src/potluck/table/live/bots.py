"""Runs the bots of a table: asks each that owes a decision for its move."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from functools import partial
from typing import Protocol

from potluck.table.decisions.advice import question_for
from potluck.table.ports import Thinker
from potluck.table.value.entries import Played
from potluck.table.value.table import BOT, Table

log = logging.getLogger(__name__)

#: After how many seconds a bot whose move could not be kept is asked again: at first, and at most.
FIRST_RETRY = 0.5
LAST_RETRY = 30.0


class BotTable(Protocol):
    """A table as far as its bots need it."""

    table: Table

    def wake_bots(self) -> None:
        """Look again which bots are due."""

    async def act_after_gestures(self, decide: Callable[[Table], Played | None]) -> int:
        """Make a bot's move."""
        ...


class BotRunner:
    """Lets every bot of a table that owes a decision think, all at once, each about its own."""

    def __init__(self, thinker: Thinker, pause: float) -> None:
        self.thinker = thinker
        self.pause = pause
        self.thinking: dict[int, asyncio.Task[None]] = {}
        self.failures = 0
        self.stopped = False

    def wake(self, live: BotTable) -> None:
        """Ask all bots that are due and not thinking yet."""
        for seat in live.table.bots_due():
            if seat not in self.thinking:
                task = asyncio.create_task(self._take_turn(live, seat))
                self.thinking[seat] = task
                task.add_done_callback(partial(self._done, live, seat))

    def _done(self, live: BotTable, seat: int, task: asyncio.Task[None]) -> None:
        del self.thinking[seat]
        if task.cancelled():
            return
        if task.exception() is not None:
            log.error("a bot could not move", exc_info=task.exception())
            self.failures += 1
            pause = min(FIRST_RETRY * 2 ** (self.failures - 1), LAST_RETRY)
            asyncio.get_running_loop().call_later(pause, self._retry, live)
            return
        self.failures = 0
        live.wake_bots()

    def _retry(self, live: BotTable) -> None:
        if not self.stopped:
            live.wake_bots()

    async def _take_turn(self, live: BotTable, seat: int) -> None:
        position = live.table.position
        question = question_for(live.table, seat)
        if len(question.codes) == 1:
            await asyncio.sleep(self.pause)
            code = question.codes[0]
        else:
            code, _ = await asyncio.gather(self.thinker.choose(question), asyncio.sleep(self.pause))
            if code not in question.codes:
                raise ValueError(f"a {question.level} bot chose what it was not offered")
        await live.act_after_gestures(lambda table: bot_move(table, seat, position, code))

    def stop(self) -> None:
        """Nobody waits for these moves any more."""
        self.stopped = True
        for task in self.thinking.values():
            task.cancel()


def bot_move(table: Table, seat: int, position: int, code: int) -> Played | None:
    """A bot's move, unless the table has moved on while it thought; then it is asked again."""
    if table.status != "playing" or table.seats[seat].kind != "bot" or seat not in table.state.pending():
        return None
    move = table.setup.deck.catalogue.get(code)
    if position < table.fresh[seat] or move is None or table.state.verify(seat, move) is not None:
        return None
    return Played(seat, move.key(), BOT, f"{BOT} {table.position}")
